//! Where the crash happened in the source: the statement, and the calls that led to it.

use patchwright_code::tree::{Expr, Span, Stmt};
use patchwright_code::{Code, Function, SourceFile, walk};
use patchwright_domain::candidate::RelPath;
use patchwright_domain::report::{CrashReport, Frame, FrameView, Location, PurifiedReport};

use crate::plan::{Input, NoConstraint};
use crate::tail;

/// What every family of constraints may look at.
pub(crate) struct Context<'a> {
    pub code: &'a Code,
    pub report: &'a CrashReport,
    pub purified: &'a PurifiedReport,
    pub editable: &'a dyn Fn(&RelPath) -> bool,
    /// The project's frames whose source is there, innermost first.
    pub stack: Vec<StackFrame<'a>>,
}

/// A frame of the crash's stack in the source.
#[derive(Clone)]
pub(crate) struct StackFrame<'a> {
    pub file: &'a SourceFile,
    pub function: &'a Function,
    pub line: u32,
    pub column: Option<u32>,
    /// The statement that crashed or called, behind those around it, outermost first. Empty where the tree is
    /// broken there.
    pub path: Vec<&'a Stmt>,
}

/// The innermost frame that has source.
pub(crate) struct Site<'a> {
    pub file: &'a SourceFile,
    pub function: &'a Function,
    /// The crashing statement behind those around it, outermost first; never empty.
    pub path: Vec<&'a Stmt>,
    pub line: u32,
    pub column: Option<u32>,
    /// Whether the project's own code crashed, or a library function that it called on this line.
    pub entered: Entered,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Entered {
    /// The statement itself.
    Own,
    /// A function without source that the statement calls.
    Library,
}

impl<'a> Context<'a> {
    pub fn new(input: &Input<'a>) -> Self {
        let frames = input.purified.frames.iter().filter(|frame| frame.project);
        let stack: Vec<StackFrame<'a>> = frames
            .filter_map(|frame| stack_frame(input.code, frame))
            .collect();
        let mut stack = tail::restored(input.code, stack);
        let lost = stack
            .first()
            .and_then(|innermost| tail::lost_frame(input.code, input.report, innermost));
        if let Some(lost) = lost {
            stack.insert(0, lost);
        }
        Context {
            code: input.code,
            report: input.report,
            purified: input.purified,
            editable: input.editable,
            stack,
        }
    }

    pub fn file(&self, function: &Function) -> Option<&'a SourceFile> {
        self.code.file(&function.head.file)
    }

    pub fn may_edit(&self, function: &Function) -> bool {
        (self.editable)(&function.head.file)
    }

    /// The text of a piece of the function's file.
    pub fn text(&self, function: &Function, span: Span) -> &'a str {
        self.file(function).map_or("", |file| file.slice(span))
    }

    /// The text of the line that a frame stands at, also where no statement is: a constructor's list.
    pub fn line(&self, frame: &Frame) -> Option<&'a str> {
        let path = self.code.resolve_path(frame.file.as_deref()?)?;
        Some(self.code.file(path)?.line_text(frame.line?))
    }

    /// The frames of one of the report's further stacks that have source, innermost first.
    pub fn frames(&self, frames: &[Frame]) -> Vec<StackFrame<'a>> {
        let found = frames.iter().filter_map(|frame| {
            let path = self.code.resolve_path(frame.file.as_deref()?)?;
            at(self.code, path, frame.line?, frame.column)
        });
        found.collect()
    }
}

