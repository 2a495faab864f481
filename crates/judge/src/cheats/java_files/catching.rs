//! Exceptions that are caught instead of avoided: a handler for what only a bug throws, one that does nothing, a
//! `finally` that jumps, and existing statements that move under such a handler.

use std::collections::HashMap;
use std::ops::Range;

use patchwright_code::tokens::live::each_leaf;
use patchwright_code::tokens::stmt::{self, Stmt, TooDeep};
use patchwright_code::tokens::uses::called_names;
use patchwright_code::tokens::{Tok, joined};

use super::super::body::each_head;
use super::super::finding::{Finding, finding};
use super::super::java::names;
use super::super::names as c_names;
use super::super::view::Side;
use super::handlers::{Handler, Try, tries};
use super::{Found, Sides};
use crate::scope::Rule;

pub fn review(sides: &Sides<'_>) -> Vec<Found> {
    let mut found = sides.added(|side| caught(&side.source.code));
    found.extend(newly_covered(sides));
    found
}

/// Every handler that hides a crash. The keys say what is hidden, so that moved code is known again.
fn caught(code: &[Tok]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for tried in tries(code) {
        let covered = slice(code, &tried.covers);
        for handler in &tried.handlers {
            findings.extend(handler_fault(handler, covered, slice(code, &handler.body)));
        }
        let jump = tried.finally.as_ref().map(|body| slice(code, body));
        findings.extend(jump.and_then(jump_out).map(|tok| {
            let what = format!("`{}` in a `finally` drops every exception", tok.word());
            finding(Rule::CrashHandler, "finally", tok.line, what)
        }));
    }
    findings
}

fn handler_fault(handler: &Handler, covered: &[Tok], body: &[Tok]) -> Option<Finding> {
    if rethrows(handler, body) {
        return None;
    }
    if let Some(class) = crash_class(handler, covered) {
        let what = format!("`catch ({class})` takes a crash for an answer");
        let key = format!("catch {class}");
        return Some(finding(Rule::CrashHandler, &key, handler.line, what));
    }
    let class = handler.classes.first()?;
    (is_idle(handler, body) && !may_be_ignored(handler, covered)).then(|| {
        let what = format!("`catch ({class})` swallows what it catches");
        let key = format!("swallow {class}");
        finding(Rule::CrashHandler, &key, handler.line, what)
    })
}

/// The first class that only a bug throws, or that stands for all of them.
fn crash_class<'h>(handler: &'h Handler, covered: &[Tok]) -> Option<&'h String> {
    // `Math.multiplyExact` throws on purpose.
    let exact = || called_names(covered).any(|name| name.ends_with("Exact"));
    let mut classes = handler.classes.iter();
    classes.find(|class| {
        names::CRASHES.contains(&class.as_str()) && !(*class == "ArithmeticException" && exact())
    })
}

/// Whether the handler ends by throwing on what it caught.
fn rethrows(handler: &Handler, body: &[Tok]) -> bool {
    let Ok(stmts) = stmt::parse(body) else {
        return false;
    };
    let Some(Stmt::Leaf(last)) = stmts.last() else {
        return false;
    };
    let leaves = body.iter().any(|tok| tok.is("return"));
    match slice(body, last) {
        [throw, thrown] => throw.is("throw") && thrown.is(&handler.variable) && !leaves,
        _ => false,
    }
}

/// Whether the body does nothing, or nothing but tell.
fn is_idle(handler: &Handler, body: &[Tok]) -> bool {
    leaves(body).iter().all(|range| {
        let statement = slice(body, range);
        statement.is_empty() || tells(statement, &handler.variable)
    })
}

/// `LOG.warn("…", e)`, `System.err.println(e)`, `e.printStackTrace()`.
fn tells(statement: &[Tok], variable: &str) -> bool {
    let Some(first) = statement.first() else {
        return false;
    };
    let called = called_names(statement).next().unwrap_or_default();
    let receiver = first.word().to_lowercase();
    let prints = called.starts_with("print") || names::LOGS.contains(&called);
    let is_logger =
        receiver.starts_with("log") || receiver.ends_with("log") || receiver == "system";
    prints && (is_logger || receiver.ends_with("logger") || first.is(variable) || first.is(called))
}

