//! Comparisons in a C condition: what they compare, and whether they exclude each other.

use std::collections::BTreeMap;

use patchwright_code::lex::{Dialect, Token, TokenKind, code_tokens};
use patchwright_code::operator::BinOp;
use patchwright_domain::predicate::Comparison;

const MOST_OPERANDS: usize = 4;

struct Compared {
    left: String,
    op: Comparison,
    right: String,
}

/// The possible relations of two values, as bits.
const LESS: u8 = 1;
const EQUAL: u8 = 2;
const MORE: u8 = 4;

pub(super) fn is_comparison(token: &Token<'_>) -> bool {
    comparison(token).is_some()
}

pub(super) fn has_comparison(text: &str) -> bool {
    tokens(text).iter().any(is_comparison)
}

/// Whether it is a number or a character.
pub(super) fn is_constant(text: &str) -> bool {
    number(text).is_some()
        || matches!(tokens(text).as_slice(), [only] if only.kind == TokenKind::Char)
}

/// Why no program can satisfy a condition; `None` if one may.
pub(crate) fn never_holds(condition: &str) -> Option<String> {
    let all = tokens(condition);
    let mut leaves = Vec::new();
    if !conjuncts(&all, &mut leaves) {
        return None;
    }
    let compared = leaves.iter().filter_map(|leaf| compared(condition, leaf));
    let mut relations: BTreeMap<(String, String), u8> = BTreeMap::new();
    let mut ranges: BTreeMap<String, Range> = BTreeMap::new();
    for one in compared {
        let (left, right) = (plain(&one.left), plain(&one.right));
        let (left, op, right) = match left <= right {
            true => (left, one.op, right),
            false => (right, one.op.mirrored(), left),
        };
        if left == right && ways(op) & EQUAL == 0 {
            return Some(format!("`{}` is never true", shown(&one)));
        }
        let known = relations
            .entry((left.clone(), right.clone()))
            .or_insert(LESS | EQUAL | MORE);
        *known &= ways(op);
        let of_value = match (number(&left), number(&right)) {
            (None, Some(bound)) => Some((left, op, bound)),
            (Some(bound), None) => Some((right, op.mirrored(), bound)),
            (None, None) | (Some(_), Some(_)) => None,
        };
        let possible = match of_value {
            Some((name, op, bound)) => ranges.entry(name).or_default().narrow(op, bound),
            None => true,
        };
        if *known == 0 || !possible {
            return Some(format!("nothing makes `{condition}` true"));
        }
    }
    None
}

/// Whether it only compares expressions with themselves, and so holds for every program.
pub(super) fn always_holds(condition: &str) -> bool {
    let all = tokens(condition);
    let mut leaves = Vec::new();
    if !conjuncts(&all, &mut leaves) {
        return false;
    }
    leaves.iter().all(|leaf| {
        compared(condition, leaf)
            .is_some_and(|one| plain(&one.left) == plain(&one.right) && ways(one.op) & EQUAL != 0)
    })
}

/// What a condition compares, without constants; the whole condition if it compares nothing.
pub(crate) fn operands(condition: &str) -> Vec<String> {
    let all = tokens(condition);
    let mut leaves = Vec::new();
    alternatives(&all, &mut leaves);
    let mut found: Vec<String> = Vec::new();
    for leaf in leaves {
        let sides = match compared(condition, leaf) {
            Some(one) => vec![one.left, one.right],
            None => vec![slice(condition, without_not(leaf))],
        };
        for side in sides {
            if !is_constant(&side) && !side.is_empty() && !found.contains(&side) {
                found.push(side);
            }
        }
    }
    found.truncate(MOST_OPERANDS);
    found
}

/// The values that an expression may have.
struct Range {
    low: i128,
    high: i128,
    not: Vec<i128>,
}

impl Default for Range {
    fn default() -> Self {
        Self {
            low: i128::MIN,
            high: i128::MAX,
            not: Vec::new(),
        }
    }
}

impl Range {
    /// Returns whether any value is left.
    fn narrow(&mut self, op: Comparison, bound: i128) -> bool {
        match op {
            Comparison::Lt => self.high = self.high.min(bound.saturating_sub(1)),
            Comparison::Le => self.high = self.high.min(bound),
            Comparison::Gt => self.low = self.low.max(bound.saturating_add(1)),
            Comparison::Ge => self.low = self.low.max(bound),
            Comparison::Eq => {
                self.low = self.low.max(bound);
                self.high = self.high.min(bound);
            }
            Comparison::Ne => self.not.push(bound),
        }
        self.low < self.high || (self.low == self.high && !self.not.contains(&self.low))
    }
}

fn ways(op: Comparison) -> u8 {
    match op {
        Comparison::Lt => LESS,
        Comparison::Le => LESS | EQUAL,
        Comparison::Gt => MORE,
        Comparison::Ge => MORE | EQUAL,
        Comparison::Eq => EQUAL,
        Comparison::Ne => LESS | MORE,
    }
}

fn shown(one: &Compared) -> String {
    format!("{} {} {}", one.left, one.op, one.right)
}

/// The parts that must all hold; returns false if some are alternatives, which are not analysed.
fn conjuncts<'t, 's>(tokens: &'t [Token<'s>], leaves: &mut Vec<&'t [Token<'s>]>) -> bool {
    let tokens = without_parentheses(tokens);
    if split(tokens, "||").len() > 1 {
        return false;
    }
    match split(tokens, "&&") {
        parts if parts.len() > 1 => parts.into_iter().all(|part| conjuncts(part, leaves)),
        _ => {
            leaves.push(tokens);
            true
        }
    }
}

/// All parts between `&&` and `||`.
fn alternatives<'t, 's>(tokens: &'t [Token<'s>], leaves: &mut Vec<&'t [Token<'s>]>) {
    let tokens = without_parentheses(tokens);
    for sign in ["||", "&&"] {
        let parts = split(tokens, sign);
        if parts.len() > 1 {
            parts
                .into_iter()
                .for_each(|part| alternatives(part, leaves));
            return;
        }
    }
    leaves.push(tokens);
}

fn compared(text: &str, leaf: &[Token<'_>]) -> Option<Compared> {
    let mut found = None;
    let mut depth = 0usize;
    for (at, token) in leaf.iter().enumerate() {
        depth = deeper(depth, token);
        if let Some(op) = comparison(token).filter(|_| depth == 0) {
            // `a < b < c` compares a truth value.
            if found.replace((at, op)).is_some() {
                return None;
            }
        }
    }
    let (at, op) = found?;
    Some(Compared {
        left: slice(text, without_parentheses(leaf.get(..at)?)),
        op,
        right: slice(text, without_parentheses(leaf.get(at + 1..)?)),
    })
}

fn comparison(token: &Token<'_>) -> Option<Comparison> {
    let text = std::str::from_utf8(&token.text).ok()?;
    match token.kind {
        TokenKind::Punct => BinOp::parse(text)?.comparison(),
        _ => None,
    }
}

fn split<'t, 's>(tokens: &'t [Token<'s>], sign: &str) -> Vec<&'t [Token<'s>]> {
    let mut depth = 0usize;
    let parts = tokens.split(|token| {
        depth = deeper(depth, token);
        depth == 0 && token.is(sign)
    });
    parts.collect()
}

fn deeper(depth: usize, token: &Token<'_>) -> usize {
    match token {
        token if token.is("(") || token.is("[") => depth + 1,
        token if token.is(")") || token.is("]") => depth.saturating_sub(1),
        _ => depth,
    }
}

fn without_parentheses<'t, 's>(tokens: &'t [Token<'s>]) -> &'t [Token<'s>] {
    let [first, inner @ .., last] = tokens else {
        return tokens;
    };
    let mut depth = 1usize;
    let closes_early = inner.iter().any(|token| {
        depth = deeper(depth, token);
        depth == 0
    });
    match first.is("(") && last.is(")") && !closes_early {
        true => without_parentheses(inner),
        false => tokens,
    }
}

fn without_not<'t, 's>(tokens: &'t [Token<'s>]) -> &'t [Token<'s>] {
    match tokens {
        [first, rest @ ..] if first.is("!") => without_parentheses(rest),
        other => other,
    }
}

fn slice(text: &str, tokens: &[Token<'_>]) -> String {
    let (Some(first), Some(last)) = (tokens.first(), tokens.last()) else {
        return String::new();
    };
    let text = text.get(first.span.start..last.span.end);
    text.unwrap_or_default().to_owned()
}

fn plain(text: &str) -> String {
    text.split_whitespace().collect()
}

/// An integer, possibly negative, without its suffix.
fn number(text: &str) -> Option<i128> {
    let plain: String = text.split_whitespace().collect();
    let plain = plain.trim_matches(|letter| matches!(letter, '(' | ')'));
    let (sign, digits) = match plain.strip_prefix('-') {
        Some(digits) => (-1, digits),
        None => (1, plain),
    };
    let lower = digits.to_lowercase();
    let value = match lower.strip_prefix("0x") {
        Some(hex) => i128::from_str_radix(hex.trim_end_matches(['u', 'l']), 16),
        None => lower.trim_end_matches(['u', 'l']).parse(),
    };
    value.ok().map(|value: i128| sign * value)
}

fn tokens(text: &str) -> Vec<Token<'_>> {
    code_tokens(text.as_bytes(), Dialect::C)
}
