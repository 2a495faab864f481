//! Mistakes that models make.

use patchwright_domain::constraint::{Constraint, Rule};
use patchwright_subject::AnalysisUse;
use serde_json::Value;

use super::*;

/// Each mistake, and the reply to it.
fn mistakes() -> Vec<(Said, &'static str)> {
    let conclude = |arguments: Value| calls("conclude", arguments);
    vec![
        (
            calls("run_to_line", json!({"file": "src/render.c", "line": 17})),
            "say first what you expect",
        ),
        (
            to_line("src/render.c", 17, "cell > 4 && cell < 2"),
            "this expectation contradicts itself: nothing makes `cell > 4 && cell < 2` true",
        ),
        (
            calls(
                "print_value",
                json!({"expression": "cell", "expect": "none"}),
            ),
            "say first what you expect",
        ),
        (conclude(json!({})), "`cause` must say what is wrong"),
        (
            conclude(json!({
                "cause": CAUSE, "first_bad": "src/load.c:88", "observations": [],
                "fixes": ["src/load.c:94: check"],
            })),
            "a conclusion needs an observation",
        ),
        // The decoder that is not used.
        (
            to_line("src/load.c", 67, "layer->cells != 0"),
            "actual    the program does not stop there",
        ),
        (
            to_line("src/render.c", 17, "the cell is a valid tile"),
            "This could not be decided",
        ),
        (
            to_line("src/render.c", 17, "cell <= map->tile_count"),
            "It does NOT HOLD",
        ),
        (
            calls(
                "print_value",
                json!({"expression": "cell", "expect": "> map->tile_count"}),
            ),
            "Before, you expected `cell <= map->tile_count` here: both cannot be right",
        ),
        (
            conclude(json!({
                "cause": CAUSE, "first_bad": "read_rle", "observations": [9], "fixes": ["add a check"],
            })),
            "`first_bad` must be a place, `file:line`; a fix needs a place: `file:line: what to change there`, not `add a check`; there is no observation 9, only 4 observations",
        ),
        (
            conclude(json!({
                "cause": CAUSE, "first_bad": "src/nothing.c:1", "observations": [3],
                "fixes": ["tests/check.sh:1: weaken it", "src/load.c:9999: check"],
            })),
            "there is no source file `src/nothing.c`",
        ),
        (
            conclude(json!({
                "cause": CAUSE, "first_bad": "src/load.c:88", "observations": [3], "fixes": [],
            })),
            "`fixes` must name at least one place to fix",
        ),
        (concludes(&[3]), ""),
    ]
}

fn errs(request: &Request, turn: usize) -> Said {
    match is_debugging(request) {
        true => mistakes().into_iter().nth(turn).unwrap().0,
        false => validates(FIX),
    }
}

#[test]
fn a_model_that_errs_is_told_and_goes_on() {
    let model = Script::new("script/errs", errs);
    let ran = run(&fixture(), &[&model], &Within::default());
    let asked = model.asked();
    let debugging: Vec<&Request> = asked.iter().filter(|one| is_debugging(one)).collect();
    let heard = all_results(debugging.last().unwrap());
    for ((_, words), heard) in mistakes().iter().zip(&heard) {
        assert!(heard.contains(words), "{words} is not in\n{heard}");
    }
    assert_eq!(debugging.len(), mistakes().len());
    let seen = observations(&ran.events);
    let agreed: Vec<Agreement> = seen.iter().map(|one| one.agrees).collect();
    use Agreement::{No, Unclear};
    assert_eq!(agreed[..3], [Unclear, Unclear, No]);
    assert_eq!(ran.repair.status, RepairStatus::Repaired);
}

/// Gives up after its first look.
fn comes_to_no_end(request: &Request, turn: usize) -> Said {
    match (is_debugging(request), turn) {
        (true, 0) => to_line("src/render.c", 17, "cell <= map->tile_count"),
        (true, _) => gives_up(),
        (false, _) => validates(FIX),
    }
}

#[test]
fn without_a_conclusion_the_observations_speak() {
    let model = Script::new("script/idle", comes_to_no_end);
    let ran = run(&fixture(), &[&model], &Within::default());
    let [diagnosis]: [Diagnosis; 1] = diagnoses(&ran.events).try_into().unwrap();
    assert_eq!(diagnosis.stated_by, StatedBy::Observations);
    assert_eq!(diagnosis.chain, [1]);
    assert_eq!(diagnosis.fixes[0].at.line, Some(17));
    assert_eq!(ran.repair.status, RepairStatus::Repaired);
}

