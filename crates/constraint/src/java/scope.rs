//! What can be said at a place: which names are in scope there, and which expressions may be evaluated twice.

use patchwright_code::JavaNode;

/// Methods that only look.
const LOOKS: [&str; 16] = [
    "length",
    "size",
    "charAt",
    "get",
    "indexOf",
    "lastIndexOf",
    "min",
    "max",
    "abs",
    "isEmpty",
    "position",
    "limit",
    "remaining",
    "getOrDefault",
    "peek",
    "containsKey",
];

/// Whether an expression does nothing but compute, so that a check may evaluate it once more.
pub(super) fn is_pure(node: JavaNode<'_>) -> bool {
    let own = |node: JavaNode<'_>| match node.kind() {
        "method_invocation" => {
            let name = node.child("name").map_or("", |name| name.text());
            let getter = name
                .strip_prefix("get")
                .is_some_and(|rest| rest.starts_with(|c: char| c.is_uppercase()));
            LOOKS.contains(&name) || getter
        }
        "update_expression"
        | "assignment_expression"
        | "object_creation_expression"
        | "array_creation_expression"
        | "lambda_expression"
        | "switch_expression" => false,
        _ => true,
    };
    own(node) && node.descendants().all(own)
}

/// The names of variables in an expression: not its methods, fields of other objects or types.
pub(super) fn variables<'a>(node: JavaNode<'a>) -> Vec<&'a str> {
    let is_variable = |node: &JavaNode<'a>| {
        node.is("identifier") && !matches!(node.field(), Some("name" | "field"))
    };
    let below = node.descendants().filter(is_variable);
    let own = Some(node).filter(is_variable);
    own.into_iter().chain(below).map(JavaNode::text).collect()
}

/// Whether all variables of an expression that is written elsewhere in the class mean something at `place`.
pub(super) fn is_known_at(
    expression: JavaNode<'_>,
    method: JavaNode<'_>,
    place: JavaNode<'_>,
) -> bool {
    variables(expression)
        .into_iter()
        .all(|name| is_named_at(name, method, place))
}

/// A parameter, a variable declared before, a field of the class, or a class.
pub(super) fn is_named_at(name: &str, method: JavaNode<'_>, place: JavaNode<'_>) -> bool {
    name.starts_with(|c: char| c.is_uppercase())
        || declares(method, name, |declared| {
            let scope = declared.ancestors().find(|node| {
                node.is_any(&[
                    "block",
                    "for_statement",
                    "enhanced_for_statement",
                    "catch_clause",
                ]) || node.kind().ends_with("_declaration")
                    && !node.is("local_variable_declaration")
            });
            declared.span().start < place.span().start
                && scope.is_some_and(|scope| place.is_within(scope))
        })
        || is_field(name, method)
}

fn is_field(name: &str, method: JavaNode<'_>) -> bool {
    let classes = method
        .ancestors()
        .filter(|node| node.is("class_body") || node.is("enum_body_declarations"));
    let mut fields =
        classes.flat_map(|body| body.children().filter(|node| node.is("field_declaration")));
    let constant = |field: JavaNode<'_>| is_declared_by(field, name);
    fields.any(constant) && (!is_static(method) || is_static_field(name, method))
}

fn is_static_field(name: &str, method: JavaNode<'_>) -> bool {
    let mut bodies = method.ancestors().filter(|node| node.is("class_body"));
    bodies.any(|body| {
        let mut fields = body.children().filter(|node| node.is("field_declaration"));
        fields.any(|field| is_declared_by(field, name) && is_static(field))
    })
}

fn is_declared_by(field: JavaNode<'_>, name: &str) -> bool {
    let mut declared = field
        .children()
        .filter(|node| node.is("variable_declarator"));
    declared.any(|node| node.child("name").is_some_and(|named| named.text() == name))
}

pub(super) fn is_static(declaration: JavaNode<'_>) -> bool {
    has_modifier(declaration, "static")
}

pub(super) fn has_modifier(declaration: JavaNode<'_>, word: &str) -> bool {
    let mut modifiers = declaration.children().filter(|node| node.is("modifiers"));
    modifiers.any(|node| node.text().split_whitespace().any(|one| one == word))
}

fn declares(method: JavaNode<'_>, name: &str, fits: impl Fn(JavaNode<'_>) -> bool) -> bool {
    method.descendants().any(|node| {
        let declares = node.is_any(&[
            "formal_parameter",
            "spread_parameter",
            "variable_declarator",
            "catch_formal_parameter",
            "enhanced_for_statement",
            "resource",
        ]);
        declares && node.child("name").is_some_and(|named| named.text() == name) && fits(node)
    })
}

/// The type that a variable is declared with, in the method or as a field of the class.
pub(super) fn type_of<'a>(name: &str, method: JavaNode<'a>) -> Option<&'a str> {
    let is_named =
        |node: &JavaNode<'a>| node.child("name").is_some_and(|named| named.text() == name);
    let in_method = method.descendants().find(|node| {
        node.is_any(&[
            "formal_parameter",
            "variable_declarator",
            "enhanced_for_statement",
        ]) && is_named(node)
    });
    let in_class = || {
        let bodies = method.ancestors().filter(|node| node.is("class_body"));
        let mut fields = bodies
            .flat_map(|body| body.children().filter(|node| node.is("field_declaration")))
            .flat_map(|field| {
                field
                    .children()
                    .filter(|node| node.is("variable_declarator"))
            });
        fields.find(is_named)
    };
    let declared = in_method.or_else(in_class)?;
    let typed = match declared.is("variable_declarator") {
        true => declared.parent()?,
        false => declared,
    };
    typed.child("type").map(JavaNode::text)
}
