use super::*;

fn cell(case: &str, models: &[&str], without: &[&str], seed: u32) -> Cell {
    let owned = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
    Cell {
        case: case.to_owned(),
        arm: Arm {
            strategy: "patchagent".to_owned(),
            models: owned(models),
            without: owned(without),
            label: None,
            limits: BTreeMap::from([("rounds".to_owned(), "2".to_owned())]),
        },
        seed,
    }
}

#[test]
fn a_cell_is_known_by_all_that_makes_it() {
    let one = cell("cases/Tile Cat", &["openai/x"], &["counterexamples"], 1);
    let known = PlannedCell::new(one.clone(), "abc");
    assert!(
        known
            .id
            .starts_with("tile-cat-patchagent-openai-x-without-counterexamp-1-"),
        "{}",
        known.id
    );
    let mut other_limit = one.clone();
    other_limit
        .arm
        .limits
        .insert("rounds".to_owned(), "3".to_owned());
    let others = [
        PlannedCell::new(one.clone(), "abd"),
        PlannedCell::new(cell("cases/Tile Cat", &["openai/x"], &[], 1), "abc"),
        PlannedCell::new(
            cell("cases/Tile Cat", &["openai/x"], &["counterexamples"], 2),
            "abc",
        ),
        PlannedCell::new(
            cell("more/Tile Cat", &["openai/x"], &["counterexamples"], 1),
            "abc",
        ),
        PlannedCell::new(other_limit, "abc"),
    ];
    for other in others {
        assert_ne!(other.id, known.id);
    }
    assert_eq!(PlannedCell::new(one, "abc"), known);
}

#[test]
fn its_arguments_are_those_of_repair() {
    let one = cell("a", &["small", "large"], &["debugger"], 1);
    assert_eq!(
        one.words(),
        [
            "--strategy",
            "patchagent",
            "--model=small",
            "--model=large",
            "--without=debugger",
            "--rounds=2"
        ]
    );
    assert_eq!(
        one.describe(),
        "a · patchagent+small+large without debugger"
    );
    assert_eq!(one.arm.whole().name(), "patchagent+small+large");
}
