//! Frames without names: what to ask a symbolizer, and what to do with its answers. The caller runs it.

use std::collections::{BTreeMap, BTreeSet};

use patchwright_domain::report::{CrashReport, Frame};

use crate::{runtime, scan, text};

/// A code address: a module and the offset into it.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CodeAddress {
    pub module: String,
    pub offset: u64,
}

/// One function of an answer; inlined ones come before those they were inlined into.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Symbol {
    pub function: Option<String>,
    pub file: Option<String>,
    pub line: Option<u32>,
    pub column: Option<u32>,
}

/// Answers by address.
pub type Symbols = BTreeMap<CodeAddress, Vec<Symbol>>;

/// The addresses of all frames without a source line or a function, each once, in order; those of the system's own
/// libraries are left out. The printed offsets already point into the call, not after it: they are used as they are.
pub fn unsymbolized(report: &CrashReport) -> Vec<CodeAddress> {
    let mut seen = BTreeSet::new();
    stacks(report)
        .flatten()
        .filter(|frame| lacks_names(frame))
        .filter_map(address)
        .filter(|address| !runtime::is_system_module(&address.module))
        .filter(|address| seen.insert(address.clone()))
        .collect()
}

/// Puts the answers in place of frames that lack names; one address may become several
/// frames. Answers without a function change nothing.
pub fn apply_symbols(report: &mut CrashReport, symbols: &Symbols) {
    let stacks = report.stacks.iter_mut().map(|stack| &mut stack.frames);
    let leaks = report.leaks.iter_mut().map(|leak| &mut leak.frames);
    for frames in std::iter::once(&mut report.frames)
        .chain(stacks)
        .chain(leaks)
    {
        *frames = frames
            .drain(..)
            .flat_map(|frame| expand(frame, symbols))
            .collect();
    }
}

/// Answers in llvm-symbolizer's default style, one per question in order: pairs of lines, function
/// and `file:line:column`, each answer ended by an empty line.
pub fn read_llvm_symbolizer(output: &[u8]) -> Vec<Vec<Symbol>> {
    let mut answers = Vec::new();
    let mut answer: Vec<Symbol> = Vec::new();
    let mut function: Option<String> = None;
    text::for_each_line(output, |line, _| match (line.trim(), function.take()) {
        ("", _) if answer.is_empty() => {}
        ("", _) => answers.push(std::mem::take(&mut answer)),
        (name, None) => function = Some(name.to_owned()),
        (place, Some(name)) => answer.push(symbol(&name, place)),
    });
    if !answer.is_empty() {
        answers.push(answer);
    }
    answers
}

fn symbol(name: &str, place: &str) -> Symbol {
    let known = |word: &&str| *word != "??";
    let (file, line, column) = scan::position(place).unwrap_or(("??", None, None));
    Symbol {
        function: Some(name).filter(known).map(str::to_owned),
        file: Some(file).filter(known).map(str::to_owned),
        line: line.filter(|&line| line > 0),
        column: column.filter(|&column| column > 0),
    }
}

fn stacks(report: &CrashReport) -> impl Iterator<Item = &Vec<Frame>> {
    let stacks = report.stacks.iter().map(|stack| &stack.frames);
    let leaks = report.leaks.iter().map(|leak| &leak.frames);
    std::iter::once(&report.frames).chain(stacks).chain(leaks)
}

/// UBSan's sentence gives the top frame its place even if its stack has addresses alone.
fn lacks_names(frame: &Frame) -> bool {
    frame.file.is_none() || frame.function.is_none()
}

fn address(frame: &Frame) -> Option<CodeAddress> {
    Some(CodeAddress {
        module: frame.module.clone()?,
        offset: frame.offset?,
    })
}

fn expand(frame: Frame, symbols: &Symbols) -> Vec<Frame> {
    let answer = address(&frame)
        .filter(|_| lacks_names(&frame))
        .and_then(|address| symbols.get(&address));
    let known: Vec<&Symbol> = answer
        .into_iter()
        .flatten()
        .filter(|symbol| symbol.function.is_some())
        .collect();
    if known.is_empty() {
        return vec![frame];
    }
    let last = known.len() - 1;
    known
        .into_iter()
        .enumerate()
        .map(|(at, symbol)| Frame {
            function: symbol.function.clone(),
            file: symbol.file.clone(),
            line: symbol.line,
            column: symbol.column,
            inlined: at < last,
            ..frame.clone()
        })
        .collect()
}

#[cfg(test)]
#[path = "symbols_tests.rs"]
mod tests;
