use patchwright_domain::candidate::RelPath;

use super::{Unfolded, written_out};
use crate::Code;

/// What the last line of a file becomes.
fn check(source: &str, wanted: Option<&str>) {
    let path = RelPath::new("a.c").expect("a path");
    let code = Code::read([(path.clone(), source.as_bytes().to_vec())]);
    let functions: Vec<_> = code.functions().collect();
    let unfolded = Unfolded::write_out(&code, &functions);
    let last = unfolded.as_ref().map(|unfolded| {
        let file = unfolded.code.file(&path).expect("the file");
        let lines = u32::try_from(source.lines().count()).expect("a small file");
        file.line_text(lines)
    });
    assert_eq!(last, wanted, "{source}");
}

#[test]
fn writes_out_what_stands_for_a_value() {
    let peek = "#define PEEK(s) ((s)->buf[(s)->pos])\n";
    let cases = [
        (
            "int f(S *s) { return PEEK(s); }",
            Some("int f(S *s) { return (s->buf[s->pos]); }"),
        ),
        (
            "int f(S *s) { return PEEK(s + 1); }",
            Some("int f(S *s) { return ((s + 1)->buf[(s + 1)->pos]); }"),
        ),
        (
            "int f(S *s) { return PEEK; }",
            Some("int f(S *s) { return PEEK; }"),
        ),
        (
            "int f(S *s) { return PEEK(s, 1); }",
            Some("int f(S *s) { return PEEK(s, 1); }"),
        ),
        ("int f(void) { return g(\"PEEK(s)\"); } /* PEEK(s) */", None),
        ("int f(void) { return 1; }", None),
    ];
    for (source, wanted) in cases {
        check(&format!("{peek}{source}"), wanted);
    }
}

#[test]
fn writes_out_what_stands_for_one_statement() {
    for end in ["while (0)", "while(false)"] {
        check(
            &format!("#define M(x) do {{ x++; }} {end}\nint f(int a) {{ M(a); return 0; }}"),
            Some(&format!(
                "int f(int a) {{ do {{ a++; }} {end}; return 0; }}"
            )),
        );
    }
}

#[test]
fn leaves_statements_and_constants_alone() {
    for head in [
        "#define M(x) do { x++; } while (x)\n",
        "#define M(x) if (x) return\n",
        "#define M(x) #x\n",
        "#define M(x, ...) g(x, __VA_ARGS__)\n",
    ] {
        check(&format!("{head}int f(int a) {{ M(a); return 0; }}"), None);
    }
    check("#define M 4\nint f(void) { return M; }", None);
}

#[test]
fn a_macro_in_itself_ends() {
    check(
        "#define M(x) (N(x) + 1)\n#define N(x) (M(x) + 2)\nint f(int a) { return M(a); }",
        Some("int f(int a) { return ((M(a) + 2) + 1); }"),
    );
}

#[test]
fn an_expression_of_a_reader_has_its_macros_written_out() {
    let source = "#define ROWS 8\n#define ID(c) ((c) & 0x3f)\nint f(int c) { return c; }\n";
    let path = RelPath::new("a.c").expect("a path");
    let code = Code::read([(path.clone(), source.as_bytes().to_vec())]);
    for (text, wanted) in [
        ("ID(c) < ROWS", "(c & 0x3f) < 8"),
        ("c < 3", "c < 3"),
        ("ID", "ID"),
    ] {
        assert_eq!(written_out(&code, &path, text), wanted);
    }
}
