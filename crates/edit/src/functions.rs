//! Whole functions as an edit: each function in the code blocks of an answer takes the place of the one with its name. It
//! becomes a hunk like any other, so that lines that stay keep their bytes and additions get the file's indentation.
//!
//! What is not certain is refused: a name that no function has or that several have, a function that is cut off or
//! abbreviated, code outside of functions that the file does not have.

pub mod answer;
mod lookup;

use std::collections::BTreeMap;

use patchwright_code::CodeMap;
use patchwright_code::lex::Dialect;
use patchwright_domain::candidate::RelPath;
use similar::{Algorithm, DiffTag, capture_diff_slices};

use crate::error::EditError;
use crate::lines::{self, Ending, Line};
use crate::normal::normal_form;
use crate::parse::checked_lines;
use crate::patch::{
    FileOp, FilePatch, Hunk, HunkLine, LineKind, Patch, PathText, Prefix, Prefixed,
};
use crate::place::line_key;
use crate::sources::Sources;

use answer::{Block, Written};
use lookup::Known;

/// Reads the functions of an answer as a patch of the tree that `map` was read from.
pub fn read_functions(
    text: &[u8],
    map: &CodeMap,
    sources: &Sources<'_>,
) -> Result<Patch, EditError> {
    let mut found: Vec<(Written, Known)> = Vec::new();
    let mut files: BTreeMap<RelPath, Vec<u8>> = BTreeMap::new();
    for block in answer::blocks(text, &checked_lines(text)?)? {
        let written = block.functions(map)?;
        let mut targets = Vec::new();
        for function in written {
            let known = lookup::find(map, &function, block.path.as_ref())?;
            if !files.contains_key(&known.path) {
                files.insert(known.path.clone(), sources.read(&known.path)?);
            }
            targets.push(known.path.clone());
            found.push((function, known));
        }
        check_rest(&block, map, &targets, &files)?;
    }
    if found.is_empty() {
        return Err(EditError::NoFunction);
    }
    let mut patches: BTreeMap<RelPath, FilePatch> = BTreeMap::new();
    for (written, known) in distinct(found, &files)? {
        let content = files.get(&known.path).map(Vec::as_slice);
        let content = content.unwrap_or_default();
        check_whole(&written, known.text(content))?;
        let hunk = hunk(&written, &known, content)?;
        let file = patches.entry(known.path.clone());
        let file = file.or_insert_with(|| modified(&known.path, written.at));
        file.hunks.push(hunk);
    }
    let mut files: Vec<FilePatch> = patches.into_values().collect();
    for file in &mut files {
        file.hunks.sort_by_key(|hunk| hunk.stated);
    }
    Ok(Patch { files })
}

/// Each function once. Models repeat a function as it was before they write it anew.
fn distinct(
    found: Vec<(Written, Known)>,
    files: &BTreeMap<RelPath, Vec<u8>>,
) -> Result<Vec<(Written, Known)>, EditError> {
    let mut kept: Vec<(Written, Known)> = Vec::new();
    for (written, known) in found {
        let form = normal_form(&known.path, &written.text);
        let same = kept.iter().position(|(_, other)| *other == known);
        let Some(same) = same else {
            kept.push((written, known));
            continue;
        };
        let content = files.get(&known.path).map(Vec::as_slice);
        let old = normal_form(&known.path, known.text(content.unwrap_or_default()));
        let Some((other, _)) = kept.get_mut(same) else {
            continue;
        };
        let before = normal_form(&known.path, &other.text);
        if before == old {
            *other = written;
        } else if form != before && form != old {
            let name = written.name;
            let at = written.at;
            return Err(EditError::FunctionTwice { at, name });
        }
    }
    Ok(kept)
}

fn modified(path: &RelPath, at: usize) -> FilePatch {
    let path = PathText {
        bytes: path.as_bytes().to_vec(),
        prefix: Prefix::Plain,
    };
    FilePatch {
        op: FileOp::Modify {
            old: path.clone(),
            new: path,
        },
        hunks: Vec::new(),
        at,
        mode_change: false,
    }
}

