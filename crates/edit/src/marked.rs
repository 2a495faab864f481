//! Code for one marked line: the shortest answer that a small model can give. The code takes the place of the line; if it
//! does not repeat the line, it may as well be meant to stand before or behind it, so that there are several candidates.

mod condition;
mod rewritten;

use patchwright_code::CodeMap;
use patchwright_code::lex::Dialect;
use patchwright_domain::candidate::{Candidate, FileChange, Origin, RelPath};

use crate::apply::read_answer;
use crate::correction::Correction;
use crate::error::EditError;
use crate::functions::answer::blocks;
use crate::lines::{self, Line};
use crate::normal::candidate;
use crate::parse::checked_lines;
use crate::place::line_key;
use crate::sources::Sources;

/// More is no answer about one line.
const MOST_LINES: usize = 16;
/// Spaces that stand for a tab.
const TAB: usize = 4;

/// A line of the tree that a model was asked to replace.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MarkedLine {
    pub path: RelPath,
    /// From 1.
    pub line: u32,
    /// Where the statement begins that the line is the body of, such as an `if` without braces: what is put before the line
    /// belongs there, or into braces. The line itself if it stands on its own.
    pub statement: u32,
    /// If the condition of a check was asked for: statements that it can leave with, the likeliest first.
    pub exits: Vec<String>,
}

/// Reads an answer about one line: the code for it, or an edit in any other form. The likelier candidate comes first.
pub fn read_marked(
    text: &[u8],
    origin: Origin,
    sources: &Sources<'_>,
    (map, marked): (&CodeMap, &MarkedLine),
) -> Result<(Vec<Candidate>, Vec<Correction>), EditError> {
    let text = closed(text);
    match read_answer(text, origin.clone(), sources, map) {
        Err(EditError::NoFunction) => {}
        Ok((one, corrections)) => return Ok((vec![one], corrections)),
        Err(error) => return Err(error),
    }
    let new = contents(text, marked, &sources.read(&marked.path)?)?;
    let candidates = new.into_iter().map(|content| {
        let path = marked.path.clone();
        let change = FileChange::Modify { path, content };
        candidate(vec![change], origin.clone(), sources)
    });
    Ok((candidates.collect::<Result<_, _>>()?, Vec::new()))
}

/// The answer without a last block that is cut off behind others: models explain themselves until their tokens are used up.
fn closed(text: &[u8]) -> &[u8] {
    let (mut at, mut open, mut blocks) = (0, None, 0);
    for line in lines::split(text) {
        if line.text.trim_ascii_start().starts_with(b"```") {
            open = match open {
                Some(_) => None,
                None => Some(at),
            };
            blocks += 1;
        }
        at += line.text.len() + line.ending.bytes().len();
    }
    let whole = open.filter(|_| blocks > 1).unwrap_or(text.len());
    text.get(..whole).unwrap_or_default()
}

/// The file with the code of the answer in it, in each way that it can be meant.
fn contents(text: &[u8], marked: &MarkedLine, file: &[u8]) -> Result<Vec<Vec<u8>>, EditError> {
    let old = lines::split(file);
    let at = (marked.line as usize).saturating_sub(1);
    let first = (marked.statement as usize).saturating_sub(1).min(at);
    let place = Place {
        line: old.get(at).ok_or(EditError::NoCode)?,
        before: old.get(..at).unwrap_or_default(),
        head: old.get(first..at).unwrap_or_default(),
        behind: old.get(at + 1..).unwrap_or_default(),
        dialect: Dialect::of_path(&marked.path),
    };
    let mut told = EditError::NoCode;
    for block in blocks(text, &checked_lines(text)?)? {
        let code = code_lines(block.code());
        if code.is_empty() || code.len() > MOST_LINES {
            continue;
        }
        let checks = place.checks(&code, &marked.exits);
        let new = match checks.is_empty() {
            true => place.readings(code),
            false => checks,
        };
        if !new.is_empty() {
            return Ok(new.iter().map(|one| place.content(one)).collect());
        }
        // The model repeated the line as it is; another block may change it.
        told = EditError::NoChange;
    }
    Err(told)
}

