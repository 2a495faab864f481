//! An uninitialised value: set where its siblings are, to what the program uses elsewhere for "none".

mod value;

use patchwright_analysis::flow::{Definition, How};
use patchwright_analysis::{crash, flow};
use patchwright_code::spelling::{bare, squashed};
use patchwright_code::tree::{Expr, ExprKind, Stmt, StmtKind, Variable, Via};
use patchwright_code::types::{Type, last_name, type_of, variable_named};
use patchwright_code::walk::{all_exprs, leaves};
use patchwright_code::{Function, paths, spelling, walk};
use patchwright_domain::constraint::{Certainty, Constraint, Rule};
use patchwright_domain::report::{CrashReport, StackRole};

use crate::checks;
use crate::edits;
use crate::proposal::{Exit, Operator, PlaceKind, Proposal, TextEdit};
use crate::site::{self, Context, Site};

const STEPS: u32 = 5;
const SUSPECTS: usize = 4;

pub(crate) fn propose<'a>(ctx: &Context<'a>, site: &Site<'a>) -> Vec<Proposal> {
    let mut found = Vec::new();
    for (nth, (function, expr)) in suspects(ctx, site).into_iter().enumerate() {
        let text = ctx.text(function, expr.span);
        let constraint = initialised(ctx, site, text);
        let mut made = for_suspect(ctx, function, expr, &constraint);
        for proposal in &mut made {
            proposal.doubt += 3 * u32::try_from(nth).unwrap_or(9);
        }
        found.extend(made);
    }
    found.extend(at_allocation(ctx, site));
    found
}

/// Whether the address is one that no pointer has, null and an offset least of all: sanitizers fill fresh blocks so.
pub(crate) fn is_garbage(report: &CrashReport) -> bool {
    let address = report.facts.get("address");
    address.is_some_and(|what| what.contains("not a valid pointer"))
}

fn initialised(ctx: &Context<'_>, site: &Site<'_>, text: &str) -> Constraint {
    let (certainty, why) = match is_garbage(ctx.report) {
        true => (Certainty::Inferred, "no pointer has such an address"),
        false => (Certainty::Seen, "the report says so"),
    };
    checks::constraint(
        site,
        Rule::Initialised,
        None,
        format!(
            "`{text}` must have been given a value before line {} uses it.",
            site.line
        ),
        vec![
            ("no value".to_owned(), certainty, why),
            (
                text.to_owned(),
                Certainty::Inferred,
                "where the value in the statement comes from",
            ),
        ],
    )
}

/// What the crashing statement reads, and where that was copied from.
fn suspects<'a>(ctx: &Context<'a>, site: &Site<'a>) -> Vec<(&'a Function, &'a Expr)> {
    let flow = crash::flow_of(ctx);
    let mut found: Vec<(&'a Function, &'a Expr)> = Vec::new();
    for expr in site.exprs() {
        if !matches!(
            expr.kind,
            ExprKind::Name(_) | ExprKind::Member { .. } | ExprKind::Index { .. }
        ) {
            continue;
        }
        for source in flow.producers(site.function, expr.span.start, expr, STEPS) {
            if let Some(value) = source.value
                && matches!(
                    value.peel().kind,
                    ExprKind::Name(_) | ExprKind::Member { .. } | ExprKind::Index { .. }
                )
            {
                found.push((source.function, value.peel()));
            }
        }
        found.push((site.function, expr));
    }
    // A member is likelier than a variable, because compilers warn about variables.
    found.sort_by_key(|(_, expr)| !matches!(expr.kind, ExprKind::Member { .. }));
    let mut seen: Vec<String> = Vec::new();
    found.retain(|(function, expr)| {
        let key = match &expr.kind {
            ExprKind::Member { field, .. } => field.clone(),
            _ => format!(
                "{}:{}",
                function.head.qualified,
                ctx.text(function, expr.span)
            ),
        };
        let fresh = !seen.contains(&key);
        seen.push(key);
        fresh
    });
    found.truncate(SUSPECTS);
    found
}

/// A member that the functions creating such records do not set.
pub(crate) fn field_left_out<'a>(
    ctx: &Context<'a>,
    function: &'a Function,
    member: &'a Expr,
    constraint: &Constraint,
) -> Vec<Proposal> {
    let mut found = for_suspect(ctx, function, member, constraint);
    for proposal in &mut found {
        // The only evidence is that it had no value.
        proposal.doubt += 3;
    }
    found
}

fn for_suspect<'a>(
    ctx: &Context<'a>,
    function: &'a Function,
    expr: &'a Expr,
    constraint: &Constraint,
) -> Vec<Proposal> {
    match &expr.kind {
        ExprKind::Member { base, field, .. } => {
            let Some(owner) = type_of(ctx.code, function, expr.span.start, base) else {
                return Vec::new();
            };
            let mut fields = vec![field.as_str()];
            fields.extend(used_alike(ctx, function, expr));
            field_in_makers(ctx, &owner.resolved(ctx.code).base, &fields, constraint)
        }
        ExprKind::Name(name) => at_declaration(ctx, function, name, constraint),
        ExprKind::Index { base, .. } => match &base.peel().kind {
            ExprKind::Name(name) => at_declaration(ctx, function, name, constraint),
            _ => Vec::new(),
        },
        _ => Vec::new(),
    }
}

