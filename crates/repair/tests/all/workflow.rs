//! The fixed workflow, with a scripted model.

use std::path::Path;

use patchwright_domain::case::Case;
use patchwright_domain::chat::{Message, Request, Said};
use patchwright_domain::event::Event;
use patchwright_domain::repair::RepairStatus;
use patchwright_repair::{Asking, Strategy};

use crate::model::{Script, gives_up, opening, says};
use crate::patchagent::{FIX, Ran, TIGHT, WRONG, Within, resume, whole};
use crate::support::Fixture;
use crate::vulnresolver::phases;

mod cutting;
mod limits;

const WHOLE: Asking = Asking {
    context: None,
    samples: 1,
};

/// The faulty decoder, written anew with spaces for tabs.
const FUNCTION: &str = "```c
static enum map_status read_rle(const struct map *map, struct layer *layer, struct bytes *in)
{
    size_t total = cell_count(map), filled = 0;

    while (filled < total) {
        uint8_t count, cell;
        size_t n;

        if (!bytes_u8(in, &count))
            return MAP_E_TRUNCATED;
        n = count < 128 ? count + 1u : count - 127u;
        if (n > total - filled)
            return MAP_E_OVERRUN;
        if (count < 128) {
            if (!bytes_u8(in, &cell))
                return MAP_E_TRUNCATED;
            memset(layer->cells + filled, cell, n);
        } else if (!bytes_copy(in, layer->cells + filled, n)) {
            return MAP_E_TRUNCATED;
        }
        filled += n;
    }
    return check_cells(map, layer);
}
```
";

/// A judge that is quick: most of these tests are about what is asked and read.
pub(crate) fn quick(case: &mut Case) {
    case.judge.neighbours = 0;
    case.judge.runs = 1;
    case.limits.jobs = 1;
}

fn fixture() -> Fixture {
    Fixture {
        adjust: quick,
        ..Fixture::new()
    }
}

fn run(fixture: &Fixture, model: &Script, asking: Asking) -> Ran {
    let strategy = Strategy::Workflow(asking);
    resume(fixture, strategy, &[model], Within::default(), &[])
}

fn misfits(events: &[Event]) -> Vec<&str> {
    let whys = events.iter().filter_map(|event| match event {
        Event::PatchMisfit { why, .. } => Some(why.as_str()),
        _ => None,
    });
    whys.collect()
}

/// Wrong at first; in the second round, which is told so, it writes the function anew.
fn learns(request: &Request, _: usize) -> Said {
    match opening(request).contains("# What failed before") {
        false => says(&format!("The cell is not checked.\n\n{WRONG}")),
        true => says(&format!(
            "Runs are not checked as raw cells are.\n\n{FUNCTION}"
        )),
    }
}

#[test]
fn one_prompt_a_patch_and_what_failed() {
    let model = Script::new("script/learns", learns);
    let fixture = Fixture::new();
    let ran = run(&fixture, &model, WHOLE);
    assert_eq!(
        ran.repair.status,
        RepairStatus::Repaired,
        "{:?}",
        ran.repair.reason
    );
    let winner = ran.repair.winner.unwrap();
    assert_eq!(winner.note.cause, "Runs are not checked as raw cells are.");
    assert_eq!(winner.note.operator, "a patch by script/learns");
    let patch = String::from_utf8_lossy(&winner.patch);
    let changed: Vec<&str> = patch
        .lines()
        .filter(|line| line.starts_with(['+', '-']))
        .collect();
    assert_eq!(
        changed,
        [
            "--- a/src/load.c",
            "+++ b/src/load.c",
            "-\treturn MAP_OK;",
            "+\treturn check_cells(map, layer);"
        ]
    );
    assert_eq!((ran.repair.tally.judged, ran.repair.tally.passed), (2, 1));
    let asked = model.asked();
    assert_eq!(asked.len(), 2);
    assert!(asked.iter().all(|request| request.tools.is_empty()));
    insta::assert_snapshot!("first-prompt", whole(&asked[0]));
    let second = opening(&asked[1]);
    assert!(second.contains("Refused at `poc`"), "{second}");
    let told = phases(&ran.events);
    assert_eq!(told.len(), 4, "{told:?}");
    assert_eq!(told[1], "answers: 1 answer: 1 patch");
}

/// Each sample another mistake, then twice the right thing in different words and once the wrong patch.
fn errs(request: &Request, _: usize) -> Said {
    if request.options.temperature == Some(0.2) {
        return says("I think that the decoder lacks a check, but I cannot write it.");
    }
    let nth = COUNT.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
    let renamed = FUNCTION.replace("read_rle", "read_rle_checked");
    let cut = FUNCTION.replace("\n```\n", "");
    let (cut, _) = cut.split_at(cut.len() / 2);
    let elided = FUNCTION.replace("        filled += n;\n", "        // ... as before\n");
    match nth {
        0 => says(&renamed),
        1 => says(cut),
        2 => says(&elided),
        3 => gives_up(),
        4 => says(FUNCTION),
        5 => says("Here it is:\n\n```c\nreturn check_cells(map, layer);\n```\nDone."),
        6 => says(&format!(
            "src/load.c\n{FUNCTION}\nand also\n\nsrc/map.h\n```c\nint nothing(void)\n{{\n\treturn 1;\n}}\n```\n"
        )),
        _ => says(WRONG),
    }
}

