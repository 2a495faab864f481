//! A patch that is accepted but not verified, and what its author makes of that.

use super::*;
use crate::candidates::best_first;
use crate::kit::Optimisation;

/// Skips the last tile too, which the project's own inputs draw.
const TIGHT: &str = "src/render.c
<<<<<<< SEARCH
\t\tif (CELL_ID(cells[x]) == 0)
=======
\t\tif (CELL_ID(cells[x]) == 0 || CELL_ID(cells[x]) >= map->tile_count)
>>>>>>> REPLACE
";
/// Skips even more.
const TIGHTER: &str = "src/render.c
<<<<<<< SEARCH
\t\tif (CELL_ID(cells[x]) == 0)
=======
\t\tif (CELL_ID(cells[x]) == 0 || CELL_ID(cells[x]) + 1 >= map->tile_count)
>>>>>>> REPLACE
";
const BROKEN: &str = "src/render.c
<<<<<<< SEARCH
\t\tif (CELL_ID(cells[x]) == 0)
=======
\t\tif (CELL_ID(cells[x]) == 0 ||)
>>>>>>> REPLACE
";

fn narrows(_: &Request, turn: usize) -> Said {
    match turn {
        0 => validates(TIGHT),
        1 => views("src/load.c", 64, 98),
        _ => validates(FIX),
    }
}

fn worsens(_: &Request, turn: usize) -> Said {
    match turn {
        0 => validates(TIGHT),
        _ => validates(TIGHTER),
    }
}

fn errs(_: &Request, turn: usize) -> Said {
    match turn {
        0 => validates(TIGHT),
        1 => validates(BROKEN),
        _ => validates(&BROKEN.replace("||", "&&")),
    }
}

fn declines(_: &Request, turn: usize) -> Said {
    match turn {
        0 => validates(TIGHT),
        _ => says("The last tile was never meant to be drawn."),
    }
}

/// Goes on looking.
fn dawdles(_: &Request, turn: usize) -> Said {
    match turn {
        0 => validates(TIGHT),
        at => views("src/load.c", 10 + at as u32, 98),
    }
}

struct Expected {
    answer: model::Answer,
    asked: usize,
    passed: usize,
    /// The kind of the best patch, and what is told of it.
    wins: &'static str,
    told: &'static str,
}

const EXPECTED: [Expected; 5] = [
    Expected {
        answer: narrows,
        asked: 3,
        passed: 2,
        wins: "read_rle",
        told: "is better than",
    },
    Expected {
        answer: worsens,
        asked: 2,
        passed: 2,
        wins: "draw_line",
        told: "stands",
    },
    Expected {
        answer: errs,
        asked: 3,
        passed: 1,
        wins: "draw_line",
        told: "stands, 2 other patches refused",
    },
    Expected {
        answer: declines,
        asked: 2,
        passed: 1,
        wins: "draw_line",
        told: "stands",
    },
    Expected {
        answer: dawdles,
        asked: 9,
        passed: 1,
        wins: "draw_line",
        told: "stands",
    },
];

fn run(ctx: &RepairContext<'_>, access: &ModelAccess<'_>, model: &Script) -> (Found, AgentEnd) {
    let run = AgentRun {
        ctx,
        access,
        name: "narrows",
        round: 1,
        model,
        tools: &ToolChoice::named(&["view_code", "validate"]).unwrap(),
        own: None,
        limits: &AgentLimits::default(),
        reads: None,
        budget: access.budget,
    };
    let before = Found::new(candidates::Ended::Exhausted);
    run.repair(told("Repair it."), "", before).unwrap()
}

fn phases(events: &[Event]) -> Vec<&str> {
    let told = events.iter().filter_map(|event| match event {
        Event::PhaseEnded { phase, found, .. } if phase == "narrowed" => Some(found.as_str()),
        _ => None,
    });
    told.collect()
}

/// All on one ledger, which judges each patch once.
#[test]
fn the_author_of_a_doubtful_patch_may_narrow_it() {
    let unused = Script::new("script/unused", declines);
    let without_tests = |case: &mut Case| {
        case.judge.neighbours = 20;
        case.test = None;
    };
    let ((), events) = on_case(&unused, without_tests, |ctx, access| {
        for expected in EXPECTED {
            let model = Script::new("script/narrows", expected.answer);
            let (found, end) = run(ctx, access, &model);
            assert!(matches!(end, AgentEnd::Accepted));
            let best = best_first(&found.passed)[0];
            let function = best.proposed.note.at.function.as_deref();
            let told = expected.told;
            assert_eq!(function, Some(expected.wins), "{told}");
            assert_eq!(found.passed.len(), expected.passed, "{told}");
            let asked = model.asked();
            assert_eq!(asked.len(), expected.asked, "{told}");
            let heard = last_results(&asked[1]);
            for words in [
                "ACCEPTED, and kept",
                ".tmap`",
                "Before: ",
                "Now: ",
                "from line ",
            ] {
                assert!(heard.contains(words), "{words} is not in\n{heard}");
            }
        }
        let model = Script::new("script/narrows", narrows);
        let off = ModelAccess {
            without: Switches::default().without(Optimisation::Narrowing),
            ..access.clone()
        };
        let (found, _) = run(ctx, &off, &model);
        assert_eq!((found.passed.len(), model.asked().len()), (1, 1));
    });
    let told = phases(&events);
    assert_eq!(told.len(), EXPECTED.len(), "{told:?}");
    for (words, expected) in told.iter().zip(EXPECTED) {
        assert!(words.contains(expected.told), "{words}");
    }
}
