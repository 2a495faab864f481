//! Several strategies on one case: their shares, what they learn from each other, and who wins.

use patchwright_domain::chat::{Request, Said};
use patchwright_domain::event::Event;
use patchwright_domain::repair::RepairStatus;
use patchwright_domain::run_view::RunView;
use patchwright_domain::strategy_row::{StrategyRow, StrategyStatus, strategy_rows};
use patchwright_domain::strict::Strictness;
use patchwright_repair::{Budget, History, Order, Portfolio, Repair, Until, repair};

use crate::cutting::matters;
use crate::model::{Script, opening, says, validates};
use crate::patchagent::{FIX, Ran, TIGHT, WRONG, Within, resume};
use crate::support::{Fixture, places_to_cut};

/// A judge that is quick: these tests are about what happens between judgements.
fn fixture() -> Fixture {
    Fixture {
        adjust: |case| {
            case.judge.neighbours = 0;
            case.judge.runs = 1;
            case.limits.jobs = 1;
        },
        ..Fixture::new()
    }
}

fn portfolio(words: &str, until: Until) -> Portfolio {
    let mut portfolio: Portfolio = words.parse().unwrap();
    portfolio.until = until;
    portfolio
}

fn run(fixture: &Fixture, model: &Script, strategies: Portfolio, before: &[Event]) -> Ran {
    resume(fixture, strategies, &[model], Within::default(), before)
}

fn rows(strategies: &str, events: &[Event]) -> Vec<StrategyRow> {
    let mut view = RunView::fold(events.iter().map(|event| (0.0, event)));
    view.strategy = Some(strategies.to_owned());
    strategy_rows(&view)
}

fn is_workflow(request: &Request) -> bool {
    request.tools.is_empty()
}

/// `workflow` writes a wrong patch twice; `patchagent`, which is told of it, tries a tight one and then the fix.
fn both(request: &Request, turn: usize) -> Said {
    match (is_workflow(request), turn) {
        (true, _) => says(WRONG),
        (false, 0) => validates(TIGHT),
        (false, _) => validates(FIX),
    }
}

#[test]
fn the_next_one_learns_from_what_was_refused_and_each_has_its_share() {
    let model = Script::new("script/both", both);
    let strategies = portfolio("workflow,patchagent", Until::All);
    let ran = run(&fixture(), &model, strategies, &[]);
    let repair = &ran.repair;
    assert_eq!(repair.status, RepairStatus::Repaired, "{:?}", repair.reason);
    // The wrong patch was judged once, however often and by whomever it was written.
    assert_eq!((repair.tally.judged, repair.tally.passed), (3, 1));
    let asked = model.asked();
    let first = asked.iter().find(|request| !is_workflow(request)).unwrap();
    assert!(
        opening(first).contains("map->tile_count * TILE_ROWS"),
        "{}",
        opening(first)
    );
    let rows = rows("workflow,patchagent", &ran.events);
    let told: Vec<_> = rows
        .iter()
        .map(|row| (row.status, row.candidates, row.turns, row.tool_calls))
        .collect();
    assert_eq!(
        told,
        [
            (StrategyStatus::Failed, 1, 2, 0),
            (StrategyStatus::Repaired, 2, 2, 2)
        ]
    );
    assert_eq!((rows[0].alone, rows[1].alone), (0, 1));
    assert_eq!(rows[1].patch_lines, Some(2));
    let calls: u64 = rows.iter().map(|row| row.cost.model_calls).sum();
    assert_eq!(calls, repair.cost.model_calls);
    assert_eq!(calls, asked.len() as u64);
}

/// Both find the same patch. With `Until::First` the second one is never asked.
#[test]
fn all_have_their_turn_unless_the_first_success_is_enough() {
    let fix = |request: &Request, _: usize| match is_workflow(request) {
        true => says(FIX),
        false => validates(FIX),
    };
    let fixture = fixture();
    for (until, statuses) in [
        (
            Until::All,
            [StrategyStatus::Repaired, StrategyStatus::Repaired],
        ),
        (
            Until::First,
            [StrategyStatus::Repaired, StrategyStatus::NotRun],
        ),
    ] {
        let model = Script::new("script/fix", fix);
        let strategies = portfolio("workflow,patchagent", until);
        let ran = run(&fixture, &model, strategies, &[]);
        assert_eq!(ran.repair.status, RepairStatus::Repaired);
        assert_eq!((ran.repair.tally.judged, ran.repair.tally.passed), (1, 1));
        let rows = rows("workflow,patchagent", &ran.events);
        let told: Vec<_> = rows.iter().map(|row| row.status).collect();
        assert_eq!(told, statuses, "{until:?}");
        // Nobody found it alone if both did.
        let alone: usize = rows.iter().map(|row| row.alone).sum();
        assert_eq!(alone, usize::from(until == Until::First));
        let judged = |event: &&Event| matches!(event, Event::Judged { .. });
        assert_eq!(ran.events.iter().filter(judged).count(), 1);
    }
}

