//! `resolve_symbols`: the caller marks symbols inside a search/replace block instead of counting lines, and several are
//! answered at once. The block is applied to a copy of the file; nothing is edited.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io;

use patchwright_code::MappedFile;
use patchwright_domain::candidate::RelPath;
use patchwright_edit::{Sources, apply, parse};
use schemars::JsonSchema;
use serde::Deserialize;

use super::asked::Asked;
use super::viewed::Spot;
use super::{CodeTools, definition, references};
use crate::tools::Call;
use crate::tools::{Found, ToolAnswer, ToolError};

const MOST_MARKERS: usize = 20;
const LONGEST: usize = 30_000;
/// How far from the position of the block a line with the same text is searched.
const REACH: usize = 200;

const MARKERS: [(&str, Wanted); 2] = [
    ("FIND_DEFINITION(", Wanted::Definition),
    ("FIND_REFERENCES(", Wanted::References),
];

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Wanted {
    Definition,
    References,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ResolveSymbols {
    /// Search/replace blocks (path, `<<<<<<< SEARCH`, lines, `=======`, the same lines, `>>>>>>> REPLACE`) whose second
    /// half wraps symbols in FIND_DEFINITION(x) or FIND_REFERENCES(x).
    queries: String,
}

impl Call<CodeTools> for ResolveSymbols {
    const NAME: &'static str = "resolve_symbols";
    const ABOUT: &'static str = "Answers several FIND_DEFINITION(x) and FIND_REFERENCES(x) markers in search/replace blocks; edits nothing";

    fn run(self, tools: &mut CodeTools) -> Result<ToolAnswer, ToolError> {
        let (marked, unread) = marked_in_blocks(tools, &self.queries)?;
        if marked.is_empty() {
            return Err(ToolError::refused(
                "no FIND_DEFINITION(x) or FIND_REFERENCES(x) stands in the second half of a block",
            ));
        }
        let mut text = String::new();
        let mut found = Found::Nothing;
        let mut unanswered = Vec::new();
        let mut cut = marked.len().saturating_sub(MOST_MARKERS);
        for one in marked.into_iter().take(MOST_MARKERS) {
            if text.len() > LONGEST {
                cut += 1;
                continue;
            }
            let word = match one.wanted {
                Wanted::Definition => "FIND_DEFINITION",
                Wanted::References => "FIND_REFERENCES",
            };
            let _ = write!(text, "## {word}({})", one.symbol);
            let symbol = one.symbol.clone();
            match answer(tools, one)? {
                Ok((at, answer)) => {
                    match answer.found {
                        Found::Something => found = Found::Something,
                        Found::Nothing => unanswered.push(symbol),
                    }
                    let _ = writeln!(text, " at {}:{}\n{}", at.file, at.line, answer.seen());
                }
                Err(why) => {
                    unanswered.push(symbol);
                    let _ = writeln!(text, "\n{why}\n");
                }
            }
        }
        if cut > 0 {
            let _ = writeln!(
                text,
                "… {cut} more markers were not answered: ask for them in another call"
            );
        }
        let mut answer = ToolAnswer::new(text);
        answer.found = found;
        answer.notes = unread;
        if found == Found::Something && !unanswered.is_empty() {
            let names = unanswered.join(", ");
            answer = answer.noted(format!("nothing was found for {names}"));
        }
        Ok(answer)
    }
}

/// Every marker, and what is wrong with blocks that could not be parsed: one of them does not spoil the others.
fn marked_in_blocks(
    tools: &CodeTools,
    queries: &str,
) -> Result<(Vec<Marked>, Vec<String>), ToolError> {
    let refusal = match marked(tools, queries) {
        Ok(all) => return Ok((all, Vec::new())),
        Err(refusal) => refusal,
    };
    let (mut all, mut unread) = (Vec::new(), Vec::new());
    for (index, block) in blocks(queries).iter().enumerate() {
        match marked(tools, block) {
            Ok(some) => all.extend(some),
            Err(ToolError::Refused(why)) => {
                unread.push(format!("block {} was not read: {why}", index + 1));
            }
            Err(stopped) => return Err(stopped),
        }
    }
    match all.is_empty() {
        true => Err(refusal),
        false => Ok((all, unread)),
    }
}

/// Each block with the text before it.
fn blocks(queries: &str) -> Vec<String> {
    let mut blocks = vec![String::new()];
    for line in queries.split_inclusive('\n') {
        if let Some(block) = blocks.last_mut() {
            block.push_str(line);
        }
        if line.starts_with(">>>>") {
            blocks.push(String::new());
        }
    }
    blocks.retain(|block| !block.trim().is_empty());
    blocks
}

#[derive(Debug)]
struct Marked {
    wanted: Wanted,
    symbol: String,
    /// The error says why it has none.
    spot: Result<Spot, String>,
}

type Answered = Result<(Spot, ToolAnswer), String>;

fn answer(tools: &mut CodeTools, one: Marked) -> Result<Answered, ToolError> {
    let spot = match one.spot {
        Ok(spot) => spot,
        Err(why) => return Ok(Err(why)),
    };
    let asked = Asked {
        symbol: one.symbol,
        spot: Some(spot.clone()),
        notes: Vec::new(),
    };
    let answer = match one.wanted {
        Wanted::Definition => definition::define(tools, asked)?,
        Wanted::References => references::refer(tools, asked)?,
    };
    Ok(Ok((spot, answer)))
}

/// Every marker, with the place in the unedited file that it refers to.
fn marked(tools: &CodeTools, queries: &str) -> Result<Vec<Marked>, ToolError> {
    let refused = |error: patchwright_edit::EditError| {
        ToolError::Refused(format!("resolve_symbols: {error}"))
    };
    let map = tools.map();
    let files: BTreeMap<&RelPath, &MappedFile> =
        map.files().iter().map(|file| (&file.path, file)).collect();
    let sources = Sources::new(files.keys().map(|path| (*path).clone()), |path| {
        let file = files
            .get(path)
            .ok_or_else(|| io::Error::from(io::ErrorKind::NotFound))?;
        Ok(file.text().as_bytes().to_vec())
    });
    let applied = apply(&parse(queries.as_bytes()).map_err(refused)?, &sources).map_err(refused)?;
    let mut all = Vec::new();
    for change in &applied.changes {
        let Some((file, content)) = map.file(change.path()).zip(change.content()) else {
            continue;
        };
        let content = String::from_utf8_lossy(content);
        for (index, line) in content.lines().enumerate() {
            all.extend(of_line(file, index, line));
        }
    }
    Ok(all)
}

fn of_line(file: &MappedFile, index: usize, line: &str) -> Vec<Marked> {
    let (plain, markers) = unmarked(line);
    if markers.is_empty() {
        return Vec::new();
    }
    let original = original_line(file, index, &plain);
    let spot = |symbol: &str, at: usize| {
        let line = original.ok_or_else(|| {
            format!(
                "the file has no line `{}`: only wrap symbols, change nothing",
                plain.trim()
            )
        })?;
        let before = plain.get(..at).unwrap_or_default();
        let nth = whole_words(before, symbol);
        let columns = file.columns_of(line, symbol);
        let column = columns.get(nth).or_else(|| columns.last());
        let column = *column.ok_or_else(|| format!("line {line} has no symbol `{symbol}`"))?;
        Ok(Spot {
            file: file.path.clone(),
            line,
            column,
        })
    };
    let marked = markers.into_iter().map(|(wanted, symbol, at)| Marked {
        wanted,
        spot: spot(&symbol, at),
        symbol,
    });
    marked.collect()
}

/// The line without its markers; and for each marker, what it wraps and where that is in the result.
fn unmarked(line: &str) -> (String, Vec<(Wanted, String, usize)>) {
    let mut plain = String::new();
    let mut markers = Vec::new();
    let mut rest = line;
    loop {
        let next = MARKERS
            .iter()
            .filter_map(|(word, wanted)| Some((rest.find(word)?, *word, *wanted)));
        let Some((at, word, wanted)) = next.min_by_key(|(at, ..)| *at) else {
            plain += rest;
            return (plain, markers);
        };
        plain += rest.get(..at).unwrap_or_default();
        let behind = rest.get(at + word.len()..).unwrap_or_default();
        let end = closing(behind);
        let symbol = behind.get(..end).unwrap_or(behind);
        markers.push((wanted, symbol.trim().to_owned(), plain.len()));
        plain += symbol;
        rest = behind.get(end + 1..).unwrap_or_default();
    }
}

/// The position of the closing parenthesis for one opened before the text.
fn closing(text: &str) -> usize {
    let mut depth = 0usize;
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'(' => depth += 1,
            b')' if depth == 0 => return at,
            b')' => depth -= 1,
            _ => {}
        }
    }
    text.len()
}

/// The line with this text, at or near an index from 0.
fn original_line(file: &MappedFile, index: usize, plain: &str) -> Option<u32> {
    let plain = plain.trim();
    let reads = |line: usize| {
        u32::try_from(line)
            .ok()
            .filter(|line| *line > 0 && file.line(*line).trim() == plain)
    };
    (0..REACH)
        .find_map(|off| reads(index + 1 + off).or_else(|| reads((index + 1).checked_sub(off)?)))
}

fn whole_words(text: &str, name: &str) -> usize {
    let words = text.split(|c: char| !(c.is_alphanumeric() || c == '_'));
    words.filter(|word| *word == name).count()
}
