//! Calls that nest as deep as the input says: a limit, counted in a parameter that nobody outside the class sees.

use patchwright_code::{JavaFile, JavaNode};
use patchwright_domain::constraint::Rule;

use super::check::{How, Wanted};
use super::exits;
use super::scope::{has_modifier, is_static};
use super::site::{METHODS, Site};
use super::text;
use crate::proposal::{Operator, PlaceKind, Proposal, TextEdit};

/// People do not write deeper input, and a thread's stack holds this much.
const DEEPEST: u32 = 500;
const MOST_WAYS: usize = 2;

pub(super) fn propose<'a>(site: &Site<'a>) -> Vec<Proposal> {
    let Some(name) = site.method.child("name").map(JavaNode::text) else {
        return Vec::new();
    };
    let calls = calls_of(site, name);
    let own: Vec<JavaNode<'a>> = calls
        .iter()
        .copied()
        .filter(|call| call.is_within(site.method))
        .collect();
    let (Some(first), Some(body)) = (own.first(), site.method.child("body")) else {
        return Vec::new();
    };
    let counted = match is_private_to_us(site, name) {
        true => by_parameter(site, &calls),
        false => by_field(site),
    };
    let (Some(counted), Some(start)) = (counted, body.children().next()) else {
        return Vec::new();
    };
    let limit = known_limit(site).unwrap_or_else(|| DEEPEST.to_string());
    let wanted = Wanted {
        node: *first,
        rule: Rule::DepthBounded,
        good: format!("{} < {limit}", counted.variable),
        bad: format!("{} >= {limit}", counted.variable),
        complaint: "nested too deeply",
        cause: format!("`{name}` calls itself as often as the input says."),
        doubt: counted.doubt,
    };
    let ways = exits::ways(site, start, wanted.complaint)
        .into_iter()
        .take(MOST_WAYS);
    ways.filter_map(|way| {
        let how = How {
            operator: Operator::LimitDepth,
            place: PlaceKind::CrashSite,
            exit: way.exit,
            at: Some(start),
            doubt: way.doubt,
        };
        let check = format!(
            "if ({}) {{\n\t{}\n}}{}",
            wanted.bad, way.text, counted.behind_check
        );
        let mut proposal = wanted.proposal(site, how, text::insert_before(start, &check)?);
        proposal.edits.extend(counted.edits.iter().cloned());
        Some(proposal)
    })
    .collect()
}

struct Counted {
    variable: String,
    edits: Vec<TextEdit>,
    /// Lines that follow the check.
    behind_check: String,
    doubt: u32,
}

/// Every call of a method of this name, in all files.
fn calls_of<'a>(site: &Site<'a>, name: &str) -> Vec<JavaNode<'a>> {
    let roots = site.code.java_files().iter().filter_map(JavaFile::root);
    let calls = roots.flat_map(|root| {
        root.descendants()
            .filter(|node| node.is("method_invocation"))
    });
    calls
        .filter(|call| {
            call.child("name")
                .is_some_and(|called| called.text() == name)
        })
        .collect()
}

/// Whether the method can get another parameter: no other class can call or override it, and no other is called so.
fn is_private_to_us(site: &Site<'_>, name: &str) -> bool {
    let roots = site.code.java_files().iter().filter_map(JavaFile::root);
    let nodes: Vec<JavaNode<'_>> = roots.flat_map(JavaNode::descendants).collect();
    let is_named =
        |node: &JavaNode<'_>| node.child("name").is_some_and(|other| other.text() == name);
    let methods = nodes.iter().filter(|node| node.is_any(&METHODS));
    let namesakes = methods.filter(|node| is_named(node)).count();
    let reference = format!("::{name}");
    let is_reference =
        |node: &JavaNode<'_>| node.is("method_reference") && node.text().ends_with(&reference);
    let referred = nodes.iter().any(is_reference);
    let hidden = has_modifier(site.method, "private")
        || (is_static(site.method) && !has_modifier(site.method, "public"));
    hidden && namesakes == 1 && !referred
}

