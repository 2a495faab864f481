use patchwright_domain::candidate::CandidateId;
use patchwright_domain::repair::Note;
use patchwright_domain::report::Location;
use patchwright_domain::run_view::{Finding, ProofView};
use patchwright_domain::verdict::Trust;

use super::*;

fn id(name: &str) -> CandidateId {
    CandidateId(name.to_owned())
}

fn candidate(name: &str) -> CandidateView {
    CandidateView {
        id: id(name),
        part: None,
        round: None,
        model: None,
        note: Note {
            operator: String::new(),
            place: String::new(),
            at: Location {
                function: None,
                file: None,
                line: None,
                column: None,
            },
            cause: String::new(),
            constraint: None,
            doubt: 0,
            is_whole_choice: false,
        },
        patch: String::new(),
        verdict: None,
    }
}

fn proof(name: &str, trust: Option<Trust>) -> ProofView {
    ProofView {
        candidate: id(name),
        why: String::new(),
        verdict: trust.map(|trust| Finding {
            accepted: trust != Trust::Rejected,
            trust,
            failed_stage: None,
            refusal: None,
            reason: None,
            feedback: String::new(),
            seconds: 1.0,
            untested: None,
            confidence: 0.0,
            confidence_parts: Vec::new(),
            doubts: Vec::new(),
            answers: Vec::new(),
            properties: Vec::new(),
        }),
    }
}

#[test]
fn only_a_proof_without_an_end_leaves_a_patch_unproven() {
    let cases = [
        (vec![], None),
        (vec![proof("a", None)], Some("a")),
        (
            vec![proof("a", Some(Trust::Rejected)), proof("b", None)],
            Some("b"),
        ),
        (vec![proof("a", Some(Trust::Verified))], None),
        (vec![proof("a", Some(Trust::Rejected))], None),
    ];
    for (proofs, expected) in cases {
        let mut view = RunView::fold([]);
        view.candidates = vec![candidate("a"), candidate("b")];
        view.proofs = proofs;
        let found = unproven(&view).map(|one| one.id.clone());
        assert_eq!(found, expected.map(id), "{:?}", view.proofs);
    }
}

#[test]
fn an_unproven_patch_is_shown_as_a_diff_and_marked() {
    let text = unproven_lines("-old\n+new\n", &Page::with_columns(100)).join("\n");
    assert!(
        text.contains("not proven") && text.contains("  +new"),
        "{text}"
    );
}
