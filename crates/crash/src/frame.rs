//! One line of a sanitizer's stack to a `Frame`, in every shape gcc's and clang's runtimes print.

use patchwright_domain::report::Frame;

use crate::scan;

/// A frame line with its number, or none.
pub(crate) fn parse(line: &str) -> Option<(usize, Frame)> {
    let (index, rest) = numbered(line)?;
    let mut frame = Frame::default();
    let rest = match scan::hex(rest) {
        Some((address, rest)) => {
            frame.address = Some(address);
            let rest = rest.trim_start();
            rest.strip_prefix("in ").unwrap_or(rest)
        }
        None => rest,
    };
    let rest = take_module(rest.trim(), &mut frame);
    // Without an address only a frame's tail tells it from a numbered line of the program's own.
    if frame.address.is_none() && frame.module.is_none() && !ends_like_source(rest) {
        return None;
    }
    take_source(rest, &mut frame);
    Some((index, frame))
}

/// `#12 rest`, after white space or a runner's prefix.
fn numbered(line: &str) -> Option<(usize, &str)> {
    let at = line.find('#')?;
    let (index, rest) = scan::number(line.get(at + 1..)?)?;
    let rest = rest.strip_prefix(' ')?.trim_start();
    let plain = line.get(..at)?.trim().is_empty();
    if !plain && !rest.starts_with("0x") {
        return None;
    }
    Some((usize::try_from(index).ok()?, rest))
}

/// Cuts `(module+0x12)` and `(BuildId: …)` off the end.
fn take_module<'a>(text: &'a str, frame: &mut Frame) -> &'a str {
    let text = match text.rfind("(BuildId:") {
        Some(at) => text.get(..at).unwrap_or(text).trim_end(),
        None => text,
    };
    if let Some(rest) = text.strip_suffix("(<unknown module>)") {
        return rest.trim_end();
    }
    let Some((start, module, offset)) = module_and_offset(text) else {
        return text;
    };
    frame.module = Some(module.to_owned());
    frame.offset = Some(offset);
    text.get(..start).unwrap_or_default().trim_end()
}

/// Where `(module+0x12)` begins, the module and the offset.
fn module_and_offset(text: &str) -> Option<(usize, &str, u64)> {
    let inner = text.strip_suffix(')')?;
    let (head, offset) = inner.rsplit_once("+0x")?;
    let offset = u64::from_str_radix(offset, 16).ok()?;
    let start = open_parenthesis(head)?;
    Some((start, head.get(start + 1..)?, offset))
}

/// The parenthesis that is still open at the end of the text, which may hold closed ones.
pub(crate) fn open_parenthesis(head: &str) -> Option<usize> {
    let mut depth = 0_i32;
    for (at, c) in head.char_indices().rev() {
        match c {
            ')' => depth += 1,
            '(' if depth == 0 => return Some(at),
            '(' => depth -= 1,
            _ => {}
        }
    }
    None
}

fn ends_like_source(text: &str) -> bool {
    text.ends_with("<null>")
        || scan::position(text).is_some_and(|(path, line, _)| line.is_some() && path.contains(' '))
}

fn take_source(text: &str, frame: &mut Frame) {
    let text = text.strip_suffix("<null>").unwrap_or(text).trim_end();
    let (function, source) = match split_at_source(text) {
        Some(at) => (
            text.get(..at).unwrap_or_default(),
            text.get(at..).unwrap_or_default(),
        ),
        None => (text, ""),
    };
    let function = function.trim();
    if !function.is_empty() && function != "<null>" && function != "??" {
        frame.function = Some(function.to_owned());
    }
    let Some((file, line, column)) = scan::position(source) else {
        return;
    };
    if file != "??" && file != "<null>" {
        let windows = has_drive(file);
        frame.file = Some(if windows {
            file.replace('\\', "/")
        } else {
            file.to_owned()
        });
        frame.line = line.filter(|&line| line > 0);
        frame.column = column.filter(|&column| column > 0);
    }
}

/// Where the source path begins: names of C++ functions hold spaces, and so do paths.
fn split_at_source(text: &str) -> Option<usize> {
    let mut last = None;
    for at in outer_spaces(text) {
        let rest = text.get(at + 1..)?;
        if rest.starts_with('/') || has_drive(rest) {
            return Some(at + 1);
        }
        last = Some((at + 1, rest));
    }
    let (at, rest) = last?;
    let (path, line, _) = scan::position(rest)?;
    (line.is_some() || looks_like_file(path)).then_some(at)
}

/// `C:\src\a.cc`
fn has_drive(path: &str) -> bool {
    let mut letters = path.bytes();
    let drive = letters.next().is_some_and(|b| b.is_ascii_alphabetic());
    drive && letters.next() == Some(b':') && matches!(letters.next(), Some(b'\\' | b'/'))
}

fn looks_like_file(path: &str) -> bool {
    let extension = path.rsplit_once('.').map(|(_, extension)| extension);
    extension.is_some_and(|e| (1..=4).contains(&e.len()) && e.chars().all(char::is_alphanumeric))
        && !path.contains(['(', ')', '<', '>', '[', ']'])
}

/// Byte positions of spaces outside all brackets.
fn outer_spaces(text: &str) -> Vec<usize> {
    let mut spaces = Vec::new();
    let mut depth = 0_i32;
    let mut at = 0;
    let bytes = text.as_bytes();
    while let Some(&byte) = bytes.get(at) {
        at += operator_symbol(bytes, at);
        match byte {
            b'(' | b'[' | b'{' | b'<' => depth += 1,
            b')' | b']' | b'}' | b'>' => depth = (depth - 1).max(0),
            b' ' if depth == 0 => spaces.push(at),
            _ => {}
        }
        at += 1;
    }
    spaces
}

/// Length of the symbol of an `operator<`, `operator->`, … that begins after `at`: its brackets do not nest.
fn operator_symbol(bytes: &[u8], at: usize) -> usize {
    let is_end = bytes.get(at) == Some(&b'r')
        && bytes
            .get(..=at)
            .is_some_and(|head| head.ends_with(b"operator"));
    if !is_end {
        return 0;
    }
    let tail = bytes.get(at + 1..).unwrap_or_default();
    let symbols: [&[u8]; 8] = [b"()", b"<=>", b"<<=", b">>=", b"->*", b"<<", b">>", b"->"];
    let short: [&[u8]; 4] = [b"<=", b">=", b"<", b">"];
    symbols
        .iter()
        .chain(&short)
        .find(|symbol| tail.starts_with(symbol))
        .map_or(0, |symbol| symbol.len())
}

#[cfg(test)]
#[path = "frame_tests.rs"]
mod tests;
