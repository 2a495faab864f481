//! Sources that exist twice, of which only one is built.

use super::*;

/// A copy of the whole source that no unit of the build includes: the real functions come first.
#[test]
fn copies_that_are_not_built_come_last_and_are_marked() {
    let files = [
        ("all/copy.c", ROWS),
        ("core/rows.c", ROWS),
        ("core/rows.h", ROWS_H),
    ];
    let files = files.map(|(path, text)| (RelPath::new(path).unwrap(), text.as_bytes().to_vec()));
    let units = [RelPath::new("core/rows.c").unwrap()].into();
    let map = CodeMap::read(files).with_units(&units);
    let eyes = CodeEyes::by_syntax(map, "a test");
    let tools_now = CodeTools::new(eyes, "/src", Marks::default(), Help::default());
    let mut toolbox = Toolbox::default().with(ToolSet::new(tools(), || Ok(tools_now)));
    for (tool, arguments, real, copy) in [
        (
            "find_definition",
            json!({"symbol": "sum_row"}),
            "sum_row is defined at core/rows.c:4 (function",
            "sum_row is defined at all/copy.c:4 (not part of the build) (function",
        ),
        (
            "function_body",
            json!({"function": "sum_row"}),
            "function sum_row, core/rows.c:4-10\n",
            "function sum_row, all/copy.c:4-10 (not part of the build)\n",
        ),
        (
            "find_references",
            json!({"symbol": "sum_row"}),
            "core/rows.c\n",
            "all/copy.c (not part of the build)\n",
        ),
        (
            "callers",
            json!({"function": "sum_row"}),
            "core/rows.c:16 in sum_all: ",
            "all/copy.c:16 in sum_all (not part of the build): ",
        ),
    ] {
        let answer = toolbox.call(tool, &arguments).unwrap();
        let text = answer.seen();
        let at = |part: &str| text.find(part).unwrap_or_else(|| panic!("{part}\n{text}"));
        assert!(at(real) < at(copy), "{tool}:\n{text}");
    }
    // The copy was shown last, and is still not what is meant.
    let answer = toolbox.call("find_definition", &json!({"symbol": "sum_row"}));
    let text = answer.unwrap().seen();
    assert!(
        text.contains("sum_row is defined at core/rows.c:4"),
        "{text}"
    );
}
