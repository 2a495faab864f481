//! Every difference between a placed hunk and the file, as corrections.

use crate::correction::Corrected;
use crate::lines;
use crate::patch::{Hunk, HunkLine, LineKind, Prefixed};
use crate::place::{Fit, Placed, Target};

pub fn explain(hunk: &Hunk, placed: &Placed<'_>, target: &Target<'_>) -> Vec<Corrected> {
    let mut what = Vec::new();
    let used = placed.lines.len();
    if used < hunk.lines.len() {
        what.push(Corrected::TrailingIgnored {
            lines: hunk.lines.len() - used,
        });
    } else if hunk
        .counts
        .is_some_and(|counts| counts != hunk.real_counts())
    {
        what.push(Corrected::Counts);
    }
    let bare = |line: &&HunkLine| line.prefixed == Prefixed::No && !lines::is_blank(&line.text);
    let unprefixed = placed.lines.iter().filter(bare).count();
    if unprefixed > 0 {
        what.push(Corrected::Unprefixed { lines: unprefixed });
    }
    let line = placed.start() + 1;
    match (hunk.stated, &placed.chosen) {
        (_, Some((by, others))) => {
            what.push(Corrected::Chosen {
                line,
                by: *by,
                others: others.clone(),
            });
        }
        (Some(stated), None) if stated != line && hunk.quoted().next().is_some() => {
            what.push(Corrected::Moved { stated, line });
        }
        (Some(_) | None, None) => {}
    }
    explain_fits(placed, target, &mut what);
    what
}

fn explain_fits(placed: &Placed<'_>, target: &Target<'_>, what: &mut Vec<Corrected>) {
    let show = |text: &[u8]| String::from_utf8_lossy(text).trim().to_string();
    let real = |line: usize| {
        target
            .lines
            .get(line)
            .map_or(String::new(), |l| show(l.text))
    };
    let quoted = placed
        .lines
        .iter()
        .filter(|line| line.kind != LineKind::Add);
    let mut expected = None;
    for (quoted, fit) in quoted.zip(&placed.fits) {
        match *fit {
            Fit::Exact(_) => {}
            Fit::Whitespace(line) => what.push(Corrected::Whitespace { line: line + 1 }),
            Fit::Other(line) => what.push(Corrected::Context {
                line: line + 1,
                quoted: show(&quoted.text),
                real: real(line),
            }),
            Fit::Missing => what.push(Corrected::ContextMissing {
                quoted: show(&quoted.text),
            }),
        }
        if let Some(line) = fit.line() {
            for skipped in expected.unwrap_or(line)..line {
                what.push(Corrected::LineSkipped {
                    line: skipped + 1,
                    real: real(skipped),
                });
            }
            expected = Some(line + 1);
        }
    }
}
