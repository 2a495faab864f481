use std::sync::mpsc;
use std::thread;
use std::time::SystemTime;

use super::*;

struct Stream {
    events: Arc<EventStream>,
    _folder: tempfile::TempDir,
}

fn stream() -> Stream {
    let folder = tempfile::tempdir().unwrap();
    let run = RunFolder::create(folder.path(), "test", SystemTime::UNIX_EPOCH).unwrap();
    Stream {
        events: Arc::new(EventStream::new(run, CancelToken::default())),
        _folder: folder,
    }
}

fn note(text: impl ToString) -> Event {
    Event::Noted {
        text: text.to_string(),
    }
}

fn text(event: &Event) -> String {
    match event {
        Event::Noted { text } => text.clone(),
        other => format!("{other:?}"),
    }
}

type Heard = Arc<Mutex<Vec<(u64, String)>>>;

/// A listener, and the events it has received so far.
fn heard() -> (Listener, Heard) {
    let heard = Heard::default();
    let kept = Arc::clone(&heard);
    let listener = move |number, event: &Event| kept.lock().unwrap().push((number, text(event)));
    (Box::new(listener), heard)
}

fn numbers(heard: &Mutex<Vec<(u64, String)>>) -> Vec<u64> {
    let heard = heard.lock().unwrap();
    heard.iter().map(|(number, _)| *number).collect()
}

fn journal(events: &EventStream) -> Vec<String> {
    let all = events.run().events().unwrap();
    all.iter().map(text).collect()
}

#[test]
fn each_listener_hears_everything_since_it_was_added() {
    let stream = stream();
    let events = &stream.events;
    let ((one, first), (two, second)) = (heard(), heard());
    let one = events.add(one);
    events.emit(note("a"));
    assert_eq!(events.add(two).first, 1);
    events.emit(note("b"));
    events.remove(one.id);
    events.emit(note("c"));
    let kept = |number: u64, text: &str| (number, text.to_owned());
    assert_eq!(*first.lock().unwrap(), [kept(0, "a"), kept(1, "b")]);
    assert_eq!(*second.lock().unwrap(), [kept(1, "b"), kept(2, "c")]);
    assert_eq!(journal(events), ["a", "b", "c"]);
}

#[test]
fn threads_are_heard_in_the_order_of_the_journal() {
    let stream = stream();
    let events = &stream.events;
    let (listener, heard) = heard();
    events.add(listener);
    thread::scope(|scope| {
        for who in 0..4 {
            scope.spawn(move || (0..50).for_each(|at| events.emit(note(format!("{who} {at}")))));
        }
    });
    assert_eq!(numbers(&heard), (0..200).collect::<Vec<u64>>());
    let told: Vec<String> = heard
        .lock()
        .unwrap()
        .iter()
        .map(|(_, text)| text.clone())
        .collect();
    assert_eq!(told, journal(events));
}

/// Events emitted while a listener blocks are in the journal at once and are delivered later.
#[test]
fn a_listener_that_blocks_does_not_hold_up_the_journal() {
    let stream = stream();
    let events = &stream.events;
    let (release, wait) = mpsc::channel::<()>();
    let (entered, blocked) = mpsc::channel();
    let wait = Mutex::new(wait);
    let (inner, heard) = heard();
    events.add(Box::new(move |number, event| {
        if number == 0 {
            entered.send(()).unwrap();
            let _ = wait.lock().unwrap().recv();
        }
        inner(number, event);
    }));
    let held = Arc::clone(events);
    let holder = thread::spawn(move || held.emit(note("held")));
    blocked.recv().unwrap();
    for at in 1..=MOST_WAITING + 5 {
        events.emit(note(at));
    }
    assert_eq!(journal(events).len(), MOST_WAITING + 6);
    release.send(()).unwrap();
    holder.join().unwrap();
    events.emit(note("later"));
    let heard = numbers(&heard);
    // The gap is the events that did not fit in the queue; the journal has them.
    let last = MOST_WAITING as u64 + 6;
    let expected: Vec<u64> = (0..=MOST_WAITING as u64).chain([last]).collect();
    assert_eq!(heard, expected);
}

#[test]
fn a_listener_that_panics_is_left_out_and_said_so() {
    let stream = stream();
    let events = &stream.events;
    let (listener, heard) = heard();
    events.add(Box::new(|_, event| assert_ne!(text(event), "b")));
    events.add(listener);
    for word in ["a", "b", "c"] {
        events.emit(note(word));
    }
    let told: Vec<String> = heard
        .lock()
        .unwrap()
        .iter()
        .map(|(_, text)| text.clone())
        .collect();
    assert_eq!(told[..2], ["a", "b"]);
    assert!(told[2].contains("panicked"), "{told:?}");
    assert_eq!(told[3], "c");
    assert_eq!(journal(events), told);
}

#[test]
fn a_listener_may_emit() {
    let stream = stream();
    let events = &stream.events;
    let (listener, heard) = heard();
    let again = Arc::clone(events);
    events.add(Box::new(move |_, event| {
        if text(event) == "a" {
            again.emit(note("answer"));
        }
    }));
    events.add(listener);
    events.emit(note("a"));
    assert_eq!(numbers(&heard), [0, 1]);
}
