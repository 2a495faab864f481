//! The code blocks of an answer, and the functions in them.

use patchwright_code::lex::{Dialect, code_tokens};
use patchwright_code::{CodeMap, Element, LanguageRow, MappedFile, Standing};
use patchwright_domain::candidate::RelPath;

use crate::error::EditError;
use crate::lines::{self, Line};
use crate::parse::path_in;
use crate::patch::PathText;

/// How many lines above a block may name its file.
const LINES_ABOVE: usize = 2;

/// A code block.
#[derive(Debug)]
pub struct Block {
    /// Line of the answer where its code begins, from 1.
    pub at: usize,
    pub path: Option<PathText>,
    code: Vec<u8>,
}

/// A function as the answer writes it.
#[derive(Debug)]
pub struct Written {
    /// Qualified.
    pub name: String,
    /// Whole lines.
    pub text: Vec<u8>,
    /// Its code up to the body.
    pub head: Vec<u8>,
    /// Line of the answer, from 1.
    pub at: usize,
}

/// The fenced blocks; the whole text if nothing is fenced.
pub fn blocks(text: &[u8], lines: &[Line<'_>]) -> Result<Vec<Block>, EditError> {
    let mut blocks = Vec::new();
    let mut at = 0;
    while let Some(line) = lines.get(at) {
        let Some(mark) = fence(line) else {
            at += 1;
            continue;
        };
        let from = at + 1;
        let closes = |line: &Line<'_>| {
            let text = line.text.trim_ascii();
            text.starts_with(&[mark; 3]) && text.iter().all(|b| *b == mark)
        };
        let behind = lines.get(from..).unwrap_or_default();
        let Some(length) = behind.iter().position(closes) else {
            let what = "this code block is not closed; the answer may have been cut off";
            return Err(EditError::Malformed { at: from, what });
        };
        let inside = behind.get(..length).unwrap_or_default();
        blocks.push(Block {
            at: from + 1,
            path: path_in(line.text).or_else(|| path_above(lines, at)),
            code: joined(inside),
        });
        at = from + length + 1;
    }
    if blocks.is_empty() {
        blocks.push(Block {
            at: 1,
            path: None,
            code: text.to_vec(),
        });
    }
    Ok(blocks)
}

/// The byte that a fence is made of.
fn fence(line: &Line<'_>) -> Option<u8> {
    let text = line.text.trim_ascii_start();
    let marks = [b'`', b'~'].into_iter();
    marks.into_iter().find(|mark| text.starts_with(&[*mark; 3]))
}

