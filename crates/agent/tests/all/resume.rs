//! A conversation that is killed at any moment and goes on.

use std::sync::Mutex;

use patchwright_agent::{
    Agent, CallContext, Caps, Conversation, Ended, Metered, ModelBudget, Record, Recorded, converse,
};
use patchwright_domain::chat::{Message, Price, Spent};
use patchwright_domain::event::Event;
use patchwright_testkit::Script;
use serde_json::json;

use crate::support::{limits, tools};

struct Process {
    ended: Ended,
    conversation: Conversation,
    spent: Spent,
    /// How often the model itself was asked.
    asked: usize,
    events: Vec<Event>,
}

fn script() -> Script {
    let price = Price {
        input: 1.0,
        cached: 0.1,
        cache_written: 1.25,
        output: 5.0,
    };
    Script::by_turn()
        .known_as(|about| about.price = Some(price))
        .call("view_code", json!({"file": "a.c"}))
        .say("I talk.")
        .calls(vec![
            ("validate", json!({"patch": "bad"})),
            ("view", json!({"file": "b.c"})),
        ])
        .say("{\"name\": \"validate\", \"arguments\": {\"patch\": \"good\"}}")
}

fn process(journal: &[Event]) -> Process {
    let (record, budget, script) = (
        Record::from_events(journal),
        ModelBudget::new(Caps::default()),
        script(),
    );
    let events = Mutex::new(journal.to_vec());
    let sink = |event| events.lock().unwrap().push(event);
    let model = Recorded::new(&record, Metered::new(&script, &budget), &budget, &sink);
    let agent = Agent {
        model: &model,
        limits: limits(),
        sink: &sink,
        context: CallContext::detached(),
        reads: None,
    };
    let mut conversation = Conversation {
        system: "Repair the program.".to_owned(),
        messages: vec![Message::User {
            text: "It crashes.".to_owned(),
        }],
        pinned: 1,
    };
    let ended = converse(&agent, &mut conversation, &mut tools()).unwrap();
    drop(model);
    Process {
        ended,
        conversation,
        spent: budget.spent(),
        asked: script.asked().len(),
        events: events.into_inner().unwrap(),
    }
}

#[test]
fn killed_behind_any_event_it_ends_the_same() {
    let unbroken = process(&[]);
    assert_eq!(unbroken.asked, 4);
    for kept in 0..=unbroken.events.len() {
        let journal = &unbroken.events[..kept];
        let resumed = process(journal);
        assert_eq!(resumed.ended, unbroken.ended);
        assert_eq!(resumed.conversation, unbroken.conversation);
        let count =
            |wanted: fn(&Event) -> bool| journal.iter().filter(|event| wanted(event)).count();
        let answered = count(|event| matches!(event, Event::ModelAnswered { .. }));
        let unheard = count(|event| matches!(event, Event::ModelAsked { .. })) - answered;
        assert_eq!(resumed.asked, 4 - answered, "killed behind event {kept}");
        // Only a call whose answer nobody heard costs more: it may be on the bill.
        assert_eq!(resumed.spent.calls as usize, 4 + unheard);
        assert_eq!(resumed.spent == unbroken.spent, unheard == 0);
    }
}
