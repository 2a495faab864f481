//! Splits a command line into words as a shell does. Nothing is expanded: compile commands are written with every
//! variable already replaced.

use std::ffi::OsString;
use std::os::unix::ffi::OsStringExt;

/// A word, or what separates two commands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Token {
    Word(OsString),
    /// `&&`, `||`, `;`, `|` or `&`.
    Operator,
}

/// The simple commands of a command line, in order. An unclosed quote extends to the end.
pub(super) fn commands(line: &[u8]) -> Vec<Vec<OsString>> {
    let mut all = vec![Vec::new()];
    for token in tokens(line) {
        match (token, all.last_mut()) {
            (Token::Word(word), Some(last)) => last.push(word),
            _ => all.push(Vec::new()),
        }
    }
    all.retain(|command| !command.is_empty());
    all
}

/// The words of a response file: the same quoting, but no operators.
pub(super) fn split_words(text: &[u8]) -> Vec<OsString> {
    let mut lexer = Lexer {
        rest: text,
        operators: Operators::AreText,
    };
    std::iter::from_fn(|| lexer.next())
        .filter_map(|token| match token {
            Token::Word(word) => Some(word),
            Token::Operator => None,
        })
        .collect()
}

fn tokens(line: &[u8]) -> impl Iterator<Item = Token> {
    let mut lexer = Lexer {
        rest: line,
        operators: Operators::Separate,
    };
    std::iter::from_fn(move || lexer.next())
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Operators {
    Separate,
    AreText,
}

struct Lexer<'a> {
    rest: &'a [u8],
    operators: Operators,
}

impl Lexer<'_> {
    fn next(&mut self) -> Option<Token> {
        self.rest = self.rest.trim_ascii_start();
        if self.is_operator(*self.rest.first()?) {
            while self
                .rest
                .first()
                .is_some_and(|&byte| self.is_operator(byte))
            {
                self.take();
            }
            return Some(Token::Operator);
        }
        let mut word = Vec::new();
        while let Some(&byte) = self.rest.first() {
            if byte.is_ascii_whitespace() || self.is_operator(byte) {
                break;
            }
            self.take();
            match byte {
                b'\'' => self.single(&mut word),
                b'"' => self.double(&mut word),
                b'\\' => match self.take() {
                    Some(b'\n') | None => {}
                    Some(escaped) => word.push(escaped),
                },
                _ => word.push(byte),
            }
        }
        Some(Token::Word(OsString::from_vec(word)))
    }

    fn single(&mut self, word: &mut Vec<u8>) {
        while let Some(byte) = self.take().filter(|&byte| byte != b'\'') {
            word.push(byte);
        }
    }

    fn double(&mut self, word: &mut Vec<u8>) {
        while let Some(byte) = self.take().filter(|&byte| byte != b'"') {
            match (byte, self.rest.first()) {
                (b'\\', Some(b'\n')) => {
                    self.take();
                }
                (b'\\', Some(&escaped @ (b'"' | b'\\' | b'$' | b'`'))) => {
                    self.take();
                    word.push(escaped);
                }
                _ => word.push(byte),
            }
        }
    }

    fn take(&mut self) -> Option<u8> {
        let (&first, rest) = self.rest.split_first()?;
        self.rest = rest;
        Some(first)
    }

    fn is_operator(&self, byte: u8) -> bool {
        self.operators == Operators::Separate && matches!(byte, b'&' | b'|' | b';')
    }
}

#[cfg(test)]
#[path = "shell_tests.rs"]
mod tests;
