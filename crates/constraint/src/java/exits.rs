//! How a method leaves on bad input: as it does already, as the other methods of its class do, or by what it declares
//! to throw. Where nothing says how, there is no exit and so no proposal.

use std::collections::BTreeMap;

use patchwright_code::JavaNode;

use super::scope;
use super::site::{METHODS, Site};
use crate::proposal::Exit;

const LOOPS: [&str; 4] = [
    "for_statement",
    "enhanced_for_statement",
    "while_statement",
    "do_statement",
];

pub(super) struct WayOut {
    /// The statement, with its semicolon.
    pub text: String,
    pub exit: Exit,
    pub doubt: u32,
}

/// The ways to leave before `place`, likeliest first. `complaint` is what an exception then says.
pub(super) fn ways(site: &Site<'_>, place: JavaNode<'_>, complaint: &str) -> Vec<WayOut> {
    let mut ways: Vec<WayOut> = Vec::new();
    let mut add = |text: String, doubt: u32, exit: Exit| {
        if !ways.iter().any(|way| way.text == text) {
            ways.push(WayOut { text, exit, doubt });
        }
    };
    for leaving in guards(site.method) {
        if let Some(text) = said_at(site, leaving, place, complaint) {
            add(text, 0, Exit::ErrorExit);
        }
    }
    for text in overridden(site, place, complaint) {
        add(text, 1, Exit::ErrorExit);
    }
    for text in habits(site, place, complaint) {
        add(text, 2, Exit::ErrorExit);
    }
    let lambda = lambda_around(place);
    if lambda.is_none() {
        for text in declared(site, complaint) {
            add(text, 4, Exit::ErrorExit);
        }
    }
    if gives_nothing(lambda.unwrap_or(site.method)) {
        add("return;".to_owned(), 6, Exit::SilentSkip);
    }
    if is_one_of_many(place) {
        add("continue;".to_owned(), 7, Exit::SilentSkip);
    }
    ways
}

