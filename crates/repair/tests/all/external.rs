//! Coding agents as programs of their own. The fake agent is this test binary, started once more: it claims too much, hangs,
//! edits tests, does nothing, or repairs after feedback.

use std::io::Read;
use std::os::unix::fs::MetadataExt;
use std::{env, fs};

use patchwright_domain::event::Event;
use patchwright_domain::repair::RepairStatus;
use patchwright_domain::strict::Strictness;
use patchwright_repair::{
    AgentWalls, Budget, History, McpServer, Order, Repair, RepairError, Strategy, repair,
};

use crate::support::{Fixture, example};

const WAY: &str = "PATCHWRIGHT_TEST_AGENT";
const CHECKED: &str = "return check_cells(map, layer);\n}\n\nstatic enum map_status read_layer";
const UNCHECKED: &str = "return MAP_OK;\n}\n\nstatic enum map_status read_layer";

/// Not a test by itself: the agent that the tests below start. It stands in the tree.
#[test]
fn fake_agent() {
    let Ok(way) = env::var(WAY) else {
        return;
    };
    let mut prompt = String::new();
    std::io::stdin().read_to_string(&mut prompt).unwrap();
    assert!(
        prompt.contains("Repair this security bug of `tilecat`"),
        "{prompt}"
    );
    // The server is started with the case itself, not with the copy.
    assert!(!prompt.contains(" mcp .`"), "{prompt}");
    let refused = prompt.contains("The judge says:");
    match way.as_str() {
        "claims" if refused => replace("src/load.c", UNCHECKED, CHECKED),
        "claims" => replace("src/load.c", "filled += n;", "filled += n; /* fixed */"),
        "tests" => fs::write("tests/run.sh", "#!/bin/sh\necho 1..1\necho ok 1\n").unwrap(),
        "hangs" => loop {
            std::thread::sleep(std::time::Duration::from_secs(600));
        },
        _ => {}
    }
    let owner = |path: &str| fs::metadata(path).unwrap().uid();
    if owner("src/load.c") == owner("/proc/self") && owner(".") == owner("/proc/self") {
        println!("The tree is mine.");
    }
    println!("All tests pass, and the vulnerability is fixed.");
}

fn replace(file: &str, old: &str, new: &str) {
    let text = fs::read_to_string(file).unwrap();
    assert!(text.contains(old), "{file} has no {old}");
    fs::write(file, text.replace(old, new)).unwrap();
}

fn play(
    fixture: &Fixture,
    way: &str,
    walls: AgentWalls,
    before: &[Event],
) -> (Result<Repair, RepairError>, Vec<Event>) {
    let Strategy::External(mut agent) = "external:fake".parse().unwrap() else {
        panic!("another strategy");
    };
    let program = env::current_exe().unwrap();
    let words = ["--exact", "external::fake_agent", "--nocapture", "--quiet"];
    let words = words.iter().map(|word| (*word).to_owned());
    agent.command = [program.display().to_string()]
        .into_iter()
        .chain(words)
        .collect();
    agent.read = vec![program.parent().unwrap().to_owned()];
    agent.env = [(WAY.to_owned(), way.to_owned())].into();
    agent.walls = walls;
    agent.server = (walls == AgentWalls::Unsandboxed).then(|| McpServer {
        program: "patchwright".into(),
        case: example("tilecat"),
    });
    agent.feedback = 1;
    if way == "hangs" {
        (agent.seconds, agent.feedback) = (1, 0);
    }
    if way == "missing" {
        agent.command = vec!["no-such-agent".to_owned()];
    }
    let order = Order {
        portfolio: Strategy::External(agent).into(),
        budget: Budget::default(),
        strictness: Strictness::Usual,
        properties: Vec::new(),
        history: History::from_events(before),
        access: None,
    };
    fixture.run("tilecat", |_| {}, |subject| repair(subject, &order))
}

