//! Agents with chosen tools on a real program, against a scripted model.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::sync::Mutex;
use std::time::Duration;

use patchwright_agent::{Caps, Metered};
use patchwright_domain::case::Case;
use patchwright_domain::chat::{Said, ToolOutcome};
use patchwright_domain::strict::Strictness;
use patchwright_judge::Judge;
use patchwright_sandbox::{Backend, CancelToken, Sandbox};
use patchwright_subject::{Cache, Host, Record, Subject, SubjectOptions, Toolchain, manifest};
use serde_json::{Value, json};

use super::*;
use crate::candidates::{self, Budget, History, Ledger, Originals, Scene};
use crate::kit::{AfterSuccess, Switches};
use crate::looking::Looking;
use model::{Script, calls, last_results, opening, says, validates, views};

#[path = "agent_run_narrowing_tests.rs"]
mod narrowing;

#[expect(dead_code, reason = "shared with the tests of whole repairs")]
#[path = "../../tests/all/model.rs"]
mod model;

/// The second decoder of `tilecat` lacks the check that the first has.
const FIX: &str = "src/load.c
<<<<<<< SEARCH
\t\tfilled += n;
\t}
\treturn MAP_OK;
=======
\t\tfilled += n;
\t}
\treturn check_cells(map, layer);
>>>>>>> REPLACE
";

/// Runs `work` on `tilecat` with a model; also returns all events.
fn on_tilecat<R>(
    model: &Script,
    work: impl FnOnce(&RepairContext<'_>, &ModelAccess<'_>) -> R,
) -> (R, Vec<Event>) {
    on_case(model, |case| case.judge.neighbours = 20, work)
}

/// The same with a case that is adjusted.
fn on_case<R>(
    model: &Script,
    adjust: fn(&mut Case),
    work: impl FnOnce(&RepairContext<'_>, &ModelAccess<'_>) -> R,
) -> (R, Vec<Event>) {
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/tilecat");
    let mut case = manifest::load(&example.canonicalize().unwrap(), 2).unwrap();
    adjust(&mut case);
    let folder = tempfile::tempdir().unwrap();
    let sandbox = Sandbox::open(&folder.path().join("work"), Backend::Bubblewrap).unwrap();
    let cache = Cache::open(&folder.path().join("cache"), None).unwrap();
    let logs = folder.path().join("logs");
    fs::create_dir_all(&logs).unwrap();
    let events = Mutex::new(Vec::new());
    let sink = |event: Event| events.lock().unwrap().push(event);
    let cancel = CancelToken::default();
    let subject = Subject::new(
        &case,
        Host {
            sandbox: &sandbox,
            cache: &cache,
            toolchain: Toolchain::find(&case.sandbox_read),
            cancel: &cancel,
        },
        Record { sink: &sink, logs },
        SubjectOptions::default(),
    );
    let base = subject.base().unwrap();
    let judge = Judge::prepare(&subject, &base).unwrap();
    let scene = Scene {
        subject: &subject,
        base: &base,
        judge: &judge,
        looking: Looking::new(&subject, &base, Vec::new()),
        originals: Originals::default(),
        strictness: Strictness::Usual,
        operators_off: BTreeSet::new(),
    };
    let ledger = Ledger::new(&scene, &History::default());
    let budget = ModelBudget::new(Caps::default());
    let metered = Metered::new(model, &budget);
    let access = ModelAccess {
        models: vec![&metered],
        embeddings: None,
        budget: &budget,
        per_round: Caps::default(),
        without: Switches::default(),
        rounds: 1,
        after_success: AfterSuccess::Stop,
        servers: Vec::new(),
        context: CallContext::detached(),
    };
    let ctx = RepairContext {
        ledger: &ledger,
        budget: Budget::default(),
        deadline: Instant::now() + Duration::from_secs(600),
        access: Some(&access),
    };
    let made = work(&ctx, &access);
    (made, events.into_inner().unwrap())
}

