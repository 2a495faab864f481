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

#[test]
fn one_question_is_met_by_one_of_those_it_is_asked_of() {
    let open = |checks: &[(&str, [u64; 4])]| -> Vec<String> {
        let told = checks.iter().map(|(_, fine)| {
            Some(Told {
                fine: decided(*fine),
                hits: Decided::default(),
            })
        });
        let decisions = Decisions {
            all: checks.iter().map(|(text, _)| decision(text)).collect(),
            watched: None,
            unwatched: 0,
            told: told.collect(),
        };
        decisions.not_met().collect()
    };
    let (met, one_side, unseen) = ([5, 90, 0, 0], [90, 0, 0, 0], [0; 4]);
    assert!(open(&[("isfinite(lx)", met), ("isfinite(rx)", one_side)]).is_empty());
    assert_eq!(
        open(&[("isfinite(lx)", one_side), ("isfinite(rx)", one_side)]).len(),
        2
    );
    assert_eq!(
        open(&[("isfinite(lx)", met), ("isnan(rx)", one_side)]).len(),
        1
    );
    assert_eq!(
        open(&[("isfinite(lx)", met), ("isfinite(rx)", unseen)]).len(),
        1
    );
    assert_eq!(
        open(&[("len == 0", met), ("count == 0", one_side)]).len(),
        1
    );
}
