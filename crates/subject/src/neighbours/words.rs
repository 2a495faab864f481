//! The arguments of a command line that may be changed: plain words, never the name of a program or option, and nothing
//! at all in a command whose structure is not understood.

use std::ops::Range;

/// Adjacent words of a command that may be changed together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct WordRun {
    /// Their range in the command.
    pub range: Range<usize>,
    pub values: Vec<String>,
}

/// Commands with these are left alone: substitutions, here-documents, groups, comments, and patterns whose meaning
/// depends on files.
const OPAQUE: [&str; 8] = ["`", "$(", "<<", "#", "\n", "\\", "((", "[["];
const KEYWORDS: [&str; 16] = [
    "if", "then", "else", "elif", "fi", "for", "while", "until", "do", "done", "case", "esac",
    "function", "{", "}", "eval",
];

pub(super) fn find(command: &str) -> Vec<WordRun> {
    if OPAQUE.iter().any(|mark| command.contains(mark)) {
        return Vec::new();
    }
    let Some(pieces) = split(command) else {
        return Vec::new();
    };
    let is_keyword = |piece: &Piece| match piece {
        Piece::Word(range) => KEYWORDS.contains(&command.get(range.clone()).unwrap_or_default()),
        Piece::Operator(_) => false,
    };
    if pieces.iter().any(is_keyword) {
        return Vec::new();
    }
    join(command, arguments(command, &pieces))
}

/// A command that is one program with its arguments, by their ranges in the text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct SimpleCommand {
    pub program: Range<usize>,
    pub arguments: Vec<Range<usize>>,
}

/// `None` for a command that does more than run one program.
pub(super) fn simple(command: &str) -> Option<SimpleCommand> {
    if OPAQUE.iter().any(|mark| command.contains(mark)) {
        return None;
    }
    let pieces = split(command)?;
    // What follows an operator is the target of a redirection, and no argument.
    let count = pieces
        .iter()
        .take_while(|piece| matches!(piece, Piece::Word(_)))
        .count();
    let rest = pieces.get(count..).unwrap_or_default();
    let redirects = |piece: &Piece| match piece {
        Piece::Operator(range) => command.get(range.clone()).is_some_and(|text| {
            text.bytes().all(|byte| b"<>&".contains(&byte)) && text.contains(['<', '>'])
        }),
        Piece::Word(_) => true,
    };
    if !rest.iter().all(redirects) {
        return None;
    }
    let next = rest.first().map(|piece| match piece {
        Piece::Word(range) | Piece::Operator(range) => range.start,
    });
    let is_descriptor = |range: &Range<usize>| {
        let word = command.get(range.clone()).unwrap_or_default();
        Some(range.end) == next && word.bytes().all(|byte| byte.is_ascii_digit())
    };
    let mut words = pieces.iter().take(count).filter_map(|piece| match piece {
        // In `2>` and the like, the digit belongs to the operator.
        Piece::Word(range) => (!is_descriptor(range)).then(|| range.clone()),
        Piece::Operator(_) => None,
    });
    let is_program =
        |range: &Range<usize>| !is_assignment(command.get(range.clone()).unwrap_or_default());
    let program = words.find(is_program)?;
    let name = command.get(program.clone())?;
    (!KEYWORDS.contains(&name)).then(|| SimpleCommand {
        program,
        arguments: words.collect(),
    })
}

/// A shell word that means exactly `value`.
pub(super) fn quoted(value: &[u8]) -> Vec<u8> {
    let mut word = vec![b'\''];
    for &byte in value {
        match byte {
            b'\'' => word.extend_from_slice(b"'\\''"),
            _ => word.push(byte),
        }
    }
    word.push(b'\'');
    word
}

enum Piece {
    Word(Range<usize>),
    Operator(Range<usize>),
}

/// `None` if a quote is not closed.
fn split(command: &str) -> Option<Vec<Piece>> {
    let bytes = command.as_bytes();
    let mut pieces = Vec::new();
    let mut at = 0;
    while let Some(&byte) = bytes.get(at) {
        let start = at;
        if byte == b' ' || byte == b'\t' {
            at += 1;
        } else if is_operator(byte) {
            while bytes.get(at).is_some_and(|&next| is_operator(next)) {
                at += 1;
            }
            pieces.push(Piece::Operator(start..at));
        } else {
            at = end_of_word(bytes, at)?;
            pieces.push(Piece::Word(start..at));
        }
    }
    Some(pieces)
}

