//! Inserts checks into the text of a file. No line moves, so what a report or a compiler says about a line stays true.

use std::ops::Range;

use patchwright_code::Condition;

use super::decisions::Decision;
use super::place::Spot;

const ASSERTIONS: &str = include_str!("assertions.h");
/// Behind a decision: what `check_text` opened.
const DECIDED: &str = ") ? 1 : 0)";
const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// One check, and where it is inserted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Check {
    /// The index of its counts.
    pub slot: usize,
    pub spot: Spot,
    pub what: What,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum What {
    /// A condition, in front of the statement.
    Property(Condition),
    /// A part of a condition of the program, where it stands.
    Decision(Decision),
}

impl Check {
    /// What is shown with its value.
    pub(super) fn operands(&self) -> Vec<String> {
        match &self.what {
            What::Property(condition) => condition.operands().map(str::to_owned).collect(),
            What::Decision(_) => Vec::new(),
        }
    }
}

/// The file in which all checks of a program count.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct CountsFile {
    /// Path as the program sees it.
    pub path: String,
    pub slots: usize,
}

/// `number` distinguishes the instrumented files of a tree.
pub(super) fn instrumented(
    content: &[u8],
    checks: &[&Check],
    counts: &CountsFile,
    number: usize,
) -> Vec<u8> {
    let mark = content.strip_prefix(BYTE_ORDER_MARK);
    let mut out = mark.map_or_else(Vec::new, |_| BYTE_ORDER_MARK.to_vec());
    out.extend(preamble(checks, counts, number).into_bytes());
    let skipped = mark.map_or(0, |rest| content.len() - rest.len());
    let mut done = skipped;
    for (at, text) in insertions(checks) {
        out.extend(content.get(done..at).unwrap_or_default());
        out.extend(text.into_bytes());
        done = at.max(done);
    }
    out.extend(content.get(done..).unwrap_or_default());
    out
}

/// The columns, starting at 1, that a check occupies in its line of the generated text.
pub(super) fn columns(text: &[u8], check: &Check) -> Option<Range<u32>> {
    let wanted = check_text(check).into_bytes();
    let at = text.windows(wanted.len()).position(|part| part == wanted)?;
    let before = text.get(..at)?;
    let start = before
        .iter()
        .rev()
        .take_while(|byte| **byte != b'\n')
        .count()
        + 1;
    let (start, length) = (
        u32::try_from(start).ok()?,
        u32::try_from(wanted.len()).ok()?,
    );
    Some(start..start.checked_add(length)?)
}

/// The macros, and a constructor that records that a program with these checks runs.
fn preamble(checks: &[&Check], counts: &CountsFile, number: usize) -> String {
    let macros = ASSERTIONS
        .replace("PATCHWRIGHT_FILE", &quoted(&counts.path))
        .replace("PATCHWRIGHT_COUNT", &counts.slots.to_string());
    let loads = checks
        .iter()
        .map(|check| format!(" patchwright_load({});", check.slot));
    let loads: String = loads.collect();
    format!(
        "{macros}#if !defined(PATCHWRIGHT_CHECKS_{number}) && !defined(__ASSEMBLER__)\n\
         #define PATCHWRIGHT_CHECKS_{number}\n\
         __attribute__((constructor(101))) static void patchwright_checks_{number}(void) {{{loads} }}\n\
         #endif\n\
         #line 1\n"
    )
}

/// In text order; if one ends where another begins, the end comes first.
fn insertions(checks: &[&Check]) -> Vec<(usize, String)> {
    let mut spots: Vec<Spot> = checks.iter().map(|check| check.spot).collect();
    spots.sort();
    spots.dedup();
    let mut found: Vec<(usize, bool, String)> = Vec::new();
    for spot in spots {
        let here = checks.iter().filter(|check| check.spot == spot);
        let text: String = here.clone().map(|check| check_text(check)).collect();
        let decides = here
            .clone()
            .any(|check| matches!(check.what, What::Decision(_)));
        match spot.closing {
            Some(end) if decides => {
                found.push((spot.at, true, text));
                found.push((end, false, DECIDED.to_owned()));
            }
            None => found.push((spot.at, true, text)),
            Some(end) => {
                found.push((spot.at, true, format!("{{ {text}")));
                found.push((end, false, " }".to_owned()));
            }
        }
    }
    found.sort_by_key(|(at, opens, _)| (*at, *opens));
    let found = found.into_iter();
    found.map(|(at, _, text)| (at, text)).collect()
}

fn check_text(check: &Check) -> String {
    match &check.what {
        What::Property(condition) => {
            let value = |number: usize, text: &str| format!("PATCHWRIGHT_VALUE({number}, {text})");
            let condition = condition.with_operands(value);
            format!("PATCHWRIGHT_PROPERTY({}, {condition}); ", check.slot)
        }
        What::Decision(decision) => {
            let near = match &decision.compared {
                Some((left, right)) => format!("PATCHWRIGHT_COMPARED(({left}), ({right}))"),
                None => "0".to_owned(),
            };
            format!("patchwright_decide({}, {near}, (", check.slot)
        }
    }
}

fn quoted(path: &str) -> String {
    let escaped = path.bytes().map(|byte| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'/' | b'-' | b'_' | b'.' => {
            char::from(byte).to_string()
        }
        other => format!("\\{other:03o}"),
    });
    format!("\"{}\"", escaped.collect::<String>())
}

#[cfg(test)]
#[path = "instrument_tests.rs"]
mod tests;
