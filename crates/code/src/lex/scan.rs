//! The scanner itself: one pass over the spliced text.

use std::borrow::Cow;

use patchwright_domain::lines;

use super::spliced::Spliced;
use super::{Dialect, Region, Spacing, Token, TokenKind, TokenSpan};

/// Longest first, so that the first that fits is the one a compiler takes.
const PUNCTUATORS: [&[u8]; 35] = [
    b">>>=", b"%:%:", b"<<=", b">>=", b"...", b"->*", b"<=>", b">>>", b"->", b"++", b"--", b"<<",
    b">>", b"<=", b">=", b"==", b"!=", b"&&", b"||", b"+=", b"-=", b"*=", b"/=", b"%=", b"&=",
    b"|=", b"^=", b"::", b"##", b".*", b"%:", b"<:", b":>", b"<%", b"%>",
];
const ONE_BYTE: &[u8] = b"{}[]()<>;:,.?~!+-*/%^&|=#@`";

pub fn scan(source: &[u8], dialect: Dialect) -> Vec<Token<'_>> {
    let spliced = Spliced::new(source, dialect);
    place(scan_spliced(&spliced, dialect), &spliced)
}

pub fn spans(source: &[u8], dialect: Dialect) -> Vec<TokenSpan> {
    let spliced = Spliced::new(source, dialect);
    let raw = scan_spliced(&spliced, dialect);
    // After the last byte of a token, not after the continuation line that follows it.
    let end = |raw: &Raw| match raw.end.checked_sub(1) {
        Some(last) if last >= raw.start => spliced.to_source(last) + 1,
        _ => spliced.to_source(raw.start),
    };
    let span = |raw: &Raw| TokenSpan {
        kind: raw.kind,
        span: spliced.to_source(raw.start)..end(raw),
        region: raw.region,
    };
    raw.iter().map(span).collect()
}

fn scan_spliced(spliced: &Spliced<'_>, dialect: Dialect) -> Vec<Raw> {
    let mut scanner = Scanner {
        text: &spliced.text,
        spliced,
        dialect,
        at: 0,
        region: Region::Code,
        line_start: true,
        tokens: Vec::new(),
    };
    scanner.run();
    scanner.tokens
}

struct Raw {
    kind: TokenKind,
    start: usize,
    end: usize,
    region: Region,
    spacing: Spacing,
}

struct Scanner<'t, 'a> {
    text: &'t [u8],
    spliced: &'t Spliced<'a>,
    dialect: Dialect,
    at: usize,
    region: Region,
    /// Only blanks and comments since the line began: a `#` here starts a directive.
    line_start: bool,
    tokens: Vec<Raw>,
}

impl Scanner<'_, '_> {
    fn run(&mut self) {
        let mut spacing = Spacing::Apart;
        while let Some(byte) = self.peek(0) {
            match byte {
                b'\n' | b'\r' => {
                    self.end_line();
                    self.at += 1;
                    spacing = Spacing::Apart;
                    continue;
                }
                b' ' | b'\t' | 0x0b | 0x0c => {
                    self.at += 1;
                    spacing = Spacing::Apart;
                    continue;
                }
                _ => {}
            }
            let start = self.at;
            let kind = self.next_kind(byte);
            // Whatever a rule did, the scan advances.
            self.at = self.at.max(start + 1).min(self.text.len());
            self.tokens.push(Raw {
                kind,
                start,
                end: self.at,
                region: self.region,
                spacing,
            });
            spacing = match kind {
                TokenKind::Comment => Spacing::Apart,
                _ => Spacing::Glued,
            };
            self.line_start &= kind == TokenKind::Comment;
        }
        self.end_line();
    }

    fn end_line(&mut self) {
        if self.region == Region::Directive {
            self.tokens.push(Raw {
                kind: TokenKind::DirectiveEnd,
                start: self.at,
                end: self.at,
                region: Region::Directive,
                spacing: Spacing::Apart,
            });
        }
        self.region = Region::Code;
        self.line_start = true;
    }

