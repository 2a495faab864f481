//! The statement that crashed.

use patchwright_code::tree::{Expr, Stmt};
use patchwright_code::{Function, SourceFile, walk};
use patchwright_domain::report::{CrashReport, Location};

use crate::crash::Crash;

/// The innermost frame that has source.
pub struct Site<'a> {
    pub file: &'a SourceFile,
    pub function: &'a Function,
    /// The path to the crashing statement, outermost first; never empty.
    pub path: Vec<&'a Stmt>,
    pub line: u32,
    pub column: Option<u32>,
    /// Whether the project's own code crashed, or a library function that it called on this line.
    pub entered: Entered,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Entered {
    /// The statement itself.
    Own,
    /// A function without source that the statement calls.
    Library,
}

impl<'a> Site<'a> {
    /// None if no frame has source, or the tree is broken at the innermost one.
    pub fn locate(crash: &Crash<'a>) -> Option<Self> {
        let first = crash.stack.first().filter(|first| !first.path.is_empty())?;
        let innermost = crash.purified.frames.first();
        let own = innermost.is_some_and(|frame| frame.project && frame.line == Some(first.line));
        Some(Site {
            file: first.file,
            function: first.function,
            path: first.path.clone(),
            line: first.line,
            column: first.column,
            entered: if own && !runtime_on_top(crash.report) {
                Entered::Own
            } else {
                Entered::Library
            },
        })
    }

    pub fn stmt(&self) -> &'a Stmt {
        // `Site::locate` refuses an empty path.
        self.path.last().copied().unwrap_or(self.function.body())
    }

    /// Every expression of the crashing statement itself (for a loop or condition: of its head), those that begin at
    /// the report's column first.
    pub fn exprs(&self) -> Vec<&'a Expr> {
        let mut found: Vec<&'a Expr> = Vec::new();
        for top in walk::exprs_of(self.stmt()) {
            walk::each_expr(top, &mut |expr| found.push(expr));
        }
        // Compilers point at the operator of an access or at its start: the smallest expression around the column is
        // meant, then what encloses it.
        found.sort_by_key(|expr| match self.points_at(expr) {
            true => expr.span.end - expr.span.start,
            false => usize::MAX,
        });
        found
    }

    /// Whether the report's column is inside an expression.
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

pub fn location(function: &Function, line: u32, column: Option<u32>) -> Location {
    Location {
        function: Some(function.head.qualified.clone()),
        file: Some(function.head.file.to_string()),
        line: Some(line),
        column,
    }
}

/// Purifying drops the runtime's frames, and with them that a library function made the access.
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
