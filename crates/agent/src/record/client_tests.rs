use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use patchwright_domain::chat::{
    AnswersWith, Choices, Finish, Message, Nanodollars, Options, Price, Said, ToolForm, Usage,
};

use super::*;
use crate::budget::Metered;
use crate::model_error::Billed;

/// Answers with the number of the call; fails where it is told to.
struct Counting {
    about: ModelAbout,
    asked: AtomicUsize,
    fails: Vec<(usize, ModelError)>,
}

impl ModelClient for Counting {
    fn about(&self) -> &ModelAbout {
        &self.about
    }

    fn ask(&self, _: &Request, _: CallContext<'_>) -> Result<Reply, ModelError> {
        let call = self.asked.fetch_add(1, Ordering::SeqCst);
        if let Some((_, error)) = self.fails.iter().find(|(at, _)| *at == call) {
            return Err(error.clone());
        }
        Ok(Reply {
            said: Said {
                text: format!("answer {call}"),
                ..Said::default()
            },
            finish: Finish::Said,
            usage: Usage {
                input: 10,
                output: 5,
                ..Usage::default()
            },
            model: "m-1".to_owned(),
            instead: None,
            others: Vec::new(),
        })
    }
}

fn about() -> ModelAbout {
    let dollar = Price {
        input: 1.0,
        cached: 1.0,
        cache_written: 1.0,
        output: 1.0,
    };
    ModelAbout {
        name: "m".to_owned(),
        window: 1000,
        max_output: 5,
        price: Some(dollar),
        tool_form: ToolForm::Native,
        answers_with: AnswersWith::Words,
        choices: Choices::One,
    }
}

fn counting(fails: Vec<(usize, ModelError)>) -> Counting {
    Counting {
        about: about(),
        asked: AtomicUsize::new(0),
        fails,
    }
}

fn request(text: &str) -> Request {
    Request {
        system: "s".to_owned(),
        tools: Vec::new(),
        messages: vec![Message::User {
            text: text.to_owned(),
        }],
        options: Options {
            temperature: None,
            max_output: 5,
            ..Options::default()
        },
    }
}

/// What one process of a run did: the answers it saw, its spend, how often the model was asked.
#[derive(Debug, PartialEq)]
struct Process {
    answers: Vec<Result<String, String>>,
    spent: Spent,
    asked: usize,
}

/// Asks these in turn, behind what the journal tells, and adds to it.
fn process(journal: &mut Vec<Event>, fails: Vec<(usize, ModelError)>, texts: &[&str]) -> Process {
    if !journal.is_empty() {
        journal.push(Event::RunResumed {
            version: String::new(),
        });
    }
    let record = Record::from_events(&*journal);
    let model = counting(fails);
    let budget = ModelBudget::new(Caps::default());
    let events = Mutex::new(Vec::new());
    let sink = |event| events.lock().unwrap().push(event);
    let client = Recorded::new(
        &record,
        Metered::new(Inner(&model), &budget),
        &budget,
        &sink,
    );
    let answers = asked(&client, texts);
    drop(client);
    journal.extend(events.into_inner().unwrap());
    Process {
        answers,
        spent: budget.spent(),
        asked: model.asked.load(Ordering::SeqCst),
    }
}

struct Inner<'a>(&'a Counting);

impl ModelClient for Inner<'_> {
    fn about(&self) -> &ModelAbout {
        self.0.about()
    }

    fn ask(&self, request: &Request, context: CallContext<'_>) -> Result<Reply, ModelError> {
        self.0.ask(request, context)
    }
}

fn asked(client: &Recorded<'_>, texts: &[&str]) -> Vec<Result<String, String>> {
    let ask = |text: &&str| {
        let answer = client.ask(&request(text), CallContext::detached());
        answer
            .map(|reply| reply.said.text)
            .map_err(|error| error.to_string())
    };
    texts.iter().map(ask).collect()
}

fn broke(billed: Billed) -> ModelError {
    ModelError::Broke {
        model: "m".to_owned(),
        words: "cut".to_owned(),
        billed,
    }
}

const ASKED: [&str; 4] = ["a", "b", "a", "c"];

