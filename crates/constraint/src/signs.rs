//! Comparisons that we write of a signed value with an unsigned one. C makes the signed side unsigned, so that a value
//! below zero is taken for a huge one: `left < 4u` lets it through, `n > sizeof(x)` stops it by accident. Both are
//! asked in so many words.

use patchwright_code::spelling::squashed;
use patchwright_code::tree::{BinOp, Expr, ExprKind, Stmt, StmtKind};
use patchwright_code::types::{number_of, type_of};
use patchwright_code::walk::leaves;
use patchwright_code::{Code, Function, paths, walk};

use crate::proposal::{Proposal, TextEdit};
use crate::site::Context;

/// The proposal with both sides of its own comparisons of one sign.
pub(crate) fn matched(ctx: &Context<'_>, proposal: Proposal) -> Proposal {
    let texts: Vec<Option<String>> = proposal
        .edits
        .iter()
        .map(|edit| edited(ctx, &proposal.edits, edit))
        .collect();
    let mut proposal = proposal;
    for (edit, text) in proposal.edits.iter_mut().zip(texts) {
        if let Some(text) = text {
            edit.text = text;
        }
    }
    proposal
}

/// The text of one edit with its comparisons put right; none where there is nothing to do.
fn edited(ctx: &Context<'_>, all: &[TextEdit], edit: &TextEdit) -> Option<String> {
    if !edit.text.contains(['<', '>']) {
        return None;
    }
    let (text, start) = function_after(ctx, all, edit)?;
    let inserted = start..start + edit.text.len();
    let before = squashed(
        ctx.code
            .file(&edit.file)?
            .text()
            .get(edit.start..edit.end)?,
    );
    let code = Code::read([(edit.file.clone(), text.clone().into_bytes())]);
    let function = code.functions().next()?;
    let mut changes: Vec<(usize, usize, String)> = Vec::new();
    paths::each_path(function.body(), &mut |path| {
        let Some(stmt) = path.last() else { return };
        for top in walk::exprs_of(stmt) {
            walk::each_expr(top, &mut |expr| {
                let ours = inserted.contains(&expr.span.start)
                    && expr.span.end <= inserted.end
                    && !before.contains(&squashed(slice(&text, expr)));
                let place = ComparisonPlace {
                    code: ctx.code,
                    function,
                    text: &text,
                    stmt,
                };
                if let Some(new) = place.of_one_sign(expr, top).filter(|_| ours) {
                    changes.push((expr.span.start - start, expr.span.end - start, new));
                }
            });
        }
    });
    changes.sort();
    changes.dedup();
    let mut out = edit.text.clone();
    for (start, end, new) in changes.iter().rev() {
        out.replace_range(*start..*end, new);
    }
    (!changes.is_empty()).then_some(out)
}

/// The function that an edit lies in as it will be, and where the edit's text begins in it.
fn function_after(ctx: &Context<'_>, all: &[TextEdit], edit: &TextEdit) -> Option<(String, usize)> {
    let file = ctx.code.file(&edit.file)?;
    let function = file.functions().iter().find(|function| {
        let span = function.head.span;
        span.start <= edit.start && edit.end <= span.end
    })?;
    let span = function.head.span;
    let mut own: Vec<&TextEdit> = all
        .iter()
        .filter(|other| {
            other.file == edit.file && span.start <= other.start && other.end <= span.end
        })
        .collect();
    own.sort_by_key(|other| other.start);
    let mut text = String::new();
    let mut done = span.start;
    let mut at = None;
    for other in own {
        text.push_str(file.text().get(done..other.start)?);
        if std::ptr::eq(other, edit) {
            at = Some(text.len());
        }
        text.push_str(&other.text);
        done = other.end;
    }
    text.push_str(file.text().get(done..span.end)?);
    Some((text, at?))
}

fn slice<'t>(text: &'t str, expr: &Expr) -> &'t str {
    text.get(expr.span.start..expr.span.end).unwrap_or_default()
}

/// Where a comparison stands.
struct ComparisonPlace<'p> {
    code: &'p Code,
    function: &'p Function,
    text: &'p str,
    stmt: &'p Stmt,
}

/// What a condition says when it holds.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Says {
    AllIsWell,
    SomethingIsWrong,
    Unknown,
}