/// The other members of the same record that a function hands to the same routine: `free(r->name); free(r->extra);`
fn used_alike<'a>(ctx: &Context<'a>, function: &'a Function, member: &Expr) -> Vec<&'a str> {
    let Some((record, own)) = member.member() else {
        return Vec::new();
    };
    let text = |expr: &Expr| squashed(ctx.text(function, expr.span));
    let mut calls: Vec<(String, &'a str)> = Vec::new();
    walk::each_expr(function.body(), &mut |expr| {
        if let ExprKind::Call { callee, args } = &expr.kind
            && let [only] = args.as_slice()
            && let Some((base, field)) = only.peel().member()
            && text(base) == text(record)
        {
            calls.push((text(callee), field));
        }
    });
    let routine = calls.iter().find(|(_, field)| *field == own);
    let routine = routine.map(|(routine, _)| routine.clone());
    let others = calls
        .into_iter()
        .filter(|(callee, field)| Some(callee) == routine.as_ref() && *field != own);
    others.map(|(_, field)| field).collect()
}

/// Sets them in every function that makes such records and leaves the first of them out.
fn field_in_makers(
    ctx: &Context<'_>,
    owner: &str,
    fields: &[&str],
    constraint: &Constraint,
) -> Vec<Proposal> {
    let mut found = Vec::new();
    let Some((field, alike)) = fields.split_first() else {
        return found;
    };
    let Some(variable) = ctx.code.field(owner, field) else {
        return found;
    };
    let on_stack = allocating_functions(ctx);
    for function in ctx
        .code
        .functions()
        .filter(|function| ctx.may_edit(function))
    {
        let Some(maker) = maker(ctx, function, owner, field) else {
            continue;
        };
        let others = alike.iter().filter_map(|other| {
            let variable = ctx.code.field(owner, other)?;
            let value = value::for_field(ctx, function, owner, variable)
                .into_iter()
                .next()?;
            (!maker.sets.contains(other)).then(|| format!("\n{}{other} = {value};", maker.base))
        });
        let others: String = others.collect();
        let known = on_stack.contains(&function.head.qualified);
        for (nth, value) in value::for_field(ctx, function, owner, variable)
            .into_iter()
            .enumerate()
        {
            let Some(path) = paths::path_to(function.body(), maker.after) else {
                continue;
            };
            let Some(file) = ctx.file(function) else {
                continue;
            };
            let text = format!("{}{field} = {value};{others}", maker.base);
            found.push(Proposal {
                operator: Operator::Initialise,
                place: PlaceKind::Producer,
                exit: Exit::Corrected,
                edits: edits::insert_after(file, &path, &text),
                constraint: constraint.clone(),
                at: site::location(function, maker.after.span.line, None),
                cause: format!(
                    "`{}` makes a `{}` and leaves `{field}` out.",
                    function.head.name,
                    bare(owner)
                ),
                doubt: u32::try_from(nth).unwrap_or(9) + if known { 0 } else { 2 },
                check: None,
            });
        }
    }
    found
}

/// A function that makes a record.
struct Maker<'a> {
    /// `h->` or `h.`
    base: String,
    /// The last of the stores to its members; where there is none, what checks the allocation.
    after: &'a Stmt,
    sets: Vec<&'a str>,
}

fn maker<'a>(
    ctx: &Context<'a>,
    function: &'a Function,
    owner: &str,
    field: &str,
) -> Option<Maker<'a>> {
    let mut stores: Vec<(&'a Stmt, String, &'a str)> = Vec::new();
    let mut fresh: Vec<String> = Vec::new();
    let mut bare_maker = None;
    for definition in flow::definitions(function) {
        if let Some(value) = definition.value
            && matches!(definition.how, How::Assigned | How::Declared)
            && is_allocation(value)
        {
            let name = definition.target_text(ctx.code, function);
            if points_to(ctx, function, &definition, owner) {
                bare_maker = Some((name.clone(), definition.stmt));
            }
            fresh.push(name);
        }
        if definition.how == How::Declared
            && definition.value.is_none()
            && is_record(ctx, definition.variable, owner)
        {
            fresh.extend(definition.variable.map(|variable| variable.name.clone()));
        }
        if let Some(ExprKind::Member { base, field, via }) = definition.target_kind() {
            let ty = type_of(ctx.code, function, base.span.start, base)?.resolved(ctx.code);
            if definition.how == How::Assigned && bare(&ty.base) == bare(owner) {
                let arrow = match via {
                    Via::Arrow => "->",
                    Via::Dot => ".",
                };
                let base = spelling::text_of(ctx.code, function, base);
                stores.push((definition.stmt, format!("{base}{arrow}"), field.as_str()));
            }
        }
    }
    let name_of = |base: &str| base.trim_end_matches(['-', '>', '.']).to_owned();
    stores.retain(|(_, base, _)| fresh.contains(&name_of(base)));
    let sets: Vec<&str> = stores.iter().map(|(_, _, name)| *name).collect();
    let (after, base) = match (stores.pop(), bare_maker) {
        (Some((after, base, _)), _) => (after, base),
        (None, Some((name, made))) => {
            let next = flow::next_after(function, made);
            let check =
                next.filter(|next| matches!(&next.kind, StmtKind::If { then, .. } if leaves(then)));
            (check.unwrap_or(made), format!("{name}->"))
        }
        (None, None) => return None,
    };
    (!sets.contains(&field)).then_some(Maker { base, after, sets })
}

