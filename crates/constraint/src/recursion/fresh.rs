//! A record that is created at each level and passed down: it holds its level, one more than the record above.

use patchwright_code::spelling::bare;
use patchwright_code::tree::{Expr, ExprKind};
use patchwright_code::types::Type;

use super::calls::{self, Deeper};
use super::context::{Carrier, unused};
use super::{Job, limit};
use crate::edits;
use crate::proposal::{Exit, Operator, PlaceKind, Proposal, TextEdit};
use crate::site;

pub(super) fn propose(job: &Job<'_, '_>) -> Vec<Proposal> {
    let deeper = calls::deeper(job.cut, job.cycle);
    let (Some(first), Some((carrier, below))) = (deeper.first(), carrier(job, &deeper)) else {
        return Vec::new();
    };
    let limit = limit::choose(job.ctx, job.cut, job.cycle);
    let depth = carrier.depth();
    let constraint = job.constraint(&depth, &limit.word);
    let mut found = Vec::new();
    for (check, doubt) in job.checks(&depth, &limit.word, first.call.span.start) {
        let text = format!("{check}\n{below}.{} = {depth} + 1;", carrier.name());
        let (Some(mut all), Some(member)) =
            (before_calls(job, &deeper, &text), carrier.member_edits(job))
        else {
            return found;
        };
        all.extend(member);
        all.extend(limit.edits.clone());
        if super::overlapping(&all) {
            return found;
        }
        found.push(Proposal {
            operator: Operator::LimitDepth,
            place: PlaceKind::Producer,
            exit: Exit::ErrorExit,
            edits: all,
            constraint: constraint.clone(),
            at: site::location(job.cut, job.cut.head.span.line, None),
            cause: format!(
                "`{}` goes as deep as the input says, and nothing limits that; each `{}` holds its own level.",
                job.cut.head.name, carrier.called
            ),
            doubt: job.doubt + doubt + 1, check: None,
});
    }
    found
}

/// The record that comes in by a parameter, and the local one that goes down.
fn carrier<'a>(job: &Job<'_, 'a>, deeper: &[Deeper<'a>]) -> Option<(Carrier<'a>, String)> {
    let code = job.ctx.code;
    job.cut.head.params.iter().find_map(|param| {
        let ty = Type::of_variable(param).resolved(code);
        let record = code.record(&ty.base).filter(|_| ty.pointers == 1)?;
        let local = |arg: &Expr| handed_down(job, arg, bare(&ty.base));
        let mut below = None;
        for call in deeper {
            let ExprKind::Call { args, .. } = &call.call.kind else {
                return None;
            };
            let name = args.iter().find_map(local)?;
            if below.get_or_insert(name.clone()) != &name {
                return None;
            }
        }
        let carrier = Carrier {
            base: format!("{}->", param.name),
            record,
            called: bare(&Type::of_variable(param).base).to_owned(),
            existing: unused(job, record),
        };
        Some((carrier, below?))
    })
}

/// `below` of `&below`, where that is a local of the record.
fn handed_down(job: &Job<'_, '_>, arg: &Expr, record: &str) -> Option<String> {
    let ExprKind::AddressOf(on) = &arg.peel().kind else {
        return None;
    };
    let ExprKind::Name(name) = &on.peel().kind else {
        return None;
    };
    let local = job
        .cut
        .locals()
        .into_iter()
        .find(|local| local.name == *name)?;
    let ty = Type::of_variable(local).resolved(job.ctx.code);
    (ty.pointers == 0 && !ty.is_array() && bare(&ty.base) == record).then(|| name.clone())
}

fn before_calls(job: &Job<'_, '_>, deeper: &[Deeper<'_>], text: &str) -> Option<Vec<TextEdit>> {
    let file = job.ctx.file(job.cut)?;
    let mut all = Vec::new();
    for call in deeper {
        all.extend(edits::insert_before(file, &call.path, text));
    }
    Some(all)
}
