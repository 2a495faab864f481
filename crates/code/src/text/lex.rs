//! Tokens, as far as cutting a file into statements needs them: punctuation is one byte long, but for `::`.

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Word,
    Number,
    Quoted,
    /// `::`
    Scope,
    Punct(u8),
}

/// Offsets are 32 bits wide since files are far smaller and have many tokens.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Token {
    pub kind: Kind,
    start: u32,
    end: u32,
}

impl Token {
    pub fn start(&self) -> usize {
        self.start as usize
    }

    pub fn end(&self) -> usize {
        self.end as usize
    }

    pub fn is(&self, punct: u8) -> bool {
        self.kind == Kind::Punct(punct)
    }

    pub fn is_word(&self) -> bool {
        self.kind == Kind::Word
    }
}

/// The tokens of cleaned text between two offsets.
pub(crate) fn lex(clean: &str, start: usize, end: usize) -> Vec<Token> {
    let bytes = clean.as_bytes();
    let bytes = bytes.get(..end).unwrap_or(bytes);
    let mut tokens = Vec::new();
    let mut at = start;
    while let Some(&byte) = bytes.get(at) {
        if byte.is_ascii_whitespace() || byte == 0x0b {
            at += 1;
            continue;
        }
        let kind = kind_at(bytes, at);
        let end = end_of_token(bytes, at);
        tokens.push(Token {
            kind,
            start: at as u32,
            end: end as u32,
        });
        at = end;
    }
    tokens
}

fn kind_at(bytes: &[u8], at: usize) -> Kind {
    match bytes.get(at).copied().unwrap_or(b' ') {
        b'"' | b'\'' => Kind::Quoted,
        b'0'..=b'9' => Kind::Number,
        b'.' if bytes.get(at + 1).is_some_and(u8::is_ascii_digit) => Kind::Number,
        byte if is_word(byte) => match quote_behind_prefix(bytes, at) {
            Some(_) => Kind::Quoted,
            None => Kind::Word,
        },
        b':' if bytes.get(at + 1) == Some(&b':') => Kind::Scope,
        byte => Kind::Punct(byte),
    }
}

/// Never before `at + 1`, never behind the end, and never within a character.
pub(super) fn end_of_token(bytes: &[u8], at: usize) -> usize {
    match bytes.get(at).copied().unwrap_or(b' ') {
        quote @ (b'"' | b'\'') => end_of_quoted(bytes, at, quote),
        b'0'..=b'9' => end_of_number(bytes, at),
        b'.' if bytes.get(at + 1).is_some_and(u8::is_ascii_digit) => end_of_number(bytes, at),
        byte if is_word(byte) => match quote_behind_prefix(bytes, at) {
            Some((quote_at, true)) => end_of_raw_string(bytes, quote_at),
            Some((quote_at, false)) => {
                let quote = bytes.get(quote_at).copied().unwrap_or(b'"');
                end_of_quoted(bytes, quote_at, quote)
            }
            None => end_of_word(bytes, at),
        },
        b':' if bytes.get(at + 1) == Some(&b':') => at + 2,
        _ => at + 1,
    }
}

/// Letters of other scripts are bytes from 0x80 on.
fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | 0x80..)
}

fn end_of_word(bytes: &[u8], at: usize) -> usize {
    let rest = bytes.get(at..).unwrap_or_default();
    at + rest
        .iter()
        .position(|&b| !is_word(b))
        .unwrap_or(rest.len())
        .max(1)
}

/// `L"`, `u8"`, `R"` and such: where the quote is, and whether the string is raw.
fn quote_behind_prefix(bytes: &[u8], at: usize) -> Option<(usize, bool)> {
    let end = end_of_word(bytes, at);
    let quote = *bytes.get(end)?;
    let raw = match bytes.get(at..end)? {
        b"L" | b"u" | b"U" | b"u8" => false,
        b"R" | b"LR" | b"uR" | b"UR" | b"u8R" if quote == b'"' => true,
        _ => return None,
    };
    matches!(quote, b'"' | b'\'').then_some((end, raw))
}

/// A literal that is left open ends with its line.
fn end_of_quoted(bytes: &[u8], at: usize, quote: u8) -> usize {
    let mut end = at + 1;
    while let Some(&byte) = bytes.get(end) {
        match byte {
            b'\\' => {
                end += if bytes.get(end + 1) == Some(&b'\r') {
                    3
                } else {
                    2
                }
            }
            b'\n' => return end,
            _ => end += 1,
        }
        if byte == quote {
            break;
        }
    }
    // An escape may have led into a character of several bytes.
    while bytes
        .get(end)
        .is_some_and(|byte| (0x80..0xc0).contains(byte))
    {
        end += 1;
    }
    end.min(bytes.len())
}

fn end_of_raw_string(bytes: &[u8], quote_at: usize) -> usize {
    let rest = bytes.get(quote_at + 1..).unwrap_or_default();
    let Some(open) = rest.iter().take(17).position(|&b| b == b'(') else {
        return end_of_quoted(bytes, quote_at, b'"');
    };
    let mut close = vec![b')'];
    close.extend_from_slice(rest.get(..open).unwrap_or_default());
    close.push(b'"');
    let found = rest
        .windows(close.len())
        .position(|window| window == close.as_slice());
    match found {
        Some(at) => quote_at + 1 + at + close.len(),
        None => bytes.len(),
    }
}

fn end_of_number(bytes: &[u8], at: usize) -> usize {
    let mut end = at;
    while let Some(&byte) = bytes.get(end) {
        let next_is_digit = bytes
            .get(end + 1)
            .is_some_and(|next| next.is_ascii_alphanumeric());
        let signed = matches!(byte, b'+' | b'-')
            && matches!(
                bytes.get(end.wrapping_sub(1)),
                Some(b'e' | b'E' | b'p' | b'P')
            )
            && is_exponent(bytes.get(at..end).unwrap_or_default());
        let part = byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'_');
        if !(part || signed || (byte == b'\'' && next_is_digit)) {
            break;
        }
        end += 1;
    }
    end.max(at + 1)
}

/// `1e` may be followed by a sign; `0xe` may not.
fn is_exponent(number: &[u8]) -> bool {
    let hex = number.starts_with(b"0x") || number.starts_with(b"0X");
    let last = number.last().copied().unwrap_or(b' ');
    matches!(last, b'p' | b'P') || !hex
}
