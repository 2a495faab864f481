//! What a file consists of once its directives are read.

use std::sync::Arc;

use crate::tokens::Tok;

#[derive(Debug, Default)]
pub struct Source {
    pub code: Vec<Tok>,
    /// Alternatives with unbalanced brackets, which cannot be part of `code`.
    pub leftover: Vec<Tok>,
    pub defines: Vec<Arc<Define>>,
    pub directives: Vec<Directive>,
    pub pieces: Vec<Piece>,
    /// Conditional groups whose brackets do not match by themselves.
    pub torn_groups: usize,
}

impl Source {
    /// The names of the files that are included, without their folders.
    pub fn includes(&self) -> Vec<Vec<u8>> {
        let included = self.directives.iter().filter(|directive| {
            matches!(
                directive.name.as_str(),
                "include" | "include_next" | "import"
            )
        });
        included
            .filter_map(|directive| directive.rest.first())
            .filter_map(|tok| {
                let mut name = tok
                    .text
                    .split(|b| matches!(b, b'"' | b'<' | b'>' | b'/' | b'\\'));
                name.rfind(|part| !part.is_empty()).map(<[u8]>::to_vec)
            })
            .collect()
    }
}

/// `#define`.
#[derive(Debug, PartialEq, Eq)]
pub struct Define {
    pub name: Arc<[u8]>,
    /// None for a macro without parentheses.
    pub params: Option<Vec<Arc<[u8]>>>,
    pub body: Vec<Tok>,
    pub line: usize,
}

/// Any directive, the `#` left out.
#[derive(Debug)]
pub struct Directive {
    pub name: String,
    pub rest: Vec<Tok>,
    pub line: usize,
}

/// A run of tokens between `;`, `{` and `}`, with the conditions of the preprocessor above it.
#[derive(Debug)]
pub struct Piece {
    pub text: String,
    pub conditions: Vec<Arc<str>>,
    /// Another alternative of its condition does something instead.
    pub is_replaced: bool,
    /// The function that it calls, if it is a call with a text argument.
    pub told_a_text: Option<Arc<[u8]>>,
    pub line: usize,
}

/// Why a file cannot be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unreadable {
    TooLong,
    TooDeep,
}

impl Unreadable {
    pub fn describe(self) -> &'static str {
        match self {
            Self::TooLong => "the file is too long to be analysed",
            Self::TooDeep => {
                "the file nests brackets or conditions of the preprocessor too deeply to be analysed"
            }
        }
    }
}
