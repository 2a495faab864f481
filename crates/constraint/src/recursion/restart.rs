//! A depth that is counted and limited, but restarted by one call of the cycle: the depth is passed on to that call,
//! through the functions between. A function that only starts the count is bypassed.

use patchwright_analysis::purity::is_pure;
use patchwright_code::term;
use patchwright_code::tree::{BinOp, Expr, ExprKind, StmtKind, Variable};
use patchwright_code::types::{class_of, last_name};
use patchwright_code::walk::leaves;
use patchwright_code::{Function, prototypes, scope, walk};

use super::parameter::{counting, only_called};
use super::{Job, calls};
use crate::heads;
use crate::proposal::{Exit, Operator, PlaceKind, Proposal, TextEdit};
use crate::site;

pub(super) fn propose(job: &Job<'_, '_>) -> Option<Proposal> {
    let depth = counted(job)?;
    let mut edits = Vec::new();
    let mut first = None;
    for function in job.cycle {
        for call in into(function, depth.function) {
            if begins(call, depth.index) {
                first.get_or_insert((*function, call));
                edits.extend(depth.handed_on(job, function, call)?);
            }
        }
    }
    let (function, call) = first?;
    edits.sort_by(|a, b| (&a.file, a.start, &a.text).cmp(&(&b.file, b.start, &b.text)));
    edits.dedup();
    let editable = edits.iter().all(|edit| (job.ctx.editable)(&edit.file));
    let name = &depth.param.name;
    (editable && !super::overlapping(&edits)).then(|| Proposal {
        operator: Operator::LimitDepth,
        place: PlaceKind::Producer,
        exit: Exit::Corrected,
        edits,
        constraint: job.constraint(name, job.text(depth.function, depth.limit.span)),
        at: site::location(function, call.span.line, None),
        cause: format!(
            "`{}` counts and limits how deep it is, but `{}` begins to count anew each time.",
            depth.function.head.name, function.head.name
        ),
        doubt: job.doubt,
        check: None,
    })
}

/// A function that is told its depth and leaves when that is too much.
struct Depth<'a> {
    function: &'a Function,
    param: &'a Variable,
    index: usize,
    limit: &'a Expr,
}

fn counted<'a>(job: &Job<'_, 'a>) -> Option<Depth<'a>> {
    let name = counting(job.ctx, job.cut, job.cycle)?;
    let mut params = job.cut.head.params.iter().enumerate();
    let (index, param) = params.find(|(_, param)| param.name == name)?;
    Some(Depth {
        function: job.cut,
        param,
        index,
        limit: limit_of(job.cut, &name)?,
    })
}

/// What a function compares its depth with before it leaves.
pub(super) fn limit_of<'a>(function: &'a Function, depth: &str) -> Option<&'a Expr> {
    let mut found = None;
    walk::each_stmt(function.body(), &mut |stmt| {
        if let StmtKind::If { cond, then, .. } = &stmt.kind
            && leaves(then)
        {
            found = found.or_else(|| compared(cond, depth));
        }
    });
    found
}

fn compared<'a>(cond: &'a Expr, name: &str) -> Option<&'a Expr> {
    let mut found = None;
    walk::each_expr(cond, &mut |expr| {
        if let ExprKind::Binary { op, left, right } = &expr.kind
            && matches!(op, BinOp::Gt | BinOp::Ge | BinOp::Eq)
            && is_name(left.peel(), name)
        {
            found = Some(right.as_ref());
        }
    });
    found
}

fn is_name(expr: &Expr, name: &str) -> bool {
    matches!(&expr.kind, ExprKind::Name(own) if own == name)
}

fn into<'a>(function: &'a Function, called: &'a Function) -> Vec<&'a Expr> {
    let calls = calls::deeper(function, &[called]).into_iter();
    calls.map(|deeper| deeper.call).collect()
}

/// Whether a call passes a constant for the depth.
fn begins(call: &Expr, index: usize) -> bool {
    let ExprKind::Call { args, .. } = &call.kind else {
        return false;
    };
    let arg = args.get(index);
    arg.is_some_and(|arg| matches!(arg.peel().kind, ExprKind::Number(_)))
}

impl<'a> Depth<'a> {
    /// The edits that make a call continue the count.
    fn handed_on(
        &self,
        job: &Job<'_, 'a>,
        from: &'a Function,
        call: &Expr,
    ) -> Option<Vec<TextEdit>> {
        let ExprKind::Call { args, .. } = &call.kind else {
            return None;
        };
        let arg = args.get(self.index)?;
        if let Some(own) = self.known_in(from) {
            let text = format!("{own} + 1");
            return Some(vec![TextEdit::replace(&from.head.file, arg.span, text)]);
        }
        if self.only_begins(from, call)
            && let Some(edits) = self.passed_by(job, from, args)
        {
            return Some(edits);
        }
        let begin = job.text(from, arg.span);
        let mut edits = self.told(job, from, begin, &mut Vec::new())?;
        let name = self.param.name.clone();
        edits.push(TextEdit::replace(&from.head.file, arg.span, name));
        Some(edits)
    }

