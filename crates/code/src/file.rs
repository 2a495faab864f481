//! One source file: its text, and the items read out of it.

use std::collections::HashSet;
use std::sync::Arc;

use patchwright_domain::candidate::RelPath;

use super::function::Function;
use super::items::{self, Items};
use super::text::{Language, Text};
use super::tree::{Span, Variable};

#[derive(Debug)]
pub struct SourceFile {
    pub path: RelPath,
    text: Arc<Text>,
    functions: Vec<Function>,
    /// Without the heads, which are in the functions.
    pub(super) items: Items,
}

impl SourceFile {
    pub(super) fn read(path: RelPath, bytes: &[u8], language: Language) -> Self {
        let (text, directives) = Text::new(path.clone(), bytes, language);
        let mut items = items::read(&path, &text, &directives);
        let text = Arc::new(text);
        let functions = std::mem::take(&mut items.heads)
            .into_iter()
            .map(|head| Function::new(head, Arc::clone(&text)))
            .collect();
        Self {
            path,
            text,
            functions,
            items,
        }
    }

    pub(super) fn shared_text(&self) -> Arc<Text> {
        Arc::clone(&self.text)
    }

    pub(super) fn know_types(&self, types: &Arc<HashSet<String>>) {
        self.text.know_types(Arc::clone(types));
    }

    /// The whole file; bytes that are not UTF-8 are a `?` each, so that offsets hold.
    pub fn text(&self) -> &str {
        &self.text.raw
    }

    /// Empty for a span of another file.
    pub fn slice(&self, span: Span) -> &str {
        self.text.slice(span.start, span.end)
    }

    /// Without the line break; empty past the last line.
    pub fn line_text(&self, line: u32) -> &str {
        let Some(start) = self.text.line_start(line) else {
            return "";
        };
        let end = self.text.line_start(line.saturating_add(1));
        let end = end.unwrap_or(self.text.raw.len());
        self.text.slice(start, end).trim_end_matches(['\n', '\r'])
    }

    /// The offset of a line's first byte.
    pub fn line_start(&self, line: u32) -> Option<usize> {
        self.text.line_start(line)
    }

    /// The white space that starts the line of this offset.
    pub fn indent_at(&self, offset: usize) -> &str {
        let line = self.line_text(self.text.line_of(offset));
        let text = line.trim_start_matches([' ', '\t']);
        line.get(..line.len() - text.len()).unwrap_or("")
    }

    /// The line of an offset, from 1.
    pub fn line_of(&self, offset: usize) -> u32 {
        self.text.line_of(offset)
    }

    /// Whether part of this line could not be parsed, so that its text is all there is.
    pub fn broken_at(&self, line: u32) -> bool {
        let within = |span: &Span| span.has_line(line);
        let inside = self
            .functions
            .iter()
            .filter(|function| function.head.span.has_line(line))
            .any(|function| function.broken().iter().any(within));
        inside || self.items.broken.iter().any(within)
    }

    pub fn functions(&self) -> &[Function] {
        &self.functions
    }

    /// The variables that it declares at file scope.
    pub fn globals(&self) -> &[Variable] {
        &self.items.globals
    }

    /// The innermost function whose definition includes this line.
    pub fn function_at(&self, line: u32) -> Option<&Function> {
        self.functions
            .iter()
            .filter(|function| function.head.span.has_line(line))
            .min_by_key(|function| function.head.span.end - function.head.span.start)
    }
}
