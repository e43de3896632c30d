# Everything one does with a checkout. Needs Python 3.11 or newer, git and make.

PYTHON ?= python3
PORT ?= 8000
GAMES ?= 10000
SEED ?= 1
# What `make lock` pins with is pinned here.
UV := 0.13.9
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
MUTATING := build/mutate-venv

PIN = $(BIN)/uv pip compile --universal --python-version 3.11 --upgrade --generate-hashes \
  --no-annotate --no-emit-index-url --custom-compile-command 'make lock' --quiet

export PIP_DISABLE_PIP_VERSION_CHECK := 1
# What one process has compiled, the next need not.
unexport PYTHONDONTWRITEBYTECODE

# In CI nothing may be skipped.
ifeq ($(CI),true)
export LUDEX_REQUIRE_BROWSER := 1
endif

.DEFAULT_GOAL := help
.PHONY: help install check build site picture serve lint types schema kernel test coverage soak fuzz mutate bench format lock clean

help: ## List the tasks
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' Makefile

install: $(READY) ## Make the environment in .venv

# The lock names everything; of an extra that one of them asks for, pip would look for the newest.
$(READY): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Ludex needs Python 3.11 or newer; this is %d.%d. Name another one: make install PYTHON=python3.12" % sys.version_info[:2])'
	@echo "Making the environment in $(VENV); this takes about half a minute."
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install -qq --require-hashes --no-deps -r requirements.lock
	@$(BIN)/python -m pip install -qq --no-deps --no-build-isolation --editable .
	@touch $@

check: $(READY) ## Play every example of rules/
	$(BIN)/ludex check

build: $(READY)
	$(BIN)/ludex site build

site: check build ## Check the rules and build the site into site/
	@echo
	@echo "The site is in site/. To look at it: make serve, then open http://127.0.0.1:$(PORT)/"

picture: build ## Draw the README's picture anew, with the site's own board
	LUDEX_CHROMIUM=$$(.ci/chromium) $(BIN)/python -m tests.picture

serve: $(READY) ## Show site/ while the rules are edited, at http://127.0.0.1:8000/ (another port: PORT=9000)
	$(BIN)/ludex serve --port $(PORT)

lint: $(READY)
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: $(READY)
	$(BIN)/mypy

schema: $(READY)
	$(BIN)/ludex schema --check

# The kernel's own tests must take every branch of it.
kernel: $(READY)
	COVERAGE_FILE=.coverage-kernel $(BIN)/pytest -q --cov --cov-report= tests/kernel
	$(BIN)/coverage report --data-file=.coverage-kernel --include='src/ludex/kernel/*' --fail-under=100

# pytest builds the site as well, so that one process does that while the others test. It comes last,
# so that its count is the last line; the kernel's tests have been run by then.
test: $(READY) ## Run every test; what CI runs
	@$(MAKE) --no-print-directory --jobs=2 --output-sync lint types schema kernel
	LUDEX_BUILD_SITE=1 LUDEX_CHROMIUM=$$(.ci/chromium) $(BIN)/pytest -n auto --ignore=tests/kernel --durations=10

# What is measured is slower by half, and nothing depends on it but the kernel's branches, above.
coverage: $(READY) ## Measure which lines the tests reach
	LUDEX_CHROMIUM=$$(.ci/chromium) $(BIN)/pytest -n auto --cov --cov-report=term

soak: $(READY) ## Play 10,000 random games (GAMES=, SEED= and RULESET= say others)
	$(BIN)/ludex soak --games $(GAMES) --seed $(SEED) $(if $(RULESET),--ruleset $(RULESET))

fuzz: MUTANTS ?= 20000
fuzz: $(READY) ## Read 20,000 mutants of everything that is read (MUTANTS= and SEED= say others)
	$(BIN)/python -m tests.fuzz $(SEED) $(MUTANTS)

# Every mutant is made in a copy of the checkout. What makes them is installed apart from the rest.
mutate: MUTANTS ?= 100
mutate: $(READY) $(MUTATING)/.ready ## Judge 100 mutants of the engine by the examples (MUTANTS=, SEED=)
	$(MUTATING)/bin/python -m tests.mutate --mutants $(MUTANTS) --seed $(SEED) $(if $(JOBS),--jobs $(JOBS))

$(MUTATING)/.ready: .ci/mutate.lock
	@$(PYTHON) -m venv $(MUTATING)
	@$(MUTATING)/bin/python -m pip install -qq --require-hashes --no-deps -r .ci/mutate.lock
	@touch $@

bench: $(READY) ## Measure loading, playing, checking, proving and the site (PART=keeping: a part)
	$(BIN)/python -m tests.bench $(PART)

format: $(READY) ## Format the code and mend what the linter can
	$(BIN)/ruff format
	$(BIN)/ruff check --fix

lock: $(READY) ## Pin the newest versions of the dependencies in requirements.lock and .ci/mutate.lock
	$(BIN)/python -m pip install -qq uv==$(UV)
	$(PIN) pyproject.toml --group dev --output-file requirements.lock
	$(PIN) --group pyproject.toml:mutate --output-file .ci/mutate.lock

clean: ## Remove what was built and every cache, but not .venv
	rm -rf build dist site .coverage .coverage.* .coverage-kernel
	rm -rf .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
