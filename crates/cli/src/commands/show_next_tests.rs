use patchwright_domain::event::Event;

use super::*;

fn told(command: &str, status: &str) -> String {
    let started = Event::RunStarted {
        command: command.to_owned(),
        case: String::new(),
        version: String::new(),
        identity: None,
        task: None,
    };
    let view = RunView::fold([(0.0, &started)]);
    steps("RUN", status, &view, Tests::NotGiven).join("\n")
}

#[test]
fn every_end_of_a_run_says_what_to_do_next() {
    for (command, status, expected) in [
        (
            "repair",
            "repaired",
            "`git am patchwright-out/patch.diff`; prove it again anywhere: `patchwright check ",
        ),
        ("repair", "failed", "--model openai/NAME"),
        ("repair", "budget", "--resume RUN"),
        ("repair", "interrupted", "--resume RUN"),
        ("repair", "killed", "--resume RUN"),
        ("repair", "error", "--resume RUN"),
        ("repair", "not-reproduced", "`patchwright reproduce`"),
        ("reproduce", "reproduced", "`patchwright repair`"),
        ("reproduce", "not-reproduced", "fixed already"),
        ("init", "flaky", "crashes every time"),
    ] {
        let said = told(command, status);
        assert!(said.contains(expected), "{command} {status}: {said}");
        assert!(!said.contains("patchwright show"), "{said}");
    }
    for (command, status) in [("repair", "running"), ("repair", "planned"), ("tool", "x")] {
        assert_eq!(told(command, status), "", "{command} {status}");
    }
}
