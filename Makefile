# One Makefile: what CI runs is what you run. `make help` lists the targets.
.DEFAULT_GOAL := help
SHELL := bash
PYTHON ?= python3
BIN := .venv/bin
JOBS ?= 2

.PHONY: help run test check lint types unit rules soak bench lock clean

help: ## show this list
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-10s %s\n", $$1, $$2}'

.venv/.ready: requirements.lock pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check -r requirements.lock
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

run: .venv/.ready ## play: installs what is missing and starts
	$(BIN)/borgo simulate oddville --games 200

test: check rules unit ## everything CI runs, on an empty machine too

check: lint types ## static checks

lint: .venv/.ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: .venv/.ready
	$(BIN)/mypy

unit: .venv/.ready ## the Python tests
	$(BIN)/pytest -n $(JOBS)

rules: .venv/.ready ## every rule id: the tests that name it, the code that refuses with it
	$(BIN)/python tests/rules_report.py

soak: .venv/.ready ## ten thousand random games of each kind through the contract suite
	BORGO_SOAK=10000 $(BIN)/pytest -n $(JOBS) tests/contract

bench: .venv/.ready ## speed and bytes, as ratios to a peer in the same run
	$(BIN)/python -m tests.bench

lock: .venv/.ready ## pin the newest allowed versions again
	$(BIN)/pip-compile --quiet --upgrade --extra dev --allow-unsafe --strip-extras --no-emit-index-url \
		--no-emit-find-links --no-emit-trusted-host -o requirements.lock pyproject.toml

clean: ## remove what was installed and built
	rm -rf .venv build frontend/dist frontend/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis
