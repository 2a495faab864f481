//! What must hold for every edit, whatever it looks like.

#![expect(
    clippy::unwrap_used,
    reason = "helpers of tests, where a failure must stop the test"
)]

use std::collections::BTreeMap;

use patchwright_domain::candidate::{Candidate, FileChange, FileMode, Origin, RelPath};
use patchwright_edit::{EditError, Sources, apply, candidate, parse, print};
use proptest::prelude::*;

/// Lines that repeat, that look like parts of a diff, and that end in every way.
fn line() -> impl Strategy<Value = String> {
    prop_oneof![
        4 => prop::sample::select(vec![
            "", "}", "{", "    return 0;", "int x;", "    x++;", "    y = x + 1;", "    memcpy(dst, src, n);",
            "static int parse(struct buf *b)", "\tif (n > 3)", "void other(void)", "    if (n>3)", "/* note */",
        ]).prop_map(str::to_string),
        1 => prop::sample::select(vec![
            "--- a/f.c", "+++ b/f.c", "@@ -1,2 +1,3 @@", "diff --git a/f.c b/f.c", "-- ", "+", "-", " ", "\\",
            "<<<<<<< SEARCH", "=======", ">>>>>>> REPLACE", "```", "*** Update File: f.c", "\\ No newline at end of file",
            "- -x;", "++i;", "--i;", "rename to x", "@@",
        ]).prop_map(str::to_string),
        1 => "[a-z ;(){}\u{e9}\t-]{0,12}",
    ]
}

fn content(lines: usize) -> impl Strategy<Value = Vec<u8>> {
    let ending = prop_oneof![8 => Just("\n"), 1 => Just("\r\n")];
    let lines = prop::collection::vec((line(), ending), 0..lines);
    (lines, prop_oneof![4 => Just(true), 1 => Just(false)]).prop_map(|(lines, newline)| {
        let mut text: String = lines
            .iter()
            .map(|(line, end)| format!("{line}{end}"))
            .collect();
        if !newline && text.ends_with('\n') {
            text.pop();
        }
        text.into_bytes()
    })
}

/// An old content and one made of it by a few edits.
fn edited() -> impl Strategy<Value = (Vec<u8>, Vec<u8>)> {
    let edit = (
        any::<prop::sample::Index>(),
        0..3usize,
        prop::collection::vec(line(), 0..3),
    );
    (
        content(40),
        prop::collection::vec(edit, 0..4),
        any::<bool>(),
    )
        .prop_map(|(old, edits, keep_end)| {
            let mut lines: Vec<Vec<u8>> = old
                .split_inclusive(|&b| b == b'\n')
                .map(<[u8]>::to_vec)
                .collect();
            for (index, removed, added) in edits {
                let at = index.index(lines.len() + 1);
                let end = (at + removed).min(lines.len());
                lines.splice(
                    at..end,
                    added
                        .into_iter()
                        .map(|line| format!("{line}\n").into_bytes()),
                );
            }
            let count = lines.len();
            for (i, line) in lines.iter_mut().enumerate() {
                let is_last = i + 1 == count;
                if !is_last && !line.ends_with(b"\n") {
                    line.push(b'\n');
                }
                if is_last && !keep_end && line.ends_with(b"\n") && line.len() > 1 {
                    line.pop();
                }
            }
            (old, lines.concat())
        })
}

fn path(name: &str) -> RelPath {
    RelPath::new(name).unwrap()
}

