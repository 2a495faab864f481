//! How a function reports failure, judging by how its callers check.

use patchwright_analysis::flow;
use patchwright_code::term::{compare, holds};
use patchwright_code::tree::{BinOp, Expr, ExprKind, UnOp};
use patchwright_code::{Function, walk_all};
use patchwright_domain::predicate::{Comparison, Predicate};

use super::super::Job;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Failure {
    /// `f() < 0`, and 0 when all is well.
    Negative,
    /// `!f()` of a `bool`.
    False,
}

impl Failure {
    /// How all callers of a function check it, if another function's result can be checked the same way.
    pub fn find(job: &Job<'_, '_>, function: &Function, like: &Function) -> Option<Self> {
        let mut asked: Option<Self> = None;
        for site in job.ctx.code.callers(&function.head.name) {
            let one = asked_by(site.function, site.call)?;
            if asked.is_some_and(|known| known != one) {
                return None;
            }
            asked = Some(one);
        }
        let returns = |wanted: &str| {
            let mut all = flow::returns(like).into_iter();
            all.any(|(_, value)| job.text(like, value.peel().span) == wanted)
        };
        asked.filter(|asked| {
            function.head.returns == like.head.returns
                && match asked {
                    Self::Negative => returns("0"),
                    Self::False => function.head.returns.trim_end().ends_with("bool"),
                }
        })
    }

    pub fn asked_of(self, call: &str) -> Predicate {
        match self {
            Self::Negative => compare(call, Comparison::Lt, "0"),
            Self::False => holds(call).negated(),
        }
    }

    pub fn bad(self) -> &'static str {
        match self {
            Self::Negative => "-1",
            Self::False => "false",
        }
    }

    pub fn good(self) -> &'static str {
        match self {
            Self::Negative => "0",
            Self::False => "true",
        }
    }
}

fn asked_by(function: &Function, call: &Expr) -> Option<Failure> {
    let is_it = |expr: &Expr| std::ptr::eq(expr.peel(), call);
    let all = walk_all::in_function(function).into_iter();
    all.map(|(_, expr)| expr).find_map(|expr| match &expr.kind {
        ExprKind::Binary { op, left, right } if *op == BinOp::Lt && is_it(left) => {
            matches!(&right.peel().kind, ExprKind::Number(text) if text == "0")
                .then_some(Failure::Negative)
        }
        ExprKind::Unary { op, on } if *op == UnOp::Not && is_it(on) => Some(Failure::False),
        _ => None,
    })
}
