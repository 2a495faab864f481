use super::*;

fn offered(names: &[&'static str]) -> Vec<&'static str> {
    let choice = ToolChoice::named(names).unwrap();
    let specs = choice.unopened().specs();
    specs.iter().map(|spec| spec.name).collect()
}

#[test]
fn tools_are_chosen_by_their_names_and_by_those_of_sets() {
    let cases: [(&[&str], &[&str]); 5] = [
        (&[], &[]),
        // In the order of the sets, whatever the order of the names.
        (
            &["validate", "locals", "view_code"],
            &["view_code", "locals", "validate"],
        ),
        (
            &["debug"],
            &[
                "run_program",
                "run_to_line",
                "print_value",
                "locals",
                "backtrace",
                "watch",
                "step",
                "memory",
                "who_allocated",
                "who_freed",
            ],
        ),
        (
            &["edit"],
            &[
                "replace_text",
                "apply_diff",
                "undo_edit",
                "show_edits",
                "view_edited",
                "test_edits",
                "finish",
            ],
        ),
        (&["validate"], &["validate"]),
    ];
    for (names, expected) in cases {
        assert_eq!(offered(names), expected, "{names:?}");
    }
    assert_eq!(offered(&["code"]).len(), code::tools().len());
}

#[test]
fn a_tool_that_does_not_exist_is_named() {
    let error = ToolChoice::named(&["view_code", "edit_code"]).unwrap_err();
    let words = error.to_string();
    assert!(
        words.contains("there is no tool or set `edit_code`"),
        "{words}"
    );
}
