//! Edits of Java text, laid out like the file.

use patchwright_code::layout::{laid_out_in, step_in_text};
use patchwright_code::{JavaFile, JavaNode};

use crate::proposal::TextEdit;

const STATEMENTS: [&str; 9] = [
    "local_variable_declaration",
    "expression_statement",
    "return_statement",
    "throw_statement",
    "if_statement",
    "for_statement",
    "enhanced_for_statement",
    "yield_statement",
    "switch_expression",
];

/// The statement that a line can be put before so that it runs just before `node`; none where `node` is evaluated
/// again and again, or in a lambda.
pub(super) fn statement_of(node: JavaNode<'_>) -> Option<JavaNode<'_>> {
    let mut below = node;
    for above in std::iter::once(node).chain(node.ancestors()) {
        let stands = above.parent().is_some_and(|parent| {
            parent.is_any(&["block", "constructor_body", "switch_block_statement_group"])
        });
        let alone = is_branch(above);
        if above.is_any(&STATEMENTS) && (stands || alone) {
            let repeated = above.is("for_statement") && below.field() != Some("init");
            return (!repeated || below.is_same(above)).then_some(above);
        }
        if above.is_any(&[
            "while_statement",
            "do_statement",
            "lambda_expression",
            "class_body",
        ]) {
            return None;
        }
        below = above;
    }
    None
}

/// Whether a statement is the whole body of a loop or branch, without braces.
pub(super) fn is_branch(node: JavaNode<'_>) -> bool {
    let field = matches!(node.field(), Some("consequence" | "alternative" | "body"));
    let parent = node.parent().is_some_and(|parent| {
        parent.is_any(&[
            "if_statement",
            "for_statement",
            "while_statement",
            "enhanced_for_statement",
            "do_statement",
        ])
    });
    field && parent && !node.is("block")
}

/// Lines before a statement; a tab at the start of a line of `text` is one step of indentation.
pub(super) fn insert_before(statement: JavaNode<'_>, text: &str) -> Option<TextEdit> {
    let file = statement.file();
    let start = statement.span().start;
    if is_branch(statement) {
        let lines = format!("{text}\n{}", statement.text());
        return in_braces(statement, &lines);
    }
    let indent = file.indent_at(start);
    starts_line(file, start).then(|| TextEdit {
        file: file.path.clone(),
        start,
        end: start,
        text: format!("{}\n{indent}", laid_out_in(file.text(), text, indent)),
    })
}

/// Other lines in place of a statement.
pub(super) fn replace_statement(statement: JavaNode<'_>, text: &str) -> Option<TextEdit> {
    let file = statement.file();
    if is_branch(statement) {
        return in_braces(statement, text);
    }
    let indent = file.indent_at(statement.span().start);
    Some(replace(statement, laid_out_in(file.text(), text, indent)))
}

pub(super) fn replace(node: JavaNode<'_>, text: impl Into<String>) -> TextEdit {
    TextEdit::replace(&node.file().path, node.span(), text)
}

/// Braces around a lone statement, with these lines in place of it.
fn in_braces(statement: JavaNode<'_>, lines: &str) -> Option<TextEdit> {
    let file = statement.file();
    let outer = file.indent_at(statement.parent()?.span().start);
    let inner = step_in_text(file.text(), outer);
    let body = laid_out_in(file.text(), lines, &inner);
    let head = file.text().get(..statement.span().start)?;
    let bare = head.trim_end();
    if bare.rsplit('\n').next()?.contains("//") {
        return None;
    }
    let rest = file.text().get(statement.span().end..)?;
    let joins = rest.trim_start().starts_with("else");
    let gap = rest.len() - rest.trim_start().len();
    let behind = if joins { " " } else { "" };
    Some(TextEdit {
        file: file.path.clone(),
        start: bare.len(),
        end: statement.span().end + if joins { gap } else { 0 },
        text: format!(" {{\n{inner}{body}\n{outer}}}{behind}"),
    })
}

fn starts_line(file: &JavaFile, at: usize) -> bool {
    let head = file.text().get(..at).unwrap_or_default();
    let line = head.rsplit('\n').next().unwrap_or_default();
    line.trim().is_empty()
}
