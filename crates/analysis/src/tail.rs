//! A tail call leaves no frame: the report shows its caller directly above what it called. The frame is restored where
//! only one function can have made the call.

use patchwright_code::tree::{Expr, ExprKind, Stmt, StmtKind};
use patchwright_code::types::last_name;
use patchwright_code::walk::all_exprs;
use patchwright_code::{Code, Function, paths};
use patchwright_domain::report::{CrashReport, Frame};

use crate::frame::StackFrame;

/// Most functions in a chain of tail calls.
const DEEPEST: usize = 3;

/// The missing frame between the library routine that crashed and the project's innermost one, if there is one.
pub fn lost_frame<'a>(
    code: &'a Code,
    report: &CrashReport,
    innermost: &StackFrame<'a>,
) -> Option<StackFrame<'a>> {
    let routine = routine(report.frames.first()?)?;
    let called = calls(innermost.path.last()?);
    if called.contains(&routine) {
        return None;
    }
    let mut makers = called
        .iter()
        .flat_map(|name| code.functions_named(name))
        .filter_map(|function| Some((function, last_call(function, routine)?)));
    let (function, path) = makers.next()?;
    let line = path.last()?.span.line;
    makers.next().is_none().then_some(())?;
    Some(StackFrame {
        file: code.file(&function.head.file)?,
        function,
        line,
        column: None,
        path,
    })
}

/// The library routine of a frame, as programs call it.
fn routine(frame: &Frame) -> Option<&str> {
    let name = frame.function.as_deref().filter(|_| frame.file.is_none())?;
    let name = name
        .trim_start_matches('_')
        .trim_start_matches("interceptor_")
        .trim_start_matches("asan_");
    Some(name)
}

/// A stack with the missing frames between two of the project's own restored.
pub fn restored<'a>(code: &'a Code, stack: Vec<StackFrame<'a>>) -> Vec<StackFrame<'a>> {
    let mut whole: Vec<StackFrame<'a>> = Vec::with_capacity(stack.len());
    for frame in stack {
        let between = whole
            .last()
            .and_then(|inner| frame_between(code, inner.function, &frame));
        whole.extend(between);
        whole.push(frame);
    }
    whole
}

/// The stack of a free with the missing frames between the routine and the project's innermost one restored.
pub fn whole<'a>(
    code: &'a Code,
    reported: &[Frame],
    stack: Vec<StackFrame<'a>>,
) -> Vec<StackFrame<'a>> {
    let stack = restored(code, stack);
    let Some(routine) = reported.first().and_then(routine) else {
        return stack;
    };
    let called = match stack.first().and_then(|frame| frame.path.last()) {
        Some(stmt) => calls(stmt),
        None => Vec::new(),
    };
    if called.contains(&routine) {
        return stack;
    }
    let mut chains = called
        .iter()
        .flat_map(|name| code.functions_named(name))
        .flat_map(|function| chains(code, function, routine, DEEPEST));
    let (first, second) = (chains.next(), chains.next());
    let mut whole = first.filter(|_| second.is_none()).unwrap_or_default();
    whole.extend(stack);
    whole
}

/// Every chain of tail calls from a function to a routine, innermost frame first.
fn chains<'a>(
    code: &'a Code,
    function: &'a Function,
    routine: &str,
    depth: usize,
) -> Vec<Vec<StackFrame<'a>>> {
    let (Some(depth), Some(file)) = (depth.checked_sub(1), code.file(&function.head.file)) else {
        return Vec::new();
    };
    let mut found = Vec::new();
    paths::each_path(function.body(), &mut |path| {
        let Some(name) = last_act(path).and_then(|(callee, _)| last_name(callee)) else {
            return;
        };
        let frame = StackFrame {
            file,
            function,
            line: path.last().map_or(0, |stmt| stmt.span.line),
            column: None,
            path: path.to_vec(),
        };
        if name == routine {
            found.push(vec![frame]);
            return;
        }
        for inner in code.functions_named(name) {
            for mut chain in chains(code, inner, routine, depth) {
                chain.push(frame.clone());
                found.push(chain);
            }
        }
    });
    found
}