/// The change from the old lines of the function to the new ones. Lines that differ only in white space stay.
fn hunk(written: &Written, known: &Known, content: &[u8]) -> Result<Hunk, EditError> {
    let dialect = Dialect::of_path(&known.path);
    let old = known.lines(content)?;
    let new = lines::split(&written.text);
    let keys = |lines: &[Line<'_>]| -> Vec<Vec<u8>> {
        let keys = lines.iter().map(|line| line_key(line.text, dialect));
        keys.collect()
    };
    let mut lines = Vec::new();
    for op in capture_diff_slices(Algorithm::Patience, &keys(&old), &keys(&new)) {
        match op.tag() {
            // As the answer writes them, so that its indentation can be compared with the file's.
            DiffTag::Equal => lines.extend(quoted(&new, op.new_range(), LineKind::Context)),
            DiffTag::Delete | DiffTag::Insert | DiffTag::Replace => {
                lines.extend(quoted(&old, op.old_range(), LineKind::Delete));
                lines.extend(quoted(&new, op.new_range(), LineKind::Add));
            }
        }
    }
    Ok(Hunk {
        lines,
        stated: Some(known.first_line()),
        counts: None,
        section: Vec::new(),
        at: written.at,
        counted: None,
    })
}

fn quoted<'l>(
    lines: &'l [Line<'l>],
    range: std::ops::Range<usize>,
    kind: LineKind,
) -> impl Iterator<Item = HunkLine> + 'l {
    let lines = lines.get(range).unwrap_or_default().iter();
    lines.map(move |line| HunkLine {
        kind,
        text: line.text.to_vec(),
        ending: match line.ending {
            Ending::None => Ending::Lf,
            other => other,
        },
        prefixed: Prefixed::Yes,
    })
}

/// Code around the functions is not edited, so it may only repeat what one of their files has.
fn check_rest(
    block: &Block,
    map: &CodeMap,
    targets: &[RelPath],
    files: &BTreeMap<RelPath, Vec<u8>>,
) -> Result<(), EditError> {
    let Some(path) = targets.first() else {
        return Ok(());
    };
    let rest = normal_form(path, &block.rest(map));
    // Every token has a blank before it, so that blanks around a piece keep it from matching parts of tokens.
    let spaced = |form: &[u8]| {
        let mut spaced: Vec<u8> = form
            .iter()
            .map(|&b| if b == b'\n' { b' ' } else { b })
            .collect();
        spaced.push(b' ');
        spaced
    };
    let forms: Vec<Vec<u8>> = targets
        .iter()
        .filter_map(|path| Some(spaced(&normal_form(path, files.get(path)?))))
        .collect();
    let pieces = rest.split(|&b| b == b'\n');
    for piece in pieces.filter(|piece| !piece.trim_ascii().is_empty()) {
        let wanted = spaced(piece);
        let has = |form: &Vec<u8>| form.windows(wanted.len()).any(|window| window == wanted);
        if !forms.iter().any(has) {
            return Err(EditError::OutsideFunction {
                at: block.at,
                code: shortened(piece.trim_ascii()),
            });
        }
    }
    Ok(())
}

/// `// ... rest as before ...` in place of code.
fn check_whole(written: &Written, old: &[u8]) -> Result<(), EditError> {
    let old = String::from_utf8_lossy(old);
    let text = String::from_utf8_lossy(&written.text);
    let left_out = text.lines().enumerate().find(|(_, line)| {
        let line = line.trim();
        is_ellipsis(line) && !old.contains(line)
    });
    match left_out {
        None => Ok(()),
        Some((index, line)) => Err(EditError::Abbreviated {
            at: written.at + index,
            name: written.name.clone(),
            line: shortened(line.trim().as_bytes()),
        }),
    }
}

/// What comments say that stand for code.
const STANDS_FOR_CODE: [&str; 8] = [
    "rest of",
    "unchanged",
    "remain",
    "existing code",
    "same as before",
    "as before",
    "omitted",
    "previous code",
];

/// A line of nothing but dots, or a comment that stands for code.
fn is_ellipsis(line: &str) -> bool {
    let comment = ["//", "/*"].iter().find_map(|sign| line.strip_prefix(sign));
    let Some(comment) = comment else {
        return line.len() > 1 && line.trim_matches(['.', '…']).is_empty();
    };
    let words = comment.trim().trim_end_matches("*/").trim().to_lowercase();
    let stands = STANDS_FOR_CODE.iter().any(|one| words.contains(one));
    let dots = words.starts_with("...") || words.starts_with('…');
    dots || stands
}

fn shortened(code: &[u8]) -> String {
    const MOST: usize = 80;
    let code = String::from_utf8_lossy(code);
    match code.char_indices().nth(MOST) {
        Some((end, _)) => format!("{} …", code.get(..end).unwrap_or_default()),
        None => code.into_owned(),
    }
}

#[cfg(test)]
#[path = "functions_tests.rs"]
mod tests;
