//! Answers with whole functions, and the diff or the error that each becomes.

use patchwright_domain::candidate::Origin;

use super::*;
use crate::{print, read_answer};

const ROWS: &str = "#include <string.h>

struct row {
\tint len;
\tint cells[8];
};

/* Sums a row. */
static int sum_row(const struct row *row, int upto)
{
\tint total = 0;

\tfor (int i = 0; i < upto; i++)
\t\ttotal += row->cells[i];
\treturn total;
}

int first(const struct row *row)
{
\treturn row->cells[0];
}
";
const OTHER: &str = "static int sum_row(const int *cells)
{
\treturn cells[0];
}

static int twin(void)
{
\treturn 1;
}
";
const THIRD: &str = "static int twin(void)
{
\treturn 2;
}
";

fn outcome(answer: &str) -> String {
    let tree = [
        ("src/rows.c", ROWS),
        ("src/other.c", OTHER),
        ("third.c", THIRD),
    ];
    let sources = Sources::from_memory(tree).unwrap();
    let map = CodeMap::read(tree.map(|(path, text)| (RelPath::new(path).unwrap(), text.into())));
    let origin = Origin::Patch {
        name: "answer".into(),
    };
    match read_answer(answer.as_bytes(), origin, &sources, &map) {
        Ok((made, _)) => {
            let diff = print(&made, &sources).unwrap();
            let diff = String::from_utf8(diff).unwrap();
            let changed = diff.lines().filter(|line| line.starts_with(['+', '-']));
            changed.collect::<Vec<_>>().join("\n")
        }
        Err(error) => format!("refused: {error}"),
    }
}

const FIXED: &str = "static int sum_row(const struct row *row, int upto)
{
    int total = 0;

    if (upto > 8)
        upto = 8;
    for (int i = 0; i < upto; i++)
        total += row->cells[i];
    return total;
}
";

#[test]
fn a_function_takes_the_place_of_the_one_with_its_name() {
    let expected = "--- a/src/rows.c\n+++ b/src/rows.c\n+\tif (upto > 8)\n+\t\tupto = 8;";
    let old = "static int sum_row(const struct row *row, int upto)\n{\n\tint total = 0;\n\n\tfor (int i = 0; i < upto; i++)\n\t\ttotal += row->cells[i];\n\treturn total;\n}\n";
    for answer in [
        format!("```c\n{FIXED}```\n"),
        // No fence at all.
        FIXED.to_owned(),
        // With talk around it, and a path that only resembles the file's.
        format!(
            "The index is not checked.\n\nrows.c\n```c\n/* Sums a row. */\n{FIXED}```\nThat is all."
        ),
        // What the file already has may be repeated.
        format!("```c\n#include <string.h>\n\n{FIXED}```"),
        // Before and after, and twice the same.
        format!("Before:\n```c\n{old}```\nAfter:\n```c\n{FIXED}```\n"),
        format!("```c\n{FIXED}```\n```c\n{FIXED}```\n"),
    ] {
        assert_eq!(outcome(&answer), expected, "{answer}");
    }
    // Dots in a comment are no abbreviation.
    let comment = "    /* Never past the end ... */\n    if (upto";
    let answer = format!("```c\n{}```", FIXED.replace("    if (upto", comment));
    let added = "+\t/* Never past the end ... */\n+\tif (upto > 8)";
    assert!(outcome(&answer).contains(added), "{answer}");
}

#[test]
fn several_functions_of_several_files_are_one_patch() {
    let answer = "src/rows.c\n```c\nint first(const struct row *row)\n{\n\treturn row->len ? row->cells[0] : 0;\n}\n```\n\nthird.c\n```c\nstatic int twin(void)\n{\n\treturn 3;\n}\n```\n";
    assert_eq!(
        outcome(answer),
        "--- a/src/rows.c\n+++ b/src/rows.c\n-\treturn row->cells[0];\n+\treturn row->len ? row->cells[0] : 0;\n--- a/third.c\n+++ b/third.c\n-\treturn 2;\n+\treturn 3;"
    );
}

#[test]
fn what_is_not_certain_is_refused() {
    let twin = "```c\nstatic int twin(void)\n{\n\treturn 3;\n}\n```\n";
    let cases = [
        ("I cannot see what is wrong.", "expected whole functions"),
        (
            "Add this:\n```c\nif (!row)\n\treturn 0;\n```",
            "expected whole functions",
        ),
        (
            "```c\nint sum_rows_safe(const struct row *row)\n{\n\treturn 0;\n}\n```",
            "there is no function `sum_rows_safe`; similar: `sum_row`",
        ),
        (twin, "`twin` could be any of: `src/other.c:6`, `third.c:1`"),
        (
            "```c\nint first(const struct row *row)\n{\n\treturn row->len",
            "this code block is not closed",
        ),
        (
            "```c\nint first(const struct row *row)\n{\n\tif (row->len) {\n\treturn 0;\n}\n```",
            "the braces of this code do not match",
        ),
        (
            "```c\nint first(const struct row *row)\n{\n\tif (!row)\n\t\treturn 0;\n\t// ... rest of the function\n}\n```",
            "`// ... rest of the function` leaves code of `first` out",
        ),
        (
            "```c\n#include <limits.h>\nint first(const struct row *row)\n{\n\treturn INT_MAX;\n}\n```",
            "`# include <limits.h>` stands outside of a function",
        ),
        (
            "```c\nint first(const struct row *row)\n{\n\treturn 1;\n}\n```\n```c\nint first(const struct row *row)\n{\n\treturn 2;\n}\n```",
            "`first` is written twice",
        ),
        (
            "```c\nint first(const struct row *row)\n{\n\treturn row->cells[0];\n}\n```",
            "the patch changes nothing",
        ),
    ];
    for (answer, expected) in cases {
        let outcome = outcome(answer);
        assert!(
            outcome.starts_with("refused: ") && outcome.contains(expected),
            "{answer}\n→ {outcome}"
        );
    }
}

/// Overloads and functions of one name in several files differ by their heads.
#[test]
fn the_head_decides_between_functions_of_one_name() {
    let answer =
        "```c\nstatic int sum_row(const int *cells)\n{\n\treturn cells ? cells[0] : 0;\n}\n```";
    assert_eq!(
        outcome(answer),
        "--- a/src/other.c\n+++ b/src/other.c\n-\treturn cells[0];\n+\treturn cells ? cells[0] : 0;"
    );
}
