//! Go's race detector, whose reports have stacks in the runtime's own form.

use patchwright_domain::report::{
    Access, BugKind, CrashReport, Direction, Frame, Sanitizer, StackRole,
};

use super::frames::function;
use crate::open_report::{Format, OpenReport};
use crate::scan;

pub(in crate::formats) const FORMAT: Format = Format {
    begin,
    feed,
    ..Format::PLAIN
};

fn begin(line: &str) -> Option<CrashReport> {
    (line.trim() == "WARNING: DATA RACE")
        .then(|| CrashReport::new(BugKind::DataRace, Sanitizer::Go))
}

fn feed(open: &mut OpenReport, line: &str) {
    let text = line.trim();
    if let Some(access) = access(text) {
        open.report.access = Some(access);
    } else if text.starts_with("Previous write at ") {
        open.expect_stack(StackRole::OtherAccess, "the other access, a write");
    } else if text.starts_with("Previous read at ") {
        open.expect_stack(StackRole::OtherAccess, "the other access, a read");
    } else if text.starts_with("Goroutine ") && text.ends_with("created at:") {
        open.expect_stack(StackRole::ThreadCreation, text);
    } else if text.starts_with("====") {
        open.complete = true;
        open.pending = None;
    } else if let Some(pending) = open.pending.take() {
        let place = text.split(" +0x").next().unwrap_or(text);
        if let Some((file, Some(line), _)) = scan::position(place) {
            open.push_next(Frame {
                file: Some(file.to_owned()),
                line: Some(line),
                ..pending
            });
        }
    } else if !open.complete {
        open.pending = function(text).map(|name| Frame {
            function: Some(name.to_owned()),
            ..Frame::default()
        });
    }
}

/// `Write at 0x00c000012345 by goroutine 8:`
fn access(text: &str) -> Option<Access> {
    let (word, rest) = text.split_once(" at 0x")?;
    let direction = match word {
        "Write" => Direction::Write,
        "Read" => Direction::Read,
        _ => return None,
    };
    let digits = rest.split(' ').next()?;
    Some(Access {
        direction,
        size: None,
        address: u64::from_str_radix(digits, 16).ok(),
    })
}
