use std::time::Duration;

use patchwright_sandbox::Heard;

use super::*;

pub(in crate::neighbours) fn project() -> Project {
    Project::at("/src")
}

pub(in crate::neighbours) fn overflow(function: &str) -> String {
    format!(
        "==7==ERROR: AddressSanitizer: heap-buffer-overflow on address 0x602000000014 at pc 0x1 bp 0x2 sp 0x3\n\
         READ of size 4 at 0x602000000014 thread T0\n    \
         #0 0x1 in {function} /src/a.c:10:3\n    #1 0x2 in main /src/main.c:5:1\n\n"
    )
}

pub(in crate::neighbours) fn leak(function: &str) -> String {
    format!(
        "==7==ERROR: LeakSanitizer: detected memory leaks\n\n\
         Direct leak of 8 byte(s) in 1 object(s) allocated from:\n    \
         #0 0x1 in malloc (/bin/t+0x1)\n    #1 0x2 in {function} /src/a.c:3:4\n    \
         #2 0x3 in main /src/main.c:5:1\n\n\
         SUMMARY: AddressSanitizer: 8 byte(s) leaked in 1 allocation(s).\n"
    )
}

fn hang(function: &str) -> String {
    format!(
        "==7==ERROR: AddressSanitizer: ABRT on unknown address 0x00000007 (pc 0x1 bp 0x2 sp 0x3 T0)\n    \
         #0 0x1 in {function} /src/a.c:10:3\n    #1 0x2 in spin /src/a.c:20:3\n    \
         #2 0x2 in main /src/main.c:5:1\n\n"
    )
}

pub(in crate::neighbours) fn run(end: RunEnd, report: &str, out: &str) -> NeighbourRun {
    let heard = |text: &str| Heard {
        total: text.len() as u64,
        hash: text.bytes().map(u64::from).sum(),
        kept: text.into(),
    };
    let mut run = read(BatchEnd {
        served: false,
        end,
        wall: Duration::from_millis(5),
        out: heard(out),
        err: heard(""),
        reports: vec![report.into()],
        left: Vec::new(),
        looked: Default::default(),
    });
    run.settle(&project());
    run
}

pub(in crate::neighbours) fn bug() -> CrashReport {
    crash::parse(overflow("sum").as_bytes()).remove(0)
}

fn words(run: &NeighbourRun, bug: &CrashReport) -> &'static str {
    match run.showing(bug, &project()) {
        Showing::TheBug(_) => "the bug",
        Showing::Another(_) => "another",
        Showing::Nothing => "nothing",
        Showing::Unclear => "unclear",
    }
}

#[test]
fn what_a_run_shows() {
    use RunEnd::{Exited, Hung, Signalled, Slow};
    let noise = "/src/a.c:7:3: runtime error: signed integer overflow: 1 + 2 cannot be represented in type 'int'\n    #0 0x1 in add /src/a.c:7:3\n    #1 0x2 in main /src/main.c:5:1\n\n";
    let cases = [
        (Exited(0), String::new(), "nothing"),
        (Exited(2), String::new(), "nothing"),
        (Exited(88), overflow("sum"), "the bug"),
        // A script may hide the status.
        (Exited(0), overflow("sum"), "the bug"),
        (Exited(88), overflow("other"), "another"),
        (Exited(88), noise.to_owned() + &overflow("sum"), "the bug"),
        (Exited(0), noise.to_owned(), "nothing"),
        (Exited(88), noise.to_owned(), "another"),
        (Exited(88), leak("load"), "nothing"),
        (Exited(88), String::new(), "unclear"),
        (Exited(127), String::new(), "unclear"),
        (Exited(139), String::new(), "another"),
        (Signalled(11), String::new(), "another"),
        (Slow, String::new(), "unclear"),
        (Hung, hang("step"), "another"),
    ];
    for (end, report, expected) in cases {
        let run = run(end, &report, "");
        assert_eq!(words(&run, &bug()), expected, "{end:?} {report}");
    }
}

#[test]
fn a_hang_is_known_by_any_of_its_own_functions() {
    let sample = |function: &str| crash::parse(hang(function).as_bytes()).remove(0);
    let bug = crash::hang(&[sample("step"), sample("spin")], &project()).unwrap();
    let elsewhere = hang("step").replace(" spin ", " walk ");
    let cases = [
        (hang("step"), "the bug"),
        (hang("other"), "the bug"),
        (String::new(), "the bug"),
        (elsewhere, "another"),
    ];
    for (report, expected) in cases {
        let run = run(RunEnd::Hung, &report, "");
        assert_eq!(words(&run, &bug), expected, "{report}");
    }
    let ended = run(RunEnd::Exited(0), "", "");
    assert_eq!(words(&ended, &bug), "nothing");
}

#[test]
fn leaks_are_kept_apart_from_crashes() {
    let run = run(RunEnd::Exited(88), &leak("load"), "");
    assert_eq!(run.ending, NeighbourEnding::Quiet);
    assert!(run.status_is_hidden());
    let sites: Vec<String> = run.leak_sites.iter().map(|site| site.0.clone()).collect();
    assert_eq!(sites, ["load>main"]);
}

/// The bug itself is a leak: it is identified by its sites, and a report without sites may be any leak.
#[test]
fn a_leak_is_known_by_its_sites() {
    let bug = crash::parse(leak("load").as_bytes()).remove(0);
    let nameless = "==7==ERROR: LeakSanitizer: detected memory leaks\n\nSUMMARY: AddressSanitizer: 12 byte(s) leaked in 1 allocation(s).\n";
    let cases = [
        (RunEnd::Exited(88), leak("load"), "the bug"),
        (RunEnd::Exited(0), leak("load"), "the bug"),
        (RunEnd::Exited(88), leak("other"), "nothing"),
        (RunEnd::Exited(88), leak("other") + &leak("load"), "the bug"),
        (RunEnd::Exited(88), nameless.to_owned(), "the bug"),
        (RunEnd::Exited(88), String::new(), "unclear"),
        (RunEnd::Exited(0), String::new(), "nothing"),
    ];
    for (end, report, expected) in cases {
        let run = run(end, &report, "");
        assert_eq!(words(&run, &bug), expected, "{end:?} {report}");
    }
}

#[test]
fn a_mutant_that_breaks_its_sandbox_is_never_clean() {
    for (outcome, expected) in [
        (Outcome::OutOfMemory, "another"),
        (Outcome::DiskFull, "unclear"),
        (Outcome::SupervisorKilled, "unclear"),
        (Outcome::TimedOut, "unclear"),
    ] {
        assert_eq!(words(&broken(outcome), &bug()), expected, "{outcome:?}");
    }
}
