//! The proof of concept spelled out byte by byte: `p[0] == 'R' && p[1] == 'I' …`, or as a new list of its bytes.

use std::collections::HashSet;

use patchwright_code::tokens::Tok;
use patchwright_code::tokens::literal;
use patchwright_code::tokens::operand;

use super::recognise::{PocMaterial, Recogniser, Recognition};

const SHORTEST: usize = 4;
/// Fewer distinct bytes are a repetition or padding, not text.
const FEWEST_KINDS: usize = 3;

/// Byte lists in `new` that are not in `old`.
pub fn lists(old: &[Tok], new: &[Tok], recogniser: &Recogniser<'_>) -> Vec<Recognition> {
    let known: HashSet<Vec<u8>> = literal::byte_lists(old)
        .into_iter()
        .map(|list| list.bytes)
        .collect();
    literal::byte_lists(new)
        .into_iter()
        .filter(|list| !known.contains(&list.bytes) && is_text_like(&list.bytes))
        .filter(|list| recogniser.telling(&list.bytes))
        .map(|list| Recognition {
            line: list.line,
            what: "a list of bytes is from the proof of concept".to_owned(),
        })
        .collect()
}

/// Single-byte comparisons that together spell part of the proof of concept.
pub fn comparisons(
    old: &[Tok],
    new: &[Tok],
    poc: &PocMaterial,
    recogniser: &Recogniser<'_>,
) -> Option<Recognition> {
    let known: HashSet<String> = bytes_compared(old).into_iter().map(|c| c.text).collect();
    let fresh: Vec<Compared> = bytes_compared(new)
        .into_iter()
        .filter(|compared| !known.contains(&compared.text))
        .collect();
    let line = fresh.first()?.line;
    let written: Vec<u8> = fresh.iter().map(|compared| compared.byte).collect();
    let mut placed: Vec<(usize, u8)> = fresh
        .iter()
        .filter_map(|c| Some((c.index?, c.byte)))
        .collect();
    placed.sort();
    placed.dedup();
    let lowest = placed.first().map_or(0, |(index, _)| *index);
    let placed: Vec<(usize, u8)> = placed
        .iter()
        .map(|(index, byte)| (index - lowest, *byte))
        .collect();
    let by_place: Vec<u8> = placed.iter().map(|(_, byte)| *byte).collect();
    let spelled =
        is_text_like(&by_place) && poc.holds_at(&placed) && !known_text(&by_place, recogniser);
    let in_order = written
        .windows(SHORTEST)
        .any(|window| is_text_like(window) && recogniser.telling(window));
    (spelled || in_order).then(|| Recognition {
        line,
        what: "bytes are compared one by one that together are a part of the proof of concept"
            .to_owned(),
    })
}

fn known_text(bytes: &[u8], recogniser: &Recogniser<'_>) -> bool {
    recogniser.tree.holds_text(bytes)
}

struct Compared {
    index: Option<usize>,
    byte: u8,
    line: usize,
    text: String,
}

/// Equality comparisons of an element or dereferenced pointer with one byte.
fn bytes_compared(tokens: &[Tok]) -> Vec<Compared> {
    let mut found = Vec::new();
    for (at, tok) in tokens.iter().enumerate() {
        if !tok.is_any(&["==", "!="]) {
            continue;
        }
        let (left, right) = (operand::left(tokens, at), operand::right(tokens, at));
        let (place, byte) = match (single_byte(left), single_byte(right)) {
            (None, Some(byte)) => (left, byte),
            (Some(byte), None) => (right, byte),
            _ => continue,
        };
        if place.iter().any(|tok| tok.is_any(&["[", "*"])) {
            found.push(Compared {
                index: subscript(place),
                byte,
                line: tok.line,
                text: format!("{} == {byte}", patchwright_code::tokens::joined(place)),
            });
        }
    }
    found
}

fn single_byte(tokens: &[Tok]) -> Option<u8> {
    match tokens {
        [one] => u8::try_from(literal::number(one)?).ok(),
        _ => None,
    }
}

fn subscript(place: &[Tok]) -> Option<usize> {
    let open = place.iter().rposition(|tok| tok.is("["))?;
    let number = place
        .get(open + 1..)?
        .iter()
        .rev()
        .find_map(literal::number)?;
    usize::try_from(number)
        .ok()
        .filter(|index| *index < 1 << 20)
}

/// Whether there are enough distinct bytes that do not simply count up.
fn is_text_like(bytes: &[u8]) -> bool {
    let kinds: HashSet<&u8> = bytes.iter().collect();
    let steps: HashSet<u8> = bytes
        .windows(2)
        .filter_map(|pair| Some(pair.last()?.wrapping_sub(*pair.first()?)))
        .collect();
    bytes.len() >= SHORTEST && kinds.len() >= FEWEST_KINDS && steps.len() > 1
}
