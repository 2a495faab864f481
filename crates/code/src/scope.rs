//! Whether a text compiles at a place, as far as its names go: each must be in scope there. Finding out by building
//! costs as much as judging a good patch.

use std::collections::{BTreeSet, HashSet};

use patchwright_domain::candidate::RelPath;

use crate::Code;
use crate::Function;
use crate::types::class_of;

/// How many files an include closure may take in.
const FILES: usize = 400;

/// Whether every name of `text` is known at an offset of the function.
pub fn usable(code: &Code, function: &Function, at: usize, text: &str) -> bool {
    names_in(text)
        .into_iter()
        .all(|name| known(code, function, at, name))
}

/// The free names of a C text: no members, no keywords, nothing inside quotes or comments.
pub fn names_in(text: &str) -> Vec<&str> {
    let bytes = text.as_bytes();
    let mut names = Vec::new();
    let mut seen = HashSet::new();
    let mut i = 0;
    while let Some(&byte) = bytes.get(i) {
        let end = match byte {
            b'"' | b'\'' => end_of_quote(bytes, i),
            // An apostrophe in a comment begins nothing.
            b'/' => end_of_comment(text, i).unwrap_or(i + 1),
            b'0'..=b'9' => end_while(bytes, i, |b| b.is_ascii_alphanumeric() || b == b'.'),
            b'A'..=b'Z' | b'a'..=b'z' | b'_' => end_while(bytes, i, is_word),
            _ => i + 1,
        };
        let is_name = byte.is_ascii_alphabetic() || byte == b'_';
        if is_name && !is_member(&bytes[..i]) {
            let word = text.get(i..end).unwrap_or_default();
            if !is_keyword(word) && seen.insert(word) {
                names.push(word);
            }
        }
        i = end;
    }
    names
}

/// Whether a file sees what another one defines: it is the same file, or includes it.
pub fn sees(code: &Code, from: &RelPath, definer: &RelPath) -> bool {
    from == definer || includes(code, from).contains(&file_name(definer))
}

/// Whether a file includes a system header, directly or through its own headers.
pub fn includes_header(code: &Code, from: &RelPath, header: &str) -> bool {
    includes(code, from).contains(header)
}

/// Whether one of the headers that a file includes, directly or through its own headers, is of a kind.
pub fn includes_any(code: &Code, from: &RelPath, kind: &dyn Fn(&str) -> bool) -> bool {
    includes(code, from).iter().any(|header| kind(header))
}

/// The last part of a path.
fn file_name(path: &RelPath) -> String {
    String::from_utf8_lossy(path.file_name()).into_owned()
}

fn known(code: &Code, function: &Function, at: usize, name: &str) -> bool {
    let file = &function.head.file;
    if function
        .visible_at(at)
        .iter()
        .any(|variable| variable.name == name)
    {
        return true;
    }
    // A name of an enclosing class.
    if class_of(function).is_some_and(|class| code.field(class, name).is_some()) {
        return true;
    }
    // Another function's local of that name does not count.
    is_standard(name)
        || code
            .global(name)
            .is_some_and(|(source, _)| sees(code, file, &source.path))
        || code
            .macro_named(name)
            .is_some_and(|found| sees(code, file, &found.file))
        || code
            .enumeration_of_constant(name)
            .is_some_and(|found| sees(code, file, &found.file))
        || code.record(name).is_some()
        || code.alias(name).is_some()
        || code.enumeration(name).is_some()
        || code
            .functions_named(name)
            .iter()
            .any(|found| callable(code, function, found))
}

/// A `static` function of another file cannot be called.
fn callable(code: &Code, from: &Function, callee: &Function) -> bool {
    let file = &callee.head.file;
    let head = code.file(file).and_then(|source| {
        source
            .text()
            .get(callee.head.span.start..callee.head.body.start)
    });
    let is_static = head.is_some_and(|text| names_of_words(text).any(|word| word == "static"));
    if *file == from.head.file {
        return !is_static || is_declared_before(code, from, callee);
    }
    !is_static || sees(code, &from.head.file, file)
}