/// What is recorded of each attempt.
fn told(events: &[Event]) -> Vec<String> {
    let told = events.iter().filter_map(|event| match event {
        Event::RoundStarted {
            strategy,
            round,
            model,
            ..
        } => Some(format!("{strategy} {round} {model}")),
        Event::PhaseEnded { phase, found, .. } => Some(format!("{phase}: {found}")),
        Event::RoundEnded { stop, .. } => Some(stop.clone()),
        _ => None,
    });
    told.collect()
}

fn quick() -> Fixture {
    Fixture {
        adjust: |case| {
            case.judge.neighbours = 0;
            case.judge.runs = 1;
        },
        ..Fixture::new()
    }
}

const CLAIM: &str = "claim: exited with status 0, saying: ";

#[test]
fn a_refused_patch_goes_back_and_the_claim_stands_beside_the_verdict() {
    let fixture = quick();
    for walls in [AgentWalls::Sandboxed, AgentWalls::Unsandboxed] {
        let (repaired, events) = play(&fixture, "claims", walls, &[]);
        let repaired = repaired.unwrap();
        let told = told(&events);
        assert_eq!(repaired.status, RepairStatus::Repaired, "{told:#?}");
        let patch = String::from_utf8(repaired.winner.unwrap().patch).unwrap();
        assert!(patch.contains("check_cells(map, layer)"), "{patch}");
        assert_eq!(told[0], "external:fake 1 fake");
        assert!(
            told[1].starts_with(CLAIM) && told[1].contains("vulnerability is fixed"),
            "{told:#?}"
        );
        // An agent that confines itself can write only what its user owns.
        let outside = walls == AgentWalls::Unsandboxed;
        assert!(
            !outside || told[1].contains("The tree is mine."),
            "{told:#?}"
        );
        assert!(
            told[2].starts_with("verdict: REFUSED at the check `"),
            "{told:#?}"
        );
        assert!(told[6].starts_with("verdict: ACCEPTED"), "{told:#?}");
        let accepted = events.iter().position(|event| {
            matches!(
                event,
                Event::RoundEnded {
                    accepted: Some(_),
                    ..
                }
            )
        });
        // A run that was stopped behind the accepted patch does not ask the agent again.
        let (again, rest) = play(&fixture, "missing", walls, &events[..=accepted.unwrap()]);
        assert_eq!(again.unwrap().status, RepairStatus::Repaired);
        assert!(
            !rest
                .iter()
                .any(|event| matches!(event, Event::RoundStarted { .. }))
        );
    }
}

#[test]
fn what_is_no_repair_is_told_as_it_is() {
    let fixture = quick();
    let script = example("tilecat").join("tests/run.sh");
    let before = fs::read(&script).unwrap();
    let cases = [
        (
            "tests",
            "no patch: no source file of the program differs from the original. Only files differ that a patch may not change: tests/run.sh",
        ),
        (
            "idle",
            "no patch: no source file of the program differs from the original.",
        ),
        ("hangs", "no patch"),
    ];
    for (way, verdict) in cases {
        let (repaired, events) = play(&fixture, way, AgentWalls::Sandboxed, &[]);
        let repaired = repaired.unwrap();
        let told = told(&events);
        assert_eq!(repaired.status, RepairStatus::Failed, "{way}: {told:#?}");
        assert!(told[2].contains(verdict), "{way}: {told:#?}");
        let reason = repaired.reason.unwrap();
        assert!(reason.contains("changed no source file"), "{way}: {reason}");
        if way == "hangs" {
            assert!(told[1].starts_with("claim: out of time"), "{told:#?}");
            assert!(told[2].contains("there is no network"), "{told:#?}");
        }
    }
    let (missing, _) = play(&fixture, "missing", AgentWalls::Sandboxed, &[]);
    let words = missing.unwrap_err().to_string();
    assert!(
        words.contains("could not be started: no-such-agent"),
        "{words}"
    );
    assert!(words.contains("--unsandboxed-agent"), "{words}");
    assert_eq!(fs::read(&script).unwrap(), before);
}
