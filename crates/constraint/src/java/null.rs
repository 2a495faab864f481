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
    proposals
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
                && is_pure(*node)
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