fn told(text: &str) -> Conversation {
    Conversation {
        system: "You repair programs.".to_owned(),
        messages: vec![Message::User {
            text: text.to_owned(),
        }],
        pinned: 1,
    }
}

const FIND: &str = "Find the cause.";
const CAUSE: &str = "read_rle lacks the check that read_raw has";

fn finds_then_fixes(request: &Request, turn: usize) -> Said {
    match (opening(request), turn) {
        (FIND, 0) => views("src/load.c", 64, 98),
        // This agent cannot submit patches.
        (FIND, 1) => validates(FIX),
        (FIND, _) => says(CAUSE),
        (_, _) => validates(FIX),
    }
}

/// The first agent reads and answers, the second is given the answer and submits the patch. Neither has the other's
/// tools, limits or budget.
#[test]
fn two_agents_follow_each_other_in_one_round() {
    for (first_calls, expected) in [
        (3, Stop::Answered(CAUSE.to_owned())),
        (2, Stop::Budget(String::new())),
    ] {
        let model = Script::new("script/two", finds_then_fixes);
        let ((stop, end, spent), events) = on_tilecat(&model, |ctx, access| {
            let round = access.budget.round(Caps::default());
            let calls = |most| {
                round.round(Caps {
                    calls: Some(most),
                    ..Caps::default()
                })
            };
            let finder = AgentRun {
                ctx,
                access,
                name: "two/finder",
                round: 1,
                model: access.models[0],
                tools: &ToolChoice::named(&["view_code"]).unwrap(),
                own: None,
                limits: &AgentLimits {
                    nudges: 0,
                    ..AgentLimits::default()
                },
                reads: None,
                budget: &calls(first_calls),
            };
            let mut conversation = told(FIND);
            let talk = finder.converse(&mut conversation, None).unwrap();
            let Talk::Over(over) = talk else {
                panic!("the first agent did not talk");
            };
            let cause = match &over.stop {
                Stop::Answered(answer) => answer.clone(),
                _ => "not found in time".to_owned(),
            };
            let fixer = AgentRun {
                name: "two/fixer",
                tools: &ToolChoice::named(&["validate"]).unwrap(),
                limits: &AgentLimits::default(),
                budget: &calls(1),
                ..finder
            };
            let opening = told(&format!("Fix it. The cause: {cause}"));
            let before = Found::new(candidates::Ended::Exhausted);
            let (found, end) = fixer.repair(opening, "", before).unwrap();
            assert_eq!(found.passed.len(), 1);
            (over.stop, end, round.spent().calls)
        });
        match (&stop, &expected) {
            (Stop::Budget(_), Stop::Budget(_)) => {}
            _ => assert_eq!(stop, expected),
        }
        assert!(matches!(end, AgentEnd::Accepted));
        // Both are paid for by the round.
        assert_eq!(spent, first_calls + 1);
        let asked = model.asked();
        let tools = |request: &Request| -> Vec<String> {
            let tools = request.tools.iter();
            tools.map(|tool| tool.name.to_string()).collect()
        };
        // `more` shows the rest of a long answer.
        assert_eq!(tools(&asked[0]), ["view_code", "more"]);
        assert!(last_results(&asked[1]).contains("read_rle"));
        let last = asked.last().unwrap();
        assert_eq!(tools(last), ["validate", "more"]);
        assert_eq!(opening(last).contains(CAUSE), first_calls == 3);
        let started: Vec<(&str, u32)> = events
            .iter()
            .filter_map(|event| match event {
                Event::RoundStarted {
                    strategy, round, ..
                } => Some((strategy.as_str(), *round)),
                _ => None,
            })
            .collect();
        assert_eq!(started, [("two/finder", 1), ("two/fixer", 1)]);
    }
}

const DECODER_END: &str = "\t\tfilled += n;\n\t}\n\treturn MAP_OK;";

