//! `#define`, also in branches that are not read as code.

use patchwright_domain::candidate::RelPath;

use crate::lex::{Dialect, TokenKind, token_spans};
use crate::text::{Directive, Text, Word};
use crate::tree::Macro;

pub(super) fn read(path: &RelPath, text: &Text, directives: &[Directive]) -> Vec<Macro> {
    directives
        .iter()
        .filter(|directive| directive.word == Word::Define)
        .filter_map(|directive| read_one(path, text, directive))
        .collect()
}

fn read_one(path: &RelPath, text: &Text, directive: &Directive) -> Option<Macro> {
    let written = text.slice(directive.start, directive.end);
    let joined = without_comments(written);
    let joined = joined.replace("\\\r\n", " ").replace("\\\n", " ");
    let rest = joined.trim_start_matches('#').trim_start();
    let rest = rest.strip_prefix("define")?.trim_start();
    let end = rest
        .find(|c: char| !(c.is_alphanumeric() || c == '_' || c == '$'))
        .unwrap_or(rest.len());
    let (name, rest) = rest.split_at_checked(end)?;
    let (params, body) = match rest.strip_prefix('(') {
        Some(inner) => {
            let (params, body) = inner.split_once(')')?;
            let params = params.split(',').map(|one| one.trim().to_owned());
            (Some(params.filter(|one| !one.is_empty()).collect()), body)
        }
        None => (None, rest),
    };
    (!name.is_empty()).then(|| Macro {
        file: path.clone(),
        name: name.to_owned(),
        params,
        body: body.trim().to_owned(),
        span: text.span(directive.start, directive.end),
    })
}

/// Each comment counts as one space.
fn without_comments(text: &str) -> String {
    let mut code = String::with_capacity(text.len());
    let mut copied = 0;
    let tokens = token_spans(text.as_bytes(), Dialect::C);
    for comment in tokens
        .iter()
        .filter(|token| token.kind == TokenKind::Comment)
    {
        code.push_str(text.get(copied..comment.span.start).unwrap_or(""));
        code.push(' ');
        copied = comment.span.end;
    }
    code.push_str(text.get(copied..).unwrap_or(""));
    code
}
