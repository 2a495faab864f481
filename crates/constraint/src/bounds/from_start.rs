//! A length that counts from the start of a block, compared with an offset that counts from inside it: `at + n >
//! r->len`, where the access is `r->data + at` and `r->data` lies a header's length after `r->base`.

use patchwright_analysis::crash::flow_of;
use patchwright_analysis::flow::definitions;
use patchwright_analysis::memory::access::Access;
use patchwright_analysis::memory::room::sizes;
use patchwright_analysis::operands::constant;
use patchwright_code::spelling::squashed;
use patchwright_code::tree::{BinOp, Expr, ExprKind, StmtKind};
use patchwright_code::types::{number_of, type_of};
use patchwright_code::walk::leaves;
use patchwright_code::walk_all::users_of_field;
use patchwright_code::{Function, walk};
use patchwright_domain::constraint::{Certainty, Rule};

use crate::checks;
use crate::proposal::{Exit, Operator, PlaceKind, Proposal, TextEdit};
use crate::site::{self, Context, Site};

const MOST: usize = 3;
const MOST_STEPS: u32 = 4;

pub(super) fn proposals<'a>(
    ctx: &Context<'a>,
    site: &Site<'a>,
    accesses: &[&Access<'a>],
) -> Vec<Proposal> {
    let Some(block) = Block::find(ctx) else {
        return Vec::new();
    };
    let Some(inner) = accesses.iter().find_map(|access| block.inner(ctx, access)) else {
        return Vec::new();
    };
    let mut found = Vec::new();
    for function in users_of_field(ctx.code, &block.length) {
        if !ctx.may_edit(function) {
            continue;
        }
        walk::each_stmt(function.body(), &mut |stmt| {
            if let StmtKind::If { cond, then, .. } = &stmt.kind
                && leaves(then)
                && found.len() < MOST
            {
                found.extend(measured(ctx, site, function, cond, &block, &inner));
            }
        });
    }
    found
}

/// The record that owns the block, with the fields of its start and its length.
struct Block {
    record: String,
    start: String,
    length: String,
}

impl Block {
    /// Found in the function that allocates: `r->base = malloc(len); … r->len = len;`
    fn find(ctx: &Context<'_>) -> Option<Self> {
        let size = sizes(ctx).into_iter().next()?;
        let function = size.frame.function;
        let asked = squashed(ctx.text(function, size.expr.span));
        let (mut start, mut length) = (None, None);
        for definition in definitions(function) {
            let (Some(value), Some(target)) = (definition.value, definition.target) else {
                continue;
            };
            let ExprKind::Member { base, field, .. } = &target.peel().kind else {
                continue;
            };
            let record = type_of(ctx.code, function, target.span.start, base);
            let record = record.map(|ty| ty.resolved(ctx.code).base);
            if value.span.contains(&size.call.span) {
                start = record.map(|record| (record, field.clone()));
            } else if squashed(ctx.text(function, value.span)) == asked {
                length = record.map(|record| (record, field.clone()));
            }
        }
        let ((record, start), (owner, length)) = (start?, length?);
        (record == owner).then_some(Block {
            record,
            start,
            length,
        })
    }

    /// The field that points past the start, if the access goes through it.
    fn inner(&self, ctx: &Context<'_>, access: &Access<'_>) -> Option<String> {
        let sources = flow_of(ctx).producers(access.function, access.at(), access.base, MOST_STEPS);
        let values = sources
            .iter()
            .filter_map(|source| Some((source.function, source.value?)));
        let mut fields: Vec<String> = Vec::new();
        for (function, value) in values.chain([(access.function, access.base)]) {
            walk::each_expr(value, &mut |expr| {
                if let ExprKind::Member { base, field, .. } = &expr.kind
                    && self.owns(ctx, function, base)
                    && *field != self.start
                {
                    fields.push(field.clone());
                }
            });
        }
        fields
            .into_iter()
            .find(|field| self.lies_behind(ctx, field))
    }

