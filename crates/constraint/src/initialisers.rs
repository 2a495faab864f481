//! A constructor's initialiser list, which stands between the head and the body, where there are no statements.

use patchwright_analysis::exits;
use patchwright_analysis::exits::Style;
use patchwright_code::tree::StmtKind;
use patchwright_code::types::class_of;
use patchwright_code::{Function, paths, spelling};

use crate::guard::{self, Guard, branch};
use crate::proposal::{Inserted, Operator, Proposal, TextEdit};
use crate::site::{self, Context};

/// The constructors that name a member in their list, each with the text of its value.
pub(crate) fn of_member<'a>(
    ctx: &Context<'a>,
    class: &str,
    member: &str,
) -> Vec<(&'a Function, String)> {
    let constructors = ctx
        .code
        .functions()
        .filter(|f| f.head.name == class && class_of(f) == Some(class));
    let mut found = Vec::new();
    for constructor in constructors.take(4) {
        if let Some(value) = value_of(ctx, constructor, member) {
            found.push((constructor, value));
        }
    }
    found
}

fn value_of(ctx: &Context<'_>, constructor: &Function, member: &str) -> Option<String> {
    let head = &constructor.head;
    let text = ctx.file(constructor)?.text();
    let whole = text.get(head.span.start..head.body.start)?;
    for at in spelling::word_offsets(whole, member) {
        let behind = at + member.len();
        let (open, close) =
            spelling::parentheses(whole, behind).or_else(|| braces(whole, behind))?;
        let before = whole.get(..at)?.trim_end();
        if before.ends_with([':', ',']) && !before.ends_with("::") {
            return Some(whole.get(open + 1..close)?.trim().to_owned());
        }
    }
    None
}

/// `{value}` from an offset on.
fn braces(text: &str, at: usize) -> Option<(usize, usize)> {
    let open = text.get(at..)?.starts_with('{').then_some(at)?;
    let close = open + text.get(open..)?.find('}')?;
    Some((open, close))
}

/// A guard at the start of a constructor's body, which may be empty.
pub(crate) fn guarded(
    ctx: &Context<'_>,
    constructor: &Function,
    guard: &Guard<'_>,
) -> Vec<Proposal> {
    if !ctx.may_edit(constructor) {
        return Vec::new();
    }
    if let StmtKind::Block(list) = &constructor.body().kind
        && let Some(first) = list.first()
        && let Some(path) = paths::path_to(constructor.body(), first)
    {
        return guard::guards(ctx, constructor, &path, guard);
    }
    let at = constructor.head.body.start + 1;
    let ways = exits::ways_out(ctx.code, constructor, at, guard.about);
    let throws = ways
        .into_iter()
        .filter(|way| way.style == Style::Plain && way.leaves == exits::Leaves::WithError);
    let bad = guard.bad_at(ctx, constructor, at);
    let text = |way: &exits::WayOut| branch(&bad, &way.text).replace("\n\t", " ");
    throws
        .map(|way| Proposal {
            operator: Operator::GuardWithErrorExit,
            place: guard.place,
            exit: way.leaves.into(),
            edits: vec![TextEdit {
                file: constructor.head.file.clone(),
                start: at,
                end: at,
                text: format!("\n    {}", text(&way)),
            }],
            constraint: guard.constraint.clone(),
            at: site::location(constructor, constructor.head.span.line, None),
            cause: guard.cause.to_owned(),
            doubt: guard.doubt + way.doubt,
            check: Some(Inserted {
                bad: bad.clone(),
                exit: Some(way.departure.clone()),
                before: None,
            }),
        })
        .collect()
}
