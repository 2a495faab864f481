//! Whole repairs with a scripted model.

use patchwright_agent::{CallContext, Caps, ModelBudget, ModelClient, Record, Recorded};
use patchwright_domain::chat::{Request, Said};
use patchwright_domain::event::Event;
use patchwright_domain::repair::RepairStatus;
use patchwright_domain::strict::Strictness;
use patchwright_domain::verdict::Trust;
use patchwright_probes::lsp::ServerSpec;
use patchwright_repair::{
    AfterSuccess, Budget, History, ModelAccess, Optimisation, Order, Portfolio, Repair, Strategy,
    Switches, by_answers, repair,
};
use serde_json::json;

use crate::model::{
    Answer, Script, calls, gives_up, last_results, opening, rules, says, validates, views,
};
use crate::support::Fixture;

mod comparing;
mod cutting;
mod narrowing;

const EXAMPLE: &str = "tilecat";
/// Fixes the cause: the second decoder lacks the check that the first has.
pub(crate) const FIX: &str = "src/load.c
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
/// Compares with the wrong number; line numbers and counts of its hunk are wrong too.
pub(crate) const WRONG: &str = "--- a/render.c
+++ b/render.c
@@ -40,3 +40,5 @@ static uint8_t tile_row(const struct map *map, uint8_t cell, unsigned row)
 {
+\tif (CELL_ID(cell) > map->tile_count * TILE_ROWS)
+\t\treturn 0;
 \tuint8_t bits = map->tiles[(CELL_ID(cell) - 1) * TILE_ROWS + row];
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
pub(crate) const TIGHT: &str = "src/render.c
<<<<<<< SEARCH
\t\tif (CELL_ID(cells[x]) == 0)
=======
\t\tif (CELL_ID(cells[x]) == 0 || CELL_ID(cells[x]) >= map->tile_count)
>>>>>>> REPLACE
";
const WHY: &str =
    "Runs may name tiles that do not exist: read_rle lacks the check that read_raw has.";

pub(crate) struct Ran {
    pub(crate) repair: Repair,
    pub(crate) events: Vec<Event>,
}

#[derive(Default)]
pub(crate) struct Within {
    pub(crate) without: Switches,
    pub(crate) budget: Budget,
    pub(crate) after_success: AfterSuccess,
}

fn run(fixture: &Fixture, strategy: Strategy, models: &[&Script], without: Switches) -> Ran {
    let within = Within {
        without,
        ..Within::default()
    };
    resume(fixture, strategy, models, within, &[])
}

/// Without the debugger, whose output differs between machines.
pub(crate) fn resume(
    fixture: &Fixture,
    strategy: impl Into<Portfolio>,
    models: &[&Script],
    within: Within,
    before: &[Event],
) -> Ran {
    let within = Within {
        without: within
            .without
            .without(Optimisation::RuntimeValues)
            .without(Optimisation::Debugger),
        ..within
    };
    resume_as_told(fixture, strategy, models, within, before)
}

fn resume_as_told(
    fixture: &Fixture,
    strategy: impl Into<Portfolio>,
    models: &[&Script],
    within: Within,
    before: &[Event],
) -> Ran {
    let budget = ModelBudget::new(Caps::default());
    let record = Record::from_events(before);
    let (found, events) = fixture.run(
        EXAMPLE,
        |_| {},
        |subject| {
            let recorded: Vec<Recorded<'_>> = models
                .iter()
                .map(|model| Recorded::new(&record, *model, &budget, subject.record.sink))
                .collect();
            let models = recorded.iter().map(|one| one as &dyn ModelClient);
            let (models, embeddings) = by_answers(models.collect());
            let order = Order {
                portfolio: strategy.into(),
                budget: within.budget,
                strictness: Strictness::Usual,
                properties: Vec::new(),
                history: History::from_events(before),
                access: Some(ModelAccess {
                    models,
                    embeddings,
                    budget: &budget,
                    per_round: Caps::default(),
                    without: within.without,
                    rounds: 2,
                    after_success: within.after_success,
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

fn rounds(events: &[Event]) -> Vec<(String, String)> {
    let mut rounds = Vec::new();
    for event in events {
        match event {
            Event::RoundStarted { model, .. } => rounds.push((model.clone(), String::new())),
            Event::RoundEnded { stop, .. } => rounds.last_mut().unwrap().1 = stop.clone(),
            _ => {}
        }
    }
    rounds
}

/// Makes almost correct calls, submits a wrong patch and a broken one, looks again and gets it right.
fn careful(_: &Request, turn: usize) -> Said {
    match turn {
        0 => calls("view_code", json!({"file": "render.c", "start": "17"})),
        1 => calls(
            "find_definiton",
            json!({"symbol": "tile_count", "file": "src/render.c", "line": 3}),
        ),
        2 => validates(WRONG),
        3 => validates(BROKEN),
        4 => views("src/load.c", 40, 120),
        _ => calls("validate", json!({"patch": FIX, "why": WHY})),
    }
}

#[test]
fn a_model_repairs_by_looking_and_trying() {
    let model = Script::new("script/careful", careful);
    let ran = run(
        &Fixture::new(),
        Strategy::PatchAgent,
        &[&model],
        Switches::default(),
    );
    let repair = ran.repair;
    assert_eq!(repair.status, RepairStatus::Repaired, "{:?}", repair.reason);
    let asked = model.asked();
    assert_eq!(asked.len(), 6);
    assert_eq!(repair.cost.model_calls, 6);
    assert_eq!(repair.cost.input_tokens, 6000);
    let winner = repair.winner.unwrap();
    assert_eq!(winner.judged.verdict().trust, Trust::Verified);
    assert_eq!(winner.note.operator, "a patch by script/careful");
    assert_eq!(winner.note.cause, WHY);
    assert_eq!(winner.note.place, "where it saw the cause: read_rle");
    assert_eq!((repair.tally.judged, repair.tally.passed), (3, 1));
    assert_eq!(
        rounds(&ran.events),
        [("script/careful".to_owned(), "done".to_owned())]
    );

    let heard: Vec<String> = asked.iter().map(last_results).collect();
    let expected = [
        (1, "src/render.c, lines 1-37"),
        (1, "<<< crash frame #0"),
        (2, "`find_definiton` was taken for `find_definition`"),
        (2, "tile_count is defined at src/map.h"),
        (3, "the path was written `render.c`"),
        (
            3,
            "REFUSED at the check `poc`: the crashing input still makes the program fail. It passed apply, scope, syntax, build, ran.",
        ),
        (3, "heap-buffer-overflow"),
        (4, "REFUSED at the check `syntax`"),
        (4, "load.c:88"),
        (5, "static enum map_status read_raw"),
    ];
    for (turn, words) in expected {
        assert!(
            heard[turn].contains(words),
            "{words} is not in\n{}",
            heard[turn]
        );
    }
}

/// Three wrong patches without a look, and one more.
fn hasty(_: &Request, turn: usize) -> Said {
    match turn {
        0 => validates(WRONG),
        1 => validates(TIGHT),
        2 => validates(WRONG),
        3 => validates(FIX),
        _ => gives_up(),
    }
}

fn right_at_once(_: &Request, turn: usize) -> Said {
    match turn {
        0 => validates(FIX),
        _ => gives_up(),
    }
}

#[test]
fn the_next_round_learns_from_what_failed() {
    let fixture = Fixture::new();
    for without in [None, Some(Optimisation::Counterexamples)] {
        let (first, second) = (
            Script::new("script/hasty", hasty),
            Script::new("script/right", right_at_once),
        );
        let switches = without.into_iter().collect();
        let ran = run(&fixture, Strategy::PatchAgent, &[&first, &second], switches);
        assert_eq!(ran.repair.status, RepairStatus::Repaired);
        let heard: Vec<String> = first.asked().iter().map(last_results).collect();
        assert!(
            heard[3].contains("does the same as one that was judged before"),
            "{}",
            heard[3]
        );
        assert!(heard[4].contains("Look first"), "{}", heard[4]);
        let names: Vec<String> = rounds(&ran.events).into_iter().map(|one| one.0).collect();
        assert_eq!(names, ["script/hasty", "script/right"]);

        let (first, second) = (first.asked(), second.asked());
        let (before, after) = (opening(&first[0]), opening(&second[0]));
        assert!(!before.contains("What failed before"));
        match without {
            Some(_) => assert_eq!(before, after),
            None => {
                for words in [
                    "# What failed before",
                    "tile_count * TILE_ROWS",
                    ">= map->tile_count)",
                    "Refused at `poc`",
                    "Refused at `test`",
                ] {
                    assert!(after.contains(words), "{words} is not in\n{after}");
                }
            }
        }
    }
}

fn looks_once(_: &Request, turn: usize) -> Said {
    match turn {
        0 => views("src/render.c", 17, 17),
        1 => validates(WRONG),
        _ => gives_up(),
    }
}

#[test]
fn every_optimisation_can_be_left_out() {
    let fixture = Fixture::new();
    let requests = |without: &[Optimisation]| {
        let model = Script::new("script/look", looks_once);
        let switches = without.iter().copied().collect();
        run(&fixture, Strategy::PatchAgent, &[&model], switches);
        model.asked()
    };
    let full = requests(&[]);
    let raw = requests(&[Optimisation::ReportPurification]);
    assert!(opening(&full[0]).contains("The usual wrong fix"));
    assert!(!opening(&full[0]).contains("AddressSanitizer"));
    insta::assert_snapshot!(whole(&full[0]));
    assert!(opening(&raw[0]).contains("ERROR: AddressSanitizer: heap-buffer-overflow"));
    assert!(!opening(&raw[0]).contains("The usual wrong fix"));
    // Reports are not explained anywhere else either: not in advice, views, verdicts or later rounds.
    assert!(opening(&full[0]).contains("View `src/render.c` around line 17 first."));
    assert!(opening(&raw[0]).contains("View the functions that the report names first."));
    assert!(full[0].system.contains("Which number is wrong"));
    assert!(!raw[0].system.contains("Which number is wrong"));
    assert!(last_results(&full[1]).contains("<<< crash frame #0"));
    assert!(!last_results(&raw[1]).contains("<<<"));
    for words in ["<<< crash frame #0", "are marked"] {
        assert!(rules(&full[0]).contains(words), "{words}");
        assert!(!rules(&raw[0]).contains(words), "{words}");
    }
    assert!(last_results(&raw[1]).contains("is defined at"));
    for (told, printed) in [
        (last_results(&full[2]), last_results(&raw[2])),
        (opening(&full[3]).to_owned(), opening(&raw[3]).to_owned()),
    ] {
        assert!(told.contains("The same access, now at"), "{told}");
        assert!(printed.contains("ERROR: AddressSanitizer: heap-buffer-overflow"));
        for words in [
            "The same access, now at",
            "The usual wrong fix",
            "just past the end",
        ] {
            assert!(!printed.contains(words), "{words} is in\n{printed}");
        }
    }

    let unchained = requests(&[Optimisation::ChainCompression]);
    assert!(last_results(&full[1]).contains("is defined at"));
    assert!(!last_results(&unchained[1]).contains("is defined at"));
    let unexplored = requests(&[Optimisation::HeuristicExploration]);
    assert_eq!(last_results(&unexplored[1]), last_results(&unchained[1]));
    let undominated = requests(&[Optimisation::DominatorActions]);
    let (some, all) = (last_results(&undominated[1]), last_results(&full[1]));
    assert!(some.contains("is defined at") && some.len() < all.len());

    let uncorrected = requests(&[Optimisation::AutoCorrection]);
    assert!(last_results(&full[1]).contains("widened from 17-17"));
    assert!(last_results(&uncorrected[1]).contains("lines 17-17 of"));
    assert!(last_results(&full[2]).contains("REFUSED at the check `poc`"));
    assert!(
        last_results(&uncorrected[2]).contains("does not stand in the source as it is written")
    );
}

/// A request as readable text.
pub(crate) fn whole(request: &Request) -> String {
    let tools = request.tools.iter().map(|tool| {
        let schema = serde_json::to_string_pretty(&tool.schema).unwrap();
        format!("{}: {}\n{schema}\n", tool.name, tool.about)
    });
    let tools: String = tools.collect();
    let options = serde_json::to_string(&request.options).unwrap();
    let (system, first) = (&request.system, opening(request));
    format!(
        "==== system\n{system}\n==== tools\n{tools}\n==== first message\n{first}\n==== options\n{options}"
    )
}

/// Small models write text instead of calling tools.
fn talks(_: &Request, turn: usize) -> Said {
    match turn {
        0 => views("src/load.c", 40, 120),
        1 => says(&format!(
            "The decoder lacks a check. Here is my patch:\n\n{FIX}\nThis should do."
        )),
        _ => gives_up(),
    }
}

#[test]
fn a_patch_in_plain_text_is_handed_in() {
    let model = Script::new("script/talks", talks);
    let ran = run(
        &Fixture::new(),
        Strategy::PatchAgent,
        &[&model],
        Switches::default(),
    );
    assert_eq!(
        ran.repair.status,
        RepairStatus::Repaired,
        "{:?}",
        ran.repair.reason
    );
    assert_eq!(model.asked().len(), 2);
    // That is a correction too.
    let model = Script::new("script/talks", talks);
    let without = [Optimisation::AutoCorrection].into_iter().collect();
    let ran = run(&Fixture::new(), Strategy::PatchAgent, &[&model], without);
    assert_eq!(ran.repair.status, RepairStatus::Failed);
    assert_eq!(ran.repair.tally.proposed, 0);
}

fn gives_up_at_once(_: &Request, _: usize) -> Said {
    gives_up()
}

#[test]
fn auto_asks_nobody_where_nothing_is_left_to_wish_for() {
    let model = Script::new("script/idle", gives_up_at_once);
    let ran = run(
        &Fixture::new(),
        Strategy::Auto,
        &[&model],
        Switches::default(),
    );
    assert_eq!(ran.repair.status, RepairStatus::Repaired);
    assert!(model.asked().is_empty());
    assert_eq!(ran.repair.cost.model_calls, 0);
    assert!(rounds(&ran.events).is_empty());
}

/// Without tests no patch is beyond doubt: the model is told what is known, and the patch is kept if it gives up.
#[test]
fn auto_hands_over_what_it_knows_and_keeps_what_it_has() {
    let fixture = Fixture {
        adjust: |case| case.test = None,
        ..Fixture::new()
    };
    let model = Script::new("script/idle", gives_up_at_once);
    let ran = run(&fixture, Strategy::Auto, &[&model], Switches::default());
    let asked = model.asked();
    assert_eq!(asked.len(), 2);
    let told = opening(&asked[0]);
    for words in [
        "# What an analysis without a model found",
        "must hold at src/render.c:17 in tile_row",
        "no test could say whether it keeps what the program does",
        "+\treturn check_cells(map, layer);",
        "# What failed before",
        "Refused at `poc`",
    ] {
        assert!(told.contains(words), "{words} is not in\n{told}");
    }
    assert_eq!(ran.repair.status, RepairStatus::Repaired);
    let winner = ran.repair.winner.unwrap();
    assert_eq!(winner.judged.verdict().trust, Trust::Untested);
    assert!(winner.note.constraint.is_some());
    assert!(!ran.repair.constraints.is_empty());
}

#[test]
fn a_round_is_told_who_wrote_the_bad_value() {
    let model = Script::new("script/right", right_at_once);
    let within = Within::default;
    let fixture = Fixture::new();
    let ran = resume_as_told(&fixture, Strategy::PatchAgent, &[&model], within(), &[]);
    assert_eq!(ran.repair.status, RepairStatus::Repaired);
    let told = opening(&model.asked()[0]).to_owned();
    for words in [
        "# Values at the crash",
        "tile_row (src/render.c:17):",
        "  row = 0\n",
        "`cells[x]` in draw_line is '\\x03'; last written at src/load.c:88 in read_rle",
        "`map->tiles` in tile_row is a pointer",
        "last written at src/load.c:59 in read_tiles (from NULL to a pointer): `map->tiles = malloc(size);`",
    ] {
        assert!(told.contains(words), "{words} is not in\n{told}");
    }
    for words in ["0x6", "optimized out", "in main: `rc"] {
        assert!(!told.contains(words), "{words} is in\n{told}");
    }
    // A resumed run begins with the same message, and needs no debugger for it.
    let again = Script::new("script/right", gives_up_at_once);
    let cut: Vec<Event> = ran
        .events
        .iter()
        .take_while(|event| !matches!(event, Event::RoundEnded { .. }))
        .cloned()
        .collect();
    let resumed = resume_as_told(&fixture, Strategy::PatchAgent, &[&again], within(), &cut);
    assert_eq!(resumed.repair.status, RepairStatus::Repaired);
    assert!(again.asked().is_empty());
}
