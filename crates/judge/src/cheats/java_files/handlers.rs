//! The `try` statements of some tokens, wherever they stand: in a method, a lambda or an initialiser.

use std::ops::Range;

use patchwright_code::tokens::{Tok, past_group};

pub struct Try {
    /// The statements that it protects.
    pub covers: Range<usize>,
    pub handlers: Vec<Handler>,
    pub finally: Option<Range<usize>>,
}

pub struct Handler {
    /// The last part of each class that it catches.
    pub classes: Vec<String>,
    /// What the exception is called.
    pub variable: String,
    pub body: Range<usize>,
    pub line: usize,
}

pub fn tries(tokens: &[Tok]) -> Vec<Try> {
    let starts = tokens.iter().enumerate().filter(|(_, tok)| tok.is("try"));
    starts
        .filter_map(|(at, _)| read_try(tokens, at + 1))
        .collect()
}

fn read_try(tokens: &[Tok], after_word: usize) -> Option<Try> {
    let open = match tokens.get(after_word) {
        Some(tok) if tok.is("(") => past_group(tokens, after_word),
        Some(_) | None => after_word,
    };
    let (covers, mut at) = block(tokens, open)?;
    let mut read = Try {
        covers,
        handlers: Vec::new(),
        finally: None,
    };
    while let Some(tok) = tokens.get(at) {
        if tok.is("catch") && tokens.get(at + 1).is_some_and(|tok| tok.is("(")) {
            let close = past_group(tokens, at + 1);
            let head = tokens.get(at + 2..close.saturating_sub(1));
            let Some((body, end)) = block(tokens, close) else {
                break;
            };
            read.handlers
                .push(handler(head.unwrap_or_default(), body, tok.line));
            at = end;
        } else if tok.is("finally") {
            let found = block(tokens, at + 1);
            read.finally = found.map(|(body, _)| body);
            break;
        } else {
            break;
        }
    }
    Some(read)
}

/// What is between the braces that open at `open`, and where they end.
fn block(tokens: &[Tok], open: usize) -> Option<(Range<usize>, usize)> {
    tokens.get(open).filter(|tok| tok.is("{"))?;
    let end = past_group(tokens, open);
    Some((open + 1..end.saturating_sub(1).max(open + 1), end))
}

/// `final java.io.IOException | ParseException e`
fn handler(head: &[Tok], body: Range<usize>, line: usize) -> Handler {
    let mut named: Vec<&[Tok]> = head.split(|tok| tok.is("|")).collect();
    let mut variable = String::new();
    if let Some(last) = named.last_mut()
        && let Some((name, class)) = last.split_last()
    {
        name.word().clone_into(&mut variable);
        *last = class;
    }
    let class = |part: &&[Tok]| {
        let name = part.iter().rev().find(|tok| tok.is_name());
        name.map(|tok| tok.word().to_owned())
    };
    Handler {
        classes: named.iter().filter_map(class).collect(),
        variable,
        body,
        line,
    }
}
