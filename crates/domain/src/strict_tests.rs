use super::*;
use crate::refusal::Refusal;
use crate::verdict::tests::verdict;
use crate::verdict::{Stage, trust};

fn accepted(doubts: &[&str]) -> Verdict {
    let doubt = |name: &&str| Doubt {
        name: (*name).to_owned(),
        detail: format!("why {name}"),
        example: None,
    };
    let stage = |name| Stage {
        name,
        outcome: StageOutcome::Pass,
        seconds: 0.0,
        detail: String::new(),
    };
    Verdict {
        stages: StageName::ALL.map(stage).to_vec(),
        doubts: doubts.iter().map(doubt).collect(),
        confidence: 0.7,
        ..verdict(Trust::Verified)
    }
}

#[test]
fn only_unanswered_suspicions_are_refused_and_only_strictly() {
    for (doubts, strictness, refused) in [
        ([].as_slice(), Strictness::Strict, false),
        (&["accepted-bad-input"], Strictness::Strict, false),
        (&["unexercised-removal"], Strictness::Usual, false),
        (&["unexercised-removal"], Strictness::Strict, true),
    ] {
        let before = accepted(doubts);
        let after = before.clone().under(strictness);
        assert_eq!(after.accepted, !refused, "{doubts:?} {strictness:?}");
        if !refused {
            assert_eq!(after, before);
        }
    }
}

#[test]
fn a_strict_refusal_says_why_and_stays_one() {
    let refused = accepted(&["unexercised-removal"]).under(Strictness::Strict);
    let why = "--strict refuses 1 suspicion that no run answers: why unexercised-removal";
    assert_eq!(refused.feedback, why);
    assert_eq!(
        refused.refused_by().map(|stage| stage.detail.as_str()),
        Some(why)
    );
    assert_eq!(
        (refused.trust, trust(&refused.stages, &refused.benign, None)),
        (Trust::Rejected, Trust::Rejected)
    );
    assert_eq!(Refusal::from_verdict(&refused), Some(Refusal::Unanswered));
    assert_eq!(refused.confidence, 0.0);
    assert_eq!(refused.clone().under(Strictness::Strict), refused);
}
