//! The comparisons of a program, and which of them concern a limit.

use std::collections::BTreeSet;

use patchwright_analysis::exits;
use patchwright_analysis::memory::access::Access;
use patchwright_analysis::memory::room;
use patchwright_analysis::operands::{literal, stepless};
use patchwright_code::spelling::squashed;
use patchwright_code::tree::{BinOp, Expr, ExprKind, Stmt, StmtKind};
use patchwright_code::types::last_name;
use patchwright_code::walk::leaves;
use patchwright_code::{Function, paths, walk};
use patchwright_domain::report::{Side, StackRole};

use crate::bounds::limit::{Limit, index_and_size};
use crate::site::Context;

/// Most comparisons of the whole program that are read.
const MOST_READ: usize = 20_000;

/// A comparison, and what happens when it is true.
#[derive(Clone, Copy)]
pub(super) struct Comparison<'a> {
    pub function: &'a Function,
    pub stmt: &'a Stmt,
    /// The whole condition.
    pub cond: &'a Expr,
    pub expr: &'a Expr,
    pub op: BinOp,
    pub left: &'a Expr,
    pub right: &'a Expr,
    pub leads: Leads,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Leads {
    /// Out: an error check.
    Out,
    /// Leaves too, with a good result: tightened, it would end that early.
    Done,
    /// On: a loop, or the branch that does the work.
    On,
    /// To a branch that ends before the access: it makes the room that the access needs.
    Aside,
}

impl<'a> Comparison<'a> {
    /// As seen from an access: what is evaluated before it in the same condition, or around it, leads to it whatever
    /// the branch does in the end.
    pub fn seen_from(self, ctx: &Context<'a>, access: &Access<'a>) -> Self {
        let then = match &self.stmt.kind {
            StmtKind::If { then, .. } => Some(then.as_ref()),
            _ => None,
        };
        let around = then.is_some_and(|then| then.span.contains(&access.stmt().span));
        let same = std::ptr::eq(self.stmt, access.stmt());
        let before = same && asked_before(self.cond, self.expr, access.base) == Some(BinOp::And);
        let ends_well = || then.is_some_and(|then| exits::ends_well(ctx.code, self.function, then));
        let makes_room = || {
            let before = self.stmt.span.end <= access.stmt().span.start;
            let calls = |then: &Stmt| !callees_in(then).is_empty();
            before && std::ptr::eq(self.function, access.function) && then.is_some_and(calls)
        };
        let leads = match self.leads {
            Leads::Out | Leads::Done if around || before => Leads::On,
            Leads::Out if ends_well() => Leads::Done,
            Leads::On if makes_room() => Leads::Aside,
            known => known,
        };
        Self { leads, ..self }
    }

    /// Whether its branch calls a function that allocates the block of the report.
    pub fn makes_the_block(&self, ctx: &Context<'a>) -> bool {
        let StmtKind::If { then, .. } = &self.stmt.kind else {
            return false;
        };
        let Some(stack) = ctx.report.stack(StackRole::Allocation) else {
            return false;
        };
        let frames = ctx.frames(&stack.frames);
        let allocates = |callee: &Expr| {
            let mut makers = frames.iter().map(|frame| frame.function.head.name.as_str());
            last_name(callee).is_some_and(|name| makers.any(|maker| maker == name))
        };
        callees_in(then).into_iter().any(allocates)
    }
}

fn callees_in(stmt: &Stmt) -> Vec<&Expr> {
    let mut found = Vec::new();
    walk::each_expr(stmt, &mut |expr| {
        if let ExprKind::Call { callee, .. } = &expr.kind {
            found.push(callee.as_ref());
        }
    });
    found
}

/// Whether the program reached exactly the first place behind its memory.
pub(super) fn at_the_end(ctx: &Context<'_>) -> bool {
    let region = ctx.report.region.as_ref();
    region.is_some_and(|region| region.side == Some(Side::After) && region.offset == Some(0))
        || index_and_size(ctx).is_some_and(|(index, size)| Some(index) == size)
}