/// The lines of a block from the first that looks like code to the last: words around unfenced code are left out.
fn code_lines(block: &[u8]) -> Vec<&[u8]> {
    let lines = lines::split(block);
    let lines = lines.iter().map(|line| line.text.trim_ascii_end());
    let lines: Vec<&[u8]> = lines.map(without_ticks).collect();
    let first = lines.iter().position(|line| is_code(line));
    let last = lines.iter().rposition(|line| is_code(line));
    let Some((first, last)) = first.zip(last) else {
        return Vec::new();
    };
    lines.get(first..=last).unwrap_or_default().to_vec()
}

fn without_ticks(line: &[u8]) -> &[u8] {
    let inside = line
        .strip_prefix(b"`")
        .and_then(|rest| rest.strip_suffix(b"`"));
    inside.unwrap_or(line)
}

fn is_code(line: &[u8]) -> bool {
    let line = line.trim_ascii();
    let words: [&[u8]; 6] = [b"if (", b"if(", b"for (", b"while (", b"else", b"//"];
    line.ends_with(b";")
        || line.ends_with(b"{")
        || line.ends_with(b"}")
        || line.ends_with(b",")
        || words.iter().any(|word| line.starts_with(word))
}

/// The marked line and what is around it.
struct Place<'f> {
    line: &'f Line<'f>,
    before: &'f [Line<'f>],
    /// The last lines of `before`, if they begin a statement without braces that the line is the body of.
    head: &'f [Line<'f>],
    behind: &'f [Line<'f>],
    dialect: Option<Dialect>,
}