/// A `static` function defined further down needs an earlier declaration.
fn is_declared_before(code: &Code, from: &Function, callee: &Function) -> bool {
    let start = from.head.span.start;
    let above = code
        .file(&from.head.file)
        .and_then(|source| source.text().get(..start));
    callee.head.span.start <= start
        || above.is_some_and(|text| names_of_words(text).any(|word| word == callee.head.name))
}

fn names_of_words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_')
}

/// The names of all files that a file includes, directly or not.
fn includes(code: &Code, from: &RelPath) -> BTreeSet<String> {
    let mut seen = BTreeSet::new();
    let mut open = vec![from.clone()];
    while let Some(path) = open.pop() {
        let Some(source) = code.file(&path) else {
            continue;
        };
        for name in included_names(source.text()) {
            if seen.len() < FILES && seen.insert(name.to_owned()) {
                let matching = code
                    .files()
                    .iter()
                    .filter(|file| file_name(&file.path) == name);
                open.extend(matching.map(|file| file.path.clone()));
            }
        }
    }
    seen
}

fn included_names(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter_map(|line| {
        let rest = line.trim_start().strip_prefix('#')?.trim_start();
        let rest = rest.strip_prefix("include")?.trim();
        let inner = rest.get(1..)?.split(['>', '"']).next()?;
        inner.rsplit('/').next()
    })
}

fn end_of_comment(text: &str, start: usize) -> Option<usize> {
    let rest = text.get(start..)?;
    let close = match rest.get(..2)? {
        "//" => "\n",
        "/*" => "*/",
        _ => return None,
    };
    let length = rest.get(2..)?.find(close);
    Some(length.map_or(text.len(), |length| start + 2 + length + close.len()))
}

fn end_of_quote(bytes: &[u8], start: usize) -> usize {
    let quote = bytes.get(start).copied();
    let mut i = start + 1;
    while let Some(&byte) = bytes.get(i) {
        if byte == b'\\' {
            i += 2;
            continue;
        }
        i += 1;
        if Some(byte) == quote {
            break;
        }
    }
    i.min(bytes.len())
}

fn end_while(bytes: &[u8], start: usize, belongs: impl Fn(u8) -> bool) -> usize {
    let more = bytes
        .iter()
        .skip(start)
        .take_while(|b| belongs(**b))
        .count();
    start + more.max(1)
}

fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

/// Whether the word after this text is a member's name, or part of a qualified one.
fn is_member(before: &[u8]) -> bool {
    let trimmed = before.trim_ascii_end();
    trimmed.ends_with(b"->")
        || trimmed.ends_with(b"::")
        || (trimmed.ends_with(b".") && !trimmed.ends_with(b".."))
}

fn is_keyword(word: &str) -> bool {
    const KEYWORDS: [&str; 46] = [
        "auto",
        "bool",
        "break",
        "case",
        "catch",
        "char",
        "const",
        "const_cast",
        "continue",
        "default",
        "delete",
        "do",
        "double",
        "else",
        "enum",
        "false",
        "float",
        "for",
        "goto",
        "if",
        "int",
        "long",
        "new",
        "nullptr",
        "register",
        "reinterpret_cast",
        "restrict",
        "return",
        "short",
        "signed",
        "sizeof",
        "static",
        "static_cast",
        "struct",
        "switch",
        "this",
        "throw",
        "true",
        "try",
        "typename",
        "union",
        "unsigned",
        "void",
        "volatile",
        "while",
        "std",
    ];
    KEYWORDS.contains(&word)
}

/// Names of the standard library that almost any program can use where they matter.
fn is_standard(name: &str) -> bool {
    crate::types::number_named(name).is_some()
        || matches!(
            name,
            "NULL"
                | "free"
                | "stderr"
                | "stdout"
                | "fprintf"
                | "printf"
                | "strlen"
                | "memset"
                | "exit"
                | "abort"
                | "errno"
                | "fputs"
                | "fclose"
                | "close"
                | "perror"
                | "malloc"
                | "EXIT_FAILURE"
        )
}

#[cfg(test)]
#[path = "scope_tests.rs"]
mod tests;
