//! Declarations out of a parsed fragment.

use tree_sitter::Node;

use super::fragment::Fragment;
use super::{DEEPEST, expr, named_children, types};
use crate::tree::{Expr, ExprKind, Variable};

/// A declared name, and what is declared under it.
#[derive(Debug)]
pub(crate) struct Declared {
    pub variable: Variable,
    pub what: What,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum What {
    Variable,
    Function,
    Type,
}

pub(super) fn declared(fragment: &Fragment, node: Node) -> Vec<Declared> {
    match node.kind() {
        "declaration"
        | "field_declaration"
        | "parameter_declaration"
        | "type_definition"
        | "optional_parameter_declaration"
        | "variadic_parameter_declaration" => of_node(fragment, node),
        "alias_declaration" => using(fragment, node).into_iter().collect(),
        "template_declaration" | "linkage_specification" => named_children(node)
            .into_iter()
            .flat_map(|child| declared(fragment, child))
            .collect(),
        // A K&R head lists names only; a macro may stand for a parameter.
        "identifier" => vec![bare_name(fragment, node)],
        _ => Vec::new(),
    }
}

/// The variables of a statement; `T x(y);` is one, though it may be read as a function.
pub(super) fn locals(fragment: &Fragment, node: Node) -> Vec<Variable> {
    let found = of_node(fragment, node).into_iter();
    found
        .filter(|one| one.what == What::Variable || one.variable.init.is_some())
        .map(|one| one.variable)
        .collect()
}

fn of_node(fragment: &Fragment, node: Node) -> Vec<Declared> {
    let (ty, storage) = types::of_declaration(fragment, node);
    let is_type = node.kind() == "type_definition";
    let mut found: Vec<Declared> = Vec::new();
    let mut cursor = node.walk();
    let mut more = cursor.goto_first_child();
    while more {
        let child = cursor.node();
        match cursor.field_name() {
            Some("declarator") => {
                let start = Start {
                    fragment,
                    ty: &ty,
                    storage: &storage,
                };
                found.extend(start.declarator(child));
            }
            Some("default_value" | "value") => {
                if let Some(last) = found.last_mut() {
                    last.variable.init = Some(expr::lower(fragment, child, 0));
                }
            }
            _ => {}
        }
        more = cursor.goto_next_sibling();
    }
    if found.is_empty() && node.kind().ends_with("parameter_declaration") {
        found.push(unnamed(fragment, node, ty, storage));
    }
    if is_type {
        for one in &mut found {
            one.what = What::Type;
        }
    }
    found
}

fn unnamed(fragment: &Fragment, node: Node, ty: String, storage: Vec<String>) -> Declared {
    Declared {
        variable: Variable {
            name: String::new(),
            ty,
            pointers: 0,
            reference: false,
            dimensions: Vec::new(),
            init: None,
            storage,
            span: fragment.span(node),
        },
        what: What::Variable,
    }
}

fn bare_name(fragment: &Fragment, node: Node) -> Declared {
    let mut found = unnamed(fragment, node, String::new(), Vec::new());
    found.variable.name = fragment.text_of(node).to_owned();
    found
}

/// `using name = type;`
fn using(fragment: &Fragment, node: Node) -> Option<Declared> {
    let name = fragment
        .text_of(node.child_by_field_name("name")?)
        .to_owned();
    let descriptor = node.child_by_field_name("type")?;
    let (ty, storage) = types::of_declaration(fragment, descriptor);
    let start = Start {
        fragment,
        ty: &ty,
        storage: &storage,
    };
    let mut found = match descriptor.child_by_field_name("declarator") {
        Some(declarator) => start.declarator(declarator).into_iter().next()?,
        None => unnamed(fragment, node, ty, storage),
    };
    found.variable.name = name;
    found.what = What::Type;
    Some(found)
}

/// What all declarators of one declaration start from.
struct Start<'f, 'a> {
    fragment: &'f Fragment<'a>,
    ty: &'f str,
    storage: &'f [String],
}

impl Start<'_, '_> {
    fn declarator(&self, node: Node) -> Vec<Declared> {
        let mut one = unnamed(
            self.fragment,
            node,
            self.ty.to_owned(),
            self.storage.to_vec(),
        );
        if let Some(names) = bound_names(node) {
            return names
                .into_iter()
                .map(|name| self.bound(name, node))
                .collect();
        }
        self.apply(node, &mut one, 0);
        vec![one]
    }

