//! The program with its macros expanded: inside a macro the tree shows no access, comparison or assignment. What is
//! found in this copy can be translated back to the file.

mod words;

use std::collections::{HashMap, HashSet};

use patchwright_domain::candidate::RelPath;
use patchwright_domain::lines;

use crate::Code;
use crate::Function;
use crate::SourceFile;
use crate::scope;
use crate::tree::Macro;

/// Larger trees are not read a second time.
const LARGEST: usize = 6 * 1024 * 1024;
/// Macros in macros.
const DEEPEST: usize = 6;
/// The longest expansion of one macro.
const LONGEST: usize = 800;

pub struct Unfolded {
    pub code: Code,
    files: HashMap<RelPath, Rewritten>,
}

struct Rewritten {
    old: String,
    new: String,
    pieces: Vec<Piece>,
}

/// A use of a macro, and its expansion.
struct Piece {
    start: usize,
    end: usize,
    new_start: usize,
    new_end: usize,
}

impl Unfolded {
    /// None if these functions use no macro, or the program is too large to be read twice.
    pub fn write_out(code: &Code, functions: &[&Function]) -> Option<Self> {
        let total: usize = code.files().iter().map(|file| file.text().len()).sum();
        let mut macros: HashMap<&str, Vec<&Macro>> = HashMap::new();
        let plain = |found: &&Macro| is_expression(found) || is_loop_head(found) || is_steps(found);
        for found in code.macros().filter(plain) {
            macros.entry(&found.name).or_default().push(found);
        }
        let used = functions.iter().any(|function| {
            let file = code.file(&function.head.file);
            let text = file.map_or("", |file| file.slice(function.head.body));
            words::names(text).any(|(start, end)| {
                let name = text.get(start..end).unwrap_or_default();
                macros.contains_key(name)
            })
        });
        if !used || total > LARGEST {
            return None;
        }
        let mut files = HashMap::new();
        for file in code.files() {
            files.insert(file.path.clone(), rewritten(code, file, &macros));
        }
        let texts = files.iter().map(|(path, file): (&RelPath, &Rewritten)| {
            (path.clone(), file.new.clone().into_bytes())
        });
        Some(Self {
            code: Code::read(texts),
            files,
        })
    }

    /// The original offset of an offset in the copy; none inside an expanded macro.
    pub fn offset_before(&self, file: &RelPath, offset: usize) -> Option<usize> {
        self.files.get(file)?.old_offset(offset)
    }

    /// A text made from the copy, with its macros as the file writes them.
    pub fn folded(&self, file: &RelPath, text: &str) -> Option<String> {
        let file = self.files.get(file)?;
        let mut text = text.to_owned();
        for piece in &file.pieces {
            let new = file.new.get(piece.new_start..piece.new_end)?;
            let old = file.old.get(piece.start..piece.end)?;
            if new.len() > 4 && text.contains(new) {
                text = text.replace(new, old);
            }
        }
        Some(text)
    }

    /// The column of a place of the program in the copy; lines stay.
    pub fn column(
        &self,
        file: Option<&str>,
        line: Option<u32>,
        column: Option<u32>,
    ) -> Option<u32> {
        let (Some(printed), Some(line), Some(wanted)) = (file, line, column) else {
            return column;
        };
        let moved = || {
            let file = self.files.get(self.code.resolve_path(printed)?)?;
            let old =
                line_start(&file.old, line)? + usize::try_from(wanted).ok()?.checked_sub(1)?;
            let new = file.new_offset(old);
            u32::try_from(new.checked_sub(line_start(&file.new, line)?)? + 1).ok()
        };
        moved().or(column)
    }
}

/// An expression of a reader's, with the macros written out that a file sees, constants too.
pub fn written_out(code: &Code, file: &RelPath, text: &str) -> String {
    let Some(file) = code.file(file) else {
        return text.to_owned();
    };
    let mut macros: HashMap<&str, Vec<&Macro>> = HashMap::new();
    let value = |found: &&Macro| is_expression(found) || is_constant(found);
    for found in code.macros().filter(value) {
        macros.entry(&found.name).or_default().push(found);
    }
    let here = visible(code, file, &macros);
    nested(text, &here, &mut HashSet::new())
}

impl Rewritten {
    fn old_offset(&self, new: usize) -> Option<usize> {
        let mut shift = 0i64;
        for piece in &self.pieces {
            if new <= piece.new_start {
                break;
            }
            if new < piece.new_end {
                return None;
            }
            shift = signed(piece.end)? - signed(piece.new_end)?;
        }
        usize::try_from(signed(new)? + shift).ok()
    }

    /// Inside a macro it is the first place that goes through a pointer.
    fn new_offset(&self, old: usize) -> usize {
        let before = self.pieces.iter().rev().find(|piece| piece.start <= old);
        let Some(piece) = before else { return old };
        if old >= piece.end {
            return piece.new_end + (old - piece.end);
        }
        let text = self.new.get(piece.new_start..piece.new_end);
        let text = text.unwrap_or_default();
        let inside = text.find('[').or_else(|| text.find("->")).unwrap_or(0);
        piece.new_start + inside
    }
}

fn signed(offset: usize) -> Option<i64> {
    i64::try_from(offset).ok()
}

fn line_start(text: &str, line: u32) -> Option<usize> {
    lines::starts(text.as_bytes()).nth(usize::try_from(line).ok()?.checked_sub(1)?)
}

