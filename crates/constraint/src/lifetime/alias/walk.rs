//! Objects of one type that point to each other: when one is freed, the program's own loop over all of them clears the
//! pointers to it.

use patchwright_code::spelling::bare;
use patchwright_code::term;
use patchwright_code::tree::{AssignOp, ExprKind, Stmt, StmtKind};
use patchwright_code::types::{Type, variable_named};
use patchwright_code::{Function, paths, scope};
use patchwright_domain::predicate::Comparison;

use super::super::Job;
use super::holder::instance;
use crate::null::null_word;

const WALKS: usize = 2;

/// A loop of the program over all records of a kind.
pub(super) struct Walk<'a> {
    function: &'a Function,
    at: usize,
    /// Up to the loop's body.
    head: String,
    variable: String,
    /// As the variable is declared.
    ty: String,
}

/// The loops over records of a type, those near the free first.
pub(super) fn walks<'a>(job: &Job<'_, 'a>, record: &str) -> Vec<Walk<'a>> {
    let mut found: Vec<Walk<'a>> = Vec::new();
    for function in job.ctx.code.functions() {
        paths::each_path(function.body(), &mut |path| {
            if let Some(stmt) = path.last()
                && let Some(walk) = walk(job, function, stmt, record)
                && !found.iter().any(|known| known.head == walk.head)
            {
                found.push(walk);
            }
        });
    }
    let near = |walk: &Walk<'_>| {
        job.freed
            .iter()
            .any(|frame| frame.function.head.file == walk.function.head.file)
    };
    // A loop that starts at a field of its own type follows a chain, and does not see all of them.
    found.sort_by_key(|walk| !near(walk));
    found.truncate(WALKS);
    found
}

fn walk<'a>(
    job: &Job<'_, 'a>,
    function: &'a Function,
    stmt: &'a Stmt,
    record: &str,
) -> Option<Walk<'a>> {
    let file = job.ctx.file(function)?;
    let (variable, end) = match &stmt.kind {
        StmtKind::MacroBlock { head, body } => (named_first(head)?, body.span.start),
        // A loop macro without braces reads like a call that nothing ends.
        StmtKind::Expr(head) if !file.slice(stmt.span).ends_with(';') => {
            (named_first(head.peel())?, stmt.span.end)
        }
        StmtKind::For {
            init: Some(init),
            step: Some(_),
            body,
            ..
        } => (assigned(init)?, body.span.start),
        _ => return None,
    };
    let declared = variable_named(job.ctx.code, function, stmt.span.start, &variable)?;
    let ty = Type::of_variable(declared);
    let resolved = ty.resolved(job.ctx.code);
    if resolved.pointers != 1 || resolved.is_array() || bare(&resolved.base) != record {
        return None;
    }
    let head = file.text().get(stmt.span.start..end)?;
    let own_chain = head.contains(&format!("{variable} = {variable}"))
        && starts_in_kind(job, function, stmt, record);
    (!own_chain && head.len() < 300).then(|| Walk {
        function,
        at: stmt.span.start,
        head: head.split_whitespace().collect::<Vec<_>>().join(" "),
        variable,
        ty: ty.base,
    })
}

/// Whether a loop starts at a record of the type itself: `for (m = to; …)`, `for (m = s->next; …)`.
fn starts_in_kind(job: &Job<'_, '_>, function: &Function, stmt: &Stmt, record: &str) -> bool {
    let StmtKind::For {
        init: Some(init), ..
    } = &stmt.kind
    else {
        return false;
    };
    let StmtKind::Expr(expr) = &init.kind else {
        return false;
    };
    let ExprKind::Assign { value, .. } = &expr.peel().kind else {
        return false;
    };
    let root = value.names();
    root.first().is_some_and(|name| {
        variable_named(job.ctx.code, function, stmt.span.start, name).is_some_and(|root| {
            bare(&Type::of_variable(root).resolved(job.ctx.code).base) == record
        })
    })
}

fn named_first(head: &patchwright_code::tree::Expr) -> Option<String> {
    let ExprKind::Call { args, .. } = &head.kind else {
        return None;
    };
    match &args.first()?.peel().kind {
        ExprKind::Name(name) => Some(name.clone()),
        _ => None,
    }
}

fn assigned(init: &Stmt) -> Option<String> {
    let StmtKind::Expr(expr) = &init.kind else {
        return None;
    };
    match &expr.peel().kind {
        ExprKind::Assign { op, target, .. } if *op == AssignOp::Plain => {
            match &target.peel().kind {
                ExprKind::Name(name) => Some(name.clone()),
                _ => None,
            }
        }
        _ => None,
    }
}

impl Walk<'_> {
    /// The loop at another place: `other->field = NULL` for all that point to the doomed object.
    pub fn clearing(
        &self,
        job: &Job<'_, '_>,
        function: &Function,
        at: usize,
        field: &str,
        doomed: &str,
    ) -> Option<String> {
        let code = job.ctx.code;
        let other = "other";
        if function.locals().iter().any(|local| local.name == other) {
            return None;
        }
        let mut pairs: Vec<(String, String)> = vec![(self.variable.clone(), other.to_owned())];
        for name in scope::names_in(&self.head) {
            let local = self
                .function
                .visible_at(self.at)
                .into_iter()
                .find(|variable| variable.name == name && name != self.variable);
            let Some(local) = local else {
                continue;
            };
            let ty = Type::of_variable(local).resolved(code);
            let there = instance(job, function, at, bare(&ty.base))?;
            pairs.push((name.to_owned(), there.like(ty.pointers)?));
        }
        let pairs: Vec<(&str, &str)> = pairs
            .iter()
            .map(|(from, to)| (from.as_str(), to.as_str()))
            .collect();
        let head = term::replaced_all(&self.head, &pairs);
        let known = scope::names_in(&head);
        let outside = known.iter().filter(|name| **name != other);
        let usable = outside
            .copied()
            .all(|name| is_macro_word(name, &head) || scope::usable(code, function, at, name));
        usable.then(|| {
            let place = format!("{other}->{field}");
            let points_there = term::compare(place.as_str(), Comparison::Eq, doomed);
            format!(
                "{{\n\t{} *{other};\n\t{head}\n\t\tif ({points_there})\n\t\t\t{place} = {};\n}}",
                self.ty,
                null_word(function)
            )
        })
    }
}

/// A loop macro and the member names in its arguments are no variables.
fn is_macro_word(name: &str, head: &str) -> bool {
    head.starts_with(&format!("{name}(")) || head.ends_with(&format!(", {name})"))
}
