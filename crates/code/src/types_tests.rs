use patchwright_domain::candidate::RelPath;

use super::*;
use crate::Code;
use crate::tree::StmtKind;

const HEAD: &str = "
typedef unsigned char u8;
typedef struct map { int w; short h; u8 *cells; char name[16]; unsigned long long big; } map_t;
enum color { RED, GREEN };
#define LIMIT 10u
long total(void);
";

/// The type of an expression, with locals of many kinds in scope.
fn check(expr: &str, expected: &str) {
    let locals = "int i; unsigned n; uint16_t half; size_t len; map_t *m; struct map one; char buf[8]; \
                  char **argv; enum color c; double d; u8 byte; int64_t wide;";
    let text = format!(
        "{HEAD}long total(void) {{ return 1; }}\nint f(void) {{ {locals} return {expr}; }}\n"
    );
    let path = RelPath::new("a.c").expect("a path");
    let code = Code::read([(path, text.into_bytes())]);
    let function = *code.functions_named("f").first().expect("the function");
    let StmtKind::Block(list) = &function.body().kind else {
        panic!("a body");
    };
    let Some(StmtKind::Return(Some(value))) = list.last().map(|stmt| &stmt.kind) else {
        panic!("a return: {list:?}");
    };
    let found = type_of(&code, function, value.span.start, value);
    let shown = found.map_or("none".to_owned(), |ty| match ty.number(&code) {
        Some(number) => format!("{}{}", if number.signed { "i" } else { "u" }, number.bits),
        None if ty.is_array() => format!("{}[{}]", ty.text(), ty.dimensions.join("][")),
        None => ty.text(),
    });
    assert_eq!(shown, expected, "{expr}");
}

#[test]
fn types_of_expressions() {
    for (expr, expected) in [
        ("i", "i32"),
        ("n", "u32"),
        ("half", "u16"),
        ("len", "u64"),
        ("byte", "u8"),
        ("wide", "i64"),
        ("c", "u32"),
        ("RED", "i32"),
        ("LIMIT", "u32"),
        ("m", "map_t *"),
        ("m->w", "i32"),
        ("m->h", "i16"),
        ("one.h", "i16"),
        ("m->cells", "u8 *"),
        ("m->cells[3]", "u8"),
        ("*m->cells", "u8"),
        ("m->name", "char[16]"),
        ("m->name[2]", "i8"),
        ("&one", "struct map *"),
        ("argv[1]", "char *"),
        ("argv[1][0]", "i8"),
        ("buf", "char[8]"),
        ("buf + 1", "char *"),
        ("&buf[1] - buf", "i64"),
        ("half * half", "i32"),
        ("i + n", "u32"),
        ("i + len", "u64"),
        ("wide + n", "i64"),
        ("d * i", "double"),
        ("i < n", "i32"),
        ("byte << 3", "i32"),
        ("(uint32_t)half * half", "u32"),
        ("(size_t)i", "u64"),
        ("sizeof(int)", "u64"),
        ("0x80000000", "u32"),
        ("3000000000", "i64"),
        ("1UL", "u64"),
        ("'a'", "i32"),
        ("total()", "i64"),
        ("strlen(buf)", "u64"),
        ("!m", "i32"),
        ("-half", "i32"),
        ("n ? i : 0", "i32"),
        ("unknown_thing", "none"),
        ("m->missing", "none"),
    ] {
        check(expr, expected);
    }
}

#[test]
fn names_of_numbers() {
    for (name, bits, signed) in [
        ("unsigned long long int", 64, false),
        ("signed char", 8, true),
        ("std::uint8_t", 8, false),
        ("short unsigned", 16, false),
        ("uint_least16_t", 16, false),
        ("ssize_t", 64, true),
        ("u32", 32, false),
    ] {
        assert_eq!(number_named(name), Some(Number { bits, signed }), "{name}");
    }
    for name in ["", "struct x", "float", "void", "user", "size"] {
        assert_eq!(number_named(name), None, "{name}");
    }
}

#[test]
fn values_of_literals() {
    for (text, value) in [
        ("10", Some(10)),
        ("0x1Fu", Some(31)),
        ("017", Some(15)),
        ("0", Some(0)),
        ("1'000'000", Some(1_000_000)),
        ("99999999999999999999999", None),
        ("abc", None),
    ] {
        assert_eq!(parse_integer(text), value, "{text}");
    }
}