/// The lambda whose block a statement is in: its `return` leaves no method.
fn lambda_around(place: JavaNode<'_>) -> Option<JavaNode<'_>> {
    let mut above = place.ancestors();
    let first = above.find(|node| node.is("lambda_expression") || node.is_any(&METHODS))?;
    first.is("lambda_expression").then_some(first)
}

/// Whether a method or a lambda with a block ends without a value.
fn gives_nothing(function: JavaNode<'_>) -> bool {
    if function.is("lambda_expression") {
        let mut returns = function
            .descendants()
            .filter(|node| node.is("return_statement"));
        return returns.all(|node| node.children().next().is_none());
    }
    returns(function) == Some("void") || function.is("constructor_declaration")
}

/// Whether a statement is for one of the elements that a loop goes through, which then goes on with the next.
fn is_one_of_many(place: JavaNode<'_>) -> bool {
    let mut above = place.ancestors();
    let first = above.find(|node| {
        LOOPS.contains(&node.kind()) || node.is("lambda_expression") || node.is_any(&METHODS)
    });
    first.is_some_and(|node| node.is("enhanced_for_statement"))
}

/// The statements by which the checks of a method leave it.
pub(super) fn guards(method: JavaNode<'_>) -> Vec<JavaNode<'_>> {
    let checks = method.descendants().filter(|node| node.is("if_statement"));
    checks.filter_map(leaves_by).collect()
}

/// `throw` or `return` at the end of the branch of an `if`.
pub(super) fn leaves_by(check: JavaNode<'_>) -> Option<JavaNode<'_>> {
    let branch = check.child("consequence")?;
    let last = match branch.is("block") {
        true => branch
            .children()
            .filter(|node| !node.kind().contains("comment"))
            .last()?,
        false => branch,
    };
    last.is_any(&["throw_statement", "return_statement"])
        .then_some(last)
}

/// What leaves elsewhere, said at this place: an exception gets words of its own, a value must have a meaning there.
fn said_at(
    site: &Site<'_>,
    leaving: JavaNode<'_>,
    place: JavaNode<'_>,
    complaint: &str,
) -> Option<String> {
    let value = leaving
        .children()
        .find(|node| !node.kind().contains("comment"));
    let Some(value) = value else {
        return is_of_one_function(leaving, place).then(|| "return;".to_owned());
    };
    if leaving.is("return_statement") {
        if !is_of_one_function(leaving, place) {
            return None;
        }
        let constant = value.is_any(&[
            "null_literal",
            "true",
            "false",
            "decimal_integer_literal",
            "string_literal",
        ]) || is_negative_number(value)
            || (value.is_any(&["identifier", "field_access", "method_invocation"])
                && is_constant_like(value));
        return (constant && scope::is_known_at(value, site.method, place))
            .then(|| leaving.text().to_owned());
    }
    thrown(site, value, place, complaint)
}

/// Whether two statements leave the same kind of function: both no lambda, or both one lambda.
fn is_of_one_function(leaving: JavaNode<'_>, place: JavaNode<'_>) -> bool {
    match (lambda_around(leaving), lambda_around(place)) {
        (None, None) => true,
        (Some(one), Some(other)) => one.is_same(other),
        (None, Some(_)) | (Some(_), None) => false,
    }
}

fn is_negative_number(value: JavaNode<'_>) -> bool {
    let operand = value
        .child("operand")
        .filter(|_| value.is("unary_expression"));
    operand.is_some_and(|operand| operand.is("decimal_integer_literal"))
}

/// `NOTHING`, `Result.EMPTY`, `Optional.empty()`, `List.of()`.
fn is_constant_like(value: JavaNode<'_>) -> bool {
    let shouts = |text: &str| {
        let last = text.rsplit('.').next().unwrap_or_default();
        last.len() > 1
            && last
                .chars()
                .all(|c| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '_')
    };
    let factory = value.is("method_invocation")
        && value
            .child("object")
            .is_some_and(|object| object.text().starts_with(|c: char| c.is_uppercase()))
        && value
            .child("arguments")
            .is_some_and(|list| list.children().count() == 0);
    factory || shouts(value.text())
}

/// `throw new X("…")` with this complaint; other arguments stay if they mean something here.
fn thrown(
    site: &Site<'_>,
    value: JavaNode<'_>,
    place: JavaNode<'_>,
    complaint: &str,
) -> Option<String> {
    if value.is("method_invocation") {
        // `throw error("…")`
        let name = value.child("name")?;
        let arguments = said_arguments(site, value.child("arguments")?, place, complaint)?;
        return value
            .child("object")
            .is_none()
            .then(|| format!("throw {}({arguments});", name.text()));
    }
    if !value.is("object_creation_expression") {
        return None;
    }
    let class = value.child("type")?.text();
    let arguments = said_arguments(site, value.child("arguments")?, place, complaint)?;
    is_throwable(site, class, place).then(|| format!("throw new {class}({arguments});"))
}

fn said_arguments(
    site: &Site<'_>,
    list: JavaNode<'_>,
    place: JavaNode<'_>,
    complaint: &str,
) -> Option<String> {
    let mut said = Vec::new();
    let mut complained = false;
    for argument in list.children() {
        let is_text = argument.is("string_literal")
            || argument.descendants().any(|node| node.is("string_literal"));
        if is_text && !complained {
            said.push(format!("\"{complaint}\""));
            complained = true;
        } else if scope::is_pure(argument) && scope::is_known_at(argument, site.method, place) {
            said.push(argument.text().to_owned());
        } else {
            return None;
        }
    }
    Some(said.join(", "))
}

/// Whether it may be thrown there: it is unchecked, or the method declares it, which is nothing to a lambda in it.
fn is_throwable(site: &Site<'_>, class: &str, place: JavaNode<'_>) -> bool {
    const UNCHECKED: [&str; 8] = [
        "IllegalArgumentException",
        "IllegalStateException",
        "UnsupportedOperationException",
        "NoSuchElementException",
        "RuntimeException",
        "UncheckedIOException",
        "DateTimeException",
        "BufferUnderflowException",
    ];
    let in_lambda = lambda_around(place).is_some();
    let declares = |wanted: &str| !in_lambda && throws(site.method).any(|thrown| thrown == wanted);
    let mut name = class.to_owned();
    // Through the classes of the project, upwards.
    for _ in 0..8 {
        if UNCHECKED.contains(&name.as_str()) || declares(&name) {
            return true;
        }
        match superclass(site, &name).or_else(|| library_superclass(&name)) {
            Some(above) => name = above,
            None => return false,
        }
    }
    false
}

fn superclass(site: &Site<'_>, class: &str) -> Option<String> {
    let above = declaration(site, class)?.child("superclass")?;
    above.children().next().map(|name| name.text().to_owned())
}

fn declaration<'a>(site: &Site<'a>, class: &str) -> Option<JavaNode<'a>> {
    let files = site.code.java_files().iter();
    let mut classes = files.filter_map(|file| file.root()).flat_map(|root| {
        root.descendants()
            .filter(|node| node.is("class_declaration"))
    });
    classes.find(|node| node.child("name").is_some_and(|name| name.text() == class))
}

/// What the method throws that this one takes the place of, in a class above.
fn overridden(site: &Site<'_>, place: JavaNode<'_>, complaint: &str) -> Vec<String> {
    const HIGHEST: usize = 8;
    let named = |node: JavaNode<'_>| node.child("name").map(|name| name.text().to_owned());
    let takes = |node: JavaNode<'_>| node.child("parameters").map(|list| list.children().count());
    let mut thrown_above = Vec::new();
    let mut class = site.class().and_then(named);
    for _ in 0..HIGHEST {
        let Some(above) = class.and_then(|class| superclass(site, &class)) else {
            break;
        };
        let declared = declaration(site, &above).and_then(|class| class.child("body"));
        let methods = declared.into_iter().flat_map(|body| body.children());
        let same = methods.filter(|node| {
            node.is("method_declaration")
                && named(*node) == named(site.method)
                && takes(*node) == takes(site.method)
        });
        for throwing in same.flat_map(|method| method.descendants()) {
            if throwing.is("throw_statement") && lambda_around(throwing).is_none() {
                thrown_above.extend(said_at(site, throwing, place, complaint));
            }
        }
        class = Some(above);
    }
    thrown_above
}

fn library_superclass(class: &str) -> Option<String> {
    const IO: [&str; 6] = [
        "EOFException",
        "ZipException",
        "FileNotFoundException",
        "MalformedURLException",
        "UTFDataFormatException",
        "StreamCorruptedException",
    ];
    const ARGUMENT: [&str; 2] = ["NumberFormatException", "InvalidPathException"];
    let above = if IO.contains(&class) {
        "IOException"
    } else if ARGUMENT.contains(&class) {
        "IllegalArgumentException"
    } else {
        return None;
    };
    Some(above.to_owned())
}

fn throws(method: JavaNode<'_>) -> impl Iterator<Item = &str> {
    let clauses = method.children().filter(|node| node.is("throws"));
    clauses.flat_map(|clause| clause.children().map(JavaNode::text))
}

/// How the checks of the other methods leave, the most frequent first; values only by methods of the same type.
fn habits(site: &Site<'_>, place: JavaNode<'_>, complaint: &str) -> Vec<String> {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for sibling in site.siblings() {
        let same_type = returns(sibling) == returns(site.method);
        for leaving in guards(sibling) {
            if leaving.is("return_statement") && !same_type {
                continue;
            }
            if let Some(text) = said_at(site, leaving, place, complaint) {
                *counts.entry(text).or_default() += 1;
            }
        }
    }
    let mut habits: Vec<(String, usize)> = counts.into_iter().collect();
    habits.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    habits.into_iter().map(|(text, _)| text).collect()
}

/// An exception that the method declares, if a text is all that it takes.
fn declared(site: &Site<'_>, complaint: &str) -> Vec<String> {
    const TAKE_TEXT: [&str; 3] = ["IOException", "EOFException", "GeneralSecurityException"];
    let takes_text = |class: &str| TAKE_TEXT.contains(&class) || has_text_constructor(site, class);
    let classes = throws(site.method).filter(|class| takes_text(class));
    classes
        .map(|class| format!("throw new {class}(\"{complaint}\");"))
        .collect()
}

fn has_text_constructor(site: &Site<'_>, class: &str) -> bool {
    let files = site.code.java_files().iter();
    let mut constructors = files.filter_map(|file| file.root()).flat_map(|root| {
        root.descendants()
            .filter(|node| node.is("constructor_declaration"))
    });
    constructors.any(|node| {
        let named = node.child("name").is_some_and(|name| name.text() == class);
        let parameters: Vec<&str> = node
            .child("parameters")
            .into_iter()
            .flat_map(|list| {
                list.children()
                    .filter_map(|one| one.child("type"))
                    .map(JavaNode::text)
            })
            .collect();
        named && parameters == ["String"]
    })
}

fn returns(method: JavaNode<'_>) -> Option<&str> {
    method.child("type").map(JavaNode::text)
}
