use super::*;

const FILE: &str = "int get(struct table *t, size_t at)
{
	size_t n = t->count;

	if (at > 9)
		return -2;
	n = read_size(t);
	return t->cells[at];
}
";

/// What stands between the lines around the marked one, for each reading; a message if there is none.
fn read(line: u32, answer: &str) -> Vec<String> {
    let marked = MarkedLine {
        path: RelPath::new("table.c").unwrap(),
        line,
    };
    let at = line as usize - 1;
    let old: Vec<&str> = FILE.lines().collect();
    let at = at.min(old.len() - 1);
    let (before, behind) = (old[..at].join("\n"), old[at + 1..].join("\n"));
    match contents(answer.as_bytes(), &marked, FILE.as_bytes()) {
        Err(error) => vec![error.to_string()],
        Ok(all) => {
            let middle = all.into_iter().map(|content| {
                let content = String::from_utf8(content).unwrap();
                let rest = content.strip_prefix(&format!("{before}\n")).unwrap();
                let rest = rest.strip_suffix(&format!("{behind}\n")).unwrap();
                rest.to_owned()
            });
            middle.collect()
        }
    }
}

const GUARDED: &str = "\tif (at >= t->count)\n\t\treturn -1;\n\treturn t->cells[at];\n";

#[test]
fn a_line_that_is_repeated_stands_where_the_code_has_it() {
    for answer in [
        // Spaces for tabs, and no indentation at all.
        "```c\n    if (at >= t->count)\n        return -1;\n    return t->cells[at];\n```\n",
        "```c\nif (at >= t->count)\n    return -1;\nreturn t->cells[at];\n```",
        // Words around code without a fence.
        "The index is not checked.\n\nif (at >= t->count)\n    return -1;\nreturn t->cells[at];\n\nDone.",
        // Copied with what is around it.
        "```c\n\tn = read_size(t);\n\tif (at >= t->count)\n\t\treturn -1;\n\treturn t->cells[at];\n}\n```",
        // The line as it was, then as it should be.
        "```c\nreturn t->cells[at];\n```\nbecomes\n```c\nif (at >= t->count)\n\treturn -1;\nreturn t->cells[at];\n```",
    ] {
        assert_eq!(read(8, answer), [GUARDED], "{answer}");
    }
}

#[test]
fn code_without_the_line_is_read_in_every_way() {
    let guard = "\tif (n > 9) return -1;\n";
    let line = "\tn = read_size(t);\n";
    assert_eq!(
        read(7, "```c\nif (n > 9) return -1;\n```"),
        [
            format!("{guard}{line}"),
            format!("{line}{guard}"),
            guard.to_owned()
        ]
    );
    // Much like the line: most likely instead of it.
    let corrected = "\treturn t->cells[at % n];\n";
    let readings = read(7, "`n = read_size(t + 1);`");
    assert_eq!(readings.first().unwrap(), "\tn = read_size(t + 1);\n");
    // Nothing stands behind a statement that leaves.
    assert_eq!(read(8, "`return t->cells[at % n];`"), [corrected]);
    // Nothing can stand behind half a statement.
    let readings = read(5, "```c\nif (at > 8)\n```");
    assert_eq!(
        readings,
        ["\tif (at > 8)\n", "\tif (at > 8)\n\tif (at > 9)\n"]
    );
}

#[test]
fn braces_of_the_code_are_no_copy_of_those_around_the_line() {
    let answer = "```c\nif (at < t->count) {\n    return t->cells[at];\n}\n```";
    assert_eq!(
        read(8, answer),
        ["\tif (at < t->count) {\n\t\treturn t->cells[at];\n\t}\n"]
    );
}

#[test]
fn the_block_behind_a_line_that_opens_it_is_a_copy() {
    let file = "int f(int n)\n{\n\tif (n > 9) {\n\t\treturn -1;\n\t}\n\treturn n;\n}\n";
    let marked = MarkedLine {
        path: RelPath::new("f.c").unwrap(),
        line: 3,
    };
    let answer = "```c\nif (n > 9 || n < 0) {\n    return -1;\n}\n```";
    let read = contents(answer.as_bytes(), &marked, file.as_bytes()).unwrap();
    let expected = file.replace("n > 9", "n > 9 || n < 0");
    assert_eq!(String::from_utf8_lossy(&read[0]), expected);
    // A check of its own can only stand before the line.
    let answer = "```c\nif (n < 0)\n    return -1;\n```";
    let read = contents(answer.as_bytes(), &marked, file.as_bytes()).unwrap();
    let expected = file.replace("\tif (n > 9)", "\tif (n < 0)\n\t\treturn -1;\n\tif (n > 9)");
    assert_eq!(read.len(), 1);
    assert_eq!(String::from_utf8_lossy(&read[0]), expected);
}

#[test]
fn an_explanation_that_is_cut_off_does_no_harm() {
    let whole = "```c\nn++;\n```\nThis works.\n";
    for (text, expected) in [
        (format!("{whole}Or:\n```c\nif ("), format!("{whole}Or:\n")),
        (whole.to_owned(), whole.to_owned()),
        ("```c\nif (".to_owned(), "```c\nif (".to_owned()),
    ] {
        assert_eq!(closed(text.as_bytes()), expected.as_bytes());
    }
}

#[test]
fn what_is_no_code_for_the_line_is_refused() {
    let long = format!("```c\n{}```", "n++;\n".repeat(MOST_LINES + 1));
    for (answer, expected) in [
        ("```c\n\treturn t->cells[at];\n```", "changes nothing"),
        ("I do not know", "expected the few lines of code"),
        ("```c\nif (at", "not closed"),
        (&long, "expected the few lines of code"),
    ] {
        let told = read(8, answer);
        assert!(told[0].contains(expected), "{answer}: {told:?}");
    }
    assert!(read(80, "```c\nn++;\n```")[0].contains("expected"));
}
