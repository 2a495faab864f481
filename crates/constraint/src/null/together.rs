//! Pointers of one type that one statement dereferences: if one can be null the others can, and a check of the first
//! alone only moves the crash.

use patchwright_analysis::purity::is_pure;
use patchwright_code::scope;
use patchwright_code::term::holds;
use patchwright_code::tree::{BinOp, Expr, ExprKind, StmtKind};
use patchwright_code::types::type_of;
use patchwright_domain::constraint::Constraint;
use patchwright_domain::predicate::Predicate;

use super::{asked_of, is_null, not_null};
use crate::guard::{self, Guard};
use crate::proposal::{Exit, Operator, PlaceKind, Proposal, TextEdit};
use crate::site::{Context, Site};

pub(super) fn propose<'a>(
    ctx: &Context<'a>,
    site: &Site<'a>,
    suspects: &[&'a Expr],
) -> Vec<Proposal> {
    let Some(first) = suspects.first() else {
        return Vec::new();
    };
    let alike: Vec<&Expr> = suspects
        .iter()
        .copied()
        .filter(|other| {
            alike(ctx, site, first, other) && is_pure(ctx.text(site.function, other.span))
        })
        .collect();
    if !ctx.may_edit(site.function) || alike.is_empty() {
        return Vec::new();
    }
    let mut found = Vec::new();
    let joined = Joined::new(ctx, site, &alike);
    found.extend(joined.answered(ctx, site));
    if alike.len() > 1 {
        found.extend(joined.guarded(ctx, site));
    }
    found
}

/// The same member of two objects, or two variables of one type.
fn alike(ctx: &Context<'_>, site: &Site<'_>, a: &Expr, b: &Expr) -> bool {
    let ty = |expr: &Expr| type_of(ctx.code, site.function, expr.span.start, expr);
    match (&a.kind, &b.kind) {
        (ExprKind::Member { field: a, .. }, ExprKind::Member { field: b, .. }) => a == b,
        (ExprKind::Name(_), ExprKind::Name(_)) => ty(a) == ty(b),
        (ExprKind::Index { base: a, .. }, ExprKind::Index { base: b, .. }) => {
            a.names() == b.names()
        }
        _ => std::ptr::eq(a, b),
    }
}

struct Joined {
    bad: Predicate,
    names: Vec<String>,
}

impl Joined {
    fn new(ctx: &Context<'_>, site: &Site<'_>, pointers: &[&Expr]) -> Self {
        let function = site.function;
        let mut pointers = pointers.to_vec();
        pointers.sort_by_key(|pointer| pointer.span.start);
        let parts = pointers.iter().map(|pointer| {
            let asked = asked_of(ctx, function, pointer);
            is_null(function, ctx.text(function, pointer.span), asked)
        });
        Self {
            bad: Predicate::Any(parts.collect()),
            names: pointers
                .iter()
                .map(|pointer| ctx.text(function, pointer.span).to_owned())
                .collect(),
        }
    }

    fn constraint(&self, ctx: &Context<'_>, site: &Site<'_>) -> Constraint {
        let condition = Some(self.bad.negated());
        Constraint {
            condition,
            ..not_null(ctx, site, &self.names.join("` and `"))
        }
    }

    fn cause(&self) -> String {
        format!(
            "`{}` can be null, and the line goes through without a look at that.",
            self.names.join("` and `")
        )
    }

    fn guarded(&self, ctx: &Context<'_>, site: &Site<'_>) -> Vec<Proposal> {
        let text = self.bad.to_string();
        if !scope::usable(ctx.code, site.function, site.stmt().span.start, &text) {
            return Vec::new();
        }
        let constraint = self.constraint(ctx, site);
        let guard = Guard {
            bad: &self.bad,
            about: &[],
            constraint: &constraint,
            place: PlaceKind::Stopper,
            cause: &self.cause(),
            doubt: 0,
        };
        let mut made = guard::guards(ctx, site.function, &site.path, &guard);
        made.extend(guard::wrapped(ctx, site.function, &site.path, &guard));
        made
    }

    /// `return a && use(p);` with the pointer checked first: false is the right answer.
    fn answered(&self, ctx: &Context<'_>, site: &Site<'_>) -> Option<Proposal> {
        let StmtKind::Return(Some(value)) = &site.stmt().kind else {
            return None;
        };
        let ExprKind::Binary { op, left, .. } = &value.peel().kind else {
            return None;
        };
        if *op != BinOp::And {
            return None;
        }
        let last = first_of(left);
        let old = ctx.text(site.function, last.span);
        Some(Proposal {
            operator: Operator::StrengthenCondition,
            place: PlaceKind::CrashSite,
            exit: Exit::ErrorExit,
            edits: vec![TextEdit::replace(
                &site.function.head.file,
                last.span,
                self.bad.negated().and(holds(old)).to_string(),
            )],
            constraint: self.constraint(ctx, site),
            at: site.location(),
            cause: self.cause(),
            doubt: 1,
            check: None,
        })
    }
}

/// The first part of a conjunction.
fn first_of(left: &Expr) -> &Expr {
    match &left.kind {
        ExprKind::Binary { op, left, .. } if *op == BinOp::And => first_of(left),
        _ => left,
    }
}
