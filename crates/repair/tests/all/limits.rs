//! What ends a repair with models besides a patch: caps, models that do not answer, models that write nothing.

use patchwright_agent::{
    CallContext, Caps, Metered, ModelAbout, ModelBudget, ModelClient, ModelError,
};
use patchwright_domain::chat::{Nanodollars, Reply, Request, Said};
use patchwright_domain::event::Event;
use patchwright_domain::repair::RepairStatus;
use patchwright_domain::strict::Strictness;
use patchwright_probes::lsp::ServerSpec;
use patchwright_repair::{
    AfterSuccess, Budget, History, ModelAccess, Optimisation, Order, Repair, RepairError, Strategy,
    Switches, repair,
};

use crate::model::{Script, gives_up, validates, views};
use crate::support::Fixture;

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

/// Refuses every request for lack of permission.
struct Denied(Script);

impl ModelClient for Denied {
    fn about(&self) -> &ModelAbout {
        self.0.about()
    }

    fn ask(&self, _: &Request, _: CallContext<'_>) -> Result<Reply, ModelError> {
        Err(ModelError::Denied {
            model: self.about().name.clone(),
            words: "no such key".to_owned(),
        })
    }
}

struct Within {
    total: Caps,
    per_round: Caps,
    rounds: u32,
}

const FREELY: Within = Within {
    total: NO_CAPS,
    per_round: NO_CAPS,
    rounds: 2,
};
const NO_CAPS: Caps = Caps {
    money: None,
    tokens: None,
    calls: None,
    time: None,
};

fn run(
    fixture: &Fixture,
    models: &[&dyn ModelClient],
    within: &Within,
) -> (Result<Repair, RepairError>, Vec<String>) {
    let budget = ModelBudget::new(within.total);
    let metered: Vec<_> = models
        .iter()
        .map(|one| Metered::new(*one, &budget))
        .collect();
    let order = Order {
        portfolio: Strategy::PatchAgent.into(),
        budget: Budget::default(),
        strictness: Strictness::Usual,
        properties: Vec::new(),
        history: History::default(),
        access: Some(ModelAccess {
            models: metered.iter().map(|one| one as &dyn ModelClient).collect(),
            embeddings: None,
            budget: &budget,
            per_round: within.per_round,
            without: Switches::default().without(Optimisation::RuntimeValues),
            rounds: within.rounds,
            after_success: AfterSuccess::Stop,
            servers: vec![ServerSpec::clangd()],
            context: CallContext::detached(),
        }),
    };
    let (found, events) = fixture.run("tilecat", |_| {}, |subject| repair(subject, &order));
    let stop = |event: &Event| match event {
        Event::RoundEnded { stop, .. } => Some(stop.clone()),
        _ => None,
    };
    (found, events.iter().filter_map(stop).collect())
}

fn looks_on(_: &Request, turn: usize) -> Said {
    views("src/load.c", 1 + turn as u32, 200)
}

fn is_right(_: &Request, _: usize) -> Said {
    validates(FIX)
}

fn writes_nothing(_: &Request, _: usize) -> Said {
    gives_up()
}

#[test]
fn caps_of_rounds_end_rounds_and_the_cap_of_all_ends_all() {
    let within = Within {
        total: Caps {
            calls: Some(3),
            ..NO_CAPS
        },
        per_round: Caps {
            calls: Some(1),
            ..NO_CAPS
        },
        rounds: 9,
    };
    let model = Script::new("script/looks-on", looks_on);
    let (found, rounds) = run(&Fixture::new(), &[&model], &within);
    let found = found.unwrap();
    assert_eq!(found.status, RepairStatus::Budget);
    let reason = found.reason.unwrap();
    assert!(reason.contains("3 calls"), "{reason}");
    // No round begins once the budget is used up.
    let round = "budget: of this round, 1 of 1 call is made";
    assert_eq!(rounds, [round; 3]);
    assert_eq!(model.asked().len(), 3);
    assert_eq!(found.cost.model_calls, 3);
}

#[test]
fn who_gives_no_answer_is_passed_over() {
    let fixture = Fixture::new();
    let denied = Denied(Script::new("script/denied", writes_nothing));
    let right = Script::new("script/right", is_right);
    let (found, rounds) = run(&fixture, &[&denied, &right], &FREELY);
    assert_eq!(found.unwrap().status, RepairStatus::Repaired);
    assert_eq!(rounds.len(), 2);

    let (found, rounds) = run(&fixture, &[&denied], &FREELY);
    let error = found.unwrap_err();
    assert!(matches!(error, RepairError::Model(_)), "{error}");
    assert!(error.to_string().contains("no such key"), "{error}");
    assert_eq!(rounds.len(), 1);

    let (found, _) = run(&fixture, &[], &FREELY);
    assert!(matches!(found, Err(RepairError::NoModel)));

    let silent = Script::new("script/silent", writes_nothing);
    let (found, rounds) = run(&fixture, &[&silent], &FREELY);
    let found = found.unwrap();
    assert_eq!((found.status, rounds.len()), (RepairStatus::Failed, 2));
    assert_eq!(
        found.reason.as_deref(),
        Some("no patch was written (rounds: 2)")
    );
}

/// The most that a first call may cost; it actually costs a tenth.
const A_CALL: u64 = 25_000_000;

#[test]
fn a_round_ends_at_its_own_money_and_the_next_one_has_as_much_again() {
    let fixture = Fixture::new();
    let money = |amount: u64| Caps {
        money: Some(Nanodollars(amount)),
        ..NO_CAPS
    };
    let within = |total: u64, per_round: u64| Within {
        total: money(total),
        per_round: money(per_round),
        rounds: 3,
    };
    let model = Script::new("script/looks-on", looks_on);
    let (found, rounds) = run(
        &fixture,
        &[&model],
        &within(1_000_000_000, A_CALL + 2_000_000),
    );
    let found = found.unwrap();
    // All rounds were started, and each was stopped halfway.
    assert_eq!(found.status, RepairStatus::Failed, "{:?}", found.reason);
    assert_eq!(rounds.len(), 3);
    let (first, calls) = (&rounds[0], model.asked().len());
    assert!(first.starts_with("budget: of this round, $0.0"), "{first}");
    assert!(calls >= 6 && calls % 3 == 0, "{calls}");
    assert!(rounds.iter().all(|stop| stop == first), "{rounds:?}");

    // No round is started that the whole budget cannot pay for, or that no model can play within its own
    // budget.
    for (within, begun, whose) in [
        (
            within(1_000, 1_000_000_000),
            0,
            "used up: $0.0000 of $0.0000",
        ),
        (
            within(1_000_000_000, 1_000),
            1,
            "used up: of this round, $0.0000 of $0.0000",
        ),
    ] {
        let model = Script::new("script/looks-on", looks_on);
        let (found, rounds) = run(&fixture, &[&model], &within);
        let found = found.unwrap();
        assert_eq!(found.status, RepairStatus::Budget);
        let reason = found.reason.unwrap();
        assert!(reason.contains(whose), "{reason}");
        assert_eq!((model.asked().len(), rounds.len()), (0, begun));
    }
}
