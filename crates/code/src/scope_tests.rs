use patchwright_domain::candidate::RelPath;

use super::*;
use crate::Code;

fn code(files: &[(&str, &str)]) -> Code {
    Code::read(files.iter().map(|(path, text)| {
        (
            RelPath::new(*path).expect("a path"),
            text.as_bytes().to_vec(),
        )
    }))
}

#[test]
fn free_names_of_a_text() {
    for (text, expected) in [
        ("a->b.c + d", vec!["a", "d"]),
        ("\"x y\" 'z' w", vec!["w"]),
        ("(size_t)n * sizeof(int)", vec!["size_t", "n"]),
        ("a a a", vec!["a"]),
        ("0x1f + 10u", vec![]),
        ("std::min(a, b)", vec!["a", "b"]),
        ("\"unclosed", vec![]),
        ("a /* isn't b */ + c // nor d's\n/ e", vec!["a", "c", "e"]),
        ("a /* unclosed b", vec!["a"]),
        ("", vec![]),
    ] {
        assert_eq!(names_in(text), expected, "{text}");
    }
}

#[test]
fn names_that_a_place_knows() {
    let code = code(&[
        (
            "a.c",
            "#include \"a.h\"\nstatic int local_count;\nstatic int promised(void);\nstatic int helper(int x) { return x; }\n\
             int f(struct s *p) {\n  int i = 0;\n  { int inner = 1; i += inner; }\n  return i;\n}\n\
             static int later(void) { return 1; }\nstatic int promised(void) { return 2; }\n",
        ),
        (
            "a.h",
            "#include <limits.h>\n#define TOP 3\nenum e { E_OK, E_BAD };\nstruct s { int v; };\nextern int shared;\n",
        ),
        (
            "b.c",
            "#define ELSEWHERE 4\nstatic int hidden;\nint shared = 1;\nstatic void secret(void) {}\n",
        ),
    ]);
    let function = *code.functions_named("f").first().expect("the function");
    let text = code.file(&function.head.file).expect("the file").text();
    let end = text.find("return i;").expect("the return");
    let inside = text.find("i += inner").expect("the inner block");
    for (text, at, expected) in [
        ("i", end, true),
        ("p->v", end, true),
        ("inner", inside, true),
        ("inner", end, false),
        ("local_count", end, true),
        ("TOP + E_BAD", end, true),
        ("ELSEWHERE", end, false),
        ("hidden", end, false),
        ("secret", end, false),
        ("helper", end, true),
        ("promised", end, true),
        ("later", end, false),
        ("NULL", end, true),
        ("nowhere", end, false),
    ] {
        assert_eq!(usable(&code, function, at, text), expected, "{text}");
    }
    assert!(includes_header(&code, &function.head.file, "limits.h"));
    assert!(!includes_header(&code, &function.head.file, "stdint.h"));
}
