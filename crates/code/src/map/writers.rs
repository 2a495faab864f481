//! Functions that make the values which a line reads: they write the fields and globals that are named there. The function
//! that crashed often only meets a value that another one got wrong.

use std::collections::HashSet;

use patchwright_domain::candidate::RelPath;

use super::uses::without_brackets;
use super::{CodeMap, MappedFile, Placed, Usage};
use crate::Function;
use crate::tree::{BinOp, Expr, ExprKind, Stmt, StmtKind};
use crate::types::{last_name, type_of};
use crate::walk;
use crate::walk_all::users_of_field;

/// Of one field or global.
const MOST_WRITERS: usize = 6;
const MOST_NAMES: usize = 12;

/// What a line reads and other functions write.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Datum<'m> {
    Field {
        /// The type it is a field of, where that is known.
        owner: Option<String>,
        name: &'m str,
    },
    Global(&'m str),
}

/// How a function writes; earlier ones are more likely to make a bad value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Manner {
    Computed,
    /// It hands the place to somebody who may write to it.
    Handed,
    /// `= 0`, `= NULL`.
    Constant,
}

impl CodeMap {
    /// Other functions that write fields and globals which are read on a line, in the conditions around it, and in what its
    /// locals are set to; for each of these those of the build first, and those that compute what they write. C and C++
    /// only.
    pub fn writers(&self, path: &RelPath, line: u32, column: Option<u32>) -> Vec<Placed<'_>> {
        let source = self.code.file(path);
        let Some(function) = source.and_then(|file| file.function_at(line)) else {
            return Vec::new();
        };
        let mut known = HashSet::from([(path.clone(), function.head.span.start)]);
        let mut found = Vec::new();
        for datum in self.data_on(function, line, column) {
            let mut writers = match &datum {
                Datum::Field { owner, name } => self.writers_of_field(owner.as_deref(), name),
                Datum::Global(name) => self.writers_of_global(name),
            };
            writers.sort_by_key(|(manner, one)| (one.file.outside_build, *manner));
            let writers = writers.into_iter().map(|(_, one)| one);
            let mut new =
                |one: &Placed<'_>| known.insert((one.file.path.clone(), one.element.span.start));
            found.extend(writers.filter(|one| new(one)).take(MOST_WRITERS));
        }
        found
    }

    /// Those of the line itself come first.
    fn data_on<'m>(
        &self,
        function: &'m Function,
        line: u32,
        column: Option<u32>,
    ) -> Vec<Datum<'m>> {
        let mut here: Vec<&Expr> = Vec::new();
        walk::each_expr(function.body(), &mut |expr| {
            if expr.span.has_line(line) {
                here.push(expr);
            }
        });
        let locals: HashSet<&str> = function
            .locals()
            .into_iter()
            .map(|one| one.name.as_str())
            .collect();
        let mut names: HashSet<&str> = here.iter().filter_map(|expr| name_of(expr)).collect();
        names.retain(|name| locals.contains(name));
        let is_named = |expr: &Expr| expr.names().iter().any(|name| names.contains(name));
        let around = function.statement_at(line, column).unwrap_or_default();
        let conditions = around.into_iter().flat_map(walk::exprs_of);
        let behind = conditions.filter(|expr| is_named(expr));
        let behind: Vec<&Expr> = behind.chain(values_of(function, &names)).collect();
        let mut all = here;
        for expr in behind {
            walk::each_expr(expr, &mut |part| all.push(part));
        }
        let mut data: Vec<Datum<'m>> = Vec::new();
        for datum in all
            .into_iter()
            .filter_map(|expr| self.datum(function, expr, &locals))
        {
            if data.len() < MOST_NAMES && !data.contains(&datum) {
                data.push(datum);
            }
        }
        data
    }

    fn datum<'m>(
        &self,
        function: &Function,
        expr: &'m Expr,
        locals: &HashSet<&str>,
    ) -> Option<Datum<'m>> {
        match &expr.kind {
            ExprKind::Member { base, field, .. } => Some(Datum::Field {
                owner: self.owner(function, base),
                name: field,
            }),
            ExprKind::Name(name) => {
                let global = !locals.contains(name.as_str()) && self.code.global(name).is_some();
                global.then_some(Datum::Global(name))
            }
            _ => None,
        }
    }

    fn owner(&self, function: &Function, base: &Expr) -> Option<String> {
        let ty = type_of(&self.code, function, base.span.start, base)?;
        Some(ty.resolved(&self.code).base)
    }

    fn writers_of_field(&self, owner: Option<&str>, field: &str) -> Vec<(Manner, Placed<'_>)> {
        let users = users_of_field(&self.code, field).into_iter();
        let writers = users.filter_map(|function| {
            let placed = self.placed(function)?;
            let mut manner: Option<Manner> = None;
            walk::each_expr(function.body(), &mut |expr| {
                let written = match &expr.kind {
                    ExprKind::Member {
                        base, field: own, ..
                    } if own == field => {
                        manner_at(placed.file, expr, field).map(|manner| (&**base, manner))
                    }
                    ExprKind::Call { callee, args } => {
                        let given = self.handed(callee, args, field);
                        given.map(|base| (base, Manner::Handed))
                    }
                    _ => None,
                };
                let same = |base: &Expr| match (owner, self.owner(function, base)) {
                    (Some(owner), Some(own)) => owner == own,
                    (Some(_) | None, _) => true,
                };
                if let Some((_, one)) = written.filter(|(base, _)| same(base)) {
                    manner = Some(manner.map_or(one, |known| known.min(one)));
                }
            });
            Some((manner?, placed))
        });
        writers.collect()
    }

    /// The record whose field, a pointer or an array, a call gets to write to.
    fn handed<'e>(&self, callee: &Expr, args: &'e [Expr], field: &str) -> Option<&'e Expr> {
        let (at, base) = args.iter().enumerate().find_map(|(at, arg)| {
            let mut arg = arg.peel();
            while let ExprKind::Binary { op, left, .. } = &arg.kind
                && *op == BinOp::Add
            {
                arg = left.peel();
            }
            match &arg.kind {
                ExprKind::Member {
                    base, field: own, ..
                } if own == field => Some((at, &**base)),
                _ => None,
            }
        })?;
        let called = self.code.functions_named(last_name(callee)?);
        let param = called.first()?.head.params.get(at)?;
        let writes = param.pointers > 0 && !param.ty.split(' ').any(|word| word == "const");
        writes.then_some(base)
    }

    fn writers_of_global(&self, name: &str) -> Vec<(Manner, Placed<'_>)> {
        let mut found: Vec<(Manner, Placed<'_>)> = Vec::new();
        for site in self.mentions(name) {
            let (file, span) = (site.file, site.span);
            let Some(manner) = manner_of(file, span.line, span.column.saturating_sub(1), span.end)
            else {
                continue;
            };
            let source = self.code.file(&file.path);
            let Some(function) = source.and_then(|source| source.function_at(span.line)) else {
                continue;
            };
            if function.locals().iter().any(|local| local.name == name) {
                continue;
            }
            let same = |one: &&mut (Manner, Placed<'_>)| {
                one.1.file.path == file.path && one.1.element.span == function.head.span
            };
            match found.iter_mut().find(same) {
                Some(known) => known.0 = known.0.min(manner),
                None => found.extend(self.placed(function).map(|placed| (manner, placed))),
            }
        }
        found
    }

    fn placed(&self, function: &Function) -> Option<Placed<'_>> {
        let file = self.file(&function.head.file)?;
        let mut elements = file.elements.iter();
        let element = elements.find(|one| one.span == function.head.span)?;
        Some(Placed { file, element })
    }
}

