//! The calls that go one level deeper, and counting around them.

use patchwright_code::layout::{laid_out, step_in};
use patchwright_code::tree::{Expr, ExprKind, Stmt, StmtKind};
use patchwright_code::types::last_name;
use patchwright_code::walk::all_exprs;
use patchwright_code::{Function, paths};

use super::Job;
use crate::proposal::TextEdit;

/// A call from the counting function into its cycle.
pub(super) struct Deeper<'a> {
    pub path: Vec<&'a Stmt>,
    pub call: &'a Expr,
}

/// Every call of a function into the cycle.
pub(super) fn deeper<'a>(function: &'a Function, cycle: &[&'a Function]) -> Vec<Deeper<'a>> {
    let mut found = Vec::new();
    paths::each_path(function.body(), &mut |path| {
        let Some(stmt) = path.last() else {
            return;
        };
        for expr in all_exprs(stmt) {
            if is_into(expr, cycle) {
                found.push(Deeper {
                    path: path.to_vec(),
                    call: expr,
                });
            }
        }
    });
    found
}

pub(super) fn is_into(expr: &Expr, cycle: &[&Function]) -> bool {
    let ExprKind::Call { callee, .. } = &expr.kind else {
        return false;
    };
    let name = last_name(callee);
    cycle
        .iter()
        .any(|function| Some(function.head.name.as_str()) == name)
}

impl<'a> Deeper<'a> {
    /// The statement with `up` before its call and `down` after it, and `check` before all; none if no statement can go
    /// around the call.
    pub fn counted(
        &self,
        job: &Job<'_, 'a>,
        check: &str,
        up: &str,
        down: &str,
    ) -> Option<TextEdit> {
        let stmt = *self.path.last()?;
        let file = job.ctx.file(job.cut)?;
        let whole = job.text(job.cut, stmt.span);
        let call = job.text(job.cut, self.call.span);
        let returns = job.cut.head.returns.trim();
        let result = "deeper";
        let replaced = |with: &str| {
            let start = self.call.span.start.checked_sub(stmt.span.start)?;
            let end = self.call.span.end.checked_sub(stmt.span.start)?;
            Some(format!(
                "{}{with}{}",
                whole.get(..start)?,
                whole.get(end..)?
            ))
        };
        let callee_returns = self.returns(job);
        let void = callee_returns.as_deref() == Some("void");
        let lines: Vec<String> = match &stmt.kind {
            StmtKind::Expr(_) if void || self.is_plain(stmt) => {
                vec![up.to_owned(), whole.to_owned(), down.to_owned()]
            }
            StmtKind::Return(Some(_)) if returns == "void" => return None,
            // A declaration may not move into a block of its own.
            StmtKind::Declare(_) => return self.declared(job, check, up, down),
            StmtKind::Expr(_) | StmtKind::Return(Some(_)) | StmtKind::If { .. }
                if !self.conditional(stmt) =>
            {
                vec![
                    up.to_owned(),
                    format!("{} {result} = {call};", callee_returns?),
                    down.to_owned(),
                    replaced(result)?,
                ]
            }
            _ => return None,
        };
        let indent = file.indent_at(stmt.span.start);
        let inner = step_in(file, indent);
        let mut text = format!("{{\n{inner}{}\n", laid_out(file, check, &inner));
        for line in lines {
            text.push_str(&format!("{inner}{line}\n"));
        }
        text.push_str(&format!("{indent}}}"));
        Some(TextEdit::replace(&job.cut.head.file, stmt.span, text))
    }

    /// `T r = call(…);` with lines before and after it.
    fn declared(&self, job: &Job<'_, 'a>, check: &str, up: &str, down: &str) -> Option<TextEdit> {
        let stmt = *self.path.last()?;
        let file = job.ctx.file(job.cut)?;
        let indent = file.indent_at(stmt.span.start);
        let check = laid_out(file, check, indent);
        let own = job.text(job.cut, stmt.span);
        let text = format!("{check}\n{indent}{up}\n{indent}{own}\n{indent}{down}");
        Some(TextEdit::replace(&job.cut.head.file, stmt.span, text))
    }

    /// `call(…);` or `x = call(…);`
    fn is_plain(&self, stmt: &Stmt) -> bool {
        let StmtKind::Expr(expr) = &stmt.kind else {
            return false;
        };
        match &expr.peel().kind {
            ExprKind::Call { .. } => std::ptr::eq(expr.peel(), self.call),
            ExprKind::Assign { value, .. } => std::ptr::eq(value.peel(), self.call),
            _ => false,
        }
    }

    /// Whether the call is conditional within its statement: after `&&`, `||` or `?`.
    fn conditional(&self, stmt: &Stmt) -> bool {
        all_exprs(stmt).iter().any(|expr| match &expr.kind {
            ExprKind::Binary { op, right, .. } if op.is_logical() => {
                right.span.contains(&self.call.span)
            }
            ExprKind::Ternary {
                then, otherwise, ..
            } => then.span.contains(&self.call.span) || otherwise.span.contains(&self.call.span),
            _ => false,
        })
    }

    /// The type that the called function returns.
    fn returns(&self, job: &Job<'_, 'a>) -> Option<String> {
        let ExprKind::Call { callee, .. } = &self.call.kind else {
            return None;
        };
        let name = last_name(callee)?;
        let function = job
            .cycle
            .iter()
            .find(|function| function.head.name == name)?;
        let returns = function.head.returns.trim();
        let plain = returns
            .split_whitespace()
            .filter(|word| !matches!(*word, "static" | "inline" | "extern"));
        Some(plain.collect::<Vec<_>>().join(" "))
    }
}
