//! Names, arguments and substitution in the text of a C file, skipping comments, quotes and directives.

/// Every name that stands in code.
pub(super) fn names(text: &str) -> impl Iterator<Item = (usize, usize)> + '_ {
    let mut at = 0;
    std::iter::from_fn(move || {
        while at < text.len() {
            let (kind, end) = token(text.as_bytes(), at);
            let start = at;
            at = end;
            if kind == WordKind::Name {
                return Some((start, end));
            }
        }
        None
    })
}

/// The arguments in the parentheses behind an offset, and where those end.
pub(super) fn arguments(text: &str, from: usize) -> Option<(Vec<String>, usize)> {
    let bytes = text.as_bytes();
    let mut at = from;
    while bytes.get(at)?.is_ascii_whitespace() {
        at += 1;
    }
    if *bytes.get(at)? != b'(' {
        return None;
    }
    at += 1;
    let (mut args, mut depth, mut start) = (Vec::new(), 0usize, at);
    loop {
        let (kind, end) = token(bytes, at);
        let closes = match bytes.get(at)? {
            _ if kind != WordKind::Other => false,
            b'(' | b'[' | b'{' => {
                depth += 1;
                false
            }
            b')' if depth == 0 => true,
            b')' | b']' | b'}' => {
                depth = depth.checked_sub(1)?;
                false
            }
            b',' if depth == 0 => {
                args.push(one_line(text.get(start..at)?));
                start = end;
                false
            }
            _ => false,
        };
        if closes {
            args.push(one_line(text.get(start..at)?));
            return Some((args, end));
        }
        at = end;
    }
}

/// A macro's body with its arguments substituted. Parentheses around a parameter are dropped if its argument needs
/// none, so that the text reads as if hand-written.
pub(super) fn substituted(body: &str, params: &[String], args: &[String]) -> String {
    let mut out = String::new();
    let mut done = 0;
    for (start, end) in names(body) {
        let name = body.get(start..end).unwrap_or_default();
        let place = params.iter().position(|param| param == name);
        let Some(arg) = place.and_then(|place| args.get(place)) else {
            continue;
        };
        let before = body.get(done..start).unwrap_or_default();
        let behind = body.get(end..).unwrap_or_default();
        let call = before
            .strip_suffix('(')
            .is_some_and(|head| head.ends_with(|c: char| c.is_alphanumeric() || c == '_'));
        let bare = is_plain(arg) && before.ends_with('(') && behind.starts_with(')') && !call;
        if bare {
            out.push_str(before.strip_suffix('(').unwrap_or(before));
            out.push_str(arg);
            done = end + 1;
        } else {
            out.push_str(before);
            out.push_str(arg);
            done = end;
        }
    }
    out.push_str(body.get(done..).unwrap_or_default());
    out
}

fn is_plain(arg: &str) -> bool {
    let arg = arg.replace("->", ".");
    !arg.is_empty()
        && arg
            .chars()
            .all(|c| c.is_alphanumeric() || matches!(c, '_' | '.'))
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum WordKind {
    Name,
    /// A comment, a text, a character, a directive.
    Skipped,
    Other,
}

/// The token that begins at an offset, and where it ends.
fn token(bytes: &[u8], at: usize) -> (WordKind, usize) {
    let rest = bytes.get(at..).unwrap_or_default();
    let until = |end: Option<usize>| end.map_or(bytes.len(), |end| at + end);
    match rest {
        [b'/', b'/', ..] => (
            WordKind::Skipped,
            until(rest.iter().position(|byte| *byte == b'\n')),
        ),
        [b'/', b'*', ..] => {
            let end = rest.windows(2).skip(2).position(|pair| pair == b"*/");
            (WordKind::Skipped, until(end.map(|end| end + 4)))
        }
        [b'"' | b'\'', ..] => (WordKind::Skipped, quoted(bytes, at)),
        [b'#', ..] if starts_line(bytes, at) => (WordKind::Skipped, directive(bytes, at)),
        [byte, ..] if byte.is_ascii_alphabetic() || *byte == b'_' => {
            (WordKind::Name, word(bytes, at))
        }
        [byte, ..] if byte.is_ascii_digit() => (WordKind::Other, word(bytes, at)),
        [byte, ..] if !byte.is_ascii() => {
            let more = rest.iter().take_while(|byte| !byte.is_ascii()).count();
            (WordKind::Other, at + more)
        }
        _ => (WordKind::Other, at + 1),
    }
}

fn word(bytes: &[u8], at: usize) -> usize {
    let rest = bytes.iter().skip(at);
    let count = rest
        .take_while(|byte| byte.is_ascii_alphanumeric() || **byte == b'_')
        .count();
    at + count.max(1)
}

fn quoted(bytes: &[u8], at: usize) -> usize {
    let quote = bytes.get(at).copied();
    let mut end = at + 1;
    while let Some(byte) = bytes.get(end) {
        match byte {
            b'\\' => end += 2,
            // Not closed on its line: an apostrophe, not a quote.
            b'\n' => break,
            _ => {
                end += 1;
                if Some(*byte) == quote {
                    break;
                }
            }
        }
    }
    end.min(bytes.len())
}

fn starts_line(bytes: &[u8], at: usize) -> bool {
    let before = bytes.get(..at).unwrap_or_default();
    let line = before.iter().rev().take_while(|byte| **byte != b'\n');
    line.into_iter().all(u8::is_ascii_whitespace)
}

fn directive(bytes: &[u8], at: usize) -> usize {
    let mut end = at;
    while let Some(byte) = bytes.get(end) {
        let continued = bytes
            .get(..end)
            .is_some_and(|head| head.strip_suffix(b"\r").unwrap_or(head).ends_with(b"\\"));
        if *byte == b'\n' && !continued {
            break;
        }
        end += 1;
    }
    end
}
