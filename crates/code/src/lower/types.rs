//! Types as text: one blank between words, records by their names.

use patchwright_domain::candidate::RelPath;
use tree_sitter::Node;

use super::fragment::Fragment;
use super::named_children;
use crate::tree::Span;

/// The placeholder name of an anonymous record, unlike any name in the program.
pub(crate) fn anonymous_name(word: &str, path: &RelPath, span: Span) -> String {
    format!("{word} (unnamed at {path}:{}:{})", span.line, span.column)
}

/// White space as single blanks, none around `::` and next to `*`.
pub(super) fn tidy(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The text of a type specifier, without the body it may have.
pub(super) fn specifier(fragment: &Fragment, node: Node) -> String {
    let word = match node.kind() {
        "struct_specifier" => "struct",
        "union_specifier" => "union",
        "enum_specifier" => "enum",
        "class_specifier" => "class",
        _ => return tidy(fragment.text_of(node)),
    };
    match node.child_by_field_name("name") {
        Some(name) if fragment.text_of(name) != "_" => format!("{word} {}", fragment.text_of(name)),
        _ => {
            let span = fragment.span(node);
            anonymous_name(word, &fragment.text.path, span)
        }
    }
}

/// The type and storage class of a declaration, without its declarators.
pub(super) fn of_declaration(fragment: &Fragment, node: Node) -> (String, Vec<String>) {
    let mut ty = Vec::new();
    let mut storage = Vec::new();
    let mut cursor = node.walk();
    let mut more = cursor.goto_first_child();
    while more {
        let child = cursor.node();
        match (cursor.field_name(), child.kind()) {
            (Some("type"), _) => ty.push(specifier(fragment, child)),
            (_, "type_qualifier") => match fragment.text_of(child) {
                word @ ("const" | "volatile" | "_Atomic" | "restrict") => ty.push(word.to_owned()),
                word => storage.push(word.to_owned()),
            },
            (_, "storage_class_specifier") => storage.push(fragment.text_of(child).to_owned()),
            _ => {}
        }
        more = cursor.goto_next_sibling();
    }
    (ty.join(" "), storage)
}

/// `int (const char *, int)` of a function's or function pointer's declarator.
pub(super) fn function(
    fragment: &Fragment,
    returns: &str,
    pointers: usize,
    declarator: Node,
) -> String {
    let parameters = declarator.child_by_field_name("parameters");
    let parameters = parameters.map_or_else(String::new, |at| tidy(fragment.text_of(at)));
    let stars = "*".repeat(pointers);
    let gap = if pointers == 0 { "" } else { " " };
    format!("{returns}{gap}{stars} {parameters}")
}

/// The types of unnamed parameters, where they may be values as well.
pub(super) fn bare_parameters<'t>(declarator: Node<'t>) -> Option<Vec<Node<'t>>> {
    let list = declarator.child_by_field_name("parameters")?;
    let children = named_children(list);
    let bare = children.iter().all(|child| {
        child.kind() == "parameter_declaration"
            && child.child_by_field_name("declarator").is_none()
            && child.named_child_count() == 1
    });
    if !bare || children.is_empty() {
        return None;
    }
    let types: Vec<Node> = children
        .iter()
        .filter_map(|child| child.child_by_field_name("type"))
        .collect();
    let values = types
        .iter()
        .all(|ty| matches!(ty.kind(), "type_identifier" | "qualified_identifier"));
    values.then_some(types)
}
