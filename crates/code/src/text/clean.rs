//! Blanks comments and directives, and tells the directives.

/// A line that starts with `#`, with its continuation lines.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Directive {
    pub word: Word,
    pub start: usize,
    pub end: usize,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Word {
    If,
    /// `#else` and all kinds of `#elif`.
    Else,
    EndIf,
    Define,
    Other,
}

pub(super) fn clean(raw: &str) -> (Vec<u8>, Vec<Directive>) {
    let mut cleaner = Cleaner {
        raw: raw.as_bytes(),
        clean: raw.as_bytes().to_vec(),
        at: 0,
        directives: Vec::new(),
    };
    cleaner.run();
    (cleaner.clean, cleaner.directives)
}

/// Newlines stay, so that lines are still lines.
pub(super) fn blank(clean: &mut [u8], start: usize, end: usize) {
    for byte in clean.get_mut(start..end).unwrap_or_default() {
        if *byte != b'\n' && *byte != b'\r' {
            *byte = b' ';
        }
    }
}

struct Cleaner<'a> {
    raw: &'a [u8],
    clean: Vec<u8>,
    at: usize,
    directives: Vec<Directive>,
}

impl Cleaner<'_> {
    fn run(&mut self) {
        if self.raw.starts_with(b"\xef\xbb\xbf") {
            blank(&mut self.clean, 0, 3);
            self.at = 3;
        }
        let mut line_is_blank = true;
        while let Some(byte) = self.peek(0) {
            let start = self.at;
            match byte {
                b'\n' => line_is_blank = true,
                b'#' if line_is_blank => {
                    self.directive();
                    continue;
                }
                b'/' if matches!(self.peek(1), Some(b'/' | b'*')) => {
                    self.skip_comment();
                    blank(&mut self.clean, start, self.at);
                    continue;
                }
                b'\\' if self.ends_line(1) => blank(&mut self.clean, start, start + 1),
                b' ' | b'\t' | b'\r' | 0x0b | 0x0c => {}
                b'"' | b'\'' | b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z' | b'_' => {
                    line_is_blank = false;
                    self.at = super::lex::end_of_token(self.raw, self.at);
                    continue;
                }
                _ => line_is_blank = false,
            }
            self.at += 1;
        }
    }

    fn peek(&self, ahead: usize) -> Option<u8> {
        self.raw.get(self.at + ahead).copied()
    }

    fn ends_line(&self, ahead: usize) -> bool {
        match self.peek(ahead) {
            Some(b'\n') => true,
            Some(b'\r') => self.peek(ahead + 1) == Some(b'\n'),
            _ => false,
        }
    }

    fn skip_comment(&mut self) {
        let block = self.peek(1) == Some(b'*');
        self.at += 2;
        while let Some(byte) = self.peek(0) {
            if block && byte == b'*' && self.peek(1) == Some(b'/') {
                self.at += 2;
                return;
            }
            if !block && byte == b'\n' && !self.continued() {
                return;
            }
            self.at += 1;
        }
    }

    /// Whether the line that ends here goes on in the next.
    fn continued(&self) -> bool {
        let before = self.raw.get(..self.at).unwrap_or_default();
        let before = before.strip_suffix(b"\r").unwrap_or(before);
        before.ends_with(b"\\")
    }

    fn directive(&mut self) {
        let start = self.at;
        self.at += 1;
        while let Some(byte) = self.peek(0) {
            match byte {
                b'\n' if !self.continued() => break,
                b'/' if matches!(self.peek(1), Some(b'/' | b'*')) => {
                    self.skip_comment();
                    continue;
                }
                b'"' | b'\'' => {
                    self.at = super::lex::end_of_token(self.raw, self.at);
                    continue;
                }
                _ => {}
            }
            self.at += 1;
        }
        let text = self.raw.get(start..self.at).unwrap_or_default();
        self.directives.push(Directive {
            word: word_of(text),
            start,
            end: self.at,
        });
        blank(&mut self.clean, start, self.at);
    }
}

fn word_of(directive: &[u8]) -> Word {
    let text = directive.get(1..).unwrap_or_default().trim_ascii_start();
    let end = text
        .iter()
        .position(|b| !b.is_ascii_alphabetic())
        .unwrap_or(text.len());
    match text.get(..end).unwrap_or_default() {
        b"if" | b"ifdef" | b"ifndef" => Word::If,
        b"else" | b"elif" | b"elifdef" | b"elifndef" => Word::Else,
        b"endif" => Word::EndIf,
        b"define" => Word::Define,
        _ => Word::Other,
    }
}