static COUNT: std::sync::atomic::AtomicUsize = std::sync::atomic::AtomicUsize::new(0);

#[test]
fn samples_that_cannot_be_read_are_told_and_equal_ones_judged_once() {
    let model = Script::new("script/errs", errs);
    let asking = Asking {
        context: Some(3000),
        samples: 9,
    };
    let ran = run(&fixture(), &model, asking);
    assert_eq!(
        ran.repair.status,
        RepairStatus::Repaired,
        "{:?}",
        ran.repair.reason
    );
    let whys = misfits(&ran.events);
    for (why, expected) in whys.iter().zip([
        "no edit found",
        "there is no function `read_rle_checked`",
        "the braces of this code do not match",
        "leaves code of `read_rle` out",
        "there is no function `nothing`",
    ]) {
        assert!(why.contains(expected), "{why}");
    }
    assert_eq!(whys.len(), 5);
    let told = phases(&ran.events);
    assert_eq!(
        told.last().unwrap(),
        "answers: 9 answers: 3 patches, 2 different ones; 6 answers without a patch that fits the source"
    );
    // Two are judged at once, so the other one may have passed before it was known to be needless.
    assert!((1..=2).contains(&ran.repair.tally.passed));
    assert!(ran.repair.tally.judged <= 2);
}

fn always_wrong(_: &Request, _: usize) -> Said {
    says(WRONG)
}

/// The same answer, whatever it is told: it is judged once, and the rounds end.
#[test]
fn the_same_answer_every_time_is_judged_once() {
    let model = Script::new("script/stubborn", always_wrong).several();
    let asking = Asking {
        context: Some(2000),
        samples: 3,
    };
    let ran = run(&fixture(), &model, asking);
    assert_eq!(ran.repair.status, RepairStatus::Failed);
    assert_eq!(ran.repair.tally.judged, 1);
    let told = phases(&ran.events);
    assert!(
        told[1].starts_with("answers: 3 answers: 3 patches"),
        "{told:#?}"
    );
    // The first answer by itself, for its temperature, and the others at once.
    let asked = model.asked();
    let others: Vec<u32> = asked.iter().map(|one| one.options.others).collect();
    assert_eq!(others, [0, 1, 0, 1]);
    insta::assert_snapshot!("small-prompt", whole(&asked[0]));
    insta::assert_snapshot!("small-prompt-of-the-second-round", whole(&asked[2]));
}

#[test]
fn a_prompt_keeps_to_its_tokens() {
    let fixture = fixture();
    for most in [500, 900, 3000] {
        let model = Script::new("script/silent", |_, _| gives_up());
        let asking = Asking {
            context: Some(most),
            samples: 1,
        };
        let ran = run(&fixture, &model, asking);
        assert_eq!(ran.repair.status, RepairStatus::Failed);
        let told = phases(&ran.events);
        let tokens = told[0].split(", ").last().unwrap();
        let tokens: usize = tokens.trim_end_matches(" tokens").parse().unwrap();
        assert!(tokens <= most && tokens > 400, "{}", told[0]);
        let asked = model.asked();
        let first = opening(&asked[0]);
        assert!(
            first.contains("return MAP_OK; // <<< replace this line\n"),
            "{first}"
        );
        // The whole function if there is room, else the lines around the marked one.
        let begins = first.contains("static enum map_status read_rle(const struct map *map, struct layer *layer, struct bytes *in)\n{");
        assert_eq!(begins, most > 500, "{first}");
    }
}

