//! How a function leaves on bad input: its error codes, labels, macros and clean-up, and substitutes for a function
//! that has none yet.

mod fit;
mod found;
mod macros;
mod meaning;
mod release;
mod untold;
mod way_out;

use patchwright_code::tree::{Stmt, StmtKind};
use patchwright_code::{Code, Function, paths, walk};

use found::Found;
pub use found::ends_well;
pub use release::held;
pub use way_out::{Departure, Leaves, Returned, Style, Wants, WayOut};

/// Most that are offered, besides one that skips.
const MOST: usize = 3;

/// The ways to leave `function` at an offset, best first. `about` are the names in the condition that triggers it.
pub fn ways_out(code: &Code, function: &Function, at: usize, about: &[&str]) -> Vec<WayOut> {
    let all = found::exits(code, function);
    let mut out = macros::ways(code, function, at, about);
    out.extend(from_exits(code, function, &all, at, about));
    out.extend(untold::by_code(code, function, &all, about));
    if out.is_empty() {
        out.extend(untold::by_sibling(code, function, at, about));
    }
    if out.is_empty() {
        out.extend(untold::by_type(code, function, about));
    }
    out.sort_by_key(|way| way.doubt);
    let mut kept: Vec<WayOut> = Vec::new();
    for way in out {
        if !kept
            .iter()
            .any(|other| (&other.text, &other.style) == (&way.text, &way.style))
        {
            kept.push(way);
        }
    }
    kept.truncate(MOST);
    kept.extend(skip(function, at));
    kept
}

/// Whether a branch rejects: it leaves, and not with the result of successful work.
pub fn turns_away(code: &Code, function: &Function, branch: &Stmt) -> bool {
    walk::leaves(branch) && !ends_well(code, function, branch)
}

/// The statements that release what a function holds at an offset.
pub fn releases(code: &Code, function: &Function, at: usize) -> Vec<String> {
    let file = code.file(&function.head.file);
    let held = file.map_or_else(Vec::new, |file| release::held(file, function, at));
    held.into_iter().map(|(_, release)| release).collect()
}

/// The function's exits, each with what must be released on the way.
fn from_exits(
    code: &Code,
    function: &Function,
    all: &[Found<'_>],
    at: usize,
    about: &[&str],
) -> Vec<WayOut> {
    let Some(file) = code.file(&function.head.file) else {
        return Vec::new();
    };
    let mut errors: Vec<&Found<'_>> = all
        .iter()
        .filter(|exit| exit.error && exit.usable_at(function, at))
        .collect();
    // The nearest before the place knows best what is held there.
    errors.sort_by_key(|exit| {
        let before = exit.at <= at;
        (!(before && exit.encloses(at)), exit.at.abs_diff(at))
    });
    let times = |text: &str| errors.iter().filter(|exit| exit.text == text).count();
    let habit = errors.iter().map(|exit| times(&exit.text)).max();
    let held = release::held(file, function, at);
    let leaves_by_label = all.iter().any(|exit| {
        exit.at > at && exit.encloses(at) && matches!(exit.stmt.kind, StmtKind::Goto(_))
    });
    let throws = all
        .iter()
        .any(|exit| matches!(exit.stmt.kind, StmtKind::Throw(_)));
    let ways = errors.iter().enumerate().map(|(nth, exit)| {
        let mut lines = exit.steps.clone();
        let jumps = matches!(exit.stmt.kind, StmtKind::Goto(_));
        if !jumps {
            let steps = held.iter().map(|(_, step)| step);
            let missing: Vec<String> = steps
                .filter(|step| !lines.contains(step))
                .cloned()
                .collect();
            lines.extend(missing);
        }
        lines.push(exit.text.clone());
        let far = u32::try_from(nth).unwrap_or(u32::MAX).min(2);
        let elsewhere = if exit.encloses(at) { 0 } else { 2 };
        let drops_label = if leaves_by_label && !jumps { 4 } else { 0 };
        // An exit that is used once has a specific reason, one that is used often fits anything.
        let special = if habit >= Some(3) && times(&exit.text) == 1 {
            4
        } else {
            0
        };
        WayOut {
            doubt: far
                + elsewhere
                + drops_label
                + special
                + fit::misfit(&exit.text, about).max(exit.says_else(about))
                + exit.asks_else(file, about),
            text: lines.join("\n"),
            departure: Departure::read(file, exit.stmt),
            // If a function throws on bad input, a bare return would hide the error.
            leaves: match exit.stmt.kind {
                StmtKind::Return(None) if throws => Leaves::Quietly,
                _ => Leaves::WithError,
            },
            style: Style::Plain,
        }
    });
    ways.collect()
}

/// Skipping one iteration: listed separately, because nothing reports it.
fn skip(function: &Function, at: usize) -> Option<WayOut> {
    let mut inner: Option<&Stmt> = None;
    paths::each_path(function.body(), &mut |path| {
        if let Some(last) = path.last() {
            let inside = last.span.start < at && at < last.span.end;
            if inside && paths::is_loop(last) {
                inner = Some(last);
            }
        }
    });
    let around = inner?;
    let mut skips = false;
    paths::each_path(around, &mut |path| {
        let own = paths::loop_around(path)
            .and_then(|path| path.last())
            .is_some_and(|stmt| std::ptr::eq(*stmt, around));
        skips |= own
            && path
                .last()
                .is_some_and(|stmt| matches!(stmt.kind, StmtKind::Continue));
    });
    // A `while` that steps in its body would never end.
    let steps_itself = matches!(
        around.kind,
        StmtKind::For { step: Some(_), .. } | StmtKind::ForEach { .. }
    );
    let text = if skips || steps_itself {
        "continue;"
    } else {
        "break;"
    };
    Some(WayOut {
        leaves: Leaves::Quietly,
        ..WayOut::by(Departure::Other(text.to_owned()), if skips { 1 } else { 4 })
    })
}

#[cfg(test)]
#[path = "exits_tests.rs"]
mod tests;
