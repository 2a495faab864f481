//! An invalid reference: what an expression or a callee returns by reference was read through an end iterator, from an
//! empty container or through a null pointer, and only the user of the reference crashes.

use patchwright_analysis::flow;
use patchwright_analysis::purity::is_pure;
use patchwright_code::term::{self, compare, holds};
use patchwright_code::tree::{Expr, ExprKind, Stmt, Via};
use patchwright_code::types::{class_of, last_name};
use patchwright_code::walk::all_exprs;
use patchwright_code::{Function, paths, scope};
use patchwright_domain::constraint::{Certainty, Constraint, Rule};
use patchwright_domain::predicate::{Comparison, Predicate};

use crate::checks;
use crate::guard::{self, Guard};
use crate::null::{self, is_nullable};
use crate::proposal::{Operator, PlaceKind, Proposal};
use crate::site::{Context, Site, StackFrame};

/// Callers that may have made the reference.
const FRAMES: usize = 4;
/// Callees that may have handed it up.
const DEPTH: u32 = 3;
const MOST: usize = 24;

pub(super) fn propose<'a>(ctx: &Context<'a>, site: &Site<'a>) -> Vec<Proposal> {
    // A null pointer on the line itself is handled by the rules for pointers.
    let pointers = match null::suspects(ctx, site).is_empty() {
        true => Pointers::Suspect,
        false => Pointers::Trusted,
    };
    let job = Job {
        ctx,
        site,
        pointers,
    };
    let mut found = Vec::new();
    for (nth, frame) in ctx.stack.iter().take(FRAMES).enumerate() {
        let far = u32::try_from(nth).unwrap_or(u32::MAX);
        for (stmt, expr) in read_by(ctx, frame) {
            found.extend(job.inside(frame.function, stmt, expr, far));
        }
    }
    found.truncate(MOST);
    found
}

/// What a frame's statement reads, and what the references in it were bound to.
fn read_by<'a>(ctx: &Context<'a>, frame: &StackFrame<'a>) -> Vec<(&'a Stmt, &'a Expr)> {
    let Some(stmt) = frame.path.last().copied() else {
        return Vec::new();
    };
    let mut found: Vec<(&'a Stmt, &'a Expr)> = Vec::new();
    let named = scope::names_in(ctx.text(frame.function, stmt.span));
    for definition in flow::definitions(frame.function) {
        if let Some(variable) = definition.variable
            && variable.reference
            && definition.stmt.span.start < stmt.span.start
            && named.contains(&variable.name.as_str())
        {
            let exprs = all_exprs(definition.stmt).into_iter();
            found.extend(exprs.map(|expr| (definition.stmt, expr)));
        }
    }
    found.extend(all_exprs(stmt).into_iter().map(|expr| (stmt, expr)));
    found
}

/// A read that is invalid when its condition holds.
struct Unsafe {
    bad: Predicate,
    what: String,
    by: By,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum By {
    Search,
    Pointer,
    Element,
}

struct Job<'j, 'a> {
    ctx: &'j Context<'a>,
    site: &'j Site<'a>,
    pointers: Pointers,
}

/// Whether a pointer that is read through on the way can be the missing object.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Pointers {
    Suspect,
    Trusted,
}

