//! Foreign names and texts on the user's terminal: shown, but without any control over it.

use std::fs;

use patchwright_domain::foreign::is_hidden;
use patchwright_testkit::Project;

use crate::tool::{Output, Tool};

/// Clears the screen, sets a title, changes the colour, reverses the direction, and hides text.
const HOSTILE: &str = "\u{1b}[2J\u{1b}]0;t\u{7}\u{9b}31m\u{202e}\u{200b}\u{7f}";

#[track_caller]
fn harmless(output: Output) {
    let hidden = |letter: char| is_hidden(letter) && !matches!(letter, '\n' | '\t');
    for text in [&output.stdout, &output.stderr] {
        assert!(!text.contains(hidden), "{output}");
    }
    let shown = format!("{}{}", output.stdout, output.stderr);
    assert!(shown.contains("\\u{202e}"), "it is not shown: {output}");
}

#[test]
fn arguments() {
    let project = Project::empty();
    for command in [
        &["report"][..],
        &["show"],
        &["check"],
        &["reproduce"],
        &["replay"],
        &["--format"],
        &[],
    ] {
        let tool = Tool::new(&project, command).arg(HOSTILE);
        harmless(tool.run().exits(2));
    }
}

#[test]
fn reports() {
    let project = Project::empty();
    let log = project.root().join("asan.txt");
    let text = format!(
        "==1==ERROR: AddressSanitizer: heap-buffer-overflow on address 0x602000000011 at pc 0x1 bp 0x2 sp 0x3\n\
         READ of size 1 at 0x602000000011 thread T0\n    #0 0x1 in f{HOSTILE} /src/{HOSTILE}.c:3:4\n\
         SUMMARY: AddressSanitizer: heap-buffer-overflow /src/a.c:3:4 in f\n"
    );
    fs::write(&log, text).unwrap();
    harmless(Tool::new(&project, &["report"]).arg(&log).run().exits(0));
}

#[test]
fn names_in_a_bundle() {
    let project = Project::empty();
    let bundle = project.root().join("bundle");
    fs::create_dir(&bundle).unwrap();
    fs::write(
        bundle.join("SHA256SUMS"),
        format!("{}  {HOSTILE}\n", "0".repeat(64)),
    )
    .unwrap();
    harmless(Tool::new(&project, &["check"]).arg(&bundle).run().exits(2));
}
