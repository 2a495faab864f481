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

fn read(line: u32, answer: &str) -> Vec<String> {
    read_with(line, answer, Vec::new())
}

/// What stands between the lines around the marked one, for each reading; a message if there is none.
fn read_with(line: u32, answer: &str, exits: Vec<String>) -> Vec<String> {
    let marked = MarkedLine {
        path: RelPath::new("table.c").unwrap(),
        line,
        statement: line,
        exits,
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
        statement: 3,
        exits: Vec::new(),
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

const UNBRACED: &str = "int put(char *out, size_t n, int len)
{
	if (n)
		out[n++] = '.';
	return n;
}
";

/// What becomes of the two lines of the statement whose body is marked.
fn read_body(answer: &str) -> Vec<String> {
    let marked = MarkedLine {
        path: RelPath::new("put.c").unwrap(),
        line: 4,
        statement: 3,
        exits: Vec::new(),
    };
    let new = contents(answer.as_bytes(), &marked, UNBRACED.as_bytes()).unwrap();
    let (before, behind) = UNBRACED
        .split_once("\tif (n)\n\t\tout[n++] = '.';\n")
        .unwrap();
    let middle = new.into_iter().map(|content| {
        let content = String::from_utf8(content).unwrap();
        let rest = content.strip_prefix(before).unwrap();
        rest.strip_suffix(behind).unwrap().to_owned()
    });
    middle.collect()
}

#[test]
fn the_only_statement_of_an_if_is_corrected_in_its_place() {
    assert_eq!(
        read_body("```c\nout[n++ % 9] = '.';\n```").first().unwrap(),
        "\tif (n)\n\t\tout[n++ % 9] = '.';\n"
    );
}

#[test]
fn a_check_before_the_only_statement_of_an_if_does_not_become_its_body() {
    let lifted = "\tif (n > 9)\n\t\treturn -1;\n\tif (n)\n\t\tout[n++] = '.';\n";
    let braced = "\tif (n) {\n\t\tif (n > 9)\n\t\t\treturn -1;\n\t\tout[n++] = '.';\n\t}\n";
    let check = "if (n > 9)\n\treturn -1;\n";
    assert_eq!(
        read_body(&format!("```c\n{check}out[n++] = '.';\n```")),
        [lifted, braced]
    );
    let readings = read_body(&format!("```c\n{check}```"));
    assert_eq!(readings.first().unwrap(), lifted);
    // Behind the line, within the braces that it needs then.
    assert_eq!(
        readings.get(1).unwrap(),
        "\tif (n) {\n\t\tout[n++] = '.';\n\t\tif (n > 9)\n\t\t\treturn -1;\n\t}\n"
    );
}

/// The lines around the marked one copied to the end of the function, with a check among them.
#[test]
fn a_check_within_copied_lines_stands_where_it_is_written() {
    let answer = "```c\nif (at > 9)\n    return -2;\nn = read_size(t);\nif (n > 9)\n    return -1;\nreturn t->cells[at];\n}\n```";
    let marked = MarkedLine {
        path: RelPath::new("table.c").unwrap(),
        line: 7,
        statement: 7,
        exits: Vec::new(),
    };
    let new = contents(answer.as_bytes(), &marked, FILE.as_bytes()).unwrap();
    let line = "\tn = read_size(t);\n";
    let expected = FILE.replace(line, &format!("{line}\tif (n > 9)\n\t\treturn -1;\n"));
    let new: Vec<String> = new
        .iter()
        .map(|one| String::from_utf8_lossy(one).into_owned())
        .collect();
    assert_eq!(new, [expected]);
}

/// Braces around it would leave its body behind.
#[test]
fn a_check_that_is_itself_a_body_is_corrected_or_preceded() {
    let file = "void f(int n)\n{\n\tfor (;;)\n\t\tif (n > 9)\n\t\t\treturn;\n}\n";
    let marked = MarkedLine {
        path: RelPath::new("f.c").unwrap(),
        line: 4,
        statement: 3,
        exits: Vec::new(),
    };
    let read = |answer: &str| contents(answer.as_bytes(), &marked, file.as_bytes()).unwrap();
    let corrected = read("```c\nif (n >= 9)\n```");
    assert_eq!(
        String::from_utf8_lossy(&corrected[0]),
        file.replace("n > 9", "n >= 9")
    );
    let preceded = read("```c\nif (n < 0)\n\treturn;\n```");
    assert_eq!(preceded.len(), 1);
    let expected = file.replace("\tfor", "\tif (n < 0)\n\t\treturn;\n\tfor");
    assert_eq!(String::from_utf8_lossy(&preceded[0]), expected);
}

#[test]
fn a_block_of_code_is_no_function() {
    let map = CodeMap::read([(RelPath::new("table.c").unwrap(), FILE.as_bytes().to_vec())]);
    let names = |code: &str| -> Vec<String> {
        let text = format!("```c\n{code}\n```\n");
        let lines = checked_lines(text.as_bytes()).unwrap();
        let blocks = blocks(text.as_bytes(), &lines).unwrap();
        let functions = blocks.first().unwrap().functions(&map).unwrap();
        functions.into_iter().map(|one| one.name).collect()
    };
    assert!(names("if (at > 9) {\n\treturn -1;\n}\nreturn t->cells[at];").is_empty());
    assert!(names("if (at > 9) {\n\tn = 1;\n} else {\n\tn = 2;\n}").is_empty());
    assert_eq!(
        names("int get(struct table *t)\n{\n\treturn 0;\n}"),
        ["get"]
    );
}

#[test]
fn a_condition_that_was_asked_for_becomes_a_check() {
    let read = |line, answer| read_with(line, answer, vec!["return -1;".to_owned()]);
    let check = "\tif (n > 9)\n\t\treturn -1;\n";
    let line = "\tn = read_size(t);\n";
    // What the line computes is checked behind it, what it uses before it.
    assert_eq!(
        read(7, "```c\nif (n > 9) // too many\n```"),
        [format!("{line}{check}"), format!("{check}{line}")]
    );
    assert_eq!(
        read(7, "```c\nif (at >\n    8) {\n```"),
        [
            format!("\tif (at > 8)\n\t\treturn -1;\n{line}"),
            format!("{line}\tif (at > 8)\n\t\treturn -1;\n")
        ]
    );
    // Nothing stands behind a statement that leaves, nor behind a condition.
    assert_eq!(
        read(5, "if (at > 8)"),
        ["\tif (at > 8)\n\t\treturn -1;\n\tif (at > 9)\n"]
    );
    assert_eq!(
        read(8, "if (at >= t->count)"),
        ["\tif (at >= t->count)\n\t\treturn -1;\n\treturn t->cells[at];\n"]
    );
}
