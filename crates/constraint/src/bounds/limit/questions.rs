//! What a limit needs to know about the function around the access.

use patchwright_analysis::flow::{Definition, How, definitions};
use patchwright_analysis::memory::room::Room;
use patchwright_analysis::operands::constant;
use patchwright_code::spelling::squashed;
use patchwright_code::tree::{AssignOp, BinOp, Direction, Expr, ExprKind};
use patchwright_code::types::number_of;
use patchwright_code::walk;

use super::Maker;

impl Maker<'_, '_> {
    pub(super) fn is_signed(&self, expr: &Expr) -> bool {
        number_of(self.ctx.code, self.access.function, self.access.at(), expr)
            .is_some_and(|number| number.signed)
    }

    /// Whether it is a local that begins at a number and is only counted up, so that it is never negative.
    pub(super) fn counts_up(&self, index: &Expr) -> bool {
        let ExprKind::Name(name) = &index.peel().kind else {
            return false;
        };
        let function = self.access.function;
        let all = definitions(function);
        let is_set = |one: &&Definition<'_>| one.how != How::Declared || one.value.is_some();
        let own = all
            .iter()
            .filter(|one| one.variable_name() == Some(name))
            .filter(is_set);
        let is_number = |value: &Expr| constant(self.ctx, value).is_some();
        let is_given = function.head.params.iter().any(|param| param.name == *name);
        let mut own = own.peekable();
        !is_given
            && own.peek().is_some()
            && own.all(|one| match one.how {
                How::Declared | How::Assigned => one.value.is_some_and(is_number),
                How::Stepped => self.steps_up(one.start, name),
                How::Passed | How::Element => false,
            })
    }

    fn steps_up(&self, at: usize, name: &str) -> bool {
        let mut up = false;
        walk::each_expr(self.access.function.body(), &mut |expr| {
            let is_it = |on: &Expr| matches!(&on.peel().kind, ExprKind::Name(on) if on == name);
            up |= expr.span.start == at
                && match &expr.kind {
                    ExprKind::Step { on, direction, .. } => {
                        is_it(on) && *direction == Direction::Up
                    }
                    ExprKind::Assign {
                        op: AssignOp::With(BinOp::Add),
                        target,
                        value,
                    } => is_it(target) && constant(self.ctx, value).is_some(),
                    _ => false,
                };
        });
        up
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