fn without_model(strategies: &str, fixture: &Fixture) -> (Repair, Vec<StrategyRow>) {
    let order = Order {
        portfolio: portfolio(strategies, Until::All),
        budget: Budget {
            candidates: 2,
            ..Budget::default()
        },
        strictness: Strictness::Usual,
        properties: Vec::new(),
        history: History::default(),
        access: None,
    };
    let (found, events) = fixture.run("tilecat", |_| {}, |subject| repair(subject, &order));
    (found.unwrap(), rows(strategies, &events))
}

/// One that asks a model where there is none has a row that says so.
#[test]
fn a_strategy_that_cannot_work_does_not_end_the_others() {
    let fixture = fixture();
    let (found, rows) = without_model("workflow,constraint", &fixture);
    assert_eq!(found.status, RepairStatus::Repaired, "{:?}", found.reason);
    let told: Vec<_> = rows.iter().map(|row| row.status).collect();
    assert_eq!(told, [StrategyStatus::Failed, StrategyStatus::Repaired]);
    let reason = rows[0].reason.as_deref().unwrap();
    assert!(reason.contains("needs a model"), "{reason}");
    // What the first one could not use is the second one's.
    assert_eq!(rows[1].candidates, 2);

    let (found, rows) = without_model("workflow,patchagent", &fixture);
    assert_eq!(found.status, RepairStatus::Failed);
    let reason = found.reason.unwrap();
    assert!(
        reason.starts_with("no strategy has a patch: workflow: this strategy needs a model"),
        "{reason}"
    );
    assert!(rows.iter().all(|row| row.status == StrategyStatus::Failed));
}

fn is_a_place_to_cut(event: &Event) -> bool {
    matches!(
        event,
        Event::StrategyStarted { .. } | Event::StrategyEnded { .. } | Event::ModelAnswered { .. }
    )
}

/// A strategy that ended is neither run nor paid again.
#[test]
fn cut_anywhere_it_ends_as_an_unbroken_one() {
    let fixture = fixture();
    let go_on = |before: &[Event]| {
        let model = Script::new("script/both", both);
        let strategies = portfolio("workflow,patchagent", Until::All);
        let ran = run(&fixture, &model, strategies, before);
        (ran, model.asked())
    };
    let (whole, calls) = go_on(&[]);
    let winner = whole.repair.winner.as_ref().unwrap().patch.clone();
    let ended = |event: &Event| matches!(event, Event::StrategyEnded { .. });
    let first_end = whole.events.iter().position(ended).unwrap();
    for at in places_to_cut(&whole.events, is_a_place_to_cut) {
        let before = &whole.events[..=at];
        let (rest, asked) = go_on(before);
        let what = format!("cut after {:?}", whole.events[at]);
        assert_eq!(rest.repair.winner.unwrap().patch, winner, "{what}");
        assert_eq!(rest.repair.tally, whole.repair.tally, "{what}");
        let answered = |one: &&Event| matches!(one, Event::ModelAnswered { .. });
        let answered = before.iter().filter(answered).count();
        assert_eq!(answered + asked.len(), calls.len(), "{what}");
        if at >= first_end {
            assert!(!asked.iter().any(is_workflow), "{what}");
            let again = |event: &&Event| matches!(event, Event::StrategyStarted { strategy, .. } if strategy == "workflow");
            assert_eq!(rest.events.iter().filter(again).count(), 0, "{what}");
        }
        let both = [matters(before), matters(&rest.events)].concat();
        assert_eq!(both, matters(&whole.events), "{what}");
        let all = [before, &rest.events].concat();
        let shares = |events: &[Event]| -> Vec<(usize, usize, u64)> {
            let rows = rows("workflow,patchagent", events);
            let share = |row: &StrategyRow| (row.candidates, row.turns, row.cost.model_calls);
            rows.iter().map(share).collect()
        };
        assert_eq!(shares(&all), shares(&whole.events), "{what}");
    }
}