    /// `r->data = r->base + at;` and nothing else.
    fn lies_behind(&self, ctx: &Context<'_>, inner: &str) -> bool {
        let mut stores = Vec::new();
        for function in users_of_field(ctx.code, inner) {
            for definition in definitions(function) {
                if let Some(ExprKind::Member { base, field, .. }) = definition.target_kind()
                    && field == inner
                    && self.owns(ctx, function, base)
                {
                    stores.push(definition.value.is_some_and(|value| self.moves_on(value)));
                }
            }
        }
        !stores.is_empty() && stores.iter().all(|behind| *behind)
    }

    fn moves_on(&self, value: &Expr) -> bool {
        match &value.peel().kind {
            ExprKind::Binary { op, left, .. } if *op == BinOp::Add => {
                matches!(&left.peel().kind, ExprKind::Member { field, .. } if *field == self.start)
            }
            _ => false,
        }
    }

    fn owns(&self, ctx: &Context<'_>, function: &Function, owner: &Expr) -> bool {
        let ty = type_of(ctx.code, function, owner.span.start, owner);
        ty.is_some_and(|ty| ty.resolved(ctx.code).base == self.record)
    }
}

/// A check in which everything compared with the whole length is compared with the remaining length.
fn measured(
    ctx: &Context<'_>,
    site: &Site<'_>,
    function: &Function,
    cond: &Expr,
    block: &Block,
    inner: &str,
) -> Option<Proposal> {
    let mut lengths: Vec<(&Expr, bool)> = Vec::new();
    walk::each_expr(cond, &mut |expr| {
        let ExprKind::Binary { op, left, right } = &expr.kind else {
            return;
        };
        if !op.is_ordering() {
            return;
        }
        for (side, held) in [(left, right), (right, left)] {
            if constant(ctx, held).is_some() || speaks_of(expr, &[block.start.as_str(), inner]) {
                continue;
            }
            walk::each_expr(&**side, &mut |part| {
                if let ExprKind::Member { base, field, .. } = &part.kind
                    && *field == block.length
                    && block.owns(ctx, function, base)
                {
                    lengths.push((part, std::ptr::eq(part, side.peel())));
                }
            });
        }
    });
    shortened(ctx, site, function, &lengths, block, inner)
}

fn speaks_of(expr: &Expr, fields: &[&str]) -> bool {
    let mut found = false;
    walk::each_expr(expr, &mut |part| {
        found |= matches!(&part.kind, ExprKind::Member { field, .. } if fields.contains(&field.as_str()));
    });
    found
}

fn shortened(
    ctx: &Context<'_>,
    site: &Site<'_>,
    function: &Function,
    lengths: &[(&Expr, bool)],
    block: &Block,
    inner: &str,
) -> Option<Proposal> {
    let (length, _) = lengths.first()?;
    let text = ctx.text(function, length.span);
    let owner = text.strip_suffix(block.length.as_str())?;
    let one = |(other, _): &(&Expr, bool)| ctx.text(function, other.span) == text;
    if !lengths.iter().all(one) {
        return None;
    }
    let gap = format!("({owner}{inner} - {owner}{})", block.start);
    let signed = number_of(ctx.code, function, length.span.start, length)?.signed;
    let cast = if signed { "" } else { "(size_t)" };
    let left = format!("{text} - {cast}{gap}");
    let edits = lengths.iter().map(|(length, whole)| {
        let left = match whole {
            true => left.clone(),
            false => format!("({left})"),
        };
        TextEdit::replace(&function.head.file, length.span, left)
    });
    Some(Proposal {
        operator: Operator::TightenComparison,
        place: PlaceKind::Producer,
        exit: Exit::Corrected,
        edits: edits.collect(),
        constraint: checks::constraint(
            site,
            Rule::InBounds,
            None,
            format!("What counts from `{owner}{inner}` must stay within `{left}`."),
            vec![(
                left.clone(),
                Certainty::Inferred,
                "the block is that long behind the place that is counted from",
            )],
        ),
        at: site::location(function, length.span.line, Some(length.span.column)),
        cause: format!(
            "`{text}` counts from `{owner}{}`, and the check on it counts from `{owner}{inner}`.",
            block.start
        ),
        doubt: 3,
        check: None,
    })
}
