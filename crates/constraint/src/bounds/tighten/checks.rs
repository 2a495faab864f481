//! The comparisons of a program, and which of them speak of a limit.

use std::collections::BTreeSet;

use patchwright_domain::report::{Side, StackRole};
use patchwright_probes::syntax::Function;
use patchwright_probes::syntax::tree::{Expr, ExprKind, Stmt, StmtKind};
use patchwright_probes::syntax::walk;

use crate::bounds::access::Access;
use crate::bounds::limit::{Limit, index_and_size, stepless};
use crate::bounds::room;
use crate::bounds::words::literal;
use crate::checks::leaves;
use crate::flow::squashed;
use crate::paths;
use crate::site::Context;

/// Comparisons of the whole program that are read.
const MOST_READ: usize = 20_000;

/// A comparison, and what happens when it is true.
pub(super) struct Comparison<'a> {
    pub function: &'a Function,
    pub stmt: &'a Stmt,
    /// The whole condition.
    pub cond: &'a Expr,
    pub expr: &'a Expr,
    pub op: &'a str,
    pub left: &'a Expr,
    pub right: &'a Expr,
    pub leads: Leads,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Leads {
    /// Out: an error check.
    Out,
    /// On: a loop, or the branch that does the work.
    On,
}

/// The comparisons in the conditions of the crashing stack, and of every function that speaks of the limits' fields
/// and bounds. Read once for all limits; a body is not read where its text holds none of the words.
pub(in crate::bounds) fn checks<'a>(
    ctx: &Context<'a>,
    views: &[(Access<'a>, Vec<Limit<'a>>)],
) -> Vec<Check<'a>> {
    let mut words: BTreeSet<String> = BTreeSet::new();
    for (access, limits) in views {
        for limit in limits {
            let about = About::new(ctx, access, limit);
            words.extend(about.bounds);
            words.extend(about.value_field);
        }
    }
    let speaks = |function: &&'a Function| {
        let text = ctx.text(function, function.head.body);
        words.iter().any(|word| text.contains(word.as_str()))
    };
    let stack = ctx.stack.iter().map(|frame| frame.function);
    let mut seen = BTreeSet::new();
    let mut found = Vec::new();
    for function in stack.chain(ctx.code.functions().filter(speaks)) {
        if found.len() >= MOST_READ {
            break;
        }
        if seen.insert((&function.head.file, function.head.span.start)) && ctx.may_edit(function) {
            let all = conditions(function).into_iter();
            found.extend(all.map(|comparison| Check::new(ctx, comparison)));
        }
    }
    found
}

/// A comparison with what it speaks of.
pub(in crate::bounds) struct Check<'a> {
    pub(super) comparison: Comparison<'a>,
    pub(super) sides: [String; 2],
    pub(super) words: Vec<String>,
}