fn made(changes: Vec<FileChange>, sources: &Sources<'_>) -> Candidate {
    candidate(
        changes,
        Origin::Patch {
            name: "test".into(),
        },
        sources,
    )
    .unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(400) })]

    #[test]
    fn applying_what_was_printed_gives_back_the_file((old, new) in edited()) {
        prop_assume!(old != new);
        let sources = Sources::from_memory([("dir/f.c", old)]).unwrap();
        let change = FileChange::Modify { path: path("dir/f.c"), content: new };
        let printed = print(&made(vec![change.clone()], &sources), &sources).unwrap();
        let applied = apply(&parse(&printed).unwrap(), &sources);
        let shown = String::from_utf8_lossy(&printed);
        prop_assert_eq!(applied.map(|a| (a.changes, a.corrections)).map_err(|e| format!("{e}\n{shown}")), Ok((vec![change], vec![])));
    }

    #[test]
    fn whole_sets_of_changes_survive_printing(
        (old, new) in edited(), (other, moved) in edited(), created in content(8), gone in content(8),
        odd in "[ a-z\"\\\\\u{fc}\t]{0,5}[a-z]",
    ) {
        prop_assume!(old != new);
        let sources = Sources::from_memory([("m.c", old), ("r.c", other), ("d.c", gone)]).unwrap();
        let odd = path(&format!("{odd} x.c"));
        let mut changes = vec![
            FileChange::Modify { path: path("m.c"), content: new },
            FileChange::Delete { path: path("d.c") },
            FileChange::Rename { from: path("r.c"), path: path("to/r 2024-01-01.c"), content: moved },
            FileChange::Create { path: odd, content: created, mode: FileMode::Executable },
        ];
        changes.sort_by(|a, b| a.path().cmp(b.path()));
        let printed = print(&made(changes.clone(), &sources), &sources).unwrap();
        let applied = apply(&parse(&printed).unwrap(), &sources);
        let shown = String::from_utf8_lossy(&printed);
        prop_assert_eq!(applied.map(|a| a.changes).map_err(|e| format!("{e}\n{shown}")), Ok(changes));
    }

    #[test]
    fn a_corrected_edit_deletes_only_lines_that_were_quoted(
        (old, new) in edited(), damage in prop::collection::vec((any::<prop::sample::Index>(), 0..8u8), 1..5),
    ) {
        prop_assume!(old != new);
        let sources = Sources::from_memory([("f.c", old.clone())]).unwrap();
        let change = FileChange::Modify { path: path("f.c"), content: new };
        let printed = print(&made(vec![change], &sources), &sources).unwrap();
        let damaged = damaged(&printed, &damage);
        if let Ok(patch) = parse(&damaged)
            && let Ok(applied) = apply(&patch, &sources)
        {
            let quoted = bag(damaged.split(|&b| b == b'\n').filter_map(|line| line.strip_prefix(b"-")));
            let mut lost = bag(old.split(|&b| b == b'\n'));
            let content = applied.changes.first().and_then(|c| c.content()).unwrap_or_default();
            for (line, count) in bag(content.split(|&b| b == b'\n')) {
                let left = lost.entry(line).or_default();
                *left = left.saturating_sub(count);
            }
            for (line, count) in lost {
                let allowed = quoted.get(&line).copied().unwrap_or(0);
                let shown = String::from_utf8_lossy(&damaged);
                prop_assert!(line.is_empty() || count <= allowed, "{:?} lost by\n{}", String::from_utf8_lossy(&line), shown);
            }
        }
    }

    #[test]
    fn no_bytes_make_the_parser_panic(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        let _ = parse(&bytes);
    }

    #[test]
    fn no_mixture_of_patch_lines_panics(lines in prop::collection::vec(patch_line(), 0..30)) {
        let sources = Sources::from_memory([("f.c", "int x;\n\n}\n    x++;\n"), ("d/g.c", "a\nb")]).unwrap();
        if let Ok(patch) = parse(lines.join("\n").as_bytes()) {
            let result = apply(&patch, &sources);
            let unreadable = matches!(result, Err(EditError::Unreadable { .. }));
            prop_assert!(!unreadable);
        }
    }
}

fn patch_line() -> impl Strategy<Value = String> {
    prop_oneof![
        prop::sample::select(vec![
            "--- a/f.c",
            "+++ b/f.c",
            "--- /dev/null",
            "+++ /dev/null",
            "@@ -1,2 +1,3 @@ f",
            "@@ @@",
            "@@ -0,0 +1 @@",
            "@@ -99999999999999999999,1 +1 @@",
            "@@ -18446744073709551615,2 +1 @@",
            "diff --git a/f.c b/f.c",
            "rename from f.c",
            "rename to h.c",
            "new file mode 100644",
            "deleted file mode 100644",
            "<<<<<<< SEARCH",
            "=======",
            ">>>>>>> REPLACE",
            "```c",
            "d/g.c",
            "*** Add File: n.c",
            "\\ No newline at end of file",
        ])
        .prop_map(str::to_string),
        ("[ +-]", line()).prop_map(|(sign, line)| format!("{sign}{line}")),
        line(),
    ]
}

/// Spoils a printed patch the way models do.
fn damaged(printed: &[u8], damage: &[(prop::sample::Index, u8)]) -> Vec<u8> {
    let mut lines: Vec<Vec<u8>> = printed.split(|&b| b == b'\n').map(<[u8]>::to_vec).collect();
    for (index, how) in damage {
        let fits = |line: &[u8]| match how {
            0 | 1 => line.starts_with(b"@@"),
            2 | 3 => line.starts_with(b" "),
            4 | 5 => line.starts_with(b"-"),
            _ => true,
        };
        let body = lines
            .iter()
            .enumerate()
            .skip(3)
            .filter(|(_, line)| fits(line));
        let chosen: Vec<usize> = body.map(|(i, _)| i).collect();
        let Some(&at) = chosen.get(index.index(chosen.len().max(1))) else {
            continue;
        };
        let Some(line) = lines.get_mut(at) else {
            continue;
        };
        match how {
            0 => *line = b"@@ @@".to_vec(),
            1 => *line = b"@@ -7,3 +7,9 @@ void other(void)".to_vec(),
            2 => line.extend_from_slice(b" /* drift */"),
            3 => drop(lines.remove(at)),
            4 => line.extend_from_slice(b"z"),
            5 => drop(lines.remove(at)),
            6 => line.insert(1.min(line.len()), b'\t'),
            _ => line.retain(|b| *b != b' '),
        }
    }
    lines.join(&b'\n')
}

/// Lines without white space, with how often they stand there.
fn bag<'a>(lines: impl Iterator<Item = &'a [u8]>) -> BTreeMap<Vec<u8>, usize> {
    let mut bag = BTreeMap::new();
    for line in lines {
        let bare = line
            .iter()
            .copied()
            .filter(|b| !b.is_ascii_whitespace())
            .collect();
        *bag.entry(bare).or_default() += 1;
    }
    bag
}
