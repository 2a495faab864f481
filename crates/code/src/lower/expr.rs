//! Expressions out of a parsed fragment.

use tree_sitter::Node;

use super::fragment::Fragment;
use super::types;
use super::{DEEPEST, named_children};
use crate::tree::{AssignOp, BinOp, Direction, Expr, ExprKind, Order, UnOp, Via};

pub(super) fn lower(fragment: &Fragment, node: Node, depth: usize) -> Expr {
    let kind = if depth > DEEPEST {
        ExprKind::Unknown(names_below(fragment, node))
    } else {
        let lowering = Lowering { fragment, depth };
        lowering
            .literal(node)
            .or_else(|| lowering.access(node))
            .or_else(|| lowering.operation(node))
            .or_else(|| lowering.call(node))
            .unwrap_or_else(|| ExprKind::Unknown(lowering.children(node)))
    };
    Expr {
        kind,
        span: fragment.span(node),
    }
}

/// The outermost expressions below a node that is none itself.
pub(super) fn loose(fragment: &Fragment, node: Node, most: usize) -> Vec<Expr> {
    let mut found = Vec::new();
    let mut waiting = vec![(node, 0usize)];
    while let Some((node, depth)) = waiting.pop() {
        if found.len() >= most {
            break;
        }
        if is_expression(node) {
            found.push(lower(fragment, node, depth));
        } else if depth < DEEPEST {
            let below = named_children(node).into_iter().rev();
            waiting.extend(below.map(|child| (child, depth + 1)));
        }
    }
    found
}

fn is_expression(node: Node) -> bool {
    let kind = node.kind();
    kind.ends_with("_expression")
        || matches!(
            kind,
            "identifier"
                | "qualified_identifier"
                | "number_literal"
                | "string_literal"
                | "char_literal"
                | "concatenated_string"
                | "initializer_list"
                | "this"
                | "true"
                | "false"
                | "null"
        )
}

/// Iterative, for what is nested too deeply.
fn names_below(fragment: &Fragment, node: Node) -> Vec<Expr> {
    let mut found = Vec::new();
    let mut waiting = vec![node];
    while let Some(node) = waiting.pop() {
        if node.kind() == "identifier" && found.len() < 10_000 {
            found.push(Expr {
                kind: ExprKind::Name(fragment.text_of(node).to_owned()),
                span: fragment.span(node),
            });
        }
        waiting.extend(named_children(node).into_iter().rev());
    }
    found
}

struct Lowering<'f, 'a> {
    fragment: &'f Fragment<'a>,
    depth: usize,
}

impl Lowering<'_, '_> {
    fn literal(&self, node: Node) -> Option<ExprKind> {
        let text = self.fragment.text_of(node);
        Some(match node.kind() {
            "identifier"
            | "field_identifier"
            | "type_identifier"
            | "this"
            | "true"
            | "false"
            | "null"
            | "nullptr"
            | "namespace_identifier" => ExprKind::Name(text.to_owned()),
            "qualified_identifier" | "template_function" | "operator_name" | "dependent_name" => {
                ExprKind::Name(types::tidy(text))
            }
            "number_literal" => self.number(node, text),
            "string_literal" | "raw_string_literal" | "concatenated_string" => {
                ExprKind::Text(text.to_owned())
            }
            "user_defined_literal" => match node.named_child(0).map(|inner| inner.kind()) {
                Some("number_literal") => ExprKind::Number(text.to_owned()),
                _ => ExprKind::Text(text.to_owned()),
            },
            "char_literal" => ExprKind::Char(text.to_owned()),
            _ => return None,
        })
    }

    /// The grammar includes a sign in the number.
    fn number(&self, node: Node, text: &str) -> ExprKind {
        let (op, digits) = match (text.strip_prefix('-'), text.strip_prefix('+')) {
            (Some(digits), _) => (UnOp::Neg, digits),
            (None, Some(digits)) => (UnOp::Plus, digits),
            (None, None) => return ExprKind::Number(text.to_owned()),
        };
        let end = self.fragment.offset(node.end_byte());
        let number = Expr {
            kind: ExprKind::Number(digits.trim_start().to_owned()),
            span: self
                .fragment
                .text
                .span(end - digits.trim_start().len(), end),
        };
        ExprKind::Unary {
            op,
            on: Box::new(number),
        }
    }

