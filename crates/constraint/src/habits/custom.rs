//! What stands right beside a place, and the same in the words of another place.

use patchwright_analysis::exits::Departure;
use patchwright_analysis::flow::definitions;
use patchwright_analysis::lifetime::scope_ends::is_null;
use patchwright_analysis::purity::is_pure;
use patchwright_code::spelling::{squashed, text_of};
use patchwright_code::term::{self, holds};
use patchwright_code::tree::{BinOp, Expr, ExprKind, Stmt, StmtKind};
use patchwright_code::types::type_of;
use patchwright_code::walk::leaves;
use patchwright_code::{Code, SourceFile, scope, walk};

use super::deed::{Deed, sole};
use super::place::Place;
use crate::guard;

/// Farther up it hardly belongs to the place.
const NEAR: usize = 3;

#[derive(Debug, Clone)]
pub(super) struct Custom {
    pub side: Side,
    pub condition: Option<String>,
    /// What is done, in one line.
    pub steps: String,
    /// How it leaves, if it is a check.
    pub departure: Option<Departure>,
    /// What it sets, if it belongs to the same change of a record.
    sets: Option<String>,
    /// Whether all it asks is whether a pointer is null.
    pub is_null_check: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Side {
    Before,
    /// A check of what was stored.
    Behind,
    /// A step that belongs to the same change of a record, before or behind.
    Along,
}

impl Custom {
    /// What stands beside a place, the nearest first: checks that leave, and right before it also something done for it.
    pub fn beside(code: &Code, deed: &Deed, place: &Place<'_>) -> Vec<Self> {
        let Some(file) = code.file(&place.function.head.file) else {
            return Vec::new();
        };
        let before = place.before.iter().rev().take(NEAR);
        let checks = before.filter_map(|stmt| Self::check(code, place, stmt, Side::Before));
        let mut found: Vec<Self> = checks.collect();
        let done = place
            .before
            .last()
            .filter(|stmt| deed.is_prepared_by(code, file, stmt));
        found.extend(done.and_then(|stmt| Self::done(file, stmt)));
        if matches!(deed, Deed::Store { .. }) {
            let behind = place
                .behind
                .iter()
                .map(|stmt| Self::check(code, place, stmt, Side::Behind));
            found.extend(behind.map_while(|check| check));
        }
        let along = deed.completed_by(place).into_iter();
        found.extend(along.filter_map(|stmt| {
            let target = match &sole(stmt)?.kind {
                ExprKind::Assign { target, .. } => one_line(file.slice(target.span))?,
                _ => return None,
            };
            Some(Self {
                side: Side::Along,
                sets: Some(target),
                ..Self::done(file, stmt)?
            })
        }));
        found
    }

    fn check(code: &Code, place: &Place<'_>, stmt: &Stmt, side: Side) -> Option<Self> {
        let file = code.file(&place.function.head.file)?;
        let StmtKind::If {
            cond,
            then,
            otherwise: None,
        } = &stmt.kind
        else {
            return None;
        };
        let steps = match &then.kind {
            StmtKind::Block(list) => list.iter().collect(),
            _ => vec![then.as_ref()],
        };
        let last = steps.last().filter(|_| leaves(then) && only_asks(cond))?;
        let lines = steps.iter().map(|step| one_line(file.slice(step.span)));
        let lines: Option<Vec<String>> = lines.collect();
        Some(Self {
            side,
            condition: Some(one_line(file.slice(cond.span))?),
            steps: lines?.join("\n"),
            departure: Some(Departure::read(file, last)),
            sets: None,
            is_null_check: asks_for_null(code, place, cond),
        })
    }

    /// One step, perhaps under a condition.
    fn done(file: &SourceFile, stmt: &Stmt) -> Option<Self> {
        let condition = match &stmt.kind {
            StmtKind::If { cond, .. } => Some(one_line(file.slice(cond.span))?),
            _ => None,
        };
        Some(Self {
            side: Side::Before,
            condition,
            steps: one_line(file.slice(sole(stmt)?.span))? + ";",
            departure: None,
            sets: None,
            is_null_check: false,
        })
    }

