//! The constants of an enumeration.

use super::Finder;
use crate::text::Token;
use crate::tree::{Enumeration, Expr};

/// More than anyone writes by hand.
const MOST_CONSTANTS: usize = 20_000;

impl Finder<'_> {
    /// `word` is at `enum`, `open` and `close` are the braces.
    pub(super) fn enumeration(&mut self, word: usize, open: usize, close: usize) {
        let span = (self.tokens.get(word), self.tokens.get(close));
        let (Some(first), Some(last)) = span else {
            return;
        };
        let span = self.text.span(first.start(), last.end());
        let name = self.type_name(word, open);
        let mut constants = Vec::new();
        let mut at = open + 1;
        while at < close && constants.len() < MOST_CONSTANTS {
            let mut end = at;
            while end < close && !self.tokens.get(end).is_some_and(|token| token.is(b',')) {
                end = self.tokens.behind(end);
            }
            constants.extend(self.constant(at, end.min(close)));
            at = end + 1;
        }
        self.items.enumerations.push(Enumeration {
            file: self.path.clone(),
            name,
            constants,
            span,
        });
    }

    fn constant(&mut self, at: usize, end: usize) -> Option<(String, Option<Expr>)> {
        let name = self.tokens.get(at).filter(|token| token.is_word())?;
        let name = self.text.word(name).to_owned();
        let equals = (at..end).find(|at| self.tokens.get(*at).is_some_and(|token| token.is(b'=')));
        let value = equals.and_then(|equals| {
            let from = self.tokens.get(equals)?.end();
            let to = self.tokens.get(end)?.start();
            Some(self.reader.expr(from, to))
        });
        Some((name, value))
    }

    /// The name of the type that `word` starts; empty where it has none.
    pub(super) fn type_name(&self, word: usize, open: usize) -> String {
        let mut name = String::new();
        let mut at = word + 1;
        while at < open {
            let Some(token) = self.tokens.get(at) else {
                break;
            };
            let text = self.text.word(token);
            match text {
                ":" | "final" => break,
                "class" | "struct" | "__attribute__" | "__attribute" | "alignas" | "__declspec" => {
                }
                _ if token.is_word() => match name.ends_with("::") {
                    true => name.push_str(text),
                    false => name = text.to_owned(),
                },
                "::" => name.push_str("::"),
                "<" if !name.is_empty() => break,
                _ => {}
            }
            at = self.next_of_name(token, at);
        }
        name
    }

    fn next_of_name(&self, token: &Token, at: usize) -> usize {
        if token.is(b'(') || token.is(b'[') {
            self.tokens.behind(at)
        } else {
            at + 1
        }
    }
}