    fn access(&self, node: Node) -> Option<ExprKind> {
        match node.kind() {
            "subscript_expression" => {
                let index = node.child_by_field_name("index").or_else(|| {
                    let list = node.child_by_field_name("indices")?;
                    (list.named_child_count() == 1).then(|| list.named_child(0))?
                })?;
                Some(ExprKind::Index {
                    base: self.field(node, "argument")?,
                    index: self.boxed(index),
                })
            }
            "field_expression" => {
                let via = match self.operator(node) {
                    "->" => Via::Arrow,
                    "." => Via::Dot,
                    _ => return None,
                };
                Some(ExprKind::Member {
                    base: self.field(node, "argument")?,
                    field: self.text(node, "field")?,
                    via,
                })
            }
            "pointer_expression" => {
                let on = self.field(node, "argument")?;
                match self.operator(node) {
                    "*" => Some(ExprKind::Deref(on)),
                    "&" => Some(ExprKind::AddressOf(on)),
                    _ => None,
                }
            }
            "parenthesized_expression" => {
                let inner = sole(node)?;
                (inner.kind() != "compound_statement").then(|| ExprKind::Paren(self.boxed(inner)))
            }
            _ => None,
        }
    }

    fn operation(&self, node: Node) -> Option<ExprKind> {
        Some(match node.kind() {
            "unary_expression" => ExprKind::Unary {
                op: UnOp::parse(self.operator(node))?,
                on: self.field(node, "argument")?,
            },
            "update_expression" => self.step(node)?,
            "binary_expression" if self.cast_of_unary(node).is_some() => {
                self.cast_of_unary(node)?
            }
            "binary_expression" => ExprKind::Binary {
                op: BinOp::parse(self.operator(node))?,
                left: self.field(node, "left")?,
                right: self.field(node, "right")?,
            },
            "assignment_expression" => ExprKind::Assign {
                op: AssignOp::parse(self.operator(node))?,
                target: self.field(node, "left")?,
                value: self.field(node, "right")?,
            },
            "conditional_expression" => ExprKind::Ternary {
                cond: self.field(node, "condition")?,
                then: self.field(node, "consequence")?,
                otherwise: self.field(node, "alternative")?,
            },
            "comma_expression" => ExprKind::Comma(self.comma(node)),
            "initializer_list" => ExprKind::List(self.children(node)),
            "sizeof_expression" => ExprKind::SizeOf(self.sizeof_text(node)),
            "cast_expression" => ExprKind::Cast {
                ty: types::tidy(&self.text(node, "type")?),
                on: self.field(node, "value")?,
            },
            "compound_literal_expression" => ExprKind::Cast {
                ty: types::tidy(&self.text(node, "type")?),
                on: self.field(node, "value")?,
            },
            _ => return None,
        })
    }

    fn call(&self, node: Node) -> Option<ExprKind> {
        match node.kind() {
            "call_expression" => {
                let callee = node.child_by_field_name("function")?;
                let arguments = node.child_by_field_name("arguments")?;
                if let Some(cast) = self.cast_of_paren(callee, arguments) {
                    return Some(cast);
                }
                let args = self.children(arguments);
                if let Some(ty) = self.cast_type(callee)
                    && args.len() == 1
                {
                    let on = Box::new(args.into_iter().next()?);
                    return Some(ExprKind::Cast { ty, on });
                }
                Some(ExprKind::Call {
                    callee: self.boxed(callee),
                    args,
                })
            }
            "new_expression" => {
                let declarator = node.child_by_field_name("declarator");
                let count = declarator.and_then(|at| at.child_by_field_name("length"));
                let arguments = node.child_by_field_name("arguments");
                Some(ExprKind::New {
                    ty: types::tidy(&self.text(node, "type")?),
                    count: count.map(|at| self.boxed(at)),
                    args: arguments.map(|at| self.children(at)).unwrap_or_default(),
                })
            }
            "delete_expression" => {
                let on = sole(node)?;
                let mut cursor = node.walk();
                let array = node.children(&mut cursor).any(|child| child.kind() == "[");
                Some(ExprKind::Delete {
                    on: self.boxed(on),
                    array,
                })
            }
            _ => None,
        }
    }

    /// `static_cast<T>(x)` and `int(x)` are written like calls.
    fn cast_type(&self, callee: Node) -> Option<String> {
        match callee.kind() {
            "primitive_type" => Some(self.fragment.text_of(callee).to_owned()),
            "template_function" => {
                let name = self.text(callee, "name")?;
                let arguments = self.text(callee, "arguments")?;
                let ty = arguments.strip_prefix('<')?.strip_suffix('>')?;
                name.ends_with("_cast").then(|| types::tidy(ty))
            }
            _ => None,
        }
    }

