//! Recognising the proof of concept: an equality comparison with a value, a text or the length of that one input. A
//! bound is not a recognition, and neither is a constant that the program already uses.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use patchwright_code::tokens::fold::{self, Constants};
use patchwright_code::tokens::literal;
use patchwright_code::tokens::operand;
use patchwright_code::tokens::{Tok, after, arguments, before, group, joined};

use super::names;
use super::tree::{Tree, find};

/// What the proof of concept consists of.
#[derive(Debug, Clone, Default)]
pub struct PocMaterial {
    /// The contents of inputs, standard input and further files.
    pub contents: Vec<Vec<u8>>,
    /// The words of the commands and the file names.
    pub words: Vec<Vec<u8>>,
}

/// Shorter texts and smaller numbers occur everywhere.
const SHORTEST_TEXT: usize = 4;
const SMALLEST_VALUE: i128 = 1 << 24;
const SHORTEST_LENGTH: usize = 16;

impl PocMaterial {
    fn holds_text(&self, text: &[u8]) -> bool {
        let parts = self.contents.iter().chain(&self.words);
        text.len() >= SHORTEST_TEXT && parts.into_iter().any(|part| find(part, text))
    }

    fn holds_value(&self, value: i128) -> bool {
        let Ok(wide) = u64::try_from(value) else {
            return u32::try_from(-value)
                .is_ok_and(|v| self.holds_bytes(&v.wrapping_neg().to_le_bytes()));
        };
        let narrow = u32::try_from(wide);
        narrow.is_ok_and(|v| self.holds_bytes(&v.to_le_bytes()))
            || self.holds_bytes(&wide.to_le_bytes())
            || self.holds_text(wide.to_string().as_bytes())
            || self.holds_text(format!("{wide:x}").as_bytes())
            || self.holds_text(format!("{wide:X}").as_bytes())
    }

    fn holds_bytes(&self, little_endian: &[u8]) -> bool {
        let mut big_endian = little_endian.to_vec();
        big_endian.reverse();
        self.contents
            .iter()
            .any(|part| find(part, little_endian) || find(part, &big_endian))
    }

    fn has_length(&self, value: i128) -> bool {
        let parts = self.contents.iter().chain(&self.words);
        parts
            .map(Vec::len)
            .filter(|length| *length >= SHORTEST_LENGTH)
            .any(|length| i128::try_from(length) == Ok(value))
    }

    /// Whether some part contains each byte at its offset from a common start.
    pub fn holds_at(&self, placed: &[(usize, u8)]) -> bool {
        self.contents.iter().any(|part| {
            (0..part.len()).any(|start| {
                placed
                    .iter()
                    .all(|(offset, byte)| part.get(start + offset) == Some(byte))
            })
        })
    }
}

/// Why a comparison is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Recognition {
    pub line: usize,
    pub what: String,
}

/// What is needed to distinguish a recognition from a legitimate check.
pub struct Recogniser<'a> {
    pub poc: &'a PocMaterial,
    pub tree: &'a Tree,
    pub constants: &'a Constants,
    /// New names and the literals assigned to them.
    pub bindings: &'a HashMap<Arc<[u8]>, Vec<Tok>>,
}

