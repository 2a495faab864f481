//! The multi-agent system, with a scripted model that plays all agents.

use patchwright_domain::chat::{Request, Said};
use patchwright_domain::event::Event;
use patchwright_domain::repair::RepairStatus;
use patchwright_domain::run_view::RunView;
use patchwright_repair::{Optimisation, Strategy, Switches};
use serde_json::json;

use crate::cutting::{cut_everywhere, matters};
use crate::model::{Script, calls, last_results, opening, validates, views};
use crate::patchagent::{FIX, Ran, WRONG, Within, resume, whole};
use crate::support::Fixture;
use crate::workflow::quick;

const CAUSE: &str = "read_rle stores tile numbers that nothing compares with tile_count.";

fn fixture() -> Fixture {
    Fixture {
        adjust: quick,
        ..Fixture::new()
    }
}

fn go_on(fixture: &Fixture, model: &Script, without: Switches, before: &[Event]) -> Ran {
    let within = Within {
        without,
        ..Within::default()
    };
    resume(fixture, Strategy::MultiAgent, &[model], within, before)
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Asked {
    Context,
    RootCause,
    Strategy,
    Patch,
    Reflection,
}

/// Which agent is asked: each has a tool of its own.
fn agent(request: &Request) -> Asked {
    let has = |name: &str| request.tools.iter().any(|tool| tool.name == name);
    let own = [
        ("report_context", Asked::Context),
        ("report_cause", Asked::RootCause),
        ("report_strategy", Asked::Strategy),
        ("validate", Asked::Patch),
        ("choose_next", Asked::Reflection),
    ];
    own.into_iter().find(|(name, _)| has(name)).unwrap().1
}

fn context(file: &str, start: u32, end: u32) -> Said {
    let piece = json!({
        "file": file, "start": start, "end": end,
        "link": "crash frame #0", "why": "It uses the number of a tile.",
    });
    let insights = ["Tile numbers come from the file."];
    calls(
        "report_context",
        json!({"contexts": [piece], "insights": insights}),
    )
}

fn cause() -> Said {
    calls(
        "report_cause",
        json!({
            "cause": CAUSE, "must_hold": "CELL_ID(cell) <= map->tile_count",
            "file": "src/load.c", "line": 88,
        }),
    )
}

fn plan() -> Said {
    let step = "In read_rle of src/load.c, end with the check that read_raw ends with.";
    calls(
        "report_strategy",
        json!({"steps": [step], "keep": "Files whose tiles exist are read as before."}),
    )
}

fn choose(next: &str) -> Said {
    calls(
        "choose_next",
        json!({
            "next": next,
            "failed": "The decoder of runs was not looked at.",
            "advice": "Look at how runs are read, and check what they store.",
        }),
    )
}

fn is_told(request: &Request, words: &str) -> bool {
    opening(request).contains(words)
}

/// The cause is not seen in the first report, so reflection is asked, which first names an agent that does not exist; the first
/// patch is refused.
fn learns(request: &Request, turn: usize) -> Said {
    let advised = is_told(request, "# What failed, and the advice since");
    match (agent(request), turn) {
        (Asked::Context, 0) => views("src/render.c", 1, 60),
        (Asked::Context, _) if advised => context("src/load.c", 64, 98),
        (Asked::Context, _) => context("src/render.c", 10, 20),
        (Asked::RootCause, _) if advised => cause(),
        (Asked::RootCause, _) => calls(
            "ask_reflection",
            json!({"problem": "Nothing shows where the cells are read."}),
        ),
        (Asked::Strategy, _) => plan(),
        (Asked::Patch, _) if is_told(request, "Refused at `poc`") => validates(FIX),
        (Asked::Patch, _) => validates(WRONG),
        (Asked::Reflection, 0) if !advised => choose("judge"),
        (Asked::Reflection, _) if !advised => choose("context"),
        (Asked::Reflection, _) => choose("patch"),
    }
}

/// `from → to` of each move, and why where a round ends.
fn path(events: &[Event]) -> Vec<String> {
    let view = RunView::fold(events.iter().map(|event| (0.0, event)));
    let moves = view.moves.iter().map(|one| match one.to.as_str() {
        "end" => format!("{} → end: {}", one.from, one.why),
        to => format!("{} → {to}", one.from),
    });
    moves.collect()
}

#[test]
fn agents_hand_over_until_the_judge_accepts() {
    let model = Script::new("script/learns", learns);
    let ran = go_on(&fixture(), &model, Switches::default(), &[]);
    let repair = ran.repair;
    assert_eq!(repair.status, RepairStatus::Repaired, "{:?}", repair.reason);
    assert_eq!((repair.tally.judged, repair.tally.passed), (2, 1));
    let winner = repair.winner.unwrap();
    assert_eq!(winner.note.cause, CAUSE);
    assert_eq!(
        path(&ran.events),
        [
            "start → context",
            "context → root-cause",
            "root-cause → reflection",
            "reflection → context",
            "context → root-cause",
            "root-cause → strategy",
            "strategy → patch",
            "patch → quality",
            "quality → reflection",
            "reflection → patch",
            "patch → quality",
            "quality → end: accepted",
        ]
    );
    let asked = model.asked();
    // An agent that does not exist is refused, with those that can go on.
    let refused = asked.iter().map(last_results);
    let refused = refused
        .filter(|text| text.contains("`judge` cannot go on now"))
        .count();
    assert_eq!(refused, 1);
    for (one, name) in [
        (Asked::Context, "context"),
        (Asked::RootCause, "root-cause"),
        (Asked::Strategy, "strategy"),
        (Asked::Patch, "patch"),
        (Asked::Reflection, "reflection"),
    ] {
        // The last visit knows the most.
        let mut requests = asked.iter().rev();
        let last = requests.find(|request| agent(request) == one && request.messages.len() == 1);
        insta::assert_snapshot!(format!("multi-agent-{name}"), whole(last.unwrap()));
    }
    // What the retriever looked at without reporting it is its own.
    let seen = "static void draw_line(";
    let others = asked
        .iter()
        .filter(|request| agent(request) != Asked::Context);
    for request in others {
        assert!(
            !format!("{:?}", request.messages).contains(seen),
            "{request:?}"
        );
    }
    let retriever = asked
        .iter()
        .filter(|request| agent(request) == Asked::Context);
    assert!(retriever.map(last_results).any(|text| text.contains(seen)));
}

/// Reflection sends everything back to the patch, which is always the same.
fn stubborn(request: &Request, turn: usize) -> Said {
    match (agent(request), turn) {
        (Asked::Context, _) => context("src/render.c", 10, 20),
        (Asked::RootCause, _) => cause(),
        (Asked::Strategy, _) => plan(),
        (Asked::Patch, 0) => validates(WRONG),
        (Asked::Patch, _) => crate::model::gives_up(),
        (Asked::Reflection, _) => choose("patch"),
    }
}

#[test]
fn a_cap_that_is_reached_ends_the_round_with_its_reason() {
    let model = Script::new("script/stubborn", stubborn);
    let ran = go_on(&fixture(), &model, Switches::default(), &[]);
    assert_eq!(ran.repair.status, RepairStatus::Failed);
    assert_eq!(ran.repair.tally.judged, 1);
    let path = path(&ran.events);
    let ends: Vec<&String> = path.iter().filter(|one| one.contains("→ end")).collect();
    // In the first round `patch` can no longer be chosen; in the second one it hands in nothing new from the start.
    assert_eq!(
        ends,
        [
            "reflection → end: reflection chose no agent",
            "patch → end: cap reached: patch handed over to reflection 3 times",
        ]
    );
    let heard = model.asked().iter().map(last_results).collect::<Vec<_>>();
    let refused = "`patch` cannot go on now; choose one of context, root-cause, strategy";
    assert!(heard.iter().any(|text| text.contains(refused)));
}

#[test]
fn without_context_and_reflection_a_refused_patch_is_written_again() {
    let model = Script::new("script/plain", |request, _| match agent(request) {
        Asked::Context | Asked::Reflection => unreachable!("left out"),
        Asked::RootCause => cause(),
        Asked::Strategy => plan(),
        Asked::Patch if is_told(request, "Refused at `poc`") => validates(FIX),
        Asked::Patch => validates(WRONG),
    });
    let without = Switches::default()
        .without(Optimisation::ContextAgent)
        .without(Optimisation::Reflection);
    let ran = go_on(&fixture(), &model, without, &[]);
    assert_eq!(ran.repair.status, RepairStatus::Repaired);
    assert_eq!(model.asked().len(), 4);
    assert_eq!(path(&ran.events).last().unwrap(), "quality → end: accepted");
}

/// Handing over is no success: an agent that never does its part ends the round.
#[test]
fn a_patch_agent_that_only_hands_over_repairs_nothing() {
    let model = Script::new("script/asks", |request, _| match agent(request) {
        Asked::Context | Asked::Reflection => unreachable!("left out"),
        Asked::RootCause => cause(),
        Asked::Strategy => plan(),
        Asked::Patch => calls(
            "ask_reflection",
            json!({"problem": "The plan names a function that is not there."}),
        ),
    });
    let without = Switches::default()
        .without(Optimisation::ContextAgent)
        .without(Optimisation::Reflection);
    let ran = go_on(&fixture(), &model, without, &[]);
    assert_eq!(ran.repair.status, RepairStatus::Failed);
    assert_eq!(ran.repair.tally.judged, 0);
    let end = "patch → end: cap reached: patch handed over to reflection 3 times";
    let path = path(&ran.events);
    assert_eq!(path.iter().filter(|one| *one == end).count(), 2, "{path:?}");
}

fn is_a_place_to_cut(event: &Event) -> bool {
    matches!(
        event,
        Event::AgentMoved { .. } | Event::Judged { .. } | Event::RoundStarted { .. }
    )
}

#[test]
fn a_run_cut_anywhere_ends_as_an_unbroken_one() {
    let fixture = fixture();
    let again = |before: &[Event]| {
        let model = Script::new("script/learns", learns);
        let rest = go_on(&fixture, &model, Switches::default(), before);
        (rest, model.asked().len())
    };
    cut_everywhere(again, is_a_place_to_cut, matters);
}
