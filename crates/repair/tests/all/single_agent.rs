//! The single agent, with a scripted model.

use patchwright_domain::chat::{Request, Said};
use patchwright_domain::event::Event;
use patchwright_domain::repair::RepairStatus;
use patchwright_domain::run_measures::Measures;
use patchwright_domain::run_view::RunView;
use patchwright_repair::{Optimisation, Strategy, Switches};
use serde_json::json;

use crate::cutting::{cut_everywhere, matters};
use crate::model::{Script, calls, gives_up, last_results, views};
use crate::patchagent::{FIX, Ran, WRONG, Within, resume, whole};
use crate::support::Fixture;
use crate::workflow::quick;

const WHY: &str = "read_rle stores tile numbers that nothing compares with tile_count.";
const OLD: &str = "\t\tfilled += n;\n\t}\n\treturn MAP_OK;";
const NOWHERE: &str = "src/load.c
<<<<<<< SEARCH
\treturn quite_another_function(map, 17, \"of another program\");
=======
\treturn 0;
>>>>>>> REPLACE
";

fn fixture() -> Fixture {
    Fixture {
        adjust: quick,
        ..Fixture::new()
    }
}

fn run(fixture: &Fixture, model: &Script, without: Switches) -> Ran {
    let within = Within {
        without,
        ..Within::default()
    };
    resume(fixture, Strategy::SingleAgent, &[model], within, &[])
}

fn diff(text: &str) -> Said {
    calls("apply_diff", json!({ "diff": text }))
}

fn fixes() -> Said {
    let new = OLD.replace("MAP_OK", "check_cells(map, layer)");
    calls(
        "replace_text",
        json!({"file": "src/load.c", "old": OLD, "new": new}),
    )
}

/// Wants to finish before it edited, before it tested, and with what was refused; in the end it does it right.
fn hasty(_: &Request, turn: usize) -> Said {
    match turn {
        0 | 4 | 6 => calls("finish", json!({})),
        1 => views("src/render.c", 1, 60),
        2 => diff(NOWHERE),
        3 => diff(WRONG),
        5 => calls("test_edits", json!({})),
        7 => calls("undo_edit", json!({})),
        8 => fixes(),
        _ => calls("test_edits", json!({ "why": WHY })),
    }
}

#[test]
fn only_what_the_judge_accepted_can_be_finished() {
    let model = Script::new("script/hasty", hasty);
    let ran = run(&fixture(), &model, Switches::default());
    let repair = ran.repair;
    assert_eq!(repair.status, RepairStatus::Repaired, "{:?}", repair.reason);
    let winner = repair.winner.unwrap();
    assert_eq!(winner.note.cause, WHY);
    assert_eq!(winner.note.operator, "a patch by script/hasty");
    assert_eq!((repair.tally.judged, repair.tally.passed), (2, 1));
    assert_eq!(repair.tally.misfits, 1);
    let asked = model.asked();
    assert_eq!(asked.len(), 10);
    let heard: Vec<String> = asked.iter().map(last_results).collect();
    for (turn, words) in [
        (1, "nothing is edited"),
        (3, "does not fit the source"),
        (4, "src/render.c was edited. Its lines 14-21 are now:\n"),
        (
            4,
            "   17  \tif (CELL_ID(cell) > map->tile_count * TILE_ROWS)\n",
        ),
        (5, "the judge has not seen these edits as they are now"),
        (6, "REFUSED at the check `poc`"),
        (
            7,
            "not finished: this is what the judge found in exactly these edits.\n\nREFUSED at the check `poc`",
        ),
        (8, "The last edit of src/render.c was taken back"),
        (9, "  \treturn check_cells(map, layer);\n"),
    ] {
        assert!(
            heard[turn].contains(words),
            "{words} is not in\n{}",
            heard[turn]
        );
    }
    insta::assert_snapshot!("single-agent-first-request", whole(&asked[0]));
}

/// Looks at the same lines again and again, and comes back to an edit that was refused.
fn in_circles(_: &Request, turn: usize) -> Said {
    let said = match turn {
        0..=2 => views("src/render.c", 1, 60),
        3 | 6 => diff(WRONG),
        4 | 9 => calls("test_edits", json!({})),
        5 | 7 => calls("undo_edit", json!({})),
        8 => diff(FIX),
        _ => gives_up(),
    };
    let text = match turn {
        0..=2 => format!("Look {turn}."),
        _ => String::new(),
    };
    Said { text, ..said }
}

#[test]
fn an_agent_in_circles_is_told_so() {
    let fixture = fixture();
    let counted = |without: Switches| {
        let model = Script::new("script/circles", in_circles);
        let ran = run(&fixture, &model, without);
        assert_eq!(ran.repair.status, RepairStatus::Repaired);
        let heard: Vec<String> = model.asked().iter().map(last_results).collect();
        let view = RunView::fold(ran.events.iter().map(|event| (0.0, event)));
        let assists = Measures::new(&view).assists;
        let count = |habit: &str| assists.count(&format!("loop-detection/{habit}"));
        let counts = ["repeating", "swinging", "reading", "untested"].map(count);
        (counts, heard)
    };
    let (counts, heard) = counted(Switches::default());
    assert_eq!(counts, [1, 1, 0, 0]);
    assert!(
        heard[3].contains("You have made this very call 3 times"),
        "{}",
        heard[3]
    );
    assert!(
        heard[7].contains("edits that you had before"),
        "{}",
        heard[7]
    );
    let off = Switches::default().without(Optimisation::LoopDetection);
    let (counts, heard) = counted(off);
    assert_eq!(counts, [0; 4]);
    assert!(
        !heard[7].contains("edits that you had before"),
        "{}",
        heard[7]
    );
}

fn short(_: &Request, turn: usize) -> Said {
    match turn {
        0 => views("src/render.c", 1, 60),
        1 => diff(WRONG),
        2 | 5 => calls("test_edits", json!({})),
        3 => calls("undo_edit", json!({})),
        4 => fixes(),
        _ => gives_up(),
    }
}

fn is_a_place_to_cut(event: &Event) -> bool {
    matches!(
        event,
        Event::Judged { .. } | Event::ToolCalled { .. } | Event::RoundEnded { .. }
    )
}

#[test]
fn a_run_cut_anywhere_ends_as_an_unbroken_one() {
    let fixture = fixture();
    let go_on = |before: &[Event]| {
        let model = Script::new("script/short", short);
        let strategy = Strategy::SingleAgent;
        let rest = resume(&fixture, strategy, &[&model], Within::default(), before);
        (rest, model.asked().len())
    };
    let (_, calls) = cut_everywhere(go_on, is_a_place_to_cut, matters);
    assert_eq!(calls, 6);
}