    fn next_kind(&mut self, byte: u8) -> TokenKind {
        let next = self.peek(1);
        match (byte, next) {
            _ if is_word(byte) => self.word(),
            (b'/', Some(b'/')) => {
                self.at += line_length(self.rest());
                TokenKind::Comment
            }
            (b'/', Some(b'*')) => {
                let rest = self.rest();
                let body = rest.get(2..).unwrap_or_default();
                self.at += find(body, b"*/").map_or(rest.len(), |i| i + 4);
                TokenKind::Comment
            }
            (b'"' | b'\'', _) => self.quoted(byte),
            (b'0'..=b'9', _) | (b'.', Some(b'0'..=b'9')) => self.number(),
            (b'<', _) if self.wants_header_name() => self.header_name(),
            _ => self.punctuator(byte),
        }
    }

    fn word(&mut self) -> TokenKind {
        let length = self
            .rest()
            .iter()
            .take_while(|&&b| is_word(b) || b.is_ascii_digit())
            .count();
        let word = self.rest().get(..length).unwrap_or_default();
        let (plain, raw) = match (self.dialect, word) {
            (Dialect::Java, _) => (false, false),
            (Dialect::C, b"L" | b"u" | b"U" | b"u8") => (true, false),
            (Dialect::C, b"R" | b"LR" | b"uR" | b"UR" | b"u8R") => (false, true),
            (Dialect::C, _) => (false, false),
        };
        let quote = self.peek(length);
        if raw && quote == Some(b'"') && self.raw_string(length) {
            return TokenKind::RawString;
        }
        self.at += length;
        match quote {
            Some(quote @ (b'"' | b'\'')) if plain => self.quoted(quote),
            _ => TokenKind::Identifier,
        }
    }

    /// Raw strings undo the joining of lines, so their end is looked for in the source as written.
    fn raw_string(&mut self, prefix: usize) -> bool {
        let open = self.spliced.to_source(self.at + prefix);
        let body = self.spliced.source.get(open + 1..).unwrap_or_default();
        let delimiter = body
            .iter()
            .take(17)
            .take_while(|b| !b" ()\\\t\n\r\"".contains(b))
            .count();
        if delimiter > 16 || body.get(delimiter) != Some(&b'(') {
            return false;
        }
        let mut close = vec![b')'];
        close.extend_from_slice(body.get(..delimiter).unwrap_or_default());
        close.push(b'"');
        let content = body.get(delimiter + 1..).unwrap_or_default();
        let length = find(content, &close).map_or(content.len(), |i| i + close.len());
        self.at = self.spliced.to_text(open + 1 + delimiter + 1 + length);
        true
    }

    fn quoted(&mut self, quote: u8) -> TokenKind {
        if self.dialect == Dialect::Java && self.rest().starts_with(b"\"\"\"") {
            self.at += 3;
            self.text_block();
            return TokenKind::String;
        }
        self.at += 1;
        while let Some(byte) = self.peek(0) {
            match byte {
                b'\n' | b'\r' => break,
                b'\\' if self.peek(1).is_some_and(|b| !is_line_end(b)) => self.at += 2,
                _ if byte == quote => {
                    self.at += 1;
                    break;
                }
                _ => self.at += 1,
            }
        }
        if quote == b'"' {
            TokenKind::String
        } else {
            TokenKind::Char
        }
    }

    fn text_block(&mut self) {
        while self.at < self.text.len() {
            if self.rest().starts_with(b"\"\"\"") {
                self.at += 3;
                return;
            }
            self.at += if self.peek(0) == Some(b'\\') { 2 } else { 1 };
        }
    }

    fn number(&mut self) -> TokenKind {
        let start = self.at;
        while let Some(byte) = self.peek(0) {
            let next = self.peek(1);
            let hex = matches!(self.text.get(start + 1), Some(b'x' | b'X'));
            let exponent = match byte {
                b'p' | b'P' => true,
                // C reads `0x1e+3` as one number, Java as a sum.
                b'e' | b'E' => !hex || self.dialect == Dialect::C,
                _ => false,
            };
            let separator = byte == b'\'' && next.is_some_and(|b| b.is_ascii_alphanumeric());
            match byte {
                _ if exponent && matches!(next, Some(b'+' | b'-')) => self.at += 2,
                _ if separator && self.dialect == Dialect::C => self.at += 2,
                b'.' | b'0'..=b'9' => self.at += 1,
                _ if is_word(byte) => self.at += 1,
                _ => break,
            }
        }
        TokenKind::Number
    }

