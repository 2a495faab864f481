//! Expressions given as text: how tightly they bind, and substitution. By tokens, so that `n` is not found in `len`,
//! nor `p->` in `map->`.

use std::ops::Range;

use patchwright_domain::predicate::{Comparison, Precedence, Predicate, Term};

use super::lex::{Dialect, Token, TokenKind, code_tokens};
use super::operator::{AssignOp, BinOp, UnOp};

/// An expression with the precedence of its loosest operator.
pub fn term(text: impl Into<String>) -> Term {
    let text = text.into();
    let precedence = precedence(&text);
    Term::new(text, precedence)
}

pub fn compare(left: impl Into<String>, op: Comparison, right: impl Into<String>) -> Predicate {
    Predicate::compare(term(left), op, term(right))
}

/// An opaque condition: one of the program's, or one that is no comparison.
pub fn holds(text: impl Into<String>) -> Predicate {
    Predicate::Holds(term(text))
}

/// The loosest operator of an expression outside its brackets.
pub fn precedence(text: &str) -> Precedence {
    let roles = roles(&tokens(text));
    let outside = roles.into_iter().filter(|role| role.depth == 0);
    let loosest = outside.map(|role| role.binds).min();
    loosest.unwrap_or(Precedence::Primary)
}

/// An expression that can be an operand of any operator.
pub fn in_parentheses(text: &str) -> String {
    match precedence(text) {
        Precedence::Primary => text.to_owned(),
        _ => format!("({text})"),
    }
}

/// Whether a piece of C mentions another, whatever the layout: `count < 0` mentions `count`, but not `n`, and `x.n`
/// does not mention `n`.
pub fn mentions(text: &str, what: &str) -> bool {
    let (text, what) = (tokens(text), tokens(what));
    !occurrences(&text, &what).is_empty()
}

/// `text` with every occurrence of the expression `from` replaced by `to`.
pub fn replaced(text: &str, from: &str, to: &str) -> String {
    replaced_all(text, &[(from, to)])
}

/// The same for several at once: replacements are not searched again.
pub fn replaced_all(text: &str, pairs: &[(&str, &str)]) -> String {
    let tokens = tokens(text);
    let roles = roles(&tokens);
    let mut found: Vec<(Range<usize>, String)> = Vec::new();
    for (from, to) in pairs {
        for place in occurrences(&tokens, &self::tokens(from)) {
            let beside = beside(&tokens, &roles, &place);
            // `a + b` is no operand of `a + b * c`.
            let whole = stands_beside(from, beside);
            let apart = |known: &Range<usize>| place.end <= known.start || known.end <= place.start;
            if whole && found.iter().all(|(known, _)| apart(known)) {
                let to = match stands_beside(to, beside) {
                    true => (*to).to_owned(),
                    false => format!("({to})"),
                };
                found.push((place, to));
            }
        }
    }
    found.sort_by_key(|(place, _)| place.start);
    put_in(text, &tokens, &found)
}

fn put_in(text: &str, tokens: &[Token<'_>], found: &[(Range<usize>, String)]) -> String {
    let mut out = String::new();
    let mut done = 0;
    for (place, to) in found {
        if let (Some(first), Some(last)) = (tokens.get(place.start), tokens.get(place.end - 1)) {
            out.push_str(text.get(done..first.span.start).unwrap_or_default());
            out.push_str(to);
            done = last.span.end;
        }
    }
    out.push_str(text.get(done..).unwrap_or_default());
    out
}

/// A condition with every name of `pairs` substituted by its partner.
pub fn substituted(predicate: &Predicate, pairs: &[(&str, &str)]) -> Predicate {
    predicate.map_terms(&|old| term(replaced_all(old.text(), pairs)))
}

fn tokens(text: &str) -> Vec<Token<'_>> {
    code_tokens(text.as_bytes(), Dialect::C)
}