/// Without debug information nothing can be derived, and the debugger finds no line.
fn proposes(request: &Request, turn: usize) -> Said {
    match (is_debugging(request), turn) {
        (true, 0) => to_line("src/render.c", 17, "cell <= map->tile_count"),
        (true, 1) => calls("state_constraint", json!({"condition": "cell < cell"})),
        (true, 2) => calls(
            "state_constraint",
            json!({"condition": "CELL_ID(cell) <= map->tile_count", "sentence": "A cell names a tile that exists."}),
        ),
        (true, 3) => to_line("src/render.c", 17, "cell <= map->tile_count"),
        (true, _) => concludes(&[1]),
        (false, _) => validates(FIX),
    }
}

#[test]
fn a_constraint_that_cannot_be_derived_is_proposed_and_marked() {
    let fixture = Fixture {
        adjust: |case| {
            case.judge.neighbours = 0;
            case.judge.runs = 1;
            let flags = "-O0 -fno-omit-frame-pointer -fsanitize=address,undefined -fno-sanitize-recover=undefined";
            case.env.insert("CFLAGS".to_owned(), flags.to_owned());
        },
        // It would have the line that the constraint is derived from.
        analysis: AnalysisUse::Off,
        ..Fixture::new()
    };
    let model = Script::new("script/proposes", proposes);
    let ran = run(&fixture, &[&model], &Within::default());
    let asked = model.asked();
    assert!(opening(&asked[0]).contains("No analysis could say what must hold"));
    let heard: Vec<String> = asked.iter().map(last_results).collect();
    for (turn, words) in [
        (1, "call `state_constraint`"),
        (2, "contradicts itself"),
        (3, "Noted as proposed"),
        (4, "the program does not stop there"),
    ] {
        assert!(
            heard[turn].contains(words),
            "{words} is not in\n{}",
            heard[turn]
        );
    }
    let [constraint]: [Constraint; 1] = ran.repair.constraints.try_into().unwrap();
    assert_eq!(constraint.rule, Rule::Proposed);
    assert!(!constraint.is_certain());
    let told = asked
        .iter()
        .map(opening)
        .find(|one| !one.starts_with(DEBUGS));
    assert!(
        told.unwrap()
            .contains("(proposed by a model, and not checked)")
    );
    assert_eq!(ran.repair.status, RepairStatus::Repaired);
}

/// Views code again and again.
fn never_ends(request: &Request, turn: usize) -> Said {
    match is_debugging(request) {
        true => views("src/load.c", 1 + turn as u32, 200),
        false => validates(FIX),
    }
}

#[test]
fn budgets_hold_for_each_agent_and_for_all() {
    let fixture = fixture();
    let calls = |most: u64| Caps {
        calls: Some(most),
        ..Caps::default()
    };
    let within = Within {
        per_round: calls(6),
        ..Within::default()
    };
    let model = Script::new("script/looks-on", never_ends);
    let ran = run(&fixture, &[&model], &within);
    // Two thirds of each round; nothing was observed that could be patched.
    assert_eq!(model.asked().len(), 8);
    assert_eq!(ran.repair.status, RepairStatus::Failed);
    let stops: Vec<String> = rounds(&ran.events).into_iter().map(|one| one.1).collect();
    assert_eq!(stops, ["budget: 4 of 4 calls are made"; 2]);

    let within = Within {
        total: calls(3),
        ..Within::default()
    };
    let model = Script::new("script/looks-on", never_ends);
    let ran = run(&fixture, &[&model], &within);
    assert_eq!(model.asked().len(), 3);
    assert_eq!(ran.repair.status, RepairStatus::Budget);

    // What debugging leaves is available for the patch.
    let within = Within {
        per_round: calls(3),
        ..Within::default()
    };
    let model = Script::new("script/idle", comes_to_no_end);
    let ran = run(&fixture, &[&model], &within);
    assert_eq!(ran.repair.status, RepairStatus::Repaired);
    assert_eq!(model.asked().len(), 3);
}