/// Killed behind any event, a run goes on with what was answered, and pays nothing twice but what nobody heard.
#[test]
fn a_killed_run_goes_on_where_it_was() {
    let mut whole = Vec::new();
    let unbroken = process(&mut whole, Vec::new(), &ASKED);
    assert_eq!(unbroken.asked, 4);
    for kept in 1..=whole.len() {
        let mut journal: Vec<Event> = whole[..kept].to_vec();
        let resumed = process(&mut journal, vec![], &ASKED);
        let heard = kept / 2;
        assert_eq!(resumed.asked, 4 - heard);
        assert_eq!(resumed.answers[..heard], unbroken.answers[..heard]);
        let worst = worst_case(&about(), &request("a")).spent();
        let mut due = unbroken.spent;
        if kept % 2 == 1 {
            due += worst;
        }
        assert_eq!(resumed.spent, due, "killed behind event {kept}");
        let again = process(&mut journal, vec![], &ASKED);
        assert_eq!((again.asked, again.spent), (0, due));
        assert_eq!(again.answers, resumed.answers);
    }
}

/// Killed behind any event: all that was paid is known before anything is asked, whatever is asked then, and what is asked
/// again is not counted twice. Books that were closed stay closed.
#[test]
fn all_that_was_paid_counts_from_the_beginning() {
    let mut whole = Vec::new();
    let unbroken = process(&mut whole, Vec::new(), &ASKED);
    let one = Spent {
        money: Nanodollars(unbroken.spent.money.0 / 4),
        usage: Usage {
            input: 10,
            output: 5,
            ..Usage::default()
        },
        calls: 1,
    };
    for kept in 0..=whole.len() {
        let mut journal: Vec<Event> = whole[..kept].to_vec();
        let mut due = Spent::default();
        (0..kept / 2).for_each(|_| due += one);
        if kept % 2 == 1 {
            due += worst_case(&about(), &request("a")).spent();
        }
        for texts in [&ASKED[..kept / 2], &[]] {
            let unheard = Record::from_events(&journal).unheard();
            journal.extend(unheard);
            let record = Record::from_events(&journal);
            assert_eq!(record.spent(), due, "killed behind event {kept}");
            assert!(record.unheard().is_empty());
            let budget = ModelBudget::new(Caps::default());
            budget.begin_with(record.spent());
            let round = budget.child(Caps::default());
            let client = Recorded::new(&record, counting(Vec::new()), &round, &|_| {});
            let answers = asked(&client, texts);
            assert_eq!(answers, unbroken.answers[..texts.len()]);
            assert_eq!(budget.spent(), due, "killed behind event {kept}");
            assert_eq!(round.spent().calls, texts.len() as u64);
        }
    }
}

#[test]
fn a_failure_that_ended_the_run_is_tried_again_and_stays_paid() {
    let mut journal = Vec::new();
    let first = process(&mut journal, vec![(1, broke(Billed::Perhaps))], &["a", "b"]);
    assert!(first.answers[1].is_err());
    let worst = worst_case(&about(), &request("b")).spent();
    let resumed = process(&mut journal, vec![], &ASKED);
    assert_eq!(resumed.asked, 3);
    assert!(resumed.answers.iter().all(Result::is_ok));
    assert_eq!(resumed.spent.money, Nanodollars(worst.money.0 + 4 * 15_000));
    assert_eq!(resumed.spent.calls, 5);
}

#[test]
fn a_failure_that_the_run_went_on_behind_is_repeated() {
    let mut journal = Vec::new();
    let first = process(&mut journal, vec![(1, broke(Billed::No))], &ASKED);
    let resumed = process(&mut journal, vec![], &ASKED);
    assert_eq!(resumed.asked, 0);
    assert_eq!(
        (resumed.answers, resumed.spent),
        (first.answers, first.spent)
    );
}

#[test]
fn a_replay_asks_nothing_and_shows_what_differs() {
    let mut journal = Vec::new();
    let first = process(&mut journal, vec![(3, broke(Billed::No))], &ASKED);
    let replay = |texts: &[&str]| {
        let (record, budget) = (
            Record::from_events(&journal),
            ModelBudget::new(Caps::default()),
        );
        let about = record.models()[0].clone();
        let client = Recorded::only(&record, about, &budget, &|_| {});
        (asked(&client, texts), budget.spent())
    };
    assert_eq!(replay(&ASKED), (first.answers, first.spent));
    let cases = [
        (
            vec!["a", "x"],
            "message 1 differs (- recorded, + now):\n@@ -1,3 +1,3 @@\n [user]\n-b\n+x\n ",
        ),
        (
            vec!["a", "b", "a", "c", "d"],
            "the recorded run asked m nothing more",
        ),
    ];
    for (texts, words) in cases {
        let (answers, _) = replay(&texts);
        let last = answers.last().unwrap().as_ref().unwrap_err();
        assert!(last.contains(words), "{last}");
    }
}

