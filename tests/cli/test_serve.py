"""`ludex serve`: what it needs; that it serves is tested with the site."""

import socket
from pathlib import Path

from tests.cli.conftest import Ludex


def test_without_a_site_it_says_how_to_make_one(ludex: Ludex, tmp_path: Path):
    (tmp_path / "rules").mkdir()
    said = ludex("serve", root=tmp_path)
    assert said.code == 2
    assert "ludex site build" in said.err


def test_a_port_that_is_taken_is_told(ludex: Ludex, tmp_path: Path):
    (tmp_path / "rules").mkdir()
    (tmp_path / "site").mkdir()
    (tmp_path / "site/index.html").write_text("x")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        said = ludex("serve", "--port", port, root=tmp_path)
    assert said.code == 2
    assert port in said.err