    fn wants_header_name(&self) -> bool {
        let mut before = self
            .tokens
            .iter()
            .rev()
            .filter(|t| t.kind != TokenKind::Comment);
        let (Some(word), Some(hash)) = (before.next(), before.next()) else {
            return false;
        };
        let is_include = matches!(
            self.text.get(word.start..word.end),
            Some(b"include" | b"include_next" | b"import" | b"embed")
        );
        self.region == Region::Directive && is_include && hash.kind == TokenKind::Punct
    }

    fn header_name(&mut self) -> TokenKind {
        let line = line_length(self.rest());
        let close = self.rest().iter().take(line).position(|&b| b == b'>');
        match close {
            Some(close) => {
                self.at += close + 1;
                TokenKind::HeaderName
            }
            None => self.punctuator(b'<'),
        }
    }

    fn punctuator(&mut self, byte: u8) -> TokenKind {
        let rest = self.rest();
        // Most punctuators stand alone: the table is only searched where a second byte could join.
        let joins = rest.get(1).is_some_and(|b| b"=+-<>&|:#.*%".contains(b));
        let long = PUNCTUATORS.iter().filter(|_| joins).find(|p| {
            let java_only = p.starts_with(b">>>");
            rest.starts_with(p) && (!java_only || self.dialect == Dialect::Java)
        });
        let is_hash = rest.starts_with(b"#") || rest.starts_with(b"%:");
        if is_hash && self.line_start && self.dialect == Dialect::C {
            self.region = Region::Directive;
        }
        self.at += long.map_or(1, |p| p.len());
        if long.is_some() || ONE_BYTE.contains(&byte) {
            TokenKind::Punct
        } else {
            TokenKind::Unknown
        }
    }

    fn peek(&self, ahead: usize) -> Option<u8> {
        self.text.get(self.at + ahead).copied()
    }

    fn rest(&self) -> &[u8] {
        self.text.get(self.at..).unwrap_or_default()
    }
}

fn place<'a>(raw: Vec<Raw>, spliced: &Spliced<'a>) -> Vec<Token<'a>> {
    let mut line = 1;
    let mut counted = 0;
    let mut tokens = Vec::with_capacity(raw.len());
    for raw in raw {
        let span = spliced.to_source(raw.start)..spliced.to_source(raw.end);
        let passed = spliced.source.get(counted..span.start).unwrap_or_default();
        line += lines::starts(passed).skip(1).count();
        counted = counted.max(span.start);
        let text = match (&spliced.text, raw.kind) {
            (_, TokenKind::RawString) | (Cow::Borrowed(_), _) => {
                Cow::Borrowed(spliced.source.get(span.clone()).unwrap_or_default())
            }
            (Cow::Owned(text), _) => {
                Cow::Owned(text.get(raw.start..raw.end).unwrap_or_default().to_vec())
            }
        };
        let Raw {
            kind,
            region,
            spacing,
            ..
        } = raw;
        tokens.push(Token {
            kind,
            text,
            span,
            line,
            region,
            spacing,
        });
    }
    tokens
}

fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphabetic() || byte == b'_' || byte == b'$' || byte >= 0x80
}

/// A carriage return ends a line for compilers, and with it the comment or directive on it.
fn is_line_end(byte: u8) -> bool {
    matches!(byte, b'\n' | b'\r')
}

fn line_length(text: &[u8]) -> usize {
    let end = text.iter().position(|&b| is_line_end(b));
    end.unwrap_or(text.len())
}

fn find(text: &[u8], wanted: &[u8]) -> Option<usize> {
    text.windows(wanted.len())
        .position(|window| window == wanted)
}
