//! Whoever waits can be stopped at any time, and the other side is hung up on.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::channel;
use std::time::{Duration, Instant};

use patchwright_agent::{Ear, ModelError};
use patchwright_llm::{Answers, Provider as Kind};
use patchwright_testkit::provider::{Answer, Provider};

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
        let ear = Ear {
            cancelled: &|| stop.load(Ordering::SeqCst),
            ..Ear::deaf()
        };
        let (sender, ended) = channel();
        std::thread::scope(|scope| {
            scope.spawn(|| sender.send(model.ask(&request(), ear)).unwrap());
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
    let ear = Ear {
        cancelled: &|| started.elapsed() > Duration::from_millis(300),
        ..Ear::deaf()
    };
    assert_eq!(
        client(&spec).ask(&request(), ear),
        Err(ModelError::Cancelled)
    );
    gone.recv_timeout(Duration::from_secs(10)).unwrap();
    server.join().unwrap();
}
