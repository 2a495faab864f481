//! Mutants of real PoCs on real programs: the bug, its fix, and a patch that fits only the PoC.

use std::collections::BTreeSet;
use std::fs;
use std::time::Duration;

use patchwright_subject::neighbours::{ChangedFile, NeighbourFindings};

use crate::fixture::{Fixture, with_example};

const COUNT: u32 = 60;
/// For the patched program, whose runs are short.
const CLEAN: Duration = Duration::from_millis(100);

fn judged(fixture: &Fixture<'_>, file: &str, change: impl Fn(&str) -> String) -> NeighbourFindings {
    let poc = &fixture.subject.case.pocs[0];
    let (neighbours, baseline) = fixture
        .subject
        .neighbour_baseline(
            poc,
            fixture.base,
            (fixture.bug, fixture.program),
            fixture.seconds,
        )
        .unwrap();
    let layer = fixture.patched(file, change);
    let known = (&neighbours, &baseline);
    fixture
        .subject
        .patched_neighbours(poc, &layer, known, fixture.bug, CLEAN)
        .unwrap()
}

fn end_of_rle(text: &str, new: &str) -> String {
    let old = "\t\tfilled += n;\n\t}\n\treturn MAP_OK;";
    assert_eq!(text.matches(old).count(), 1, "the example changed");
    text.replace(old, new)
}

#[test]
fn a_fix_is_told_from_a_patch_that_fits_only_the_poc() {
    let few = |case: &mut patchwright_domain::case::Case| {
        case.judge.runs = 1;
        case.judge.neighbours = COUNT;
        case.judge.neighbour_seconds = 120;
    };
    with_example("tilecat", few, |fixture| {
        let poc = &fixture.subject.case.pocs[0];
        let make = || {
            fixture
                .subject
                .neighbour_baseline(
                    poc,
                    fixture.base,
                    (fixture.bug, fixture.program),
                    fixture.seconds,
                )
                .unwrap()
        };
        let (neighbours, baseline) = make();
        // An eighth is reserved for mutants at the boundary of the bug, as many as are found.
        let count = neighbours.len();
        assert!((COUNT - COUNT / 8..=COUNT).contains(&count), "{count}");
        assert_eq!((baseline.ran, &baseline.cut), (count, &None));
        assert!(!baseline.hits.is_empty() && !baseline.benign.is_empty());
        assert_eq!(make().1, baseline, "kept beside the base");

        let fixed = judged(fixture, "src/load.c", |text| {
            end_of_rle(
                text,
                "\t\tfilled += n;\n\t}\n\treturn check_cells(map, layer);",
            )
        });
        assert_eq!(fixed.hit as usize, baseline.hits.len());
        assert_eq!(fixed.fixed, fixed.hit);
        assert!(fixed.still.is_empty() && fixed.exposed.is_empty() && fixed.unclear.is_empty());
        assert!(fixed.new_leaks.is_empty());

        // The PoC no longer crashes, but its neighbours still do.
        let length = fs::metadata(poc.input.as_ref().unwrap()).unwrap().len();
        let fitted = judged(fixture, "src/tilecat.c", |text| {
            text.replacen(
                "int main(int argc, char **argv)\n{",
                &format!(
                    "#include <sys/stat.h>\nint main(int argc, char **argv)\n{{ struct stat about; \
                     if (argc > 1 && stat(argv[argc - 1], &about) == 0 && about.st_size == {length}) return 1;"
                ),
                1,
            )
        });
        assert!(!fitted.still.is_empty());
        let still: BTreeSet<u32> = fitted.still.iter().map(|still| still.mutant).collect();
        assert!(still.is_subset(&baseline.hits));
        for mutant in still {
            match neighbours.changes(mutant, poc).and_then(|one| one.file) {
                Some(ChangedFile::Whole { content, .. }) => {
                    assert_ne!(content.len() as u64, length);
                }
                other => panic!("{other:?}"),
            }
        }
    });
}

#[test]
fn the_arguments_of_a_command_have_neighbours() {
    let few = |case: &mut patchwright_domain::case::Case| {
        case.judge.runs = 1;
        case.judge.neighbours = COUNT * 2;
        case.judge.neighbour_seconds = 120;
    };
    with_example("tapectl", few, |fixture| {
        let poc = &fixture.subject.case.pocs[0];
        let (neighbours, baseline) = fixture
            .subject
            .neighbour_baseline(
                poc,
                fixture.base,
                (fixture.bug, fixture.program),
                fixture.seconds,
            )
            .unwrap();
        assert!(!baseline.hits.is_empty() && !baseline.benign.is_empty());
        let hit = *baseline.hits.first().unwrap();
        let command = neighbours.changes(hit, poc).and_then(|one| one.command);
        assert!(command.unwrap().starts_with("./tapectl '"));
    });
}
