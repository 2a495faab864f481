//! What a line of an issue names: files, functions, versions, commands. Whether they exist is for others to find out.

use super::blocks::prompted;

/// Longer words are no names.
const LONGEST: usize = 200;

/// A file as it is written, with its line where one is given.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FileMention {
    pub path: String,
    pub line: Option<u32>,
}

/// `src/a.c`, `a.c:12`, `a.c:12:3`, `https://…/src/a.c#L12`.
pub(super) fn files(line: &str) -> Vec<FileMention> {
    let words = line.split(|c: char| c.is_whitespace() || "`\"'()[]{}<>|,;*".contains(c));
    words.filter_map(file).collect()
}

fn file(word: &str) -> Option<FileMention> {
    let word = word.trim_end_matches(['.', ':']);
    let word = word.split_once("://").map_or(word, |(_, rest)| rest);
    let (path, line) = match word.split_once("#L") {
        Some((path, line)) => (path, line),
        None => word.split_once(':').unwrap_or((word, "")),
    };
    let digits = line.find(|c: char| !c.is_ascii_digit());
    let line = line.get(..digits.unwrap_or(line.len()));
    is_file_name(path).then(|| FileMention {
        path: path.to_owned(),
        line: line.and_then(|line| line.parse().ok()),
    })
}

/// A path whose last part has a short ending that is no number.
pub(super) fn is_file_name(word: &str) -> bool {
    let name = word.rsplit('/').next().unwrap_or(word);
    let Some((stem, ending)) = name.rsplit_once('.') else {
        return false;
    };
    let of_path = |c: char| c.is_alphanumeric() || "_-+./~@".contains(c);
    let is_ending = (1..=5).contains(&ending.len())
        && ending.starts_with(|c: char| c.is_ascii_alphabetic())
        && ending
            .chars()
            .all(|c| c.is_ascii_alphanumeric() || c == '+');
    let is_abbreviation = matches!(word, "e.g" | "i.e");
    word.len() <= LONGEST
        && !is_abbreviation
        && !stem.is_empty()
        && is_ending
        && word.chars().all(of_path)
}

/// `f` of `f()` and of `f(x)`, and `read_row` of `` `read_row` ``.
pub(super) fn functions(line: &str) -> Vec<&str> {
    let called = line.match_indices('(').filter_map(|(at, _)| {
        let before = line.get(..at)?;
        let start = before.rfind(|c: char| !is_of_name(c));
        before.get(start.map_or(0, |start| start + letter_at(before, start))..)
    });
    let spans = line.split('`').skip(1).step_by(2);
    let named = spans.map(|span| span.trim_end_matches("()").trim());
    called
        .chain(named)
        .filter(|name| is_function(name))
        .collect()
}

fn letter_at(text: &str, at: usize) -> usize {
    let letter = text.get(at..).and_then(|rest| rest.chars().next());
    letter.map_or(1, char::len_utf8)
}

fn is_of_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_' || c == ':' || c == '~'
}

fn is_function(name: &str) -> bool {
    const KEYWORDS: [&str; 7] = [
        "if", "for", "while", "switch", "return", "sizeof", "defined",
    ];
    (1..=LONGEST).contains(&name.len())
        && name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
        && name.chars().all(is_of_name)
        && !name.ends_with(':')
        && !KEYWORDS.contains(&name)
}

/// `1.2.3`, `v1.2`, `version 1.2`, and the hash behind `commit`.
pub(super) fn versions(line: &str) -> Vec<&str> {
    let separators = |c: char| c.is_whitespace() || "`\"'()[]{}<>,;:=*".contains(c);
    let mut before = "";
    let mut found = Vec::new();
    for word in line.split(separators).filter(|word| !word.is_empty()) {
        let word = word.trim_end_matches('.');
        let said = before.to_lowercase();
        if is_version(word, &said) || is_commit(word, &said) {
            found.push(word);
        }
        before = word;
    }
    found
}

fn is_version(word: &str, before: &str) -> bool {
    let number = word.strip_prefix(['v', 'V']).unwrap_or(word);
    let head: String = number
        .chars()
        .take_while(|c| c.is_ascii_digit() || *c == '.')
        .collect();
    let parts: Vec<&str> = head.trim_end_matches('.').split('.').collect();
    let numbers = parts.iter().all(|part| !part.is_empty() && part.len() <= 6);
    let tail = number.get(head.len()..).unwrap_or_default();
    let plain = tail.len() <= 20 && !tail.contains(['/', '@']);
    let enough = match number.len() < word.len() || before == "version" {
        true => 2,
        false => 3,
    };
    numbers && plain && parts.len() >= enough && parts.len() <= 5
}

fn is_commit(word: &str, before: &str) -> bool {
    let is_hash = (7..=40).contains(&word.len()) && word.bytes().all(|b| b.is_ascii_hexdigit());
    is_hash
        && (word.len() == 40 || matches!(before, "commit" | "revision" | "rev" | "head" | "hash"))
}

/// Behind a prompt, or a span of code that starts a program by its path.
pub(super) fn commands_in_prose(line: &str) -> Vec<&str> {
    if let Some(command) = prompted(line) {
        return vec![command];
    }
    let spans = line.split('`').skip(1).step_by(2).map(str::trim);
    spans
        .filter(|span| span.starts_with("./") && span.contains(' '))
        .collect()
}
