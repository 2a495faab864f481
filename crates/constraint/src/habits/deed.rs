//! What several places of a program do: call one function, or store to one member of one kind of record.

use std::fmt;

use patchwright_analysis::flow::{Definition, How, definitions};
use patchwright_analysis::operands::atom;
use patchwright_code::spelling::bare;
use patchwright_code::tree::{AssignOp, Expr, ExprKind, Stmt, StmtKind};
use patchwright_code::types::{last_name, type_of};
use patchwright_code::walk::all_exprs;
use patchwright_code::walk_all::users_of_field;
use patchwright_code::{Code, Function, SourceFile};

use super::place::Place;
use crate::site::StackFrame;

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Deed {
    Call(String),
    Store {
        record: String,
        field: String,
        /// To an element of the member, and not to the member itself.
        slot: bool,
    },
}

impl fmt::Display for Deed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Call(name) => write!(f, "`{name}` is called"),
            Self::Store { field, .. } => write!(f, "`{field}` is set"),
        }
    }
}

impl Deed {
    /// Every place that does it.
    pub fn places<'a>(&self, code: &'a Code) -> Vec<Place<'a>> {
        match self {
            Self::Call(name) => calls(code, name),
            Self::Store { field, .. } => {
                let users = users_of_field(code, field).into_iter();
                users
                    .flat_map(|function| self.stores(code, function))
                    .collect()
            }
        }
    }

    /// Whether a statement makes a place ready for it: a borrowed member is taken out of a record, or room is made for what
    /// is stored.
    pub fn is_prepared_by(&self, code: &Code, file: &SourceFile, stmt: &Stmt) -> bool {
        let Some(step) = sole(stmt) else { return false };
        match (self, &step.kind) {
            (
                Self::Call(_),
                ExprKind::Assign {
                    op: AssignOp::Plain,
                    target,
                    value,
                },
            ) => {
                let value = file.slice(value.span);
                target.member().is_some() && matches!(value, "NULL" | "nullptr" | "0")
            }
            (
                Self::Store {
                    field, slot: true, ..
                },
                ExprKind::Call { callee, .. },
            ) => {
                let callees = last_name(callee).map(|name| code.functions_named(name));
                callees
                    .unwrap_or_default()
                    .iter()
                    .any(|callee| sets(callee, field))
            }
            _ => false,
        }
    }

    /// What else is kept in the record where a block is: the numbers that it was made with.
    pub fn completed_by<'a>(&self, place: &Place<'a>) -> Vec<&'a Stmt> {
        let Self::Store {
            field, slot: false, ..
        } = self
        else {
            return Vec::new();
        };
        let made_with = place.made_with();
        let keeps = |stmt: &&Stmt| {
            let Some(ExprKind::Assign {
                op: AssignOp::Plain,
                target,
                value,
            }) = sole(stmt).map(|step| &step.kind)
            else {
                return false;
            };
            let is_part = target.member().is_some_and(|(_, name)| name != field);
            let names = value.names();
            is_part
                && matches!(value.peel().kind, ExprKind::Name(_))
                && names.iter().all(|name| made_with.contains(*name))
        };
        let beside = place.before.iter().chain(place.behind);
        beside.filter(keeps).collect()
    }

    /// Stores to the members that the statement of a frame names.
    pub fn stores_to_what_is_read(code: &Code, frame: &StackFrame<'_>) -> Vec<Self> {
        let exprs = frame.path.last().map(|stmt| all_exprs(stmt));
        let members = exprs.unwrap_or_default().into_iter().flat_map(|expr| {
            let record = record_of(code, frame.function, expr);
            let named = expr.member().zip(record);
            let both = named.map(|((_, field), record)| {
                [false, true].map(|slot| Self::Store {
                    record: record.clone(),
                    field: field.to_owned(),
                    slot,
                })
            });
            both.into_iter().flatten()
        });
        members.collect()
    }

    /// Whether the function around a place holds a pointer into what is stored to, which would dangle once that has grown.
    pub fn would_dangle(&self, place: &Place<'_>) -> bool {
        let Self::Store { field, .. } = self else {
            return false;
        };
        let points = |value: &Expr| {
            start_of(value)
                .member()
                .is_some_and(|(_, name)| name == field.as_str())
        };
        let is_local = |one: &Definition<'_>| {
            one.target
                .is_none_or(|target| matches!(target.peel().kind, ExprKind::Name(_)))
        };
        let mut kept = definitions(place.function).into_iter().filter(is_local);
        kept.any(|one| one.value.is_some_and(points))
    }

    fn stores<'a>(&self, code: &'a Code, function: &'a Function) -> Vec<Place<'a>> {
        let Some(file) = code.file(&function.head.file) else {
            return Vec::new();
        };
        let made = definitions(function).into_iter().filter_map(|definition| {
            let mut target = definition.target?.peel();
            let mut index = None;
            if let ExprKind::Index { base, index: at } = &target.kind {
                (target, index) = (base.peel(), Some(at));
            }
            let (owner, name) = target.member()?;
            let stored = Self::Store {
                record: record_of(code, function, target)?,
                field: name.to_owned(),
                slot: index.is_some(),
            };
            let value = definition.value?.peel();
            let text = file.slice(value.span);
            let value = match definition.how {
                How::Stepped => {
                    let between = file.text().get(target.span.end..value.span.start)?;
                    let op = between.trim().trim_end_matches('=');
                    format!("{} {op} {}", file.slice(target.span), atom(value, text))
                }
                _ => text.to_owned(),
            };
            let index = index.map(|index| file.slice(index.peel().span).to_owned());
            let operands = [Some(file.slice(owner.span).to_owned()), Some(value), index];
            let operands = operands.into_iter().flatten().collect();
            let place = Place::at(function, definition.start, operands);
            place.filter(|_| stored == *self)
        });
        made.collect()
    }
}

