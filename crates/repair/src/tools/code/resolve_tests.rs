//! Symbols marked inside search/replace blocks.

use super::*;

fn block(search: &str, replace: &str) -> Value {
    json!({"queries": format!("core/rows.c\n<<<<<<< SEARCH\n{search}\n=======\n{replace}\n>>>>>>> REPLACE\n")})
}

#[test]
fn marked_symbols_are_answered_together() {
    let search = "\tfor (int i = 0; i <= row->len; i++)\n\t\tsum += row->cells[i];";
    let replace = "\tfor (int i = 0; i <= FIND_DEFINITION(row)->FIND_REFERENCES(len); i++)\n\t\tFIND_DEFINITION(sum) += row->cells[FIND_DEFINITION(i)];";
    shows(
        "resolve_symbols",
        block(search, replace),
        &[
            "## FIND_DEFINITION(row) at core/rows.c:7\n",
            "row is defined at core/rows.c:4",
            "## FIND_REFERENCES(len) at core/rows.c:7\n",
            "## FIND_DEFINITION(sum) at core/rows.c:8\n",
            "sum is defined at core/rows.c:6",
            "## FIND_DEFINITION(i) at core/rows.c:8\n",
            "i is defined at core/rows.c:7",
        ],
    );
    // The block of the paper: short fences, the path after hashes.
    let queries = "### core/rows.h\n<<<<< SEARCH\nstruct table { struct row rows[MAX_ROWS]; int len; };\n=====\nstruct table { struct FIND_DEFINITION(row) rows[FIND_REFERENCES(MAX_ROWS)]; int len; };\n>>>>> REPLACE\n";
    shows(
        "resolve_symbols",
        json!({ "queries": queries }),
        &[
            "row is defined at core/rows.h:3 (struct row)",
            "2 uses of MAX_ROWS",
        ],
    );
}

#[test]
fn a_block_that_fits_nowhere_does_not_spoil_the_others() {
    let path = "core/rows.c\n<<<<<<< SEARCH\n";
    let queries = format!(
        "{path}\treturn zebra;\n=======\n\treturn FIND_DEFINITION(zebra);\n>>>>>>> REPLACE\n\
         {path}\t\tsum += row->cells[i];\n=======\n\t\tFIND_DEFINITION(sum) += row->cells[i];\n>>>>>>> REPLACE\n"
    );
    shows(
        "resolve_symbols",
        json!({ "queries": queries }),
        &[
            "(block 1 was not read: resolve_symbols: ",
            "sum is defined at core/rows.c:6",
        ],
    );
}

#[test]
fn blocks_that_mark_nothing_or_fit_nowhere_are_refused() {
    let cases = [
        (
            block("\treturn sum;", "\treturn FIND_DEFINITION(sum);"),
            "it fits 2 places equally well",
        ),
        (
            block("\treturn zebra;", "\treturn FIND_DEFINITION(zebra);"),
            "resolve_symbols: ",
        ),
        (
            block(
                "\tint sum = 0;\n\tfor (int i = 0; i <= row->len; i++)",
                "\tint sum = 1;\n\tfor (int i = 0; i <= row->len; i++)",
            ),
            "no FIND_DEFINITION(x)",
        ),
        (json!({"queries": "which one?"}), "resolve_symbols: "),
        (json!({"queries": ""}), "resolve_symbols: "),
    ];
    for (arguments, words) in cases {
        let error = toolbox()
            .call("resolve_symbols", &arguments)
            .unwrap_err()
            .to_string();
        assert!(error.contains(words), "{error}");
    }
    let changed = block(
        "\tfor (int i = 0; i <= row->len; i++)",
        "\tfor (int i = 0; i < FIND_DEFINITION(row)->len; i++)",
    );
    let answer = call("resolve_symbols", changed);
    assert!(
        answer.text.contains("only wrap symbols, change nothing"),
        "{}",
        answer.text
    );
    assert_eq!(answer.found, Found::Nothing);
}
