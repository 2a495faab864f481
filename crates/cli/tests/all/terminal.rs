//! What a terminal is sent while something runs: one line that is redrawn, never another line with each
//! tick.

use patchwright_testkit::Project;

use crate::tiny;
use crate::tool::script;

/// What `script` records on a terminal of this width, which becomes narrower on the way.
fn seen(project: &Project, columns: u32, later: u32) -> String {
    let root = project.root().display();
    let steps = format!(
        "export XDG_CACHE_HOME={root}/cache XDG_STATE_HOME={root}/state HOME={root}/home TERM=xterm
         script -qec 'stty cols {columns} rows 24
            (sleep 1; stty cols {later}) <&1 &
            {tool} reproduce src --runs 1' /dev/null",
        tool = env!("CARGO_BIN_EXE_patchwright"),
    );
    script(project.root(), &steps).exits(0).stdout
}

/// The number of characters, without control sequences.
fn letters(text: &str) -> usize {
    let mut parts = text.split('\x1b');
    let first = parts.next().unwrap_or_default().chars().count();
    let rest = parts.map(|part| {
        part.split_once(['K', 'l', 'h', 'm'])
            .map_or(part, |(_, rest)| rest)
    });
    first + rest.map(|part| part.chars().count()).sum::<usize>()
}

#[test]
fn the_status_line_never_wraps() {
    let name = "a-name-of-a-poc-that-is-longer-than-any-terminal-is-wide-and-then-a-good-deal-longer-still";
    let manifest = tiny::MANIFEST
        .replace("make", "sleep 1.5; make")
        .replace("[[poc]]", &format!("[[poc]]\nname = \"{name}\""))
        .replace("./prog {input}", "sleep 0.7; ./prog {input}");
    let project = tiny::with_manifest(&manifest);
    for (columns, later) in [(100, 60), (40, 30), (8, 8)] {
        let text = seen(&project, columns, later);
        let (moving, answer) = text.rsplit_once("\r\x1b[K").unwrap();
        assert!(answer.contains("reproduced"), "{text}");
        let drawn = moving.split('\r');
        let drawn: Vec<&str> = drawn.filter(|part| part.starts_with("\x1b[?7l")).collect();
        assert!(drawn.len() > 5, "{text:?}");
        for line in drawn {
            assert!(letters(line) < columns as usize, "{columns}: {line:?}");
        }
        // Steps of more than a second each leave a line.
        assert!(moving.matches('\n').count() < 8, "{text:?}");
    }
}

#[test]
fn how_far_a_build_is_stands_in_the_line() {
    let build = "for n in 1 2 3; do echo [$n/3] Building; sleep 0.4; done; make";
    let project = tiny::with_manifest(&tiny::MANIFEST.replace("make", build));
    let text = seen(&project, 80, 80);
    for part in ["building · 1 of 3 files …", "building · 3 of 3 files …"] {
        assert!(text.contains(part), "{part}\n{text:?}");
    }
}

#[test]
fn a_terminal_of_unknown_width_gets_plain_lines() {
    let project = tiny::with_manifest(&tiny::MANIFEST.replace("make", "sleep 1.5; make"));
    let text = seen(&project, 0, 0);
    assert!(!text.contains("\x1b[K"), "{text:?}");
    assert_eq!(text.matches("building …").count(), 1, "{text:?}");
}
