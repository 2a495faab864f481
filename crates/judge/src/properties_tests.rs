use super::*;

fn stated(base: Vec<PropertyAnswer>) -> StatedProperty {
    StatedProperty {
        property: Property {
            name: "in-row".to_owned(),
            file: patchwright_domain::candidate::RelPath::new("rows.c").unwrap(),
            line: 4,
            condition: "i < len".to_owned(),
            stated_by: "test".to_owned(),
        },
        base,
    }
}

fn counted(passes: u64, failures: u64) -> PropertyAnswer {
    PropertyAnswer::Counted(PropertyCounts {
        passes,
        failures,
        first: Vec::new(),
        failed_last: false,
    })
}

/// A property is evidence only if it is violated before the patch, whichever PoC shows that.
#[test]
fn a_property_is_kept_if_the_unpatched_program_violates_it() {
    let other_program = || PropertyAnswer::Unusable("not in it".to_owned());
    for (base, why) in [
        (vec![counted(3, 1)], None),
        (vec![other_program(), counted(0, 1)], None),
        (vec![counted(4, 0), counted(0, 1)], None),
        (
            vec![counted(4, 0), other_program()],
            Some(
                "property in-row is not usable, the unpatched program does not violate it: holds 4 times",
            ),
        ),
        (
            vec![counted(0, 0)],
            Some(
                "property in-row is not usable, the unpatched program does not violate it: not reached",
            ),
        ),
        (
            vec![other_program()],
            Some("property in-row is not usable: not in it"),
        ),
        (
            Vec::new(),
            Some("property in-row is not usable: it was never asked"),
        ),
    ] {
        let one = stated(base);
        assert_eq!(one.why_useless().as_deref(), why);
        assert_eq!(one.is_kept(), why.is_none());
    }
}

#[test]
fn a_later_statement_takes_the_place_of_one_with_its_name() {
    let known = StatedProperties::default();
    known.add(vec![stated(vec![counted(1, 0)])]);
    known.add(vec![stated(vec![counted(0, 1)])]);
    assert_eq!(known.all(), [stated(vec![counted(0, 1)])]);
}
