//! The only pointer to a block is overwritten: the old block is released first.

use patchwright_analysis::crash::flow_of;
use patchwright_analysis::flow;
use patchwright_analysis::flow::SourceKind;
use patchwright_analysis::lifetime::holders::Holder;
use patchwright_analysis::lifetime::releaser::Wanted;
use patchwright_analysis::lifetime::scope_ends::is_null;
use patchwright_analysis::lifetime::values::{is_own, mentions};
use patchwright_analysis::lifetime::{releaser, values};
use patchwright_analysis::purity::is_pure;
use patchwright_code::spelling::{bare, squashed};
use patchwright_code::term;
use patchwright_code::tree::{AssignOp, Expr, ExprKind, Stmt, StmtKind};
use patchwright_code::types::{Type, class_of, last_name, type_of, variable_named};
use patchwright_code::walk::all_exprs;
use patchwright_code::{Function, paths};

use super::Case;
use super::Held;
use super::Mend;
use crate::edits;
use crate::proposal::{Operator, PlaceKind, Proposal, TextEdit};

/// Stores elsewhere that may lose the block.
const MOST_STORES: usize = 6;

/// A local that gets a new block in every iteration.
pub(super) fn local(case: &Case<'_, '_>) -> Vec<Proposal> {
    let Holder::Local(name) = &case.holding.holder else {
        return Vec::new();
    };
    let function = case.holding.function;
    let looped = case.holding.path.iter().any(|stmt| paths::is_loop(stmt));
    let locals = function.locals();
    let declared = locals.iter().rfind(|local| local.name == *name);
    let outside = declared.is_some_and(|local| {
        let around = patchwright_analysis::flow::path_at(function, local.span.start);
        let inner = case.holding.path.iter().rfind(|stmt| paths::is_loop(stmt));
        !around
            .iter()
            .any(|stmt| inner.is_some_and(|inner| std::ptr::eq(*stmt, *inner)))
    });
    if !looped || !outside {
        return Vec::new();
    }
    let null = declared.is_some_and(|local| local.init.as_ref().is_some_and(is_null));
    let first = declared.and_then(|local| {
        let file = case.ctx.file(function)?;
        // It must be known to be null at first.
        let bare =
            local.init.is_none() && !function.head.params.iter().any(|param| param.name == *name);
        (bare && !null).then(|| TextEdit {
            file: file.path.clone(),
            start: local.span.end,
            end: local.span.end,
            text: format!(" = {}", crate::null::null_word(function)),
        })
    });
    let nulled = flow::definitions(function).iter().any(|definition| {
        definition.start < case.holding.made.span.start
            && definition
                .target
                .is_some_and(|target| values::is_name(target, name))
            && definition.value.is_some_and(is_null)
    });
    if !null && !nulled && first.is_none() {
        return Vec::new();
    }
    let further = if nulled { None } else { first };
    let doubt = if further.is_some() { 2 } else { 1 };
    let path = case.holding.path.clone();
    before_store(case, function, &path, name, further, doubt)
}

/// A member, element or global that gets a new block while it holds an old one.
pub(super) fn stored(case: &Case<'_, '_>, place: &Expr) -> Vec<Proposal> {
    let function = case.holding.function;
    let Some(file) = case.ctx.file(function) else {
        return Vec::new();
    };
    let text = file.slice(place.span).to_owned();
    let assigned = case.holding.path.last().is_some_and(|stmt| {
        all_exprs(stmt).into_iter().any(|expr| match &expr.kind {
            ExprKind::Assign { target, .. } => target.span.contains(&place.span),
            _ => false,
        })
    });
    let mut found = Vec::new();
    if assigned && may_hold(case, function, place) {
        let path = case.holding.path.clone();
        // A row is usually filled once, from start to end.
        let doubt = match place.kind {
            ExprKind::Index { .. } => 5,
            _ => 0,
        };
        found.extend(before_store(case, function, &path, &text, None, doubt));
    }
    if let ExprKind::Member { base, field, .. } = &place.kind {
        let code = case.ctx.code;
        let ty = type_of(code, function, base.span.start, base).map(|ty| ty.resolved(code));
        found.extend(
            ty.map(|ty| elsewhere(case, bare(&ty.base), field))
                .unwrap_or_default(),
        );
    }
    found
}

