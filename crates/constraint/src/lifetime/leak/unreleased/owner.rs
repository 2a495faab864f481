//! C++: an owner that ends with the scope, even when something throws.

use patchwright_analysis::lifetime::values;
use patchwright_code::tree::{ExprKind, StmtKind};
use patchwright_code::walk_all;

use super::{Lost, Others};
use crate::edits;
use crate::proposal::{Operator, Proposal, TextEdit};

impl Lost<'_, '_, '_> {
    /// `delete` of the same pointer is left to the owner.
    pub(super) fn by_owner(&self) -> Option<Proposal> {
        let function = self.life.function;
        let ExprKind::New { ty, count, .. } = &self.case.holding.made.kind else {
            return None;
        };
        let file = self.case.ctx.file(function)?;
        let plain = self.others != Others::HandOver;
        let stmt = self.case.holding.path.last()?;
        let given = match &stmt.kind {
            StmtKind::Declare(_) => true,
            StmtKind::Expr(expr) => matches!(expr.peel().kind, ExprKind::Assign { .. }),
            _ => false,
        };
        if !plain || !given {
            return None;
        }
        let array = if count.is_some() { "[]" } else { "" };
        let text = format!(
            "std::unique_ptr<{}{array}> {}_owner({});",
            ty.trim(),
            self.name,
            self.name
        );
        let mut edits = edits::insert_after(file, &self.case.holding.path, &text);
        if !patchwright_code::scope::includes_header(self.case.ctx.code, &file.path, "memory") {
            let at = file.text().find("#include").unwrap_or_default();
            edits.push(TextEdit {
                file: file.path.clone(),
                start: at,
                end: at,
                text: "#include <memory>\n".to_owned(),
            });
        }
        let ended = format!("{}_owner.reset()", self.name);
        for (_, expr) in walk_all::in_function(function) {
            if matches!(&expr.kind, ExprKind::Delete { on, .. } if values::is_name(on, self.name)) {
                edits.push(TextEdit::replace(&file.path, expr.span, ended.clone()));
            }
        }
        let cause = format!(
            "`{}` is not released where something throws behind it.",
            self.name
        );
        self.mend(Operator::OwnByScope, stmt, edits, cause, 3)
    }
}
