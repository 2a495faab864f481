use std::ffi::OsStr;
use std::os::unix::ffi::OsStrExt;
use std::sync::{Arc, Mutex, mpsc};
use std::thread;
use std::time::{Duration, Instant};

use patchwright_domain::event::Step;
use patchwright_domain::task::Caps;
use patchwright_subject::{Base, SubjectError, manifest};
use patchwright_testkit::Project;

use super::*;

const QUICK: &str = "true";
/// Longer than any test runs.
const ENDLESS: &str = "sleep 300";

fn project(build: &str) -> Project {
    let manifest = format!(
        "[build]\ncommand = \"{build}\"\n\n[[poc]]\ncommand = \"./prog {{input}}\"\ninput = \"crash.bin\"\n"
    );
    Project::with(&[
        ("prog.c", "int main(void) { return 0; }\n"),
        ("crash.bin", "!"),
        ("patchwright.toml", &manifest),
    ])
}

fn open(project: &Project, front_end: FrontEnd) -> CaseSession {
    let config = SessionConfig {
        work: project.cache().join("work"),
        cache: project.cache(),
        cache_mib: None,
        runs: project.runs(),
        backend: Backend::Bubblewrap,
        io_uring: IoUring::Denied,
        own_folders: Vec::new(),
    };
    let case = manifest::load(&project.source(), 1).unwrap();
    let start = RunStart::New(NewRun {
        command: "test".to_owned(),
        started: SystemTime::UNIX_EPOCH,
        identity: None,
        task: None,
    });
    CaseSession::open(config, case, start, front_end).unwrap()
}

fn base(call: Call<'_>) -> Result<Base, SessionError> {
    call.run(|subject| Ok(subject.base()?))
}

fn is_cancelled<T>(result: &Result<T, SessionError>) -> bool {
    matches!(result, Err(SessionError::Subject(SubjectError::Cancelled)))
}

fn is_build(event: &Event) -> bool {
    matches!(event, Event::StepStarted { step: Step::Build })
}

/// The first of two calls is cancelled during its build; the session stays usable.
#[test]
fn a_cancelled_call_leaves_the_session_as_it_was() {
    let project = project(ENDLESS);
    let session = open(&project, FrontEnd::default());
    let first = session.call();
    let cancel = first.cancel_token();
    session.add_listener(Box::new(move |_, event| {
        if is_build(event) {
            cancel.cancel();
        }
    }));
    let begun = Instant::now();
    assert!(is_cancelled(&base(first)));
    assert!(begun.elapsed() < Duration::from_secs(120));
    let planned = session
        .call()
        .run::<_, SessionError>(|subject| Ok(subject.plan()?));
    assert!(!planned.unwrap().is_empty());
    session
        .finish(RunEnd {
            status: "done".to_owned(),
            exit: 0,
            reason: None,
        })
        .unwrap();
    let last = session.run().events().unwrap().pop();
    assert!(matches!(last, Some(Event::RunFinished { exit: 0, .. })));
}

#[test]
fn a_cancelled_call_does_not_cancel_the_one_beside_it() {
    let project = project(QUICK);
    let session = open(&project, FrontEnd::default());
    let (ended, wait) = mpsc::channel();
    let doomed = session.call();
    let cancel = doomed.cancel_token();
    thread::scope(|scope| {
        let survivor = session.call();
        let survivor = scope.spawn(move || {
            survivor.run::<_, SessionError>(|subject| {
                subject.step::<_, SubjectError>(Step::Hash, || Ok(()))?;
                // Released after the other call has ended.
                wait.recv().unwrap();
                Ok(subject.base()?)
            })
        });
        let other = scope.spawn(move || {
            cancel.cancel();
            let result = base(doomed);
            ended.send(()).unwrap();
            result
        });
        assert!(is_cancelled(&other.join().unwrap()));
        assert!(survivor.join().unwrap().is_ok());
    });
}

