//! The code agent with a scripted model: it stumbles over the policy gate, a command that hangs and its own claims, and gets
//! it right; then the same run is cut and resumed.

use patchwright_domain::chat::{Request, Said, ToolCall};
use patchwright_domain::event::Event;
use patchwright_domain::repair::RepairStatus;
use patchwright_repair::{Budget, Strategy};
use serde_json::{Value, json};

use crate::cutting::{cut_everywhere, matters};
use crate::model::{Script, gives_up, last_results, opening, says};
use crate::patchagent::{Within, resume};
use crate::support::Fixture;

const LOOP: &str = "\t\tfilled += n;\n\t}\n";

fn several(calls: &[(&str, Value)]) -> Said {
    let call = |(at, (name, arguments)): (usize, &(&str, Value))| ToolCall {
        id: format!("call-{at}-{name}"),
        name: (*name).to_owned(),
        arguments: arguments.clone(),
    };
    Said {
        calls: calls.iter().enumerate().map(call).collect(),
        ..Said::default()
    }
}

fn edit(file: &str, old: &str, new: &str) -> (&'static str, Value) {
    ("edit_file", json!({"file": file, "old": old, "new": new}))
}

fn shell(command: &str) -> (&'static str, Value) {
    ("shell", json!({"command": command}))
}

fn fix() -> (&'static str, Value) {
    edit(
        "src/load.c",
        &format!("{LOOP}\treturn MAP_OK;\n"),
        &format!("{LOOP}\treturn check_cells(map, layer);\n"),
    )
}

fn stumbles(_: &Request, turn: usize) -> Said {
    match turn {
        0 => several(&[
            ("read_file", json!({"file": "../../etc/passwd"})),
            (
                "write_file",
                json!({"file": "tests/run.sh", "content": "exit 0\n"}),
            ),
            edit("poc/crash.tmap", "x", "y"),
            (
                "shell",
                json!({"command": "sleep 600 & sleep 600", "seconds": 1}),
            ),
            ("grep", json!({"pattern": "^static enum .*read_rle"})),
            (
                "grep",
                json!({"pattern": "^void map_free", "path": "src/load.c"}),
            ),
            ("glob", json!({"pattern": "src/*.h"})),
            (
                "shell",
                json!({"command": "seq 100000 > numbers; seq 300 > few"}),
            ),
            ("grep", json!({"pattern": "[0-9]", "path": "few"})),
            ("grep", json!({"pattern": "0", "path": "numbers"})),
            ("shell", json!({"command": "ln -s /etc etc"})),
            ("grep", json!({"pattern": "root", "path": "etc"})),
        ]),
        1 => says("I have fixed the bug. All tests pass."),
        2 => several(&[edit(
            "src/render.c",
            "if (CELL_ID(cells[x]) == 0)",
            "if (CELL_ID(cells[x]) == 0 || CELL_ID(cells[x]) >= map->tile_count)",
        )]),
        3 => says("Done: the index is checked now."),
        4 => several(&[
            edit(
                "src/render.c",
                " || CELL_ID(cells[x]) >= map->tile_count",
                "",
            ),
            fix(),
            (
                "todo",
                json!({"tasks": [{"task": "fix read_rle", "state": "done"}, {"task": "submit", "state": "open"}]}),
            ),
            shell(
                "echo '# gone' >> tests/run.sh; ln -s /etc src/out; make >/dev/null && ./tilecat /patchwright/poc/1/crash.tmap; echo ended $?",
            ),
            ("read_file", json!({"file": "src/out/passwd"})),
        ]),
        5 => several(&[(
            "submit",
            json!({"why": "read_rle lacks the check that read_raw has."}),
        )]),
        _ => gives_up(),
    }
}

fn heard(model: &Script) -> Vec<String> {
    model.asked().iter().map(last_results).collect()
}

