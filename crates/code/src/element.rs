//! Code elements: what a file defines that has a name, whatever its language.

use super::tree::Span;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Element {
    pub kind: ElementKind,
    /// The last part: `render` of `Board::render`.
    pub name: String,
    /// Qualified: `Board::render`, `Board.render`.
    pub qualified: String,
    /// The whole definition.
    pub span: Span,
    /// What a skeleton leaves out: the body of a function, from brace to brace.
    pub body: Option<Span>,
    /// Further names that it defines: the constants of an enumeration.
    pub also: Vec<String>,
    pub standing: Standing,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ElementKind {
    Function,
    Method,
    Class,
    Interface,
    Struct,
    Union,
    Enum,
    Typedef,
    Macro,
    Global,
    Field,
}

/// Whether something is defined here or only declared.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Standing {
    Definition,
    Declaration,
}

impl Element {
    /// Whether a written name can refer to it: its last part, its qualified name, or one with an unknown scope.
    pub fn is_called(&self, written: &str) -> bool {
        let written = written.trim_start_matches("::");
        let ends = |whole: &str, part: &str| {
            let before = whole.strip_suffix(part);
            before.is_some_and(|before| before.is_empty() || before.ends_with([':', '.', '#']))
        };
        written == self.name
            || ends(&self.qualified, written)
            || (self.qualified != self.name && ends(written, &self.qualified))
            || (self.qualified == self.name && scope_only(written, &self.name))
            || self.also.iter().any(|name| name == written)
    }

    pub fn is_type(&self) -> bool {
        match self.kind {
            ElementKind::Class
            | ElementKind::Interface
            | ElementKind::Struct
            | ElementKind::Union
            | ElementKind::Enum
            | ElementKind::Typedef => true,
            ElementKind::Function
            | ElementKind::Method
            | ElementKind::Macro
            | ElementKind::Global
            | ElementKind::Field => false,
        }
    }

    pub fn is_function(&self) -> bool {
        matches!(self.kind, ElementKind::Function | ElementKind::Method)
    }
}

/// `ns::f` where only `f` is known: namespaces are not part of our names.
fn scope_only(written: &str, name: &str) -> bool {
    written
        .strip_suffix(name)
        .is_some_and(|scope| scope.ends_with("::") && !scope.contains(' '))
}

impl ElementKind {
    pub fn word(self) -> &'static str {
        match self {
            Self::Function => "function",
            Self::Method => "method",
            Self::Class => "class",
            Self::Interface => "interface",
            Self::Struct => "struct",
            Self::Union => "union",
            Self::Enum => "enum",
            Self::Typedef => "typedef",
            Self::Macro => "macro",
            Self::Global => "global",
            Self::Field => "field",
        }
    }
}

#[cfg(test)]
#[path = "element_tests.rs"]
mod tests;
