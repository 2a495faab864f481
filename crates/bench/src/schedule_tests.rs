use std::sync::atomic::{AtomicUsize, Ordering};

use super::*;
use crate::samples;

fn planned(case: &str, strategy: &str, seed: u32) -> PlannedCell {
    PlannedCell::new(samples::cell(case, strategy, seed), "tree")
}

fn state(waiting: &[PlannedCell], running: &[PlannedCell], next: Next) -> State {
    State {
        waiting: waiting.to_vec().into(),
        running: running.to_vec(),
        next,
    }
}

#[test]
fn cells_of_other_cases_and_free_models_go_first() {
    let (a1, a2) = (planned("a", "patchagent", 1), planned("a", "patchagent", 2));
    let (b, c) = (planned("b", "patchagent", 1), planned("a", "constraint", 1));
    let waiting = [a2.clone(), b.clone(), c.clone()];
    let running = [a1.clone()];
    let pick = |next, per_model| state(&waiting, &running, next).pick(per_model);
    assert_eq!(pick(Next::GoOn, None), Pick::Begin(1), "another case");
    assert_eq!(pick(Next::GoOn, Some(1)), Pick::Begin(2), "no model");
    assert_eq!(pick(Next::NoModels, None), Pick::Begin(2));
    assert_eq!(pick(Next::Stop, None), Pick::Nothing);
    let same = state(&[a2], &running, Next::GoOn);
    assert_eq!(same.pick(None), Pick::Begin(0), "rather than idle");
    let full = state(&[b], &running, Next::GoOn);
    assert_eq!(full.pick(Some(1)), Pick::Wait);
    assert_eq!(state(&[], &running, Next::GoOn).pick(None), Pick::Nothing);
}

#[test]
fn every_cell_is_worked_on_once_within_the_width() {
    let cells: Vec<PlannedCell> = (1..=20)
        .map(|seed| planned(&format!("case-{}", seed % 3), "patchagent", seed))
        .collect();
    let (at_once, most) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let done = Mutex::new(Vec::new());
    let width = Width {
        cells: 4,
        per_model: Some(2),
    };
    work_on(cells.clone(), width, &|cell| {
        let now = at_once.fetch_add(1, Ordering::SeqCst) + 1;
        most.fetch_max(now, Ordering::SeqCst);
        thread::sleep(std::time::Duration::from_millis(2));
        done.lock().unwrap().push(cell.id.clone());
        at_once.fetch_sub(1, Ordering::SeqCst);
        Next::GoOn
    });
    let mut done = done.into_inner().unwrap();
    let mut wanted: Vec<String> = cells.into_iter().map(|cell| cell.id).collect();
    done.sort();
    wanted.sort();
    assert_eq!(done, wanted);
    assert!(most.load(Ordering::SeqCst) <= 2);
}

#[test]
fn a_stop_leaves_the_rest() {
    let cells: Vec<PlannedCell> = (1..=5).map(|seed| planned("a", "workflow", seed)).collect();
    let count = AtomicUsize::new(0);
    let width = Width {
        cells: 1,
        per_model: None,
    };
    work_on(
        cells,
        width,
        &|_| match count.fetch_add(1, Ordering::SeqCst) {
            0 => Next::GoOn,
            _ => Next::Stop,
        },
    );
    assert_eq!(count.load(Ordering::SeqCst), 2);
}
