use super::*;

fn counted(passes: u64, failures: u64, failed_last: bool) -> PropertyAnswer {
    PropertyAnswer::Counted(PropertyCounts {
        passes,
        failures,
        first: Vec::new(),
        failed_last,
    })
}

#[test]
fn only_the_last_check_may_fail() {
    let unusable = || PropertyAnswer::Unusable("it does not compile".to_owned());
    for (name, base, tells) in [
        ("the crash itself", vec![counted(68, 1, true)], true),
        ("reached once", vec![counted(0, 1, true)], true),
        ("earlier too", vec![counted(1, 2, true)], false),
        ("earlier only", vec![counted(3, 1, false)], false),
        ("never", vec![counted(3, 0, false)], false),
        ("not asked", vec![unusable()], false),
        (
            "one PoC goes another way",
            vec![counted(2, 0, false), counted(0, 1, true)],
            true,
        ),
        (
            "one PoC says no",
            vec![counted(0, 1, true), counted(2, 3, true)],
            false,
        ),
    ] {
        let property = Property {
            name: "crash-free-1".to_owned(),
            file: patchwright_domain::candidate::RelPath::new("rows.c").unwrap(),
            line: 4,
            condition: "i < len".to_owned(),
            stated_by: Property::DERIVED_BY.to_owned(),
        };
        assert_eq!(
            tells_the_crash(&StatedProperty { property, base }),
            tells,
            "{name}"
        );
    }
}
