use super::*;
use crate::neighbours::NeighbourBaseline;
use crate::neighbours::findings::HitAnswer;
use crate::neighbours::given::Given;
use crate::neighbours::manner::Said;
use crate::neighbours::material::{Material, Part, Role};
use crate::neighbours::search::Vocabulary;
use crate::neighbours::search::refuting::Refuting;
use crate::neighbours::set::Neighbours;
use patchwright_domain::report::BugKind;

/// A pool with these inputs, each with its way to the bug.
fn pool(inputs: &[(&[u8], u64)]) -> SearchPool {
    let part = Part::whole(Role::File(0), b"poc".to_vec());
    let mutant = |content: &&[u8]| relatives::whole(0, &part, content.to_vec());
    let material = Material {
        command: "./tool {input}".to_owned(),
        parts: vec![part.clone()],
        relatives: Vec::new(),
        too_large: Vec::new(),
    };
    let refuting = Refuting::open("absent".into(), &material);
    SearchPool {
        inputs: Neighbours {
            mutants: inputs.iter().map(|(content, _)| mutant(content)).collect(),
            material,
            benign: Vec::new(),
            given: Given::default(),
        },
        before: NeighbourBaseline {
            hits: (0..inputs.len() as u32).collect(),
            ways: (0..).zip(inputs.iter().map(|(_, way)| *way)).collect(),
            ..NeighbourBaseline::default()
        },
        executions: 0,
        handed: Handed::default(),
        known: Vocabulary::default(),
        calls: Vec::new(),
        instrumented: None,
        refuting,
    }
}

fn ended(mutants: impl IntoIterator<Item = u32>) -> NeighbourFindings {
    let answer = |mutant| HitAnswer {
        mutant,
        end: HitEnd::Ended {
            status: 1,
            said: Said::default(),
        },
    };
    NeighbourFindings {
        answers: mutants.into_iter().map(answer).collect(),
        ..NeighbourFindings::default()
    }
}

fn contents(inputs: &[SearchInput]) -> Vec<&[u8]> {
    inputs.iter().map(|one| one.content.as_slice()).collect()
}

#[test]
fn every_way_to_the_bug_is_shown_before_a_second_input_of_one() {
    let pool = pool(&[(b"a1", 1), (b"a2", 1), (b"b1", 2), (b"a3", 1), (b"c1", 3)]);
    let found = ended(0..5);
    assert_eq!(
        contents(&pool.evidence(&found, 4)),
        [&b"a1"[..], b"b1", b"c1", b"a2"]
    );
    assert_eq!(pool.evidence(&found, 2).len(), 2);
    assert_eq!(pool.evidence(&found, 0).len(), 0);
}

#[test]
fn what_is_not_seen_to_be_clean_and_what_is_large_stays_out() {
    let large = vec![b'x'; MOST_BYTES + 1];
    let pool = pool(&[(b"clean", 1), (b"other", 2), (&large, 3), (b"unknown", 4)]);
    let mut found = ended([0, 2]);
    found.answers.push(HitAnswer {
        mutant: 1,
        end: HitEnd::OtherBug(BugKind::Segv),
    });
    assert_eq!(contents(&pool.evidence(&found, 24)), [b"clean"]);
}

#[test]
fn hits_that_were_handed_over_run_first() {
    let mut pool = pool(&[(b"own", 7)]);
    let part = Part::whole(Role::File(0), b"poc".to_vec());
    let handed = relatives::whole(0, &part, b"handed".to_vec());
    pool.add_hits(vec![(handed, 9)]);
    let found = ended(0..2);
    assert_eq!(
        contents(&pool.evidence(&found, 2)),
        [&b"handed"[..], b"own"]
    );
    assert_eq!(pool.before.order(), [0, 1]);
    assert_eq!(pool.before.ways, [(0, 9), (1, 7)].into());
}
