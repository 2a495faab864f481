//! Whether a piece of C can be evaluated twice without side effects.

use patchwright_code::lex::{Dialect, Token, TokenKind, code_tokens};
use patchwright_code::operator::AssignOp;

/// A longer text is not repeated in a check.
const LONGEST: usize = 120;

/// A text without side effects: nothing in it calls, steps or assigns.
pub fn is_pure(text: &str) -> bool {
    let tokens = code_tokens(text.as_bytes(), Dialect::C);
    let mut places = 0..tokens.len();
    !tokens.is_empty() && text.len() < LONGEST && !places.any(|at| has_effect(&tokens, at))
}

fn has_effect(tokens: &[Token<'_>], at: usize) -> bool {
    let Some(token) = tokens.get(at) else {
        return false;
    };
    match token.kind {
        TokenKind::Punct if token.is("(") => calls(tokens.get(..at).unwrap_or_default()),
        TokenKind::Punct => std::str::from_utf8(&token.text).is_ok_and(|text| {
            matches!(text, "++" | "--" | "{" | ";") || AssignOp::parse(text).is_some()
        }),
        TokenKind::String | TokenKind::RawString => true,
        _ => false,
    }
}

/// Whether a parenthesis after these tokens begins the arguments of a call with possible side effects. `sizeof` has
/// none, nor has a container's `size()`.
fn calls(before: &[Token<'_>]) -> bool {
    let [before @ .., name] = before else {
        return false;
    };
    let asks = ["size", "length"].iter().any(|word| name.is(word));
    let member = before
        .last()
        .is_some_and(|token| [".", "->", "::"].iter().any(|via| token.is(via)));
    name.kind == TokenKind::Identifier && !name.is("sizeof") && !(asks && member)
}
