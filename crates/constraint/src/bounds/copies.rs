//! Library calls with a wrong size, or without one: the call gets the room that its target has.

use patchwright_analysis::crash::flow_of;
use patchwright_analysis::memory::access::{Access, Length};
use patchwright_analysis::memory::library::routine;
use patchwright_analysis::memory::room::{Room, Unit, base_type};
use patchwright_analysis::operands::{atom, atom_text, bytes_each, operand};
use patchwright_code::spelling::squashed;
use patchwright_code::tree::{Expr, ExprKind};
use patchwright_code::types::last_name;
use patchwright_code::{scope, walk};
use patchwright_domain::constraint::{Certainty, Constraint, Ground, Rule};
use patchwright_domain::report::Direction;

use super::limit::Limit;
use super::places::cause;
use crate::proposal::{Exit, Operator, PlaceKind, Proposal, TextEdit};
use crate::site::{self, Context, Site};

/// The call with the room of its target as its size.
pub(super) fn sized(ctx: &Context<'_>, access: &Access<'_>, limit: &Limit<'_>) -> Option<Proposal> {
    let left = room_left(ctx, access, limit.room.as_ref()?);
    let (call, name, args) = library_call(access)?;
    let usable = scope::usable(ctx.code, access.function, access.at(), &left);
    if !usable || !ctx.may_edit(access.function) {
        return None;
    }
    let texts = args.iter().map(|arg| ctx.text(access.function, arg.span));
    let texts: Vec<&str> = texts.collect();
    let file = &access.function.head.file;
    let (edits, exit, doubt) = match whole_call(name, &texts, &left) {
        Some((text, exit, doubt)) => (vec![TextEdit::replace(file, call.span, text)], exit, doubt),
        None => {
            let (size, text, doubt) = size_argument(access, name, texts.first()?, &left)?;
            let alike = told_the_same(ctx, access, name, texts.first()?, size);
            let edits = alike.map(|size| TextEdit::replace(file, size.span, text.as_str()));
            (edits.collect(), Exit::Corrected, doubt)
        }
    };
    Some(Proposal {
        operator: Operator::CorrectSize,
        place: PlaceKind::CrashSite,
        exit,
        edits,
        constraint: limit.constraint.clone(),
        at: site::location(access.function, call.span.line, Some(call.span.column)),
        cause: cause(limit, "the call was not told how much room there is"),
        doubt: limit.doubt + doubt,
        check: None,
    })
}

/// The sizes that calls of one routine on one target spell the same way: all are as wrong as the first.
fn told_the_same<'a>(
    ctx: &Context<'a>,
    access: &Access<'a>,
    name: &str,
    target: &str,
    size: &'a Expr,
) -> impl Iterator<Item = &'a Expr> {
    let function = access.function;
    let text = |expr: &Expr| squashed(ctx.text(function, expr.span));
    let wanted = (squashed(target), text(size));
    let mut found: Vec<&'a Expr> = vec![size];
    walk::each_expr(function.body(), &mut |expr| {
        let ExprKind::Call { callee, args } = &expr.kind else {
            return;
        };
        if let [first, _, last] = args.as_slice()
            && name == "strncat"
            && last_name(callee) == Some(name)
            && (text(first), text(last)) == wanted
            && !std::ptr::eq(last, size)
        {
            found.push(last);
        }
    });
    found.into_iter()
}

/// The bytes from the start of the access on.
fn room_left(ctx: &Context<'_>, access: &Access<'_>, room: &Room) -> String {
    let base = atom(access.base, ctx.text(access.function, access.base.span));
    let each = base_type(ctx, access, access.base).and_then(|ty| bytes_each(ctx, &ty));
    let total = match (room.unit, each) {
        (Unit::End, _) => format!("(size_t)({} - {base})", room.text),
        (Unit::Bytes, _) | (Unit::Elements, Some(1) | None) => room.text.clone(),
        (Unit::Elements, Some(_)) => format!("{} * sizeof({base}[0])", atom_text(&room.text)),
    };
    let parts = access.plus.iter();
    let offset: Vec<String> = parts
        .map(|part| atom(part, ctx.text(access.function, part.span)))
        .collect();
    match offset.is_empty() {
        true => total,
        false => format!("{} - {}", atom_text(&total), offset.join(" - ")),
    }
}

/// A call without a size, replaced by the bounded variant.
fn whole_call(name: &str, args: &[&str], left: &str) -> Option<(String, Exit, u32)> {
    let (first, rest) = args.split_first()?;
    let rest: String = rest.iter().map(|arg| format!(", {arg}")).collect();
    Some(match name {
        "sprintf" => (
            format!("snprintf({first}, {left}{rest})"),
            Exit::Substitute,
            0,
        ),
        "vsprintf" => (
            format!("vsnprintf({first}, {left}{rest})"),
            Exit::Substitute,
            0,
        ),
        "strcpy" => (
            format!("snprintf({first}, {left}, \"%s\"{rest})"),
            Exit::Substitute,
            1,
        ),
        "strcat" => {
            let text = format!("strncat({first}{rest}, {left} - strlen({first}) - 1)");
            (text, Exit::Substitute, 1)
        }
        "gets" => (format!("fgets({first}, {left}, stdin)"), Exit::Corrected, 0),
        _ => return None,
    })
}

