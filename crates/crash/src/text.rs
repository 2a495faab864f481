//! Raw log bytes to clean lines: foreign terminals, pipes and broken encodings end here, so that every later parser
//! sees plain text of bounded length.

/// Longest line that is read; the rest of a longer one is dropped.
pub(crate) const MAX_LINE: usize = 16 * 1024;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Cut {
    Whole,
    Shortened,
}

/// Calls `each` with every line, without colours, control characters and line ends.
pub(crate) fn for_each_line(bytes: &[u8], mut each: impl FnMut(&str, Cut)) {
    let mut clean = Vec::new();
    for raw in bytes.split(|&byte| byte == b'\n' || byte == b'\r') {
        let (head, cut) = match raw.split_at_checked(MAX_LINE) {
            Some((head, [_, ..])) => (head, Cut::Shortened),
            Some((_, [])) | None => (raw, Cut::Whole),
        };
        clean.clear();
        strip(head, &mut clean);
        each(&String::from_utf8_lossy(&clean), cut);
    }
}

fn strip(raw: &[u8], clean: &mut Vec<u8>) {
    let mut rest = raw.iter().copied().peekable();
    while let Some(byte) = rest.next() {
        match byte {
            0x1b => skip_escape(&mut rest),
            b'\t' => clean.push(b' '),
            0..=0x1f | 0x7f => {}
            _ => clean.push(byte),
        }
    }
}

/// Skips the rest of a terminal escape sequence (CSI, OSC, or a two-byte one).
fn skip_escape(rest: &mut std::iter::Peekable<impl Iterator<Item = u8>>) {
    match rest.next() {
        Some(b'[') => {
            for byte in rest.by_ref() {
                if (0x40..=0x7e).contains(&byte) {
                    return;
                }
            }
        }
        Some(b']') => {
            while let Some(byte) = rest.next() {
                if byte == 0x07 || (byte == 0x1b && rest.next_if_eq(&b'\\').is_some()) {
                    return;
                }
            }
        }
        Some(_) | None => {}
    }
}

#[cfg(test)]
#[path = "text_tests.rs"]
mod tests;
