# One Makefile: what CI runs is what you run. `make help` lists the targets.
.DEFAULT_GOAL := help
SHELL := bash
PYTHON ?= python3
BIN := .venv/bin
JOBS ?= 2
SUDO := $(if $(filter 0,$(shell id -u)),,sudo)

NPM := npm --prefix frontend --silent
APP_SOURCES := $(shell find frontend/src frontend/public shared/i18n shared/data frontend/index.html frontend/vite.config.ts -type f 2>/dev/null)

.PHONY: help run test check lint types unit app browser rules soak bench shots schema lock clean chromium

help: ## show this list
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-10s %s\n", $$1, $$2}'

.venv/.ready: requirements.lock pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check -r requirements.lock
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

# Not `npm ci`: it insists on entries for platforms that some mirrors do not carry. The lock file pins all the same.
frontend/node_modules/.ready: frontend/package.json frontend/package-lock.json
	$(NPM) install --no-save
	@touch $@

frontend/dist/index.html: frontend/node_modules/.ready $(APP_SOURCES)
	$(NPM) run build -- --logLevel warn
	@touch $@

chromium: # for the browser tests
	@command -v chromium >/dev/null || { $(SUDO) apt-get update -qq && $(SUDO) apt-get install -y -qq chromium >/dev/null; }

run: .venv/.ready frontend/dist/index.html ## play: installs what is missing, builds, starts, prints the address
	$(BIN)/borgo serve

test: check rules app unit browser ## everything CI runs, on an empty machine too

check: lint types ## static checks of both languages

lint: .venv/.ready frontend/node_modules/.ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(NPM) run lint

types: .venv/.ready frontend/node_modules/.ready
	$(BIN)/mypy
	$(NPM) run types

unit: .venv/.ready ## the Python tests without a browser
	$(BIN)/pytest -n $(JOBS) --ignore tests/e2e

app: frontend/dist/index.html ## the web app: unit tests and the size of the first load
	$(NPM) test
	$(NPM) run size

browser: .venv/.ready frontend/dist/index.html chromium ## the tests in a real browser
	$(BIN)/pytest -n $(JOBS) tests/e2e

shots: .venv/.ready frontend/dist/index.html chromium ## pictures of every page, in shots/
	$(BIN)/python -m tests.e2e.shots

schema: .venv/.ready ## the TypeScript and JSON Schema of the wire, from the Python structs
	$(BIN)/python -m borgo.protocol.generate
	$(BIN)/python -m borgo.transport.generate

rules: .venv/.ready ## every rule id: the tests that name it, the code that refuses with it
	$(BIN)/python tests/rules_report.py

soak: .venv/.ready ## ten thousand random games of each kind through the contract suite
	BORGO_SOAK=10000 $(BIN)/pytest -n $(JOBS) tests/contract tests/games

bench: .venv/.ready frontend/dist/index.html chromium ## speed and bytes, as ratios to a peer in the same run
	$(BIN)/python -m tests.bench

lock: .venv/.ready ## pin the newest allowed versions again
	$(BIN)/pip-compile --quiet --upgrade --extra dev --allow-unsafe --strip-extras --no-emit-index-url \
		--no-emit-find-links --no-emit-trusted-host -o requirements.lock pyproject.toml

clean: ## remove what was installed and built
	rm -rf .venv build frontend/dist frontend/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis
