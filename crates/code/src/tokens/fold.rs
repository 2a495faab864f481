//! The value of a condition that its tokens alone decide: `0`, `x && 0`, `sizeof(int) == 3`, `a != a`.

use std::collections::HashMap;
use std::sync::Arc;

use super::literal;
use super::tok::{Tok, past_group};

/// Names whose value never changes.
pub type Constants = HashMap<Arc<[u8]>, i128>;

/// The value of an expression; none if the tokens do not decide it. The caller bounds the nesting.
pub fn value(tokens: &[Tok], constants: &Constants) -> Option<i128> {
    if !tokens.iter().any(Tok::is_mark) {
        return nested(tokens, constants, 0);
    }
    let plain = tokens.iter().filter(|tok| !tok.is_mark());
    nested(&plain.cloned().collect::<Vec<_>>(), constants, 0)
}

/// Deeper nesting than this is not decided; bodies that nest as deeply are not analysed at all.
const DEEPEST: usize = 110;

fn nested(tokens: &[Tok], constants: &Constants, depth: usize) -> Option<i128> {
    if depth > DEEPEST {
        return None;
    }
    let mut folder = Folder {
        tokens,
        at: 0,
        constants,
        depth,
    };
    let mut value = folder.ternary();
    while folder.eat(",") {
        value = folder.ternary();
    }
    if folder.at < tokens.len() {
        None
    } else {
        value
    }
}

/// From loosest to tightest.
const LEVELS: [&[&str]; 10] = [
    &["||"],
    &["&&"],
    &["|"],
    &["^"],
    &["&"],
    &["==", "!="],
    &["<", ">", "<=", ">="],
    &["<<", ">>"],
    &["+", "-"],
    &["*", "/", "%"],
];

struct Folder<'a> {
    tokens: &'a [Tok],
    at: usize,
    constants: &'a Constants,
    depth: usize,
}

impl Folder<'_> {
    fn eat(&mut self, text: &str) -> bool {
        let found = self.tokens.get(self.at).is_some_and(|tok| tok.is(text));
        self.at += usize::from(found);
        found
    }

    fn ternary(&mut self) -> Option<i128> {
        let condition = self.binary(0);
        if !self.eat("?") {
            return condition;
        }
        if self.depth > DEEPEST {
            return None;
        }
        self.depth += 1;
        let yes = self.ternary();
        self.eat(":");
        let no = self.ternary();
        self.depth -= 1;
        match condition {
            Some(0) => no,
            Some(_) => yes,
            None if yes == no => yes,
            None => None,
        }
    }

    fn binary(&mut self, level: usize) -> Option<i128> {
        let Some(operators) = LEVELS.get(level) else {
            return self.unary();
        };
        let start = self.at;
        let mut left = self.binary(level + 1);
        while let Some(operator) = operators.iter().find(|op| self.eat(op)) {
            let left_tokens = self.at - 1;
            let right_start = self.at;
            let right = self.binary(level + 1);
            let same = self.same_text(start..left_tokens, right_start..self.at);
            left = apply(operator, left, right, same);
        }
        left
    }

    /// Whether both sides are the same expression without side effects.
    fn same_text(&self, a: std::ops::Range<usize>, b: std::ops::Range<usize>) -> bool {
        let (Some(a), Some(b)) = (self.tokens.get(a), self.tokens.get(b)) else {
            return false;
        };
        // Two equal texts need not be one string.
        let pure = |tok: &Tok| !tok.is_any(&["(", "++", "--", "="]) && literal::text(tok).is_none();
        !a.is_empty()
            && a.len() == b.len()
            && a.iter().zip(b).all(|(a, b)| a.text == b.text && pure(a))
    }

    /// Prefix operators and casts are collected in a loop: a hostile chain of them must not overflow our stack.
    fn unary(&mut self) -> Option<i128> {
        let mut operators = Vec::new();
        let mut is_known = true;
        while let Some(tok) = self.tokens.get(self.at) {
            if let Some(operator) = ["!", "-", "+", "~"].into_iter().find(|op| tok.is(op)) {
                operators.push(operator);
            } else if tok.is_any(&["*", "&", "++", "--"]) {
                is_known = false;
            } else if let Some(end) = self.cast() {
                self.at = end;
                continue;
            } else {
                break;
            }
            self.at += 1;
        }
        let is_size = self
            .tokens
            .get(self.at)?
            .is_any(&["sizeof", "alignof", "_Alignof"]);
        let mut value = if is_size {
            self.size_of()
        } else {
            self.primary()
        };
        for operator in operators.into_iter().rev() {
            value = match (operator, value?) {
                ("!", operand) => Some(i128::from(operand == 0)),
                ("-", operand) => operand.checked_neg(),
                ("~", operand) => Some(!operand),
                (_, operand) => Some(operand),
            };
        }
        value.filter(|_| is_known)
    }

    fn size_of(&mut self) -> Option<i128> {
        let is_size = self.tokens.get(self.at).is_some_and(|tok| tok.is("sizeof"));
        self.at += 1;
        if !self.tokens.get(self.at).is_some_and(|tok| tok.is("(")) {
            // `sizeof x`: the operand's own value does not matter.
            self.primary();
            return None;
        }
        let end = past_group(self.tokens, self.at);
        let inner = self
            .tokens
            .get(self.at + 1..end.saturating_sub(1))
            .unwrap_or_default();
        self.at = end;
        if is_size { type_size(inner) } else { None }
    }

    fn primary(&mut self) -> Option<i128> {
        let tok = self.tokens.get(self.at)?;
        let mut value = None;
        if tok.is("(") {
            let end = past_group(self.tokens, self.at);
            let inner = self
                .tokens
                .get(self.at + 1..end.saturating_sub(1))
                .unwrap_or_default();
            self.at = end;
            value = nested(inner, self.constants, self.depth + 1);
        } else {
            self.at += 1;
            if tok.is_ident() {
                value = self.named(tok);
            } else if let Some(number) = literal::number(tok) {
                value = Some(number);
            }
        }
        self.postfix(value)
    }

    fn named(&self, tok: &Tok) -> Option<i128> {
        match tok.word() {
            "false" | "NULL" | "nullptr" | "null" => Some(0),
            "true" => Some(1),
            _ => self.constants.get(&tok.text).copied(),
        }
    }

    /// Calls, subscripts, members and adjacent strings: their value is unknown.
    fn postfix(&mut self, mut value: Option<i128>) -> Option<i128> {
        const POSTFIX: [&str; 8] = [".", "->", "::", "++", "--", "=", "+=", "-="];
        while let Some(tok) = self.tokens.get(self.at) {
            if tok.is_any(&["(", "[", "{"]) {
                self.at = past_group(self.tokens, self.at);
            } else if !tok.is_operator() || tok.is_any(&POSTFIX) {
                self.at += 1;
            } else {
                break;
            }
            value = None;
        }
        value
    }

    /// `(int) 0`: where a parenthesised type ends that is followed by an operand.
    fn cast(&self) -> Option<usize> {
        self.tokens.get(self.at).filter(|tok| tok.is("("))?;
        let end = past_group(self.tokens, self.at);
        let inner = self.tokens.get(self.at + 1..end.checked_sub(1)?)?;
        let first = inner.first()?;
        let type_like = first.is_ident()
            && self.named(first).is_none()
            && inner
                .iter()
                .all(|tok| tok.is_ident() || tok.is_any(&["*", "::", "<", ">", "&"]));
        let operand = self.tokens.get(end)?;
        let has_operand = operand.is_ident()
            || literal::number(operand).is_some()
            || operand.is_any(&["(", "!", "~"]);
        (type_like && has_operand).then_some(end)
    }
}

fn apply(operator: &str, left: Option<i128>, right: Option<i128>, same: bool) -> Option<i128> {
    let truth = |yes: bool| Some(i128::from(yes));
    match (operator, left, right) {
        ("&&", Some(0), _) | ("&&", _, Some(0)) => Some(0),
        ("&&", Some(_), Some(_)) => Some(1),
        ("||", Some(l), _) if l != 0 => Some(1),
        ("||", _, Some(r)) if r != 0 => Some(1),
        ("||", Some(_), Some(_)) => Some(0),
        ("*" | "&", Some(0), _) | ("*" | "&", _, Some(0)) => Some(0),
        (_, Some(left), Some(right)) => compute(operator, left, right),
        ("==" | "<=" | ">=", _, _) if same => truth(true),
        ("!=" | "<" | ">", _, _) if same => truth(false),
        ("-" | "^", _, _) if same => Some(0),
        _ => None,
    }
}

fn compute(operator: &str, left: i128, right: i128) -> Option<i128> {
    let truth = |yes: bool| Some(i128::from(yes));
    let shift = u32::try_from(right).ok().filter(|shift| *shift < 64);
    match operator {
        "|" => Some(left | right),
        "^" => Some(left ^ right),
        "&" => Some(left & right),
        "==" => truth(left == right),
        "!=" => truth(left != right),
        "<" => truth(left < right),
        ">" => truth(left > right),
        "<=" => truth(left <= right),
        ">=" => truth(left >= right),
        "<<" => left.checked_mul(1i128 << shift?),
        ">>" => Some(left >> shift?),
        "+" => left.checked_add(right),
        "-" => left.checked_sub(right),
        "*" => left.checked_mul(right),
        "/" => left.checked_div(right),
        "%" => left.checked_rem(right),
        _ => None,
    }
}

/// Sizes that are the same on every platform this runs on.
fn type_size(tokens: &[Tok]) -> Option<i128> {
    let words: Vec<&str> = tokens
        .iter()
        .map(Tok::word)
        .filter(|word| !matches!(*word, "const" | "volatile" | "unsigned" | "signed"))
        .collect();
    match words.as_slice() {
        ["char" | "uint8_t" | "int8_t" | "bool" | "_Bool"] => Some(1),
        ["short"] | ["short", "int"] | ["uint16_t" | "int16_t"] => Some(2),
        [] | ["int" | "float" | "uint32_t" | "int32_t"] => Some(4),
        ["double" | "long" | "size_t" | "uint64_t" | "int64_t"] | ["long", "long"] => Some(8),
        [.., "*"] => Some(8),
        _ => None,
    }
}

#[cfg(test)]
#[path = "fold_tests.rs"]
mod tests;
