//! An iterator loop over a list, set or map from which a call in the loop erases nodes. Nodes keep their addresses as
//! long as they live: the loop goes over the addresses, and each node is looked up again before it is used.

use patchwright_analysis::flow;
use patchwright_analysis::flow::How;
use patchwright_analysis::purity::is_pure;
use patchwright_code::layout::laid_out;
use patchwright_code::spelling::squashed;
use patchwright_code::term::compare;
use patchwright_code::tree::{Expr, ExprKind, Stmt, StmtKind};
use patchwright_code::types::last_name;
use patchwright_code::{Function, paths, scope};
use patchwright_domain::constraint::{Certainty, Constraint, Rule};
use patchwright_domain::predicate::Comparison;
use patchwright_domain::report::StackRole;

use crate::checks;
use crate::edits;
use crate::guard;
use crate::moving;
use crate::proposal::{Exit, Operator, PlaceKind, Proposal, TextEdit};
use crate::site::{self, Context, Site};

const FRAMES: usize = 6;
/// Names of the new walk.
const NODES: &str = "nodes";
const NODE: &str = "node";

pub(super) fn propose<'a>(ctx: &Context<'a>, site: &Site<'a>) -> Vec<Proposal> {
    let Some(stack) = ctx.report.stack(StackRole::Free) else {
        return Vec::new();
    };
    let by_nodes = stack.frames.iter().any(|frame| {
        let name = frame.function.as_deref().unwrap_or_default();
        [
            "list<",
            "_Rb_tree",
            "_Hashtable",
            "__tree<",
            "__hash_table<",
        ]
        .iter()
        .any(|part| name.contains(part))
    });
    if !by_nodes {
        return Vec::new();
    }
    let freed = ctx.frames(&stack.frames);
    let mut found = Vec::new();
    for frame in ctx.stack.iter().take(FRAMES) {
        let loops = frame.path.iter().copied();
        for around in loops.filter(|stmt| paths::is_loop(stmt)) {
            // The loop handles its own erasures.
            let through = freed.iter().skip(1).any(|freeing| {
                std::ptr::eq(freeing.function, frame.function) && around.span.has_line(freeing.line)
            });
            if through && ctx.may_edit(frame.function) {
                found.extend(by_address(ctx, site, frame.function, around));
            }
        }
    }
    found
}

/// `for (auto it = c.begin(); it != c.end(); …)`
struct Walk<'a> {
    iterator: &'a str,
    container: &'a str,
    body: &'a Stmt,
}

fn by_address<'a>(
    ctx: &Context<'a>,
    site: &Site<'a>,
    function: &'a Function,
    around: &'a Stmt,
) -> Option<Proposal> {
    let walk = read(ctx, function, around)?;
    let path = paths::path_to(function.body(), around)?;
    let names = scope::names_in(ctx.text(function, function.head.body));
    let taken = names.contains(&NODES) || names.contains(&NODE);
    if edits::stands_alone(&path) || taken || !only_erased(ctx, function, &walk) {
        return None;
    }
    let mut all = vec![head(ctx, function, around, &walk)?];
    all.extend(found_again(ctx, function, &walk)?);
    all.extend(without_steps(ctx, function, &walk));
    all.extend(included(ctx, function));
    Some(Proposal {
        operator: Operator::RefetchIterator,
        place: PlaceKind::Producer,
        exit: Exit::Corrected,
        edits: all,
        constraint: constraint(site, walk.container),
        at: site::location(function, around.span.line, None),
        cause: format!(
            "A call in the loop can take any node out of `{}`, also the one that the iterator stands at.",
            walk.container
        ),
        doubt: 0,
        check: None,
    })
}

fn read<'a>(ctx: &Context<'a>, function: &'a Function, around: &'a Stmt) -> Option<Walk<'a>> {
    let StmtKind::For {
        init: Some(init),
        cond: Some(cond),
        body,
        ..
    } = &around.kind
    else {
        return None;
    };
    let StmtKind::Declare(variables) = &init.kind else {
        return None;
    };
    let [variable] = variables.as_slice() else {
        return None;
    };
    let ExprKind::Call { callee, .. } = &variable.init.as_ref()?.peel().kind else {
        return None;
    };
    let ExprKind::Member { base, .. } = &callee.kind else {
        return None;
    };
    let container = ctx.text(function, base.span);
    let whole = format!("{}!={container}.end()", variable.name);
    let fits = last_name(callee) == Some("begin")
        && is_pure(container)
        && squashed(ctx.text(function, cond.span)) == squashed(&whole)
        && matches!(body.kind, StmtKind::Block(_));
    fits.then_some(Walk {
        iterator: &variable.name,
        container,
        body,
    })
}

