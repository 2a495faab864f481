use super::*;

#[test]
fn plain_conditions_are_read_with_their_operands() {
    for (text, operands) in [
        ("i < row->len", &["i", "row->len"][..]),
        (" p != NULL ", &["p"]),
        ("off + n <= sizeof(buf)", &["off", "n"]),
        ("p && p->len > 3", &["p", "p->len"]),
        ("!(a[i].b == 4)", &["a[i].b"]),
        ("(size_t)len <= cap", &["len", "cap"]),
        ("(size_t)(len) <= cap", &["len", "cap"]),
        ("v.size() > i", &["v.size()", "i"]),
        ("this->items.size() > i", &["this->items.size()", "i"]),
        ("std::max(a, b) < limit", &["std::max(a, b)", "limit"]),
        ("strlen(name) < 16", &["strlen(name)"]),
        ("*p == 'a'", &["*p"]),
        ("static_cast<unsigned>(n) < 5u", &["n"]),
        ("a < b && c > d", &["a", "b", "c", "d"]),
        ("n ? a < b : c", &["n", "a", "b", "c"]),
        ("(const unsigned char *)end - p >= 4", &["end", "p"]),
    ] {
        let read = Condition::read(text).unwrap_or_else(|why| panic!("{text}: {why}"));
        assert_eq!(read.operands().collect::<Vec<_>>(), operands, "{text}");
    }
}

#[test]
fn operands_are_replaced_where_they_stand() {
    let read = Condition::read("off + n <= row->len").unwrap();
    let wrapped = read.with_operands(|number, text| format!("V({number}, {text})"));
    assert_eq!(wrapped, "V(0, off) + V(1, n) <= V(2, row->len)");
}

/// None of these may reach a compiler.
#[test]
fn hostile_text_is_refused() {
    for text in [
        "",
        "i = 3",
        "i++ < 3",
        "--i",
        "n += 1",
        "unlink(path) == 0",
        "(unlink)(path)",
        "(*handler)(1)",
        "f<int>(x)",
        "1); system(\"id\"); (1",
        "1) , (2",
        "a, b",
        "({ system(\"id\"); 1; })",
        "[]{ return 1; }()",
        "i < 3 // rest",
        "i /* c */ < 3",
        "i < 3 \\",
        "i < 3\n#pragma once\n",
        "#define X",
        "_Pragma(\"GCC optimize\") 1",
        "__asm__(\"nop\") == 0",
        "asm(\"nop\")",
        "__attribute__((x)) 1",
        "__builtin_trap() == 0",
        "new int",
        "delete p",
        "throw 1",
        "sizeof(int[f()]) == 4",
        "sizeof((a)[f()]) == 4",
        "sizeof((int (*)[f()])p) == 4",
        "(int (*)[f()])p == q",
        "a ? b = 1 : c",
        "a <% b",
        "x %: y",
        "map.erase(k) == 1",
        "((i < 3)",
        "i < 3)",
        "int x",
        "R\"(a)\" == p",
        "PATCHWRIGHT_PROPERTY(1, 1)",
        "caf\u{e9} > 1",
        "if (x) 1",
    ] {
        let read = Condition::read(text);
        assert!(read.is_err(), "{text} was let through as {read:?}");
    }
    let long = format!("i < {}", "1".repeat(LONGEST));
    assert!(Condition::read(&long).is_err());
}

#[test]
fn a_refusal_says_why() {
    for (text, why) in [
        ("i = 3", "`=` cannot stand in a condition"),
        (
            "check(i)",
            "it calls `check`, which is not known to change nothing",
        ),
        (
            "(check)(i)",
            "`(check)` is not known to be a type, so it may be a call",
        ),
        ("i < ", "it cannot be read as one expression"),
        ("(i", "a bracket is not closed"),
    ] {
        assert_eq!(Condition::read(text), Err(why.to_owned()), "{text}");
    }
}

