//! Tests and harnesses that lie among the sources, where no path gives them away.

use patchwright_code::tokens::Tok;

use super::super::finding::{Finding, finding};
use super::super::java::is_called;
use super::super::java::names;
use super::super::view::Side;
use super::{Found, Sides};
use crate::scope::Rule;

pub fn review(sides: &Sides<'_>) -> Vec<Found> {
    let mut found = sides.added(skips);
    for (file, side) in &sides.old {
        if let Some(tok) = test_in(&side.source.code) {
            let what = format!(
                "the patch changes this file, but `{}` says that it belongs to the tests",
                tok.word()
            );
            found.push(Found {
                rule: Rule::Scope,
                file: *file,
                line: tok.line,
                what,
            });
        }
    }
    found
}

/// The word that marks a file as one of tests.
fn test_in(code: &[Tok]) -> Option<&Tok> {
    let pairs = code.windows(2).filter_map(|pair| match pair {
        [before, tok] => Some((before, tok)),
        _ => None,
    });
    let mut marks = pairs.filter(|(before, tok)| {
        let annotated = before.is("@") && tok.is_any(names::TESTS);
        let derived = before.is("extends") && tok.is("TestCase");
        annotated || derived || (before.is("void") && tok.is("fuzzerTestOneInput"))
    });
    marks.next().map(|(_, tok)| tok)
}

fn skips(side: &Side) -> Vec<Finding> {
    let code = &side.source.code;
    let mut found = Vec::new();
    for (at, tok) in code.iter().enumerate() {
        let is_annotation = at
            .checked_sub(1)
            .and_then(|i| code.get(i))
            .is_some_and(|before| before.is("@"));
        let conditional =
            || tok.word().starts_with("DisabledOn") || tok.word().starts_with("DisabledIf");
        let skips = is_annotation && (tok.is_any(names::SKIPS) || conditional());
        let assumes = tok.is_any(names::ASSUMES) && is_called(code, at);
        if skips || assumes {
            let what = format!("`{}` is new here and keeps a test from running", tok.word());
            found.push(finding(Rule::Scope, tok.word(), tok.line, what));
        }
    }
    found
}
