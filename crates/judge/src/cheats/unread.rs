//! Names in files that could not be parsed. What such a file defines may do anything, so a patch may not start using
//! it; the rest of the project can be judged without it.

use std::collections::HashSet;

use patchwright_code::tokens::is_keyword;

#[derive(Debug, Default)]
pub struct Unread {
    mentioned: HashSet<Vec<u8>>,
    defined: HashSet<Vec<u8>>,
}

impl Unread {
    pub fn note(&mut self, content: &[u8]) {
        let mut at = 0;
        let mut last: &[u8] = b"";
        while let Some(rest) = content.get(at..).filter(|rest| !rest.is_empty()) {
            let length = rest.iter().take_while(|byte| is_word(**byte)).count();
            let word = rest.get(..length).unwrap_or_default();
            if length == 0 {
                at += 1;
                continue;
            }
            at += length;
            if is_keyword(word) || word.first().is_some_and(u8::is_ascii_digit) {
                continue;
            }
            let following = content.get(at..).unwrap_or_default();
            if last == b"define" || is_head(following) {
                self.defined.insert(word.to_vec());
            }
            self.mentioned.insert(word.to_vec());
            last = word;
        }
    }

    pub fn mentions(&self, name: &[u8]) -> bool {
        self.mentioned.contains(name)
    }

    /// Whether a function or macro of this name may be defined there.
    pub fn may_define(&self, name: &[u8]) -> bool {
        self.defined.contains(name)
    }
}

fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_' || byte >= 0x80
}

/// Parentheses not followed by `;` or an operator: most likely a function head.
fn is_head(following: &[u8]) -> bool {
    const LONGEST: usize = 4096;
    let text = following.trim_ascii_start();
    if text.first() != Some(&b'(') {
        return false;
    }
    let mut depth = 0usize;
    let end = text.iter().take(LONGEST).position(|byte| {
        match byte {
            b'(' => depth += 1,
            b')' => depth -= 1,
            _ => {}
        }
        depth == 0
    });
    // If the end is out of range, it may be a head.
    let behind = end.and_then(|end| text.get(end + 1..));
    behind.is_none_or(|behind| {
        let next = behind.trim_ascii_start().first();
        next.is_some_and(|byte| is_word(*byte) || matches!(byte, b'{' | b':'))
    })
}
