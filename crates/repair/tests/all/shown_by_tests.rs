//! Repairs of a bug that failing tests show, with a scripted model: it is told what the tests said, and strategies that read crash
//! reports say that there is none.

use patchwright_agent::{CallContext, Caps, ModelBudget, ModelClient};
use patchwright_domain::chat::{Request, Said};
use patchwright_domain::repair::RepairStatus;
use patchwright_domain::strict::Strictness;
use patchwright_domain::verdict::Trust;
use patchwright_repair::{
    AfterSuccess, Budget, History, ModelAccess, Order, Repair, Strategy, Switches, repair,
};

use crate::model::{Script, last_results, opening, validates};
use crate::support::Fixture;

const EXAMPLE: &str = "isoweek";
const FIX: &str = "week.c
<<<<<<< SEARCH
\t} else if (week->number > 53) {
=======
\t} else if (week->number > weeks_in(week->year)) {
>>>>>>> REPLACE
";
/// Most years have 52 weeks, but not all.
const WRONG: &str = "week.c
<<<<<<< SEARCH
\t} else if (week->number > 53) {
=======
\t} else if (week->number > 52) {
>>>>>>> REPLACE
";

fn run(fixture: &Fixture, strategy: Strategy, model: &Script) -> Repair {
    let budget = ModelBudget::new(Caps::default());
    let (found, _) = fixture.run(
        EXAMPLE,
        |_| {},
        |subject| {
            let order = Order {
                portfolio: strategy.into(),
                budget: Budget::default(),
                strictness: Strictness::Usual,
                properties: Vec::new(),
                history: History::from_events(&[]),
                access: Some(ModelAccess {
                    models: vec![model as &dyn ModelClient],
                    embeddings: None,
                    budget: &budget,
                    per_round: Caps::default(),
                    without: Switches::default(),
                    rounds: 1,
                    after_success: AfterSuccess::default(),
                    servers: Vec::new(),
                    context: CallContext::detached(),
                }),
            };
            repair(subject, &order)
        },
    );
    found.unwrap()
}

fn tries_twice(_: &Request, turn: usize) -> Said {
    match turn {
        0 => validates(WRONG),
        _ => validates(FIX),
    }
}

#[test]
fn a_model_is_told_what_the_tests_said() {
    let model = Script::new("script/twice", tries_twice);
    let fixture = Fixture::new();
    let repair = run(&fixture, Strategy::Auto, &model);
    assert_eq!(repair.status, RepairStatus::Repaired, "{:?}", repair.reason);
    let winner = repair.winner.unwrap();
    assert_eq!(winner.judged.verdict().trust, Trust::Verified);
    let asked = model.asked();
    let first = opening(&asked[0]);
    for part in [
        "Test new-year-s-eve-monday fails",
        "Expected: 2019-W01-1 (status 0)",
        "Actual:   2018-W53-1 (status 0)",
        "Nothing crashes here",
        "make check",
    ] {
        assert!(first.contains(part), "{part}\n{first}");
    }
    let refused = last_results(&asked[1]);
    assert!(refused.contains("week-53-of-leap-year"), "{refused}");
    for strategy in [
        Strategy::Constraint,
        Strategy::VulDebugger,
        Strategy::VulnResolver,
    ] {
        let name = strategy.name().to_owned();
        let repair = run(&fixture, strategy, &model);
        assert_eq!(repair.status, RepairStatus::Failed);
        let reason = repair.reason.unwrap();
        assert!(
            reason.contains("shown by failing tests"),
            "{name}: {reason}"
        );
    }
}