fn name_of(expr: &Expr) -> Option<&str> {
    match &expr.kind {
        ExprKind::Name(name) => Some(name),
        _ => None,
    }
}

/// What a function sets the named variables to.
fn values_of<'f>(function: &'f Function, names: &HashSet<&str>) -> Vec<&'f Expr> {
    let mut values: Vec<&'f Expr> = Vec::new();
    walk::each_stmt(function.body(), &mut |stmt: &'f Stmt| {
        if let StmtKind::Declare(variables) = &stmt.kind {
            let named = variables
                .iter()
                .filter(|one| names.contains(one.name.as_str()));
            values.extend(named.filter_map(|one| one.init.as_ref()));
        }
    });
    walk::each_expr(function.body(), &mut |expr: &'f Expr| {
        if let ExprKind::Assign { target, value, .. } = &expr.kind
            && name_of(target.peel()).is_some_and(|name| names.contains(name))
        {
            values.push(value);
        }
    });
    values
}

/// How the field at the end of an expression is written, if it is.
fn manner_at(file: &MappedFile, expr: &Expr, field: &str) -> Option<Manner> {
    let start = expr.span.end.checked_sub(field.len())?;
    let span = file.text.span(start, expr.span.end);
    manner_of(file, span.line, span.column.saturating_sub(1), span.end)
}

fn manner_of(file: &MappedFile, line: u32, column: u32, end: usize) -> Option<Manner> {
    match file.usage_at(line, column) {
        Usage::Read => None,
        Usage::PerhapsWrite => Some(Manner::Handed),
        Usage::Write => {
            let behind = file.text.clean.get(end..).unwrap_or_default();
            let behind = without_brackets(behind).trim_start();
            let value = behind.strip_prefix('=').unwrap_or_default();
            let value = value.split([';', ',', ')']).next().unwrap_or_default();
            match is_constant(value.trim()) {
                true => Some(Manner::Constant),
                false => Some(Manner::Computed),
            }
        }
    }
}

fn is_constant(value: &str) -> bool {
    let number = value.strip_prefix('-').unwrap_or(value);
    matches!(value, "NULL" | "nullptr" | "true" | "false" | "{}")
        || number.starts_with(|first: char| first.is_ascii_digit())
            && number.chars().all(char::is_alphanumeric)
}

#[cfg(test)]
#[path = "writers_tests.rs"]
mod tests;
