//! Copied code has its bugs twice. A check that is inserted between two lines is also inserted between the same lines
//! of a function that is mostly the same.

use patchwright_code::spelling::squashed;
use patchwright_code::{Function, SourceFile, scope};

use crate::proposal::{Operator, Proposal, TextEdit};
use crate::site::Context;

/// Lines that two functions must share, in percent of the smaller one.
const MOSTLY: usize = 70;
/// Shorter functions are alike by chance.
const FEWEST_LINES: usize = 8;
const MOST: usize = 3;

/// A check together with the same check in the twins of its function.
pub(crate) fn joined(ctx: &Context<'_>, mut proposal: Proposal) -> Proposal {
    let checks = matches!(
        proposal.operator,
        Operator::GuardWithErrorExit | Operator::GuardWithProjectMacro
    );
    let [edit] = proposal.edits.as_slice() else {
        return proposal;
    };
    if !checks || edit.start != edit.end {
        return proposal;
    }
    let Some(home) = ctx
        .code
        .functions()
        .find(|function| proposal.lies_in(function))
    else {
        return proposal;
    };
    let twins = ctx
        .code
        .functions()
        .filter(|other| other.head != home.head && ctx.may_edit(other) && alike(ctx, home, other));
    let edits: Vec<TextEdit> = twins
        .filter_map(|twin| same_place(ctx, home, twin, edit))
        .take(MOST)
        .collect();
    proposal.edits.extend(edits);
    proposal
}

fn lines<'a>(ctx: &Context<'a>, function: &Function) -> Vec<String> {
    let text = ctx.text(function, function.head.body);
    let lines = text.lines().map(squashed);
    lines.filter(|line| line.len() > 2).collect()
}

fn alike(ctx: &Context<'_>, one: &Function, other: &Function) -> bool {
    let (own, theirs) = (lines(ctx, one), lines(ctx, other));
    let fewest = own.len().min(theirs.len());
    let shared = own.iter().filter(|line| theirs.contains(line)).count();
    fewest >= FEWEST_LINES && shared * 100 >= fewest * MOSTLY && shared * 100 >= own.len() * MOSTLY
}

/// The offset in a twin between the same two lines.
fn same_place(
    ctx: &Context<'_>,
    home: &Function,
    twin: &Function,
    edit: &TextEdit,
) -> Option<TextEdit> {
    let (here, there) = (ctx.file(home)?, ctx.file(twin)?);
    let line = here.line_of(edit.start);
    let around = |file: &SourceFile, line: u32| {
        let near = [line.checked_sub(1), Some(line), line.checked_add(1)];
        near.map(|line| line.map(|line| squashed(file.line_text(line))))
    };
    let wanted = around(here, line);
    let first = there.line_of(twin.head.body.start);
    let last = there.line_of(twin.head.body.end);
    let found = (first..=last).find(|line| around(there, *line) == wanted)?;
    let same_text = here.line_text(line) == there.line_text(found);
    let column = edit.start.checked_sub(here.line_start(line)?)?;
    let at = there.line_start(found)? + column;
    (same_text && scope::usable(ctx.code, twin, at, &edit.text)).then(|| TextEdit {
        file: twin.head.file.clone(),
        start: at,
        end: at,
        text: edit.text.clone(),
    })
}