impl<'a> Check<'a> {
    fn new(ctx: &Context<'a>, comparison: Comparison<'a>) -> Self {
        let side = |expr: &Expr| squashed(ctx.text(comparison.function, stepless(expr).span));
        let sides = [side(comparison.left), side(comparison.right)];
        Check {
            words: sides.iter().flat_map(|side| last_words(side)).collect(),
            sides,
            comparison,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Speaks {
    OfTheValue,
    OfTheBound,
}

/// What a comparison has to speak of: the value, its bound.
pub(super) struct About {
    pub value: Option<String>,
    pub value_field: Option<String>,
    pub bounds: Vec<String>,
    pub function: usize,
    pub off_by_one: bool,
    pub on_stack: Vec<usize>,
}

impl About {
    pub fn new(ctx: &Context<'_>, access: &Access<'_>, limit: &Limit<'_>) -> Self {
        let region = ctx.report.region.as_ref();
        let at_edge = region
            .is_some_and(|region| region.side == Some(Side::After) && region.offset == Some(0))
            || index_and_size(ctx).is_some_and(|(index, size)| Some(index) == size);
        let room = limit
            .room
            .as_ref()
            .map(|room| room.text.as_str())
            .unwrap_or_default();
        let mut bounds: Vec<String> = last_words(room);
        for size in room::sizes(ctx) {
            bounds.extend(last_words(ctx.text(size.frame.function, size.expr.span)));
        }
        // What the allocating line names besides, where it is a field: a constructor's list has no statement.
        let stack = ctx.report.stack(StackRole::Allocation);
        for line in stack
            .iter()
            .flat_map(|stack| &stack.frames)
            .filter_map(|frame| ctx.line(frame))
            .take(1)
        {
            let fields = last_words(line)
                .into_iter()
                .filter(|word| ctx.code.is_field(word));
            bounds.extend(fields);
        }
        bounds.sort();
        bounds.dedup();
        About {
            value: Some(squashed(&limit.holder)),
            value_field: field_of(&limit.holder),
            bounds,
            function: access.function.head.span.start,
            off_by_one: at_edge,
            on_stack: ctx
                .stack
                .iter()
                .map(|frame| frame.function.head.span.start)
                .collect(),
        }
    }

    /// How far it is guessed that this comparison is the one; none where it speaks of something else.
    pub fn doubt(&self, check: &Check<'_>) -> Option<(u32, Speaks)> {
        let start = check.comparison.function.head.span.start;
        let here = start == self.function;
        let stack = self.on_stack.contains(&start);
        let value = here
            && self
                .value
                .as_ref()
                .is_some_and(|value| check.sides.contains(value));
        let field = self.value_field.as_ref().is_some_and(|field| {
            check
                .sides
                .iter()
                .any(|side| field_of(side).as_ref() == Some(field))
        });
        let bound = check.words.iter().any(|word| self.bounds.contains(word));
        let edge = if self.off_by_one { 0 } else { 2 };
        let far = if here {
            0
        } else if stack {
            1
        } else {
            2
        };
        match (value || field, bound) {
            (true, true) => Some((far + edge, Speaks::OfTheValue)),
            (true, false) => Some((far + edge + 2, Speaks::OfTheValue)),
            (false, true) => Some((far + edge + 1, Speaks::OfTheBound)),
            (false, false) => None,
        }
    }
}

/// `count` of `x->count`, `MAX` of `MAX`; plain numbers have none.
pub(super) fn field_of(text: &str) -> Option<String> {
    let end = text.rsplit(['>', '.']).next().unwrap_or(text);
    let member = text.contains("->") || text.contains('.');
    let word = end.chars().all(|c| c.is_alphanumeric() || c == '_') && literal(end).is_none();
    (member && word && !end.is_empty()).then(|| end.to_owned())
}

/// The last words of the names in a text: of `a->len * sizeof(int)` it is `len`.
fn last_words(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let words = text.split(|c: char| !c.is_alphanumeric() && c != '_' && c != '.' && c != '>');
    for word in words {
        let last = word.rsplit(['>', '.']).next().unwrap_or_default();
        let name = last.starts_with(|c: char| c.is_alphabetic() || c == '_');
        let plain = matches!(
            last,
            "sizeof" | "size_t" | "int" | "unsigned" | "char" | "size" | "static_cast" | "std"
        );
        if name && (!plain || last == "size" && word.contains(['.', '>'])) {
            found.push(last.to_owned());
        }
    }
    found
}

/// Every comparison in the conditions of a function.
fn conditions(function: &Function) -> Vec<Comparison<'_>> {
    let mut found = Vec::new();
    paths::each_path(function.body(), &mut |path| {
        let Some(stmt) = path.last().copied() else {
            return;
        };
        let (cond, leads) = match &stmt.kind {
            StmtKind::If { cond, then, .. } if leaves(then) => (cond, Leads::Out),
            StmtKind::If { cond, .. }
            | StmtKind::While { cond, .. }
            | StmtKind::DoWhile { cond, .. } => (cond, Leads::On),
            StmtKind::For {
                cond: Some(cond), ..
            } => (cond, Leads::On),
            // A guard macro's condition, an assertion's.
            StmtKind::Expr(expr) => match &expr.kind {
                ExprKind::Call { args, .. } if !args.is_empty() => match args.first() {
                    Some(first) => (first, Leads::On),
                    None => return,
                },
                _ => return,
            },
            StmtKind::Return(Some(value)) => (value, Leads::On),
            _ => return,
        };
        walk::each_expr(cond, &mut |expr| {
            if let ExprKind::Binary { op, left, right } = &expr.kind
                && matches!(op.as_str(), "<" | "<=" | ">" | ">=" | "==" | "!=")
            {
                found.push(Comparison {
                    function,
                    stmt,
                    cond,
                    expr,
                    op,
                    left,
                    right,
                    leads,
                });
            }
        });
    });
    found
}
