use patchwright_code::term;
use patchwright_domain::constraint::Rule;
use patchwright_domain::report::Location;

use super::*;

fn constraint(condition: &str) -> Constraint {
    Constraint {
        rule: Rule::InBounds,
        site: Location {
            function: Some("fill".to_owned()),
            file: Some("a.c".to_owned()),
            line: Some(40),
            column: None,
        },
        condition: Some(term::holds(condition)),
        english: "The index must be below the length.".to_owned(),
        grounds: Vec::new(),
    }
}

fn seen(holds: Agreement) -> AtCrash {
    AtCrash {
        holds,
        actual: "i = 9, n = 8".to_owned(),
    }
}

#[test]
fn what_holds_at_the_crash_is_left_out_and_what_does_not_comes_first() {
    let all = ["i < room", "i < other", "i < n"].map(constraint);
    let answers = [Agreement::Unclear, Agreement::Yes, Agreement::No].map(seen);
    let (kept, dropped) = sort(&all, &answers);
    let told: Vec<String> = kept.iter().map(ToString::to_string).collect();
    assert_eq!(told, ["i < n", "i < room"]);
    assert_eq!(dropped, 1);
    let grounds: Vec<&str> = kept
        .iter()
        .flat_map(|one| &one.grounds)
        .map(|ground| ground.why.as_str())
        .collect();
    assert_eq!(grounds, ["does not hold at the crash: i = 9, n = 8"]);
}
