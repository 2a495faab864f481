use std::sync::Mutex;

use patchwright_agent::{Billed, CallContext, ModelClient, ModelError};

use patchwright_domain::chat::ToolForm;

use super::Fallback;
use crate::patient::Notice;
use crate::patient::tests::{Listed, broke, busy, denied, request};

fn check(errors: Vec<Vec<ModelError>>, expected: Result<&str, ModelError>, changes: usize) {
    let shown = format!("{errors:?}");
    let models = errors.into_iter().zip(["a", "b", "c"]);
    let models: Vec<Listed> = models
        .map(|(errors, name)| Listed::new(name, errors))
        .collect();
    let changed = Mutex::new(Vec::new());
    let told = |told: &Notice| match told {
        Notice::Changed { from, to, .. } => changed.lock().unwrap().push(format!("{from}{to}")),
        Notice::Waiting { .. } => panic!("nobody waits here"),
    };
    let fallback = Fallback::new(models.iter().collect(), &told).unwrap();
    assert_eq!(fallback.about().name, "a");
    let reply = fallback.ask(&request(), CallContext::detached());
    // Who answered instead is known by the user's name for it.
    if let Ok(reply) = &reply {
        let other = (reply.model != "a").then(|| reply.model.clone());
        assert_eq!(reply.instead, other, "{shown}");
    }
    let answer = reply.map(|reply| reply.model);
    assert_eq!(answer, expected.map(str::to_owned), "{shown}");
    let all = ["ab", "bc"];
    assert_eq!(*changed.lock().unwrap(), all[..changes], "{shown}");
}

#[test]
fn the_next_model_is_asked_when_one_cannot_answer() {
    check(vec![vec![], vec![]], Ok("a"), 0);
    check(vec![vec![denied()], vec![]], Ok("b"), 1);
    check(
        vec![vec![busy(None)], vec![broke(Billed::Perhaps)], vec![]],
        Ok("c"),
        2,
    );
    check(vec![vec![busy(None)], vec![denied()]], Err(denied()), 1);
    let budget = ModelError::Budget("used up".to_owned());
    check(vec![vec![budget.clone()], vec![]], Err(budget), 0);
    check(
        vec![vec![ModelError::Cancelled], vec![]],
        Err(ModelError::Cancelled),
        0,
    );
    assert!(Fallback::<Listed>::new(Vec::new(), &|_| {}).is_err());
}

#[test]
fn all_models_of_a_list_are_told_of_tools_in_the_same_way() {
    let mut text = Listed::new("t", Vec::new());
    text.about.tool_form = ToolForm::Text;
    let error = Fallback::new(vec![Listed::new("n", Vec::new()), text], &|_| {}).err();
    assert!(error.is_some_and(|error| error.to_string().contains("tool-form")));
}
