//! Literals with the types that C gives them.

use super::width::Width;

/// The value and type of an integer literal.
pub(super) fn integer(text: &str) -> Option<(u64, Width)> {
    let lower = text.to_ascii_lowercase();
    if !lower.starts_with(|c: char| c.is_ascii_digit()) {
        return None;
    }
    let digits = lower.trim_end_matches(['u', 'l']);
    let suffix = lower.get(digits.len()..)?;
    let unsigned = suffix.contains('u');
    let long = suffix.contains('l');
    if suffix.len() > 3 {
        return None;
    }
    let (value, decimal) = if let Some(hex) = digits.strip_prefix("0x") {
        (u64::from_str_radix(hex, 16).ok()?, false)
    } else if let Some(binary) = digits.strip_prefix("0b") {
        (u64::from_str_radix(binary, 2).ok()?, false)
    } else if digits.len() > 1 && digits.starts_with('0') {
        (u64::from_str_radix(digits, 8).ok()?, false)
    } else {
        (digits.parse().ok()?, true)
    };
    let width = |bits, signed| Some((value, Width { bits, signed }));
    let fits = |limit: u64| value <= limit;
    // The first type of the list in which it fits.
    if !long && !unsigned && fits(i32::MAX as u64) {
        return width(32, true);
    }
    if !long && (unsigned || !decimal) && fits(u64::from(u32::MAX)) {
        return width(32, false);
    }
    if !unsigned && fits(i64::MAX as u64) {
        return width(64, true);
    }
    match unsigned || !decimal {
        true => width(64, false),
        false => None,
    }
}

/// The value of a character constant of one byte.
pub(super) fn character(text: &str, char_is_signed: bool) -> Option<i128> {
    let inner = text.strip_prefix('\'')?.strip_suffix('\'')?;
    let byte = match inner.strip_prefix('\\') {
        None => {
            let mut bytes = inner.bytes();
            bytes.next().filter(|_| bytes.next().is_none())?
        }
        Some(escape) => escaped(escape)?,
    };
    Some(match char_is_signed {
        true => i128::from(byte as i8),
        false => i128::from(byte),
    })
}

fn escaped(escape: &str) -> Option<u8> {
    if let Some(hex) = escape.strip_prefix('x') {
        return u8::from_str_radix(hex, 16).ok();
    }
    if escape.starts_with(|c: char| c.is_digit(8)) {
        return u8::from_str_radix(escape, 8).ok();
    }
    Some(match escape {
        "n" => b'\n',
        "t" => b'\t',
        "r" => b'\r',
        "a" => 7,
        "b" => 8,
        "f" => 12,
        "v" => 11,
        "\\" => b'\\',
        "'" => b'\'',
        "\"" => b'"',
        "?" => b'?',
        _ => return None,
    })
}
