//! The safety-property agent on a real program.

use patchwright_domain::property::{Holding, Property};
use patchwright_repair::AfterSuccess;

use super::*;

pub(super) fn asserts(set: &str, properties: &[(&str, &str, u32, &str)]) -> Said {
    let property = |(name, file, line, condition): &(&str, &str, u32, &str)| json!({"name": name, "file": file, "line": line, "condition": condition});
    let properties: Vec<Value> = properties.iter().map(property).collect();
    calls(
        "assert_properties",
        json!({"set": set, "properties": properties}),
    )
}

pub(super) fn reports(name: &str, keep: bool) -> Said {
    let told =
        json!({"name": name, "purpose": "tiles exist", "meaning": "they do not", "keep": keep});
    calls(
        "report_properties",
        json!({"properties": [told], "insights": ["Cells name tiles that do not exist."]}),
    )
}

pub(super) const IN_RANGE: &str = "CELL_ID(cell) <= map->tile_count";

/// Makes every mistake before it is right.
fn states(request: &Request, turn: usize) -> Said {
    if part(request) != "report_properties" {
        return works(request, turn);
    }
    match turn {
        0 => asserts(
            "lost",
            &[
                ("a", "src/nowhere.c", 1, "1"),
                ("b", "src/load.c", 9000, "1"),
                ("acts", "src/render.c", 17, "cell = 1"),
            ],
        ),
        1 => asserts(
            "crash",
            &[
                ("in_range", "src/render.c", 17, IN_RANGE),
                ("broken", "src/render.c", 17, "zebra < 3"),
            ],
        ),
        2 => calls("run_poc", json!({"name": "first"})),
        3 => asserts("more", &[("never", "src/load.c", 61, "0")]),
        4 => calls("roll_back", json!({"what": "some"})),
        5 => calls("run_poc", json!({"name": "first"})),
        6 => calls(
            "analyse_output",
            json!({"run": "first", "script": "lines READ | count"}),
        ),
        7 => calls(
            "analyse_output",
            json!({"run": "second", "script": "count"}),
        ),
        8 => calls(
            "analyse_output",
            json!({"run": "first", "script": "import os"}),
        ),
        9 => reports("zebra", true),
        10 => calls("roll_back", json!({"what": "last"})),
        11 => calls("run_poc", json!({"name": "last"})),
        _ => reports("in_range", true),
    }
}

fn run(fixture: &Fixture, model: &Script, before: &[Event]) -> Ran {
    let within = Within {
        after_success: AfterSuccess::Stop,
        ..Within::default()
    };
    resume(fixture, Strategy::VulnResolver, &[model], within, before)
}

#[test]
fn properties_are_stated_checked_and_handed_to_the_judge() {
    let fixture = Fixture::new();
    let model = Script::new("script/states", states);
    let ran = run(&fixture, &model, &[]);
    assert_eq!(
        ran.repair.status,
        RepairStatus::Repaired,
        "{:?}",
        ran.repair.reason
    );
    let told = phases(&ran.events);
    let said: Vec<String> = model.asked().iter().map(last_results).collect();
    assert_eq!(
        told[1], "property: 1 property: 1 violated, 0 hold, 0 not reached; 1 handed to the judge",
        "{said:#?}"
    );
    let asked = model.asked();
    let mine: Vec<&Request> = asked
        .iter()
        .filter(|request| part(request) == "report_properties")
        .collect();
    insta::assert_snapshot!("report-properties", whole(mine[0]));
    let heard: Vec<String> = mine.iter().map(|request| last_results(request)).collect();
    let expected = [
        (
            1,
            "a: there is no source file `src/nowhere.c`; b: `src/load.c` has lines 1 to ",
        ),
        (1, "; acts: its condition is refused: "),
        (2, "2 properties added, not built yet. Sets now: `crash`."),
        (3, "first: the program reads 1 byte"),
        (
            3,
            "- in_range: `CELL_ID(cell) <= map->tile_count` at src/render.c:17: violated 1 of ",
        ),
        (
            3,
            "- broken: `zebra < 3` at src/render.c:17: not usable: it does not compile",
        ),
        (5, "`what` is `last` or `all`"),
        (6, "- never: `0` at src/load.c:61: not reached"),
        (8, "there is no run `second`; there are: first, first-2"),
        (9, "there is no step `import`"),
        (10, "zebra: the last run did not check it"),
        (11, "Taken back. Sets now: `crash`."),
    ];
    for (turn, words) in expected {
        assert!(
            heard[turn].contains(words),
            "{words} is not in\n{}",
            heard[turn]
        );
    }
    let generation = asked
        .iter()
        .find(|request| part(request) == "propose_patch")
        .unwrap();
    let opening = opening(generation);
    assert!(
        opening.contains("# What an agent had runs check"),
        "{opening}"
    );
    assert!(opening.contains("Meaning: they do not"), "{opening}");
    let kept = "- in_range: `CELL_ID(cell) <= map->tile_count` at src/render.c:17\n</data>";
    assert!(opening.contains(kept), "{opening}");
    let winner = ran.repair.winner.unwrap();
    let properties = &winner.judged.verdict().properties;
    let by: Vec<&str> = properties
        .iter()
        .map(|one| one.stated_by.as_str())
        .collect();
    assert_eq!(by, ["vulnresolver", Property::DERIVED_BY]);
    for property in properties {
        assert_eq!(property.base, Holding::Violated);
        assert_ne!(property.candidate, Holding::Violated);
    }

    // A run that is interrupted after the agent gets the same answers again and pays for nothing
    // twice.
    let at = ran
        .events
        .iter()
        .position(|event| matches!(event, Event::PhaseEnded { phase, .. } if phase == "property"));
    let before = &ran.events[..=at.unwrap()];
    let again = Script::new("script/states", states);
    let rest = run(&fixture, &again, before);
    let resumed = rest.repair.winner.unwrap();
    assert_eq!(resumed.patch, winner.patch);
    assert_eq!(resumed.judged.verdict().properties, *properties);
    assert_eq!(again.asked().len(), asked.len() - 2 - mine.len());
}