impl<'a> Site<'a> {
    pub fn stmt(&self) -> &'a Stmt {
        // `locate` refuses an empty path.
        self.path.last().copied().unwrap_or(self.function.body())
    }

    /// Every expression of the crashing statement itself (of a loop or condition: of its head), those that begin
    /// at the report's column first.
    pub fn exprs(&self) -> Vec<&'a Expr> {
        let mut found: Vec<&'a Expr> = Vec::new();
        for top in walk::exprs_of(self.stmt()) {
            walk::each_expr(top, &mut |expr| found.push(expr));
        }
        // Compilers point at the operator of an access or at its start: the smallest expression around the
        // column is the one meant, and what lies around that comes next.
        found.sort_by_key(|expr| match self.points_at(expr) {
            true => expr.span.end - expr.span.start,
            false => usize::MAX,
        });
        found
    }

    /// Whether the report's column lies in an expression.
    pub fn points_at(&self, expr: &Expr) -> bool {
        self.column.is_some_and(|column| {
            expr.span.has_line(self.line)
                && (expr.span.line < self.line || expr.span.column <= column)
                && self.end_column(expr) > column
        })
    }

    pub fn location(&self) -> Location {
        location(self.function, self.line, self.column)
    }

    fn end_column(&self, expr: &Expr) -> u32 {
        if expr.span.end_line > self.line {
            return u32::MAX;
        }
        let text = self.file.text().get(..expr.span.end).unwrap_or_default();
        let start = text.rfind('\n').map_or(0, |at| at + 1);
        u32::try_from(expr.span.end - start + 1).unwrap_or(u32::MAX)
    }
}

pub(crate) fn location(function: &Function, line: u32, column: Option<u32>) -> Location {
    Location {
        function: Some(function.head.qualified.clone()),
        file: Some(function.head.file.to_string()),
        line: Some(line),
        column,
    }
}

/// The crash's place, or why there is none that could be mended.
pub(crate) fn locate<'a>(ctx: &Context<'a>) -> Result<Site<'a>, NoConstraint> {
    let frames = &ctx.purified.frames;
    let Some(first) = ctx.stack.first() else {
        return Err(match frames.iter().find(|frame| frame.project) {
            Some(frame) if frame.line.is_none() => NoConstraint::NoSymbols,
            Some(frame) => NoConstraint::NotRead {
                file: frame.file.clone().unwrap_or_default(),
                line: frame.line.unwrap_or_default(),
            },
            None if frames.iter().all(|frame| frame.file.is_none()) => NoConstraint::NoSymbols,
            None => NoConstraint::NoProjectFrame,
        });
    };
    if !ctx.stack.iter().any(|frame| ctx.may_edit(frame.function)) {
        return Err(NoConstraint::OutsideScope {
            file: first.function.head.file.to_string(),
        });
    }
    if first.path.is_empty() {
        return Err(NoConstraint::NotRead {
            file: first.function.head.file.to_string(),
            line: first.line,
        });
    }
    let innermost = frames.first();
    let own = innermost.is_some_and(|frame| frame.project && frame.line == Some(first.line));
    Ok(Site {
        file: first.file,
        function: first.function,
        path: first.path.clone(),
        line: first.line,
        column: first.column,
        entered: if own && !runtime_on_top(ctx.report) {
            Entered::Own
        } else {
            Entered::Library
        },
    })
}

/// Purifying drops the runtime's frames, and with them that a library function did the access.
fn runtime_on_top(report: &CrashReport) -> bool {
    report.frames.first().is_some_and(|frame| {
        let name = frame.function.as_deref().unwrap_or_default();
        name.starts_with("__interceptor_")
            || name.starts_with("___interceptor_")
            || name.starts_with("__asan_mem")
            || frame.file.as_deref().is_none_or(|file| {
                file.contains("sanitizer_common") || file.contains("compiler-rt")
            })
    })
}

fn stack_frame<'a>(code: &'a Code, frame: &FrameView) -> Option<StackFrame<'a>> {
    let path = code.resolve_path(frame.file.as_deref()?)?;
    at(code, path, frame.line?, frame.column)
}

fn at<'a>(
    code: &'a Code,
    path: &RelPath,
    line: u32,
    column: Option<u32>,
) -> Option<StackFrame<'a>> {
    let function = code.function_at(path, line)?;
    // Columns of 0 mean none.
    let column = column.filter(|column| *column > 0);
    Some(StackFrame {
        file: code.file(path)?,
        function,
        line,
        column,
        path: function.statement_at(line, column).unwrap_or_default(),
    })
}
