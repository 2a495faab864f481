//! Tokens with their brackets paired once, so that a text of nothing but brackets costs no more than any other.

use std::ops::Deref;

use super::lex::{TextTokenKind, Token, lex};

const NONE: u32 = u32::MAX;

#[derive(Debug)]
pub(crate) struct Tokens {
    list: Vec<Token>,
    /// For each opening bracket the one that closes it.
    partner: Vec<u32>,
}

impl Deref for Tokens {
    type Target = [Token];

    fn deref(&self) -> &[Token] {
        &self.list
    }
}

impl Tokens {
    /// The tokens of cleaned text between two offsets.
    pub fn new(clean: &str, start: usize, end: usize) -> Self {
        let list = lex(clean, start, end);
        let partner = pair(&list);
        Self { list, partner }
    }

    /// The bracket that closes the one at `open`.
    pub fn matching(&self, open: usize) -> Option<usize> {
        let partner = *self.partner.get(open)?;
        (partner != NONE).then_some(partner as usize)
    }

    /// The next token on the same level: after the whole group if one opens here.
    pub fn behind(&self, at: usize) -> usize {
        self.matching(at).unwrap_or(at) + 1
    }
}

/// Braces pair with braces whatever parentheses are left open between them; a closing parenthesis that
/// has no opening one in its braces pairs with none.
fn pair(list: &[Token]) -> Vec<u32> {
    let mut partner = vec![NONE; list.len()];
    let mut open: Vec<(usize, u8)> = Vec::new();
    let mut braces = 0usize;
    for (at, token) in list.iter().enumerate() {
        let TextTokenKind::Punct(punct) = token.kind else {
            continue;
        };
        match punct {
            b'{' | b'(' | b'[' => {
                braces += usize::from(punct == b'{');
                open.push((at, punct));
            }
            b'}' if braces > 0 => {
                while open.last().is_some_and(|(_, kind)| *kind != b'{') {
                    open.pop();
                }
                braces -= 1;
                close(&mut partner, &mut open, at);
            }
            b')' if open.last().is_some_and(|(_, kind)| *kind == b'(') => {
                close(&mut partner, &mut open, at)
            }
            b']' if open.last().is_some_and(|(_, kind)| *kind == b'[') => {
                close(&mut partner, &mut open, at)
            }
            _ => {}
        }
    }
    partner
}

fn close(partner: &mut [u32], open: &mut Vec<(usize, u8)>, at: usize) {
    if let Some((from, _)) = open.pop()
        && let Some(slot) = partner.get_mut(from)
    {
        *slot = at as u32;
    }
}
