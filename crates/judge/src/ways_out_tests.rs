//! Patches as pairs of texts, and whether they may lose a block themselves.

use super::*;

fn path() -> RelPath {
    RelPath::new(b"a.c".to_vec()).unwrap()
}

fn read(old: &str, new: &str) -> Option<WaysOut> {
    WaysOut::read(&[ChangedFile {
        path: &path(),
        old: old.as_bytes(),
        new: new.as_bytes(),
    }])
}

const LOAD: &str = "static int load(struct doc *doc, int n)
{
    char *text = read_text(doc);
    if (!text)
        return -1;
    if (n < 0) {
        fprintf(stderr, \"bad\");
        return -1;
    }
    add(doc, text);
    return 0;
}
static void drop(struct doc *doc)
{
    if (doc->text)
        free(doc->text);
    doc->text = NULL;
}
";

fn changed(from: &str, to: &str) -> Option<WaysOut> {
    assert_eq!(LOAD.matches(from).count(), 1, "{from}");
    read(LOAD, &LOAD.replace(from, to))
}

/// Whether the patch leaves blocks that `function` allocates at this line as they were.
fn leaves(ways: &WaysOut, function: &str, line: u32) -> bool {
    let place = AllocatingCall {
        path: Some(path()),
        function: function.to_owned(),
        line: Some(line),
    };
    ways.leave_alone(&[place], &BTreeSet::new())
}

#[test]
fn patches_that_may_lose_a_block() {
    for (from, to) in [
        // A release removed, made conditional, or replaced.
        ("        free(doc->text);\n", "        ;\n"),
        ("    if (doc->text)\n", "    if (doc->text && doc->owned)\n"),
        ("free(doc->text);", "if (doc->owned) free(doc->text);"),
        (
            "    doc->text = NULL;\n",
            "    if (doc->keep)\n        return;\n    doc->text = NULL;\n",
        ),
        // A pointer overwritten, or not handed to its owner.
        (
            "    add(doc, text);\n",
            "    text = NULL;\n    add(doc, text);\n",
        ),
        (
            "    add(doc, text);\n",
            "    if (n < 9)\n        add(doc, text);\n",
        ),
        ("    add(doc, text);\n", ""),
        (
            "    add(doc, text);\n",
            "    forget(doc);\n    add(doc, text);\n",
        ),
        ("    return 0;\n", "    leave();\n    return 0;\n"),
        // Another variable of the same name, or its address passed on.
        (
            "    add(doc, text);\n",
            "    {\n        char *text = other(doc);\n        add(doc, text);\n    }\n",
        ),
        ("n < 0", "n < 0 || take(&text)"),
        ("n < 0", "n < 0 || take(&doc->text)"),
        // The preprocessor.
        (
            "        free(doc->text);\n",
            "#if 0\n        free(doc->text);\n#endif\n",
        ),
        ("static int load", "#include \"quiet.h\"\nstatic int load"),
        ("static int load", "#define text 0\nstatic int load"),
        (
            "static int load(struct doc *doc, int n)",
            "static int load(struct doc doc, int n)",
        ),
        // Another return value, type or macro.
        ("return 0;", "return n;"),
        (
            "static int load(struct doc *doc, int n)",
            "static int load(struct doc *doc, long n, int m)",
        ),
        ("static int load", "#define add(a, b) 0\nstatic int load"),
    ] {
        assert!(changed(from, to).is_none(), "{to}");
    }
}

#[test]
fn ways_that_were_there_before() {
    for (from, to) in [
        ("n < 0", "n <= 0"),
        ("n < 0", "n < 0 || n > doc->limit"),
        (
            "    if (n < 0) {\n",
            "    int half = n / 2;\n    if (half < 0) {\n",
        ),
        ("n < 0", "n < 0 || !fits(n, doc)"),
        (
            "    if (n < 0) {\n",
            "    size_t sum;\n    if (n < 0 || !add_up(n, &sum)) {\n",
        ),
        (
            "static int load",
            "#include <stdint.h>\n#define MOST 12\nstatic int load",
        ),
    ] {
        let ways = changed(from, to).unwrap_or_else(|| panic!("{to}"));
        assert!(leaves(&ways, "load", 3), "{to}");
    }
}

/// The function was never left there while it held a block.
#[test]
fn a_check_of_the_block_itself_is_no_old_way() {
    let ways = changed("!text", "!text || n > 9").unwrap();
    assert!(!leaves(&ways, "load", 3));
    // Blocks of its callers are theirs to free.
    assert!(leaves(&ways, "main", 3));
}

/// The new exit loses what the function holds, not what others hold.
#[test]
fn a_new_exit_loses_what_its_function_holds() {
    let ways = changed(
        "    add(doc",
        "    if (n > 9)\n        return -1;\n    add(doc",
    )
    .unwrap();
    assert!(!leaves(&ways, "load", 3));
    assert!(leaves(&ways, "main", 3));
    let freeing = BTreeSet::from(["load".to_owned()]);
    assert!(!ways.leave_alone(&[], &freeing));
    let unknown = AllocatingCall {
        path: None,
        function: "load".to_owned(),
        line: None,
    };
    assert!(!ways.leave_alone(&[unknown], &BTreeSet::new()));
}
