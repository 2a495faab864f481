use patchwright_domain::observation::{FixPlace, StatedBy};
use patchwright_domain::report::Location;

use super::*;

fn at(line: u32) -> Location {
    Location {
        function: Some("fill".to_owned()),
        file: Some("src/a.c".to_owned()),
        line: Some(line),
        column: None,
    }
}

#[test]
fn looks_are_listed_with_what_was_expected() {
    let look = |line: u32, actual: &str, agrees: Agreement| Observation {
        place: at(line),
        hit: (agrees == Agreement::Yes).then_some(3),
        when: None,
        expression: "n".to_owned(),
        expected: "n <= 4".to_owned(),
        actual: actual.to_owned(),
        agrees,
    };
    let seen = [
        look(12, "n = 3", Agreement::Yes),
        look(40, "n = \u{1b}[31m7", Agreement::No),
        look(60, "the program does not stop there", Agreement::Unclear),
    ];
    let diagnosis = Diagnosis {
        cause: "n is not checked.".to_owned(),
        first_bad: at(40),
        chain: vec![1, 2],
        fixes: vec![FixPlace {
            at: at(38),
            change: "check n".to_owned(),
        }],
        stated_by: StatedBy::Agent,
    };
    let page = Page::with_columns(160);
    let text = observation_lines(&seen, &[diagnosis], &page).join("\n");
    insta::assert_snapshot!(text, @r"
      observed       3 looks: 1 as expected, 1 not, 1 undecided
         1 holds     src/a.c:12 in fill, time 3 · expected n <= 4 · actual n = 3
         2 broken    src/a.c:40 in fill · expected n <= 4 · actual n = \u{1b}[31m7
         3 unclear   src/a.c:60 in fill · expected n <= 4 · actual the program does not stop there
      diagnosis      the bad state first appears at src/a.c:40 in fill (2 observations) · fix at src/a.c:38 in fill · n is not checked.
    ");
    assert!(observation_lines(&[], &[], &page).is_empty());
}