#[test]
fn cancelling_the_session_cancels_every_call() {
    let project = project(QUICK);
    for from_outside in [true, false] {
        let front_end = FrontEnd::default();
        let outside = front_end.cancel.clone();
        let session = open(&project, front_end);
        let before = session.call();
        match from_outside {
            true => outside.cancel(),
            false => session.cancel_token().cancel(),
        }
        assert!(is_cancelled(&base(before)));
        assert!(is_cancelled(&base(session.call())));
        assert_eq!(outside.is_cancelled(), from_outside);
    }
}

/// One listener from the start, one added later; the events that the second missed are in the
/// journal.
#[test]
fn two_listeners_hear_one_stream() {
    let project = project(QUICK);
    let heard: Arc<Mutex<Vec<u64>>> = Arc::default();
    let kept = Arc::clone(&heard);
    let listener: Listener = Box::new(move |number, _| kept.lock().unwrap().push(number));
    let session = open(
        &project,
        FrontEnd {
            listeners: vec![listener],
            notes: vec!["hello".to_owned()],
            ..FrontEnd::default()
        },
    );
    let later: Arc<Mutex<Vec<u64>>> = Arc::default();
    let kept = Arc::clone(&later);
    let subscription =
        session.add_listener(Box::new(move |number, _| kept.lock().unwrap().push(number)));
    base(session.call()).unwrap();
    base(session.call().with_fresh_base()).unwrap();
    let all: Vec<u64> = (0..session.run().journal.next_number()).collect();
    assert_eq!(*heard.lock().unwrap(), all);
    let first = usize::try_from(subscription.first).unwrap();
    assert_eq!(first, 2, "the start and the note");
    assert_eq!(*later.lock().unwrap(), all[first..]);
    let builds = session.run().events().unwrap();
    assert_eq!(builds.iter().filter(|event| is_build(event)).count(), 2);
}

/// Two calls that run the same command must not read each other's output.
#[test]
fn calls_have_logs_of_their_own() {
    let project = project(QUICK);
    let session = open(&project, FrontEnd::default());
    let logs =
        |call: Call<'_>| call.run::<_, SessionError>(|subject| Ok(subject.record.logs.clone()));
    let (one, two) = (logs(session.call()).unwrap(), logs(session.call()).unwrap());
    assert_ne!(one, two);
    assert!(one.is_dir() && two.is_dir());
}

/// A path that is not UTF-8 cannot be written to the journal.
fn unwritable(case: &Case) -> Event {
    let mut case = case.clone();
    case.source = PathBuf::from(OsStr::from_bytes(b"/no\xfftext"));
    let task = Task {
        strategy: "constraint".to_owned(),
        stop_at_first: false,
        models: Vec::new(),
        replay: None,
        without: Vec::new(),
        rounds: None,
        context: None,
        samples: None,
        go_on: false,
        seconds: 1,
        candidates: 1,
        strict: false,
        properties: Vec::new(),
        caps: Caps::default(),
        round: Caps::default(),
        case: Box::new(case),
    };
    Event::RunStarted {
        command: "test".to_owned(),
        case: "test".to_owned(),
        version: "1".to_owned(),
        identity: None,
        task: Some(Box::new(task)),
    }
}

/// An event that is not in the journal did not happen: it is not delivered, and no call continues.
#[test]
fn an_event_that_cannot_be_written_ends_every_call() {
    let project = project(QUICK);
    let session = open(&project, FrontEnd::default());
    let heard = Arc::new(Mutex::new(0));
    let kept = Arc::clone(&heard);
    session.add_listener(Box::new(move |_, _| *kept.lock().unwrap() += 1));
    let is_lost = |error: &SessionError| matches!(error, SessionError::Journal { .. });
    let failed = session.call().run::<(), SessionError>(|subject| {
        subject.tell(unwritable(subject.case));
        subject.tell(Event::Noted {
            text: String::new(),
        });
        Ok(())
    });
    assert!(failed.is_err_and(|error| is_lost(&error)));
    assert!(session.cancel_token().is_cancelled());
    assert_eq!(*heard.lock().unwrap(), 0);
    assert!(base(session.call()).is_err_and(|error| is_lost(&error)));
    let end = RunEnd {
        status: "done".to_owned(),
        exit: 0,
        reason: None,
    };
    assert!(session.finish(end).is_err_and(|error| is_lost(&error)));
    assert_eq!(session.run().events().unwrap().len(), 1);
}
