//! What shrinking may not take away: a check, a call or an assignment that no input of ours exercises is not
//! needless. The second of two paths to a bug is guarded for the input that nobody has sent yet.

use patchwright_code::lex::{Dialect, code_tokens};
use patchwright_domain::candidate::{Candidate, RelPath};
use patchwright_edit::{EditError, Sources};

const CHECKS: [&str; 17] = [
    "if", "while", "for", "switch", "case", "?", "&&", "||", "<", ">", "<=", ">=", "==", "!=", "!",
    "=", "(",
];

/// Whether every file keeps at least as many of them as it has in `whole`.
pub(super) fn keeps_all(
    smaller: &Candidate,
    whole: &Candidate,
    sources: &Sources<'_>,
) -> Result<bool, EditError> {
    for change in &whole.changes {
        let path = change.path();
        let kept = match smaller.changes.iter().find(|one| one.path() == path) {
            Some(one) => one.content().unwrap_or_default().to_vec(),
            None => match change.old_path() {
                Some(old) => sources.read(old)?,
                None => Vec::new(),
            },
        };
        if count(path, &kept) < count(path, change.content().unwrap_or_default()) {
            return Ok(false);
        }
    }
    Ok(true)
}

fn count(path: &RelPath, content: &[u8]) -> usize {
    let Some(dialect) = Dialect::of_path(path) else {
        return 0;
    };
    code_tokens(content, dialect)
        .iter()
        .filter(|token| CHECKS.iter().any(|check| token.is(check)))
        .count()
}

#[cfg(test)]
#[path = "protect_tests.rs"]
mod tests;
