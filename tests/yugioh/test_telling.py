"""The log in words: which sentence a fact is told by, and with which values."""

import pytest

from ludex.i18n.text import placeholders
from ludex.kernel import Chose, Entry, Event
from ludex.yugioh import events as e
from ludex.yugioh.board import Board, Card, Lingering, Link, Place, Waiting
from ludex.yugioh.decisions import DoNotPay, Proceed
from ludex.yugioh.telling import PHASES, SENTENCES, Named, Said, said
from ludex.yugioh.vocabulary import CardData
