# Two commands do everything: `make play` and `make test`.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet
# Names, versions and hashes for every platform and Python we support; no addresses.
LOCKED := --quiet --universal --python-version 3.11 --upgrade --generate-hashes --no-annotate --no-header
LOCK := $(BIN)/uv pip compile pyproject.toml $(LOCKED)
# The page needs Node 20 or newer to be built: the installed one, else one from a wheel.
export PATH := $(CURDIR)/$(BIN):$(PATH)
HAS_NODE := $(shell node -e 'process.exit(+process.versions.node.split(".")[0] < 20 ? 1 : 0)' 2>/dev/null && echo yes)
NODE := $(if $(HAS_NODE),,.venv/node)
# Tests wait for servers and browsers half of their time: three of them keep two cores busy.
WORKERS := $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 2) * 3 // 2)' 2>/dev/null || echo auto)
PAGE := src/jollyroger/server/page/index.html
PAGE_FROM := web/index.html web/vite.config.ts \
	$(shell find web/src web/public src/jollyroger/words/locales -type f 2>/dev/null)
.DEFAULT_GOAL := help

.PHONY: help play web setup test check soak bench screenshots refresh facts wheel lock audit clean

help: ## list these commands
	@sed -n 's/^\([a-z]*\):.*## /make \1\t/p' $(MAKEFILE_LIST) | expand -t 20

play: .venv/play $(PAGE) ## install what play needs, and play in the browser (ARGS="--lan")
	@$(BIN)/jollyroger $(ARGS)

web: $(PAGE) ## build the page into the package

setup: .venv/dev web/node_modules/dev $(PAGE) ## install everything for development

test: .venv/dev web/node_modules/dev $(PAGE) ## run all tests
	@scripts/services
	cd web && npm test
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal

check: .venv/dev web/node_modules/dev ## style, types, import direction, catalogues, lock files
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	cd web && npm run --silent check
	$(BIN)/python -m pytest -q tests/architecture tests/words

soak: .venv/dev ## the same tests with larger counts (hours)
	JOLLYROGER_SOAK=1 JOLLYROGER_VOYAGES=800 JOLLYROGER_KILLS=50 JOLLYROGER_WORLD_FRAMES=1000000 \
		JOLLYROGER_FLOODS=30 $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal --timeout 14400

bench: .venv/dev $(PAGE) ## measure; nothing here passes or fails
	$(BIN)/python bench/rules.py
	$(BIN)/jollyroger bench
	$(BIN)/python bench/environments.py
	$(BIN)/python bench/store.py
	$(BIN)/python bench/page.py

screenshots: .venv/dev $(PAGE) ## a picture of every screen, into build/screenshots
	@scripts/services
	$(BIN)/python scripts/screenshots.py

refresh: types facts ## write what follows from the rules: types, tables of the docs, missing golden files
	$(BIN)/python -m pytest -q tests/playthroughs --rewrite-golden

facts: .venv/dev ## fill the computed tables of the docs
	$(BIN)/python docs/facts.py

wheel: .venv/play $(PAGE) ## build the package into dist/
	$(BIN)/python -m pip --disable-pip-version-check wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .

lock: .venv/dev ## resolve the lock files anew
	$(LOCK) --extra build --output-file locks/play.txt
	$(LOCK) --extra dev --output-file locks/dev.txt
	$(BIN)/uv pip compile --group audit $(LOCKED) --output-file locks/audit.txt
	$(LOCK) --extra node --no-emit-package jollyroger --output-file locks/node.txt
	cd web && rm -rf node_modules package-lock.json && npm install --package-lock-only
	$(BIN)/python scripts/lockfile web/package-lock.json

audit: .venv/dev $(NODE) ## lock files, what is installed, and known holes in it
	@$(MAKE) --silent .venv/audit/made || echo "pip-audit could not be installed."
	@PATH="$(CURDIR)/.venv/audit/bin:$$PATH" $(BIN)/python scripts/audit

clean: ## remove what was built or installed
	rm -rf web/node_modules src/jollyroger/server/page .venv dist build .cache .pytest_cache .mypy_cache .ruff_cache .hypothesis

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

.venv/node: .venv/made locks/node.txt
	$(PIP) --require-hashes -r locks/node.txt
	@touch $@

# The auditor has a venv of its own, made when somebody asks for an audit and a network is there.
.venv/audit/made: .venv/made locks/audit.txt
	$(PYTHON) -m venv .venv/audit
	.venv/audit/bin/python -m pip --disable-pip-version-check --retries 1 --timeout 20 install --quiet \
		--require-hashes -r locks/audit.txt
	@touch $@

web/node_modules/play: web/package-lock.json $(NODE)
	@test -e web/node_modules/dev || (cd web && npm ci --silent --omit=dev)
	@touch $@

web/node_modules/dev: web/package-lock.json $(NODE)
	cd web && npm ci --silent
	@touch $@

$(PAGE): web/node_modules/play $(PAGE_FROM)
	cd web && npm run --silent build -- --logLevel warn

.PHONY: types
types: .venv/dev ## write the web client's types and tables from the frames and the rules
	$(BIN)/python -m jollyroger.wire.schema > web/src/wire.generated.ts
	$(BIN)/python -m jollyroger.wire.pad_schema > web/src/pad/frames.generated.ts
	$(BIN)/python -m jollyroger.wire.answers > web/src/api.generated.ts
	$(BIN)/python -m jollyroger.wire.decks > web/src/line/decks.generated.ts
	$(BIN)/python -m jollyroger.words.lessons > web/src/learn/lessons.generated.ts
	$(BIN)/python -m jollyroger.pad.tables > web/src/pad/tables.generated.ts