/// Nothing is lost where only a resource was to be closed, or where a variable keeps the value it had.
fn may_be_ignored(handler: &Handler, covered: &[Tok]) -> bool {
    let harmless = |class: &String| names::IGNORED.contains(&class.as_str());
    if handler.classes.iter().all(harmless) {
        return true;
    }
    let statements = leaves(covered);
    let closes = |statement: &[Tok]| {
        let mut calls = called_names(statement).peekable();
        calls.peek().is_some() && calls.all(c_names::releases)
    };
    let sets = |statement: &[Tok]| matches!(statement, [name, equals, ..] if name.is_name() && equals.is("="));
    let all =
        |is: &dyn Fn(&[Tok]) -> bool| statements.iter().all(|range| is(slice(covered, range)));
    !statements.is_empty() && (all(&closes) || all(&sets))
}

/// `return`, or a `break` or `continue` that leaves the block.
fn jump_out(body: &[Tok]) -> Option<&Tok> {
    let loops = body
        .iter()
        .any(|tok| tok.is_any(&["for", "while", "switch"]));
    body.iter()
        .find(|tok| tok.is("return") || (!loops && tok.is_any(&["break", "continue"])))
}

/// An existing statement that a handler of crashes now covers, whoever wrote the handler.
fn newly_covered(sides: &Sides<'_>) -> Option<Found> {
    let mut before: HashMap<String, Counts> = HashMap::new();
    let mut after: HashMap<String, Counts> = HashMap::new();
    for (counts, sides) in [(&mut before, &sides.old), (&mut after, &sides.new)] {
        for (_, side) in sides {
            for statement in statements(side) {
                let count = counts.entry(statement.text).or_default();
                match statement.covered {
                    true => count.covered += 1,
                    false => count.open += 1,
                }
            }
        }
    }
    let moved = |text: &str| {
        let (Some(was), Some(is)) = (before.get(text), after.get(text)) else {
            return false;
        };
        is.covered > was.covered && is.open < was.open
    };
    for (file, side) in &sides.new {
        let mut covered = statements(side).into_iter().filter(|one| one.covered);
        if let Some(statement) = covered.find(|one| moved(&one.text)) {
            return Some(Found {
                rule: Rule::CrashHandler,
                file: *file,
                line: statement.line,
                what: format!(
                    "`{}` now stands where a handler catches its crash",
                    statement.text
                ),
            });
        }
    }
    None
}

#[derive(Default)]
struct Counts {
    open: usize,
    covered: usize,
}

struct Statement {
    text: String,
    line: usize,
    covered: bool,
}

fn statements(side: &Side) -> Vec<Statement> {
    let mut found = Vec::new();
    for function in &side.items.functions {
        let body = &function.body;
        let catching: Vec<Range<usize>> = tries(body)
            .into_iter()
            .filter(|tried| hides_crashes(tried, body))
            .map(|tried| tried.covers)
            .collect();
        for range in leaves(body) {
            let Some(first) = body.get(range.start) else {
                continue;
            };
            found.push(Statement {
                text: joined(slice(body, &range)),
                line: first.line,
                covered: catching.iter().any(|covers| covers.contains(&range.start)),
            });
        }
    }
    found
}

fn hides_crashes(tried: &Try, body: &[Tok]) -> bool {
    let covered = slice(body, &tried.covers);
    let hides = |handler: &Handler| {
        crash_class(handler, covered).is_some() && !rethrows(handler, slice(body, &handler.body))
    };
    tried.handlers.iter().any(hides)
        || tried
            .finally
            .as_ref()
            .is_some_and(|finally| jump_out(slice(body, finally)).is_some())
}

/// All statements and conditions.
fn leaves(tokens: &[Tok]) -> Vec<Range<usize>> {
    let stmts = match stmt::parse(tokens) {
        Ok(stmts) => stmts,
        Err(TooDeep) => vec![Stmt::Leaf(0..tokens.len())],
    };
    let mut found = Vec::new();
    for stmt in &stmts {
        each_leaf(stmt, &mut |range| found.push(range.clone()));
        each_head(stmt, &mut |range| found.push(range.clone()));
    }
    found
}

fn slice<'t>(tokens: &'t [Tok], range: &Range<usize>) -> &'t [Tok] {
    tokens.get(range.clone()).unwrap_or_default()
}
