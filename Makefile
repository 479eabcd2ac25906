# Everything a developer does with La Boîte à Foot. Needs Python >= 3.11 and make;
# each target installs what it needs into .venv first.

# A name on PATH is not enough: version managers leave shims that only print an error.
PYTHON ?= $(shell for candidate in python3.13 python3.12 python3.11 python3 python; do \
	if $$candidate -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))' \
	>/dev/null 2>&1; then echo $$candidate; break; fi; done)

VENV_PYTHON := .venv/bin/python
# The stamps carry a checksum: changed requirements are installed, unchanged ones cost nothing.
RUN_STAMP := .venv/run-$(firstword $(shell cksum requirements.txt)).stamp
DEV_STAMP := .venv/dev-$(firstword $(shell cksum requirements-dev.txt)).stamp
PIP_INSTALL := $(VENV_PYTHON) -m pip install --quiet --disable-pip-version-check --require-hashes

WORKERS ?= 2
PYTEST := $(VENV_PYTHON) -m pytest -n $(WORKERS) --dist loadgroup -rs

# make shots
SHOTS ?= shots
ONLY ?=
SIZE ?= 1920x1080
LANG_ ?= fr
TEXT ?= normal
GREY ?=

# make simulate
GAME ?= buteur
PLAYERS ?= 2
GAMES ?= 200
SEED ?= 1
LEVEL ?=
OPTION ?=
JSON ?=

.PHONY: help setup run test check test-long test-long-ci shots bench assets simulate package \
	lock clean

help:
	@echo "make run        play"
	@echo "make setup      install everything for development into .venv"
	@echo "make test       ruff, mypy, import rules and the quick tests (minutes)"
	@echo "make test-long  the large samples and the packaged program (long)"
	@echo "make shots      a picture of every screen: SIZE=1920x1080 LANG_=fr TEXT=normal GREY=1 ONLY=big4"
	@echo "make bench      speed and memory figures, of the packaged program too"
	@echo "make assets     rebuild atlases, texts and sounds from their sources"
	@echo "make simulate   robots play: GAME=buteur PLAYERS=2 GAMES=200 SEED=1 LEVEL=2 JSON=1"
	@echo "make package    what players download, in dist/: the folder, tar.gz and deb (or zip, dmg)"
	@echo "make lock       pin the dependencies of pyproject.toml again, with hashes"

setup: $(DEV_STAMP)

run: $(RUN_STAMP)
	$(VENV_PYTHON) main.py

test: check
	$(PYTEST)

check: $(DEV_STAMP)
	$(VENV_PYTHON) -m ruff check .
	$(VENV_PYTHON) -m mypy --strict game scenes
	.venv/bin/lint-imports

test-long: $(DEV_STAMP)
	BOITE_SAMPLE=full $(PYTEST) -m long

test-long-ci: $(DEV_STAMP)
	BOITE_SAMPLE=ci $(PYTEST) -m "long and ci_part"

shots: $(RUN_STAMP)
	$(VENV_PYTHON) main.py --shots $(SHOTS) --size $(SIZE) --lang $(LANG_) --text $(TEXT) \
		$(if $(GREY),--grey) $(if $(ONLY),--game $(ONLY))

bench: package
	$(VENV_PYTHON) -m tests.bench

assets: $(DEV_STAMP)
	$(VENV_PYTHON) -m assets.build

simulate: $(RUN_STAMP)
	@$(VENV_PYTHON) -m game.simulate $(GAME) --players $(PLAYERS) --games $(GAMES) --seed $(SEED) \
		$(if $(LEVEL),--level $(LEVEL)) $(addprefix --option ,$(OPTION)) $(if $(JSON),--json)

package: $(DEV_STAMP)
	$(VENV_PYTHON) -m assets.package

$(RUN_STAMP): requirements.txt
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer (with venv) is needed." >&2; exit 1; }
	@$(VENV_PYTHON) -c '' 2>/dev/null || $(PYTHON) -m venv --clear .venv
	$(PIP_INSTALL) -r requirements.txt
	@rm -f .venv/run-*.stamp && touch $@

$(DEV_STAMP): requirements-dev.txt $(RUN_STAMP)
	$(PIP_INSTALL) -r requirements-dev.txt
	@rm -f .venv/dev-*.stamp && touch $@

# uv pins for every system and Python version at once; it is only needed here.
UV := .venv/lock/bin/uv
COMPILE := $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--strip-extras --no-emit-index-url --custom-compile-command "make lock" pyproject.toml

lock: $(RUN_STAMP)
	test -x $(UV) || { $(PYTHON) -m venv .venv/lock && .venv/lock/bin/pip install --quiet uv; }
	$(COMPILE) --output-file requirements.txt
	$(COMPILE) --extra dev --constraint requirements.txt --no-annotate \
		--output-file requirements-dev.txt

clean:
	rm -rf build dist shots .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis
