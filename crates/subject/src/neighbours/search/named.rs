//! The numbers that a patch's own lines name: what its author thought of as a limit is worth a try on both sides.

use patchwright_code::lex::{self, Dialect, Token, TokenKind};

use super::words::{Vocabulary, character, number};

/// Numbers of a patch that are tried, each with those next to it.
const MOST_NUMBERS: usize = 16;
/// What a product with an unknown factor is compared with: a factor that few programs lack reaches it.
const FACTORS: [i128; 4] = [4, 2, 3, 8];
/// Smaller limits are no products.
const LEAST_PRODUCT: i128 = 256;
/// Limits that headers of the system define.
const LIMITS: [(&[u8], i128); 14] = [
    (b"INT_MAX", i32::MAX as i128),
    (b"INT_MIN", i32::MIN as i128),
    (b"UINT_MAX", u32::MAX as i128),
    (b"LONG_MAX", i64::MAX as i128),
    (b"SHRT_MAX", i16::MAX as i128),
    (b"USHRT_MAX", u16::MAX as i128),
    (b"CHAR_MAX", i8::MAX as i128),
    (b"UCHAR_MAX", u8::MAX as i128),
    (b"INT8_MAX", i8::MAX as i128),
    (b"UINT8_MAX", u8::MAX as i128),
    (b"INT16_MAX", i16::MAX as i128),
    (b"UINT16_MAX", u16::MAX as i128),
    (b"INT32_MAX", i32::MAX as i128),
    (b"UINT32_MAX", u32::MAX as i128),
];

/// What the lines compute first, then what they name, then what a product would need.
pub(super) fn numbers(known: &Vocabulary, lines: &[Vec<u8>]) -> Vec<i128> {
    let (mut computed, mut plain, mut quotients) = (Vec::new(), Vec::new(), Vec::new());
    for line in lines {
        let mut tokens = lex::lex(line, Dialect::C);
        tokens.retain(|token| token.kind != TokenKind::Comment);
        let values: Vec<Option<i128>> = tokens.iter().map(|token| value(known, token)).collect();
        let mut own = thresholds(&tokens, &values);
        own.extend(results(&tokens, &values));
        let named = || own.iter().chain(values.iter().flatten()).copied();
        if tokens
            .iter()
            .any(|token| token.is("*") || token.is("<<") || token.is("*="))
        {
            let large = named().filter(|value| *value >= LEAST_PRODUCT);
            quotients.extend(large.flat_map(|value| FACTORS.map(|factor| value / factor + 1)));
        }
        plain.extend(values.iter().flatten().copied());
        computed.extend(own);
    }
    let mut found: Vec<i128> = Vec::new();
    let all = computed.into_iter().chain(plain).chain(quotients);
    // Every patch names 0 and 1, and every search tries them.
    for one in all.filter(|value| !(-1..=1).contains(value)) {
        if found.len() < MOST_NUMBERS && !found.contains(&one) {
            found.push(one);
        }
    }
    found
}

/// The characters that the lines name.
pub(super) fn characters(lines: &[Vec<u8>]) -> Vec<u8> {
    let mut found = Vec::new();
    for line in lines {
        let tokens = lex::lex(line, Dialect::C).into_iter();
        let chars = tokens.filter(|token| token.kind == TokenKind::Char);
        let chars = chars.filter_map(|token| character(&token.text));
        for one in chars.filter(|one| *one != 0) {
            if found.len() < MOST_NUMBERS && !found.contains(&one) {
                found.push(one);
            }
        }
    }
    found
}

fn value(known: &Vocabulary, token: &Token<'_>) -> Option<i128> {
    match token.kind {
        TokenKind::Number => number(&token.text),
        TokenKind::Char => character(&token.text).map(i128::from),
        TokenKind::Identifier => {
            let own = known.constants.get(token.text.as_ref()).copied();
            let mut limits = LIMITS.iter();
            let limit = limits.find(|(name, _)| *name == token.text.as_ref());
            own.or(limit.map(|(_, value)| *value))
        }
        _ => None,
    }
}