/// Where the tokens of an expression occur in others, as ranges of tokens.
fn occurrences(tokens: &[Token<'_>], wanted: &[Token<'_>]) -> Vec<Range<usize>> {
    if wanted.is_empty() {
        return Vec::new();
    }
    let is_any = |at: Option<usize>, texts: &[&str]| {
        let token = at.and_then(|at| tokens.get(at));
        token.is_some_and(|token| texts.iter().any(|text| token.is(text)))
    };
    let alike = |part: &[Token<'_>]| {
        let mut pairs = part.iter().zip(wanted);
        pairs.all(|(one, other)| one.kind == other.kind && one.text == other.text)
    };
    let mut found: Vec<Range<usize>> = Vec::new();
    for (at, part) in tokens.windows(wanted.len()).enumerate() {
        let place = at..at + wanted.len();
        let named = wanted
            .first()
            .is_some_and(|first| first.kind == TokenKind::Identifier);
        // `x.n`, `p->n` and `a::n` are not `n`.
        let member = named && is_any(at.checked_sub(1), &[".", "->", "::"]);
        let scope = is_any(Some(place.end), &["::"]);
        let apart = found.last().is_none_or(|last| last.end <= at);
        if alike(part) && !member && !scope && apart {
            found.push(place);
        }
    }
    found
}

/// The role of a token in its expression.
#[derive(Debug, Clone, Copy)]
struct Role {
    /// How many brackets enclose it.
    depth: usize,
    /// Its precedence as an operator; `Primary` if it is none.
    binds: Precedence,
}

fn roles(tokens: &[Token<'_>]) -> Vec<Role> {
    let mut depth = 0usize;
    // Of `static_cast<T>`, whose angle brackets nest.
    let mut angles = 0usize;
    let mut operand_before = false;
    let mut found = Vec::new();
    for (at, token) in tokens.iter().enumerate() {
        let text = std::str::from_utf8(&token.text).unwrap_or_default();
        let punct = token.kind == TokenKind::Punct;
        let next = tokens.get(at + 1);
        let before = at.checked_sub(1).and_then(|at| tokens.get(at));
        let typed = before.is_some_and(|before| before.text.ends_with(b"_cast"));
        if punct && text == "<" && (typed || angles > 0) {
            angles += 1;
        }
        let inside = angles > 0;
        if inside && punct && text.starts_with('>') {
            angles = angles.saturating_sub(text.len());
        }
        let closes = punct && matches!(text, ")" | "]" | "}");
        depth = depth.saturating_sub(usize::from(closes));
        // What follows the parentheses of a cast is its operand.
        let cast = punct && text == ")" && next.is_some_and(|next| next.kind != TokenKind::Punct);
        let takes = text == "sizeof" && next.is_some_and(|next| !next.is("("));
        let binds = match cast || takes {
            true => Precedence::Unary,
            false if inside => Precedence::Primary,
            false => operator(punct, text, operand_before),
        };
        found.push(Role { depth, binds });
        depth += usize::from(punct && matches!(text, "(" | "[" | "{"));
        let stepped = operand_before && matches!(text, "++" | "--");
        operand_before = closes || stepped || inside || !punct && binds == Precedence::Primary;
    }
    found
}

fn operator(punct: bool, text: &str, operand_before: bool) -> Precedence {
    match text {
        "," => Precedence::Comma,
        "?" | ":" if punct => Precedence::Conditional,
        _ if operand_before => match (BinOp::parse(text), AssignOp::parse(text)) {
            (Some(op), _) => op.precedence(),
            (None, Some(_)) => Precedence::Assignment,
            (None, None) => Precedence::Primary,
        },
        "*" | "&" | "++" | "--" => Precedence::Unary,
        _ if punct && UnOp::parse(text).is_some() => Precedence::Unary,
        _ => Precedence::Primary,
    }
}

/// The tightest operator that has what stands at a place as its operand; none inside brackets or between commas.
fn beside(tokens: &[Token<'_>], roles: &[Role], place: &Range<usize>) -> Option<Precedence> {
    let postfix = [".", "->", "[", "(", "++", "--"];
    let follows = tokens.get(place.end);
    if follows.is_some_and(|next| postfix.iter().any(|text| next.is(text))) {
        return Some(Precedence::Primary);
    }
    let before = place.start.checked_sub(1);
    let around = [before, Some(place.end)];
    let taken = around.into_iter().flatten().filter_map(|at| roles.get(at));
    taken
        .map(|role| role.binds)
        .filter(|binds| !matches!(binds, Precedence::Primary | Precedence::Comma))
        .max()
}

fn stands_beside(text: &str, operator: Option<Precedence>) -> bool {
    let binds = precedence(text);
    binds == Precedence::Primary || operator.is_none_or(|operator| binds > operator)
}

#[cfg(test)]
#[path = "term_tests.rs"]
mod tests;
