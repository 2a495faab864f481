use super::*;

fn counts(passes: u64, failures: u64, first: &[&str]) -> PropertyCounts {
    PropertyCounts {
        passes,
        failures,
        first: first.iter().map(|text| (*text).to_owned()).collect(),
        failed_last: false,
    }
}

#[test]
fn counts_say_what_they_mean() {
    for (passes, failures, first, holding, words) in [
        (0, 0, &[][..], Holding::NotReached, "not reached"),
        (1, 0, &[], Holding::Holds, "holds 1 time"),
        (
            3,
            1,
            &["i = 3 (int)"],
            Holding::Violated,
            "violated 1 of 4 times, first with i = 3 (int)",
        ),
        (0, 1, &[""], Holding::Violated, "violated 1 of 1 time"),
    ] {
        let counts = counts(passes, failures, first);
        assert_eq!(counts.holding(), holding);
        assert_eq!(counts.describe(), words);
    }
}

#[test]
fn one_failure_among_many_runs_is_a_violation() {
    let mut all = counts(u64::MAX, 0, &[]);
    all.add(counts(5, 1, &["n = 9 (int)"]));
    assert_eq!(all.holding(), Holding::Violated);
    assert_eq!(all.passes, u64::MAX);
}

#[test]
fn a_verdict_leads_back_to_its_property() {
    let property = Property {
        name: "in-row".to_owned(),
        file: RelPath::new("src/a:b.c").unwrap(),
        line: 41,
        condition: "i < len".to_owned(),
        stated_by: "user".to_owned(),
    };
    let verdict = PropertyVerdict::new(
        &property,
        &counts(3, 1, &["i = 3 (int)"]),
        &counts(3, 0, &[]),
    );
    assert_eq!(verdict.property(), Some(property));
    assert!(verdict.speaks_for_it());
    assert_eq!(
        verdict.describe(),
        "in-row (user): `i < len` at src/a:b.c:41 · before: violated 1 of 4 times, first with i = 3 (int); now: holds 3 times"
    );
    let json = serde_json::to_value(&verdict).unwrap();
    assert_eq!(json["base"], "violated");
    assert_eq!(json["candidate"], "holds");
    let forged = PropertyVerdict {
        place: "../x.c:1".to_owned(),
        ..verdict
    };
    assert_eq!(forged.property(), None);
}