    pub fn text(&self) -> String {
        match &self.condition {
            Some(condition) => guard::branch(&holds(condition), &self.steps),
            None => self.steps.clone(),
        }
    }

    /// What identifies it: what a check asks, whatever it answers.
    pub fn question(&self) -> &str {
        match &self.condition {
            Some(condition) if self.departure.is_some() => condition,
            _ => &self.steps,
        }
    }

    /// Whether it is asked or done.
    pub fn manner(&self) -> &'static str {
        match (&self.departure, self.side) {
            (Some(_), _) => "asked",
            (None, Side::Before | Side::Behind) => "done first",
            (None, Side::Along) => "done with it",
        }
    }

    /// The same for what another place is done with; none if it does not speak of that.
    pub fn renamed(&self, from: &Place<'_>, to: &Place<'_>) -> Option<Self> {
        let mut pairs: Vec<(&str, &str)> = Vec::new();
        let mut about = false;
        for (own, other) in from.operands.iter().zip(&to.operands) {
            if !names_something(own) || !names_something(other) {
                continue;
            }
            about |= term::mentions(self.question(), own);
            pairs.push((own, other));
            // `b->cells` for `buffer->cells`: what is said of `b` is said of `buffer`.
            let (root, new) = (root(own), root(other));
            if term::replaced(own, root, new) == *other {
                about |= term::mentions(self.question(), root);
                pairs.push((root, new));
            }
        }
        pairs.sort_by_key(|(own, _)| std::cmp::Reverse(own.len()));
        let put = |text: &str| term::replaced_all(text, &pairs);
        let steps = put(&self.steps);
        let departure = self
            .departure
            .clone()
            .map(|departure| match steps == self.steps {
                true => departure,
                false => Departure::Other(steps.lines().last().unwrap_or_default().to_owned()),
            });
        about.then(|| Self {
            side: self.side,
            condition: self.condition.as_deref().map(put),
            steps,
            departure,
            sets: self.sets.as_deref().map(put),
            is_null_check: self.is_null_check,
        })
    }

    /// Whether a function says it already on the way to a place.
    pub fn is_said(&self, code: &Code, place: &Place<'_>) -> bool {
        let Some(target) = &self.sets else {
            return place.is_said(code, self.question());
        };
        // A member that is set here, or that the value was read from here.
        let target = squashed(target);
        definitions(place.function).iter().any(|one| {
            let text = |expr: &Expr| squashed(&text_of(code, place.function, expr));
            one.target.is_some_and(|set| text(set) == target)
                || one.value.is_some_and(|from| text(from) == target)
        })
    }
}

/// `!p` and `p == NULL`.
fn asks_for_null(code: &Code, place: &Place<'_>, cond: &Expr) -> bool {
    let asked = match &cond.peel().kind {
        ExprKind::Unary { on, .. } => on,
        ExprKind::Binary {
            op: BinOp::Eq,
            left,
            right,
        } if is_null(right) => left,
        _ => return false,
    };
    let ty = type_of(code, place.function, cond.span.start, asked.peel());
    ty.is_some_and(|ty| ty.is_pointer())
}

/// Whether a condition gives nothing a value: one that reads the next value is no check of the last.
fn only_asks(cond: &Expr) -> bool {
    let mut gives = false;
    walk::each_expr(cond, &mut |expr| {
        gives |= match &expr.kind {
            ExprKind::Assign { .. } | ExprKind::Step { .. } => true,
            ExprKind::Call { args, .. } => args
                .iter()
                .any(|arg| matches!(arg.peel().kind, ExprKind::AddressOf(_))),
            _ => false,
        };
    });
    !gives
}

/// Something that can be named twice, and is no constant.
fn names_something(operand: &str) -> bool {
    let names = scope::names_in(operand);
    is_pure(operand)
        && !names.is_empty()
        && !matches!(operand, "NULL" | "nullptr" | "true" | "false")
}

/// The name that an operand begins with.
fn root(operand: &str) -> &str {
    scope::names_in(operand)
        .first()
        .copied()
        .unwrap_or_default()
}

/// None if a comment would take in what follows it.
fn one_line(text: &str) -> Option<String> {
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    (!text.contains("//")).then(|| lines.join(" "))
}
