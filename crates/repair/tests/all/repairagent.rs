//! RepairAgent, with a scripted model.

use patchwright_domain::chat::{Message, Request, Said};
use patchwright_domain::event::Event;
use patchwright_domain::repair::RepairStatus;
use patchwright_repair::{Optimisation, Strategy, Switches};
use serde_json::json;

use crate::cutting::{cut_everywhere, matters};
use crate::model::{Script, calls, gives_up, says};
use crate::patchagent::{FIX, Ran, WRONG, Within, resume};
use crate::support::Fixture;
use crate::workflow::quick;

const HYPOTHESIS: &str = "read_rle stores tile numbers that nothing compares with tile_count.";
const NOWHERE: &str = "src/load.c\n<<<<<<< SEARCH\n\tnothing_of_this_kind();\n=======\n\treturn 0;\n>>>>>>> REPLACE\n";

fn fixture() -> Fixture {
    Fixture {
        adjust: quick,
        ..Fixture::new()
    }
}

fn run(fixture: &Fixture, model: &Script, without: Switches, before: &[Event]) -> Ran {
    let within = Within {
        without,
        ..Within::default()
    };
    resume(fixture, Strategy::RepairAgent, &[model], within, before)
}

/// The part of a request that is made anew; nothing in a question besides the cycles.
fn dynamic(request: &Request) -> Option<&str> {
    match request.messages.as_slice() {
        [Message::User { .. }, Message::User { text }] => Some(text),
        _ => None,
    }
}

/// Counted from 1; nothing in a question besides the cycles.
fn cycle(request: &Request) -> Option<usize> {
    let (_, behind) = dynamic(request)?.rsplit_once("This is cycle ")?;
    behind.split(' ').next()?.parse().ok()
}

fn supposes() -> Said {
    calls("express_hypothesis", json!({ "hypothesis": HYPOTHESIS }))
}

fn writes(patch: &str) -> Said {
    calls("write_fix", json!({ "patch": patch }))
}

/// Wants to fix before it understands, asks twice, errs, and claims success.
fn hasty(request: &Request, _: usize) -> Said {
    match cycle(request) {
        // Neither is worth a judgement.
        None => says(&format!("=== variant 1\n{WRONG}\n=== variant 2\n{NOWHERE}")),
        Some(1) => writes(FIX),
        Some(2 | 3) => calls(
            "read_rang",
            json!({"file_path": "src/render.c", "start": 1, "end": 40}),
        ),
        Some(4) => supposes(),
        Some(5) => calls("find_similar_calls", json!({"function": "check_cells"})),
        Some(6) => writes(WRONG),
        Some(7) => calls("goal_accomplished", json!({})),
        Some(8) => calls("collect_more_information", json!({"reason": "Who checks?"})),
        Some(9) => writes(FIX),
        Some(_) => gives_up(),
    }
}

#[test]
fn states_decide_what_may_be_called_and_only_a_verdict_ends_the_work() {
    let model = Script::new("script/hasty", hasty);
    let ran = run(&fixture(), &model, Switches::default(), &[]);
    let repair = ran.repair;
    assert_eq!(repair.status, RepairStatus::Repaired, "{:?}", repair.reason);
    assert_eq!(repair.winner.unwrap().note.cause, HYPOTHESIS);
    assert_eq!((repair.tally.judged, repair.tally.passed), (2, 1));
    let asked = model.asked();
    let heard = |number: usize| {
        let mut all = asked.iter().filter(|one| cycle(one) == Some(number));
        dynamic(all.next().unwrap()).unwrap()
    };
    for (number, words) in [
        (
            2,
            "`write_fix` is not a tool of the state `understand`. There you may call read_range, ",
        ),
        (3, "(`read_rang` was taken for `read_range`)"),
        (4, "you gave this very command before"),
        (5, "The state is `collect` now."),
        (6, "src/load.c"),
        (7, "REFUSED at the check `poc`"),
        (
            7,
            "Of 2 sampled variants of this fix, 0 fit the source and differ.",
        ),
        (8, "the judge has accepted no fix of this round"),
        (9, "The state is `collect` now."),
    ] {
        assert!(
            heard(number).contains(words),
            "{words} is not in\n{}",
            heard(number)
        );
    }
    let sixth = asked.iter().find(|one| cycle(one) == Some(6)).unwrap();
    let tools: Vec<&str> = sixth.tools.iter().map(|tool| tool.name.as_str()).collect();
    assert!(
        tools.contains(&"write_fix") && !tools.contains(&"run_tests"),
        "{tools:?}"
    );
    for words in [
        "# State: collect what a fix needs",
        HYPOTHESIS,
        "## By `read_range`",
        "`find_similar_calls(function: \"check_cells\")`:",
        "This is cycle 6 of 40, and 34 are left after it.",
    ] {
        assert!(heard(6).contains(words), "{words} is not in\n{}", heard(6));
    }
    for words in [
        "# Goals",
        "# Guidelines",
        "A bound is missing",
        "# How you answer",
    ] {
        assert!(sixth.system.contains(words), "{}", sixth.system);
    }
    let moves = ran.events.iter().filter_map(|event| match event {
        Event::AgentMoved { from, to, .. } => Some(format!("{from}>{to}")),
        _ => None,
    });
    assert_eq!(
        moves.collect::<Vec<_>>().join(" "),
        "start>understand understand>collect collect>try try>collect collect>try try>end"
    );
}

/// The fix is wrong, and one of its variants is right.
fn nearly(request: &Request, _: usize) -> Said {
    match cycle(request) {
        None => says(&format!("=== variant 1\n{WRONG}\n=== variant 2\n{FIX}")),
        Some(1) => calls("extract_tests", json!({})),
        Some(2) => writes(WRONG),
        Some(_) => gives_up(),
    }
}

#[test]
fn a_variant_may_be_right_and_a_run_cut_anywhere_ends_as_an_unbroken_one() {
    let fixture = fixture();
    let go_on = |before: &[Event]| {
        let model = Script::new("script/nearly", nearly);
        let free = Switches::default().without(Optimisation::StateMachine);
        (run(&fixture, &model, free, before), model.asked().len())
    };
    let cuts = |event: &Event| matches!(event, Event::Judged { .. } | Event::ToolCalled { .. });
    let (events, calls) = cut_everywhere(go_on, cuts, matters);
    assert_eq!(calls, 3);
    let entry = "It comes in through `main`";
    let heard = |event: &Event| match event {
        Event::ModelAsked { asked } => format!("{:?}", asked.messages),
        _ => String::new(),
    };
    assert!(events.iter().any(|event| heard(event).contains(entry)));
}
