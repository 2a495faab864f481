//! A file cut into its items: functions, types, variables, macros.

mod chunk;
mod enums;
mod head;
mod macros;
mod records;

use patchwright_domain::candidate::RelPath;

use super::lower::Reader;
use super::text::{Directive, Kind, Text, Token, lex};
use super::tree::{Alias, Enumeration, Head, Macro, Record, Span, Variable};

#[derive(Debug, Default)]
pub(super) struct Items {
    pub heads: Vec<Head>,
    pub records: Vec<Record>,
    pub enumerations: Vec<Enumeration>,
    pub macros: Vec<Macro>,
    pub aliases: Vec<Alias>,
    pub globals: Vec<Variable>,
    pub broken: Vec<Span>,
}

pub(super) fn read(path: &RelPath, text: &Text, directives: &[Directive]) -> Items {
    let mut finder = Finder {
        path,
        text,
        tokens: lex(&text.clean, 0, text.clean.len()),
        reader: Reader::new(text),
        items: Items::default(),
        depth: 0,
    };
    finder.file();
    let mut items = finder.items;
    items.broken = finder.reader.broken;
    items.macros = macros::read(path, text, directives);
    items
}

struct Finder<'a> {
    path: &'a RelPath,
    text: &'a Text,
    tokens: Vec<Token>,
    reader: Reader<'a>,
    items: Items,
    /// Of records in records.
    depth: usize,
}

/// The bracket that closes the one at `open`. Brackets of the other kinds in between must be closed too.
pub(super) fn matching(tokens: &[Token], open: usize) -> Option<usize> {
    let mut expected: Vec<u8> = Vec::new();
    for (at, token) in tokens.iter().enumerate().skip(open) {
        let Kind::Punct(punct) = token.kind else {
            continue;
        };
        match punct {
            b'(' => expected.push(b')'),
            b'[' => expected.push(b']'),
            b'{' => expected.push(b'}'),
            b')' | b']' | b'}' if expected.pop() != Some(punct) => return None,
            _ => {}
        }
        if expected.is_empty() {
            return Some(at);
        }
    }
    None
}

/// The next token on the same level: behind the whole group where one opens here.
pub(super) fn skip(tokens: &[Token], at: usize) -> usize {
    let opens = tokens
        .get(at)
        .is_some_and(|token| matches!(token.kind, Kind::Punct(b'(' | b'[' | b'{')));
    match opens.then(|| matching(tokens, at)).flatten() {
        Some(close) => close + 1,
        None => at + 1,
    }
}