fn calls<'a>(code: &'a Code, name: &str) -> Vec<Place<'a>> {
    let sites = code.callers(name).into_iter().filter_map(|site| {
        let ExprKind::Call { args, .. } = &site.call.kind else {
            return None;
        };
        let file = code.file(&site.function.head.file)?;
        let args = args.iter().map(|arg| file.slice(arg.span).to_owned());
        Place::at(site.function, site.call.span.start, args.collect())
    });
    sites.collect()
}

/// Where a pointer begins: `p->cells` of `p->cells + 2` and of `&p->cells[2]`.
fn start_of(pointer: &Expr) -> &Expr {
    match &pointer.peel().kind {
        ExprKind::Binary { left, .. } => start_of(left),
        ExprKind::AddressOf(on) => match &on.peel().kind {
            ExprKind::Index { base, .. } => base.peel(),
            _ => on.peel(),
        },
        _ => pointer.peel(),
    }
}

fn sets(function: &Function, field: &str) -> bool {
    let targets = definitions(function)
        .into_iter()
        .filter_map(|one| one.target);
    targets
        .filter_map(Expr::member)
        .any(|(_, name)| name == field)
}

pub(super) fn record_of(code: &Code, function: &Function, member: &Expr) -> Option<String> {
    let (owner, _) = member.member()?;
    let ty = type_of(code, function, owner.span.start, owner)?.resolved(code);
    Some(bare(&ty.base).to_owned())
}

/// The only expression that a statement evaluates for its effect, perhaps under a condition.
pub(super) fn sole(stmt: &Stmt) -> Option<&Expr> {
    match &stmt.kind {
        StmtKind::Expr(expr) => Some(expr.peel()),
        StmtKind::If {
            then,
            otherwise: None,
            ..
        } => sole(then),
        StmtKind::Block(list) => match list.as_slice() {
            [only] => sole(only),
            _ => None,
        },
        _ => None,
    }
}