/// Every tool of the sets `debug` and `edit`, with text that its answer must contain.
fn script() -> Vec<(&'static str, Value, &'static str)> {
    let checked = DECODER_END.replace("MAP_OK", "check_cells(map, layer)");
    let first_try = DECODER_END.replace("MAP_OK", "MAP_E_TILE");
    let edit = |new: &str| json!({"file": "src/load.c", "old": DECODER_END, "new": new});
    vec![
        ("run_program", json!({}), "Heap buffer overflow"),
        ("backtrace", json!({}), "tile_row"),
        ("memory", json!({"address": "map->tiles"}), "may not"),
        ("who_allocated", json!({}), "in read_tiles at src/load.c:59"),
        (
            "who_freed",
            json!({}),
            "The report does not say that its memory was freed",
        ),
        (
            "run_to_line",
            json!({"file": "src/render.c", "line": 30, "hit": "first"}),
            "Stopped at src/render.c:30",
        ),
        ("locals", json!({}), "y: unsigned int = 0"),
        (
            "print_value",
            json!({"expression": "map->tile_count"}),
            "map->tile_count",
        ),
        ("step", json!({}), "src/render.c:"),
        (
            "watch",
            json!({"expression": "map->tile_count"}),
            "in read_header: `map->tile_count = tiles;`",
        ),
        ("replace_text", edit(&first_try), "src/load.c was edited"),
        ("show_edits", json!({}), "+\treturn MAP_E_TILE;"),
        (
            "view_edited",
            json!({"file": "src/load.c", "start": 90, "end": 98}),
            "return MAP_E_TILE;",
        ),
        ("undo_edit", json!({}), "taken back"),
        (
            "apply_diff",
            json!({ "diff": FIX }),
            "src/load.c was edited",
        ),
        ("undo_edit", json!({}), "taken back"),
        ("replace_text", edit(&checked), "src/load.c was edited"),
        ("test_edits", json!({"why": CAUSE}), ""),
    ]
}

fn uses_each_tool(_: &Request, turn: usize) -> Said {
    match script().get(turn) {
        Some((name, arguments, _)) => calls(name, arguments.clone()),
        None => says("done"),
    }
}

#[test]
fn an_agent_debugs_edits_and_has_its_edits_judged() {
    let model = Script::new("script/debugs", uses_each_tool);
    let choice = ToolChoice::named(&["debug", "edit"]).unwrap();
    let (end, events) = on_tilecat(&model, |ctx, access| {
        let run = AgentRun {
            ctx,
            access,
            name: "debugs",
            round: 1,
            model: access.models[0],
            tools: &choice,
            own: None,
            limits: &AgentLimits::default(),
            reads: None,
            budget: access.budget,
        };
        let before = Found::new(candidates::Ended::Exhausted);
        let (found, end) = run.repair(told("Repair it."), "", before).unwrap();
        assert_eq!(found.passed[0].proposed.note.cause, CAUSE);
        end
    });
    assert!(matches!(end, AgentEnd::Accepted));
    let asked = model.asked();
    for ((name, _, wanted), request) in script().iter().zip(asked.iter().skip(1)) {
        let answer = last_results(request);
        assert!(
            answer.contains(wanted),
            "{name}: no {wanted:?} in\n{answer}"
        );
    }
    let called: Vec<(String, ToolOutcome)> = events
        .iter()
        .filter_map(|event| match event {
            Event::ToolCalled { tool, outcome, .. } => Some((tool.clone(), *outcome)),
            _ => None,
        })
        .collect();
    // Accepted edits end the work without it.
    let all = choice.unopened().specs().into_iter();
    for spec in all.filter(|spec| spec.name != "finish") {
        let used = called.iter().any(|(tool, _)| tool == spec.name);
        assert!(used, "{} is not used", spec.name);
    }
    for (tool, outcome) in &called {
        assert_eq!(*outcome, ToolOutcome::Answered, "{tool}");
    }
}