fn path_above(lines: &[Line<'_>], at: usize) -> Option<PathText> {
    let above = lines.get(..at)?.iter().rev();
    let written = above.filter(|line| !lines::is_blank(line.text));
    let mut near = written.take(LINES_ABOVE);
    near.find_map(|line| path_in(line.text))
}

fn joined(lines: &[Line<'_>]) -> Vec<u8> {
    let mut bytes = Vec::new();
    for line in lines {
        bytes.extend_from_slice(line.text);
        bytes.push(b'\n');
    }
    bytes
}

impl Block {
    pub fn code(&self) -> &[u8] {
        &self.code
    }

    /// The functions that the block defines; none if it defines none.
    pub fn functions(&self, map: &CodeMap) -> Result<Vec<Written>, EditError> {
        let Some(read) = self.read(map) else {
            return Ok(Vec::new());
        };
        let Some(file) = read.files().first() else {
            return Ok(Vec::new());
        };
        self.check_braces(file)?;
        let defined = definitions(file);
        defined.map(|element| self.written(file, element)).collect()
    }

    /// The block without its functions.
    pub fn rest(&self, map: &CodeMap) -> Vec<u8> {
        let mut code = self.code.clone();
        let read = self.read(map);
        let file = read.as_ref().and_then(|read| read.files().first());
        for element in file.into_iter().flat_map(definitions) {
            let span = element.span;
            let inside = code.get_mut(span.start..span.end).unwrap_or_default();
            let blank = |byte: &mut u8| *byte = if *byte == b'\n' { b'\n' } else { b' ' };
            inside.iter_mut().for_each(blank);
        }
        code
    }

    /// In the first language of the tree that finds functions which the tree has; else in the first that finds any.
    fn read(&self, map: &CodeMap) -> Option<CodeMap> {
        let mut first = None;
        for row in languages(map) {
            let ending = row.units.first()?;
            let path = RelPath::new(format!("answer.{ending}")).ok()?;
            let read = CodeMap::read([(path, self.code.clone())]);
            let is_known = |element: &Element| {
                let named = map.named(&element.qualified);
                named.iter().any(|one| one.element.is_function())
            };
            let file = read.files().first();
            let (any, known) = file.map_or((false, false), |file| {
                let any = definitions(file).next().is_some();
                (any, definitions(file).any(is_known))
            });
            if known {
                return Some(read);
            }
            if any && first.is_none() {
                first = Some(read);
            }
        }
        first
    }

    fn written(&self, file: &MappedFile, element: &Element) -> Result<Written, EditError> {
        let span = element.span;
        let name = element.qualified.clone();
        let at = self.at + span.line as usize - 1;
        let text: Vec<&str> = (span.line..=span.end_line).map(|n| file.line(n)).collect();
        let alone = text.concat().trim().len() == without_breaks(file.slice(span)).trim().len();
        if !alone {
            let what =
                "other code stands on a line of this function; write each on lines of its own";
            return Err(EditError::Malformed { at, what });
        }
        let body = element.body.map_or(span.end, |body| body.start);
        let head = self.code.get(span.start..body).unwrap_or_default();
        Ok(Written {
            name,
            text: (text.join("\n") + "\n").into_bytes(),
            head: head.to_vec(),
            at,
        })
    }

    /// A block that was cut off in the middle leaves braces open.
    fn check_braces(&self, file: &MappedFile) -> Result<(), EditError> {
        let Some(dialect) = Dialect::of_path(&file.path) else {
            return Ok(());
        };
        let tokens = code_tokens(&self.code, dialect);
        let branches = tokens.iter().any(|token| token.is("#"));
        let count = |sign: &str| tokens.iter().filter(|token| token.is(sign)).count();
        match branches || count("{") == count("}") {
            true => Ok(()),
            false => Err(EditError::Malformed {
                at: self.at,
                what: "the braces of this code do not match; it may have been cut off",
            }),
        }
    }
}

/// What looks like a function where it stands outside of one: `if (a) {`.
const STATEMENTS: [&str; 7] = ["catch", "do", "else", "for", "if", "switch", "while"];

/// Functions with a body that do not stand in another one.
fn definitions(file: &MappedFile) -> impl Iterator<Item = &Element> {
    let is_one = |one: &&Element| {
        let is_function = one.is_function() && !STATEMENTS.contains(&one.name.as_str());
        is_function && one.body.is_some() && one.standing == Standing::Definition
    };
    let inside = move |one: &&Element| {
        let mut others = file.elements.iter().filter(is_one);
        others.any(|other| other.span != one.span && other.span.contains(&one.span))
    };
    let all = file.elements.iter().filter(is_one);
    all.filter(move |one| !inside(one))
}

/// The languages of the tree's functions, the most frequent first.
fn languages(map: &CodeMap) -> Vec<&'static LanguageRow> {
    let mut counts: Vec<(usize, &'static LanguageRow)> = Vec::new();
    for file in map.files() {
        let functions = file.elements.iter().filter(|one| one.is_function()).count();
        let row = file.language;
        match counts.iter_mut().find(|(_, known)| known.id == row.id) {
            Some((count, _)) => *count += functions,
            None => counts.push((functions, row)),
        }
    }
    counts.retain(|(count, _)| *count > 0);
    counts.sort_by_key(|(count, _)| usize::MAX - count);
    counts.into_iter().map(|(_, row)| row).collect()
}

fn without_breaks(text: &str) -> String {
    text.replace(['\n', '\r'], "")
}