/// Whether the loop assigns the iterator only from `erase`: anything else may skip nodes on purpose.
fn only_erased(ctx: &Context<'_>, function: &Function, walk: &Walk<'_>) -> bool {
    let definitions = flow::definitions(function).into_iter();
    let mut inside = definitions.filter(|definition| {
        walk.body.span.contains(&definition.stmt.span)
            && definition.target_text(ctx.code, function) == walk.iterator
    });
    inside.all(|definition| match definition.how {
        How::Stepped => definition.value.is_none(),
        How::Assigned => matches!(
            definition.value.map(|value| &value.peel().kind),
            Some(ExprKind::Call { callee, .. }) if last_name(callee) == Some("erase")
        ),
        How::Declared | How::Passed | How::Element => false,
    })
}

/// The addresses of all nodes, and a loop over them.
fn head(
    ctx: &Context<'_>,
    function: &Function,
    around: &Stmt,
    walk: &Walk<'_>,
) -> Option<TextEdit> {
    let file = ctx.file(function)?;
    let container = walk.container;
    let old = file.text().get(around.span.start..walk.body.span.start)?;
    let gap = old.get(old.trim_end().len()..)?;
    let text = format!(
        "std::vector<decltype(&*{container}.begin())> {NODES};\nfor (auto &{NODE} : {container})\n\t{NODES}.push_back(&{NODE});\nfor (auto *{NODE} : {NODES})"
    );
    let text = laid_out(file, &text, file.indent_at(around.span.start));
    Some(TextEdit {
        file: file.path.clone(),
        start: around.span.start,
        end: walk.body.span.start,
        text: text + gap,
    })
}

/// The node's iterator, if it is still there.
fn found_again(ctx: &Context<'_>, function: &Function, walk: &Walk<'_>) -> Option<Vec<TextEdit>> {
    let StmtKind::Block(list) = &walk.body.kind else {
        return None;
    };
    let path = paths::path_to(function.body(), list.first()?)?;
    let (it, container) = (walk.iterator, walk.container);
    let gone = compare(it, Comparison::Eq, format!("{container}.end()"));
    let other = compare(format!("&*{it}"), Comparison::Ne, NODE);
    let goes_on = gone.negated().and(other);
    let text = format!(
        "auto {it} = {container}.begin();\nwhile ({goes_on})\n\t++{it};\n{}",
        guard::branch(&gone, "continue; // gone since")
    );
    Some(edits::insert_before(ctx.file(function)?, &path, &text))
}

/// Removes the steps: the next iteration looks up its own node.
fn without_steps(ctx: &Context<'_>, function: &Function, walk: &Walk<'_>) -> Vec<TextEdit> {
    let mut found = Vec::new();
    paths::each_path(walk.body, &mut |path| {
        if let Some(stmt) = path.last()
            && let StmtKind::Expr(expr) = &stmt.kind
            && steps(expr, walk.iterator)
        {
            let line = ctx
                .file(function)
                .and_then(|file| moving::taken(file, stmt));
            let away = line.filter(|_| !edits::stands_alone(path));
            found.push(away.map_or_else(
                || TextEdit::replace(&function.head.file, stmt.span, ";"),
                |taken| taken.away,
            ));
        }
    });
    found
}

fn steps(expr: &Expr, iterator: &str) -> bool {
    match &expr.peel().kind {
        ExprKind::Step { on, .. } => {
            matches!(&on.peel().kind, ExprKind::Name(name) if name == iterator)
        }
        _ => false,
    }
}

/// `#include <vector>` after the last include of its kind, if it is missing.
fn included(ctx: &Context<'_>, function: &Function) -> Option<TextEdit> {
    let path = &function.head.file;
    if scope::includes_header(ctx.code, path, "vector") {
        return None;
    }
    let text = ctx.file(function)?.text();
    let last = text.rfind("\n#include").map_or(0, |at| at + 1);
    let end = last + text.get(last..)?.find('\n')?;
    Some(TextEdit {
        file: path.clone(),
        start: end,
        end,
        text: "\n#include <vector>".to_owned(),
    })
}

fn constraint(site: &Site<'_>, container: &str) -> Constraint {
    checks::constraint(
        site,
        Rule::StillOwned,
        None,
        format!(
            "The node of `{container}` that line {} goes on from must still be there.",
            site.line
        ),
        vec![(
            container.to_owned(),
            Certainty::Seen,
            "the stack of the free passes through the loop",
        )],
    )
}
