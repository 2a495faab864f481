use std::collections::BTreeSet;

use super::*;

#[test]
fn every_tool_of_the_table_is_listed_with_a_case() {
    let listed = listed(Required::No);
    let names: BTreeSet<&str> = listed.iter().map(|tool| tool.name).collect();
    assert_eq!(names.len(), listed.len(), "two tools have one name");
    for spec in tools::specs() {
        assert!(names.contains(spec.name), "{}", spec.name);
    }
    for own in [
        "reproduce",
        "purified_report",
        "constraint",
        "verify_patch",
        "submit_patch",
    ] {
        assert!(names.contains(own), "{own}");
        assert_eq!(set_of(own), None);
    }
    for (spec, _) in specs() {
        let own = (spec.schema)();
        assert_eq!(own.pointer("/properties/case"), None, "{}", spec.name);
    }
    for tool in &listed {
        let case = Value::Object(tool.schema.clone());
        assert_eq!(case["type"], "object", "{}", tool.name);
        assert_eq!(case["properties"][CASE]["type"], "string", "{}", tool.name);
    }
    let writing = listed.iter().filter(|tool| tool.effect == Effect::Writes);
    assert_eq!(
        writing.map(|tool| tool.name).collect::<Vec<_>>(),
        ["submit_patch"]
    );
}

#[test]
fn a_server_without_a_case_requires_one() {
    for tool in listed(Required::Yes) {
        let required = tool.schema["required"].as_array().unwrap();
        assert!(required.contains(&json!(CASE)), "{}", tool.name);
    }
    let verify = |case| {
        let all = listed(case).into_iter();
        let mut found = all.filter(|tool| tool.name == "verify_patch");
        found.next().unwrap().schema["required"].clone()
    };
    assert_eq!(verify(Required::No), json!(["patch"]));
    assert_eq!(verify(Required::Yes), json!(["patch", "case"]));
}
