//! Java, as its grammar names things.

mod syntax;

pub use syntax::{JavaFile, JavaNode};

use super::element::ElementKind;
use super::grammar::{CallRule, ElementRule, Grammar};

pub(super) static GRAMMAR: Grammar = Grammar {
    language: || tree_sitter_java::LANGUAGE.into(),
    separator: ".",
    elements: &[
        rule("class_declaration", ElementKind::Class),
        rule("record_declaration", ElementKind::Class),
        rule("interface_declaration", ElementKind::Interface),
        rule("annotation_type_declaration", ElementKind::Interface),
        rule("enum_declaration", ElementKind::Enum),
        rule("method_declaration", ElementKind::Method),
        rule("constructor_declaration", ElementKind::Method),
        rule("compact_constructor_declaration", ElementKind::Method),
        ElementRule {
            node: "field_declaration",
            kind: ElementKind::Field,
            name: &["declarator", "name"],
        },
        ElementRule {
            node: "constant_declaration",
            kind: ElementKind::Field,
            name: &["declarator", "name"],
        },
        rule("enum_constant", ElementKind::Field),
    ],
    calls: &[
        CallRule {
            node: "method_invocation",
            callee: "name",
            arguments: "arguments",
        },
        CallRule {
            node: "object_creation_expression",
            callee: "type",
            arguments: "arguments",
        },
    ],
};

const fn rule(node: &'static str, kind: ElementKind) -> ElementRule {
    ElementRule {
        node,
        kind,
        name: &["name"],
    }
}