/// Macros as a project may define them, some of them twice.
const MACROS: &str = "\
#define LIMIT (1 << 4)
#define CELL_ID(cell) ((cell) & 0x7fu)
#define IS_ROOM(row, n) (CELL_ID(n) < (row)->len && (n) < LIMIT)
#define SIZE(a) (sizeof(a) / sizeof((a)[0]))
#define TABLE state->table
#define SELF SELF
#if DEBUG
#define WIDTH(x) ((x)->width)
#else
#define WIDTH(x) (x)->width
#endif
#define RESET(x) ((x) = 0)
#define NEXT (*in++)
#define LOAD(x) load_row(x)
#define INDIRECT(x) LOAD(x)
#define QUIT exit(1)
#define LOOP(x) do { x; } while (0)
#define NAMED(x) row_##x
#define TEXT(x) #x
#define OPEN (1
#define MORE(x) x > (1)
#if DEBUG
#define SAFE(x) (x)
#else
#define SAFE(x) free(x)
#endif
#define BLOCK(x) ({ x; })
#define CALLED(f) f(1)
#define NOTHING
";

fn among(text: &str) -> Result<Condition, String> {
    let path = RelPath::new("rows.c").unwrap();
    let files = [(path.clone(), MACROS.as_bytes().to_vec())].into();
    Condition::read_among(text, &Macros::in_sight(&files, &path))
}

#[test]
fn harmless_macros_of_the_project_may_be_used() {
    for (text, operands) in [
        (
            "CELL_ID(cell) <= map->tile_count",
            &["CELL_ID(cell)", "map->tile_count"][..],
        ),
        ("n < LIMIT", &["n", "LIMIT"]),
        ("IS_ROOM(row, n)", &["IS_ROOM(row, n)"]),
        ("i < SIZE(row->data)", &["i", "SIZE(row->data)"]),
        ("TABLE[i] != 0 && SELF", &["TABLE[i]", "SELF"]),
        ("WIDTH(row) > 0", &["WIDTH(row)"]),
        ("SIZE > 2", &["SIZE"]),
    ] {
        let read = among(text).unwrap_or_else(|why| panic!("{text}: {why}"));
        assert_eq!(read.operands().collect::<Vec<_>>(), operands, "{text}");
        assert_eq!(read.text(), text);
    }
}

/// What a project's macros do must not slip in by their names.
#[test]
fn harmful_macros_are_refused_by_name() {
    for (text, named) in [
        ("RESET(n) == 0", "the macro `RESET`"),
        ("NEXT == 3", "the macro `NEXT`"),
        ("LOAD(r) == 0", "it calls `load_row`"),
        ("INDIRECT(r) == 0", "it calls `load_row`"),
        ("QUIT || LIMIT", "the macros `QUIT`, `LIMIT`"),
        ("LOOP(n)", "the macro `LOOP`"),
        ("NAMED(n) == 0", "`NAMED` pastes or quotes"),
        ("TEXT(n) == 0", "`TEXT` pastes or quotes"),
        ("OPEN < 3", "the macro `OPEN`"),
        // In C++ this is `f<int_t>(1)`.
        ("f < MORE(int_t)", "the macro `MORE`"),
        // One of its two meanings frees.
        ("SAFE(p) != 0", "it calls `free`"),
        ("BLOCK(p) != 0", "the macro `BLOCK`"),
        ("CALLED(unlink) == 0", "it calls `unlink`"),
        ("CELL_ID(unlink(p)) == 0", "it calls `unlink`"),
        ("CELL_ID(n = 3) == 0", "`=` cannot stand in a condition"),
        ("NOTHING", "the macro `NOTHING`"),
        ("unlink NOTHING (p) == 0", ""),
        ("CELL(n) == 0", "it calls `CELL`"),
    ] {
        let read = among(text);
        let why = read.expect_err(text);
        assert!(why.contains(named), "{text}: {why}");
    }
}
