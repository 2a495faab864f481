use patchwright_domain::chat::{
    AnswersWith, Choices, Finish, Message, Options, Price, Said, ToolForm, Usage, Worst,
};

use super::*;
use crate::budget::Caps;

/// Gives one and the same answer.
struct Always {
    about: ModelAbout,
    answer: Result<Usage, ModelError>,
}

impl ModelClient for Always {
    fn about(&self) -> &ModelAbout {
        &self.about
    }

    fn ask(&self, _: &Request, _: CallContext<'_>) -> Result<Reply, ModelError> {
        self.answer.clone().map(|usage| Reply {
            said: Said::default(),
            finish: Finish::Said,
            usage,
            model: "m".to_owned(),
            instead: None,
            others: Vec::new(),
        })
    }
}

fn request() -> Request {
    Request {
        system: String::new(),
        tools: Vec::new(),
        messages: vec![Message::User {
            text: "hello".to_owned(),
        }],
        options: Options {
            temperature: None,
            max_output: 50,
            ..Options::default()
        },
    }
}

fn metered(answer: Result<Usage, ModelError>, budget: &ModelBudget) -> Metered<Always> {
    let dollar = Price {
        input: 1.0,
        cached: 1.0,
        cache_written: 1.0,
        output: 1.0,
    };
    let about = ModelAbout {
        name: "m".to_owned(),
        window: 1000,
        max_output: 50,
        price: Some(dollar),
        tool_form: ToolForm::Native,
        answers_with: AnswersWith::Words,
        choices: Choices::One,
    };
    Metered::new(Always { about, answer }, budget)
}

#[test]
fn what_counts_is_what_the_answer_reports_or_the_worst() {
    let usage = Usage {
        input: 10,
        output: 5,
        ..Usage::default()
    };
    let model = || "m".to_owned();
    let broke = |billed| ModelError::Broke {
        model: model(),
        words: String::new(),
        billed,
    };
    let busy = ModelError::Busy {
        model: model(),
        words: String::new(),
        after: None,
    };
    // 3 for the word, 24 around it, 64 around all, 50 written.
    let worst = 3 + 24 + 64 + 50;
    let cases = [
        (Ok(usage), 15, 1),
        (Err(broke(Billed::No)), 0, 0),
        (Err(busy), 0, 0),
        (Err(broke(Billed::Perhaps)), worst, 1),
        (Err(ModelError::Cancelled), worst, 1),
    ];
    for (answer, tokens, calls) in cases {
        let budget = ModelBudget::new(Caps::default());
        let round = budget.child(Caps::default());
        let client = metered(answer.clone(), &budget);
        let context = CallContext {
            budget: Some(&round),
            ..CallContext::detached()
        };
        let got = client.ask(&request(), context);
        assert_eq!(got.map(|reply| reply.usage), answer);
        for spent in [budget.spent(), round.spent()] {
            assert_eq!(spent.usage.input + spent.usage.output, tokens);
            assert_eq!((spent.money.0, spent.calls), (tokens * 1000, calls));
        }
    }
}

#[test]
fn a_cap_is_kept_before_the_call_and_an_overrun_is_told() {
    let usage = Usage {
        input: 10_000,
        ..Usage::default()
    };
    let tight = Caps {
        tokens: Some(100),
        ..Caps::default()
    };
    let budget = ModelBudget::new(tight);
    let refused = metered(Ok(usage), &budget).ask(&request(), CallContext::detached());
    assert!(matches!(refused, Err(ModelError::Budget(_))), "{refused:?}");
    assert_eq!(budget.spent(), Spent::default());
    let budget = ModelBudget::new(Caps::default());
    let overrun = metered(Ok(usage), &budget).ask(&request(), CallContext::detached());
    assert!(
        matches!(overrun, Err(ModelError::Overrun { .. })),
        "{overrun:?}"
    );
    assert_eq!(budget.spent().usage, usage);
}

/// An account that refuses calls once it has spent so much.
#[derive(Default)]
struct Shared {
    most: u64,
    spent: std::sync::Mutex<(u64, u64)>,
}

impl SharedAccount for Shared {
    fn begin_with(&self, _: Spent) -> Result<(), ModelError> {
        Ok(())
    }

    fn reserve(&self, worst: &Worst, _: &(dyn Fn() -> bool + Sync)) -> Result<(), ModelError> {
        let mut spent = self.spent.lock().unwrap();
        if spent.0 + worst.tokens() > self.most {
            return Err(ModelError::Budget("of all".to_owned()));
        }
        spent.1 += worst.tokens();
        Ok(())
    }

    fn settle(&self, worst: &Worst, used: Spent) {
        let mut spent = self.spent.lock().unwrap();
        spent.1 -= worst.tokens();
        spent.0 += used.usage.input + used.usage.output;
    }
}

#[test]
fn what_others_spend_from_is_charged_as_well() {
    let usage = Usage {
        input: 10,
        output: 5,
        ..Usage::default()
    };
    let cases = [
        (Ok(usage), 15),
        (Err(ModelError::Cancelled), 3 + 24 + 64 + 50),
    ];
    for (answer, tokens) in cases {
        let account = Arc::new(Shared {
            most: 150,
            ..Shared::default()
        });
        let budget = ModelBudget::new(Caps::default());
        let charged = Arc::clone(&account) as Arc<dyn SharedAccount>;
        let client = metered(answer.clone(), &budget).charging(Some(charged));
        let first = client.ask(&request(), CallContext::detached());
        assert_eq!(first.map(|reply| reply.usage), answer);
        assert_eq!(*account.spent.lock().unwrap(), (tokens, 0));
        // The second does not fit, and nothing of it counts anywhere.
        let second = client.ask(&request(), CallContext::detached());
        assert_eq!(second, Err(ModelError::Budget("of all".to_owned())));
        assert_eq!(
            budget.spent().usage.input + budget.spent().usage.output,
            tokens
        );
        assert_eq!(*account.spent.lock().unwrap(), (tokens, 0));
    }
}
