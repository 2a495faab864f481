use super::*;

fn evidence(reference: ReferenceEvidence, held_out: HeldOut) -> Evidence {
    Evidence {
        reference,
        held_out,
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
