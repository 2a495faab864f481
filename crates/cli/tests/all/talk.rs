//! What is printed where: answers on stdout, progress on stderr, and nothing that would trip up a
//! script.

use patchwright_testkit::Project;

use crate::tiny;
use crate::tool::{Output, Tool};

/// Replaces paths and numbers that differ between runs.
fn plain(text: &str, project: &Project) -> String {
    let root = project.root().display().to_string();
    let text = text.replace(&root, "ROOT");
    let mut kept: Vec<&str> = text.lines().collect();
    kept.retain(|line| !line.contains("external_symbolizer_path") || line.contains("ASAN_OPTIONS"));
    // Which compilers are wrapped depends on the machine.
    kept.retain(|line| !line.contains("sees    /usr/"));
    let folders = |line: &str| {
        let work = line
            .split("ROOT/cache/patchwright/work/")
            .collect::<Vec<_>>();
        match work.as_slice() {
            [before, after] => {
                let rest = after.split_once('/').map_or("", |(_, rest)| rest);
                let name = rest.trim_end_matches(|c: char| c.is_ascii_digit() || c == ')');
                format!("{before}WORK/{name}N)")
            }
            _ => line.to_owned(),
        }
    };
    kept.into_iter().map(folders).collect::<Vec<_>>().join("\n")
}

/// Seconds as `0.0 s`.
fn without_times(text: &str) -> String {
    let words = text.split(' ').map(|word| {
        let number = !word.is_empty() && word.contains('.') && word.parse::<f64>().is_ok();
        if number { "0.0" } else { word }
    });
    words.collect::<Vec<_>>().join(" ")
}

fn reproduce(project: &Project, words: &[&str]) -> Output {
    Tool::new(
        project,
        &[&["reproduce", "src", "--runs", "1"], words].concat(),
    )
    .run()
}

