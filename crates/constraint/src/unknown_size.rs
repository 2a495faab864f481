//! `size_t` in files that do not know it: `unsigned long` says the same there.

use patchwright_code::{Code, scope};
use patchwright_domain::candidate::RelPath;
use patchwright_domain::predicate::Term;

use crate::proposal::Proposal;

const CAST: &str = "(size_t)";
const PLAIN: &str = "(unsigned long)";

/// Headers of C that declare it.
const DECLARE_IT: &[&str] = &[
    "stddef.h",
    "stdio.h",
    "stdlib.h",
    "string.h",
    "strings.h",
    "time.h",
    "wchar.h",
    "unistd.h",
    "types.h",
    "malloc.h",
];

pub(crate) fn avoided(code: &Code, mut proposal: Proposal) -> Proposal {
    let is_unknown = |file: &RelPath| !knows(code, file);
    let mut avoids = false;
    for edit in &mut proposal.edits {
        if edit.text.contains(CAST) && is_unknown(&edit.file) {
            edit.text = edit.text.replace(CAST, PLAIN);
            avoids = true;
        }
    }
    if avoids && let Some(check) = &mut proposal.check {
        let plain = |term: &Term| Term::new(term.text().replace(CAST, PLAIN), term.precedence());
        check.bad = check.bad.map_terms(&plain);
    }
    proposal
}

/// A header without an ending is one of C++, and all of those know it.
fn knows(code: &Code, file: &RelPath) -> bool {
    let text = code.file(file).map_or("", |file| file.text());
    text.contains("size_t")
        || scope::includes_any(code, file, &|header| {
            DECLARE_IT.contains(&header) || !header.contains('.')
        })
}