/// The operator by which one part of a condition decides whether another is evaluated.
fn asked_before(cond: &Expr, first: &Expr, then: &Expr) -> Option<BinOp> {
    let mut found = None;
    walk::each_expr(cond, &mut |expr| {
        if let ExprKind::Binary { op, left, right } = &expr.kind
            && op.is_logical()
            && left.span.contains(&first.span)
            && right.span.contains(&then.span)
        {
            found = Some(*op);
        }
    });
    found
}

/// The comparisons in the conditions of the crashing stack, and of every function that mentions the limits' fields and
/// bounds. Read once for all limits; a body without any of the words is not parsed.
pub(in crate::bounds) fn checks<'a>(
    ctx: &Context<'a>,
    views: &[(Access<'a>, Vec<Limit<'a>>)],
) -> Vec<Check<'a>> {
    let mut words: BTreeSet<String> = BTreeSet::new();
    let mut homes: Vec<&'a Function> = Vec::new();
    for (access, limits) in views {
        for limit in limits {
            let about = About::new(ctx, access, limit);
            homes.extend(about.filled.iter().map(|(home, _)| *home));
            for bound in about.bounds {
                match bound.local_to {
                    Some(home) => homes.push(home),
                    None => _ = words.insert(bound.word),
                }
            }
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
    let known = stack.chain(homes);
    for function in known.chain(ctx.code.functions().filter(speaks)) {
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

/// A comparison with the names in it.
pub(in crate::bounds) struct Check<'a> {
    pub(super) comparison: Comparison<'a>,
    pub(super) sides: [String; 2],
    words: Vec<Word>,
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

/// The names that make a comparison relevant: the value's and its bound's.
pub(super) struct About<'a> {
    pub value: Option<String>,
    pub value_field: Option<String>,
    bounds: Vec<Bound<'a>>,
    /// The value's name in functions that fill it: `*len` in `read_len(in, &len)`.
    filled: Vec<(&'a Function, String)>,
    function: &'a Function,
    off_by_one: bool,
    on_stack: Vec<&'a Function>,
}

/// A word that names a bound. The name of a local or parameter means something else in every other function.
struct Bound<'a> {
    word: String,
    local_to: Option<&'a Function>,
}

impl<'a> Bound<'a> {
    fn all_in(text: &str, function: &'a Function) -> Vec<Self> {
        let locals = function.locals();
        let is_local = |word: &Word| {
            let mut variables = function.head.params.iter().chain(locals.iter().copied());
            word.part == Part::Name && variables.any(|variable| variable.name == word.text)
        };
        let words = last_words(text).into_iter();
        words
            .map(|word| Bound {
                local_to: is_local(&word).then_some(function),
                word: word.text,
            })
            .collect()
    }
}

impl<'a> About<'a> {
    pub fn new(ctx: &Context<'a>, access: &Access<'a>, limit: &Limit<'a>) -> Self {
        let room = limit
            .room
            .as_ref()
            .map(|room| room.text.as_str())
            .unwrap_or_default();
        let mut bounds = Bound::all_in(room, access.function);
        for size in room::sizes(ctx) {
            let function = size.frame.function;
            bounds.extend(Bound::all_in(ctx.text(function, size.expr.span), function));
        }
        // Fields that the allocating line names as well: a constructor's list has no statement.
        let stack = ctx.report.stack(StackRole::Allocation);
        for line in stack
            .iter()
            .flat_map(|stack| &stack.frames)
            .filter_map(|frame| ctx.line(frame))
            .take(1)
        {
            let fields = last_words(line)
                .into_iter()
                .filter(|word| ctx.code.is_field(&word.text));
            bounds.extend(fields.map(|word| Bound {
                word: word.text,
                local_to: None,
            }));
        }
        About {
            value: Some(squashed(&limit.holder)),
            value_field: field_of(&limit.holder),
            bounds,
            filled: filled(ctx, access, &limit.holder),
            function: access.function,
            off_by_one: at_the_end(ctx),
            on_stack: ctx.stack.iter().map(|frame| frame.function).collect(),
        }
    }

    /// How uncertain it is that this comparison is the faulty one; none if it concerns something else.
    pub fn doubt(&self, check: &Check<'_>) -> Option<(u32, Speaks)> {
        let function = check.comparison.function;
        let here = std::ptr::eq(function, self.function);
        let mut stack = self.on_stack.iter();
        let stack = stack.any(|known| std::ptr::eq(*known, function));
        let value = check.sides.iter().any(|side| self.is_value(function, side));
        let field = self.value_field.as_ref().is_some_and(|field| {
            check
                .sides
                .iter()
                .any(|side| field_of(side).as_ref() == Some(field))
        });
        let bound = self.names_a_bound(check);
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

    /// Whether a text is the value's name in a function.
    pub fn is_value(&self, function: &Function, text: &str) -> bool {
        let own = std::ptr::eq(function, self.function);
        own && self.value.as_deref() == Some(text)
            || self
                .filled
                .iter()
                .any(|(home, name)| std::ptr::eq(*home, function) && name == text)
    }

    /// Whether one of its sides ends in the word of a bound.
    pub fn names_a_bound(&self, check: &Check<'_>) -> bool {
        let function = check.comparison.function;
        check.words.iter().any(|word| {
            self.bounds.iter().any(|bound| match bound.local_to {
                Some(home) => {
                    bound.word == word.text
                        && word.part == Part::Name
                        && std::ptr::eq(home, function)
                }
                None => bound.word == word.text,
            })
        })
    }
}

/// The functions that got the value's address before the access, with their name for it.
fn filled<'a>(ctx: &Context<'a>, access: &Access<'a>, holder: &str) -> Vec<(&'a Function, String)> {
    let mut found = Vec::new();
    let wanted = format!("&{}", squashed(holder));
    walk::each_expr(access.function.body(), &mut |expr| {
        let ExprKind::Call { callee, args } = &expr.kind else {
            return;
        };
        let place = args
            .iter()
            .position(|arg| squashed(ctx.text(access.function, arg.peel().span)) == wanted);
        let (Some(place), Some(name)) = (place, last_name(callee)) else {
            return;
        };
        if expr.span.start < access.at() {
            let functions = ctx.code.functions_named(name).into_iter();
            found.extend(functions.filter_map(|function| {
                let param = function.head.params.get(place)?;
                Some((function, format!("*{}", param.name)))
            }));
        }
    });
    found
}

/// `count` of `x->count`, `MAX` of `MAX`; plain numbers have none.
pub(super) fn field_of(text: &str) -> Option<String> {
    let end = text.rsplit(['>', '.']).next().unwrap_or(text);
    let member = text.contains("->") || text.contains('.');
    let word = end.chars().all(|c| c.is_alphanumeric() || c == '_') && literal(end).is_none();
    (member && word && !end.is_empty()).then(|| end.to_owned())
}

/// The last word of a name.
struct Word {
    text: String,
    part: Part,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Part {
    /// `len` of `x->len`
    Member,
    Name,
}

/// The last words of the names in a text: of `a->len * sizeof(int)` it is `len`.
fn last_words(text: &str) -> Vec<Word> {
    let mut found = Vec::new();
    let words = text.split(|c: char| !c.is_alphanumeric() && c != '_' && c != '.' && c != '>');
    for word in words {
        let last = word.rsplit(['>', '.']).next().unwrap_or_default();
        let name = last.starts_with(|c: char| c.is_alphabetic() || c == '_');
        let part = match word.contains(['.', '>']) {
            true => Part::Member,
            false => Part::Name,
        };
        let plain = matches!(
            last,
            "sizeof" | "size_t" | "int" | "unsigned" | "char" | "size" | "static_cast" | "std"
        );
        if name && (!plain || last == "size" && part == Part::Member) {
            found.push(Word {
                text: last.to_owned(),
                part,
            });
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
                && op.is_comparison()
            {
                found.push(Comparison {
                    function,
                    stmt,
                    cond,
                    expr,
                    op: *op,
                    left,
                    right,
                    leads,
                });
            }
        });
    });
    found
}