fn is_operator(byte: u8) -> bool {
    b";&|()<>".contains(&byte)
}

fn end_of_word(bytes: &[u8], start: usize) -> Option<usize> {
    let mut at = start;
    while let Some(&byte) = bytes.get(at) {
        if byte == b'\'' || byte == b'"' {
            let rest = bytes.get(at + 1..)?;
            at += 1 + rest.iter().position(|&next| next == byte)?;
        } else if is_operator(byte) || byte == b' ' || byte == b'\t' {
            break;
        }
        at += 1;
    }
    Some(at)
}

/// The values that may be changed, each with its range.
fn arguments(command: &str, pieces: &[Piece]) -> Vec<(Range<usize>, String)> {
    let mut found = Vec::new();
    let mut named = false;
    let mut target = false;
    for (index, piece) in pieces.iter().enumerate() {
        match piece {
            Piece::Operator(range) => {
                let operator = command.get(range.clone()).unwrap_or_default();
                target = operator.contains(['<', '>']);
                named &= target;
            }
            Piece::Word(range) => {
                let word = command.get(range.clone()).unwrap_or_default();
                let is_target = std::mem::take(&mut target);
                // In `2>` and the like, the digit belongs to the operator.
                let redirects = matches!(pieces.get(index + 1), Some(Piece::Operator(next))
                    if next.start == range.end
                        && command.get(next.clone()).is_some_and(|op| op.contains(['<', '>'])));
                if is_target || redirects {
                } else if !named {
                    named = !is_assignment(word);
                } else if let Some((offset, value)) = changeable(word) {
                    found.push((range.start + offset..range.end, value));
                }
            }
        }
    }
    found
}

fn is_assignment(word: &str) -> bool {
    let name = word.split_once('=').map(|(name, _)| name);
    name.is_some_and(|name| {
        !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
    })
}

/// The part of a word that may be changed and its offset: the whole word, or an option's value.
fn changeable(word: &str) -> Option<(usize, String)> {
    if word.starts_with('-') {
        let (name, value) = word.split_once('=')?;
        let plain = name.chars().all(is_plain);
        return literal(value)
            .filter(|_| plain)
            .map(|value| (name.len() + 1, value));
    }
    let is_program_or_path = word.starts_with("./") || word.starts_with('/');
    literal(word)
        .filter(|_| !is_program_or_path)
        .map(|value| (0, value))
}

/// The word's value, if it does not depend on anything.
fn literal(word: &str) -> Option<String> {
    let inner = |quote: char| word.strip_prefix(quote)?.strip_suffix(quote);
    if let Some(text) = inner('\'').filter(|text| !text.contains('\'') && is_single_line(text)) {
        return Some(text.to_owned());
    }
    let simple = |text: &&str| !text.contains(['"', '$', '!', '{']) && is_single_line(text);
    if let Some(text) = inner('"').filter(simple) {
        return Some(text.to_owned());
    }
    let plain = !word.is_empty() && word.chars().all(is_plain);
    plain.then(|| word.to_owned())
}

fn is_single_line(text: &str) -> bool {
    !text.contains(['\n', '{', '}'])
}

fn is_plain(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || "_-+.,:/@%=^".contains(letter)
}

/// Merges values separated only by blanks into one run.
fn join(command: &str, found: Vec<(Range<usize>, String)>) -> Vec<WordRun> {
    let mut runs: Vec<WordRun> = Vec::new();
    for (range, value) in found {
        let between = |last: &WordRun| command.get(last.range.end..range.start);
        match runs.last_mut() {
            Some(last) if between(last).is_some_and(|text| text.trim().is_empty()) => {
                last.range.end = range.end;
                last.values.push(value);
            }
            _ => runs.push(WordRun {
                range,
                values: vec![value],
            }),
        }
    }
    runs
}

#[cfg(test)]
#[path = "words_tests.rs"]
mod tests;