/// Other stores to the same member that do not release what it holds.
fn elsewhere(case: &Case<'_, '_>, record: &str, field: &str) -> Vec<Proposal> {
    let stores = flow_of(case.ctx).stores_to_field(Some(record), field, SourceKind::Field);
    let here = case.holding.path.last().copied();
    let mut found = Vec::new();
    for store in stores.into_iter().take(MOST_STORES) {
        let known = here.is_some_and(|here| std::ptr::eq(here, store.stmt));
        let target = all_exprs(store.stmt)
            .into_iter()
            .find_map(|expr| match &expr.kind {
                ExprKind::Assign { op, target, .. } if *op == AssignOp::Plain => {
                    Some(target.peel())
                }
                _ => None,
            });
        let (Some(target), false) = (target, known) else {
            continue;
        };
        let Some(path) = paths::path_to(store.function.body(), store.stmt) else {
            continue;
        };
        if may_hold(case, store.function, target) && !makes_new(&store.function.head.name) {
            found.extend(before_store(
                case,
                store.function,
                &path,
                &store.holder,
                None,
                3,
            ));
        }
    }
    found
}

/// Whether a function's name says that it fills something empty.
fn makes_new(name: &str) -> bool {
    let lower = name.to_ascii_lowercase();
    ["init", "new", "create", "alloc", "zero"]
        .iter()
        .any(|word| lower.contains(word))
}

/// Whether a place may hold an earlier block: not in a record that the function has just created, and not if its first
/// value must not be freed.
fn may_hold(case: &Case<'_, '_>, function: &Function, place: &Expr) -> bool {
    let constructor = class_of(function) == Some(function.head.name.as_str());
    match &place.kind {
        ExprKind::Name(name) => {
            let global = case.ctx.code.global(name);
            let init = global.map(|(_, variable)| variable.init.as_ref());
            let own = function
                .locals()
                .into_iter()
                .rfind(|local| local.name == *name);
            let init = own.map(|local| local.init.as_ref()).or(init).flatten();
            init.is_none_or(is_null) && !constructor
        }
        ExprKind::Member { base, .. } | ExprKind::Index { base, .. } => match &base.peel().kind {
            ExprKind::Name(root) if root == "this" => !constructor,
            ExprKind::Name(root) => !is_new(case, function, root),
            _ => true,
        },
        _ => false,
    }
}

/// Whether a variable of the function is, or points to, fresh memory: it holds nothing, or garbage.
fn is_new(case: &Case<'_, '_>, function: &Function, root: &str) -> bool {
    let locals = function.locals();
    let local = locals.into_iter().rfind(|local| local.name == root);
    let Some(local) = local.filter(|_| is_own(function, root)) else {
        return false;
    };
    let param = function.head.params.iter().any(|param| param.name == root);
    let looped = case.holding.path.iter().any(|stmt| paths::is_loop(stmt));
    if local.pointers == 0
        && !local.reference
        && !Type::of_variable(local)
            .resolved(case.ctx.code)
            .is_pointer()
    {
        return !param && !looped;
    }
    let values: Vec<Given> = flow::definitions(function)
        .iter()
        .filter(
            |definition| match (definition.target, definition.variable) {
                (Some(target), _) => values::is_name(target, root),
                (None, Some(variable)) => variable.name == root,
                (None, None) => false,
            },
        )
        .filter_map(|definition| definition.value)
        .filter(|value| !is_null(value))
        .map(given_by)
        .collect();
    let all_new = !values.is_empty() && !values.contains(&Given::Found);
    values.contains(&Given::Rubbish) || all_new && !looped && !param
}

/// What a value that is assigned to a pointer points to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Given {
    /// Memory that nobody has cleared.
    Rubbish,
    Cleared,
    /// Something that existed before.
    Found,
}

fn given_by(value: &Expr) -> Given {
    match &value.peel().kind {
        ExprKind::Call { callee, .. } => {
            let name = last_name(callee).unwrap_or_default().to_ascii_lowercase();
            match name.as_str() {
                name if name.contains("calloc") => Given::Cleared,
                name if name.contains("alloc") => Given::Rubbish,
                _ => Given::Found,
            }
        }
        ExprKind::New { .. } => Given::Cleared,
        _ => Given::Found,
    }
}

