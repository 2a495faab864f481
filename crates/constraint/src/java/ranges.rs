//! Calls that take a part of a string or an array by two numbers.

use patchwright_code::JavaNode;
use patchwright_domain::constraint::Rule;

use super::check::{Wanted, enforce};
use super::message::number_after;
use super::scope::is_pure;
use super::site::Site;
use crate::proposal::Proposal;

const COMPLAINT: &str = "range out of bounds";

pub(super) fn propose<'a>(site: &Site<'a>) -> Vec<Proposal> {
    let calls = site.nodes().filter_map(|node| range(site, node));
    calls.flat_map(|wanted| enforce(site, &wanted)).collect()
}

fn range<'a>(site: &Site<'a>, node: JavaNode<'a>) -> Option<Wanted<'a>> {
    let list = node.child("arguments")?;
    let arguments: Vec<JavaNode<'a>> = list.children().collect();
    let name = node.child("name").or_else(|| node.child("type"))?.text();
    let (good, bad) = match (name, arguments.as_slice()) {
        ("substring" | "subSequence" | "subList", [begin, rest @ ..]) => {
            let object = node
                .child("object")
                .filter(|object| is_pure(*object))?
                .text();
            let length = if name == "subList" {
                "size()"
            } else {
                "length()"
            };
            part(
                site.message(),
                *begin,
                rest.first().copied(),
                &format!("{object}.{length}"),
            )?
        }
        ("arraycopy", [source, from, target, to, count]) => {
            copy(site.message(), (*source, *from), (*target, *to), *count)?
        }
        ("String", [bytes, offset, count, ..]) => {
            let pure = [*bytes, *offset, *count].into_iter().all(is_pure);
            let room = room(*bytes, *offset);
            pure.then(|| pair(count.text(), "<=", ">", &room))?
        }
        _ => return None,
    };
    Some(Wanted {
        node,
        rule: Rule::InBounds,
        cause: format!("Nothing checked that `{good}` before `{name}`."),
        good,
        bad,
        complaint: COMPLAINT,
        doubt: 0,
    })
}

/// The condition and what is wrong without it.
fn pair(left: &str, good: &str, bad: &str, right: &str) -> (String, String) {
    (
        format!("{left} {good} {right}"),
        format!("{left} {bad} {right}"),
    )
}

/// "begin 2, end 9, length 4"
fn part(
    message: &str,
    begin: JavaNode<'_>,
    end: Option<JavaNode<'_>>,
    length: &str,
) -> Option<(String, String)> {
    let pure = is_pure(begin) && end.is_none_or(is_pure);
    let told = |word| number_after(message, word);
    let (from, to, room) = (told("begin")?, told("end")?, told("length")?);
    let begin = begin.text();
    let Some(end) = end.filter(|_| pure) else {
        let below = from < 0;
        return pure.then(|| match below {
            true => pair(begin, ">=", "<", "0"),
            false => pair(begin, "<=", ">", length),
        });
    };
    Some(if from < 0 {
        pair(begin, ">=", "<", "0")
    } else if to > room {
        pair(end.text(), "<=", ">", length)
    } else {
        pair(begin, "<=", ">", end.text())
    })
}

/// "arraycopy: last source index 12 out of bounds for byte[8]"
fn copy(
    message: &str,
    source: (JavaNode<'_>, JavaNode<'_>),
    target: (JavaNode<'_>, JavaNode<'_>),
    count: JavaNode<'_>,
) -> Option<(String, String)> {
    let all = [source.0, source.1, target.0, target.1, count];
    if !all.into_iter().all(is_pure) {
        return None;
    }
    let count = count.text();
    if message.contains("is negative") {
        return Some(pair(count, ">=", "<", "0"));
    }
    let room = match message.contains("source") {
        true => room(source.0, source.1),
        false => room(target.0, target.1),
    };
    Some(pair(count, "<=", ">", &room))
}

fn room(array: JavaNode<'_>, offset: JavaNode<'_>) -> String {
    match offset.text() {
        "0" => format!("{}.length", array.text()),
        text if offset.is("binary_expression") => format!("{}.length - ({text})", array.text()),
        text => format!("{}.length - {text}", array.text()),
    }
}