/// The tail call of a function, if the last statement of a path is one.
fn last_act<'a>(path: &[&'a Stmt]) -> Option<(&'a Expr, usize)> {
    let call = match &path.last()?.kind {
        StmtKind::Expr(expr) if is_last(path) => expr.peel(),
        StmtKind::Return(Some(value)) => value.peel(),
        _ => return None,
    };
    match &call.kind {
        ExprKind::Call { callee, args } => Some((callee, args.len())),
        _ => None,
    }
}

/// The frame of the one function that the outer statement calls and that tail-calls the inner function, by name or
/// through a pointer.
fn frame_between<'a>(
    code: &'a Code,
    inner: &Function,
    outer: &StackFrame<'a>,
) -> Option<StackFrame<'a>> {
    let stmt = outer.path.last()?;
    let exprs = all_exprs(stmt);
    let mut calls = exprs.iter().filter_map(|expr| match &expr.kind {
        ExprKind::Call { callee, args } => Some((callee.as_ref(), args.len())),
        _ => None,
    });
    let direct = |(callee, args): (&Expr, usize)| reaches(code, inner, callee, args);
    if calls.clone().any(direct) || calls.next().is_none() {
        return None;
    }
    let named = exprs.iter().filter_map(|expr| match &expr.kind {
        ExprKind::Call { callee, .. } => last_name(callee),
        _ => None,
    });
    let mut makers = named
        .flat_map(|name| code.functions_named(name))
        .filter_map(|function| Some((function, tail_call(code, function, inner)?)));
    let (function, path) = makers.next()?;
    let line = path.last()?.span.line;
    makers.next().is_none().then_some(StackFrame {
        file: code.file(&function.head.file)?,
        function,
        line,
        column: None,
        path,
    })
}

/// Whether a call can have entered a function.
fn reaches(code: &Code, function: &Function, callee: &Expr, args: usize) -> bool {
    match last_name(callee) {
        Some(name) if name == function.head.name => true,
        Some(name) if !code.functions_named(name).is_empty() => false,
        // A macro may call anything.
        Some(name) if code.macro_named(name).is_some() => true,
        Some(_) | None => {
            args == function.head.params.len() && code.callers(&function.head.name).is_empty()
        }
    }
}

/// The only tail call of a function that can have entered another one.
fn tail_call<'a>(code: &Code, function: &'a Function, inner: &Function) -> Option<Vec<&'a Stmt>> {
    let mut found: Vec<Vec<&'a Stmt>> = Vec::new();
    paths::each_path(function.body(), &mut |path| {
        if let Some((callee, args)) = last_act(path)
            && reaches(code, inner, callee, args)
        {
            found.push(path.to_vec());
        }
    });
    found.pop().filter(|_| found.is_empty())
}

/// Whether nothing of the function runs after the last statement of a path.
fn is_last(path: &[&Stmt]) -> bool {
    path.iter()
        .zip(path.iter().skip(1))
        .all(|(around, stmt)| match &around.kind {
            StmtKind::Block(list) => list.last().is_some_and(|last| std::ptr::eq(last, *stmt)),
            StmtKind::If { .. } => true,
            _ => false,
        })
}

fn calls(stmt: &Stmt) -> Vec<&str> {
    let exprs = all_exprs(stmt).into_iter();
    let names = exprs.filter_map(|expr| match &expr.kind {
        ExprKind::Call { callee, .. } => last_name(callee),
        _ => None,
    });
    names.collect()
}

/// The last statement of a function that calls a routine.
fn last_call<'a>(function: &'a Function, routine: &str) -> Option<Vec<&'a Stmt>> {
    let mut found: Option<Vec<&'a Stmt>> = None;
    paths::each_path(function.body(), &mut |path| {
        let Some(stmt) = path.last() else { return };
        let own = patchwright_code::walk::exprs_of(stmt);
        let calls = own.into_iter().any(|top| {
            let mut calls = false;
            patchwright_code::walk::each_expr(top, &mut |expr| {
                if let ExprKind::Call { callee, .. } = &expr.kind {
                    calls |= last_name(callee) == Some(routine);
                }
            });
            calls
        });
        let later = found
            .as_ref()
            .and_then(|known| known.last())
            .is_none_or(|known| known.span.start < stmt.span.start);
        if calls && later {
            found = Some(path.to_vec());
        }
    });
    found
}