impl<'a> Job<'_, 'a> {
    /// Guards for one expression: before its statement, in the callee that returns the reference, and before the call
    /// of that.
    fn inside(
        &self,
        function: &'a Function,
        stmt: &'a Stmt,
        expr: &'a Expr,
        far: u32,
    ) -> Vec<Proposal> {
        let mut found = Vec::new();
        if let Some(read) = self.unsafe_read(function, expr) {
            found.extend(self.guarded(function, stmt, &read, far));
        }
        for read in self.given_by(function, expr, DEPTH, &mut found) {
            found.extend(self.guarded(function, stmt, &read, far));
        }
        found
    }

    /// What a callee reads unsafely to return it, in the caller's terms; the callee's own guards go to `found`.
    fn given_by(
        &self,
        function: &'a Function,
        expr: &'a Expr,
        depth: u32,
        found: &mut Vec<Proposal>,
    ) -> Vec<Unsafe> {
        let ExprKind::Call { callee, args } = &expr.kind else {
            return Vec::new();
        };
        let (Some(name), Some(depth)) = (last_name(callee), depth.checked_sub(1)) else {
            return Vec::new();
        };
        let mut lifted = Vec::new();
        let gives = self.ctx.code.functions_named(name).into_iter();
        for inner in gives.filter(|f| f.head.returns.contains('&')).take(2) {
            let mut reads: Vec<Unsafe> = Vec::new();
            for (stmt, value) in flow::returns(inner) {
                for expr in all_exprs(stmt) {
                    reads.extend(self.unsafe_read(inner, expr));
                }
                for read in &reads {
                    found.extend(self.guarded(inner, stmt, read, 1));
                }
                reads.extend(self.given_by(inner, value.peel(), depth, found));
            }
            let reads = reads.into_iter();
            lifted
                .extend(reads.filter_map(|read| self.lifted(function, inner, callee, args, read)));
        }
        lifted
    }

    /// A callee's condition in the caller's terms; none if the callee's state is out of reach.
    fn lifted(
        &self,
        function: &Function,
        inner: &Function,
        callee: &Expr,
        args: &[Expr],
        read: Unsafe,
    ) -> Option<Unsafe> {
        let same_object = matches!(callee.kind, ExprKind::Name(_))
            && class_of(inner).is_none_or(|class| class_of(function) == Some(class));
        let mut pairs: Vec<(&str, &str)> = Vec::new();
        for (param, arg) in inner.head.params.iter().zip(args) {
            let text = self.ctx.text(function, arg.span);
            pairs.push((&param.name, is_pure(text).then_some(text)?));
        }
        same_object.then(|| Unsafe {
            bad: term::substituted(&read.bad, &pairs),
            what: term::replaced_all(&read.what, &pairs),
            by: read.by,
        })
    }

    fn guarded(
        &self,
        function: &'a Function,
        stmt: &'a Stmt,
        read: &Unsafe,
        far: u32,
    ) -> Vec<Proposal> {
        let ctx = self.ctx;
        let usable = scope::usable(ctx.code, function, stmt.span.start, &read.bad.to_string());
        let path = paths::path_to(function.body(), stmt);
        let Some(path) = path.filter(|_| ctx.may_edit(function) && usable) else {
            return Vec::new();
        };
        let here = std::ptr::eq(function, self.site.function);
        let constraint = self.constraint(read);
        let cause = format!(
            "{} can be missing, and line {} uses what is read there without a look at that.",
            read.what, self.site.line
        );
        let guard = Guard {
            bad: &read.bad,
            about: &[],
            constraint: &constraint,
            place: if here {
                PlaceKind::CrashSite
            } else {
                PlaceKind::Producer
            },
            cause: &cause,
            doubt: far,
        };
        let mut made = guard::guards(ctx, function, &path, &guard);
        made.extend(guard::wrapped(ctx, function, &path, &guard));
        for proposal in &mut made {
            if proposal.operator == Operator::GuardWithErrorExit && read.by == By::Search {
                proposal.operator = Operator::CheckFind;
            }
        }
        made
    }

    /// `m.find(k)->second`, `*m.find(k)`, `v.front()`, `*p`.
    fn unsafe_read(&self, function: &Function, expr: &Expr) -> Option<Unsafe> {
        let ctx = self.ctx;
        match &expr.kind {
            ExprKind::Member {
                base,
                via: Via::Arrow,
                ..
            } => search(ctx, function, base.peel()),
            ExprKind::Deref(on) => search(ctx, function, on.peel()).or_else(|| {
                let asked = self.pointers == Pointers::Suspect;
                pointer(ctx, function, on.peel()).filter(|_| asked)
            }),
            ExprKind::Call { callee, args } if args.is_empty() => first_of(ctx, function, callee),
            _ => None,
        }
    }

    fn constraint(&self, read: &Unsafe) -> Constraint {
        checks::constraint(
            self.site,
            Rule::InBounds,
            Some(read.bad.negated()),
            format!(
                "{} must be there when line {} uses it.",
                read.what, self.site.line
            ),
            vec![(
                read.what.clone(),
                Certainty::Inferred,
                "a read that gives no element where there is none",
            )],
        )
    }
}

fn search(ctx: &Context<'_>, function: &Function, call: &Expr) -> Option<Unsafe> {
    let ExprKind::Call { args, .. } = &call.kind else {
        return None;
    };
    let end = super::find::end_of(ctx, function, call)?;
    let pure = args.iter().all(|arg| is_pure(ctx.text(function, arg.span)));
    let text = ctx.text(function, call.span);
    pure.then(|| Unsafe {
        bad: compare(text, Comparison::Eq, end),
        what: format!("What `{text}` looks for"),
        by: By::Search,
    })
}

fn pointer(ctx: &Context<'_>, function: &Function, on: &Expr) -> Option<Unsafe> {
    let text = ctx.text(function, on.span);
    let asked = is_pure(text) && is_nullable(ctx, function, on);
    asked.then(|| Unsafe {
        bad: holds(text).negated(),
        what: format!("`*{text}`"),
        by: By::Pointer,
    })
}

fn first_of(ctx: &Context<'_>, function: &Function, callee: &Expr) -> Option<Unsafe> {
    let ExprKind::Member { base, field, via } = &callee.kind else {
        return None;
    };
    let takes = matches!(field.as_str(), "front" | "back" | "top");
    let text = ctx.text(function, base.span);
    if !takes || !is_pure(text) || !ctx.code.functions_named(field).is_empty() {
        return None;
    }
    let arrow = match via {
        Via::Arrow => "->",
        Via::Dot => ".",
    };
    Some(Unsafe {
        bad: holds(format!("{text}{arrow}empty()")),
        what: format!("An element of `{text}`"),
        by: By::Element,
    })
}
