//! What ends a repair with models besides a patch: caps, models that give no answer, models that write nothing.

use patchwright_agent::{Caps, Ear, Metered, ModelAbout, ModelClient, ModelError, Purse};
use patchwright_domain::chat::{Reply, Request, Said};
use patchwright_domain::event::Event;
use patchwright_domain::repair::RepairStatus;
use patchwright_probes::lsp::ServerSpec;
use patchwright_repair::{
    Budget, History, Minds, Order, Repair, RepairError, Strategy, Switches, repair,
};

use crate::model::{Script, gives_up, validates, views};
use crate::support::Bench;

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

/// No right to it.
struct Denied(Script);

impl ModelClient for Denied {
    fn about(&self) -> &ModelAbout {
        self.0.about()
    }

    fn ask(&self, _: &Request, _: Ear<'_>) -> Result<Reply, ModelError> {
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
    bench: &Bench,
    models: &[&dyn ModelClient],
    within: &Within,
) -> (Result<Repair, RepairError>, usize) {
    let purse = Purse::new(within.total);
    let metered: Vec<_> = models
        .iter()
        .map(|one| Metered::new(*one, &purse))
        .collect();
    let order = Order {
        strategy: Strategy::PatchAgent,
        budget: Budget::default(),
        history: History::default(),
        minds: Some(Minds {
            models: metered.iter().map(|one| one as &dyn ModelClient).collect(),
            purse: &purse,
            per_round: within.per_round,
            without: Switches::default(),
            rounds: within.rounds,
            servers: vec![ServerSpec::clangd()],
            ear: Ear::deaf(),
        }),
    };
    let (found, events) = bench.run("tilecat", |_| {}, |subject| repair(subject, &order));
    let started = |event: &&Event| matches!(event, Event::RoundStarted { .. });
    (found, events.iter().filter(started).count())
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
    let (found, rounds) = run(&Bench::new(), &[&model], &within);
    let found = found.unwrap();
    assert_eq!(found.status, RepairStatus::Budget);
    let reason = found.reason.unwrap();
    assert!(reason.contains("3 calls"), "{reason}");
    assert_eq!((model.asked().len(), rounds), (3, 4));
    assert_eq!(found.cost.model_calls, 3);
}

#[test]
fn who_gives_no_answer_is_passed_over() {
    let bench = Bench::new();
    let denied = Denied(Script::new("script/denied", writes_nothing));
    let right = Script::new("script/right", is_right);
    let (found, rounds) = run(&bench, &[&denied, &right], &FREELY);
    assert_eq!(found.unwrap().status, RepairStatus::Repaired);
    assert_eq!(rounds, 2);

    let (found, rounds) = run(&bench, &[&denied], &FREELY);
    let error = found.unwrap_err();
    assert!(matches!(error, RepairError::Model(_)), "{error}");
    assert!(error.to_string().contains("no such key"), "{error}");
    assert_eq!(rounds, 1);

    let (found, _) = run(&bench, &[], &FREELY);
    assert!(matches!(found, Err(RepairError::NoModel)));

    let silent = Script::new("script/silent", writes_nothing);
    let (found, rounds) = run(&bench, &[&silent], &FREELY);
    let found = found.unwrap();
    assert_eq!((found.status, rounds), (RepairStatus::Failed, 2));
    assert_eq!(
        found.reason.as_deref(),
        Some("no patch was written (rounds: 2)")
    );
}
