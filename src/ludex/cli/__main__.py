"""`python -m ludex.cli`."""

import sys

from ludex.cli.main import main

sys.exit(main())