/// Asks for more than it gets, asks again instead of writing a patch, and in the second round asks for what is not there.
fn asks(request: &Request, turn: usize) -> Said {
    let second = opening(request).contains("# What failed before");
    match (second, turn) {
        (false, 0) => says("I have to see it first.\n\nSHOW: `read_rle()`, struct map, chek_cells"),
        (false, _) => says("SHOW: check_cells"),
        (true, 0) => says("SHOW: nothing_like_it_anywhere"),
        (true, _) => says(&format!("Runs are not checked.\n\n{FUNCTION}")),
    }
}

#[test]
fn definitions_are_shown_once_a_round() {
    let model = Script::new("script/asks", asks);
    let ran = run(&fixture(), &model, WHOLE);
    let asked = model.asked();
    assert_eq!(
        ran.repair.status,
        RepairStatus::Repaired,
        "{:?}",
        ran.repair.reason
    );
    assert_eq!(asked.len(), 4);
    let replies: Vec<&str> = asked
        .iter()
        .filter_map(|request| last_said(request))
        .collect();
    assert!(
        replies[1].contains("static enum map_status read_rle("),
        "{}",
        replies[1]
    );
    assert!(replies[1].contains("struct map {"), "{}", replies[1]);
    assert!(
        replies[1].contains("chek_cells: not defined in the source; there is check_cells"),
        "{}",
        replies[1]
    );
    assert!(
        replies[3].contains("nothing_like_it_anywhere: not defined"),
        "{}",
        replies[3]
    );
    for reply in [replies[1], replies[3]] {
        assert!(reply.ends_with("Write the patch now.\n"), "{reply}");
    }
    let told = phases(&ran.events);
    assert_eq!(
        [&told[1..3], &told[4..]].concat(),
        [
            "shown: read_rle, map, chek_cells; 1 not found",
            "answers: 1 answer: 0 patches; 1 answer without a patch that fits the source",
            "shown: nothing_like_it_anywhere; 1 not found",
            "answers: 1 answer: 1 patch",
        ]
    );
}

fn last_said(request: &Request) -> Option<&str> {
    match request.messages.last()? {
        Message::User { text } => Some(text),
        Message::Assistant(_) | Message::Tools { .. } => None,
    }
}

#[test]
fn the_introducing_change_and_what_it_touches_are_told() {
    let fixture = Fixture {
        adjust: |case| {
            quick(case);
            let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
            case.report.introduced_by = Some(data.join("tilecat-introduced.diff"));
        },
        ..Fixture::new()
    };
    let model = Script::new("script/silent", |_, _| gives_up());
    let ran = run(&fixture, &model, WHOLE);
    let told = phases(&ran.events);
    let change = "1 function of the introducing change";
    assert!(told[0].contains(change), "{}", told[0]);
    let asked = model.asked();
    let first = opening(&asked[0]);
    let section = "# The change that brought the bug in\n";
    let (_, behind) = first.split_once(section).unwrap();
    assert!(
        behind.contains("+static enum map_status read_rle"),
        "{behind}"
    );
}

/// The patch is accepted without tests; the model is shown what it changed.
fn narrows(request: &Request, _: usize) -> Said {
    match opening(request).contains("# A patch that was accepted") {
        false => says(&format!("The cell is not checked.\n\n{TIGHT}")),
        true => says(&format!("Runs are not checked.\n\n{FIX}")),
    }
}

fn insists(request: &Request, _: usize) -> Said {
    match opening(request).contains("# A patch that was accepted") {
        false => says(&format!("The cell is not checked.\n\n{TIGHT}")),
        true => says("The last tile was never meant to be drawn."),
    }
}

#[test]
fn a_doubtful_patch_is_asked_about_once() {
    let fixture = Fixture {
        adjust: |case| case.test = None,
        ..Fixture::new()
    };
    let model = Script::new("script/narrows", narrows);
    let ran = run(&fixture, &model, WHOLE);
    let winner = ran.repair.winner.unwrap();
    assert_eq!(winner.note.cause, "Runs are not checked.");
    assert_eq!((ran.repair.tally.judged, ran.repair.tally.passed), (2, 2));
    let asked = model.asked();
    assert_eq!(asked.len(), 2);
    assert!(opening(&asked[1]).starts_with(opening(&asked[0])));
    let told = phases(&ran.events);
    assert!(told.last().unwrap().contains("is better than"), "{told:?}");

    let model = Script::new("script/insists", insists);
    let ran = run(&fixture, &model, WHOLE);
    let tally = &ran.repair.tally;
    assert_eq!((tally.judged, tally.passed, tally.misfits), (1, 1, 0));
    assert_eq!(model.asked().len(), 2);
    let told = phases(&ran.events);
    assert!(told.last().unwrap().ends_with(" stands"), "{told:?}");
}
