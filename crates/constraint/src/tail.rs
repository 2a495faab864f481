//! A function whose last act is a call leaves no frame: the report shows its caller on top of the library's routine. The
//! frame is put back where only one function can have made the call.

use patchwright_domain::report::CrashReport;
use patchwright_probes::syntax::tree::{ExprKind, Stmt};
use patchwright_probes::syntax::{Code, Function};

use crate::checks::all_exprs;
use crate::paths;
use crate::site::StackFrame;
use crate::types::last_name;

/// The frame between the library routine that crashed and the innermost one of the project, where one is missing.
pub(crate) fn lost_frame<'a>(
    code: &'a Code,
    report: &CrashReport,
    innermost: &StackFrame<'a>,
) -> Option<StackFrame<'a>> {
    let top = report.frames.first().filter(|frame| frame.file.is_none())?;
    let routine = top.function.as_deref()?;
    let routine = routine
        .trim_start_matches('_')
        .trim_start_matches("interceptor_")
        .trim_start_matches("asan_");
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
        let own = patchwright_probes::syntax::walk::exprs_of(stmt);
        let calls = own.into_iter().any(|top| {
            let mut calls = false;
            patchwright_probes::syntax::walk::each_expr(top, &mut |expr| {
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
