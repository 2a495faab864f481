use patchwright_subject::neighbours::{Behaviour, Changed, HitAnswer, Said};

use super::*;

fn behaviour(status: i32, out: u64) -> Behaviour {
    Behaviour {
        status,
        out,
        err: 0,
    }
}

/// Two mutants that hit the bug, and two that did not.
fn before() -> NeighbourBaseline {
    NeighbourBaseline {
        hits: BTreeSet::from([1, 2]),
        benign: BTreeMap::from([(3, behaviour(0, 7)), (4, behaviour(1, 8))]),
        ..NeighbourBaseline::default()
    }
}

fn answer(mutant: u32, status: i32, out: &str, err: &str) -> HitAnswer {
    let said = Said {
        out: out.to_owned(),
        err: err.to_owned(),
    };
    HitAnswer {
        mutant,
        end: HitEnd::Ended { status, said },
    }
}

fn answering(answers: Vec<HitAnswer>) -> NeighbourFindings {
    let mut findings = NeighbourFindings::default();
    findings.answers = answers;
    findings
}

fn compared(patched: &NeighbourFindings, reference: &NeighbourFindings) -> Likeness {
    let mut found = Likeness::default();
    let before = before();
    found.compare("main", &ends(&before, patched), &ends(&before, reference));
    found
}

#[test]
fn two_fixes_may_use_other_words_but_not_answer_otherwise() {
    let reference = answering(vec![answer(1, 1, "", "bad id"), answer(2, 0, "12", "")]);
    let same = answering(vec![answer(1, 1, "", "no such id"), answer(2, 0, "12", "")]);
    let found = compared(&same, &reference);
    assert_eq!((found.compared, found.differing), (4, 0));
    assert!(found.is_alike());
    for other in [answer(1, 0, "", "bad id"), answer(1, 1, "0", "bad id")] {
        let found = compared(&answering(vec![other, answer(2, 0, "12", "")]), &reference);
        assert_eq!(found.different, ["PoC main: neighbour 1"]);
        assert!(!found.is_alike());
    }
}

#[test]
fn what_was_benign_must_change_in_the_same_way_or_not_at_all() {
    let changed = |after| {
        let mut findings = NeighbourFindings::default();
        findings.changed.push(Changed {
            mutant: 3,
            before: behaviour(0, 7),
            after,
            files: Vec::new(),
        });
        findings
    };
    let none = NeighbourFindings::default();
    assert_eq!(compared(&changed(behaviour(1, 7)), &none).differing, 1);
    assert_eq!(compared(&none, &changed(behaviour(0, 9))).differing, 1);
    let both = changed(behaviour(1, 9));
    assert!(compared(&both, &changed(behaviour(1, 9))).is_alike());
}

#[test]
fn what_is_not_known_of_both_is_not_compared() {
    let reference = answering(vec![answer(1, 1, "", ""), answer(2, 1, "", "")]);
    let mut unclear = answering(vec![answer(1, 1, "", "")]);
    unclear.unclear.push((3, "it printed too much"));
    let found = compared(&unclear, &reference);
    assert_eq!((found.compared, found.differing), (2, 0));
    let hung = Likeness {
        unclear: vec!["PoC main: 3 neighbours not run with the patch".to_owned()],
        ..found
    };
    assert!(!hung.is_alike());
}
