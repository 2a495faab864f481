//! What a limit needs to know about the function around the access.

use patchwright_analysis::memory::room::Room;
use patchwright_code::spelling::squashed;
use patchwright_code::term::mentions;
use patchwright_code::tree::{AssignOp, BinOp, Expr, ExprKind, StmtKind};
use patchwright_code::types::number_of;
use patchwright_code::walk;

use super::Maker;

impl Maker<'_, '_> {
    pub(super) fn is_signed(&self, expr: &Expr) -> bool {
        number_of(self.ctx.code, self.access.function, self.access.at(), expr)
            .is_some_and(|number| number.signed)
    }

    /// Whether an enclosing `for` initialises the variable, so that it cannot start out negative.
    pub(super) fn is_loop_variable(&self, index: &Expr) -> bool {
        let name = self.text(index);
        self.access.path.iter().any(|stmt| match &stmt.kind {
            StmtKind::For {
                init: Some(init), ..
            } => {
                let text = self.ctx.text(self.access.function, init.span);
                ["0", "1"]
                    .iter()
                    .any(|first| mentions(text, &format!("{name} = {first}")))
            }
            _ => false,
        })
    }

    /// Whether the function checks elsewhere if the value is negative.
    pub(super) fn checks_sign(&self, index: &Expr) -> bool {
        let name = squashed(self.text(index));
        let mut asked = false;
        walk::each_expr(self.access.function.body(), &mut |expr| {
            let text = squashed(self.ctx.text(self.access.function, expr.span));
            let is_check = matches!(&expr.kind, ExprKind::Binary { .. });
            asked |= is_check && (text == format!("{name}<0") || text == format!("{name}>=0"));
        });
        asked
    }

    /// Whether the function writes a terminator for the text it builds in this region, which needs room too.
    pub(super) fn ends_text(&self, room: &Room) -> bool {
        let base = squashed(self.text(self.access.base));
        let room = squashed(&room.text);
        let mut ends = false;
        walk::each_expr(self.access.function.body(), &mut |expr| {
            if let ExprKind::Assign { op, target, value } = &expr.kind
                && *op == AssignOp::Plain
                && let ExprKind::Index { base: to, index } = &target.kind
            {
                let zero = match &value.peel().kind {
                    ExprKind::Char(text) => text == "'\\0'",
                    ExprKind::Number(text) => text == "0",
                    _ => false,
                };
                let behind = squashed(self.text(index)) == room;
                let later = expr.span.start > self.access.at();
                ends |= zero && !behind && later && squashed(self.text(to)) == base;
            }
        });
        ends
    }

    pub(super) fn offset_is_checked(&self, offset: &str, total: &str) -> bool {
        let (offset, total) = (squashed(offset), squashed(total));
        let mut known = false;
        walk::each_expr(self.access.function.body(), &mut |expr| {
            if let ExprKind::Binary { op, .. } = &expr.kind
                && matches!(
                    op,
                    BinOp::Lt | BinOp::Le | BinOp::Gt | BinOp::Ge | BinOp::Sub
                )
            {
                let text = squashed(self.ctx.text(self.access.function, expr.span));
                let before = expr.span.end <= self.access.at();
                known |= before && text.contains(&offset) && text.contains(&total);
            }
        });
        known
    }
}