/// `1 << 20` and `MAX / 4`: two numbers and what they make.
fn results(tokens: &[Token<'_>], values: &[Option<i128>]) -> impl Iterator<Item = i128> {
    let pairs = tokens.windows(3).zip(values.windows(3));
    pairs.filter_map(|(tokens, values)| {
        let ([_, sign, _], [Some(one), None, Some(two)]) = (tokens, values) else {
            return None;
        };
        if sign.is("<<") {
            let bits = u32::try_from(*two).ok().filter(|bits| *bits < 64)?;
            return one.checked_mul(1 << bits);
        }
        match () {
            () if sign.is("*") => one.checked_mul(*two),
            () if sign.is("/") => one.checked_div(*two),
            () if sign.is("+") => one.checked_add(*two),
            () if sign.is("-") => one.checked_sub(*two),
            () => None,
        }
    })
}

/// `n + 1 + LABEL >= SIZE` is a limit of `SIZE - LABEL - 1` for `n`.
fn thresholds(tokens: &[Token<'_>], values: &[Option<i128>]) -> Vec<i128> {
    let mut found = Vec::new();
    let mut sum = Sum::default();
    let mut depth = 0_i32;
    let before = std::iter::once(None).chain(tokens.iter().map(Some));
    let behind = tokens.iter().skip(1).map(Some).chain([None]);
    for (((token, value), before), behind) in tokens.iter().zip(values).zip(before).zip(behind) {
        let is = |token: Option<&Token<'_>>, signs: &[&str]| {
            token.is_some_and(|token| signs.iter().any(|sign| token.is(sign)))
        };
        depth += i32::from(token.is("(")) - i32::from(token.is(")"));
        // What stands behind the brackets of a condition is no part of it.
        let is_end = depth == 0 && token.is(")") || CLAUSES.iter().any(|sign| token.is(sign));
        match value {
            // A factor is no part of a sum, and what is part of a product has no place in one.
            Some(value) if !is(before, &PRODUCTS) && !is(behind, &PRODUCTS) => {
                sum.add(if is(before, &["-"]) { -value } else { *value });
            }
            Some(_) => sum.products = true,
            None if COMPARISONS.iter().any(|sign| token.is(sign)) => sum.compared = true,
            None if is_end => found.extend(std::mem::take(&mut sum).threshold()),
            None => {}
        }
    }
    found.extend(sum.threshold());
    found
}

const COMPARISONS: [&str; 6] = ["<", ">", "<=", ">=", "==", "!="];
const CLAUSES: [&str; 5] = ["&&", "||", ";", "?", "{"];
const PRODUCTS: [&str; 4] = ["*", "/", "%", "<<"];

/// The numbers on both sides of a comparison.
#[derive(Default)]
struct Sum {
    left: Vec<i128>,
    right: Vec<i128>,
    compared: bool,
    products: bool,
}

impl Sum {
    fn add(&mut self, value: i128) {
        match self.compared {
            true => self.right.push(value),
            false => self.left.push(value),
        }
    }

    /// What is left when all numbers are brought to one side; `None` if one was there already.
    fn threshold(self) -> Option<i128> {
        let is_sum = self.compared && !self.products && self.left.len() + self.right.len() > 1;
        let sum = |side: &[i128]| {
            side.iter()
                .fold(0_i128, |sum, one| sum.saturating_add(*one))
        };
        let difference = sum(&self.right).saturating_sub(sum(&self.left));
        is_sum.then(|| difference.saturating_abs())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_patch_names_numbers_directly_by_macro_and_computed() {
        let mut known = Vocabulary::default();
        known.constants.insert(b"ROWS".to_vec(), 24);
        let named = |line: &str| numbers(&known, &[line.as_bytes().to_vec()]);
        assert_eq!(named("if (n >= ROWS) return -1; /* 7 */"), [24]);
        assert_eq!(named("if (size > 1u << 20)")[..2], [1 << 20, 20]);
        assert_eq!(named("if (n > ROWS - 1 || c == 'a')"), [23, 24, 97]);
        let product = named("if (w * channels > UINT16_MAX)");
        assert_eq!(product, [65535, 16384, 32768, 21846, 8192]);
        assert_eq!(named("x = 1 << 99; y = 1 / 0;"), [99]);
        let largest = i128::MAX;
        assert_eq!(named(&format!("if (n + {largest} > 5)")), [5]);
        assert_eq!(named("if (n + 1 + 63 >= 256)")[..2], [192, 64]);
        assert_eq!(named("if (ROWS - 4 < n + 3 && n > 7)")[..2], [17, 20]);
        assert!(!named("if (n * 4 + 6 > 90)").contains(&80), "4 is a factor");
        let line = b"if (c == '\\r' || c == 'a') /* 'b' */".to_vec();
        assert_eq!(characters(&[line]), b"\ra");
    }
}