    /// The name of the depth in a function of the cycle.
    fn known_in(&self, function: &'a Function) -> Option<&'a str> {
        let mut params = function.head.params.iter();
        let found = params.find(|param| param.name == self.param.name && param.ty == self.param.ty);
        found.map(|param| param.name.as_str())
    }

    /// Whether a function consists of the call alone.
    fn only_begins(&self, function: &Function, call: &Expr) -> bool {
        let StmtKind::Block(list) = &function.body().kind else {
            return false;
        };
        matches!(list.as_slice(), [only] if match &only.kind {
            StmtKind::Return(Some(value)) | StmtKind::Expr(value) => std::ptr::eq(value.peel(), call),
            _ => false,
        })
    }

    /// Replaces calls of such a function in the cycle with calls of the counting function.
    fn passed_by(
        &self,
        job: &Job<'_, 'a>,
        wrapper: &'a Function,
        inner: &[Expr],
    ) -> Option<Vec<TextEdit>> {
        let mut edits = Vec::new();
        for function in job.cycle {
            for call in into(function, wrapper) {
                let ExprKind::Call { args, .. } = &call.kind else {
                    return None;
                };
                let texts: Vec<&str> = args
                    .iter()
                    .map(|arg| job.text(function, arg.span))
                    .collect();
                let names = wrapper.head.params.iter().map(|param| param.name.as_str());
                let pairs: Vec<(&str, &str)> = names.zip(texts.iter().copied()).collect();
                let once = |name: &str| {
                    let named = inner
                        .iter()
                        .flat_map(|arg| scope::names_in(job.text(wrapper, arg.span)));
                    named.filter(|own| *own == name).count() < 2
                };
                let repeats = pairs
                    .iter()
                    .any(|(name, text)| !is_pure(text) && !once(name));
                if repeats || !self.seen_from(job, function) {
                    return None;
                }
                let depth = match self.known_in(function) {
                    Some(own) => format!("{own} + 1"),
                    None => self.param.name.clone(),
                };
                let given = inner
                    .iter()
                    .enumerate()
                    .map(|(nth, arg)| match nth == self.index {
                        true => depth.clone(),
                        false => term::replaced_all(job.text(wrapper, arg.span), &pairs),
                    });
                let given: Vec<String> = given.collect();
                let text = format!("{}({})", self.function.head.name, given.join(", "));
                edits.push(TextEdit::replace(&function.head.file, call.span, text));
                if self.known_in(function).is_none() {
                    let begin = inner.get(self.index)?;
                    let begin = job.text(wrapper, begin.span);
                    edits.extend(self.told(job, function, begin, &mut Vec::new())?);
                }
            }
        }
        (!edits.is_empty()).then_some(edits)
    }

    /// Whether the counting function is declared above another one.
    fn seen_from(&self, job: &Job<'_, '_>, function: &Function) -> bool {
        let own = &self.function.head;
        let above = |file, at| function.head.file == file && at < function.head.span.start;
        let declared = prototypes::prototypes(job.ctx.code, &own.name);
        above(own.file.clone(), own.span.start)
            || declared
                .into_iter()
                .any(|place| above(place.file, place.open))
    }

    /// A depth parameter, and each caller's argument for it; `begin` is used outside of the cycle.
    fn told(
        &self,
        job: &Job<'_, 'a>,
        function: &'a Function,
        begin: &str,
        done: &mut Vec<&'a Function>,
    ) -> Option<Vec<TextEdit>> {
        if done.iter().any(|known| std::ptr::eq(*known, function)) {
            return Some(Vec::new());
        }
        done.push(function);
        let name = &self.param.name;
        let taken = function.locals().iter().any(|local| local.name == *name);
        if taken || class_of(function).is_some() || !only_called(job, function) {
            return None;
        }
        let head = format!("{} {name}", self.param.ty);
        let mut edits = heads::with_parameter(job.ctx.code, function, &head)?;
        for site in job.ctx.code.callers(&function.head.name) {
            let ExprKind::Call { args, callee } = &site.call.kind else {
                return None;
            };
            last_name(callee)?;
            let inside = job
                .cycle
                .iter()
                .find(|other| std::ptr::eq(**other, site.function));
            let value = match inside {
                Some(inside) => match self.known_in(inside) {
                    Some(own) => format!("{own} + 1"),
                    None => {
                        edits.extend(self.told(job, inside, begin, done)?);
                        name.clone()
                    }
                },
                None => begin.to_owned(),
            };
            let at = site.call.span.end.checked_sub(1)?;
            let comma = if args.is_empty() { "" } else { ", " };
            edits.push(TextEdit {
                file: site.function.head.file.clone(),
                start: at,
                end: at,
                text: format!("{comma}{value}"),
            });
        }
        Some(edits)
    }
}
