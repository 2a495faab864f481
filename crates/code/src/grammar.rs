//! Elements and calls of any language that tree-sitter has a grammar for, by a table of node names.

use std::ops::ControlFlow;

use tree_sitter::{Node, ParseOptions, Parser, Tree};

use super::element::{Element, ElementKind, Standing};
use super::text::Text;
use super::tree::Span;

/// A longer file is data, and its tree would cost more than it tells.
const LONGEST: usize = 4 * 1024 * 1024;
/// Qualifiers of a name that are kept; hostile text nests deeper, and its names would grow with every level.
const DEEPEST: usize = 64;
/// Calls of the progress callback: ordinary code needs one for about eighty bytes.
const FIRST_PROGRESS: usize = 4_000;
const BYTES_PER_PROGRESS: usize = 16;

/// What the nodes of a grammar mean.
#[derive(Debug)]
pub(super) struct Grammar {
    pub language: fn() -> tree_sitter::Language,
    /// Between a class and its member.
    pub separator: &'static str,
    pub elements: &'static [ElementRule],
    pub calls: &'static [CallRule],
}

#[derive(Debug)]
pub(super) struct ElementRule {
    pub node: &'static str,
    pub kind: ElementKind,
    /// The fields that lead to its name.
    pub name: &'static [&'static str],
}

#[derive(Debug)]
pub(super) struct CallRule {
    pub node: &'static str,
    pub callee: &'static str,
    pub arguments: &'static str,
}

#[derive(Debug, Default)]
pub(super) struct Outline {
    pub elements: Vec<Element>,
    pub calls: Vec<GrammarCall>,
}

#[derive(Debug)]
pub(super) struct GrammarCall {
    pub callee: String,
    pub span: Span,
    pub arguments: Vec<Span>,
}

/// Empty for a text that is too long or that exceeds the parser's budget.
pub(super) fn outline(grammar: &Grammar, text: &Text) -> Outline {
    let mut outline = Outline::default();
    let Some(tree) = parse(grammar, &text.raw) else {
        return outline;
    };
    let mut scopes: Vec<(usize, String)> = Vec::new();
    let mut cursor = tree.walk();
    loop {
        let node = cursor.node();
        while scopes
            .last()
            .is_some_and(|(end, _)| *end <= node.start_byte())
        {
            scopes.pop();
        }
        visit(grammar, text, node, &mut scopes, &mut outline);
        if cursor.goto_first_child() {
            continue;
        }
        while !cursor.goto_next_sibling() {
            if !cursor.goto_parent() {
                return outline;
            }
        }
    }
}

fn visit(
    grammar: &Grammar,
    text: &Text,
    node: Node<'_>,
    scopes: &mut Vec<(usize, String)>,
    outline: &mut Outline,
) {
    if let Some(rule) = grammar
        .elements
        .iter()
        .find(|rule| rule.node == node.kind())
    {
        if let Some(element) = element(grammar, rule, text, node, scopes.last()) {
            if scopes.len() < DEEPEST {
                scopes.push((node.end_byte(), element.qualified.clone()));
            }
            outline.elements.push(element);
        }
    } else if let Some(rule) = grammar.calls.iter().find(|rule| rule.node == node.kind()) {
        outline.calls.extend(call(rule, text, node));
    }
}

fn element(
    grammar: &Grammar,
    rule: &ElementRule,
    text: &Text,
    node: Node<'_>,
    scope: Option<&(usize, String)>,
) -> Option<Element> {
    let mut named = node;
    for field in rule.name {
        named = named.child_by_field_name(field)?;
    }
    let name = text.slice(named.start_byte(), named.end_byte()).to_owned();
    let qualified = match scope {
        Some((_, outer)) => format!("{outer}{}{name}", grammar.separator),
        None => name.clone(),
    };
    let is_function = matches!(rule.kind, ElementKind::Function | ElementKind::Method);
    let body = node.child_by_field_name("body").filter(|_| is_function);
    Some(Element {
        kind: rule.kind,
        name,
        qualified,
        span: span(text, node),
        body: body.map(|body| span(text, body)),
        also: further_names(rule, text, node),
        standing: match (is_function, body) {
            (true, None) => Standing::Declaration,
            (_, _) => Standing::Definition,
        },
    })
}

/// `int a, b;`: the names after the first.
fn further_names(rule: &ElementRule, text: &Text, node: Node<'_>) -> Vec<String> {
    let [first, then @ ..] = rule.name else {
        return Vec::new();
    };
    let mut cursor = node.walk();
    let others = node.children_by_field_name(first, &mut cursor).skip(1);
    let named = others.filter_map(|mut one| {
        for field in then {
            one = one.child_by_field_name(field)?;
        }
        Some(text.slice(one.start_byte(), one.end_byte()).to_owned())
    });
    named.collect()
}

fn call(rule: &CallRule, text: &Text, node: Node<'_>) -> Option<GrammarCall> {
    let callee = node.child_by_field_name(rule.callee)?;
    let list = node.child_by_field_name(rule.arguments)?;
    let mut cursor = list.walk();
    let arguments = list.named_children(&mut cursor);
    let written = text.slice(callee.start_byte(), callee.end_byte());
    Some(GrammarCall {
        callee: written.split('<').next().unwrap_or(written).to_owned(),
        span: span(text, node),
        arguments: arguments
            .filter(|argument| !argument.kind().contains("comment"))
            .map(|argument| span(text, argument))
            .collect(),
    })
}

fn span(text: &Text, node: Node<'_>) -> Span {
    text.span(node.start_byte(), node.end_byte())
}

pub(super) fn parse(grammar: &Grammar, raw: &str) -> Option<Tree> {
    if raw.len() > LONGEST {
        return None;
    }
    let mut parser = Parser::new();
    parser.set_language(&(grammar.language)()).ok()?;
    let most = FIRST_PROGRESS + raw.len() / BYTES_PER_PROGRESS;
    let mut calls = 0usize;
    let mut progress = |_: &tree_sitter::ParseState| {
        calls += 1;
        if calls > most {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    };
    let options = ParseOptions::new().progress_callback(&mut progress);
    let bytes = raw.as_bytes();
    parser.parse_with_options(
        &mut |at, _| bytes.get(at..).unwrap_or_default(),
        None,
        Some(options),
    )
}
