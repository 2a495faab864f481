use patchwright_domain::candidate::RelPath;

use super::super::looks::InputOutcome::{self, Accepted, AnsweredOtherwise};
use super::*;

fn line(number: u32) -> Passed {
    let file = RelPath::new(b"a.c".to_vec()).unwrap();
    Passed::from([(0, file, number)])
}

/// All of them ran line 7, which is gone.
fn missed(inputs: &[(InputOrigin, InputOutcome)]) -> Option<u32> {
    let look = |(mutant, (origin, outcome)): (u32, &(InputOrigin, InputOutcome))| InputLook {
        poc: 0,
        mutant,
        origin: *origin,
        outcome: *outcome,
        passed: Some(line(7)),
    };
    let looks = Looks {
        inputs: (0..).zip(inputs).map(look).collect(),
        ..Looks::default()
    };
    assert!(missing(&looks, &line(8)).is_none());
    missing(&looks, &line(7)).map(|input| input.mutant)
}

#[test]
fn one_input_of_the_project_or_most_mutants_show_that_code_was_needed() {
    use InputOrigin::{Mutant, Reshaped, Whole};
    let kept = (Mutant, Accepted);
    let changed = (Mutant, AnsweredOtherwise);
    for (inputs, expected) in [
        (&[kept, kept, (Whole, AnsweredOtherwise)][..], Some(2)),
        (&[kept, (Reshaped, AnsweredOtherwise)], Some(1)),
        (&[kept, changed, changed], Some(1)),
        (&[kept, kept, changed], None),
        (&[kept, changed], None),
        (&[changed], Some(0)),
        (&[kept], None),
    ] {
        assert_eq!(missed(inputs), expected, "{inputs:?}");
    }
}
