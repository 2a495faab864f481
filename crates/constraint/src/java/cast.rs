//! A value that is of another class than the code takes it for.

use patchwright_code::JavaNode;
use patchwright_domain::constraint::Rule;

use super::check::{Wanted, enforce};
use super::scope::is_pure;
use super::site::Site;
use crate::proposal::Proposal;

pub(super) fn propose<'a>(site: &Site<'a>) -> Vec<Proposal> {
    let casts = site.nodes().filter(|node| node.is("cast_expression"));
    let wanted = casts.filter_map(|cast| wanted(site, cast));
    wanted.flat_map(|wanted| enforce(site, &wanted)).collect()
}

/// "class java.lang.Integer cannot be cast to class java.lang.String (…)"
fn wanted<'a>(site: &Site<'a>, cast: JavaNode<'a>) -> Option<Wanted<'a>> {
    let class = cast.child("type")?.text().split('<').next()?;
    let value = cast.child("value").filter(|value| is_pure(*value))?;
    let (_, target) = site.message().split_once("cannot be cast to class ")?;
    let target = target.split(' ').next()?;
    let simple = target.rsplit(['.', '$']).next()?;
    if class.rsplit('.').next() != Some(simple) {
        return None;
    }
    let value = match value.is_any(&[
        "identifier",
        "field_access",
        "method_invocation",
        "array_access",
        "parenthesized_expression",
    ]) {
        true => value.text().to_owned(),
        false => format!("({})", value.text()),
    };
    Some(Wanted {
        node: cast,
        rule: Rule::Assertion,
        good: format!("{value} instanceof {class}"),
        bad: format!("!({value} instanceof {class})"),
        complaint: "value of another type",
        cause: format!("`{value}` was no `{class}`, and nothing asked."),
        doubt: 0,
    })
}
