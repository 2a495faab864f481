use super::*;
use crate::tree::{ExprKind, Variable};

fn code(files: &[(&str, &str)]) -> Code {
    Code::read(files.iter().map(|(path, text)| {
        let path = RelPath::new(*path).unwrap();
        (path, text.as_bytes().to_vec())
    }))
}

fn map() -> Code {
    code(&[
        (
            "map.h",
            "#define CELLS(w, h) \\\n    ((w) * (h)) /* all */\n#define LIMIT 16\n\
             typedef struct { int w, h; union { int tag; float f; }; struct { char *p; } inner; } map_t;\n\
             typedef map_t *map_ref;\n\
             struct node { struct node *next; int (*visit)(struct node *, int); unsigned bits : 3; \n\
             unsigned char key[LIMIT][2]; };\n\
             enum color { RED, GREEN = 4, BLUE };\ntypedef enum { ON, OFF } state_t;\n\
             extern int total;\nint area(map_t *m);\n",
        ),
        (
            "map.c",
            "#include \"map.h\"\nint total = 3;\nstatic const char *const names[] = { \"a\", \"b\" };\n\
             int area(map_t *m) { return CELLS(m->w, m->h); }\n\
             static int twice(map_t *m) { return area(m) + (area)(m); }\n\
             int main(void) { struct local { int x; } l; l.x = twice(0); return l.x; }\n",
        ),
    ])
}

fn shown(variable: Option<&Variable>) -> String {
    variable.map_or("none".to_owned(), |one| {
        let stars = "*".repeat(one.pointers);
        let sizes: String = one
            .dimensions
            .iter()
            .map(|size| format!("[{size}]"))
            .collect();
        format!("{}{stars}{sizes}", one.ty)
    })
}

#[test]
fn fields_are_found_by_any_name_of_the_record() {
    let code = map();
    let inner = shown(code.field("map_t", "inner"));
    let cases = [
        ("map_t", "w", "int"),
        ("const map_t *", "h", "int"),
        ("map_ref", "w", "int"),
        ("map_t", "tag", "int"),
        (inner.as_str(), "p", "char*"),
        ("struct node", "next", "struct node*"),
        ("node", "visit", "int (struct node *, int)*"),
        ("node", "key", "unsigned char[LIMIT][2]"),
        ("node", "bits", "unsigned"),
        ("struct local", "x", "int"),
        ("map_t", "none", "none"),
        ("nothing", "w", "none"),
    ];
    for (ty, field, expected) in cases {
        assert_eq!(shown(code.field(ty, field)), expected, "{ty} {field}");
    }
}

#[test]
fn unnamed_records_of_two_files_are_kept_apart() {
    let code = code(&[
        ("a.c", "typedef struct { int one; } a_t;"),
        ("b.c", "typedef struct { int two; } b_t;"),
    ]);
    assert!(code.field("b_t", "two").is_some());
    assert!(code.field("a_t", "two").is_none());
}

#[test]
fn a_name_may_end_like_the_word_before_it() {
    let code = code(&[(
        "a.c",
        "typedef union as_union { int fd; } u_t;\nstruct my_struct { int x; } one;\nenum an_enum { A } e;",
    )]);
    assert_eq!(shown(code.field("u_t", "fd")), "int");
    assert_eq!(
        shown(code.global("one").map(|(_, one)| one)),
        "struct my_struct"
    );
    assert_eq!(shown(code.global("e").map(|(_, one)| one)), "enum an_enum");
    assert!((1..=3).all(|line| !code.files()[0].broken_at(line)));
}

#[test]
fn enumerations_macros_aliases_and_globals() {
    let code = map();
    let color = code.enumeration("enum color").unwrap();
    let constants: Vec<&str> = color
        .constants
        .iter()
        .map(|(name, _)| name.as_str())
        .collect();
    assert_eq!(constants, ["RED", "GREEN", "BLUE"]);
    assert_eq!(code.enumeration("state_t").unwrap().constants.len(), 2);
    assert_eq!(code.enumeration_of_constant("BLUE").unwrap().name, "color");
    let cells = code.macro_named("CELLS").unwrap();
    assert_eq!(
        cells.params.as_deref(),
        Some(&["w".to_owned(), "h".to_owned()][..])
    );
    assert_eq!(cells.body, "((w) * (h))");
    assert_eq!(code.macro_named("LIMIT").unwrap().body, "16");
    assert_eq!(code.macro_named("LIMIT").unwrap().params, None);
    assert_eq!(code.alias("map_ref").unwrap().means.pointers, 1);
    let (file, total) = code.global("total").unwrap();
    assert_eq!(file.path.to_string(), "map.c");
    assert!(total.init.is_some());
    let (_, names) = code.global("names").unwrap();
    let Some(ExprKind::List(values)) = names.init.as_ref().map(|init| &init.kind) else {
        panic!("no list: {names:?}");
    };
    assert_eq!(values.len(), 2);
    assert!(code.global("l").is_none());
}

#[test]
fn calls_and_uses_are_found() {
    let code = map();
    let callers = code.callers("area");
    let names: Vec<&str> = callers
        .iter()
        .map(|site| site.function.head.name.as_str())
        .collect();
    assert!(names.contains(&"twice"), "{names:?}");
    assert_eq!(code.uses_of_field("x").len(), 2);
    assert_eq!(code.functions_named("main").len(), 1);
    let path = RelPath::new("map.c").unwrap();
    assert_eq!(code.function_at(&path, 4).unwrap().head.name, "area");
    assert!(code.function_at(&path, 2).is_none());
}

#[test]
fn what_is_no_source_is_left_out_or_named() {
    let long = vec![b' '; LONGEST_FILE + 1];
    let code = Code::read([
        (RelPath::new("a.txt").unwrap(), b"int x;".to_vec()),
        (RelPath::new("b.c").unwrap(), b"\0\0".to_vec()),
        (RelPath::new("c.c").unwrap(), long),
        (RelPath::new("d.c").unwrap(), Vec::new()),
    ]);
    let skipped: Vec<SkipReason> = code.skipped().iter().map(|one| one.reason).collect();
    assert_eq!(skipped, [SkipReason::Binary, SkipReason::TooLong]);
    assert_eq!(code.files().len(), 1);
}

#[test]
fn a_plain_header_is_of_the_language_of_the_tree() {
    let header = "struct s { std::string name; };";
    let cpp = code(&[("a.h", header), ("a.cpp", "int x;")]);
    assert_eq!(cpp.field("s", "name").unwrap().ty, "std::string");
}
