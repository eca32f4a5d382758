# Two commands do everything: `make play` and `make test`.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet
# Names, versions and hashes for every platform and Python we support; no addresses.
LOCK := $(BIN)/uv pip compile pyproject.toml --quiet --universal --python-version 3.11 --upgrade \
	--generate-hashes --no-annotate --no-header
.DEFAULT_GOAL := help

.PHONY: help play setup test check soak bench facts wheel lock clean

help: ## list these commands
	@sed -n 's/^\([a-z]*\):.*## /make \1\t/p' $(MAKEFILE_LIST) | expand -t 16

play: .venv/play ## install what play needs, and play (ARGS="dice --lang de")
	@$(BIN)/jollyroger play $(ARGS)

setup: .venv/dev ## install everything for development

test: .venv/dev ## run all tests
	@scripts/services
	$(BIN)/python -m pytest -n auto

check: .venv/dev ## style, types, import direction, catalogues, lock files
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python -m pytest -q tests/architecture tests/words

soak: .venv/dev ## the same tests with larger counts (hours)
	JOLLYROGER_VOYAGES=800 JOLLYROGER_KILLS=50 $(BIN)/python -m pytest -n auto

bench: .venv/dev ## measure; nothing here passes or fails
	$(BIN)/python bench/rules.py

facts: .venv/dev ## fill the computed tables of the docs
	$(BIN)/python docs/facts.py

wheel: .venv/dev ## build the package into dist/
	$(BIN)/python -m pip --disable-pip-version-check wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .

lock: .venv/dev ## resolve the lock files anew
	$(LOCK) --extra build --output-file locks/play.txt
	$(LOCK) --extra server --extra dev --output-file locks/dev.txt

clean: ## remove what was built or installed
	rm -rf .venv dist build .pytest_cache .mypy_cache .ruff_cache .hypothesis

# A venv is made once; each mark is renewed when what it installs has changed.
.venv/made:
	$(PYTHON) -m venv .venv
	@touch $@

.venv/play: .venv/made locks/play.txt pyproject.toml
	$(PIP) --require-hashes -r locks/play.txt
	$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

.venv/dev: .venv/made locks/dev.txt pyproject.toml
	$(PIP) --require-hashes -r locks/dev.txt
	$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@ .venv/play

.PHONY: types
types: .venv/dev ## write the web client's types from the frames
	$(BIN)/python -m jollyroger.wire.schema > web/src/wire.generated.ts
