//! The four names that a command may contain in braces, and replacing them with values.
//!
//! Only `{input}`, `{source}`, `{scratch}` and `{jobs}` are placeholders. All other braces belong to the shell or the
//! program (`awk '{print}'`, `{a,b}`, a misspelt `{inptu}`) and are left alone, and so is `${input}`, a shell variable.
//! A path is quoted for the context it is placed in, so that `{input}`, `"{input}"` and `'{input}'` all stay one word.
//! Comments and here-documents are not understood: quotes in them count as quotes.

use std::ffi::{OsStr, OsString};
use std::ops::Range;
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::path::Path;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Placeholder {
    Input,
    Source,
    Scratch,
    Jobs,
}

/// What the placeholders of one command stand for.
#[derive(Debug, Clone, Copy)]
pub struct Values<'v> {
    pub source: &'v Path,
    /// If `None`, `{scratch}` is left as it is; a checked case has it only in the commands of PoCs.
    pub scratch: Option<&'v Path>,
    /// As for `scratch`.
    pub input: Option<&'v Path>,
    pub jobs: u32,
}

impl Placeholder {
    const ALL: [Placeholder; 4] = [
        Placeholder::Input,
        Placeholder::Source,
        Placeholder::Scratch,
        Placeholder::Jobs,
    ];

    pub fn name(self) -> &'static str {
        match self {
            Placeholder::Input => "input",
            Placeholder::Source => "source",
            Placeholder::Scratch => "scratch",
            Placeholder::Jobs => "jobs",
        }
    }
}

/// Whether the command contains this placeholder.
pub fn holds(command: &str, placeholder: Placeholder) -> bool {
    find(command).iter().any(|(_, found)| *found == placeholder)
}

/// The command with its placeholders replaced, ready for `sh -c`.
pub fn expand(command: &str, values: &Values) -> OsString {
    let mut expanded = Vec::with_capacity(command.len());
    let mut quoting = Quoting::default();
    let mut done = 0;
    for (range, placeholder) in find(command) {
        let value = match placeholder {
            Placeholder::Input => values.input.map(|path| path.as_os_str().to_owned()),
            Placeholder::Source => Some(values.source.as_os_str().to_owned()),
            Placeholder::Scratch => values.scratch.map(|path| path.as_os_str().to_owned()),
            Placeholder::Jobs => Some(values.jobs.to_string().into()),
        };
        let Some(value) = value else { continue };
        let before = command.get(done..range.start).unwrap_or_default();
        expanded.extend_from_slice(before.as_bytes());
        quoting.read(before.as_bytes());
        quoting.write(&value, &mut expanded);
        done = range.end;
    }
    expanded.extend_from_slice(command.get(done..).unwrap_or_default().as_bytes());
    OsString::from_vec(expanded)
}

fn find(command: &str) -> Vec<(Range<usize>, Placeholder)> {
    let mut found = Vec::new();
    for (start, _) in command.match_indices('{') {
        let (before, after) = command.split_at(start);
        if before.ends_with('$') {
            continue;
        }
        let hit = Placeholder::ALL.into_iter().find(|placeholder| {
            let rest = after[1..].strip_prefix(placeholder.name());
            rest.is_some_and(|rest| rest.starts_with('}'))
        });
        if let Some(placeholder) = hit {
            found.push((start..start + placeholder.name().len() + 2, placeholder));
        }
    }
    found
}

/// The shell quotes and substitutions that are open at some point of a command.
#[derive(Default)]
struct Quoting {
    open: Vec<Frame>,
    escaped: bool,
    after_dollar: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Frame {
    Single,
    Double,
    Parenthesis,
    Backtick,
}

impl Quoting {
    fn read(&mut self, text: &[u8]) {
        for &byte in text {
            if std::mem::take(&mut self.escaped) {
                continue;
            }
            let after_dollar = std::mem::replace(&mut self.after_dollar, byte == b'$');
            match self.open.last() {
                Some(Frame::Single) => {
                    if byte == b'\'' {
                        self.open.pop();
                    }
                }
                Some(Frame::Double) => self.read_in_double(byte, after_dollar),
                Some(Frame::Parenthesis | Frame::Backtick) | None => self.read_plain(byte),
            }
        }
    }

    fn read_in_double(&mut self, byte: u8, after_dollar: bool) {
        match byte {
            b'\\' => self.escaped = true,
            b'"' => drop(self.open.pop()),
            b'(' if after_dollar => self.open.push(Frame::Parenthesis),
            b'`' => self.open.push(Frame::Backtick),
            _ => {}
        }
    }

    fn read_plain(&mut self, byte: u8) {
        match byte {
            b'\\' => self.escaped = true,
            b'\'' => self.open.push(Frame::Single),
            b'"' => self.open.push(Frame::Double),
            b'(' => self.open.push(Frame::Parenthesis),
            b')' if self.open.last() == Some(&Frame::Parenthesis) => drop(self.open.pop()),
            b'`' if self.open.last() == Some(&Frame::Backtick) => drop(self.open.pop()),
            b'`' => self.open.push(Frame::Backtick),
            _ => {}
        }
    }

    fn write(&mut self, value: &OsStr, out: &mut Vec<u8>) {
        self.escaped = false;
        self.after_dollar = false;
        let bytes = value.as_bytes();
        match self.open.last() {
            Some(Frame::Single) => single_quoted(bytes, out),
            Some(Frame::Double) => {
                for &byte in bytes {
                    if matches!(byte, b'\\' | b'"' | b'$' | b'`') {
                        out.push(b'\\');
                    }
                    out.push(byte);
                }
            }
            Some(Frame::Parenthesis | Frame::Backtick) | None => {
                if !bytes.is_empty() && bytes.iter().all(|&byte| is_plain(byte)) {
                    out.extend_from_slice(bytes);
                } else {
                    out.push(b'\'');
                    single_quoted(bytes, out);
                    out.push(b'\'');
                }
            }
        }
    }
}

fn single_quoted(bytes: &[u8], out: &mut Vec<u8>) {
    for &byte in bytes {
        match byte {
            b'\'' => out.extend_from_slice(br"'\''"),
            _ => out.push(byte),
        }
    }
}

fn is_plain(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"_./+,:@%=-".contains(&byte)
}

#[cfg(test)]
#[path = "placeholder_tests.rs"]
mod tests;
