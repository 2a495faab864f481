use patchwright_domain::candidate::RelPath;
use patchwright_domain::property::Property;

use super::section;

#[test]
fn properties_that_refuse_a_patch_are_told() {
    let property = |name: &str, condition: &str| Property {
        name: name.to_owned(),
        file: RelPath::new("src/rows.c").unwrap(),
        line: 7,
        condition: condition.to_owned(),
        stated_by: "user".to_owned(),
    };
    let kept = [property("in_range", "at < len"), property("set", "row")];
    insta::assert_snapshot!(section(kept.iter()).unwrap().trim_start(), @r#"
    # What must hold

    A patch is refused if a run on the known input is about to execute one of these lines while its condition is false. Lines are those of the source as it is now.

    <data from="property">
    - in_range: `at < len` at src/rows.c:7
    - set: `row` at src/rows.c:7
    </data>
    "#);
    assert_eq!(section([].iter()).unwrap(), "");
}