/// Whether a macro consists of loop heads alone: the statement after it is their body.
fn is_loop_head(found: &Macro) -> bool {
    let mut rest = found.body.trim();
    let known = found.params.is_some() && !rest.is_empty() && rest.len() < LONGEST;
    if !known || rest.contains(['{', '}', '#', '"', '\\']) {
        return false;
    }
    while let Some(head) = rest.strip_prefix("for") {
        let Some((_, close)) = crate::spelling::parentheses(head, 0) else {
            return false;
        };
        rest = head.get(close + 1..).unwrap_or_default().trim_start();
    }
    rest.is_empty()
}

/// Whether a macro without parameters stands for a value.
fn is_constant(found: &Macro) -> bool {
    let body = found.body.trim();
    found.params.is_none()
        && !body.is_empty()
        && body.len() < LONGEST
        && !body.contains([';', '{', '}', '#', '"', '='])
}

/// Whether a macro is one statement as it is used: `do { … } while (0)`.
fn is_steps(found: &Macro) -> bool {
    let body = found.body.trim();
    let end = body.strip_suffix(')').map(str::trim_end);
    let once = end.is_some_and(|body| body.ends_with('0') || body.ends_with("false"));
    let plain = |param: &String| !param.contains("...");
    once && words::names(body).next() == Some((0, 2))
        && body.starts_with("do")
        && found.params.iter().flatten().all(plain)
        && body.len() < LONGEST
        && !body.contains('#')
}

/// Whether a macro stands for a value: it has no statement or keyword, and pastes nothing.
fn is_expression(found: &Macro) -> bool {
    let body = found.body.trim();
    let statement = words::names(body).any(|(start, end)| {
        matches!(
            body.get(start..end).unwrap_or_default(),
            "if" | "for"
                | "while"
                | "do"
                | "return"
                | "goto"
                | "break"
                | "continue"
                | "case"
                | "switch"
                | "static"
                | "extern"
                | "typedef"
                | "throw"
                | "__attribute__"
                | "__func__"
                | "__LINE__"
                | "__FILE__"
                | "asm"
                | "__asm__"
        )
    });
    let plain = match &found.params {
        Some(params) => !params.iter().any(|param| param.contains("...")),
        // A constant says more by its name.
        None => body.contains("->") || body.contains('['),
    };
    plain
        && !statement
        && !body.is_empty()
        && body.len() < LONGEST
        && !body.contains([';', '{', '}', '#', '"'])
}

fn rewritten(code: &Code, file: &SourceFile, macros: &HashMap<&str, Vec<&Macro>>) -> Rewritten {
    let text = file.text();
    let here = visible(code, file, macros);
    let mut new = String::with_capacity(text.len());
    let mut pieces = Vec::new();
    let mut done = 0;
    for (start, end) in words::names(text) {
        if start < done {
            continue;
        }
        let Some((unfolded, behind)) = unfolded_at(text, start, end, &here, &mut HashSet::new())
        else {
            continue;
        };
        new.push_str(text.get(done..start).unwrap_or_default());
        let new_start = new.len();
        new.push_str(&unfolded);
        // Lines keep their numbers.
        let used = text.get(start..behind).unwrap_or_default();
        new.extend(used.chars().filter(|c| *c == '\n'));
        pieces.push(Piece {
            start,
            end: behind,
            new_start,
            new_end: new.len(),
        });
        done = behind;
    }
    new.push_str(text.get(done..).unwrap_or_default());
    Rewritten {
        old: text.to_owned(),
        new,
        pieces,
    }
}

/// The macros that a file sees with a single meaning: of two, only the compiler knows which applies.
fn visible<'a>(
    code: &Code,
    file: &SourceFile,
    macros: &HashMap<&'a str, Vec<&'a Macro>>,
) -> HashMap<&'a str, &'a Macro> {
    let mut seen: HashMap<&'a RelPath, bool> = HashMap::new();
    let mut here = HashMap::new();
    for (name, all) in macros {
        let mut known = all.iter().copied().filter(|found| {
            *seen
                .entry(&found.file)
                .or_insert_with(|| scope::sees(code, &file.path, &found.file))
        });
        if let (Some(only), None) = (known.next(), known.next()) {
            here.insert(*name, only);
        }
    }
    here
}

/// The expansion of the macro at a name, on one line, and where its use ends.
fn unfolded_at(
    text: &str,
    start: usize,
    end: usize,
    macros: &HashMap<&str, &Macro>,
    inside: &mut HashSet<String>,
) -> Option<(String, usize)> {
    let name = text.get(start..end)?;
    let found = macros.get(name)?;
    if inside.len() >= DEEPEST || !inside.insert(name.to_owned()) {
        return None;
    }
    let (args, behind) = match &found.params {
        None => (Vec::new(), end),
        Some(params) => {
            let (args, behind) = words::arguments(text, end)?;
            (args.len() == params.len()).then_some((args, behind))?
        }
    };
    let params = found.params.as_deref().unwrap_or_default();
    let body = words::substituted(&found.body, params, &args);
    let body = nested(&body, macros, inside);
    inside.remove(name);
    (body.len() < LONGEST).then_some((body, behind))
}

fn nested(body: &str, macros: &HashMap<&str, &Macro>, inside: &mut HashSet<String>) -> String {
    let mut out = String::new();
    let mut done = 0;
    for (start, end) in words::names(body) {
        if start < done {
            continue;
        }
        if let Some((text, behind)) = unfolded_at(body, start, end, macros, inside) {
            out.push_str(body.get(done..start).unwrap_or_default());
            out.push_str(&text);
            done = behind;
        }
    }
    out.push_str(body.get(done..).unwrap_or_default());
    out
}

#[cfg(test)]
#[path = "unfold_tests.rs"]
mod tests;
