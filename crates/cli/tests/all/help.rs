//! The help is part of the contract: a change of it is looked at.

use patchwright_testkit::Project;

use crate::tool::Tool;

fn help(words: &[&str]) -> String {
    let project = Project::empty();
    let output = Tool::new(&project, &[words, &["--help"]].concat())
        .env("COLUMNS", "100")
        .run()
        .exits(0);
    assert_eq!(output.stderr, "");
    output.stdout
}

#[test]
fn of_the_tool() {
    insta::assert_snapshot!(help(&[]), @r"
    Repairs security vulnerabilities and proves its repairs

    Usage: patchwright [OPTIONS] <COMMAND>

    Commands:
      reproduce  Build the project and run its PoCs: does it crash, how often, with what
      repair     Find a patch, prove it, and write it out with its evidence
      check      Prove a bundle's patch again, on another machine: no model, no network
      verify     Judge patches: does each repair the bug, and nothing else
      report     Read a sanitizer's, fuzzer's or runtime's report and explain it
      tool       Ask the code or the running program, exactly as an agent would
      init       Look at a tree and write a manifest (patchwright.toml) for it
      doctor     Try everything this machine must be able to do
      cache      Show the cached bases, or remove them
      runs       List the runs that are kept, newest first
      show       Tell the story of one run: turns, tools, candidates, verdicts, cost
      replay     Repeat a finished run with its recorded answers: no key, no network
      config     Print the settings in force and where each comes from: models, strategy, budgets
      help       Print this message or the help of the given subcommand(s)

    Options:
      -h, --help
              Print help (see a summary with '-h')

      -V, --version
              Print version

    Everywhere:
          --format <FORMAT>
              How the answer is printed on stdout

              Possible values:
              - human
              - json:  Exactly one JSON document
              
              [default: human]

      -q, --quiet
              No progress on stderr

      -v, --verbose
              Every event on stderr

          --cache-dir <DIR>
              Where bases are kept [default: $XDG_CACHE_HOME/patchwright]
              
              [env: PATCHWRIGHT_CACHE=]

          --cache-mib <MIB>
              Most that bases may take together; the least recently used go first [default: 20480]
              
              [env: PATCHWRIGHT_CACHE_MIB=]

          --runs-dir <DIR>
              Where runs are kept [default: $XDG_STATE_HOME/patchwright/runs]
              
              [env: PATCHWRIGHT_RUNS=]

    Examples:
      patchwright init --poc './tool {input}' --input crash.bin   write a manifest and try it
      patchwright repair                                          repair the case of the current folder
      patchwright check patchwright-out/bundle                    prove a patch again

    `patchwright COMMAND --help` has examples for each.
    ");
}

#[test]
fn of_reproduce() {
    insta::assert_snapshot!(help(&["reproduce"]), @r#"
    Build the project and run its PoCs: does it crash, how often, with what

    Usage: patchwright reproduce [OPTIONS] [CASE]

    Options:
      -h, --help
              Print help (see a summary with '-h')

      -V, --version
              Print version

    Case:
          --source <DIR>
              Root of the tree that is copied and patched [default: the current folder]

          --setup <COMMAND>
              Runs once before the first build (configure, cmake -B, meson setup)

          --build <COMMAND>
              Builds the project; must be incremental

          --poc <COMMAND>
              Makes the program crash; may hold {input}, {source}, {scratch}; repeatable

          --input <FILE>
              The file that {input} stands for in the --poc before it

          --stdin <FILE>
              Standard input of the --poc before it

          --file <FILE>
              A further file, laid beside the input of the --poc before it; repeatable

          --cwd <DIR>
              Where the --poc before it runs: {source}, {source}/sub or {scratch}

          --env <NAME=VALUE>
              An environment variable for all commands; repeatable

          --test <COMMAND>
              Runs the project's tests

          --test-build <COMMAND>
              Compiles the project's tests

          --test-format <FORMAT>
              How the tests report: auto, automake, tap, ctest, meson, gtest, junit, exit-status

          --allow <GLOB>
              Files that a patch may touch, below the source; repeatable

          --deny <GLOB>
              Files that a patch may not touch, on top of tests and build files; repeatable

          --seeds <DIR>
              A folder of inputs, such as a fuzzer's corpus: each runs before and after a patch, and
              neighbours are made of them; repeatable

          --read <PATH>
              A file or folder outside the manifest's folder that the manifest may name; no bundle
              carries it; repeatable

          --allow-read <PATH>
              A host path that the manifest may show in the sandbox (sandbox.read); repeatable

          --runs <N>
              How often each PoC is run

          --jobs <N>
              What {jobs} stands for; 0 is the number of cores

      [CASE]
              A folder with patchwright.toml, or the manifest itself [default: the current folder]

    Work:
          --fresh
              Build the base anew even if the cache has it

          --dry-run
              Print the commands, mounts and limits, and run nothing

          --sandbox <SANDBOX>
              Walls around the project's code; `none` only if you trust every byte of it
              
              [default: bubblewrap]
              [possible values: bubblewrap, none]

          --allow-io-uring
              Let the project's code use io_uring, which the sandbox denies

    Everywhere:
          --format <FORMAT>
              How the answer is printed on stdout

              Possible values:
              - human
              - json:  Exactly one JSON document
              
              [default: human]

      -q, --quiet
              No progress on stderr

      -v, --verbose
              Every event on stderr

          --cache-dir <DIR>
              Where bases are kept [default: $XDG_CACHE_HOME/patchwright]
              
              [env: PATCHWRIGHT_CACHE=]

          --cache-mib <MIB>
              Most that bases may take together; the least recently used go first [default: 20480]
              
              [env: PATCHWRIGHT_CACHE_MIB=]

          --runs-dir <DIR>
              Where runs are kept [default: $XDG_STATE_HOME/patchwright/runs]
              
              [env: PATCHWRIGHT_RUNS=]

    Examples:
      patchwright reproduce                   the case of the patchwright.toml in the current folder
      patchwright reproduce examples/tilecat
      patchwright reproduce --build 'make CC=clang CFLAGS="-g -O1 -fsanitize=address"' \
          --poc './tool {input}' --input crash.bin --test 'make check'
    "#);
}

#[test]
fn of_report() {
    insta::assert_snapshot!(help(&["report"]), @r"
    Read a sanitizer's, fuzzer's or runtime's report and explain it

    Usage: patchwright report [OPTIONS] <FILE>

    Arguments:
      <FILE>
              The report's file; `-` is standard input

    Options:
          --source <DIR>
              Root of the project's source, as the report names it

      -h, --help
              Print help (see a summary with '-h')

      -V, --version
              Print version

    Everywhere:
          --format <FORMAT>
              How the answer is printed on stdout

              Possible values:
              - human
              - json:  Exactly one JSON document
              
              [default: human]

      -q, --quiet
              No progress on stderr

      -v, --verbose
              Every event on stderr

          --cache-dir <DIR>
              Where bases are kept [default: $XDG_CACHE_HOME/patchwright]
              
              [env: PATCHWRIGHT_CACHE=]

          --cache-mib <MIB>
              Most that bases may take together; the least recently used go first [default: 20480]
              
              [env: PATCHWRIGHT_CACHE_MIB=]

          --runs-dir <DIR>
              Where runs are kept [default: $XDG_STATE_HOME/patchwright/runs]
              
              [env: PATCHWRIGHT_RUNS=]

    Examples:
      patchwright report asan.log
      ./tool crash.bin 2>&1 | patchwright report -
    ");
}

#[test]
fn of_init() {
    insta::assert_snapshot!(help(&["init"]), @r"
    Look at a tree and write a manifest (patchwright.toml) for it

    Usage: patchwright init [OPTIONS] [CASE]

    Options:
      -h, --help
              Print help (see a summary with '-h')

      -V, --version
              Print version

    Case:
          --source <DIR>
              Root of the tree that is copied and patched [default: the current folder]

          --setup <COMMAND>
              Runs once before the first build (configure, cmake -B, meson setup)

          --build <COMMAND>
              Builds the project; must be incremental

          --poc <COMMAND>
              Makes the program crash; may hold {input}, {source}, {scratch}; repeatable

          --input <FILE>
              The file that {input} stands for in the --poc before it

          --stdin <FILE>
              Standard input of the --poc before it

          --file <FILE>
              A further file, laid beside the input of the --poc before it; repeatable

          --cwd <DIR>
              Where the --poc before it runs: {source}, {source}/sub or {scratch}

          --env <NAME=VALUE>
              An environment variable for all commands; repeatable

          --test <COMMAND>
              Runs the project's tests

          --test-build <COMMAND>
              Compiles the project's tests

          --test-format <FORMAT>
              How the tests report: auto, automake, tap, ctest, meson, gtest, junit, exit-status

          --allow <GLOB>
              Files that a patch may touch, below the source; repeatable

          --deny <GLOB>
              Files that a patch may not touch, on top of tests and build files; repeatable

          --seeds <DIR>
              A folder of inputs, such as a fuzzer's corpus: each runs before and after a patch, and
              neighbours are made of them; repeatable

          --read <PATH>
              A file or folder outside the manifest's folder that the manifest may name; no bundle
              carries it; repeatable

          --allow-read <PATH>
              A host path that the manifest may show in the sandbox (sandbox.read); repeatable

          --runs <N>
              How often each PoC is run

          --jobs <N>
              What {jobs} stands for; 0 is the number of cores

          --force
              Replace a manifest that is there

      [CASE]
              A folder with patchwright.toml, or the manifest itself [default: the current folder]

    Work:
          --fresh
              Build the base anew even if the cache has it

          --dry-run
              Print the commands, mounts and limits, and run nothing

          --sandbox <SANDBOX>
              Walls around the project's code; `none` only if you trust every byte of it
              
              [default: bubblewrap]
              [possible values: bubblewrap, none]

          --allow-io-uring
              Let the project's code use io_uring, which the sandbox denies

    Everywhere:
          --format <FORMAT>
              How the answer is printed on stdout

              Possible values:
              - human
              - json:  Exactly one JSON document
              
              [default: human]

      -q, --quiet
              No progress on stderr

      -v, --verbose
              Every event on stderr

          --cache-dir <DIR>
              Where bases are kept [default: $XDG_CACHE_HOME/patchwright]
              
              [env: PATCHWRIGHT_CACHE=]

          --cache-mib <MIB>
              Most that bases may take together; the least recently used go first [default: 20480]
              
              [env: PATCHWRIGHT_CACHE_MIB=]

          --runs-dir <DIR>
              Where runs are kept [default: $XDG_STATE_HOME/patchwright/runs]
              
              [env: PATCHWRIGHT_RUNS=]

    It recognises CMake, Meson, autotools, plain Makefiles and OSS-Fuzz projects, and asks nothing: what
    it could not tell is
    marked in the manifest. Without --poc the manifest still lacks its [[poc]].

    Examples:
      patchwright init --poc './tool {input}' --input crash.bin
      patchwright init ~/src/tool --poc 'build/tool < {input}' --input crash.bin
    ");
}

#[test]
fn of_doctor() {
    insta::assert_snapshot!(help(&["doctor"]), @r"
    Try everything this machine must be able to do

    Usage: patchwright doctor [OPTIONS]

    Options:
      -h, --help
              Print help (see a summary with '-h')

      -V, --version
              Print version

    Everywhere:
          --format <FORMAT>
              How the answer is printed on stdout

              Possible values:
              - human
              - json:  Exactly one JSON document
              
              [default: human]

      -q, --quiet
              No progress on stderr

      -v, --verbose
              Every event on stderr

          --cache-dir <DIR>
              Where bases are kept [default: $XDG_CACHE_HOME/patchwright]
              
              [env: PATCHWRIGHT_CACHE=]

          --cache-mib <MIB>
              Most that bases may take together; the least recently used go first [default: 20480]
              
              [env: PATCHWRIGHT_CACHE_MIB=]

          --runs-dir <DIR>
              Where runs are kept [default: $XDG_STATE_HOME/patchwright/runs]
              
              [env: PATCHWRIGHT_RUNS=]

    Example:
      patchwright doctor --format json
    ");
}

#[test]
fn of_cache() {
    insta::assert_snapshot!(help(&["cache"]), @r"
    Show the cached bases, or remove them

    Usage: patchwright cache [OPTIONS]

    Options:
          --clear
              Remove every base that nobody uses

      -h, --help
              Print help (see a summary with '-h')

      -V, --version
              Print version

    Everywhere:
          --format <FORMAT>
              How the answer is printed on stdout

              Possible values:
              - human
              - json:  Exactly one JSON document
              
              [default: human]

      -q, --quiet
              No progress on stderr

      -v, --verbose
              Every event on stderr

          --cache-dir <DIR>
              Where bases are kept [default: $XDG_CACHE_HOME/patchwright]
              
              [env: PATCHWRIGHT_CACHE=]

          --cache-mib <MIB>
              Most that bases may take together; the least recently used go first [default: 20480]
              
              [env: PATCHWRIGHT_CACHE_MIB=]

          --runs-dir <DIR>
              Where runs are kept [default: $XDG_STATE_HOME/patchwright/runs]
              
              [env: PATCHWRIGHT_RUNS=]

    Examples:
      patchwright cache
      patchwright cache --clear
    ");
}

#[test]
fn version() {
    let project = Project::empty();
    let output = Tool::new(&project, &["--version"]).run().exits(0);
    assert_eq!(
        output.stdout,
        format!("patchwright {}\n", env!("CARGO_PKG_VERSION"))
    );
}
