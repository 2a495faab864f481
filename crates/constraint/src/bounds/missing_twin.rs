//! Two functions of one file perform the same steps, and one has a check in between that the other lacks. If the steps
//! set what the crashing stack depends on, both get the check.

use patchwright_analysis::flow::definitions;
use patchwright_code::paths::{self, each_list};
use patchwright_code::spelling::squashed;
use patchwright_code::term::holds;
use patchwright_code::tree::{ExprKind, Stmt, StmtKind};
use patchwright_code::walk::{all_exprs, leaves};
use patchwright_code::{Function, scope};
use patchwright_domain::constraint::{Certainty, Rule};

use crate::checks::constraint;
use crate::edits;
use crate::guard;
use crate::proposal::{Exit, Operator, PlaceKind, Proposal};
use crate::site::{self, Context, Site};

const MOST_FRAMES: usize = 3;
const MOST: usize = 4;

pub(super) fn proposals(ctx: &Context<'_>, site: &Site<'_>) -> Vec<Proposal> {
    let fields = fields_on_stack(ctx);
    let mut found = Vec::new();
    for lacking in ctx.code.functions() {
        if !ctx.may_edit(lacking) || !sets_one_of(ctx, lacking, &fields) {
            continue;
        }
        let models = ctx.code.functions().filter(|model| {
            model.head.file == lacking.head.file
                && model.head != lacking.head
                && model.head.returns == lacking.head.returns
        });
        for model in models {
            found.extend(asked(ctx, site, lacking, model));
        }
        if found.len() >= MOST {
            break;
        }
    }
    found.truncate(MOST);
    found
}

/// The members in the statements of the innermost frames.
fn fields_on_stack(ctx: &Context<'_>) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for frame in ctx.stack.iter().take(MOST_FRAMES) {
        let exprs = frame.path.last().map(|stmt| all_exprs(stmt));
        for expr in exprs.unwrap_or_default() {
            if let ExprKind::Member { field, .. } = &expr.kind
                && !found.contains(field)
            {
                found.push(field.clone());
            }
        }
    }
    found
}

fn sets_one_of(ctx: &Context<'_>, function: &Function, fields: &[String]) -> bool {
    let text = ctx.text(function, function.head.body);
    fields.iter().any(|field| text.contains(field.as_str()))
        && definitions(function).iter().any(|definition| {
            matches!(definition.target_kind(), Some(ExprKind::Member { field, .. }) if fields.contains(field))
        })
}

/// The checks of the model that stand between two steps which the other function performs in a row.
fn asked(
    ctx: &Context<'_>,
    site: &Site<'_>,
    lacking: &Function,
    model: &Function,
) -> Vec<Proposal> {
    let mut questions: Vec<(String, &Stmt, String)> = Vec::new();
    each_list(model.body(), &mut |list| {
        for three in list.windows(3) {
            let [before, question, behind] = three else {
                continue;
            };
            if let StmtKind::If {
                then,
                otherwise: None,
                ..
            } = &question.kind
                && leaves(then)
            {
                let text = |stmt: &Stmt| squashed(ctx.text(model, stmt.span));
                questions.push((text(before), question, text(behind)));
            }
        }
    });
    let mut found = Vec::new();
    each_list(lacking.body(), &mut |list| {
        for two in list.windows(2) {
            let [before, behind] = two else { continue };
            let text = |stmt: &Stmt| squashed(ctx.text(lacking, stmt.span));
            let same = questions
                .iter()
                .find(|(first, _, last)| *first == text(before) && *last == text(behind));
            if let Some((_, question, _)) = same {
                found.extend(copied(ctx, site, lacking, before, model, question));
            }
        }
    });
    found
}

fn copied(
    ctx: &Context<'_>,
    site: &Site<'_>,
    lacking: &Function,
    before: &Stmt,
    model: &Function,
    question: &Stmt,
) -> Option<Proposal> {
    let StmtKind::If { cond, then, .. } = &question.kind else {
        return None;
    };
    let text = |span| ctx.text(model, span).trim();
    let exit = text(then.span)
        .trim_start_matches('{')
        .trim_end_matches('}');
    let exit: Vec<&str> = exit
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty())
        .collect();
    let condition = text(cond.span);
    let whole = guard::branch(&holds(condition), &exit.join("\n"));
    let path = paths::path_to(lacking.body(), before)?;
    let fits = scope::usable(ctx.code, lacking, before.span.end, &whole);
    let edits = edits::insert_after(ctx.file(lacking)?, &path, &whole);
    let name = &model.head.name;
    (fits && !edits.is_empty()).then(|| Proposal {
        operator: Operator::CallSiblingCheck,
        place: PlaceKind::Producer,
        exit: Exit::ErrorExit,
        edits,
        constraint: constraint(
            site,
            Rule::InBounds,
            None,
            format!("`{condition}` must not hold, as `{name}` sees to where it does the same."),
            vec![(condition.to_owned(), Certainty::Inferred, "another function checks it between the same steps")],
        ),
        at: site::location(lacking, before.span.line, Some(before.span.column)),
        cause: format!(
            "`{}` does the same steps as `{name}` without the question that stands between them there.",
            lacking.head.name
        ),
        doubt: 0, check: None,
})
}
