//! Normal form: a file without comments and layout, so that an edit is recognised when it comes again with another
//! layout.

use std::fmt::Write as _;

use patchwright_domain::candidate::{
    Candidate, CandidateId, FileChange, FileMode, Origin, RelPath,
};
use sha2::{Digest, Sha256};

use crate::error::EditError;
use crate::sources::Sources;
use patchwright_code::lex::{Dialect, Region, Spacing, Token, TokenKind, code_tokens};

/// Makes a candidate of changes: sorts them and names it by its normal form.
///
/// Files whose normal form stays as it is in the base do not count: a second comment elsewhere does not make
/// another candidate.
pub fn candidate(
    mut changes: Vec<FileChange>,
    origin: Origin,
    sources: &Sources<'_>,
) -> Result<Candidate, EditError> {
    changes.sort_by(|a, b| a.path().cmp(b.path()));
    let mut hash = Sha256::new();
    for change in &changes {
        let form = change
            .content()
            .map(|content| normal_form(change.path(), content));
        if !same_for_the_compiler(change, form.as_deref(), sources)? {
            hash_change(&mut hash, change, form.unwrap_or_default());
        }
    }
    let mut id = String::new();
    for byte in hash.finalize().iter().take(16) {
        // Writing to a string cannot fail.
        let _ = write!(id, "{byte:02x}");
    }
    Ok(Candidate {
        id: CandidateId(id),
        origin,
        changes,
    })
}

/// Whether a candidate changes only comments and layout.
pub fn changes_only_layout(
    candidate: &Candidate,
    sources: &Sources<'_>,
) -> Result<bool, EditError> {
    for change in &candidate.changes {
        let form = change
            .content()
            .map(|content| normal_form(change.path(), content));
        if !same_for_the_compiler(change, form.as_deref(), sources)? {
            return Ok(false);
        }
    }
    Ok(true)
}

/// The tokens of a file with one space or, after a directive, one line break between them; the bytes as they
/// are where the language is not known.
pub fn normal_form(path: &RelPath, content: &[u8]) -> Vec<u8> {
    match Dialect::of_path(path) {
        Some(dialect) => render(&code_tokens(content, dialect)),
        None => content.to_vec(),
    }
}

fn same_for_the_compiler(
    change: &FileChange,
    form: Option<&[u8]>,
    sources: &Sources<'_>,
) -> Result<bool, EditError> {
    match change {
        FileChange::Modify { path, .. } => {
            Ok(form == Some(normal_form(path, &sources.read(path)?).as_slice()))
        }
        FileChange::Create { .. } | FileChange::Delete { .. } | FileChange::Rename { .. } => {
            Ok(false)
        }
    }
}

/// Every part goes in with its length, so that no two lists of parts give the same bytes.
fn hash_change(hash: &mut Sha256, change: &FileChange, form: Vec<u8>) {
    let (kind, extra): (&[u8], &[u8]) = match change {
        FileChange::Modify { .. } => (b"modify", b""),
        FileChange::Create {
            mode: FileMode::Regular,
            ..
        } => (b"create", b"regular"),
        FileChange::Create {
            mode: FileMode::Executable,
            ..
        } => (b"create", b"executable"),
        FileChange::Delete { .. } => (b"delete", b""),
        FileChange::Rename { from, .. } => (b"rename", from.as_bytes()),
    };
    for part in [kind, extra, change.path().as_bytes(), &form] {
        hash.update((part.len() as u64).to_le_bytes());
        hash.update(part);
    }
}

fn render(tokens: &[Token<'_>]) -> Vec<u8> {
    let mut out = Vec::new();
    for (i, token) in tokens.iter().enumerate() {
        match token.kind {
            TokenKind::DirectiveEnd => out.push(b'\n'),
            _ => {
                if !opens_macro_parameters(tokens, i) {
                    out.push(b' ');
                }
                out.extend_from_slice(&token.text);
            }
        }
    }
    out
}

/// In `#define F(x)` and `#define F (x)` the space decides what F is.
fn opens_macro_parameters(tokens: &[Token<'_>], i: usize) -> bool {
    let before = |back: usize| i.checked_sub(back).and_then(|j| tokens.get(j));
    tokens
        .get(i)
        .is_some_and(|t| t.is("(") && t.spacing == Spacing::Glued && t.region == Region::Directive)
        && before(2).is_some_and(|t| t.is("define"))
        && before(3).is_some_and(|t| t.kind == TokenKind::Punct && t.region == Region::Directive)
}

#[cfg(test)]
#[path = "normal_tests.rs"]
mod tests;
