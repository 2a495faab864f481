//! Table slots that refer to an object: before it is freed, they are emptied if the program uses empty slots, and
//! closed up if it counts the used ones.

use patchwright_analysis::crash;
use patchwright_code::spelling::{bare, squashed};
use patchwright_code::term::compare;
use patchwright_code::tree::{BinOp, Expr, ExprKind, Stmt, StmtKind, UnOp};
use patchwright_code::types::{Type, type_of};
use patchwright_code::walk::all_exprs;
use patchwright_code::walk_all::{in_function, users_of_field};
use patchwright_code::{Function, scope, walk};
use patchwright_domain::predicate::Comparison;

use super::super::Job;
use super::holder::instance;
use crate::null::null_word;

const SLOT: &str = "slot";
const KEPT: &str = "kept";

/// An array of pointers in a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Table {
    holder: String,
    field: String,
    /// How many slots, as declared.
    size: String,
    used: Used,
}

/// How the program tells which slots are in use.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Used {
    /// The others are null.
    NotNull,
    /// The first ones: a member of the same record that counts them, and its type.
    First { count: String, ty: String },
}

/// The tables that the crashing pointer was read from.
pub(super) fn tables(job: &Job<'_, '_>, object: &str) -> Vec<Table> {
    let mut found: Vec<Table> = Vec::new();
    let mut push = |function: &Function, expr: &Expr| {
        if let Some(table) = table(job, function, expr, object)
            && !found.contains(&table)
        {
            found.push(table);
        }
    };
    for frame in job.ctx.stack.iter().take(3) {
        let Some(stmt) = frame.path.last() else {
            continue;
        };
        for expr in all_exprs(stmt) {
            push(frame.function, expr);
            if matches!(expr.kind, ExprKind::Name(_)) {
                let flow = crash::flow_of(job.ctx);
                for source in flow.producers(frame.function, expr.span.start, expr, 2) {
                    if let Some(value) = source.value {
                        push(source.function, value.peel());
                    }
                }
            }
        }
    }
    found.truncate(2);
    found
}

fn table(job: &Job<'_, '_>, function: &Function, expr: &Expr, object: &str) -> Option<Table> {
    let code = job.ctx.code;
    let ExprKind::Index { base, .. } = &expr.kind else {
        return None;
    };
    let ExprKind::Member {
        base: owner, field, ..
    } = &base.peel().kind
    else {
        return None;
    };
    let owner = type_of(code, function, owner.span.start, owner)?.resolved(code);
    let ty = Type::of_variable(code.field(&owner.base, field)?).resolved(code);
    let [size] = ty.dimensions.as_slice() else {
        return None;
    };
    if ty.pointers != 1 || bare(&ty.base) != object || size.is_empty() {
        return None;
    }
    let used = match knows_empty(job, field) {
        true => Used::NotNull,
        false => counted(job, &owner.base, field)?,
    };
    Some(Table {
        holder: bare(&owner.base).to_owned(),
        field: field.clone(),
        size: size.clone(),
        used,
    })
}

/// Whether some code checks if a slot is empty.
fn knows_empty(job: &Job<'_, '_>, field: &str) -> bool {
    let is_slot = |expr: &Expr| slot_of(expr, field).is_some();
    let is_null = |function: &Function, expr: &Expr| {
        matches!(
            job.text(function, expr.peel().span),
            "NULL" | "nullptr" | "0"
        )
    };
    let asks = |function: &Function, expr: &Expr| match &expr.kind {
        ExprKind::Unary { op, on } => *op == UnOp::Not && is_slot(on),
        ExprKind::Binary { op, left, right } => match op {
            BinOp::And | BinOp::Or => is_slot(left) || is_slot(right),
            BinOp::Eq | BinOp::Ne => {
                is_slot(left) && is_null(function, right)
                    || is_slot(right) && is_null(function, left)
            }
            _ => false,
        },
        ExprKind::Ternary { cond, .. } => is_slot(cond),
        _ => false,
    };
    let users = users_of_field(job.ctx.code, field);
    users.into_iter().any(|function| {
        let all = in_function(function);
        all.into_iter().any(|(_, expr)| asks(function, expr))
    })
}

