//! A candidate as a diff that git, and our own parser, read back to the same files.

use std::ops::Range;

use patchwright_domain::candidate::{Candidate, FileChange, FileMode, RelPath};
use similar::{DiffOp, DiffTag, group_diff_ops};

use crate::diff::Diff;
use crate::error::EditError;
use crate::place::{Target, function_above};
use crate::sources::Sources;
use patchwright_code::lex::Dialect;

const CONTEXT: usize = 3;
const SECTION_BYTES: usize = 80;

/// The candidate as a git-style unified diff against the tree it was made for.
pub fn print(candidate: &Candidate, sources: &Sources<'_>) -> Result<Vec<u8>, EditError> {
    let mut out = Vec::new();
    for change in &candidate.changes {
        print_change(change, sources, &mut out)?;
    }
    Ok(out)
}

fn print_change(
    change: &FileChange,
    sources: &Sources<'_>,
    out: &mut Vec<u8>,
) -> Result<(), EditError> {
    let old = match change.old_path() {
        Some(path) => sources.read(path)?,
        None => Vec::new(),
    };
    let new = change.content().unwrap_or_default();
    let differs = old != new;
    if differs && (old.contains(&0) || new.contains(&0)) {
        return Err(EditError::BinaryFile {
            path: change.path().clone(),
        });
    }
    let old_path = change.old_path().unwrap_or(change.path());
    push(
        out,
        &[
            b"diff --git ",
            &name(b"a/", old_path),
            b" ",
            &name(b"b/", change.path()),
            b"\n",
        ],
    );
    match change {
        FileChange::Modify { .. } => {}
        FileChange::Create { mode, .. } => {
            let mode: &[u8] = match mode {
                FileMode::Regular => b"100644",
                FileMode::Executable => b"100755",
            };
            push(out, &[b"new file mode ", mode, b"\n"]);
        }
        FileChange::Delete { .. } => push(out, &[b"deleted file mode 100644\n"]),
        FileChange::Rename { from, path, .. } => {
            push(out, &[b"rename from ", &name(b"", from), b"\n"]);
            push(out, &[b"rename to ", &name(b"", path), b"\n"]);
        }
    }
    if differs {
        let header =
            |sign: &[u8], prefix: &[u8], path: Option<&RelPath>, out: &mut Vec<u8>| match path {
                Some(path) => {
                    // Git ends names that contain a space with a tab, so that no reader cuts them.
                    let tab: &[u8] = if path.as_bytes().contains(&b' ') {
                        b"\t"
                    } else {
                        b""
                    };
                    push(out, &[sign, &name(prefix, path), tab, b"\n"]);
                }
                None => push(out, &[sign, b"/dev/null\n"]),
            };
        header(b"--- ", b"a/", change.old_path(), out);
        header(b"+++ ", b"b/", change.content().map(|_| change.path()), out);
        print_hunks(&old, new, change.path(), out);
    }
    Ok(())
}

fn print_hunks(old: &[u8], new: &[u8], path: &RelPath, out: &mut Vec<u8>) {
    let diff = Diff::new(old, new);
    let target = Target::new(old, Dialect::of_path(path));
    for group in group_diff_ops(diff.ops.clone(), CONTEXT) {
        let (Some(first), Some(last)) = (group.first(), group.last()) else {
            continue;
        };
        let before = first.old_range().start..last.old_range().end;
        let after = first.new_range().start..last.new_range().end;
        let numbers = format!("@@ -{} +{} @@", range(&before), range(&after));
        push(out, &[numbers.as_bytes()]);
        if let Some(section) = function_above(&target, before.start) {
            let section = section
                .get(..SECTION_BYTES)
                .unwrap_or(section)
                .trim_ascii_end();
            push(out, &[b" ", section]);
        }
        out.push(b'\n');
        for op in &group {
            print_op(op, &diff, out);
        }
    }
}

fn print_op(op: &DiffOp, diff: &Diff<'_>, out: &mut Vec<u8>) {
    let mut lines = |sign: u8, lines: &[&[u8]], range: Range<usize>| {
        for line in lines.get(range).unwrap_or_default() {
            out.push(sign);
            out.extend_from_slice(line);
            if !line.ends_with(b"\n") {
                out.extend_from_slice(b"\n\\ No newline at end of file\n");
            }
        }
    };
    match op.tag() {
        DiffTag::Equal => lines(b' ', &diff.old, op.old_range()),
        DiffTag::Delete | DiffTag::Insert | DiffTag::Replace => {
            lines(b'-', &diff.old, op.old_range());
            lines(b'+', &diff.new, op.new_range());
        }
    }
}

fn range(lines: &Range<usize>) -> String {
    match lines.len() {
        0 => format!("{},0", lines.start),
        1 => format!("{}", lines.start + 1),
        count => format!("{},{count}", lines.start + 1),
    }
}

/// A path as git writes it: quoted where it holds bytes that are not plain.
fn name(prefix: &[u8], path: &RelPath) -> Vec<u8> {
    let bytes = path.as_bytes();
    let plain = |&b: &u8| (0x20..0x7f).contains(&b) && b != b'"' && b != b'\\';
    let mut out = Vec::new();
    if bytes.iter().all(plain) {
        push(&mut out, &[prefix, bytes]);
        return out;
    }
    push(&mut out, &[b"\"", prefix]);
    for byte in bytes {
        match byte {
            b'"' | b'\\' => out.extend([b'\\', *byte]),
            _ if plain(byte) => out.push(*byte),
            _ => out.extend(format!("\\{byte:03o}").into_bytes()),
        }
    }
    out.push(b'"');
    out
}

fn push(out: &mut Vec<u8>, parts: &[&[u8]]) {
    for part in parts {
        out.extend_from_slice(part);
    }
}
