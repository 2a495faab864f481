//! What a run records for comparing models and settings.

use patchwright_domain::run_measures::Measures;
use patchwright_domain::run_view::RunView;

use super::*;

const MISFIT: &str = "src/load.c
<<<<<<< SEARCH
\tthis line stands in no file of the program
=======
\tnor does this one
>>>>>>> REPLACE
";

fn quick() -> Fixture {
    Fixture {
        adjust: |case| {
            case.judge.neighbours = 0;
            case.judge.runs = 1;
        },
        ..Fixture::new()
    }
}

fn measured(ran: &Ran) -> (RunView, Measures) {
    let view = RunView::fold(ran.events.iter().map(|event| (0.0, event)));
    let measures = Measures::new(&view);
    (view, measures)
}

/// Quotes code that is not there, and then gives up.
fn misquotes(_: &Request, turn: usize) -> Said {
    match turn {
        0 => validates(MISFIT),
        _ => gives_up(),
    }
}

#[test]
fn a_patch_that_does_not_fit_is_counted_and_shown_to_the_next_round() {
    let model = Script::new("script/misquotes", misquotes);
    let fixture = quick();
    let ran = run(
        &fixture,
        Strategy::PatchAgent,
        &[&model],
        Switches::default(),
    );
    assert_eq!(ran.repair.status, RepairStatus::Failed);
    assert_eq!(
        ran.repair.reason.as_deref(),
        Some("2 patches written, and none fits the source (rounds: 2)")
    );
    assert_eq!((ran.repair.tally.judged, ran.repair.tally.misfits), (0, 2));
    let asked = model.asked();
    let (first, second) = (opening(&asked[0]), opening(&asked[2]));
    assert!(!first.contains("# What failed before"));
    for words in [
        "# What failed before",
        "this line stands in no file of the program",
        "it was not judged",
    ] {
        assert!(second.contains(words), "{words} is not in\n{second}");
    }
    // A second try should differ.
    let warm = |request: &Request| request.options.temperature.unwrap();
    assert!(warm(&asked[0]) < warm(&asked[2]));
    assert_eq!(warm(&asked[0]), warm(&asked[1]));

    let (view, measures) = measured(&ran);
    assert_eq!(view.misfits.len(), 2);
    assert!(
        view.misfits[0].why.contains("src/load.c"),
        "{:?}",
        view.misfits
    );
    assert_eq!(measures.by_model[0].misfits, 2);
    assert_eq!(measures.assists.count("counterexamples"), 1);
    assert_eq!(measures.assists.count("report-purification"), 2);

    // A resumed run knows about it and journals it once.
    let ends = |event: &Event| matches!(event, Event::RoundEnded { .. });
    let cut = ran.events.iter().position(ends).unwrap();
    let again = Script::new("script/misquotes", misquotes);
    let before = &ran.events[..cut];
    let rest = resume(
        &fixture,
        Strategy::PatchAgent,
        &[&again],
        Within::default(),
        before,
    );
    assert_eq!(rest.repair.tally.misfits, 2);
    let misfits = |events: &[Event]| {
        let is_one = |event: &&Event| matches!(event, Event::PatchMisfit { .. });
        events.iter().filter(is_one).count()
    };
    assert_eq!(misfits(before) + misfits(&rest.events), 2);
}

/// An almost correct name and path, a view that is too narrow, and a line of the report that comes into view.
#[test]
fn what_helped_is_in_the_journal() {
    let model = Script::new("script/careful", careful);
    let ran = run(
        &quick(),
        Strategy::PatchAgent,
        &[&model],
        Switches::default(),
    );
    let (view, measures) = measured(&ran);
    let calls: Vec<_> = view.rounds[0]
        .turns
        .iter()
        .flat_map(|turn| &turn.tools)
        .collect();
    // The path and the width are corrections, the quoted number is not.
    assert_eq!(calls[0].assists.count("auto-correction"), 2);
    assert!(calls[0].assists.count("heuristic-exploration") > 0);
    assert_eq!(calls[1].tool, "find_definition");
    assert_eq!(calls[1].assists.count("auto-correction"), 2);
    assert!(measures.assists.count("dominator-actions") > 0);
    let tools: Vec<&str> = measures.time.iter().map(|one| one.of.as_str()).collect();
    for tool in ["models", "validate", "view_code", "find_definition"] {
        assert!(tools.contains(&tool), "{tools:?}");
    }
    let off = [Optimisation::AutoCorrection, Optimisation::ChainCompression];
    let model = Script::new("script/looks-once", looks_once);
    let ran = run(
        &quick(),
        Strategy::PatchAgent,
        &[&model],
        off.into_iter().collect(),
    );
    let (_, measures) = measured(&ran);
    for name in [
        "auto-correction",
        "dominator-actions",
        "heuristic-exploration",
    ] {
        assert_eq!(measures.assists.count(name), 0, "{name}");
    }
}

/// `auto` has a patch beyond doubt, and asks a model only to compare it.
#[test]
fn auto_asks_models_that_are_to_be_compared() {
    let model = Script::new("script/idle", gives_up_at_once);
    let within = Within {
        after_success: AfterSuccess::GoOn,
        ..Within::default()
    };
    let ran = resume(&Fixture::new(), Strategy::Auto, &[&model], within, &[]);
    assert_eq!(ran.repair.status, RepairStatus::Repaired);
    assert!(!model.asked().is_empty());
    let (_, measures) = measured(&ran);
    assert!(measures.repaired_by().is_empty());
    assert!(measures.by_model[0].rounds > 0);
}

fn wrong_then_right(_: &Request, turn: usize) -> Said {
    match turn {
        0 => validates(WRONG),
        1 => views("src/load.c", 40, 120),
        _ => validates(FIX),
    }
}

/// When comparing models, each continues until it has a patch, learns only from its own failures, and plays no further
/// round.
#[test]
fn models_go_on_after_the_success_of_another() {
    let fixture = quick();
    for (after_success, players) in [(AfterSuccess::Stop, 1), (AfterSuccess::GoOn, 2)] {
        let (first, second) = (
            Script::new("script/first", wrong_then_right),
            Script::new("script/second", right_at_once),
        );
        let within = Within {
            after_success,
            ..Within::default()
        };
        let ran = resume(
            &fixture,
            Strategy::PatchAgent,
            &[&first, &second],
            within,
            &[],
        );
        assert_eq!(ran.repair.status, RepairStatus::Repaired);
        assert_eq!(rounds(&ran.events).len(), players);
        let (view, measures) = measured(&ran);
        assert_eq!(measures.repaired_by().len(), players);
        assert!(view.rounds.iter().all(|round| round.accepted.is_some()));
        // The second model wrote the same patch, which is judged once.
        assert_eq!(view.judged(), 2);
        if let Some(request) = second.asked().first() {
            assert!(!opening(request).contains("# What failed before"));
        }
    }
}
