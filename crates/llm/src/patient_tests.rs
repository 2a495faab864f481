use std::sync::Mutex;
use std::time::Duration;

use patchwright_agent::{Billed, CallContext, ModelAbout, ModelClient, ModelError};
use patchwright_domain::chat::{Finish, Message, Options, Reply, Request, Said, Usage};

use super::{Notice, Patience, Patient};
use crate::clock::Clock;
use crate::spec::{ModelSpec, PerMinute, Provider};

/// Answers from a list; when that is empty, well.
pub(crate) struct Listed {
    pub about: ModelAbout,
    errors: Mutex<Vec<ModelError>>,
    pub asked: Mutex<u32>,
}

impl Listed {
    pub(crate) fn new(name: &str, mut errors: Vec<ModelError>) -> Self {
        errors.reverse();
        Self {
            about: ModelSpec::new(name, Provider::OpenAi, name).about(),
            errors: Mutex::new(errors),
            asked: Mutex::new(0),
        }
    }
}

impl ModelClient for Listed {
    fn about(&self) -> &ModelAbout {
        &self.about
    }

    fn ask(&self, _: &Request, _: CallContext<'_>) -> Result<Reply, ModelError> {
        *self.asked.lock().unwrap() += 1;
        match self.errors.lock().unwrap().pop() {
            Some(error) => Err(error),
            None => Ok(Reply {
                said: Said {
                    text: self.about.name.clone(),
                    ..Said::default()
                },
                finish: Finish::Said,
                usage: Usage::default(),
                model: self.about.name.clone(),
                instead: None,
                others: Vec::new(),
            }),
        }
    }
}

/// Its sleepers do not wait: the time goes on instead.
struct FakeClock(Mutex<Duration>);

impl Clock for FakeClock {
    fn now(&self) -> Duration {
        *self.0.lock().unwrap()
    }

    fn sleep(&self, wait: Duration, context: CallContext<'_>) -> Result<(), ModelError> {
        if (context.cancelled)() {
            return Err(ModelError::Cancelled);
        }
        *self.0.lock().unwrap() += wait;
        Ok(())
    }

    fn seed(&self) -> u64 {
        7
    }
}

pub(crate) fn request() -> Request {
    Request {
        system: String::new(),
        tools: Vec::new(),
        messages: vec![Message::User {
            text: "hello".to_owned(),
        }],
        options: Options {
            temperature: None,
            max_output: 10,
            ..Options::default()
        },
    }
}

pub(crate) fn busy(after: Option<u64>) -> ModelError {
    ModelError::Busy {
        model: "m".to_owned(),
        words: "later".to_owned(),
        after: after.map(Duration::from_secs),
    }
}

pub(crate) fn broke(billed: Billed) -> ModelError {
    ModelError::Broke {
        model: "m".to_owned(),
        words: "cut".to_owned(),
        billed,
    }
}

fn unreachable() -> ModelError {
    ModelError::Unreachable {
        model: "m".to_owned(),
        words: "connection refused".to_owned(),
    }
}

pub(crate) fn denied() -> ModelError {
    ModelError::Denied {
        model: "m".to_owned(),
        words: "no".to_owned(),
    }
}

/// The waits, and whether there was an answer at the end.
fn waits(errors: Vec<ModelError>, patience: Patience) -> (Vec<Duration>, Result<(), ModelError>) {
    let clock = FakeClock(Mutex::default());
    let waits = Mutex::new(Vec::new());
    let told = |told: &Notice| match told {
        Notice::Waiting { wait, attempt, .. } => {
            let mut waits = waits.lock().unwrap();
            waits.push(*wait);
            assert_eq!(*attempt as usize, waits.len());
        }
        Notice::Changed { .. } => panic!("there is one model"),
    };
    let model = Listed::new("m", errors);
    let patient = Patient::new(&model, patience, &clock, &told);
    let answer = patient.ask(&request(), CallContext::detached()).map(drop);
    let waits = waits.lock().unwrap().clone();
    assert_eq!(*model.asked.lock().unwrap() as usize, waits.len() + 1);
    assert_eq!(clock.now(), waits.iter().sum());
    (waits, answer)
}

