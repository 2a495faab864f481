//! Loops over one member that end at another: where others go on to one end, and one loop stops at a different one.

use patchwright_analysis::operands::constant;
use patchwright_code::tree::{BinOp, Expr, ExprKind, Stmt, StmtKind};
use patchwright_code::walk::{self, all_exprs};
use patchwright_code::{Function, paths};
use patchwright_domain::constraint::Rule;

use super::deed::record_of;
use super::odd_one::{OddOne, naming};
use crate::proposal::Proposal;
use crate::site::{Context, Site};

/// So many others are a habit.
const HABIT: usize = 2;
const MOST: usize = 3;

/// `for (p = set->all; p < set->end; p++)`, or `for (i = 0; i < set->count; i++) … set->all[i]`.
struct Round<'a> {
    function: &'a Function,
    record: String,
    start: &'a str,
    end: &'a Expr,
}

pub(super) fn proposals<'a>(ctx: &Context<'a>, site: &Site<'a>, rule: Rule) -> Vec<Proposal> {
    let read = members_read(ctx);
    let near = rounds(ctx, &read);
    let near = near
        .iter()
        .filter(|one| read.contains(&one.start) || read.contains(&one.end_name()));
    let starts: Vec<&str> = near.map(|one| one.start).collect();
    let all = rounds(ctx, &starts);
    let about = all.iter().filter(|one| starts.contains(&one.start));
    let made = about.filter_map(|one| {
        let alike = all
            .iter()
            .filter(|other| other.record == one.record && other.start == one.start);
        let others: Vec<&Round<'a>> = alike
            .filter(|other| other.end_name() != one.end_name())
            .collect();
        let first = others.first()?;
        let agree = others
            .iter()
            .all(|other| other.end_name() == first.end_name());
        let alone = all.iter().filter(|other| {
            other.record == one.record
                && other.start == one.start
                && other.end_name() == one.end_name()
        });
        (agree && others.len() >= HABIT && alone.count() == 1)
            .then(|| one.corrected(ctx, site, first.end_name(), rule))
    });
    made.take(MOST).collect()
}

/// The members that the innermost frames name.
fn members_read<'a>(ctx: &Context<'a>) -> Vec<&'a str> {
    let frames = ctx.stack.iter().take(super::READING);
    let exprs = frames
        .filter_map(|frame| frame.path.last())
        .flat_map(|stmt| all_exprs(stmt));
    exprs
        .filter_map(Expr::member)
        .map(|(_, field)| field)
        .collect()
}

/// Every such loop in the functions that name one of the members.
fn rounds<'a>(ctx: &Context<'a>, read: &[&str]) -> Vec<Round<'a>> {
    let mut found = Vec::new();
    for function in naming(ctx, read) {
        paths::each_path(function.body(), &mut |path| {
            found.extend(
                path.last()
                    .and_then(|stmt| Round::read(ctx, function, stmt)),
            );
        });
    }
    found
}

impl<'a> Round<'a> {
    fn read(ctx: &Context<'a>, function: &'a Function, stmt: &'a Stmt) -> Option<Self> {
        let StmtKind::For {
            init: Some(init),
            cond: Some(cond),
            body,
            ..
        } = &stmt.kind
        else {
            return None;
        };
        let ExprKind::Binary {
            op: BinOp::Lt | BinOp::Ne,
            left,
            right,
        } = &cond.peel().kind
        else {
            return None;
        };
        let ExprKind::Name(walker) = &left.peel().kind else {
            return None;
        };
        let end = right.peel();
        let (owner, _) = end.member()?;
        let same_owner = |start: &Expr| {
            let (other, _) = start.member()?;
            (ctx.text(function, other.span) == ctx.text(function, owner.span)).then_some(())
        };
        let first = first_value(init, walker)?;
        let start = match constant(ctx, first) {
            Some(0) => indexed(body, walker, &same_owner)?,
            _ => first.peel(),
        };
        same_owner(start)?;
        Some(Self {
            function,
            record: record_of(ctx.code, function, start)?,
            start: start.member()?.1,
            end,
        })
    }

    fn end_name(&self) -> &'a str {
        self.end.member().map_or("", |(_, field)| field)
    }

    fn corrected(&self, ctx: &Context<'a>, site: &Site<'a>, usual: &str, rule: Rule) -> Proposal {
        let own = ctx.text(self.function, self.end.span);
        let (start, end) = (self.start, self.end_name());
        let owner = own.strip_suffix(end).unwrap_or_default();
        let usual = format!("{owner}{usual}");
        let why = "all other loops over it end there";
        OddOne {
            function: self.function,
            expr: self.end,
            usual: &usual,
            rule,
            english: format!("A loop over `{owner}{start}` must end at `{usual}`."),
            why,
            cause: format!("The loop over `{owner}{start}` ends at `{own}`; {why}: `{usual}`."),
            doubt: 1,
        }
        .replaced(site)
    }
}

/// What the walker of a loop is set to at first.
fn first_value<'a>(init: &'a Stmt, walker: &str) -> Option<&'a Expr> {
    match &init.kind {
        StmtKind::Declare(variables) => {
            let own = variables.iter().find(|variable| variable.name == walker)?;
            own.init.as_ref()
        }
        _ => all_exprs(init)
            .into_iter()
            .find_map(|expr| match &expr.kind {
                ExprKind::Assign { target, value, .. } => {
                    matches!(&target.peel().kind, ExprKind::Name(name) if name == walker)
                        .then_some(value.as_ref())
                }
                _ => None,
            }),
    }
}

/// The member of a record that a loop's counter is an index of.
fn indexed<'a>(
    body: &'a Stmt,
    counter: &str,
    of_the_record: &dyn Fn(&Expr) -> Option<()>,
) -> Option<&'a Expr> {
    let mut found = None;
    walk::each_expr(body, &mut |expr| {
        if let ExprKind::Index { base, index } = &expr.kind
            && matches!(&index.peel().kind, ExprKind::Name(name) if name == counter)
            && of_the_record(base.peel()).is_some()
        {
            found = found.or(Some(base.peel()));
        }
    });
    found
}
