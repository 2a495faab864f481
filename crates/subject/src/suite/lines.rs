//! Turns foreign terminal output into plain lines of bounded length, removing colours, control characters, overwritten
//! progress lines and broken encodings.

/// Longest line that is read; the rest of a longer one is dropped.
const MAX_LINE: usize = 8 * 1024;

/// Every line without colours, control characters (except tabs) and line ends.
pub(crate) fn plain_lines(output: &[u8]) -> impl Iterator<Item = String> + '_ {
    output
        .split(|&byte| byte == b'\n')
        .map(|line| line.strip_suffix(b"\r").unwrap_or(line))
        .flat_map(|line| line.split(|&byte| byte == b'\r'))
        .map(|raw| plain(raw.get(..MAX_LINE).unwrap_or(raw)))
}

pub(super) fn is_number(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit())
}

/// `3/12`.
pub(super) fn is_progress(word: &str) -> bool {
    word.split_once('/')
        .is_some_and(|(done, all)| is_number(done) && is_number(all))
}

fn plain(raw: &[u8]) -> String {
    let mut clean = Vec::with_capacity(raw.len());
    let mut rest = raw.iter().copied().peekable();
    while let Some(byte) = rest.next() {
        match byte {
            0x1b => skip_escape(&mut rest),
            b'\t' => clean.push(byte),
            0..=0x1f | 0x7f => {}
            _ => clean.push(byte),
        }
    }
    String::from_utf8_lossy(&clean).into_owned()
}

/// Skips the rest of a terminal escape sequence (CSI, OSC, or one of two bytes).
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
