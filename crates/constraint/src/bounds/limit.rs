//! Derives from an access and its room a condition on one value: the index, the length, the pointer, or the room itself
//! if the index is constant.

mod above;
mod below;
mod form;
mod questions;

use patchwright_analysis::flow::{How, definitions};
use patchwright_analysis::memory::access::{Access, Length};
use patchwright_analysis::memory::room::{Room, Unit};
use patchwright_analysis::operands::{operand, repeatable, stepless};
use patchwright_code::spelling::squashed;
use patchwright_code::tree::Expr;
use patchwright_code::types::type_of;
use patchwright_domain::constraint::{Certainty, Constraint, Ground, Rule};
use patchwright_domain::report::Side;

use crate::site::{Context, Site};
pub(super) use form::{Form, Lower, Rests};

/// A condition on a value, in a form that applies to any name of that value.
#[derive(Clone)]
pub(super) struct Limit<'a> {
    /// The value's name in the accessing function.
    pub value: Option<&'a Expr>,
    pub holder: String,
    pub form: Form,
    pub constraint: Constraint,
    pub doubt: u32,
    pub room: Option<Room>,
    pub asks: Asks,
}

/// Whether the condition can be enforced, or only tells which checks are relevant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Asks {
    Anywhere,
    Nowhere,
}

/// Every condition that the access needs.
pub(super) fn limits<'a>(
    ctx: &Context<'a>,
    site: &Site<'a>,
    access: &Access<'a>,
    rooms: &[Room],
) -> Vec<Limit<'a>> {
    let maker = Maker { ctx, site, access };
    let side = side(ctx);
    let mut found = Vec::new();
    if side != Some(Side::After) {
        found.extend(maker.below());
    }
    let late = u32::from(side == Some(Side::Before)) * 3;
    found.extend(maker.difference());
    found.extend(maker.negative());
    for room in rooms {
        let mut made = maker.above(room);
        for limit in &mut made {
            limit.doubt += room.doubt + late;
        }
        found.extend(made);
    }
    if found.is_empty() {
        found.extend(maker.vague());
    }
    found.retain(|limit| !maker.mixes(limit) && !maker.is_own_source(limit));
    let something = found.iter().any(|limit| !limit.says_nothing(ctx));
    found.retain(|limit| !something || !limit.says_nothing(ctx));
    for limit in &mut found {
        let long = limit.form.right.len() + limit.holder.len() > 160;
        let once =
            limit.value.is_some_and(|value| !repeatable(ctx, value)) || limit.holder.contains("++");
        if limit.says_nothing(ctx) {
            limit.constraint.condition = None;
            limit.constraint.english = format!(
                "The access through `{}` must stay inside its memory.",
                maker.text(access.base)
            );
            limit.asks = Asks::Nowhere;
        } else if long || once {
            limit.asks = Asks::Nowhere;
        }
    }
    found.sort_by_key(|limit| limit.doubt);
    found
}

/// Which end was exceeded; for UBSan, the index tells.
pub(super) fn side(ctx: &Context<'_>) -> Option<Side> {
    let seen = ctx.report.region.as_ref().and_then(|region| region.side);
    seen.or_else(|| {
        let (index, _) = index_and_size(ctx)?;
        Some(if index < 0 { Side::Before } else { Side::After })
    })
}

/// The numbers of `index 8 out of bounds for type 'int[8]'`.
pub(super) fn index_and_size(ctx: &Context<'_>) -> Option<(i64, Option<i64>)> {
    let message = ctx.report.message.as_deref()?;
    let rest = message.split("index ").nth(1)?;
    let index = rest.split_whitespace().next()?.parse().ok()?;
    let size = rest
        .split('[')
        .nth(1)
        .and_then(|size| size.split(']').next()?.parse().ok());
    Some((index, size))
}

impl Limit<'_> {
    /// Whether it guards the upper end.
    pub fn is_upper(&self) -> bool {
        self.room.is_some()
    }

    /// A comparison of two constants, or of a value with itself.
    fn says_nothing(&self, ctx: &Context<'_>) -> bool {
        let holder = squashed(&self.holder);
        let fixed = patchwright_analysis::operands::literal(&holder).is_some()
            || patchwright_analysis::operands::named_constant(ctx, &holder, 4).is_some()
            || self.value.is_some_and(|value| {
                patchwright_analysis::operands::constant(ctx, value).is_some()
            });
        let own = holder == squashed(&self.form.right) && self.form.plus.is_empty();
        fixed || own || self.value.is_none() && self.holder.contains("sizeof")
    }
}

struct Maker<'m, 'a> {
    ctx: &'m Context<'a>,
    site: &'m Site<'a>,
    access: &'m Access<'a>,
}

impl<'a> Maker<'_, 'a> {
    fn text(&self, expr: &Expr) -> &'a str {
        self.ctx.text(self.access.function, expr.span)
    }

    /// A pointer compared with a number.
    fn mixes(&self, limit: &Limit<'a>) -> bool {
        let at = self.access.at();
        let pointer = limit.value.is_some_and(|value| {
            type_of(self.ctx.code, self.access.function, at, value)
                .is_some_and(|ty| ty.is_pointer() || ty.is_array())
        });
        let counts = |room: &Room| room.unit != Unit::End;
        pointer && (limit.room.as_ref().is_some_and(counts) || limit.form.lower != Lower::Fine)
    }

    /// A value compared with what it was set to.
    fn is_own_source(&self, limit: &Limit<'a>) -> bool {
        let Some(room) = &limit.room else {
            return false;
        };
        let (value, room) = (squashed(&limit.holder), squashed(&room.text));
        let mut all = definitions(self.access.function).into_iter();
        all.any(|definition| {
            let held = definition.target_text(self.ctx.code, self.access.function);
            let is_it = |from: &Expr| squashed(self.text(from)) == room;
            definition.how != How::Stepped
                && squashed(&held) == value
                && definition.value.is_some_and(is_it)
        })
    }

    fn limit(&self, value: &'a Expr, form: Form, doubt: u32, room: Option<&Room>) -> Limit<'a> {
        let value = stepless(value);
        let holder = operand(value, self.text(value));
        self.limit_on(Some(value), holder, form, doubt, room)
    }

    fn limit_on(
        &self,
        value: Option<&'a Expr>,
        holder: String,
        form: Form,
        doubt: u32,
        room: Option<&Room>,
    ) -> Limit<'a> {
        let mut grounds = vec![Ground {
            part: holder.clone(),
            certainty: Certainty::Seen,
            why: "the report points at this access".to_owned(),
        }];
        grounds.extend(room.map(|room| room.ground.clone()));
        let copies = !matches!(self.access.length, Length::One | Length::Wide(_));
        Limit {
            constraint: Constraint {
                rule: if copies {
                    Rule::CopyFits
                } else {
                    Rule::InBounds
                },
                site: self.site.location(),
                condition: Some(form.good(&holder)),
                english: self.english(&holder, &form),
                grounds,
            },
            value,
            holder,
            form,
            doubt,
            room: room.cloned(),
            asks: Asks::Anywhere,
        }
    }

    fn english(&self, holder: &str, form: &Form) -> String {
        let base = self.text(self.access.base);
        let what = form.demand(holder).describe();
        format!("{what}, so that the access through `{base}` stays inside its memory.")
    }
}
