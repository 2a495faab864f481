//! When two lines are equal except for white space, and how similar two lines are.

use patchwright_code::lex::Dialect;

/// A line without the white space that means nothing.
///
/// In the C family and Java white space is kept as one space where taking it away could join two tokens
/// (`int x`, `- -x`, `> >`, `L "s"`), all of it inside quotes, and in directives, where `F (x)` is not `F(x)`.
/// Elsewhere indentation may be meaning (Python, Makefiles): only what trails is taken away.
pub fn line_key(line: &[u8], dialect: Option<Dialect>) -> Vec<u8> {
    if dialect.is_none() {
        return line.trim_ascii_end().to_vec();
    }
    let line = line.trim_ascii();
    let is_directive = line.first() == Some(&b'#') && dialect == Some(Dialect::C);
    let mut key: Vec<u8> = Vec::with_capacity(line.len());
    let mut quote = None;
    let mut escaped = false;
    let mut spaced = false;
    for &byte in line {
        if quote.is_none() && byte.is_ascii_whitespace() {
            spaced = true;
            continue;
        }
        if spaced {
            let before = key.last().copied().unwrap_or(b' ');
            let after_hash = is_directive && key.len() == 1;
            if (is_directive && !after_hash) || would_join(before, byte) {
                key.push(b' ');
            }
            spaced = false;
        }
        key.push(byte);
        match quote {
            Some(_) if escaped => escaped = false,
            Some(_) if byte == b'\\' => escaped = true,
            Some(open) if byte == open => quote = None,
            Some(_) => {}
            None if byte == b'"' || byte == b'\'' => quote = Some(byte),
            None => {}
        }
    }
    key
}

fn would_join(before: u8, after: u8) -> bool {
    let word = |b: u8| b.is_ascii_alphanumeric() || b == b'_' || b == b'$' || b >= 0x80;
    let quote = |b: u8| b == b'"' || b == b'\'';
    let operator = |b: u8| b"+-*/<>=&|!^%:#.?@\\~".contains(&b);
    (word(before) && word(after))
        || (operator(before) && operator(after))
        || (word(before) && quote(after))
        || (quote(before) && word(after))
        || (before.is_ascii_digit() && after == b'.')
        || (before == b'.' && after.is_ascii_digit())
}

/// A set of the pairs of bytes in a line, in 512 bits: two lines are compared in a few instructions, and the whole file
/// can be searched for a line that was quoted from memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Signature {
    bits: [u64; 8],
    count: u32,
}

/// Longer lines are judged by their beginning, before the set fills up.
const SIGNED_BYTES: usize = 200;

pub fn signature(key: &[u8]) -> Signature {
    let mut bits = [0u64; 8];
    for pair in key.get(..SIGNED_BYTES).unwrap_or(key).windows(2) {
        let [a, b] = pair else { continue };
        let hash = ((u32::from(*a) << 8) | u32::from(*b)).wrapping_mul(0x9E37_79B1) >> 23;
        if let Some(word) = bits.get_mut((hash >> 6) as usize) {
            *word |= 1 << (hash & 63);
        }
    }
    Signature {
        bits,
        count: bits.iter().map(|word| word.count_ones()).sum(),
    }
}

impl Signature {
    /// From 0 (nothing in common) to 1; by Dice's measure.
    pub fn similarity(&self, other: &Self) -> f32 {
        let pairs = self.bits.iter().zip(&other.bits);
        let common: u32 = pairs.map(|(a, b)| (a & b).count_ones()).sum();
        2.0 * common as f32 / (self.count + other.count).max(1) as f32
    }
}

#[cfg(test)]
#[path = "key_tests.rs"]
mod tests;
