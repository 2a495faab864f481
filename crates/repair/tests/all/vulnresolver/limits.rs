//! Agents with their own budgets.

use patchwright_agent::{CallContext, Caps, Metered, ModelBudget};
use patchwright_domain::strict::Strictness;
use patchwright_probes::lsp::ServerSpec;
use patchwright_repair::{AfterSuccess, Budget, History, ModelAccess, Order, Repair, repair};

use super::*;

fn within(fixture: &Fixture, model: &Script, calls: u64) -> (Repair, Vec<Event>) {
    let budget = ModelBudget::new(Caps {
        calls: Some(calls),
        ..Caps::default()
    });
    let metered = Metered::new(model, &budget);
    let order = Order {
        portfolio: Strategy::VulnResolver.into(),
        budget: Budget::default(),
        strictness: Strictness::Usual,
        properties: Vec::new(),
        history: History::default(),
        access: Some(ModelAccess {
            models: vec![&metered],
            embeddings: None,
            budget: &budget,
            per_round: Caps::default(),
            without: Switches::default()
                .without(Optimisation::RuntimeValues)
                .without(Optimisation::PropertyAgent),
            rounds: 1,
            servers: vec![ServerSpec::clangd()],
            context: CallContext::detached(),
            after_success: AfterSuccess::Stop,
        }),
    };
    let (found, events) = fixture.run("tilecat", |_| {}, |subject| repair(subject, &order));
    (found.unwrap(), events)
}

/// Keeps reading instead of reporting.
fn reads_on(request: &Request, turn: usize) -> Said {
    match part(request) {
        "report_context" => views("src/load.c", 1 + turn as u32, 200),
        _ => works(request, turn),
    }
}

#[test]
fn an_agent_uses_up_its_own_share_and_no_more() {
    let fixture = Fixture::new();
    let model = Script::new("script/reads-on", reads_on);
    let (found, events) = within(&fixture, &model, 12);
    assert_eq!(found.status, RepairStatus::Repaired, "{:?}", found.reason);
    assert_eq!(phases(&events)[0], "context: no report");
    // A quarter of twelve, then files, elements and five patches.
    assert_eq!(found.cost.model_calls, 3 + 1 + 1 + 5);

    // When the whole budget is used up, the repair ends with what it has.
    let model = Script::new("script/reads-on", reads_on);
    let (found, events) = within(&fixture, &model, 5);
    assert_eq!(found.cost.model_calls, 5);
    assert_eq!(
        found.status,
        RepairStatus::Repaired,
        "{:?}",
        phases(&events)
    );

    let model = Script::new("script/reads-on", reads_on);
    let (found, _) = within(&fixture, &model, 2);
    assert_eq!(found.status, RepairStatus::Budget, "{:?}", found.reason);
    assert_eq!(found.cost.model_calls, 2);
}
