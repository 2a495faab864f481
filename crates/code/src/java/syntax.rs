//! A Java file as a tree of its grammar's nodes, in one list: who needs it matches on the names of the grammar.

use std::sync::{LazyLock, OnceLock};

use patchwright_domain::candidate::RelPath;
use tree_sitter::Tree;

use crate::grammar;
use crate::text::Text;
use crate::tree::Span;

#[derive(Debug)]
pub struct JavaFile {
    pub path: RelPath,
    text: Text,
    /// In the order of the text, each before what it is made of.
    nodes: OnceLock<Vec<NodeData>>,
}

#[derive(Debug)]
struct NodeData {
    kind: u16,
    field: Option<u16>,
    span: Span,
    parent: Option<usize>,
    /// The index after the last node below it.
    end: usize,
    broken: bool,
}

/// What the grammar calls its nodes and fields, by its numbers for them.
struct Names {
    kinds: Vec<String>,
    fields: Vec<String>,
}

static NAMES: LazyLock<Names> = LazyLock::new(|| {
    let language = (super::GRAMMAR.language)();
    let owned = |name: Option<&str>| name.unwrap_or_default().to_owned();
    let kinds = 0..language.node_kind_count();
    // Fields count from 1.
    let fields = 0..=language.field_count();
    let number = |count: usize| u16::try_from(count).unwrap_or(u16::MAX);
    Names {
        kinds: kinds
            .map(|kind| owned(language.node_kind_for_id(number(kind))))
            .collect(),
        fields: fields
            .map(|field| owned(language.field_name_for_id(number(field))))
            .collect(),
    }
});

/// A node with a name, or one that its parent has a name for, such as an operator.
#[derive(Debug, Clone, Copy)]
pub struct JavaNode<'a> {
    file: &'a JavaFile,
    at: usize,
}

impl JavaFile {
    pub(crate) fn read(path: RelPath, bytes: &[u8]) -> Self {
        Self {
            text: Text::plain(path.clone(), bytes),
            path,
            nodes: OnceLock::new(),
        }
    }

    pub fn text(&self) -> &str {
        &self.text.raw
    }

    /// The white space that starts the line of this offset.
    pub fn indent_at(&self, offset: usize) -> &str {
        let start = self.text.line_start(self.text.line_of(offset)).unwrap_or(0);
        let rest = self.text().get(start..).unwrap_or_default();
        let bare = rest.trim_start_matches([' ', '\t']);
        rest.get(..rest.len() - bare.len()).unwrap_or_default()
    }

    /// None for a file that is too long or that exceeds the parser's budget.
    pub fn root(&self) -> Option<JavaNode<'_>> {
        (!self.nodes().is_empty()).then_some(JavaNode { file: self, at: 0 })
    }

    fn nodes(&self) -> &[NodeData] {
        self.nodes.get_or_init(|| read_nodes(&self.text))
    }
}

impl<'a> JavaNode<'a> {
    fn data(self) -> Option<&'a NodeData> {
        self.file.nodes().get(self.at)
    }

    fn node(self, at: usize) -> JavaNode<'a> {
        JavaNode { at, ..self }
    }

    pub fn file(self) -> &'a JavaFile {
        self.file
    }

    /// The grammar's name: `method_invocation`.
    pub fn kind(self) -> &'static str {
        let kind = self.data().map(|data| usize::from(data.kind));
        let name = kind.and_then(|kind| NAMES.kinds.get(kind));
        name.map_or("", String::as_str)
    }

    pub fn is(self, kind: &str) -> bool {
        self.kind() == kind
    }

    pub fn is_any(self, kinds: &[&str]) -> bool {
        kinds.contains(&self.kind())
    }

    /// What its parent calls it: `condition`.
    pub fn field(self) -> Option<&'static str> {
        let field = usize::from(self.data()?.field?);
        NAMES.fields.get(field).map(String::as_str)
    }

    pub fn span(self) -> Span {
        let nothing = Span {
            start: 0,
            end: 0,
            line: 1,
            column: 1,
            end_line: 1,
        };
        self.data().map_or(nothing, |data| data.span)
    }

    pub fn text(self) -> &'a str {
        let span = self.span();
        self.file.text.slice(span.start, span.end)
    }

    pub fn parent(self) -> Option<JavaNode<'a>> {
        Some(self.node(self.data()?.parent?))
    }

    /// Its parent, the parent of that, and so on.
    pub fn ancestors(self) -> impl Iterator<Item = JavaNode<'a>> {
        std::iter::successors(self.parent(), |node| node.parent())
    }

    pub fn children(self) -> impl Iterator<Item = JavaNode<'a>> {
        let end = self.data().map_or(self.at, |data| data.end);
        let next = move |at: usize| (at < end).then(|| self.node(at));
        std::iter::successors(next(self.at + 1), move |child| {
            next(child.data().map_or(end, |data| data.end))
        })
    }

    pub fn child(self, field: &str) -> Option<JavaNode<'a>> {
        self.children().find(|child| child.field() == Some(field))
    }

    /// Everything below it, in the order of the text.
    pub fn descendants(self) -> impl Iterator<Item = JavaNode<'a>> {
        let end = self.data().map_or(self.at, |data| data.end);
        (self.at + 1..end).map(move |at| self.node(at))
    }

    /// Whether part of it could not be read.
    pub fn is_broken(self) -> bool {
        let own = self.data().is_none_or(|data| data.broken);
        own || self
            .descendants()
            .any(|node| node.data().is_some_and(|data| data.broken))
    }

    pub fn is_same(self, other: JavaNode<'_>) -> bool {
        self.at == other.at && std::ptr::eq(self.file, other.file)
    }

    /// Whether it is the other node, or one below it.
    pub fn is_within(self, other: JavaNode<'_>) -> bool {
        std::ptr::eq(self.file, other.file) && other.span().contains(&self.span())
    }
}

fn read_nodes(text: &Text) -> Vec<NodeData> {
    let tree = grammar::parse(&super::GRAMMAR, &text.raw);
    tree.map_or(Vec::new(), |tree| walk(&tree, text))
}

fn walk(tree: &Tree, text: &Text) -> Vec<NodeData> {
    let mut nodes: Vec<NodeData> = Vec::new();
    let mut open: Vec<usize> = Vec::new();
    // Whether each level of the cursor opened a node: punctuation opens none.
    let mut levels: Vec<bool> = Vec::new();
    let mut cursor = tree.walk();
    loop {
        let node = cursor.node();
        let field = cursor.field_id().map(|id| id.get());
        let kept = node.is_named() || field.is_some();
        if kept {
            nodes.push(NodeData {
                kind: node.kind_id(),
                field,
                span: text.span(node.start_byte(), node.end_byte()),
                parent: open.last().copied(),
                end: nodes.len() + 1,
                broken: node.is_error() || node.is_missing(),
            });
            open.push(nodes.len() - 1);
        }
        levels.push(kept);
        if cursor.goto_first_child() {
            continue;
        }
        loop {
            close(&mut nodes, &mut open, levels.pop());
            if cursor.goto_next_sibling() {
                break;
            }
            if !cursor.goto_parent() {
                return nodes;
            }
        }
    }
}

fn close(nodes: &mut [NodeData], open: &mut Vec<usize>, kept: Option<bool>) {
    if kept != Some(true) {
        return;
    }
    let end = nodes.len();
    if let Some(data) = open.pop().and_then(|at| nodes.get_mut(at)) {
        data.end = end;
    }
}

#[cfg(test)]
#[path = "syntax_tests.rs"]
mod tests;
