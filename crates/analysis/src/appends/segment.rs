//! The part of an iteration between two checks of its cursor: what it appends in total, from where that is known, and
//! whether a check of one append would leave another unchecked.

use patchwright_code::tree::{Expr, Stmt, StmtKind};
use patchwright_code::walk::leaves;
use patchwright_code::{paths, walk};
use patchwright_domain::report::Direction;

use super::cursor::Cursor;
use super::events::{Append, By, Event, Reader, What, When};
use super::sum::{Sum, Term};
use crate::crash::Crash;
use crate::flow;
use crate::memory::access;
use crate::memory::access::{Access, Length};

pub struct Segment<'a> {
    /// Its first statement, as a path.
    pub start: Vec<&'a Stmt>,
    pub sum: Sum<'a>,
    /// Whether a check of the crashing access alone leaves others unchecked.
    pub alone: Alone,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Alone {
    Enough,
    TooLittle,
}

/// The segment that contains an access; none if it has no other appends, or not all of them can be determined.
pub fn segment<'a>(
    ctx: &Crash<'a>,
    access: &Access<'a>,
    cursor: &Cursor<'a>,
    others: usize,
) -> Option<Segment<'a>> {
    let (list, around) = region(access)?;
    let reader = Reader {
        ctx,
        function: access.function,
        cursor,
        crash: access.stmt().span,
    };
    let head = head_of(&reader, around)?;
    let events = reader.read(list)?;
    let crash = events.iter().position(|event| {
        matches!(event.what, What::Append(_)) && event.span.contains(&access.base.span)
    })?;
    let cuts = |event: &Event<'_>| matches!(event.what, What::Check | What::Lost);
    let from = events
        .get(..crash)?
        .iter()
        .rposition(cuts)
        .map_or(0, |at| at + 1);
    let to = events.get(crash..)?.iter().position(cuts);
    let to = to.map_or(events.len(), |at| crash + at);
    let inside = events.get(from..to)?;
    let crash = crash - from;
    let appends = |events: &[Event<'_>]| {
        let appends = |event: &&Event<'_>| matches!(event.what, What::Append(_));
        events.iter().filter(appends).count()
    };
    let (before, after) = (
        appends(inside.get(..crash)?),
        appends(inside.get(crash + 1..)?),
    );
    if before + after < others {
        return None;
    }
    let first = inside.first()?.span.start;
    let top = list.iter().find(|stmt| stmt.span.end > first)?;
    // What was appended before the last check in the same statement would not be counted.
    let early = events.get(..from)?.iter().any(|event| {
        let moves = matches!(event.what, What::Growth(_) | What::Append(_));
        moves && event.span.start >= top.span.start
    });
    let checked =
        head == Head::Checks || events.iter().any(|event| matches!(event.what, What::Check));
    let alone = match (around.is_some(), before, after) {
        (_, _, 1..) => Alone::TooLittle,
        (true, 2.., 0) => Alone::TooLittle,
        (true, _, 0) if !checked => Alone::TooLittle,
        (true | false, _, 0) => Alone::Enough,
    };
    let mut sum = needed(&reader, inside, crash)?;
    if ended_behind(&reader, inside.last()?.span.end) {
        sum.one_more = true;
    }
    (!early).then_some(())?;
    Some(Segment {
        start: paths::path_to(access.function.body(), top)?,
        sum,
        alone,
    })
}

/// The statements that run together with the access, and the loop that repeats them.
fn region<'a>(access: &Access<'a>) -> Option<(&'a [Stmt], Option<&'a Stmt>)> {
    let mut list: Option<&'a [Stmt]> = None;
    for stmt in access.path.iter().rev().skip(1) {
        match &stmt.kind {
            StmtKind::Block(all) => {
                list = Some(all);
                if all.last().is_some_and(leaves) {
                    break;
                }
            }
            StmtKind::Case { body, .. } => {
                list = Some(body);
                break;
            }
            StmtKind::Switch { .. } | StmtKind::MacroBlock { .. } => break,
            _ if paths::is_loop(stmt) => return Some((list?, Some(stmt))),
            _ => {}
        }
    }
    let inside = paths::loop_around(&access.path).and_then(|path| path.last().copied());
    Some((list?, inside))
}

#[derive(PartialEq, Eq)]
enum Head {
    Checks,
    Silent,
}

/// Whether the loop's own head checks the cursor; none if it moves it.
fn head_of<'a>(reader: &Reader<'_, 'a>, around: Option<&'a Stmt>) -> Option<Head> {
    let mut events = Vec::new();
    for top in around.map(|stmt| walk::exprs_of(stmt)).unwrap_or_default() {
        reader.within(top, When::Always, &mut events);
    }
    let mut checks = Head::Silent;
    for event in events {
        match event.what {
            What::Check => checks = Head::Checks,
            What::Growth(_) | What::Lost => return None,
            What::Append(_) => {}
        }
    }
    Some(checks)
}

