//! Conditions against going before the start, and against differences that wrap.

use patchwright_analysis::flow::definitions;
use patchwright_analysis::memory::access::Length;
use patchwright_analysis::operands::{atom, constant, operand, stepless};
use patchwright_code::tree::{BinOp, Direction, Expr, ExprKind, Order};
use patchwright_code::types::type_of;
use patchwright_domain::predicate::Comparison;
use patchwright_domain::report::BugKind;

use super::{Asks, Form, Limit, Lower, Maker};

impl<'a> Maker<'_, 'a> {
    /// Conditions against going before the start.
    pub(super) fn below(&self) -> Vec<Limit<'a>> {
        let mut found = Vec::new();
        for index in &self.access.plus {
            // `stack[--top]`: the stack must not be empty.
            if let ExprKind::Step {
                on,
                direction: Direction::Down,
                order: Order::Before,
            } = &index.peel().kind
            {
                found.push(self.limit(on, Form::new(Comparison::Lt, "1"), 0, None));
                continue;
            }
            let index = stepless(index);
            // `n - 1` of an unsigned zero is the largest value.
            if let ExprKind::Binary { op, left, right } = &index.peel().kind
                && *op == BinOp::Sub
            {
                let form = if self.text(right) == "1" && !self.is_signed(left) {
                    Form::new(Comparison::Eq, "0")
                } else {
                    Form::new(Comparison::Lt, operand(right, self.text(right)))
                };
                found.push(self.limit(left, form, 0, None));
            } else if constant(self.ctx, index).is_none()
                && self.is_signed(index)
                && !self.counts_up(index)
            {
                let mut form = Form::new(Comparison::Lt, "0");
                form.lower = Lower::Only;
                found.push(self.limit(index, form, 0, None));
            }
        }
        for back in &self.access.minus {
            for start in self.starts() {
                let base = atom(self.access.base, self.text(self.access.base));
                let form = Form::new(Comparison::Gt, format!("(size_t)({base} - {start})"));
                found.push(self.limit(back, form, 1, None));
            }
        }
        if self
            .access
            .plus
            .iter()
            .all(|part| constant(self.ctx, part).is_none())
            && self.access.minus.is_empty()
        {
            for start in self.starts() {
                found.push(self.limit(self.access.base, Form::new(Comparison::Le, start), 2, None));
            }
        }
        found
    }

    /// A length that is a difference: the subtrahend must not be larger.
    pub(super) fn difference(&self) -> Option<Limit<'a>> {
        let Length::Bytes(length) = &self.access.length else {
            return None;
        };
        let difference = match &length.peel().kind {
            ExprKind::Binary { op, .. } if *op == BinOp::Sub => length.peel(),
            ExprKind::Name(name) => self.single_value(name)?,
            _ => return None,
        };
        let ExprKind::Binary { op, left, right } = &difference.kind else {
            return None;
        };
        let pointers = type_of(self.ctx.code, self.access.function, self.access.at(), left)
            .is_some_and(|ty| ty.is_pointer() || ty.is_array());
        if *op != BinOp::Sub || constant(self.ctx, left).is_some() {
            return None;
        }
        let known_sign = self.ctx.report.kind == BugKind::NegativeSizeParam;
        let doubt = u32::from(!known_sign) * 2 + u32::from(pointers);
        Some(self.limit(
            left,
            Form::new(Comparison::Lt, operand(right, self.text(right))),
            doubt,
            None,
        ))
    }

    /// A length that the report saw to be negative, wherever it got its value.
    pub(super) fn negative(&self) -> Option<Limit<'a>> {
        let Length::Bytes(length) = &self.access.length else {
            return None;
        };
        let is_place = matches!(
            length.peel().kind,
            ExprKind::Name(_) | ExprKind::Member { .. }
        );
        let seen = self.ctx.report.kind == BugKind::NegativeSizeParam;
        if !(seen && is_place && self.is_signed(length)) {
            return None;
        }
        let mut form = Form::new(Comparison::Lt, "0");
        form.lower = Lower::Only;
        Some(self.limit(length, form, 0, None))
    }

    /// The value of a local that is set once.
    pub(super) fn single_value(&self, name: &str) -> Option<&'a Expr> {
        let all = definitions(self.access.function);
        let mut values = all.iter().filter(|definition| {
            definition.target_text(self.ctx.code, self.access.function) == name
        });
        let only = values.next()?.value?;
        values.next().is_none().then_some(only.peel())
    }

    /// An index whose room has no name: its checks can still be tightened.
    pub(super) fn vague(&self) -> Option<Limit<'a>> {
        let index = self.access.plus.first()?;
        let base = self.text(self.access.base);
        let mut limit = self.limit(index, Form::new(Comparison::Ge, ""), 1, None);
        limit.asks = Asks::Nowhere;
        limit.constraint.condition = None;
        limit.constraint.english = format!(
            "`{}` must be less than the number of elements behind `{base}`.",
            limit.holder
        );
        Some(limit)
    }

    /// Names for the start of the region: what the pointer was set from.
    pub(super) fn starts(&self) -> Vec<String> {
        let flow = patchwright_analysis::crash::flow_of(self.ctx);
        let sources = flow.sources(self.access.function, self.access.at(), self.access.base);
        let values = sources.iter().filter_map(|source| {
            let value = source.value?.peel();
            let plain = matches!(value.kind, ExprKind::Name(_) | ExprKind::Member { .. });
            let here = std::ptr::eq(source.function, self.access.function);
            // `p += n` makes `n` a source of `p`, but it is no address.
            let place = type_of(self.ctx.code, self.access.function, self.access.at(), value)
                .is_none_or(|ty| ty.is_pointer() || ty.is_array());
            (plain && here && place).then(|| self.text(value).to_owned())
        });
        let mut found: Vec<String> = values.filter(|text| text != "NULL").collect();
        found.dedup();
        found.truncate(2);
        found
    }
}