/// Whether a local that is set is a pointer to such records.
fn points_to(
    ctx: &Context<'_>,
    function: &Function,
    definition: &Definition<'_>,
    owner: &str,
) -> bool {
    let Some(name) = definition.variable_name() else {
        return false;
    };
    let variable = variable_named(ctx.code, function, definition.stmt.span.end, name);
    variable.map(Type::of_variable).is_some_and(|ty| {
        let ty = ty.resolved(ctx.code);
        ty.pointers == 1 && bare(&ty.base) == bare(owner)
    })
}

fn is_record(ctx: &Context<'_>, variable: Option<&Variable>, owner: &str) -> bool {
    variable.is_some_and(|variable| {
        let ty = Type::of_variable(variable).resolved(ctx.code);
        ty.pointers == 0 && bare(&ty.base) == bare(owner)
    })
}

/// A call that returns uninitialised memory.
fn is_allocation(value: &Expr) -> bool {
    match &value.peel().kind {
        ExprKind::Call { callee, .. } => {
            let name = last_name(callee).unwrap_or_default().to_ascii_lowercase();
            name.contains("alloc") && !name.contains("calloc")
        }
        ExprKind::New { .. } => true,
        _ => false,
    }
}

/// Functions of the report's allocation and origin stacks.
fn allocating_functions(ctx: &Context<'_>) -> Vec<String> {
    let stacks = ctx.report.stacks.iter().filter(|stack| {
        matches!(
            stack.role,
            StackRole::Allocation | StackRole::Origin | StackRole::Store
        )
    });
    stacks
        .flat_map(|stack| ctx.frames(&stack.frames))
        .map(|frame| frame.function.head.qualified.clone())
        .collect()
}

/// A local variable that is declared without a value.
fn at_declaration(
    ctx: &Context<'_>,
    function: &Function,
    name: &str,
    constraint: &Constraint,
) -> Vec<Proposal> {
    let mut found = Vec::new();
    if !ctx.may_edit(function) {
        return found;
    }
    paths::each_path(function.body(), &mut |path| {
        let Some(stmt) = path.last() else {
            return;
        };
        let StmtKind::Declare(variables) = &stmt.kind else {
            return;
        };
        let bare = variables
            .iter()
            .filter(|v| v.name == name && v.init.is_none());
        for variable in bare {
            for (nth, value) in value::for_local(ctx, function, variable)
                .into_iter()
                .enumerate()
            {
                found.push(Proposal {
                    operator: Operator::Initialise,
                    place: PlaceKind::Producer,
                    exit: Exit::Corrected,
                    edits: vec![TextEdit {
                        file: function.head.file.clone(),
                        start: variable.span.end,
                        end: variable.span.end,
                        text: format!(" = {value}"),
                    }],
                    constraint: constraint.clone(),
                    at: site::location(function, stmt.span.line, None),
                    cause: format!("`{name}` is used on a way on which nothing sets it."),
                    doubt: 1 + u32::try_from(nth).unwrap_or(9),
                    check: None,
                });
            }
        }
    });
    found
}

/// The block, zeroed when it is allocated.
fn at_allocation(ctx: &Context<'_>, site: &Site<'_>) -> Vec<Proposal> {
    let mut found = Vec::new();
    let Some(stack) = ctx.report.stack(StackRole::Allocation) else {
        return found;
    };
    for frame in ctx.frames(&stack.frames).into_iter().take(2) {
        let Some(stmt) = frame.path.last().filter(|_| ctx.may_edit(frame.function)) else {
            continue;
        };
        for expr in all_exprs(stmt) {
            let ExprKind::Call { callee, args } = &expr.kind else {
                continue;
            };
            let (Some("malloc"), [size]) = (last_name(callee), args.as_slice()) else {
                continue;
            };
            let text = format!("calloc(1, {})", ctx.text(frame.function, size.span));
            found.push(Proposal {
                operator: Operator::Initialise,
                place: PlaceKind::Allocation,
                exit: Exit::Corrected,
                edits: vec![TextEdit::replace(&frame.function.head.file, expr.span, text)],
                constraint: initialised(ctx, site, "the allocated block"),
                at: site::location(frame.function, expr.span.line, Some(expr.span.column)),
                cause: "The block is used before all of it was set; zeroes stand for what is not given.".to_owned(),
                doubt: 1, check: None,
});
        }
    }
    found
}
