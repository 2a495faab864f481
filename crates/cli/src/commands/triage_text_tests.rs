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
    let text = render(&summary(vec![first, second]), &Page::with_columns(100));
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