    /// One name of `auto [a, b] = …`.
    fn bound(&self, name: Node, whole: Node) -> Declared {
        let mut one = bare_name(self.fragment, name);
        one.variable.ty = self.ty.to_owned();
        one.variable.init = self.value(whole);
        one
    }

    fn apply(&self, node: Node, one: &mut Declared, depth: usize) {
        if depth > DEEPEST {
            return;
        }
        match node.kind() {
            "identifier" | "field_identifier" | "type_identifier" | "qualified_identifier" => {
                one.variable.name = self.fragment.text_of(node).to_owned();
            }
            "init_declarator" => {
                self.inner(node, one, depth);
                one.variable.init = self.value(node);
            }
            "array_declarator" | "abstract_array_declarator" => {
                self.inner(node, one, depth);
                let size = node.child_by_field_name("size");
                let size =
                    size.map_or_else(String::new, |at| types::tidy(self.fragment.text_of(at)));
                one.variable.dimensions.push(size);
            }
            "function_declarator" | "abstract_function_declarator" => {
                self.function(node, one, depth)
            }
            kind if kind.contains("pointer") => {
                one.variable.pointers += 1;
                self.inner(node, one, depth);
            }
            kind if kind.contains("reference_declarator") => {
                one.variable.reference = true;
                self.inner(node, one, depth);
            }
            _ => self.inner(node, one, depth),
        }
    }

    fn inner(&self, node: Node, one: &mut Declared, depth: usize) {
        let inner = node.child_by_field_name("declarator").or_else(|| {
            named_children(node).into_iter().find(|child| {
                child.kind().ends_with("declarator") || child.kind().ends_with("identifier")
            })
        });
        if let Some(inner) = inner {
            self.apply(inner, one, depth + 1);
        }
    }

    /// `(*name)(…)` is a pointer to a function; `name(…)` is a function, or a variable with arguments.
    fn function(&self, node: Node, one: &mut Declared, depth: usize) {
        let before = one.variable.pointers;
        self.inner(node, one, depth);
        let behind = one.variable.pointers - before;
        if behind == 0
            && let Some(values) = types::bare_parameters(node)
        {
            let values = values
                .into_iter()
                .map(|at| expr::lower(self.fragment, at, 0));
            let list = node.child_by_field_name("parameters").unwrap_or(node);
            one.variable.init = Some(Expr {
                kind: ExprKind::List(values.collect()),
                span: self.fragment.span(list),
            });
            one.what = What::Function;
            return;
        }
        one.variable.ty = types::function(self.fragment, &one.variable.ty, before, node);
        one.variable.pointers = behind;
        if behind == 0 {
            one.what = What::Function;
        }
    }

    fn value(&self, node: Node) -> Option<Expr> {
        let value = node.child_by_field_name("value")?;
        let mut lowered = expr::lower(self.fragment, value, 0);
        if value.kind() == "argument_list"
            && let ExprKind::Unknown(args) = lowered.kind
        {
            lowered.kind = ExprKind::List(args);
        }
        Some(lowered)
    }
}

fn bound_names<'t>(node: Node<'t>) -> Option<Vec<Node<'t>>> {
    let mut node = node;
    for _ in 0..3 {
        if node.kind() == "structured_binding_declarator" {
            return Some(named_children(node));
        }
        node = node
            .child_by_field_name("declarator")
            .or_else(|| node.named_child(0))?;
    }
    None
}