    /// `(T)*p`, `(T)&x` and `(T)-n` are taken for operations on `(T)` where the grammar does not know `T`.
    fn cast_of_unary(&self, node: Node) -> Option<ExprKind> {
        let ty = self.lone_name(node.child_by_field_name("left")?)?;
        if !self.fragment.text.is_type(ty) || self.fragment.is_variable(ty) {
            return None;
        }
        let operator = node.child_by_field_name("operator")?;
        let right = node.child_by_field_name("right")?;
        let on = self.boxed(right);
        let kind = match self.fragment.text_of(operator) {
            "*" => ExprKind::Deref(on),
            "&" => ExprKind::AddressOf(on),
            "-" => ExprKind::Unary { op: UnOp::Neg, on },
            "+" => ExprKind::Unary { op: UnOp::Plus, on },
            _ => return None,
        };
        let from = self.fragment.offset(operator.start_byte());
        let span = self
            .fragment
            .text
            .span(from, self.fragment.offset(right.end_byte()));
        Some(ExprKind::Cast {
            ty: ty.to_owned(),
            on: Box::new(Expr { kind, span }),
        })
    }

    /// `(T)(x)` is taken for a call of `(T)`. A function's name is never parenthesised in a call, but a pointer may be.
    fn cast_of_paren(&self, callee: Node, arguments: Node) -> Option<ExprKind> {
        let ty = self.lone_name(callee)?;
        let argument = sole(arguments).filter(|_| !self.fragment.is_variable(ty))?;
        Some(ExprKind::Cast {
            ty: ty.to_owned(),
            on: Box::new(Expr {
                kind: ExprKind::Paren(self.boxed(argument)),
                span: self.fragment.span(arguments),
            }),
        })
    }

    /// The name that stands alone in parentheses.
    fn lone_name(&self, node: Node) -> Option<&str> {
        let inner = sole(node).filter(|_| node.kind() == "parenthesized_expression")?;
        (inner.kind() == "identifier").then(|| self.fragment.text_of(inner))
    }

    fn step(&self, node: Node) -> Option<ExprKind> {
        let argument = node.child_by_field_name("argument")?;
        let operator = node.child_by_field_name("operator")?;
        Some(ExprKind::Step {
            on: self.boxed(argument),
            direction: match self.fragment.text_of(operator) {
                "--" => Direction::Down,
                _ => Direction::Up,
            },
            order: if operator.start_byte() < argument.start_byte() {
                Order::Before
            } else {
                Order::After
            },
        })
    }

    /// `a, b, c` is nested to the right in the grammar.
    fn comma(&self, node: Node) -> Vec<Expr> {
        let mut parts = Vec::new();
        let mut rest = Some(node);
        while let Some(node) = rest {
            rest = None;
            let left = node.child_by_field_name("left");
            parts.extend(left.map(|left| *self.boxed(left)));
            match node.child_by_field_name("right") {
                Some(right) if right.kind() == "comma_expression" => rest = Some(right),
                Some(right) => parts.push(*self.boxed(right)),
                None => {}
            }
        }
        parts
    }

    fn sizeof_text(&self, node: Node) -> String {
        let text = self.fragment.text_of(node);
        let text = text.strip_prefix("sizeof").unwrap_or(text).trim();
        let inner = match node.child_by_field_name("type") {
            Some(ty) => self.fragment.text_of(ty),
            None => text,
        };
        let paren = node
            .child_by_field_name("value")
            .filter(|value| value.kind() == "parenthesized_expression");
        let inner = match paren {
            Some(_) => inner
                .strip_prefix('(')
                .and_then(|rest| rest.strip_suffix(')')),
            None => None,
        }
        .unwrap_or(inner);
        types::tidy(inner)
    }

    /// Children without a value of their own (captures, types, designators) contribute the values in them.
    fn children(&self, node: Node) -> Vec<Expr> {
        let mut found = Vec::new();
        for child in named_children(node) {
            if is_expression(child)
                || matches!(
                    child.kind(),
                    "initializer_pair" | "user_defined_literal" | "raw_string_literal"
                )
            {
                found.push(lower(self.fragment, child, self.depth + 1));
            } else if self.depth < DEEPEST {
                let inner = Lowering {
                    fragment: self.fragment,
                    depth: self.depth + 1,
                };
                found.extend(inner.children(child));
            }
        }
        found
    }

    fn boxed(&self, node: Node) -> Box<Expr> {
        Box::new(lower(self.fragment, node, self.depth + 1))
    }

    fn field(&self, node: Node, name: &str) -> Option<Box<Expr>> {
        node.child_by_field_name(name)
            .map(|child| self.boxed(child))
    }

    fn text(&self, node: Node, name: &str) -> Option<String> {
        let child = node.child_by_field_name(name)?;
        Some(self.fragment.text_of(child).to_owned())
    }

    fn operator(&self, node: Node) -> &str {
        node.child_by_field_name("operator")
            .map_or("", |at| self.fragment.text_of(at))
    }
}

fn sole(node: Node) -> Option<Node> {
    match named_children(node).as_slice() {
        [only] => Some(*only),
        _ => None,
    }
}