/// The record and the index of an expression that is a slot of a table.
fn slot_of<'e>(expr: &'e Expr, table: &str) -> Option<(&'e Expr, &'e Expr)> {
    let ExprKind::Index { base, index } = &expr.peel().kind else {
        return None;
    };
    match &base.peel().kind {
        ExprKind::Member { base, field, .. } if field == table => Some((base, index)),
        _ => None,
    }
}

/// The member that bounds every loop over a table.
fn counted(job: &Job<'_, '_>, record: &str, table: &str) -> Option<Used> {
    let mut found: Option<String> = None;
    let mut same = true;
    for function in users_of_field(job.ctx.code, table) {
        walk::each_stmt(function.body(), &mut |stmt| {
            let (StmtKind::For {
                cond: Some(cond), ..
            }
            | StmtKind::While { cond, .. }) = &stmt.kind
            else {
                return;
            };
            if let Some(count) = counts(job, function, stmt, cond, table) {
                same &= found.get_or_insert(count.clone()) == &count;
            }
        });
    }
    let count = found.filter(|_| same)?;
    let field = job.ctx.code.field(record, &count)?;
    Type::of_variable(field).number(job.ctx.code)?;
    Some(Used::First {
        ty: Type::of_variable(field).text(),
        count,
    })
}

/// `count` of a loop `while i < x->count` that looks at `x->table[i]`.
fn counts(
    job: &Job<'_, '_>,
    function: &Function,
    around: &Stmt,
    cond: &Expr,
    table: &str,
) -> Option<String> {
    let ExprKind::Binary { op, left, right } = &cond.peel().kind else {
        return None;
    };
    let ExprKind::Member { base, field, .. } = &right.peel().kind else {
        return None;
    };
    let text = |expr: &Expr| squashed(job.text(function, expr.peel().span));
    let mut looks = false;
    walk::each_expr(around, &mut |expr| {
        looks |= slot_of(expr, table)
            .is_some_and(|(owner, index)| text(owner) == text(base) && text(index) == text(left));
    });
    (*op == BinOp::Lt && looks).then(|| field.clone())
}

impl Table {
    /// A loop over the slots that removes the doomed object.
    pub fn emptied(
        &self,
        job: &Job<'_, '_>,
        function: &Function,
        at: usize,
        doomed: &str,
    ) -> Option<String> {
        let names = scope::names_in(job.text(function, function.head.span));
        let holder = instance(job, function, at, &self.holder)?.method_access();
        let table = format!("{holder}{}", self.field);
        let usable = scope::usable(job.ctx.code, function, at, &self.size);
        if !usable || names.iter().any(|name| [SLOT, KEPT].contains(name)) {
            return None;
        }
        let slot = format!("{table}[{SLOT}]");
        let doomed = compare(slot.as_str(), Comparison::Eq, doomed);
        let before = |end: &str| compare(SLOT, Comparison::Lt, end);
        Some(match &self.used {
            Used::NotNull => format!(
                "{{\n\tint {SLOT};\n\tfor ({SLOT} = 0; {}; {SLOT}++)\n\t\tif ({doomed})\n\t\t\t{slot} = {};\n}}",
                before(&self.size),
                null_word(function)
            ),
            Used::First { count, ty } => format!(
                "{{\n\t{ty} {SLOT}, {KEPT} = 0;\n\tfor ({SLOT} = 0; {}; {SLOT}++)\n\t\tif ({})\n\t\t\t{table}[{KEPT}++] = {slot};\n\t{holder}{count} = {KEPT};\n}}",
                before(&format!("{holder}{count}")),
                doomed.negated()
            ),
        })
    }
}
