//! Whole repairs by a debugging and a patching agent, with a scripted model and a real debugger.

use patchwright_agent::{CallContext, Caps, Metered, ModelBudget, ModelClient, Record, Recorded};
use patchwright_domain::chat::{Message, Request, Said};
use patchwright_domain::event::Event;
use patchwright_domain::observation::{Agreement, Diagnosis, Observation, StatedBy};
use patchwright_domain::repair::RepairStatus;
use patchwright_domain::strict::Strictness;
use patchwright_probes::lsp::ServerSpec;
use patchwright_repair::{
    AfterSuccess, Budget, History, ModelAccess, Optimisation, Order, Repair, Strategy, Switches,
    repair,
};
use serde_json::json;

use crate::model::{Script, calls, gives_up, last_results, opening, rules, validates, views};
use crate::support::Fixture;

mod choosing;
mod cutting;
mod erring;
mod optimised;

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
/// Compares with the wrong number.
const WRONG: &str = "src/render.c
<<<<<<< SEARCH
\t\tif (CELL_ID(cells[x]) == 0)
=======
\t\tif (CELL_ID(cells[x]) == 0 || CELL_ID(cells[x]) > map->tile_count * TILE_ROWS)
>>>>>>> REPLACE
";
const BROKEN: &str = "src/load.c
<<<<<<< SEARCH
\t\t\tmemset(layer->cells + filled, cell, n);
=======
\t\t\tif (CELL_ID(cell > map->tile_count)
\t\t\t\treturn MAP_E_TILE;
\t\t\tmemset(layer->cells + filled, cell, n);
>>>>>>> REPLACE
";
/// Off by one in the other direction: the last tile is no longer drawn.
const TIGHT: &str = "src/render.c
<<<<<<< SEARCH
\t\tif (CELL_ID(cells[x]) == 0)
=======
\t\tif (CELL_ID(cells[x]) == 0 || CELL_ID(cells[x]) >= map->tile_count)
>>>>>>> REPLACE
";
const CAUSE: &str = "read_rle stores tile numbers that it never compares with tile_count.";
const DEBUGS: &str = "Find the cause of this crash";

struct Ran {
    repair: Repair,
    events: Vec<Event>,
}

#[derive(Clone)]
struct Within {
    strategy: Strategy,
    without: Switches,
    per_round: Caps,
    total: Caps,
    rounds: u32,
    budget: Budget,
}

impl Default for Within {
    fn default() -> Self {
        Self {
            strategy: Strategy::VulDebugger,
            // Getting the values at the crash takes seconds, and is tested elsewhere.
            without: Switches::default().without(Optimisation::RuntimeValues),
            per_round: Caps::default(),
            total: Caps::default(),
            rounds: 2,
            budget: Budget::default(),
        }
    }
}

/// Nothing is optimised away, and the judge is quick.
fn fixture() -> Fixture {
    Fixture {
        adjust: |case| {
            case.judge.neighbours = 0;
            case.judge.runs = 1;
            let flags = "-g -O0 -fno-omit-frame-pointer -fsanitize=address,undefined -fno-sanitize-recover=undefined";
            case.env.insert("CFLAGS".to_owned(), flags.to_owned());
        },
        ..Fixture::new()
    }
}

fn run(fixture: &Fixture, models: &[&Script], within: &Within) -> Ran {
    resume(fixture, models, within, &[])
}

fn resume(fixture: &Fixture, models: &[&Script], within: &Within, before: &[Event]) -> Ran {
    let budget = ModelBudget::new(within.total);
    let record = Record::from_events(before);
    let (found, events) = fixture.run(
        "tilecat",
        |_| {},
        |subject| {
            let recorded: Vec<Recorded<'_>> = models
                .iter()
                .map(|model| {
                    let metered = Metered::new(*model, &budget);
                    Recorded::new(&record, metered, &budget, subject.record.sink)
                })
                .collect();
            let order = Order {
                portfolio: within.strategy.clone().into(),
                budget: within.budget.clone(),
                strictness: Strictness::Usual,
                properties: Vec::new(),
                history: History::from_events(before),
                access: Some(ModelAccess {
                    models: recorded.iter().map(|one| one as &dyn ModelClient).collect(),
                    embeddings: None,
                    budget: &budget,
                    per_round: within.per_round,
                    without: within.without.clone(),
                    rounds: within.rounds,
                    after_success: AfterSuccess::Stop,
                    servers: vec![ServerSpec::clangd()],
                    context: CallContext::detached(),
                }),
            };
            repair(subject, &order)
        },
    );
    Ran {
        repair: found.unwrap(),
        events,
    }
}

fn observations(events: &[Event]) -> Vec<Observation> {
    let seen = events.iter().filter_map(|event| match event {
        Event::Observed { observation } => Some(observation.as_ref().clone()),
        _ => None,
    });
    seen.collect()
}

fn diagnoses(events: &[Event]) -> Vec<Diagnosis> {
    let made = events.iter().filter_map(|event| match event {
        Event::Diagnosed { diagnosis } => Some(diagnosis.as_ref().clone()),
        _ => None,
    });
    made.collect()
}

/// The agents in order, and how each ended.
fn rounds(events: &[Event]) -> Vec<(String, String)> {
    let mut rounds: Vec<(String, String)> = Vec::new();
    for event in events {
        match event {
            Event::RoundStarted {
                strategy, round, ..
            } => rounds.push((format!("{strategy} {round}"), String::new())),
            Event::RoundEnded { stop, .. } => rounds.last_mut().unwrap().1 = stop.clone(),
            _ => {}
        }
    }
    rounds
}

fn is_debugging(request: &Request) -> bool {
    opening(request).starts_with(DEBUGS)
}

fn to_line(file: &str, line: u32, expect: &str) -> Said {
    calls(
        "run_to_line",
        json!({"file": file, "line": line, "expect": expect}),
    )
}

fn concludes(observations: &[u32]) -> Said {
    calls(
        "conclude",
        json!({
            "cause": CAUSE, "first_bad": "src/load.c:88", "observations": observations,
            "fixes": ["src/load.c:94: check the cells as read_raw does"],
        }),
    )
}

/// Goes back from the crash to where the bad cell is stored, and fixes that.
fn careful(request: &Request, turn: usize) -> Said {
    let fits = "cell <= map->tile_count";
    match (is_debugging(request), turn) {
        (true, 0) => calls("run_program", json!({})),
        (true, 1) => to_line("src/render.c", 17, "CELL_ID(cell) <= map->tile_count"),
        (true, 2) => calls(
            "print_value",
            json!({"expression": "map->tile_count", "expect": "at least 1"}),
        ),
        (true, 3) => to_line("load.c", 88, fits),
        (true, 4) => calls(
            "run_to_line",
            json!({"file": "src/load.c", "line": 88, "expect": fits, "condition": "cell > 2"}),
        ),
        (true, _) => concludes(&[1, 3, 4]),
        (false, 0) => views("src/load.c", 64, 98),
        (false, 1) => validates(WRONG),
        (false, _) => validates(FIX),
    }
}

#[test]
fn a_model_finds_the_place_by_looking_and_another_fixes_it() {
    let model = Script::new("script/careful", careful);
    let ran = run(&fixture(), &[&model], &Within::default());
    let asked = model.asked();
    let heard: Vec<String> = asked.iter().map(last_results).collect();
    assert_eq!(ran.repair.status, RepairStatus::Repaired, "{heard:#?}");
    for (turn, words) in [
        (1, "stopped at the sanitizer's report"),
        (2, "Observation 1, src/render.c:17 in tile_row"),
        (2, "CELL_ID(cell) = 3, map->tile_count = 2"),
        (2, "It does NOT HOLD"),
        (3, "It HOLDS"),
        // The last hit is not the one that stored the bad cell.
        (4, "time 3 of 3"),
        (4, "It HOLDS"),
        (5, "It does NOT HOLD"),
    ] {
        assert!(
            heard[turn].contains(words),
            "{words} is not in\n{}",
            heard[turn]
        );
    }
    let seen = observations(&ran.events);
    let agreed: Vec<Agreement> = seen.iter().map(|one| one.agrees).collect();
    assert_eq!(
        agreed,
        [Agreement::No, Agreement::Yes, Agreement::Yes, Agreement::No]
    );
    assert_eq!(seen[3].actual, "cell = 3, map->tile_count = 2");
    assert_eq!(
        seen[3].describe_place(),
        "src/load.c:88 in read_rle, time 1 with cell > 2"
    );
    assert_eq!(seen[1].expected, "map->tile_count >= 1");
    let data = serde_json::to_value(&seen[0]).unwrap();
    assert_eq!(data["agrees"], "no");
    assert_eq!(data["place"]["line"], 17);

    let [diagnosis]: [Diagnosis; 1] = diagnoses(&ran.events).try_into().unwrap();
    assert_eq!(diagnosis.stated_by, StatedBy::Agent);
    assert_eq!(
        diagnosis.describe(),
        "the bad state first appears at src/load.c:88 in read_rle (3 observations) · fix at src/load.c:94 in read_rle"
    );
    // A fresh agent, which gets the conclusion but not how it was reached.
    let told = asked.iter().find(|one| !is_debugging(one)).unwrap();
    insta::assert_snapshot!("the_patching_agent_is_told", whole(told));
    insta::assert_snapshot!("the_debugging_agent_is_told", whole(&asked[0]));
    assert_eq!(
        rounds(&ran.events),
        [
            ("vuldebugger/debugging 1".to_owned(), "done".to_owned()),
            ("vuldebugger/patching 1".to_owned(), "done".to_owned()),
        ]
    );
    let winner = ran.repair.winner.unwrap();
    assert_eq!(winner.note.cause, CAUSE);
    assert!(!ran.repair.constraints.is_empty());
}

/// A request as readable text, without the schemas of tools that are covered by other tests.
fn whole(request: &Request) -> String {
    let own = ["run_to_line", "print_value", "watch", "conclude"];
    let tools = request.tools.iter().map(|tool| {
        let schema = match own.contains(&tool.name.as_str()) && is_debugging(request) {
            true => serde_json::to_string(&tool.schema).unwrap() + "\n",
            false => String::new(),
        };
        format!("{}: {}\n{schema}", tool.name, tool.about)
    });
    let tools: String = tools.collect();
    let options = serde_json::to_string(&request.options).unwrap();
    let (system, first) = (&request.system, opening(request));
    format!(
        "==== system\n{system}\n==== tools\n{tools}\n==== first message\n{first}\n==== options\n{options}"
    )
}

/// The first patches miss the cause; what is learned goes back to debugging.
fn learns(request: &Request, turn: usize) -> Said {
    let second = opening(request).contains("What was found before")
        || opening(request).contains("2. src/load.c:88");
    match (is_debugging(request), second, turn) {
        (true, false, 0) => to_line("src/render.c", 17, "cell <= map->tile_count"),
        (true, false, _) => calls(
            "conclude",
            json!({
                "cause": "tile_row trusts the number of its cell.", "first_bad": "src/render.c:17",
                "observations": [1], "fixes": ["src/render.c:30: skip such cells"],
            }),
        ),
        (false, false, 0) => validates(WRONG),
        (false, false, 1) => validates(BROKEN),
        (false, false, _) => validates(TIGHT),
        (true, true, 0) => calls(
            "run_to_line",
            json!({
                "file": "src/load.c", "line": 88, "hit": 2, "expect": "cell <= map->tile_count",
            }),
        ),
        (true, true, _) => concludes(&[2]),
        (false, true, _) => validates(FIX),
    }
}

#[test]
fn three_refused_patches_send_the_bug_back_to_debugging() {
    let model = Script::new("script/learns", learns);
    let ran = run(&fixture(), &[&model], &Within::default());
    assert_eq!(
        rounds(&ran.events),
        [
            ("vuldebugger/debugging 1", "done"),
            ("vuldebugger/patching 1", "3 refused patches"),
            ("vuldebugger/debugging 2", "done"),
            ("vuldebugger/patching 2", "done"),
        ]
        .map(|(name, stop)| (name.to_owned(), stop.to_owned()))
    );
    assert_eq!(ran.repair.status, RepairStatus::Repaired);
    let asked = model.asked();
    let again = asked
        .iter()
        .map(opening)
        .find(|one| one.contains("found before"));
    let again = again.unwrap();
    for words in [
        "tile_row trusts the number of its cell.",
        "1. src/render.c:17 in tile_row",
        "expected `cell <= map->tile_count`, does NOT hold: cell = 3, map->tile_count = 2",
        "# What failed before",
        "Refused at `test`",
    ] {
        assert!(again.contains(words), "{words} is not in\n{again}");
    }
    let seen = observations(&ran.events);
    assert_eq!(seen[1].hit, Some(2));
    assert_eq!(ran.repair.tally.judged, 4);
}

#[test]
fn every_mechanism_can_be_left_out() {
    let fixture = fixture();
    let request = |without: &[Optimisation]| {
        let model = Script::new("script/idle", |_, _| gives_up());
        let mut within = Within::default();
        for one in without {
            within.without = within.without.without(*one);
        }
        let ran = run(&fixture, &[&model], &within);
        assert_eq!(ran.repair.status, RepairStatus::Failed);
        model.asked().swap_remove(0)
    };
    let names = |request: &Request| -> Vec<String> {
        request.tools.iter().map(|tool| tool.name.clone()).collect()
    };
    let takes_expect = |request: &Request| {
        let tool = request.tools.iter().find(|tool| tool.name == "run_to_line");
        tool.is_some_and(|tool| tool.schema["properties"].get("expect").is_some())
    };
    let full = request(&[]);
    assert!(opening(&full).contains("# The constraint"));
    assert!(takes_expect(&full));
    let required = full
        .tools
        .iter()
        .find(|tool| tool.name == "run_to_line")
        .unwrap();
    assert!(
        required.schema["required"]
            .as_array()
            .unwrap()
            .contains(&json!("expect"))
    );

    let unconstrained = request(&[Optimisation::Constraint]);
    assert!(!opening(&unconstrained).contains("# The constraint"));
    assert!(!names(&unconstrained).contains(&"state_constraint".to_owned()));

    let unexpecting = request(&[Optimisation::Expectations]);
    assert!(names(&unexpecting).contains(&"run_to_line".to_owned()));
    assert!(!takes_expect(&unexpecting));
    assert!(!unexpecting.system.contains("`expect`"));

    let raw = request(&[Optimisation::ReportPurification]);
    for words in ["<<< crash frame #0", "are marked"] {
        assert!(rules(&full).contains(words), "{words}");
        assert!(!rules(&raw).contains(words), "{words}");
    }

    let blind = request(&[Optimisation::Debugger]);
    for name in ["run_program", "run_to_line", "print_value", "watch"] {
        assert!(!names(&blind).contains(&name.to_owned()), "{name}");
        assert!(!blind.system.contains(name), "{name} is in the prompt");
    }
    insta::assert_snapshot!("without_a_debugger", blind.system);
}

/// The tool results of every turn of a conversation.
fn all_results(request: &Request) -> Vec<String> {
    let results = request.messages.iter().filter_map(|message| match message {
        Message::Tools { results } => Some(results.iter().map(|one| one.text.clone()).collect()),
        Message::User { .. } | Message::Assistant(_) => None,
    });
    results.collect()
}