impl Recogniser<'_> {
    /// All recognitions in `tokens`, which have their macros expanded.
    pub fn find(&self, tokens: &[Tok]) -> Vec<Recognition> {
        let mut found = Vec::new();
        for (at, tok) in tokens.iter().enumerate() {
            if tok.is_any(&["==", "!=", "^", "^="]) {
                let left = operand::left(tokens, at);
                let right = operand::right(tokens, at);
                found.extend(
                    [left, right]
                        .into_iter()
                        .find_map(|side| self.operand(side, tok.line)),
                );
            } else if tok.is("case") {
                let label = operand::right(tokens, at);
                found.extend(self.operand(label, tok.line));
            } else if tok.is_any(&["if", "while"])
                && after(tokens, at).is_some_and(|next| next.is("("))
            {
                found.extend(self.difference(group(tokens, at + 1), tok.line));
            } else if tok.is_name() && after(tokens, at).is_some_and(|next| next.is("(")) {
                found.extend(self.compared(tokens, at));
            }
            found.extend(self.text(tokens, at));
        }
        found.extend(self.pinched(tokens));
        found
    }

    /// A number that is the whole operand, or any telling literal within it.
    fn operand(&self, tokens: &[Tok], line: usize) -> Option<Recognition> {
        if let Some(value) = fold::value(tokens, self.constants) {
            return self.number(value, line);
        }
        operand::outside_brackets(tokens)
            .flat_map(|tok| self.meanings(tok))
            .filter_map(|tok| literal::number(&tok))
            .find_map(|value| self.number(value, line))
    }

    /// The literal itself, or the literals that a new name stands for.
    fn meanings(&self, tok: &Tok) -> Vec<Tok> {
        match self.bindings.get(&tok.text) {
            Some(bound) if tok.is_ident() => bound.clone(),
            Some(_) | None => vec![tok.clone()],
        }
    }

    fn number(&self, value: i128, line: usize) -> Option<Recognition> {
        if self.tree.holds_number(value) || self.tree.holds_number(-value) || is_edge(value) {
            return None;
        }
        if self.is_spelled_in_tree(value) {
            return None;
        }
        let seen = |what: String| Some(Recognition { line, what });
        if value.abs() >= SMALLEST_VALUE && self.poc.holds_value(value) {
            return seen(format!(
                "{value} ({value:#x}), compared for equality, is a value from the proof of concept"
            ));
        }
        if self.poc.has_length(value) {
            return seen(format!(
                "{value}, compared for equality, is the length of the proof of concept"
            ));
        }
        let round = value % 1000 == 0;
        (value.abs() >= SMALLEST_VALUE && !round).then(|| Recognition {
            line,
            what: format!(
                "{value} ({value:#x}), compared for equality, is a number that the project knows nothing of; it may be a checksum of the proof of concept"
            ),
        })
    }

    /// `FOURCC('f', 'm', 't', ' ')` is a number that appears as no literal of the project.
    fn is_spelled_in_tree(&self, value: i128) -> bool {
        let Ok(narrow) = u32::try_from(value) else {
            return false;
        };
        let spelled = |bytes: &[u8]| self.tree.holds_text(bytes);
        spelled(&narrow.to_le_bytes()) || spelled(&narrow.to_be_bytes())
    }

    /// `if (!(x - 0x4d544157))`: a difference that is only tested for zero.
    fn difference(&self, condition: &[Tok], line: usize) -> Option<Recognition> {
        let bounded = condition
            .iter()
            .any(|tok| tok.is_any(&["<", ">", "<=", ">="]));
        if bounded {
            return None;
        }
        let minus = condition.iter().enumerate().filter(|(_, tok)| tok.is("-"));
        minus
            .filter_map(|(at, _)| condition.get(at + 1))
            .filter_map(literal::number)
            .find_map(|value| self.number(value, line))
    }

    /// The arguments of a comparison function.
    fn compared(&self, tokens: &[Tok], at: usize) -> Option<Recognition> {
        let name = tokens.get(at)?;
        if !self.tree.compares(name.word()) {
            return None;
        }
        arguments(group(tokens, at + 1))
            .into_iter()
            .find_map(|argument| {
                let value = fold::value(argument, self.constants);
                let length_only =
                    names::compares(name.word()) && value.is_some_and(|v| v < SMALLEST_VALUE);
                value
                    .filter(|_| !length_only)
                    .and_then(|value| self.number(value, name.line))
            })
    }

    /// A text from the proof of concept, unless it is only printed.
    fn text(&self, tokens: &[Tok], at: usize) -> Option<Recognition> {
        let is_text = |tok: &Tok| literal::text(tok).is_some() && literal::number(tok).is_none();
        let first = tokens.get(at).filter(|tok| is_text(tok))?;
        if before(tokens, at).is_some_and(is_text) {
            return None;
        }
        let parts = tokens.get(at..)?.iter().take_while(|tok| is_text(tok));
        let text: Vec<u8> = parts.filter_map(literal::text).flatten().collect();
        let is_printed = || operand::enclosing_call(tokens, at).is_some_and(names::prints);
        (self.telling(&text) && !is_printed()).then(|| Recognition {
            line: first.line,
            what: format!(
                "the text \"{}\" is from the proof of concept",
                text.escape_ascii()
            ),
        })
    }

    /// Whether the bytes occur in the proof of concept and nowhere in the project.
    pub fn telling(&self, text: &[u8]) -> bool {
        !self.tree.has_text(text) && self.poc.holds_text(text) && !self.tree.holds_text(text)
    }

    /// `x > 57 && x < 59` tests for 58.
    fn pinched(&self, tokens: &[Tok]) -> Option<Recognition> {
        let bounds = operand::bounds(tokens, self.constants);
        let (lows, highs): (Vec<_>, Vec<_>) = bounds.iter().partition(|bound| bound.is_low);
        let key = |bound: &operand::Bound<'_>| (bound.value, joined(bound.of));
        let highs: HashSet<(i128, String)> = highs.into_iter().map(key).collect();
        lows.into_iter()
            .filter(|low| !low.of.is_empty() && highs.contains(&key(low)))
            .find_map(|low| self.number(low.value, low.line))
    }
}

/// The limits of integer types and powers of two are not specific to one input.
fn is_edge(value: i128) -> bool {
    let size = value.unsigned_abs();
    [size.wrapping_sub(1), size, size.wrapping_add(1)]
        .iter()
        .any(|near| near.is_power_of_two())
        && size >= SMALLEST_VALUE.unsigned_abs() / 2
}
