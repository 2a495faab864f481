use patchwright_domain::candidate::RelPath;

use super::*;

fn decision(text: &str) -> Decision {
    let sides = text.split_once(" > ");
    Decision {
        file: RelPath::new("src/load.c").unwrap(),
        line: 7,
        start: 0,
        end: 1,
        text: text.to_owned(),
        compared: sides.map(|(left, right)| (left.to_owned(), right.to_owned())),
    }
}

/// `[held, failed, nearly failed, nearly held]`; all that is near is next to it.
fn decided([held, failed, nearly_failed, nearly_held]: [u64; 4]) -> Decided {
    Decided {
        held,
        failed,
        nearly_failed,
        nearly_held,
        just_held: nearly_failed,
        just_failed: nearly_held,
    }
}

fn is_met(decision: &Decision, fine: [u64; 4], hits: [u64; 4]) -> bool {
    let told = Told {
        fine: decided(fine),
        hits: decided(hits),
    };
    not_met(decision, &told).is_none()
}

#[test]
fn a_limit_is_met_where_runs_come_near_it() {
    let limit = decision("rows > 64");
    let is_met = |fine, hits| is_met(&limit, fine, hits);
    assert!(!is_met([0, 0, 0, 0], [0, 0, 0, 0]));
    assert!(!is_met([0, 90, 0, 0], [40, 3, 0, 0]));
    assert!(is_met([0, 90, 0, 2], [40, 3, 0, 0]));
    // Inputs that are fine are on both sides, and are answered as before.
    assert!(is_met([5, 90, 0, 0], [40, 3, 0, 0]));
    assert!(is_met([0, 90, 0, 0], [40, 3, 2, 0]));
    // Whatever recurses without end comes past every depth.
    assert!(!is_met([0, 90, 0, 0], [40, 600, 40, 40]));
    assert!(is_met([90, 0, 0, 0], [3, 40, 0, 2]));
    // Always one too far.
    assert!(is_met([0, 90, 0, 0], [40, 0, 40, 0]));
}

#[test]
fn any_other_check_needs_both_sides() {
    let check = decision("kind == KIND_TEXT");
    let is_met = |fine, hits| is_met(&check, fine, hits);
    assert!(!is_met([0, 90, 0, 0], [0, 3, 0, 0]));
    assert!(!is_met([90, 0, 0, 0], [3, 0, 0, 0]));
    assert!(is_met([90, 0, 0, 0], [0, 3, 0, 0]));
}
