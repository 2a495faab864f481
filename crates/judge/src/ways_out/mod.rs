//! Whether a patch only decides which exit path is taken, or changes what is released on it.
//!
//! A patch that turns a crash into an error takes a path that never ran to its end before, so what leaks there may
//! always have leaked. This is accepted only if no statement of the patch can lose a block: conditions, messages,
//! numbers, and exits from functions that held none of the leaked blocks. Anything else may cause the leak itself.

mod outside;
mod plain;
mod unit;

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use patchwright_code::tree::{Expr, ExprKind, StmtKind};
use patchwright_code::walk::{self, exprs_of};
use patchwright_code::{Code, Function, SourceFile};
use patchwright_domain::candidate::RelPath;
use similar::{Algorithm, DiffOp, capture_diff_slices};

use unit::{Unit, units};

/// A file before and after a patch.
pub(crate) struct ChangedFile<'a> {
    pub path: &'a RelPath,
    pub old: &'a [u8],
    pub new: &'a [u8],
}

/// A call on the stack of an allocation, in the patched source.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct AllocatingCall {
    /// If `None`, the function name alone decides.
    pub path: Option<RelPath>,
    /// The last component of the name.
    pub function: String,
    pub line: Option<u32>,
}

/// How a patch changes the exit paths of the functions it touches.
#[derive(Debug)]
pub(crate) struct WaysOut {
    functions: Vec<Touched>,
}

#[derive(Debug)]
struct Touched {
    path: RelPath,
    name: String,
    /// Lines of the patched file that the patch wrote.
    written: Vec<RangeInclusive<u32>>,
    /// Whether it has an exit that it did not have before.
    new_exit: bool,
    /// Texts of what the changed conditions tested directly.
    asked: BTreeSet<String>,
    /// For the lines of each statement, the texts of what it gives a value to.
    given: Vec<(RangeInclusive<u32>, BTreeSet<String>)>,
}

impl WaysOut {
    /// `None` for a patch that may lose a block itself.
    pub(crate) fn read(files: &[ChangedFile<'_>]) -> Option<Self> {
        let mut functions = Vec::new();
        for file in files {
            let read = |bytes: &[u8]| Code::read([(file.path.clone(), bytes.to_vec())]);
            let (old, new) = (read(file.old), read(file.new));
            let (old, new) = (old.file(file.path)?, new.file(file.path)?);
            if !outside::is_kept(old, new) {
                return None;
            }
            for function in old.functions() {
                counterpart(old, new, function)?;
            }
            for function in new.functions() {
                functions.extend(touched(old, new, function)?);
            }
        }
        Some(Self { functions })
    }

    /// Whether no touched function held the block when it was left by another path. `stack` is the block's allocation,
    /// `freeing` the functions that used to free the block in question.
    pub(crate) fn leave_alone(&self, stack: &[AllocatingCall], freeing: &BTreeSet<String>) -> bool {
        self.functions.iter().all(|function| {
            let mut here = stack.iter().filter(|place| function.is_at(place));
            !freeing.contains(&function.name) && here.all(|place| function.could_leave(place))
        })
    }
}

impl Touched {
    fn is_at(&self, place: &AllocatingCall) -> bool {
        place.function == self.name && place.path.as_ref().is_none_or(|path| *path == self.path)
    }

    /// Whether the function could already be left while it held the block. A removed condition that tested whether the
    /// block was allocated could not: it was only met without a block.
    fn could_leave(&self, place: &AllocatingCall) -> bool {
        let Some(line) = place.line else {
            return false;
        };
        let is_written = self.written.iter().any(|lines| lines.contains(&line));
        let mut given = self.given.iter().filter(|(lines, _)| lines.contains(&line));
        !self.new_exit && !is_written && given.all(|(_, given)| given.is_disjoint(&self.asked))
    }
}

/// The function on the other side with exactly the same head.
fn counterpart<'f>(
    of: &SourceFile,
    other: &'f SourceFile,
    function: &Function,
) -> Option<&'f Function> {
    let head = outside::head(of, function);
    let mut functions = other.functions().iter();
    functions.find(|one| outside::head(other, one) == head)
}

/// `None` if the patch may lose a block in this function; `Some(None)` if the function is unchanged.
fn touched(old: &SourceFile, new: &SourceFile, function: &Function) -> Option<Option<Touched>> {
    let after = units(new, function);
    let known = counterpart(new, old, function);
    let is_new = known.is_none();
    let before = known.map(|known| units(old, known)).unwrap_or_default();
    let texts = |units: &[Unit<'_>]| -> Vec<String> {
        units.iter().map(|unit| unit.text.clone()).collect()
    };
    let ops = capture_diff_slices(Algorithm::Myers, &texts(&before), &texts(&after));
    let mut removed: Vec<&Unit<'_>> = Vec::new();
    let mut added: BTreeSet<usize> = BTreeSet::new();
    for op in ops {
        if matches!(op, DiffOp::Equal { .. }) {
            continue;
        }
        removed.extend(before.get(op.old_range()).unwrap_or_default());
        added.extend(op.new_range());
    }
    if removed.is_empty() && added.is_empty() {
        return Some(None);
    }
    let is_added = |at: usize| added.contains(&at);
    let releases = walk_has_release(function);
    let mut new_exit = false;
    for (at, unit) in after.iter().enumerate().filter(|(at, _)| is_added(*at)) {
        let governs = unit.governs(at);
        let fine = match governs.is_empty() {
            false => plain::head(unit, governs.clone().all(is_added)),
            true => plain::added(unit, function),
        };
        if !fine
            || known.is_some_and(|known| plain::hides(unit, known))
            || plain::lends(unit, function)
        {
            return None;
        }
        if unit.is_exit() {
            new_exit |= !is_new;
            let known_label = before.iter().any(|one| one.text == unit.text);
            let same_way = known_label && matches!(unit.stmt.kind, StmtKind::Goto(_));
            if !is_new && releases && !same_way {
                return None;
            }
        }
    }
    let misses = |known| !removed.iter().all(|unit| plain::removed(unit, known));
    if known.is_some_and(misses) {
        return None;
    }
    Some(Some(Touched {
        path: new.path.clone(),
        name: function.head.name.clone(),
        written: added
            .iter()
            .filter_map(|at| after.get(*at))
            .map(|unit| unit.lines.clone())
            .collect(),
        new_exit,
        asked: removed
            .iter()
            .filter(|unit| unit.is_head())
            .flat_map(|unit| exprs_of(unit.stmt))
            .flat_map(|cond| plain::asked_directly(old, cond))
            .collect(),
        given: after
            .iter()
            .map(|unit| (unit.lines.clone(), plain::given(new, unit)))
            .collect(),
    }))
}

fn walk_has_release(function: &Function) -> bool {
    let mut found = false;
    walk::each_expr(function.body(), &mut |expr| found |= is_release(expr));
    found
}

/// Judged by the words in the name. A release that is missed here still counts as a call, and removing a call is never ignored.
fn is_release(expr: &Expr) -> bool {
    const WORDS: [&str; 16] = [
        "free", "destroy", "release", "delete", "dispose", "unref", "decref", "clear", "clean",
        "close", "drop", "deinit", "fini", "reset", "term", "put",
    ];
    match &expr.kind {
        ExprKind::Delete { .. } => true,
        ExprKind::Call { callee, .. } => {
            let name = patchwright_code::types::last_name(callee).unwrap_or_default();
            let name = name.to_ascii_lowercase();
            WORDS.iter().any(|word| name.contains(word))
        }
        _ => false,
    }
}

#[cfg(test)]
#[path = "../ways_out_tests.rs"]
mod tests;
