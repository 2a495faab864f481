//! Lines with their endings: an edit keeps the endings of a file, so they are data, not something to strip.

/// How a line ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    Lf,
    CrLf,
    /// The last line of a file that ends without a newline.
    None,
}

impl Ending {
    pub fn bytes(self) -> &'static [u8] {
        match self {
            Self::Lf => b"\n",
            Self::CrLf => b"\r\n",
            Self::None => b"",
        }
    }
}

/// One line without its ending.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Line<'a> {
    pub text: &'a [u8],
    pub ending: Ending,
}

/// Splits at newlines; the lines joined again give the same bytes.
pub fn split(content: &[u8]) -> Vec<Line<'_>> {
    content
        .split_inclusive(|&b| b == b'\n')
        .map(split_ending)
        .collect()
}

fn split_ending(line: &[u8]) -> Line<'_> {
    if let Some(text) = line.strip_suffix(b"\r\n") {
        Line {
            text,
            ending: Ending::CrLf,
        }
    } else if let Some(text) = line.strip_suffix(b"\n") {
        Line {
            text,
            ending: Ending::Lf,
        }
    } else {
        Line {
            text: line,
            ending: Ending::None,
        }
    }
}

pub fn is_blank(text: &[u8]) -> bool {
    text.iter().all(u8::is_ascii_whitespace)
}