#[test]
fn dry_run() {
    let manifest = format!(
        "{}[test]\nbuild-command = \"make tests\"\ncommand = \"make check\"\n[env]\nASAN_OPTIONS = \"verbosity=0\"\n",
        tiny::MANIFEST
    );
    let project = tiny::with_manifest(
        &manifest.replace("seconds = 30", "seconds = 30\n[poc.env]\nMODE = \"fast\""),
    );
    let output = Tool::new(
        &project,
        &[
            "reproduce",
            "src",
            "--dry-run",
            "--setup",
            "./configure",
            "--jobs",
            "3",
        ],
    )
    .run()
    .exits(0);
    insta::assert_snapshot!(plain(&output.stdout, &project), @r"
    setup: ./configure
      in      ROOT/src
      sees    /tmp (private)
      sees    /home/patchwright (private)
      sees    /patchwright/tools (read-only, from WORK/tools-N)
      sees    ROOT/src (private)
      sees    /patchwright/calls (private)
      sees    /patchwright/real/usr (read-only, from /usr)
      env     ASAN_OPTIONS=detect_leaks=0:verbosity=0:color=never:symbolize=1:print_stacktrace=1:external_symbolizer_path=/patchwright/tools/llvm-symbolizer
      env     CMAKE_EXPORT_COMPILE_COMMANDS=ON
      env     HOME=/home/patchwright
      env     LC_ALL=C.UTF-8
      env     LLVM_SYMBOLIZER_OPTS=--debug-file-directory=/var/empty
      env     LOGNAME=patchwright
      env     PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/bin:/patchwright/tools
      env     SOURCE_DATE_EPOCH=1577836800
      env     TMPDIR=/tmp
      env     TZ=UTC
      env     USER=patchwright
      limits  600 s · 4096 MiB memory · 256 processes · 8192 MiB disk
    build: make
      in      ROOT/src
      sees    /tmp (private)
      sees    /home/patchwright (private)
      sees    /patchwright/tools (read-only, from WORK/tools-N)
      sees    ROOT/src (private)
      sees    /patchwright/calls (private)
      sees    /patchwright/real/usr (read-only, from /usr)
      env     ASAN_OPTIONS=detect_leaks=0:verbosity=0:color=never:symbolize=1:print_stacktrace=1:external_symbolizer_path=/patchwright/tools/llvm-symbolizer
      env     CMAKE_EXPORT_COMPILE_COMMANDS=ON
      env     HOME=/home/patchwright
      env     LC_ALL=C.UTF-8
      env     LLVM_SYMBOLIZER_OPTS=--debug-file-directory=/var/empty
      env     LOGNAME=patchwright
      env     PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/bin:/patchwright/tools
      env     SOURCE_DATE_EPOCH=1577836800
      env     TMPDIR=/tmp
      env     TZ=UTC
      env     USER=patchwright
      limits  600 s · 4096 MiB memory · 256 processes · 8192 MiB disk
    test build: make tests
      in      ROOT/src
      sees    /tmp (private)
      sees    /home/patchwright (private)
      sees    /patchwright/tools (read-only, from WORK/tools-N)
      sees    ROOT/src (private)
      sees    /patchwright/calls (private)
      sees    /patchwright/real/usr (read-only, from /usr)
      env     ASAN_OPTIONS=detect_leaks=0:verbosity=0:color=never:symbolize=1:print_stacktrace=1:external_symbolizer_path=/patchwright/tools/llvm-symbolizer
      env     CMAKE_EXPORT_COMPILE_COMMANDS=ON
      env     HOME=/home/patchwright
      env     LC_ALL=C.UTF-8
      env     LLVM_SYMBOLIZER_OPTS=--debug-file-directory=/var/empty
      env     LOGNAME=patchwright
      env     PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/bin:/patchwright/tools
      env     SOURCE_DATE_EPOCH=1577836800
      env     TMPDIR=/tmp
      env     TZ=UTC
      env     USER=patchwright
      limits  600 s · 4096 MiB memory · 256 processes · 8192 MiB disk
    test: make check
      in      ROOT/src
      sees    /tmp (private)
      sees    /home/patchwright (private)
      sees    /patchwright/tools (read-only, from WORK/tools-N)
      sees    ROOT/src (private)
      env     ASAN_OPTIONS=detect_leaks=0:verbosity=0:color=never:symbolize=1:print_stacktrace=1:external_symbolizer_path=/patchwright/tools/llvm-symbolizer
      env     HOME=/home/patchwright
      env     LC_ALL=C.UTF-8
      env     LLVM_SYMBOLIZER_OPTS=--debug-file-directory=/var/empty
      env     LOGNAME=patchwright
      env     PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/bin:/patchwright/tools
      env     SOURCE_DATE_EPOCH=1577836800
      env     TMPDIR=/tmp
      env     TZ=UTC
      env     USER=patchwright
      limits  600 s · 4096 MiB memory · 256 processes · 8192 MiB disk
    PoC main, 3 times: ./prog /patchwright/poc/crash.bin
      in      ROOT/src/
      sees    /tmp (private)
      sees    /home/patchwright (private)
      sees    /patchwright/tools (read-only, from WORK/tools-N)
      sees    ROOT/src (private)
      sees    /patchwright/reports (private)
      sees    /patchwright/poc (private)
      sees    /patchwright/scratch (private)
      env     ASAN_OPTIONS=detect_leaks=0:verbosity=0:color=never:symbolize=1:print_stacktrace=1:external_symbolizer_path=/patchwright/tools/llvm-symbolizer:log_path=/patchwright/reports/san:log_exe_name=0:exitcode=88:handle_abort=1:detect_leaks=0:print_summary=1:disable_coredump=1
      env     HOME=/home/patchwright
      env     LC_ALL=C.UTF-8
      env     LLVM_SYMBOLIZER_OPTS=--debug-file-directory=/var/empty
      env     LOGNAME=patchwright
      env     MODE=fast
      env     PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/bin:/patchwright/tools
      env     SOURCE_DATE_EPOCH=1577836800
      env     TMPDIR=/tmp
      env     TZ=UTC
      env     USER=patchwright
      limits  30 s · 4096 MiB memory · 256 processes · 8192 MiB disk
    ");
    let bases = project.cache().join("bases");
    assert_eq!(
        std::fs::read_dir(bases).unwrap().count(),
        0,
        "a dry run built something"
    );
    let json = tiny::reproduce(&project, &["--dry-run"]).exits(0).json();
    let whats: Vec<&str> = json
        .as_array()
        .unwrap()
        .iter()
        .map(|job| job["what"].as_str().unwrap())
        .collect();
    assert_eq!(whats, ["build", "test build", "test", "PoC main, 3 times"]);
}

#[test]
fn dry_runs_of_other_commands_run_nothing_either() {
    let project = tiny::project();
    project.write("fix.patch", "--- a/prog.c\n+++ b/prog.c\n@@ -7 +7 @@\n-  return block[at]; /* BUG */\n+  return block[at < 4 ? at : 3];\n");
    let output = Tool::new(
        &project,
        &[
            "verify",
            "src",
            "--patch",
            "src/fix.patch",
            "--dry-run",
            "--runs",
            "1",
        ],
    )
    .run()
    .exits(0);
    assert!(output.stdout.contains("build: make"), "{output}");
    std::fs::remove_file(project.source().join("patchwright.toml")).unwrap();
    let output = Tool::new(
        &project,
        &[
            "init",
            "src",
            "--poc",
            "./prog {input}",
            "--input",
            "src/crash.bin",
            "--dry-run",
        ],
    )
    .run()
    .exits(0);
    assert!(output.stdout.contains("[[poc]]"), "{output}");
    assert!(!project.source().join("patchwright.toml").exists());
    assert_eq!(
        std::fs::read_dir(project.cache().join("bases"))
            .into_iter()
            .flatten()
            .count(),
        0
    );
}

#[test]
fn what_a_person_reads() {
    let project = tiny::project();
    let output = reproduce(&project, &["--quiet", "--test", "true"]).exits(0);
    insta::assert_snapshot!(without_times(&output.stdout), @r"
      base           built in 0.0 s · 4 files · 1 compile command (recorded compiler
                     calls)
      reproduced     1 of 1 · reads 1 byte, just past the end of a 4-byte heap block
                     allocated in main (prog.c:13) · past_the_end prog.c:7 · CWE-125
      tests          1 test passes before any change

    heap-buffer-overflow (CWE-125): the program reads 1 byte, just past the end of a
    4-byte heap block allocated in main (prog.c:13).
    It happens in past_the_end (prog.c:7).

    Stack of the crash, innermost call first:
      past_the_end  prog.c:7:10
      main  prog.c:17:25

    The memory was allocated by:
      main  prog.c:13:17

    What it means: The program touched memory next to a block it got from malloc or
    new, but outside of it. The block was too small for the index, length or pointer
    that was used.
    How to repair it: Find out which of the two numbers is wrong: the size computed
    for the allocation, or the index, length or loop bound used for the access.
    Correct that one where it is computed or where it enters the program, and check
    it against the size that the block really has. Where both are right, they may
    belong to different objects.
    The usual wrong fix: Allocating a few bytes more, or skipping this one access
    while the wrong length lives on and strikes a line later.
    ");
    assert_eq!(output.stderr, "");
}

#[test]
fn progress_is_lines_where_nobody_looks() {
    let project = tiny::project();
    let loud = reproduce(&project, &["--build", "sleep 1.2; make"]).exits(0);
    assert!(loud.stderr.contains("  building …\n"), "{loud}");
    assert!(
        loud.stderr
            .lines()
            .any(|line| line.starts_with("  building ") && line.ends_with(" s")),
        "{loud}"
    );
    for control in ['\r', '\x1b'] {
        assert!(!loud.stderr.contains(control), "{loud:?}");
        assert!(!loud.stdout.contains(control), "{loud:?}");
    }
    let quick = reproduce(&project, &["--build", "sleep 1.2; make"]).exits(0);
    assert!(!quick.stderr.contains("building"), "{quick}");
    let verbose = reproduce(&project, &["--build", "sleep 1.2; make", "--verbose"]).exits(0);
    assert!(
        verbose
            .stderr
            .contains("PoC main, run 1 of 1: heap-buffer-overflow"),
        "{verbose}"
    );
    let quiet = reproduce(&project, &["--build", "sleep 1.3; make", "--quiet"]).exits(0);
    assert_eq!(quiet.stderr, "");
}

#[test]
fn taking_the_walls_away_is_said() {
    let project = tiny::project();
    let output = reproduce(&project, &["--sandbox", "none", "--format", "json"]).exits(0);
    assert!(
        output.stderr.contains("warning: --sandbox none"),
        "{output}"
    );
    assert_eq!(output.json()["pocs"][0]["function"], tiny::FUNCTION);
}

/// A reader that closes the pipe early is not a failure.
#[test]
fn a_closed_pipe() {
    let project = tiny::project();
    let (reader, writer) = std::io::pipe().unwrap();
    drop(reader);
    let output = Tool::new(&project, &["reproduce", "src", "--runs", "1"]).run_into(writer);
    assert_eq!(output.status.code(), Some(0), "{output}");
}