#[test]
fn what_may_pass_is_asked_again() {
    let check = |errors: Vec<ModelError>, waited: usize, expected: Result<(), ModelError>| {
        let shown = format!("{errors:?}");
        let (waits, answer) = waits(errors, Patience::default());
        assert_eq!((waits.len(), answer), (waited, expected), "{shown}");
    };
    let unclear = broke(Billed::Perhaps);
    check(vec![], 0, Ok(()));
    check(vec![busy(None), broke(Billed::No)], 2, Ok(()));
    check(vec![unclear.clone(); 2], 2, Ok(()));
    check(vec![unclear.clone(); 3], 2, Err(unclear));
    check(vec![unreachable(); 2], 2, Ok(()));
    check(vec![unreachable(); 3], 2, Err(unreachable()));
    check(vec![busy(None); 7], 7, Ok(()));
    check(vec![busy(None); 8], 7, Err(busy(None)));
    let (soon, _) = waits(vec![busy(None); 9], Patience::default().before_another());
    assert_eq!(soon.len(), 2);
    check(vec![busy(Some(3600))], 0, Err(busy(Some(3600))));
    for never in [
        denied(),
        ModelError::TooLong {
            model: "m".to_owned(),
            words: String::new(),
        },
        ModelError::Budget(String::new()),
        ModelError::Overrun {
            model: "m".to_owned(),
            words: String::new(),
        },
        ModelError::Differs {
            diff: String::new(),
        },
        ModelError::Record(String::new()),
        ModelError::Cancelled,
    ] {
        check(vec![never.clone()], 0, Err(never));
    }
}

/// A server that has answered before comes back more likely than one that never did.
#[test]
fn a_server_that_has_answered_is_waited_for() {
    let clock = FakeClock(Mutex::default());
    let model = Listed::new("m", Vec::new());
    let patient = Patient::new(&model, Patience::default(), &clock, &|_| {});
    patient.ask(&request(), CallContext::detached()).unwrap();
    *model.errors.lock().unwrap() = vec![unreachable(); 7];
    patient.ask(&request(), CallContext::detached()).unwrap();
    assert_eq!(*model.asked.lock().unwrap(), 9);
}

#[test]
fn waits_grow_and_heed_the_server() {
    let (drawn, _) = waits(vec![busy(None); 7], Patience::default());
    for (at, wait) in drawn.iter().enumerate() {
        let most = Duration::from_secs(1 << at).min(Duration::from_secs(60));
        assert!(*wait <= most, "{wait:?} is longer than {most:?}");
    }
    assert!(
        drawn.iter().any(|wait| *wait > Duration::from_secs(2)),
        "{drawn:?}"
    );
    let (told, _) = waits(vec![busy(Some(9))], Patience::default());
    let wait = told[0];
    assert!(
        wait >= Duration::from_secs(9) && wait <= Duration::from_secs(10),
        "{wait:?}"
    );
    let short = Patience {
        all_waits: Duration::from_secs(15),
        ..Patience::default()
    };
    let (told, answer) = waits(vec![busy(Some(9)); 3], short);
    assert_eq!((told.len(), answer), (1, Err(busy(Some(9)))));
}

#[test]
fn limits_are_kept_before_the_server_complains() {
    let clock = FakeClock(Mutex::default());
    let model = Listed::new("m", Vec::new());
    let patience = Patience {
        per_minute: PerMinute {
            requests: Some(3),
            tokens: None,
        },
        ..Patience::default()
    };
    let patient = Patient::new(&model, patience, &clock, &|_| {});
    for _ in 0..10 {
        patient.ask(&request(), CallContext::detached()).unwrap();
    }
    assert_eq!(clock.now(), Duration::from_secs(180));
}

#[test]
fn who_waits_can_be_stopped() {
    let clock = FakeClock(Mutex::default());
    let model = Listed::new("m", vec![busy(None)]);
    let patient = Patient::new(&model, Patience::default(), &clock, &|_| {});
    let context = CallContext {
        cancelled: &|| true,
        ..CallContext::detached()
    };
    assert_eq!(patient.ask(&request(), context), Err(ModelError::Cancelled));
}
