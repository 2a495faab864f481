//! Where no record and no parameter can carry the depth, as with function pointers of a fixed type: a static counter in
//! the function, incremented before each deeper call and decremented after it.

use patchwright_code::layout::step_in;

use super::{Job, calls, limit};
use crate::cpp::is_cpp;
use crate::proposal::{Exit, Operator, PlaceKind, Proposal, TextEdit};
use crate::site;

const NAME: &str = "nesting";

pub(super) fn propose(job: &Job<'_, '_>) -> Vec<Proposal> {
    let deeper = calls::deeper(job.cut, job.cycle);
    let body = job.text(job.cut, job.cut.head.body);
    let taken = patchwright_code::spelling::word_offsets(body, NAME)
        .next()
        .is_some();
    let (Some(first), Some(declared), false) = (deeper.first(), declaration(job), taken) else {
        return Vec::new();
    };
    let limit = limit::choose(job.ctx, job.cut, job.cycle);
    let constraint = job.constraint(NAME, &limit.word);
    let (up, down) = (format!("{NAME}++;"), format!("{NAME}--;"));
    let mut found = Vec::new();
    for (check, doubt) in job.checks(NAME, &limit.word, first.call.span.start) {
        let mut all = vec![declared.clone()];
        for call in &deeper {
            let Some(counted) = call.counted(job, &check, &up, &down) else {
                return found;
            };
            all.push(counted);
        }
        all.extend(limit.edits.clone());
        if super::overlapping(&all) {
            return found;
        }
        found.push(Proposal {
            operator: Operator::LimitDepth,
            place: PlaceKind::Producer,
            exit: Exit::ErrorExit,
            edits: all,
            constraint: constraint.clone(),
            at: site::location(job.cut, job.cut.head.span.line, None),
            cause: format!(
                "`{}` goes as deep as the input says, and nothing limits that; it counts its open calls.",
                job.cut.head.name
            ),
            doubt: job.doubt + doubt + 8, check: None,
});
    }
    found
}

/// At the start of the function; thread-local where the language allows it.
fn declaration(job: &Job<'_, '_>) -> Option<TextEdit> {
    let file = job.ctx.file(job.cut)?;
    let at = job.cut.head.body.start + 1;
    let storage = if is_cpp(job.cut) {
        "static thread_local"
    } else {
        "static _Thread_local"
    };
    let outer = file.indent_at(job.cut.head.span.start);
    Some(TextEdit {
        file: job.cut.head.file.clone(),
        start: at,
        end: at,
        text: format!("\n{}{storage} int {NAME} = 0;", step_in(file, outer)),
    })
}
