//! A budget that ends between two answers.

use patchwright_agent::{CallContext, Caps, Metered, ModelBudget};
use patchwright_domain::strict::Strictness;
use patchwright_probes::lsp::ServerSpec;
use patchwright_repair::{
    AfterSuccess, Budget, History, ModelAccess, Optimisation, Order, Switches, repair,
};

use super::*;

/// The third answer of the first prompt is the last that may be paid: what came is judged, and the repair ends.
#[test]
fn answers_that_were_paid_for_are_judged() {
    let model = Script::new("script/stubborn", always_wrong);
    let budget = ModelBudget::new(Caps {
        calls: Some(3),
        ..Caps::default()
    });
    let metered = Metered::new(&model, &budget);
    let order = Order {
        portfolio: Strategy::Workflow(Asking {
            context: Some(2000),
            samples: 5,
        })
        .into(),
        budget: Budget::default(),
        strictness: Strictness::Usual,
        properties: Vec::new(),
        history: History::default(),
        access: Some(ModelAccess {
            models: vec![&metered],
            embeddings: None,
            budget: &budget,
            per_round: Caps::default(),
            without: Switches::default().without(Optimisation::RuntimeValues),
            rounds: 2,
            servers: vec![ServerSpec::clangd()],
            context: CallContext::detached(),
            after_success: AfterSuccess::Stop,
        }),
    };
    let (found, events) = fixture().run("tilecat", |_| {}, |subject| repair(subject, &order));
    let found = found.unwrap();
    assert_eq!(found.status, RepairStatus::Budget, "{:?}", found.reason);
    assert_eq!((found.cost.model_calls, found.tally.judged), (3, 1));
    let told = phases(&events);
    assert_eq!(told[1], "answers: 3 answers: 3 patches, 1 of a kind");
    let stops = events.iter().filter_map(|event| match event {
        Event::RoundEnded { stop, turns, .. } => Some((stop.as_str(), *turns)),
        _ => None,
    });
    assert_eq!(
        stops.collect::<Vec<_>>(),
        [("budget: 3 of 3 calls are made", 3)]
    );
}