#[test]
fn every_part_that_differs_is_named() {
    let mut journal = Vec::new();
    process(&mut journal, vec![], &["a"]);
    let check = |change: &dyn Fn(&mut Request), words: &str| {
        let (record, budget) = (
            Record::from_events(&journal),
            ModelBudget::new(Caps::default()),
        );
        let client = Recorded::only(&record, about(), &budget, &|_| {});
        let mut request = request("a");
        change(&mut request);
        let error = client
            .ask(&request, CallContext::detached())
            .unwrap_err()
            .to_string();
        assert!(error.contains(words), "{error}");
    };
    check(
        &|request| request.system.push('t'),
        "the system text differs (- recorded, + now):\n@@ -1 +1 @@\n-s\n+st\n",
    );
    check(
        &|request| request.options.max_output = 6,
        "-  \"max_output\": 5\n+  \"max_output\": 6\n",
    );
    let more = |request: &mut Request| request.messages.extend(super::tests::request("b").messages);
    check(
        &more,
        "there were 1 messages, now there are 2; the rest differs",
    );
}

/// What falls on a client without a meter of its own is counted here.
#[test]
fn a_client_without_a_meter_is_charged() {
    let (record, budget) = (Record::default(), ModelBudget::new(Caps::default()));
    let events = Mutex::new(Vec::new());
    let sink = |event| events.lock().unwrap().push(event);
    let client = Recorded::new(&record, counting(vec![]), &budget, &sink);
    client.ask(&request("a"), CallContext::detached()).unwrap();
    assert_eq!(
        (budget.spent().calls, budget.spent().money),
        (1, Nanodollars(15_000))
    );
}

/// A model that is asked again by what stands between, such as one that repeats calls.
struct Stubborn<'a>(Metered<Inner<'a>>);

impl ModelClient for Stubborn<'_> {
    fn about(&self) -> &ModelAbout {
        self.0.about()
    }

    fn ask(&self, request: &Request, context: CallContext<'_>) -> Result<Reply, ModelError> {
        self.0
            .ask(request, context)
            .or_else(|_| self.0.ask(request, context))
    }
}

#[test]
fn attempts_that_brought_nothing_are_told_and_counted_again() {
    let model = counting(vec![(0, broke(Billed::Perhaps))]);
    let (record, budget) = (Record::default(), ModelBudget::new(Caps::default()));
    let events = Mutex::new(Vec::new());
    let sink = |event| events.lock().unwrap().push(event);
    let stubborn = Stubborn(Metered::new(Inner(&model), &budget));
    let client = Recorded::new(&record, stubborn, &budget, &sink);
    client.ask(&request("a"), CallContext::detached()).unwrap();
    drop(client);
    assert_eq!(budget.spent().calls, 2);
    let journal = events.into_inner().unwrap();
    let (record, again) = (
        Record::from_events(&journal),
        ModelBudget::new(Caps::default()),
    );
    Recorded::only(&record, about(), &again, &|_| {})
        .ask(&request("a"), CallContext::detached())
        .unwrap();
    assert_eq!(again.spent(), budget.spent());
}

#[test]
fn the_answer_is_written_before_it_is_used() {
    let happened = Mutex::new(Vec::new());
    let (record, budget) = (Record::default(), ModelBudget::new(Caps::default()));
    let sink = |event| {
        let word = match event {
            Event::ModelAsked { .. } => "asked",
            Event::ModelAnswered { .. } => "answered",
            _ => "other",
        };
        happened.lock().unwrap().push(word);
    };
    let client = Recorded::new(&record, counting(vec![]), &budget, &sink);
    client.ask(&request("a"), CallContext::detached()).unwrap();
    happened.lock().unwrap().push("used");
    drop(client);
    assert_eq!(
        happened.into_inner().unwrap(),
        ["asked", "answered", "used"]
    );
}