/// Everything that is appended; none if the crashing append might not be included.
fn needed<'a>(reader: &Reader<'_, 'a>, inside: &[Event<'a>], crash: usize) -> Option<Sum<'a>> {
    let mut sum = Sum::default();
    let mut later = Sum::default();
    for (at, event) in inside.iter().enumerate() {
        if let What::Growth(by) = event.what {
            let term = Term {
                when: event.when,
                at: event.span.start,
                by,
            };
            sum.add(reader, &term);
            if at > crash {
                later.add(reader, &term);
            }
        }
    }
    let grown = inside
        .iter()
        .rposition(|event| matches!(event.what, What::Growth(_)))?;
    for event in inside.get(grown..)? {
        if let What::Append(append) = &event.what {
            trailing(reader, event, append, &mut sum);
            trailing(reader, event, append, &mut later);
        }
    }
    let last = inside.iter().rev().find_map(|event| match &event.what {
        What::Append(append) => Some(append),
        What::Growth(_) | What::Check | What::Lost => None,
    });
    let text = last.is_some_and(|last| matches!(last.length, Length::Text(_)));
    sum.one_more |= text;
    later.one_more |= text;
    let What::Append(append) = &inside.get(crash)?.what else {
        return None;
    };
    covers(reader, &later, append).then_some(sum)
}

/// What is stored at the cursor after its last move.
fn trailing<'a>(
    reader: &Reader<'_, 'a>,
    event: &Event<'a>,
    append: &Append<'a>,
    sum: &mut Sum<'a>,
) {
    let mut add = |value: &'a Expr| {
        let term = Term {
            when: event.when,
            at: event.span.start,
            by: By::Value(value),
        };
        sum.add(reader, &term);
    };
    for part in &append.beyond {
        add(part);
    }
    match &append.length {
        Length::One => sum.one_more = true,
        Length::Bytes(length) => add(length),
        Length::Text(_) | Length::Wide(_) | Length::Pieces { .. } | Length::Open => {}
    }
}

/// Whether the cursor moves by as much as the append wrote.
fn covers<'a>(reader: &Reader<'_, 'a>, later: &Sum<'a>, append: &Append<'a>) -> bool {
    let mut wanted = Sum::default();
    let mut want = |value: &'a Expr| {
        let term = Term {
            when: When::Always,
            at: value.span.start,
            by: By::Value(value),
        };
        wanted.add(reader, &term);
    };
    for part in &append.beyond {
        want(part);
    }
    match &append.length {
        Length::One => wanted.number += 1,
        Length::Bytes(length) => want(length),
        Length::Text(_) | Length::Wide(_) | Length::Pieces { .. } | Length::Open => {
            return append.beyond.is_empty() && (later.number > 0 || !later.terms.is_empty());
        }
    }
    later.reaches(&wanted)
}

/// Whether a terminator is stored at the cursor later, before anything checks it.
fn ended_behind<'a>(reader: &Reader<'_, 'a>, behind: usize) -> bool {
    let mut events = Vec::new();
    reader.within(reader.function.body(), When::Sometimes, &mut events);
    let next = events.iter().filter(|event| event.span.start >= behind);
    let mut next = next.skip_while(|event| match &event.what {
        What::Append(append) => !append.zero,
        What::Growth(_) => true,
        What::Check | What::Lost => false,
    });
    next.next()
        .is_some_and(|event| matches!(event.what, What::Append(_)))
}

/// An append of the loop that a terminator follows, with no check of the cursor in between.
pub fn looped_before<'a>(
    ctx: &Crash<'a>,
    access: &Access<'a>,
    cursor: &Cursor<'a>,
) -> Option<Access<'a>> {
    let reader = Reader {
        ctx,
        function: access.function,
        cursor,
        crash: access.stmt().span,
    };
    let mut before: Option<&'a Stmt> = None;
    for block in &access.path {
        let mut done = walk::children(block)
            .into_iter()
            .filter(|stmt| paths::is_loop(stmt) && stmt.span.end <= access.at());
        before = done.next_back().or(before);
    }
    let before = before?;
    let mut events = Vec::new();
    reader.within(access.function.body(), When::Sometimes, &mut events);
    let ends = |event: &&Event<'a>| {
        let zero = matches!(&event.what, What::Append(append) if append.zero);
        zero && event.span.contains(&access.base.span)
    };
    events.iter().find(ends)?;
    let asked = events.iter().any(|event| {
        let between = before.span.end <= event.span.start && event.span.end <= access.at();
        between && matches!(event.what, What::Check | What::Lost)
    });
    let inside = events
        .iter()
        .filter(|event| before.span.contains(&event.span));
    let mut append = inside.filter_map(|event| match &event.what {
        What::Append(append) => Some(append),
        What::Growth(_) | What::Check | What::Lost => None,
    });
    let append = append.next_back().filter(|_| !asked)?;
    let path = flow::path_at(access.function, append.pointer.span.start);
    let length = append.length.clone();
    let mut found = access::split(access.function, &path, append.pointer, length);
    found.frame = access.frame;
    Some(found)
}

/// Only a write can be an append.
pub fn writes(ctx: &Crash<'_>) -> bool {
    let access = ctx.report.access.as_ref();
    access.is_some_and(|access| access.direction == Direction::Write)
}
