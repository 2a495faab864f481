//! Whoever waits can be stopped at any time, and the other side is hung up on.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::channel;
use std::time::{Duration, Instant};

use patchwright_agent::{CallContext, Caps, Metered, ModelBudget, ModelClient, ModelError};
use patchwright_llm::{Answers, Fallback, Notice, Patience, Patient, Provider as Kind, RealClock};
use patchwright_testkit::provider::{Answer, Provider, Saying};

use super::{client, request, spec};

#[test]
fn a_call_is_left_as_soon_as_somebody_says_so() {
    for (answer, answers) in [
        (Answer::Silence, Answers::Whole),
        (Answer::Silence, Answers::Streamed),
        (Answer::Endless, Answers::Streamed),
    ] {
        let server = Provider::scripted(vec![answer]);
        let model = client(&spec(Kind::OpenAi, &server, answers));
        let stop = AtomicBool::new(false);
        let context = CallContext {
            cancelled: &|| stop.load(Ordering::SeqCst),
            ..CallContext::detached()
        };
        let (sender, ended) = channel();
        std::thread::scope(|scope| {
            scope.spawn(|| sender.send(model.ask(&request(), context)).unwrap());
            while server.asked().is_empty() {
                std::thread::sleep(Duration::from_millis(5));
            }
            stop.store(true, Ordering::SeqCst);
            let stopped = Instant::now();
            let answer = ended.recv().unwrap();
            assert_eq!(answer, Err(ModelError::Cancelled));
            // A busy machine may take its time; the call itself would go on for minutes.
            assert!(
                stopped.elapsed() < Duration::from_secs(5),
                "{:?}",
                stopped.elapsed()
            );
        });
    }
}

/// The server can stop working, and charging, for an answer that nobody reads.
#[test]
fn a_call_that_is_left_is_hung_up() {
    let (left, gone) = channel();
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    let server = std::thread::spawn(move || {
        let (mut stream, _) = listener.accept().unwrap();
        let mut buffer = [0; 65536];
        // The request, then nothing until the other side closes.
        while std::io::Read::read(&mut stream, &mut buffer).is_ok_and(|count| count > 0) {}
        left.send(()).unwrap();
    });
    let fake = Provider::scripted(Vec::new());
    let mut spec = spec(Kind::OpenAi, &fake, Answers::Whole);
    spec.base_url = Some(format!("http://{address}"));
    let started = Instant::now();
    let context = CallContext {
        cancelled: &|| started.elapsed() > Duration::from_millis(300),
        ..CallContext::detached()
    };
    assert_eq!(
        client(&spec).ask(&request(), context),
        Err(ModelError::Cancelled)
    );
    gone.recv_timeout(Duration::from_secs(10)).unwrap();
    server.join().unwrap();
}

/// The layers as a repair has them: what may be billed is counted once for each attempt, what cannot be is not.
#[test]
fn each_attempt_is_paid_for_and_the_next_model_takes_over() {
    let busy = Answer::Status(
        429,
        vec![("retry-after-ms", "1".to_owned())],
        "{}".to_owned(),
    );
    let cut = Answer::Cut(Saying::text("half"), 5);
    let first = Provider::scripted(vec![
        busy,
        cut,
        Answer::Status(401, Vec::new(), "no".to_owned()),
    ]);
    let second = Provider::scripted(vec![Answer::Say(Saying::text("whole"))]);
    let budget = ModelBudget::new(Caps::default());
    let (clock, told) = (RealClock::new(), std::sync::Mutex::new(Vec::new()));
    let tell = |event: &Notice| told.lock().unwrap().push(event.clone());
    let patience = Patience {
        first_wait: Duration::from_millis(1),
        ..Patience::default()
    };
    let layers = [&first, &second].map(|server| {
        let model = Metered::new(client(&spec(Kind::OpenAi, server, Answers::Whole)), &budget);
        Patient::new(model, patience.clone(), &clock, &tell)
    });
    let model = Fallback::new(layers.into(), &tell).unwrap();
    let reply = model.ask(&request(), CallContext::detached()).unwrap();
    assert_eq!(reply.said.text, "whole");
    assert_eq!((first.asked().len(), second.asked().len()), (3, 1));
    let spent = budget.spent();
    // The cut one at its worst, the good one as reported.
    assert_eq!((spent.calls, spent.usage.output), (2, 500 + 20));
    let told = told.lock().unwrap();
    let kinds: Vec<bool> = told
        .iter()
        .map(|told| matches!(told, Notice::Changed { .. }))
        .collect();
    assert_eq!(kinds, [false, false, true]);
}
