//! Programs whose variables the optimiser keeps nowhere: looks are made in the analysis build.

use patchwright_subject::AnalysisUse;

use super::*;

/// Looks once, and leaves it at that.
fn looks_once(request: &Request, turn: usize) -> Said {
    match (is_debugging(request), turn) {
        (true, 0) => to_line("src/render.c", 17, "CELL_ID(cell) <= map->tile_count"),
        (true, _) | (false, _) => gives_up(),
    }
}

#[test]
fn the_analysis_build_has_values_that_the_judged_one_lacks() {
    let mut fixture = Fixture {
        adjust: |case| {
            case.judge.neighbours = 0;
            case.judge.runs = 1;
            case.test = None;
            let flags = "-g -O2 -fsanitize=address,undefined -fno-sanitize-recover=undefined";
            case.env.insert("CFLAGS".to_owned(), flags.to_owned());
        },
        ..Fixture::new()
    };
    let within = Within {
        rounds: 1,
        ..Within::default()
    };
    let mut look = |analysis| {
        fixture.analysis = analysis;
        let model = Script::new("script/looks-once", looks_once);
        let ran = run(&fixture, &[&model], &within);
        let [seen]: [Observation; 1] = observations(&ran.events).try_into().unwrap();
        (seen.agrees, seen.actual)
    };
    let (agrees, actual) = look(AnalysisUse::Off);
    assert_eq!(agrees, Agreement::Unclear, "{actual}");
    assert!(
        actual.contains("CELL_ID(cell) is not kept by the optimiser here"),
        "{actual}"
    );

    let (agrees, actual) = look(AnalysisUse::Allowed);
    assert_eq!(agrees, Agreement::No, "{actual}");
    assert_eq!(actual, "CELL_ID(cell) = 3, map->tile_count = 2");
}
