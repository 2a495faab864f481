# Two commands do everything on a fresh Debian machine with Rust: `make demo` and `make test`.

CARGO ?= cargo
QUICK = target/quick/patchwright
PATCHWRIGHT = target/release/patchwright
PREFIX ?= /usr/local

.PHONY: all setup setup-tests build release dist install demo test nightly check fmt deny fuzz bench bench-repair bench-eyes bench-turns bench-runs judge-all judge-sets judge-cves bench-cells test-slurm test-java clean

all: build

setup:
	@sh scripts/setup.sh

setup-tests:
	@sh scripts/setup.sh tests
	@sh scripts/mcp-client.sh
	@sh scripts/template-schemas.sh

build:
	@[ -e $(QUICK) ] || echo "Building Patchwright: about five minutes on two cores the first time, seconds after that"
	$(CARGO) build --profile quick -p patchwright-cli $(FEATURES)

release:
	$(CARGO) build --release -p patchwright-cli

# What is shipped: optimised across crates and stripped, which takes minutes more.
dist:
	@echo "Building Patchwright for installation, optimised across crates: about ten minutes on two cores"
	$(CARGO) build --profile dist -p patchwright-cli

install: dist
	install -D -m 755 target/dist/patchwright $(DESTDIR)$(PREFIX)/bin/patchwright

# The MCP server is left out: the demo does not need it, and its SDK takes a minute to build.
demo: FEATURES = --no-default-features
demo: setup build
	@echo "Repairing examples/tilecat, without a model: about a minute"
	$(QUICK) repair examples/tilecat

test: setup-tests check

# What a nightly job runs: also every bad patch, and every example and case against the tables that are kept.
nightly: test judge-all bench-repair

# What CI runs: format, lints, all tests (the house rules are one of them). Properties are tried with the same inputs every
# time, so that a change is refused for what it does and never by chance; `make fuzz` looks for new inputs.
check: export PROPTEST_RNG_SEED = 20261116
# Tests wait for builds, debuggers and servers half of their time: two for each core.
check: export RUST_TEST_THREADS ?= $(shell expr 2 '*' $$(nproc))
# What is built once is not built again in part.
check: export CARGO_INCREMENTAL ?= $(if $(CI),0,1)
# Clippy's driver compiles what it lints, as `cargo clippy` asks it to. Lints in a pass of their own would compile everything twice.
check: export RUSTC_WORKSPACE_WRAPPER = $(shell rustup which clippy-driver 2>/dev/null || command -v clippy-driver)
check: export CLIPPY_ARGS = -Dwarnings__CLIPPY_HACKERY__
check:
	$(CARGO) fmt --all --check
	@sh scripts/lints-fire.sh "$$RUSTC_WORKSPACE_WRAPPER"
	$(CARGO) test --workspace --no-run
	$(CARGO) test --workspace --no-fail-fast

# The tests of Java projects need a JDK and Maven, which `make test` neither wants nor installs.
test-java: setup
	@sh scripts/setup-java.sh
	$(CARGO) test -p patchwright-cli --test java -- --ignored

fmt:
	$(CARGO) fmt --all

# Not part of `check`: asks the advisory database, and cargo-deny takes minutes to install. What needs no network is checked
# by crates/testkit/tests/dependencies.rs.
deny:
	@command -v cargo-deny >/dev/null || { echo "cargo-deny is not installed: cargo install --locked cargo-deny"; exit 1; }
	$(CARGO) deny check

# Not part of `check`: every bad patch of every example, a quarter of an hour.
judge-all: setup
	PATCHWRIGHT_JUDGE_ALL=1 $(CARGO) test -p patchwright-judge --test all

# Not part of `check`: honest, wrong and over-fitted patches of people who had not seen the judge, an hour.
judge-sets: setup build
	python3 scripts/bench/judge_sets.py $(QUICK) target/judge-sets.tsv

# Not part of `check`: the true fixes of real vulnerabilities, whose sources are fetched from Debian; an hour. Those
# that cannot be made are said, and the others are judged before it fails.
judge-cves: setup build
	@python3 scripts/bench/cves.py target/cves; made=$$?; \
	python3 scripts/bench/judge_sets.py $(QUICK) target/judge-cves.tsv --cves target/cves --lanes 1 && exit $$made

# Not part of `check`: 5 million inputs for the parsers of foreign text, and every property with inputs nobody has seen.
fuzz:
	PROPTEST_CASES=20000 $(CARGO) test --release --workspace --lib --test hostile --test properties
	$(CARGO) run --release -p patchwright-crash --example fuzz -- 5000000

# Not part of `check`: builds a Debian source package and measures our overhead on it.
bench: setup release
	sh scripts/bench.sh $(PATCHWRIGHT)
	sh scripts/bench-repair.sh $(PATCHWRIGHT)

# Part of `bench`: every example and every case without a model, as benchmarks, compared with the tables that are kept in
# scripts/bench (KEEP=1 writes these anew).
bench-repair: setup release
	sh scripts/bench-repair.sh $(PATCHWRIGHT)

# Not part of `check`: what a cell of a benchmark costs beyond its repair, with up to a thousand of them.
bench-cells: setup release
	sh scripts/bench-cells.sh $(PATCHWRIGHT) $(CELLS)

# Not part of `check`: a benchmark on a real Slurm with two simulated nodes, one of which dies. Needs root.
test-slurm: setup build
	sh scripts/test-slurm.sh $(QUICK) $(CELLS)

# Not part of `check`: definitions by clangd and stops of the debugger on a Debian source package.
bench-eyes: setup release
	$(CARGO) build --release -p patchwright-repair --example eyes
	sh scripts/bench.sh $(PATCHWRIGHT) target/release/examples/eyes

# Not part of `check`: own CPU per turn and memory of each architecture, with a scripted model.
bench-turns: setup
	$(CARGO) build --release -p patchwright-agent --example turns -p patchwright-repair --example architectures
	target/release/examples/turns
	for one in workflow single-agent multi-agent code-agent patchagent; do \
		target/release/examples/architectures examples/tilecat target/bench-turns $$one || exit; \
	done

# Not part of `check`: runs a second of one program on many inputs, started each time and as copies of one process.
# RUNS is the program, an input and, if that is its standard input, the word stdin.
bench-runs: setup
	$(CARGO) build --release -p patchwright-sandbox --example runs
	@[ -n "$(RUNS)" ] || { echo "usage: make bench-runs RUNS='PROGRAM INPUT [stdin]', with a program built with a sanitizer"; exit 2; }
	target/release/examples/runs $(RUNS)

clean:
	$(CARGO) clean
