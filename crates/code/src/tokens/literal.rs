//! The value of a literal: numbers in all their spellings, and the bytes of strings and characters.

use crate::lex::TokenKind;

use super::tok::Tok;

/// The value of an integer or character literal.
pub fn number(tok: &Tok) -> Option<i128> {
    match tok.kind {
        TokenKind::Number => integer(tok.word()),
        TokenKind::Char => {
            let bytes = text(tok)?;
            let (first, rest) = bytes.split_first()?;
            // A character of several bytes, such as 'RIFF', has the first as its highest.
            (rest.len() < 8).then(|| {
                rest.iter().fold(i128::from(*first), |value, byte| {
                    (value << 8) | i128::from(*byte)
                })
            })
        }
        _ => None,
    }
}

fn integer(word: &str) -> Option<i128> {
    let plain: String = word
        .chars()
        .filter(|c| !matches!(c, '\'' | '_'))
        .collect::<String>()
        .to_lowercase();
    let (digits, radix) = if let Some(hex) = plain.strip_prefix("0x") {
        (hex, 16)
    } else if let Some(binary) = plain.strip_prefix("0b") {
        (binary, 2)
    } else if plain.len() > 1 && plain.starts_with('0') && !plain.contains(['.', 'e']) {
        (plain.get(1..)?, 8)
    } else {
        (plain.as_str(), 10)
    };
    let digits = digits.trim_end_matches(['u', 'l', 'z']);
    match digits {
        // `0u`: the octal prefix was all there was.
        "" => Some(0),
        _ => i128::from_str_radix(digits, radix).ok(),
    }
}

/// The bytes of a string or character literal; wide ones as if they were narrow.
pub fn text(tok: &Tok) -> Option<Vec<u8>> {
    let quote = match tok.kind {
        TokenKind::String => b'"',
        TokenKind::Char => b'\'',
        TokenKind::RawString => return raw(&tok.text),
        _ => return None,
    };
    let open = tok.text.iter().position(|&b| b == quote)?;
    let body = tok.text.get(open + 1..)?;
    let body = body.strip_prefix(b"\"\"").unwrap_or(body);
    let body = body.strip_suffix(&[quote]).unwrap_or(body);
    Some(unescaped(body))
}

fn raw(text: &[u8]) -> Option<Vec<u8>> {
    let open = text.iter().position(|&b| b == b'(')?;
    let close = text.iter().rposition(|&b| b == b')')?;
    text.get(open + 1..close).map(<[u8]>::to_vec)
}

fn unescaped(body: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(body.len());
    let mut at = 0;
    while let Some(&byte) = body.get(at) {
        at += 1;
        if byte != b'\\' {
            out.push(byte);
            continue;
        }
        let Some(&escape) = body.get(at) else {
            break;
        };
        at += 1;
        match escape {
            b'n' => out.push(b'\n'),
            b't' => out.push(b'\t'),
            b'r' => out.push(b'\r'),
            b'a' => out.push(7),
            b'b' => out.push(8),
            b'f' => out.push(12),
            b'v' => out.push(11),
            b'e' => out.push(27),
            b'x' => out.push(digits(body, &mut at, 16, usize::MAX) as u8),
            b'u' => push_char(&mut out, digits(body, &mut at, 16, 4)),
            b'U' => push_char(&mut out, digits(body, &mut at, 16, 8)),
            b'0'..=b'7' => {
                at -= 1;
                out.push(digits(body, &mut at, 8, 3) as u8);
            }
            other => out.push(other),
        }
    }
    out
}

fn digits(body: &[u8], at: &mut usize, radix: u32, most: usize) -> u32 {
    let mut value = 0u32;
    let mut read = 0;
    while let Some(digit) = body.get(*at).and_then(|&b| char::from(b).to_digit(radix)) {
        if read >= most {
            break;
        }
        value = value.wrapping_mul(radix).wrapping_add(digit);
        *at += 1;
        read += 1;
    }
    value
}

fn push_char(out: &mut Vec<u8>, code: u32) {
    let shown = char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER);
    out.extend_from_slice(shown.encode_utf8(&mut [0; 4]).as_bytes());
}

/// Four or more constants of one byte, side by side in a list.
pub struct ByteList {
    pub bytes: Vec<u8>,
    pub line: usize,
}

pub fn byte_lists(tokens: &[Tok]) -> Vec<ByteList> {
    const SHORTEST: usize = 4;
    let mut lists = Vec::new();
    let mut run: Vec<u8> = Vec::new();
    let mut line = 0;
    let mut flush = |run: &mut Vec<u8>, line: usize| {
        if run.len() >= SHORTEST {
            lists.push(ByteList {
                bytes: run.clone(),
                line,
            });
        }
        run.clear();
    };
    for tok in tokens {
        match number(tok).and_then(|value| u8::try_from(value).ok()) {
            Some(byte) => {
                line = tok.line;
                run.push(byte);
            }
            None if tok.is(",") => {}
            None => flush(&mut run, line),
        }
    }
    flush(&mut run, line);
    lists
}

#[cfg(test)]
#[path = "literal_tests.rs"]
mod tests;
