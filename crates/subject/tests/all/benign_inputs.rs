//! Valid inputs that the tests of a real program give to it, and what is made from them.

use std::fs;
use std::time::Duration;

use patchwright_domain::case::Case;

use crate::fixture::with_example;

const CLEAN: Duration = Duration::from_millis(100);

#[test]
fn what_tests_feed_to_the_program_is_reshaped_and_shows_what_a_patch_spoils() {
    let folder = tempfile::tempdir().unwrap();
    // Nothing in the project has the extension of this PoC; only the tests show what else the program reads.
    let renamed = |case: &mut Case| {
        case.judge.runs = 1;
        case.judge.neighbours = 24;
        let poc = &mut case.pocs[0];
        let copy = folder.path().join("crash.unheard-of");
        fs::copy(poc.input.as_ref().unwrap(), &copy).unwrap();
        poc.input = Some(copy);
    };
    with_example("srtshift", renamed, |fixture| {
        let (subject, poc) = (fixture.subject, &fixture.subject.case.pocs[0]);
        let crash = (fixture.bug, fixture.program);
        let (neighbours, before) = subject
            .neighbour_baseline(poc, fixture.base, crash, fixture.seconds)
            .unwrap();
        let whole = (0..neighbours.len()).filter(|index| neighbours.is_whole_input(*index));
        let names: Vec<String> = whole.map(|index| neighbours.input_name(index)).collect();
        assert!(
            names.contains(&"tests/data/film.srt".to_owned()),
            "{names:?}"
        );
        assert!(
            names.iter().all(|name| !name.ends_with(".out")),
            "{names:?}"
        );

        let known = (&neighbours, &before);
        let make = || {
            subject
                .benign_baseline(poc, fixture.base, known, fixture.bug, fixture.seconds)
                .unwrap()
        };
        let benign = make();
        assert!(!benign.benign.is_empty());
        let are_behind = |index: &u32| neighbours.is_benign_input(*index);
        assert!(benign.benign.keys().all(are_behind));
        assert_eq!(make(), benign, "kept beside the base");

        let compared = |change: &dyn Fn(&str) -> String| {
            let layer = fixture.patched("src/write.c", change);
            subject
                .patched_benign_inputs(poc, &layer, (&neighbours, &benign), fixture.bug, CLEAN)
                .unwrap()
        };
        let same = compared(&|text| format!("{text}\n/* nothing else */\n"));
        assert_eq!(same.kept.len(), benign.benign.len());
        assert!(same.changed.is_empty() && same.exposed.is_empty());
        let spoiled = compared(&|text| text.replace("i + 1);", "i + 2);"));
        assert!(!spoiled.changed.is_empty());
        let is_named =
            |name: &String| name.contains(".srt, changed (") || name.contains(".srt, run as ");
        let names = &spoiled.changed_inputs;
        assert!(names.iter().all(is_named), "{names:?}");
    });
}

/// These tests write every input to their own folder in `/tmp` and remove it.
#[test]
fn what_tests_write_elsewhere_and_feed_is_an_input_too() {
    let few = |case: &mut Case| {
        case.judge.runs = 1;
        case.judge.neighbours = 24;
    };
    with_example("svcorder", few, |fixture| {
        let poc = &fixture.subject.case.pocs[0];
        let crash = (fixture.bug, fixture.program);
        let (neighbours, before) = fixture
            .subject
            .neighbour_baseline(poc, fixture.base, crash, fixture.seconds)
            .unwrap();
        let whole = (0..neighbours.len()).filter(|index| neighbours.is_whole_input(*index));
        let whole: Vec<u32> = whole.collect();
        let is_fed = |index: &u32| {
            let name = neighbours.input_name(*index);
            name.starts_with("fed-") && name.ends_with("/units")
        };
        assert!(whole.iter().any(is_fed), "{whole:?}");
        let accepted = |index: &u32| before.benign.get(index).is_some_and(|did| did.status == 0);
        assert!(whole.iter().any(accepted));
    });
}