/// Releases the old value before the assignment; if the new one is made from the old, after it.
fn before_store(
    case: &Case<'_, '_>,
    function: &Function,
    path: &[&Stmt],
    holder: &str,
    further: Option<TextEdit>,
    doubt: u32,
) -> Vec<Proposal> {
    let (Some(stmt), Some(file)) = (path.last(), case.ctx.file(function)) else {
        return Vec::new();
    };
    let plain = matches!(
        stmt.kind,
        StmtKind::Expr(_) | StmtKind::If { .. } | StmtKind::While { .. }
    );
    if !plain
        || !is_pure(holder)
        || !case.ctx.may_edit(function)
        || is_released_above(case, function, path, holder)
    {
        return Vec::new();
    }
    let looped = matches!(stmt.kind, StmtKind::While { .. });
    let Some(function) = case
        .ctx
        .code
        .functions()
        .find(|other| std::ptr::eq(*other, function))
    else {
        return Vec::new();
    };
    let target = all_exprs(stmt)
        .into_iter()
        .find_map(|expr| match &expr.kind {
            ExprKind::Assign { target, value, .. }
                if squashed(file.slice(target.peel().span)) == squashed(holder) =>
            {
                Some((target.peel(), value))
            }
            _ => None,
        });
    let ty = match target {
        Some((target, _)) => type_of(case.ctx.code, function, target.span.start, target),
        None => {
            variable_named(case.ctx.code, function, stmt.span.start, holder).map(Type::of_variable)
        }
    };
    let root = holder.split(['-', '.', '[']).next().unwrap_or_default();
    let reads_itself = target.is_some_and(|(_, value)| {
        squashed(file.slice(value.span)).contains(&squashed(holder))
            || root == holder && mentions(value.as_ref(), root)
    });
    if looped {
        return Vec::new();
    }
    let wanted = Wanted {
        ctx: case.ctx,
        function,
        at: stmt.span.start,
        holder,
        constant: target.is_some_and(|(target, _)| is_constant(case, function, target)),
        ty: ty.clone(),
        made: case.holding.made,
    };
    let cause = format!("`{holder}` may still hold a block when it is given another one.");
    let mut found = Vec::new();
    for (release, own) in releaser::releases(&wanted) {
        let mut edits = match (reads_itself, ty.as_ref()) {
            (false, _) => edits::insert_before(file, path, &release),
            (true, Some(ty)) => {
                let mut text = term::replaced(&release, holder, "old");
                let space = if ty.pointers > 0 { "" } else { " " };
                text = format!(
                    "{}{space}old = {holder};\n{}\n{text}",
                    ty.text(),
                    file.slice(stmt.span)
                );
                edits::in_place(file, path, &text)
            }
            (true, None) => continue,
        };
        edits.extend(further.clone());
        found.extend(case.proposal(Mend {
            operator: Operator::ReleaseOldValue,
            place: PlaceKind::Producer,
            at: (function, stmt),
            edits,
            holder: Held::Pointer(holder),
            cause: cause.clone(),
            doubt: doubt + own,
        }));
    }
    found
}

/// Whether a place is declared as pointing to constant data.
fn is_constant(case: &Case<'_, '_>, function: &Function, target: &Expr) -> bool {
    let code = case.ctx.code;
    let at = target.span.start;
    let declared = match &target.kind {
        ExprKind::Name(name) => variable_named(code, function, at, name),
        ExprKind::Member { base, field, .. } => type_of(code, function, at, base)
            .map(|ty| ty.resolved(code))
            .and_then(|ty| code.field(&ty.base, field)),
        _ => None,
    };
    declared.is_some_and(|variable| variable.ty.split_whitespace().any(|word| word == "const"))
}

/// Whether the function releases the same thing before, in the same block or an enclosing one.
fn is_released_above(
    case: &Case<'_, '_>,
    function: &Function,
    path: &[&Stmt],
    holder: &str,
) -> bool {
    let Some(file) = case.ctx.file(function) else {
        return true;
    };
    let Some(at) = path.last().map(|stmt| stmt.span.start) else {
        return true;
    };
    patchwright_analysis::lifetime::frees::in_function(function)
        .iter()
        .any(|free| {
            free.stmt.span.start < at && squashed(file.slice(free.what.span)) == squashed(holder)
        })
}