impl Place<'_> {
    /// What becomes of the marked line, in each way that the code can be meant; none if it changes nothing.
    fn readings(&self, code: Vec<&[u8]>) -> Vec<Reading> {
        if let Some(reading) = self.rewritten(&code) {
            return vec![reading];
        }
        let code = self.without_context(code);
        let (opened, opens) = (sum_of_braces(&code), braces(self.line.text));
        if let Some(own) = self.own(&code) {
            let fits = code.len() > 1 && opened == opens;
            let above = code.get(..own).unwrap_or_default();
            let is_last = own + 1 == code.len() && sum_of_braces(above) == 0;
            let lifted = (fits && is_last && !self.head.is_empty()).then(|| self.above(above));
            let instead = fits.then(|| self.instead(&code));
            let readings = lifted.into_iter().chain(instead);
            return readings.filter(|one| self.can_hold(one)).collect();
        }
        // What stands behind a statement that leaves would never run.
        let base = self.base(&code);
        let last = code.last().filter(|line| width(line) == base);
        let goes_on = opened == 0 && !last.is_some_and(|line| leaves(line));
        let before = goes_on.then(|| self.above(&code));
        // A check of what the line computes stands behind it.
        let behind = (opened == 0 && self.can_be_followed()).then(|| self.behind(&code));
        let instead = (opened == opens).then(|| self.instead(&code));
        // A line much like the marked one is its correction, anything else an addition.
        let readings = match alike(&code, self.line.text) {
            true => [instead, behind, before],
            false => [before, behind, instead],
        };
        let readings = readings.into_iter().flatten();
        readings.filter(|one| self.can_hold(one)).collect()
    }

    /// Whether something can stand behind the line.
    fn can_be_followed(&self) -> bool {
        let text = self.line.text.trim_ascii_end();
        text.ends_with(b";") && !leaves(text)
    }

    /// Braces can be put around a whole statement only, not around the first line of one.
    fn can_hold(&self, reading: &Reading) -> bool {
        let is_whole = self.line.text.trim_ascii_end().ends_with(b";");
        is_whole || self.head.is_empty() || reading.line.len() == 1
    }

    /// The line stays, and the code stands before it: before the whole statement if the line is only its body.
    fn above(&self, code: &[&[u8]]) -> Reading {
        let first = self.head.first().unwrap_or(self.line);
        let is_else = first.text.trim_ascii_start().starts_with(b"else");
        if is_else || first.text.trim_ascii_start().starts_with(b"}") {
            let new = self.indented(code, indent(self.line.text));
            return Reading {
                above: Vec::new(),
                line: [new, vec![self.line.text.to_vec()]].concat(),
                below: 0,
            };
        }
        Reading {
            above: self.indented(code, indent(first.text)),
            line: vec![self.line.text.to_vec()],
            below: 0,
        }
    }

    fn behind(&self, code: &[&[u8]]) -> Reading {
        let new = self.indented(code, indent(self.line.text));
        Reading {
            above: Vec::new(),
            line: [vec![self.line.text.to_vec()], new].concat(),
            below: 0,
        }
    }

    fn instead(&self, code: &[&[u8]]) -> Reading {
        Reading {
            above: Vec::new(),
            line: self.indented(code, indent(self.line.text)),
            below: 0,
        }
    }

    /// Models copy lines around the marked one. They are left out as far as the braces stay in pairs.
    fn without_context<'c>(&self, code: Vec<&'c [u8]>) -> Vec<&'c [u8]> {
        let opens = braces(self.line.text);
        let own = self.own(&code);
        let most_above = own.unwrap_or(code.len().saturating_sub(1));
        // Behind a new version of the line, only the rest of the block that it opens is a copy.
        let most_below = match own {
            Some(own) => code.len() - own - 1,
            None if opens != 0 => code.len().saturating_sub(1),
            None => 0,
        };
        for below in (0..=most_below).rev() {
            for above in (0..=most_above).rev() {
                let (first, last) = (above, code.len() - below);
                let kept = code.get(first..last).unwrap_or_default();
                let copied = self.follows(code.get(..first), self.before.iter().rev(), true)
                    && self.follows(code.get(last..), self.behind.iter(), false);
                // Without the line, what is left of the code may stand before it.
                let sum = sum_of_braces(kept);
                if copied && (sum == opens || (sum == 0 && below == 0 && own.is_none())) {
                    return kept.to_vec();
                }
            }
        }
        code
    }

    /// Whether the lines are those of the file next to the marked one; `up` if the file is read upwards.
    fn follows<'l>(
        &self,
        code: Option<&[&[u8]]>,
        file: impl Iterator<Item = &'l Line<'l>>,
        up: bool,
    ) -> bool {
        let key = |text: &[u8]| line_key(text, self.dialect);
        let blank = |text: &[u8]| text.trim_ascii().is_empty();
        let written = code.unwrap_or_default().iter().filter(|line| !blank(line));
        let mut written: Vec<Vec<u8>> = written.map(|line| key(line)).collect();
        if up {
            written.reverse();
        }
        let file = file.filter(|line| !blank(line.text));
        let file: Vec<Vec<u8>> = file
            .take(written.len())
            .map(|line| key(line.text))
            .collect();
        written == file
    }

    /// Where the code repeats the marked line.
    fn own(&self, code: &[&[u8]]) -> Option<usize> {
        let wanted = line_key(self.line.text, self.dialect);
        code.iter()
            .position(|line| line_key(line, self.dialect) == wanted)
    }

    /// At the margin, and what goes deeper as the file writes it.
    fn indented(&self, code: &[&[u8]], margin: &[u8]) -> Vec<Vec<u8>> {
        let base = self.base(code);
        let lines = code.iter().map(|line| {
            let deeper = self.deeper(width(line).saturating_sub(base));
            match line.trim_ascii() {
                [] => Vec::new(),
                text => [margin, &deeper, text].concat(),
            }
        });
        lines.collect()
    }

    /// As the file writes it.
    fn deeper(&self, columns: usize) -> Vec<u8> {
        let mut lines = self.before.iter().chain(self.behind);
        match lines.any(|line| line.text.starts_with(b"\t")) {
            true => vec![b'\t'; columns.div_ceil(TAB)],
            false => vec![b' '; columns],
        }
    }

    /// How far the code is indented as a whole. Models lose the indentation of the first line, and keep that of the others.
    fn base(&self, code: &[&[u8]]) -> usize {
        let widths = |code: &[&[u8]]| {
            let written = code.iter().filter(|line| !line.is_empty());
            written.map(|line| width(line)).min().unwrap_or_default()
        };
        let rest = widths(code.get(1..).unwrap_or_default());
        match self.own(code) {
            Some(1..) if rest == width(self.line.text) => rest,
            Some(_) | None => widths(code),
        }
    }

    fn content(&self, reading: &Reading) -> Vec<u8> {
        let ending: &[u8] = match self.line.ending.bytes() {
            [] => b"\n",
            bytes => bytes,
        };
        let outside = self.before.len() - self.head.len();
        let mut content = old_lines(self.before.get(..outside).unwrap_or_default());
        content.extend(
            reading
                .above
                .iter()
                .flat_map(|line| [line, ending].concat()),
        );
        // The body of a statement without braces is one statement.
        let braced = !self.head.is_empty() && reading.line.len() > 1;
        let mut head = old_lines(self.head);
        let margin = self.head.last().map_or(&[][..], |line| indent(line.text));
        if braced {
            head.truncate(head.trim_ascii_end().len());
            // A comment behind the head would hide a brace on its line.
            let comment = head.windows(2).any(|two| two == b"//" || two == b"/*");
            match comment {
                true => head.extend([ending, margin].concat()),
                false => head.push(b' '),
            }
            head.push(b'{');
            head.extend_from_slice(ending);
        }
        content.extend(head);
        content.extend(reading.line.iter().flat_map(|line| [line, ending].concat()));
        if braced {
            content.extend([margin, b"}", ending].concat());
        }
        content.extend(old_lines(
            self.behind.get(reading.below..).unwrap_or_default(),
        ));
        content
    }
}