impl ComparisonPlace<'_> {
    /// A comparison of two signs with what it leaves unsaid; none where both sides are of one.
    fn of_one_sign(&self, expr: &Expr, whole: &Expr) -> Option<String> {
        let ExprKind::Binary { op, left, right } = &expr.kind else {
            return None;
        };
        if !op.is_ordering() {
            return None;
        }
        let (signed, other) = match (
            self.is_compared_signed(left, right),
            self.is_compared_signed(right, left),
        ) {
            (true, false) => (left, right),
            (false, true) => (right, left),
            _ => return None,
        };
        let name = slice(self.text, signed);
        let cast = format!("(size_t){}", operand(signed, name));
        let comparison = match std::ptr::eq(signed, left) {
            true => format!("{cast} {op} {}", slice(self.text, other)),
            false => format!("{} {op} {cast}", slice(self.text, other)),
        };
        let asked = squashed(slice(self.text, whole));
        let name_asked = squashed(name);
        let known = self.is_distance(signed)
            || ["<0", ">=0", ">0"]
                .iter()
                .any(|sign| asked.contains(&format!("{name_asked}{sign}")));
        let (join, sign) = match self.says(whole, name) {
            Says::SomethingIsWrong if !known => (BinOp::Or, format!("{name} < 0")),
            Says::AllIsWell if !known => (BinOp::And, format!("{name} >= 0")),
            _ => return Some(comparison),
        };
        let text = format!("{sign} {join} {comparison}");
        // Alone or among its like it needs no parentheses.
        let alone = std::ptr::eq(expr, whole.peel());
        let alike = matches!(&whole.peel().kind, ExprKind::Binary { op, .. } if *op == join);
        Some(if alone || alike {
            text
        } else {
            format!("({text})")
        })
    }

    /// Whether a side is signed and would be made unsigned by the other one.
    fn is_compared_signed(&self, side: &Expr, other: &Expr) -> bool {
        let number = |expr: &Expr| {
            number_of(self.code, self.function, expr.span.start, expr)
                .map(|number| number.promoted())
        };
        let (Some(one), Some(two)) = (number(side), number(other)) else {
            return false;
        };
        one.signed && !one.joined(two).signed && !self.is_never_negative(side)
    }

    /// Numbers, also by a name of their own, what is unsigned before C makes it an `int`, and sums of them.
    fn is_never_negative(&self, side: &Expr) -> bool {
        let side = side.peel();
        match &side.kind {
            ExprKind::Number(_) | ExprKind::Char(_) => true,
            ExprKind::Binary { op, left, right }
                if matches!(op, BinOp::Add | BinOp::Mul | BinOp::Div | BinOp::Sub) =>
            {
                let constant = self.is_fixed(left) && self.is_fixed(right);
                let sum = *op != BinOp::Sub
                    && self.is_never_negative(left)
                    && self.is_never_negative(right);
                constant || sum
            }
            ExprKind::Ternary {
                then, otherwise, ..
            } => self.is_never_negative(then) && self.is_never_negative(otherwise),
            _ => {
                let number = number_of(self.code, self.function, side.span.start, side);
                self.is_fixed(side) || number.is_some_and(|number| !number.signed)
            }
        }
    }

    fn is_fixed(&self, side: &Expr) -> bool {
        match &side.peel().kind {
            ExprKind::Number(_) | ExprKind::Char(_) => true,
            ExprKind::Name(name) => {
                self.code.macro_named(name).is_some()
                    || self.code.enumeration_of_constant(name).is_some()
            }
            _ => false,
        }
    }

    /// How far one pointer is behind another: never below zero where the program is right so far.
    fn is_distance(&self, side: &Expr) -> bool {
        type_of(self.code, self.function, side.span.start, side)
            .is_some_and(|ty| ty.base == "ptrdiff_t")
    }

    fn says(&self, whole: &Expr, value: &str) -> Says {
        match &self.stmt.kind {
            StmtKind::If { cond, then, .. } if std::ptr::eq(cond, whole) => {
                let clamps = matches!(&then.kind, StmtKind::Expr(expr)
                    if matches!(&expr.kind, ExprKind::Assign { target, .. }
                        if slice(self.text, target) == value));
                match leaves(then) || clamps {
                    true => Says::SomethingIsWrong,
                    false => Says::AllIsWell,
                }
            }
            StmtKind::While { .. } | StmtKind::DoWhile { .. } | StmtKind::For { .. } => {
                Says::AllIsWell
            }
            _ => Says::Unknown,
        }
    }
}

/// As the operand of a cast.
fn operand(expr: &Expr, text: &str) -> String {
    match &expr.kind {
        ExprKind::Binary { .. } | ExprKind::Ternary { .. } | ExprKind::Assign { .. } => {
            format!("({text})")
        }
        _ => text.to_owned(),
    }
}

#[cfg(test)]
#[path = "signs_tests.rs"]
mod tests;
