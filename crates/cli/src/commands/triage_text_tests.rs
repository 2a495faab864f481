use patchwright_domain::report::{BugKind, Cwe, Sanitizer, Signature};
use patchwright_triage::{FileCounts, FlakyRow, UnclearRow};

use super::*;

fn bug(number: usize, severity: Level, kind: BugKind, files: usize) -> BugRow {
    let names = (0..files).map(|index| format!("crash-{number}-{index}"));
    BugRow {
        bug: number,
        severity,
        reason: "writes outside of its object".to_owned(),
        kind,
        cwe: Some(Cwe(787)),
        sanitizer: Sanitizer::Address,
        function: Some("fill_row".to_owned()),
        file: Some("src/rows.c".to_owned()),
        line: Some(40 + number as u32),
        signature: Signature(format!("{kind}:fill_row>main")),
        headline: "writes 4 bytes right after a 12-byte heap block".to_owned(),
        files: names.collect(),
        faces: Vec::new(),
        stacks: 1,
        bytes: 48,
        case_bytes: 48,
        case: None,
    }
}

fn summary(bugs: Vec<BugRow>) -> TriageSummary {
    TriageSummary {
        status: "bugs".to_owned(),
        folder: "/home/me/crashes".to_owned(),
        out: Some("/home/me/patchwright-out/triage".to_owned()),
        target: "./tool {input}".to_owned(),
        files: FileCounts {
            given: 10,
            copies: 1,
            reproduced: 6,
            flaky: 1,
            not_reproduced: 1,
            unclear: 1,
        },
        bugs,
        flaky: vec![FlakyRow {
            file: "crash-flaky".to_owned(),
            crashes: 1,
            runs: 3,
            signature: Signature("segv:f".to_owned()),
        }],
        not_reproduced: vec!["crash-\u{1b}[31mred".to_owned()],
        unclear: vec![UnclearRow {
            file: "huge".to_owned(),
            reason: "larger than 8 MiB".to_owned(),
        }],
        second_opinion: None,
        seconds: 3.21,
    }
}

#[test]
fn the_worst_bug_comes_first_and_nothing_is_left_unsaid() {
    let first = BugRow {
        case_bytes: 9,
        stacks: 4,
        faces: vec![Signature("segv:fill_row>main".to_owned())],
        ..bug(1, Level::High, BugKind::HeapBufferOverflow, 5)
    };
    let second = bug(2, Level::Low, BugKind::NullDereference, 1);
    let mut found = summary(vec![first, second]);
    found.second_opinion = Some(SecondOpinion::Differs {
        clusters: 4,
        split: vec![SplitBug {
            bug: 1,
            clusters: (0..4)
                .map(|index| vec![format!("crash-1-{index}")])
                .collect(),
        }],
        joined: vec![JoinedBugs {
            bugs: vec![1, 2],
            files: vec!["crash-1-0".to_owned(), "crash-2-0".to_owned()],
        }],
    });
    let text = render(&found, &Page::with_columns(100));
    insta::assert_snapshot!(text, @r"
      files          10 files in /home/me/crashes: 6 show 2 bugs · 1 flaky · 1 not reproduced · 1
                     unclear · 1 the same as another · 3.2 s

      bug  severity  kind                  place                   files    bytes
      1    high      heap-buffer-overflow  fill_row src/rows.c:41      5  9 of 48
      2    low       null-dereference      fill_row src/rows.c:42      1       48

      bug 1          writes 4 bytes right after a 12-byte heap block · writes outside of its object ·
                     also seen as 1 other signature · 4 different stacks
      bug 2          writes 4 bytes right after a 12-byte heap block · writes outside of its object
      flaky          crash-flaky (1 of 3)
      not reproduced crash-\u{1b}[31mred
      unclear        huge (larger than 8 MiB)
      second opinion libcasr groups the stacks into 4 clusters · bug 1 is in 4 of them (crash-1-0,
                     crash-1-1, crash-1-2, …) · bugs 1 and 2 share one
      next           `patchwright repair --all /home/me/patchwright-out/triage` repairs them in this
                     order; each has a case of its own there
    ");
}

#[test]
fn a_folder_without_bugs_says_what_to_check() {
    let mut none = summary(Vec::new());
    none.out = None;
    none.files.reproduced = 0;
    let text = render(&none, &Page::with_columns(100));
    assert!(text.contains("0 show 0 bugs"), "{text}");
    assert!(text.contains("check the target's command"), "{text}");
}

#[test]
fn another_opinion_is_told_only_if_there_is_one() {
    let with = |opinion| {
        let mut found = summary(vec![bug(1, Level::Low, BugKind::NullDereference, 1)]);
        found.second_opinion = Some(opinion);
        render(&found, &Page::with_columns(100))
    };
    let agrees = with(SecondOpinion::Agrees { clusters: 1 });
    assert!(!agrees.contains("second opinion"), "{agrees}");
    let reason = "it panicked: \u{1b}[2J".to_owned();
    let none = with(SecondOpinion::NotAvailable { reason });
    let expected = r"second opinion not available: it panicked: \u{1b}[2J";
    assert!(none.contains(expected), "{none}");
}
