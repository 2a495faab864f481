use patchwright_domain::event::Event;

use super::*;
use crate::samples;

#[test]
fn a_journal_that_ended_tells_the_result() {
    let planned = PlannedCell::new(samples::cell("cases/a", "constraint", 1), "tree");
    let finished = |status: &str| Event::RunFinished {
        status: status.to_owned(),
        exit: 1,
        reason: Some("nothing passed".to_owned()),
    };
    let result = |events: &[Event]| {
        let view = RunView::fold(events.iter().map(|event| (3.5, event)));
        CellResult::from_view(&planned, "run-1", &view)
    };
    let failed = result(&[finished("failed")]);
    assert_eq!(failed.status, "failed");
    assert_eq!(failed.failed_at.as_deref(), Some("no candidate"));
    assert_eq!(failed.reason.as_deref(), Some("nothing passed"));
    assert_eq!(failed.run.as_deref(), Some("run-1"));
    assert!(failed.is_final() && !failed.is_plausible());
    assert!((failed.seconds - 3.5).abs() < 1e-9);
    let error = result(&[Event::RunFinished {
        status: "error: cannot open the sandbox".to_owned(),
        exit: 2,
        reason: None,
    }]);
    assert_eq!(error.status, ERROR);
    assert_eq!(error.reason.as_deref(), Some("cannot open the sandbox"));
    assert!(!error.is_final());
    let cut = result(&[Event::Noted {
        text: "killed after this".to_owned(),
    }]);
    assert_eq!(cut.status, "interrupted");
    assert!(!cut.is_final());
    let misfit = Event::PatchMisfit {
        patch: "--- x".to_owned(),
        why: "no such file".to_owned(),
    };
    let misfits = result(&[misfit, finished("budget")]);
    assert_eq!(misfits.failed_at.as_deref(), Some("apply"));
    assert_eq!(misfits.misfits, 1);
    let not_there = result(&[finished("not-reproduced")]);
    assert_eq!(not_there.failed_at.as_deref(), Some("not-reproduced"));
}