/// The size argument, and what it should be.
fn size_argument<'a>(
    access: &Access<'a>,
    name: &str,
    first: &str,
    left: &str,
) -> Option<(&'a Expr, String, u32)> {
    let size = match &access.length {
        Length::Bytes(size) => *size,
        Length::Pieces { count, .. } => *count,
        Length::One | Length::Wide(_) | Length::Text(_) | Length::Open => return None,
    };
    let (text, doubt) = match name {
        "snprintf" | "vsnprintf" | "fgets" | "strlcpy" | "strlcat" | "read" | "recv" | "fread" => {
            (left.to_owned(), 1)
        }
        "strncpy" => (format!("{left} - 1"), 1),
        "strncat" => (format!("{left} - strlen({first}) - 1"), 0),
        "memcpy" | "memmove" | "memset" => match size.peel().kind {
            ExprKind::SizeOf(_) => (left.to_owned(), 1),
            ExprKind::Number(_) | ExprKind::Name(_) => (left.to_owned(), 6),
            _ => return None,
        },
        _ => return None,
    };
    Some((size, text, doubt))
}

/// `n = read(fd, buf, sizeof buf); buf[n] = 0;`: one byte less is read, which leaves room for the terminator.
pub(super) fn shorter_read(
    ctx: &Context<'_>,
    access: &Access<'_>,
    limit: &Limit<'_>,
) -> Vec<Proposal> {
    let Some(value) = limit.value else {
        return Vec::new();
    };
    let base = squashed(ctx.text(access.function, access.base.span));
    let mut found = Vec::new();
    for source in flow_of(ctx).sources(access.function, access.at(), value) {
        let function = source.function;
        let call = source.value.map(Expr::peel);
        let Some(ExprKind::Call { callee, args }) = call.map(|call| &call.kind) else {
            continue;
        };
        let Some(known) = last_name(callee).and_then(routine) else {
            continue;
        };
        let target = known.writes.and_then(|place| args.get(place));
        let fills = target.is_some_and(|target| squashed(ctx.text(function, target.span)) == base);
        let size = match known.amount(args, Direction::Write) {
            Length::Bytes(size) => size,
            Length::Pieces { count, .. } => count,
            Length::One | Length::Wide(_) | Length::Text(_) | Length::Open => continue,
        };
        if !fills || !ctx.may_edit(function) {
            continue;
        }
        let text = format!("{} - 1", operand(size, ctx.text(function, size.span)));
        found.push(Proposal {
            operator: Operator::CorrectSize,
            place: PlaceKind::Producer,
            exit: Exit::Corrected,
            edits: vec![TextEdit::replace(&function.head.file, size.span, text)],
            constraint: limit.constraint.clone(),
            at: site::location(
                function,
                source.stmt.span.line,
                Some(source.stmt.span.column),
            ),
            cause: cause(
                limit,
                "the whole buffer is filled, and nothing is left for what is written behind",
            ),
            doubt: limit.doubt.min(2),
            check: None,
        });
    }
    found
}

/// An index that equals the size is one too large.
pub(super) fn last_index(
    ctx: &Context<'_>,
    access: &Access<'_>,
    limit: &Limit<'_>,
) -> Option<Proposal> {
    let [index] = access.plus.as_slice() else {
        return None;
    };
    let bare = |text: &str| text.replace(['(', ')', ' '], "");
    let room = limit.room.as_ref()?;
    let text = ctx.text(access.function, index.span);
    let whole = bare(text) == bare(&room.text);
    (whole && ctx.may_edit(access.function)).then(|| Proposal {
        operator: Operator::CorrectSize,
        place: PlaceKind::CrashSite,
        exit: Exit::Corrected,
        edits: vec![TextEdit::replace(
            &access.function.head.file,
            index.span,
            format!("{text} - 1"),
        )],
        constraint: limit.constraint.clone(),
        at: site::location(access.function, index.span.line, Some(index.span.column)),
        cause: cause(
            limit,
            "the index is the size, and the last place is one before it",
        ),
        doubt: 0,
        check: None,
    })
}

/// `memcpy` of overlapping regions becomes `memmove`.
pub(super) fn overlapping(
    ctx: &Context<'_>,
    site: &Site<'_>,
    access: &Access<'_>,
) -> Option<Proposal> {
    let (call, name, args) = library_call(access)?;
    let ExprKind::Call { callee, .. } = &call.kind else {
        return None;
    };
    let text = |expr: &Expr| ctx.text(access.function, expr.span);
    let (span, new) = match name {
        "memcpy" | "mempcpy" => (callee.span, "memmove".to_owned()),
        "strcpy" => {
            let (to, from) = (text(args.first()?), text(args.get(1)?));
            (
                call.span,
                format!("memmove({to}, {from}, strlen({from}) + 1)"),
            )
        }
        _ => return None,
    };
    let whole = text(call).to_owned();
    ctx.may_edit(access.function).then(|| Proposal {
        operator: Operator::CorrectSize,
        place: PlaceKind::CrashSite,
        exit: Exit::Corrected,
        edits: vec![TextEdit::replace(&access.function.head.file, span, new)],
        constraint: Constraint {
            rule: Rule::NoOverlap,
            site: site.location(),
            condition: None,
            english: format!("The regions that `{whole}` reads and writes must not overlap."),
            grounds: vec![Ground {
                part: whole,
                certainty: Certainty::Seen,
                why: "the report says that they do".to_owned(),
            }],
        },
        at: site::location(access.function, call.span.line, Some(call.span.column)),
        cause: "The copied regions overlap, which this function does not allow. The one that does is called.".to_owned(),
        doubt: 0, check: None,
})
}

/// The library call that an access belongs to.
fn library_call<'a>(access: &Access<'a>) -> Option<(&'a Expr, &'a str, &'a [Expr])> {
    let mut found = None;
    for top in walk::exprs_of(access.stmt()) {
        walk::each_expr(top, &mut |expr| {
            if let ExprKind::Call { callee, args } = &expr.kind
                && let Some(name) = last_name(callee)
                && patchwright_analysis::memory::library::routine(name).is_some()
                && expr.span.contains(&access.base.span)
            {
                found = Some((expr, name, args.as_slice()));
            }
        });
    }
    found
}
