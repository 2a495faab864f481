//! A reference that is null. The virtual machine says which, if the program was compiled with its names.

use patchwright_code::JavaNode;
use patchwright_domain::constraint::Rule;

use super::check::{How, Wanted, enforce};
use super::message::quoted;
use super::scope::is_pure;
use super::site::Site;
use super::text;
use crate::proposal::{Exit, Operator, PlaceKind, Proposal};

pub(super) fn propose<'a>(site: &Site<'a>) -> Vec<Proposal> {
    let Some(null) = null_expression(site) else {
        return Vec::new();
    };
    let name = null.text();
    let wanted = Wanted {
        node: null,
        rule: Rule::NotNull,
        good: format!("{name} != null"),
        bad: format!("{name} == null"),
        complaint: "missing value",
        cause: format!("`{name}` was null, and nothing asked."),
        doubt: 0,
    };
    let mut proposals: Vec<Proposal> = turned(site, &wanted).into_iter().collect();
    proposals.extend(enforce(site, &wanted));
    proposals.extend(handed_back(site, &wanted));
    proposals
}

/// A method that gives back what it was given, where there is nothing to change in it, does so with nothing too.
fn handed_back<'a>(site: &Site<'a>, wanted: &Wanted<'a>) -> Option<Proposal> {
    let gives_it = |node: JavaNode<'a>| {
        let mut value = node.children();
        value
            .next()
            .is_some_and(|value| value.is("identifier") && value.text() == wanted.node.text())
    };
    let mut returns = site
        .method
        .descendants()
        .filter(|node| node.is("return_statement"));
    let is_given = is_parameter(site.method, wanted.node.text());
    if !is_given || !returns.any(gives_it) {
        return None;
    }
    let statement = text::statement_of(wanted.node)?;
    let check = format!("if ({}) {{\n\treturn null;\n}}", wanted.bad);
    let how = How {
        operator: Operator::GuardAndSkip,
        place: PlaceKind::CrashSite,
        exit: Exit::SilentSkip,
        at: Some(statement),
        doubt: 2,
    };
    Some(wanted.proposal(site, how, text::insert_before(statement, &check)?))
}

fn is_parameter(method: JavaNode<'_>, name: &str) -> bool {
    let Some(list) = method.child("parameters") else {
        return false;
    };
    let mut parameters = list.children();
    parameters.any(|one| one.child("name").is_some_and(|own| own.text() == name))
}

/// The expression on the line that the message says is null.
fn null_expression<'a>(site: &Site<'a>) -> Option<JavaNode<'a>> {
    let message = site.message();
    let (_, because) = message.rsplit_once("because ")?;
    let written = *quoted(because).first()?;
    if because.starts_with("the return value of") {
        let method = written.split('(').next()?.rsplit('.').next()?;
        let called = |node: &JavaNode<'a>| {
            node.is("method_invocation")
                && node.child("name").is_some_and(|name| name.text() == method)
                && (is_pure(*node) || only_gives(site, *node))
        };
        return site.nodes().find(called);
    }
    let bare = |text: &str| text.trim_start_matches("this.").to_owned();
    let used = |node: &JavaNode<'a>| {
        let expression = node.is_any(&["identifier", "field_access", "array_access"]);
        expression
            && bare(node.text()) == bare(written)
            && !matches!(node.field(), Some("name" | "field"))
    };
    site.nodes().find(used).filter(|node| is_pure(*node))
}

/// Whether a call without arguments is of a method of the class that only returns a field.
fn only_gives(site: &Site<'_>, call: JavaNode<'_>) -> bool {
    let name = call.child("name").map(JavaNode::text);
    let is_bare = call.child("object").is_none_or(|object| object.is("this"))
        && call
            .child("arguments")
            .is_some_and(|list| list.children().next().is_none());
    let is_called = |node: &JavaNode<'_>| node.child("name").map(JavaNode::text) == name;
    let gives = |method: JavaNode<'_>| {
        let statements = method
            .child("body")
            .into_iter()
            .flat_map(|body| body.children());
        let statements: Vec<JavaNode<'_>> = statements
            .filter(|node| !node.kind().contains("comment"))
            .collect();
        let [only] = statements.as_slice() else {
            return false;
        };
        only.is("return_statement") && only.children().all(is_pure)
    };
    let siblings = site.siblings();
    let mut called = siblings
        .iter()
        .filter(|method| is_called(method) && parameters(**method) == 0);
    is_bare && called.any(|method| gives(*method))
}

fn parameters(method: JavaNode<'_>) -> usize {
    let list = method.child("parameters");
    list.map_or(0, |list| list.children().count())
}

/// `name.equals("x")` as `"x".equals(name)`, which is false for null.
fn turned<'a>(site: &Site<'a>, wanted: &Wanted<'a>) -> Option<Proposal> {
    let call = wanted
        .node
        .parent()
        .filter(|node| node.is("method_invocation"))?;
    let name = call.child("name")?.text();
    let arguments: Vec<JavaNode<'a>> = call.child("arguments")?.children().collect();
    let [argument] = arguments.as_slice() else {
        return None;
    };
    let turnable = matches!(name, "equals" | "equalsIgnoreCase") && argument.is("string_literal");
    let is_object = call
        .child("object")
        .is_some_and(|object| object.is_same(wanted.node));
    (turnable && is_object).then(|| {
        let how = How {
            operator: Operator::SubstituteForNull,
            place: PlaceKind::CrashSite,
            exit: Exit::Corrected,
            at: Some(call),
            doubt: 0,
        };
        let turned = format!("{}.{name}({})", argument.text(), wanted.node.text());
        wanted.proposal(site, how, text::replace(call, turned))
    })
}