/// `int depth` as the last parameter: 0 from outside, one more from within.
fn by_parameter(site: &Site<'_>, calls: &[JavaNode<'_>]) -> Option<Counted> {
    let variable = free_name(site)?;
    let list = site.method.child("parameters")?;
    let mut edits = vec![appended(list, &format!("int {variable}"))?];
    for call in calls {
        let inner = call.is_within(site.method);
        let given = if inner {
            format!("{variable} + 1")
        } else {
            "0".to_owned()
        };
        edits.push(appended(call.child("arguments")?, &given)?);
    }
    Some(Counted {
        variable,
        edits,
        behind_check: String::new(),
        doubt: 0,
    })
}

/// Puts something behind what a list in parentheses holds.
fn appended(list: JavaNode<'_>, what: &str) -> Option<TextEdit> {
    let end = list.span().end.checked_sub(1)?;
    let empty = list.children().next().is_none();
    Some(TextEdit {
        file: list.file().path.clone(),
        start: end,
        end,
        text: if empty {
            what.to_owned()
        } else {
            format!(", {what}")
        },
    })
}

/// A field that the method counts up and, on every way out, down again.
fn by_field(site: &Site<'_>) -> Option<Counted> {
    if is_static(site.method) || !site.method.is("method_declaration") {
        return None;
    }
    let variable = free_name(site)?;
    let file = site.file;
    let place = above_comment(site.method).span().start;
    let indent = file.indent_at(place);
    let body = site.method.child("body")?;
    let (first, last) = (body.children().next()?, body.children().last()?);
    let step = patchwright_code::layout::step_in_text(file.text(), "");
    // The body moves into a `try`, each line one step deeper.
    let inner = file.text().get(first.span().start..last.span().end)?;
    if inner.contains("\"\"\"") {
        return None;
    }
    let outer = file.indent_at(first.span().start);
    let mut edits = vec![TextEdit {
        file: file.path.clone(),
        start: place,
        end: place,
        text: format!("private int {variable};\n\n{indent}"),
    }];
    let breaks = inner.match_indices('\n').filter(|(at, _)| {
        inner
            .get(at + 1..)
            .is_some_and(|rest| !rest.starts_with('\n') && !rest.starts_with("\r\n"))
    });
    edits.extend(breaks.map(|(at, _)| {
        let start = first.span().start + at + 1;
        TextEdit {
            file: file.path.clone(),
            start,
            end: start,
            text: step.clone(),
        }
    }));
    let start = first.span().start;
    edits.push(TextEdit {
        file: file.path.clone(),
        start,
        end: start,
        text: step.clone(),
    });
    edits.push(TextEdit {
        file: file.path.clone(),
        start: last.span().end,
        end: last.span().end,
        text: format!("\n{outer}}} finally {{\n{outer}{step}{variable}--;\n{outer}}}"),
    });
    Some(Counted {
        behind_check: format!("\n{variable}++;\ntry {{"),
        variable,
        edits,
        doubt: 2,
    })
}

/// The comment that a method begins with, or the method.
fn above_comment(method: JavaNode<'_>) -> JavaNode<'_> {
    let above = method.parent().into_iter().flat_map(JavaNode::children);
    let before = above.take_while(|node| !node.is_same(method)).last();
    before
        .filter(|node| node.is("block_comment"))
        .unwrap_or(method)
}

fn free_name(site: &Site<'_>) -> Option<String> {
    let class = site.class()?;
    let taken = |name: &str| {
        class
            .descendants()
            .any(|node| node.is("identifier") && node.text() == name)
    };
    let mut names = ["depth", "nesting", "callDepth"].into_iter();
    names.find(|name| !taken(name)).map(str::to_owned)
}

/// A constant of the class whose name says that it limits depth.
fn known_limit(site: &Site<'_>) -> Option<String> {
    let constants = site
        .class()?
        .descendants()
        .filter(|node| node.is("variable_declarator"));
    let mut names = constants.filter_map(|node| Some(node.child("name")?.text()));
    names
        .find(|name| {
            let limits = name.contains("MAX") || name.contains("LIMIT");
            limits
                && (name.contains("DEPTH") || name.contains("NEST") || name.contains("RECURSION"))
        })
        .map(str::to_owned)
}
