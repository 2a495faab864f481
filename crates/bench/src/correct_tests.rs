use super::*;

fn evidence(reference: ReferenceEvidence, held_out: HeldOut) -> Evidence {
    Evidence {
        reference,
        held_out,
        neighbours: None,
        problem: None,
    }
}

fn tried() -> HeldOut {
    HeldOut {
        variants: 2,
        benign: 1,
        with_reference: true,
        ..HeldOut::default()
    }
}

/// Another fix, which treats so many of ten neighbours in another way.
fn with_neighbours(differing: usize) -> Evidence {
    Evidence {
        neighbours: Some(Likeness {
            compared: 10,
            differing,
            ..Likeness::default()
        }),
        ..evidence(ReferenceEvidence::OtherFix, tried())
    }
}

#[test]
fn a_reviewer_stands_above_inputs_and_those_above_the_reference() {
    use Correctness::{Right, Unknown, Wrong};
    use ReferenceEvidence::{NoReference, OtherFix, SameFix};
    let crashing = HeldOut {
        crashing: vec!["variant-1".to_owned()],
        ..tried()
    };
    let unlike = HeldOut {
        unlike_reference: vec!["variant-1".to_owned()],
        ..tried()
    };
    let unclear = HeldOut {
        unclear: vec!["variant-1: it did not start".to_owned()],
        ..tried()
    };
    let cases = [
        (evidence(SameFix, tried()), Right, DecidedBy::SameFix),
        (
            evidence(SameFix, crashing.clone()),
            Wrong,
            DecidedBy::HeldOut,
        ),
        (evidence(OtherFix, tried()), Right, DecidedBy::SameBehaviour),
        (evidence(OtherFix, unlike), Unknown, DecidedBy::Nothing),
        (with_neighbours(0), Right, DecidedBy::SameBehaviour),
        (with_neighbours(1), Unknown, DecidedBy::Nothing),
        (evidence(OtherFix, unclear), Unknown, DecidedBy::Nothing),
        (
            evidence(NoReference, HeldOut::default()),
            Unknown,
            DecidedBy::Nothing,
        ),
    ];
    let patch = CandidateId("p".to_owned());
    for (evidence, expected, by) in cases {
        assert_eq!(
            decide("a", &patch, &evidence, &[]),
            (expected, by),
            "{evidence:?}"
        );
    }
    let label = |case: &str, patch: &str, opinion| Label {
        case: case.to_owned(),
        patch: CandidateId(patch.to_owned()),
        opinion,
        why: "read it".to_owned(),
    };
    let refuted = evidence(SameFix, crashing);
    let said = |labels: &[Label]| decide("a", &patch, &refuted, labels);
    assert_eq!(
        said(&[label("a", "p", Opinion::Right)]),
        (Right, DecidedBy::Reviewer)
    );
    let others = [
        label("b", "p", Opinion::Right),
        label("a", "q", Opinion::Right),
    ];
    assert_eq!(said(&others), (Wrong, DecidedBy::HeldOut));
}
