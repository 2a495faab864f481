//! A frame of a stack in the source.

use patchwright_code::tree::Stmt;
use patchwright_code::{Code, Function, SourceFile};
use patchwright_domain::candidate::RelPath;
use patchwright_domain::report::Frame;

/// A frame of the crash's stack in the source.
#[derive(Clone)]
pub struct StackFrame<'a> {
    pub file: &'a SourceFile,
    pub function: &'a Function,
    pub line: u32,
    pub column: Option<u32>,
    /// The path to the statement that crashed or called, outermost first. Empty if the tree is broken there.
    pub path: Vec<&'a Stmt>,
}

impl<'a> StackFrame<'a> {
    /// The frame of a report, if its source is there.
    pub fn read(code: &'a Code, frame: &Frame) -> Option<Self> {
        let path = code.resolve_path(frame.file.as_deref()?)?;
        Self::at(code, path, frame.line?, frame.column)
    }

    pub fn at(code: &'a Code, path: &RelPath, line: u32, column: Option<u32>) -> Option<Self> {
        let function = code.function_at(path, line)?;
        // Columns of 0 mean none.
        let column = column.filter(|column| *column > 0);
        Some(Self {
            file: code.file(path)?,
            function,
            line,
            column,
            path: function.statement_at(line, column).unwrap_or_default(),
        })
    }
}
