//! A bad value in a record outlives the function that crashes on it. A check before that one statement leaves it for
//! the next reader: the crash is silenced, not fixed.

use patchwright_code::spelling::squashed;
use patchwright_code::tree::{BinOp, Expr, ExprKind, StmtKind, UnOp, Via};
use patchwright_code::{Code, Function, walk};
use patchwright_domain::constraint::{Constraint, Rule};
use patchwright_domain::predicate::{Predicate, Term};

/// Whether another function uses a field of the constraint in the same way and never checks it.
pub fn strikes_elsewhere(code: &Code, crashing: &Function, constraint: &Constraint) -> bool {
    fields_asked(constraint).iter().any(|field| {
        let name = field.rsplit('.').next().unwrap_or(field);
        let mut users: Vec<&Function> = Vec::new();
        for (function, _) in code.uses_of_field(name) {
            let known = users.iter().any(|user| user.head == function.head);
            if function.head != crashing.head && !known {
                users.push(function);
            }
        }
        users.iter().any(|user| {
            let use_of = Use { code, user, field };
            use_of.is_dangerous(constraint.rule) && !use_of.is_checked()
        })
    })
}

/// Whether a function checks a member at all, whatever its record is called there.
pub fn asks_about(code: &Code, function: &Function, member: &str) -> bool {
    let chain = squashed(member).replace("->", ".");
    below_the_root(&chain).is_some_and(|field| {
        let use_of = Use {
            code,
            user: function,
            field: &field,
        };
        use_of.is_checked()
    })
}

/// The fields on the left of the condition, which it constrains. The bound is on the right.
fn fields_asked(constraint: &Constraint) -> Vec<String> {
    let subject = constraint.condition.as_ref().and_then(Predicate::subject);
    let words = subject.map_or("", Term::text).replace("->", ".");
    words
        .split(|c: char| !c.is_alphanumeric() && c != '_' && c != '.')
        .filter_map(below_the_root)
        .collect()
}

/// `cur.row` of `screen.cur.row`, whatever the record is called here.
fn below_the_root(chain: &str) -> Option<String> {
    let (root, fields) = chain.split_once('.')?;
    let named = |part: &str| part.starts_with(|c: char| c.is_alphabetic() || c == '_');
    (named(root) && fields.split('.').all(named)).then(|| fields.to_owned())
}

struct Use<'u> {
    code: &'u Code,
    user: &'u Function,
    field: &'u str,
}

impl Use<'_> {
    fn is_dangerous(&self, rule: Rule) -> bool {
        let mut found = false;
        walk::each_expr(self.user.body(), &mut |expr| {
            found |= match (rule, &expr.kind) {
                (Rule::InBounds, ExprKind::Index { index, .. }) => self.speaks_of(index),
                (Rule::NotNull, ExprKind::Index { base, .. } | ExprKind::Deref(base)) => {
                    self.is_field(base)
                }
                (
                    Rule::NotNull,
                    ExprKind::Member {
                        base,
                        via: Via::Arrow,
                        ..
                    },
                ) => self.is_field(base),
                (Rule::DivisorNotZero, ExprKind::Binary { op, right, .. }) => {
                    op.is_division() && self.speaks_of(right)
                }
                (Rule::ShiftInRange, ExprKind::Binary { op, right, .. }) => {
                    op.is_shift() && self.speaks_of(right)
                }
                _ => false,
            };
        });
        found
    }

    /// Any comparison, or a bare condition, counts: whether it is the right one is not decided here.
    fn is_checked(&self) -> bool {
        let mut found = false;
        walk::each_expr(self.user.body(), &mut |expr| {
            found |= match &expr.kind {
                ExprKind::Binary { op, left, right } => {
                    let compares = matches!(
                        op,
                        BinOp::Lt
                            | BinOp::Le
                            | BinOp::Gt
                            | BinOp::Ge
                            | BinOp::Eq
                            | BinOp::Ne
                            | BinOp::And
                            | BinOp::Or
                    );
                    compares && (self.speaks_of(left) || self.speaks_of(right))
                }
                ExprKind::Unary { op, on } => *op == UnOp::Not && self.speaks_of(on),
                ExprKind::Ternary { cond, .. } => self.speaks_of(cond),
                _ => false,
            };
        });
        walk::each_stmt(self.user.body(), &mut |stmt| {
            found |= match &stmt.kind {
                StmtKind::If { cond, .. } | StmtKind::While { cond, .. } => self.speaks_of(cond),
                _ => false,
            };
        });
        found
    }

    fn speaks_of(&self, expr: &Expr) -> bool {
        let mut found = false;
        walk::each_expr(expr, &mut |part| found |= self.is_field(part));
        found
    }

    fn is_field(&self, expr: &Expr) -> bool {
        let expr = expr.peel();
        let Some(file) = self.code.file(&self.user.head.file) else {
            return false;
        };
        matches!(expr.kind, ExprKind::Member { .. })
            && below_the_root(&squashed(file.slice(expr.span)).replace("->", "."))
                .is_some_and(|fields| fields == self.field)
    }
}

#[cfg(test)]
#[path = "outlive_tests.rs"]
mod tests;