#[test]
fn claims_are_answered_by_verdicts() {
    let model = Script::new("script/coder", stumbles);
    let fixture = Fixture::new();
    let ran = resume(
        &fixture,
        Strategy::CodeAgent,
        &[&model],
        Within::default(),
        &[],
    );
    let heard = heard(&model);
    assert_eq!(
        ran.repair.status,
        RepairStatus::Repaired,
        "{:?}\n{}",
        ran.repair.reason,
        heard.join("\n---\n")
    );
    let expected = [
        (1, "it leads upwards by `..`"),
        (1, "tests/run.sh may not be changed"),
        (1, "poc/crash.tmap may not be changed"),
        (1, "out of time after 1 s, with all that it started."),
        (1, "src/load.c:72: static enum map_status read_rle"),
        (1, ": void map_free(struct map *map)"),
        (1, "src/bytes.h\nsrc/map.h\n"),
        (1, "180 more lines match: search in one folder or file"),
        (
            1,
            "more lines match than could be read: search in one folder or file",
        ),
        (1, "etc is a link"),
        (2, "Nothing to judge: no source file of the program differs"),
        (3, "src/render.c was edited."),
        (4, "REFUSED at the check `test`"),
        (5, "[x] fix read_rle\n[ ] submit\n"),
        (5, "ended 1"),
        (5, "there is no regular file src/out/passwd"),
    ];
    for (turn, words) in expected {
        assert!(
            heard[turn].contains(words),
            "{words} is not in\n{}",
            heard[turn]
        );
    }
    let asked = model.asked();
    let first = opening(&asked[0]);
    for words in [
        "- Build: `make -j2`",
        "- Crash `main`: `./tilecat /patchwright/poc/1/crash.tmap`",
    ] {
        assert!(first.contains(words), "{words} is not in\n{first}");
    }
    insta::assert_snapshot!("first-message", first);
    insta::assert_snapshot!("system", asked[0].system);
    let winner = ran.repair.winner.unwrap();
    assert_eq!(
        winner.note.cause,
        "read_rle lacks the check that read_raw has."
    );
    let patch = String::from_utf8_lossy(&winner.patch).into_owned();
    assert!(patch.contains("check_cells"), "{patch}");
    assert!(
        !patch.contains("run.sh") && !patch.contains("render.c"),
        "{patch}"
    );
    assert_eq!((ran.repair.tally.judged, ran.repair.tally.passed), (2, 1));
}

/// What the command prints differs with every run, and the file that it writes is part of the patch.
fn prints_the_time(_: &Request, turn: usize) -> Said {
    match turn {
        0 => several(&[
            shell("date +%N; sed -i 's/filled += n;/filled += n; \\/\\/ x/' src/load.c"),
            shell("head -c 8 /dev/urandom | od -x"),
        ]),
        1 => several(&[edit(
            "src/load.c",
            "\treturn MAP_OK;\n}\n\nstatic enum map_status read_layer",
            "\treturn check_cells(map, layer);\n}\n\nstatic enum map_status read_layer",
        )]),
        2 => several(&[("submit", json!({}))]),
        _ => gives_up(),
    }
}

/// What was decided. A command whose answer was not asked about yet prints something else when it is run again, so the keys of
/// the requests behind it differ.
fn told(events: &[Event]) -> Vec<String> {
    let without_key = |line: String| match line.starts_with("answered ") {
        true => "answered".to_owned(),
        false => line,
    };
    matters(events).into_iter().map(without_key).collect()
}

#[test]
fn a_run_cut_after_a_command_ends_as_an_unbroken_one() {
    let fixture = Fixture {
        adjust: |case| {
            case.judge.neighbours = 0;
            case.judge.runs = 1;
        },
        ..Fixture::new()
    };
    let go_on = |before: &[Event]| {
        let model = Script::new("script/clock", prints_the_time);
        let within = Within {
            budget: Budget::default(),
            ..Within::default()
        };
        let rest = resume(&fixture, Strategy::CodeAgent, &[&model], within, before);
        (rest, model.asked().len())
    };
    let cut = |event: &Event| matches!(event, Event::ToolCalled { .. } | Event::Judged { .. });
    let (_, calls) = cut_everywhere(go_on, cut, told);
    assert_eq!(calls, 3);
}