/// What becomes of the marked line.
struct Reading {
    /// New lines before the statement.
    above: Vec<Vec<u8>>,
    /// In place of the line.
    line: Vec<Vec<u8>>,
    /// How many lines behind it are replaced, too.
    below: usize,
}

fn old_lines(lines: &[Line<'_>]) -> Vec<u8> {
    let lines = lines
        .iter()
        .map(|line| [line.text, line.ending.bytes()].concat());
    lines.collect::<Vec<_>>().concat()
}

/// Whether one line of code begins as the marked one does and has most of its words, or leaves as it does.
fn alike(code: &[&[u8]], line: &[u8]) -> bool {
    let words = |text: &[u8]| -> Vec<Vec<u8>> {
        let words = text.split(|byte| !byte.is_ascii_alphanumeric() && *byte != b'_');
        words
            .filter(|word| !word.is_empty())
            .map(<[u8]>::to_vec)
            .collect()
    };
    let [only] = code else {
        return false;
    };
    let (new, old) = (words(only), words(line));
    let shared = old.iter().filter(|word| new.contains(word)).count();
    let begins = !old.is_empty() && old.first() == new.first();
    begins && (leaves(line) || shared * 3 >= old.len() * 2)
}

fn leaves(line: &[u8]) -> bool {
    let words: [&[u8]; 4] = [b"return", b"goto ", b"break;", b"continue;"];
    words.iter().any(|word| line.trim_ascii().starts_with(word))
}

fn sum_of_braces(code: &[&[u8]]) -> i64 {
    code.iter().map(|line| braces(line)).sum()
}

fn braces(line: &[u8]) -> i64 {
    line.iter().fold(0, |sum, byte| match byte {
        b'{' => sum + 1,
        b'}' => sum - 1,
        _ => sum,
    })
}

fn indent(line: &[u8]) -> &[u8] {
    let blank = |byte: &u8| matches!(byte, b' ' | b'\t');
    let end = line.iter().position(|byte| !blank(byte));
    line.get(..end.unwrap_or(line.len())).unwrap_or_default()
}

fn width(line: &[u8]) -> usize {
    let widths = indent(line).iter().map(|byte| match byte {
        b'\t' => TAB,
        _ => 1,
    });
    widths.sum()
}

#[cfg(test)]
#[path = "marked_tests.rs"]
mod tests;
