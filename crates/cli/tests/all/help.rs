//! The help is part of the contract: changes to it are reviewed.

use patchwright_testkit::Project;

use crate::tool::Tool;

pub fn help(words: &[&str]) -> String {
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
      triage     Run a folder of crashing files, group them into bugs, and write a case for each
      bench      Repair many cases in many ways, and compare the ways
      check      Prove a bundle's patch again, on another machine: no model, no network
      verify     Judge patches: does each repair the bug, and nothing else
      report     Read a sanitizer's, fuzzer's or runtime's report and explain it
      tool       Ask the code or the running program, exactly as an agent would
      localize   Rank the lines of the source by how suspicious they are
      mcp        Give a coding agent the tools and the judge, over MCP on stdin and stdout
      init       Look at a tree and write a manifest (patchwright.toml) for it
      import     Write cases from the formats of data sets and fuzzers
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

#[test]
fn of_mcp() {
    let help = help(&["mcp"]);
    let (own, everywhere) = help.split_once("\nEverywhere:").unwrap();
    let (_, examples) = everywhere.split_once("\nExamples:").unwrap();
    insta::assert_snapshot!(format!("{own}\nExamples:{examples}"), @r"
    Give a coding agent the tools and the judge, over MCP on stdin and stdout

    Usage: patchwright mcp [OPTIONS] [CASE]

    Arguments:
      [CASE]
              The case that calls are about if they name no other: a folder with patchwright.toml, or
              the manifest itself

    Options:
          --allow <DIR>
              A folder below which calls may name further cases; repeatable

          --out <DIR>
              Where a submitted patch and its bundle are written; those of further cases in a folder
              named after each
              
              [default: patchwright-out]

          --strict
              Refuse a patch that takes something away which no benign run exercises

          --no-poc
              Put only the hashes of the PoCs into the bundle: for bugs under embargo

          --sandbox <SANDBOX>
              The sandbox around the project's code; `none` only if you trust every byte of it
              
              [default: bubblewrap]
              [possible values: bubblewrap, none]

          --allow-io-uring
              Let the project's code use io_uring, which the sandbox denies

      -h, --help
              Print help (see a summary with '-h')

      -V, --version
              Print version

    Examples:
      claude mcp add patchwright -- patchwright mcp ~/src/tool    for Claude Code
      patchwright mcp --allow ~/cases                             calls name their case below ~/cases
    ");
}
