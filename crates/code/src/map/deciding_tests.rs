//! Rows of a line and what decides about it.

use patchwright_domain::candidate::RelPath;

use crate::CodeMap;

#[test]
fn what_decides_about_an_access() {
    let cases: [(&str, &[&str]); 7] = [
        (
            "bits = map->tiles[(ID(cell) - 1) * ROWS + row];",
            &["cell", "row", "map->tiles", "map"],
        ),
        ("p->next->len = 3;", &["p", "p->next"]),
        ("*out++ = c;", &["out"]),
        (
            "memcpy(r->name, in + at, n);",
            &["n", "in", "at", "r->name", "r"],
        ),
        ("sum += row->cells[i];", &["i", "row->cells", "row"]),
        ("x = t[next(i)];", &["i", "t"]),
        ("return 3;", &[]),
    ];
    for (code, expected) in cases {
        let text = format!("int f(void)\n{{\n{code}\n}}\n");
        let path = RelPath::new("a.c").unwrap();
        let map = CodeMap::read([(path.clone(), text.into_bytes())]);
        assert_eq!(map.deciding_on(&path, 3, None), expected, "{code}");
    }
}

#[test]
fn what_decides_about_an_argument() {
    let text = "void g(void)\n{\nint x = draw(&map, cells[x], n * 2);\n}\n";
    let path = RelPath::new("a.c").unwrap();
    let map = CodeMap::read([(path.clone(), text.as_bytes().to_vec())]);
    let cases: [(usize, &[&str]); 4] = [(0, &["map"]), (1, &["cells[x]"]), (2, &["n"]), (3, &[])];
    for (index, expected) in cases {
        let found = map.deciding_in_argument(&path, 3, "draw", index);
        assert_eq!(found, expected, "{index}");
    }
}

#[test]
fn what_decided_that_a_line_runs() {
    let text = "int f(struct binding *b, int n)
{
\tif (b == NULL)
\t\treturn 0;
\tfor (int i = 0; i < b->count; i++) {
\t\tif (n > b->uriAlloc)
\t\t\tgrow(b, n);
\t\tif (b->prefix[i].set)
\t\t\tn = append(b->uri + b->uriLen, MOST);
\t}
\treturn n;
}
";
    let path = RelPath::new("a.c").unwrap();
    let map = CodeMap::read([(path.clone(), text.as_bytes().to_vec())]);
    let cases: [(u32, &[&str]); 4] = [
        (
            9,
            &[
                "n",
                "b->uri",
                "b->uriLen",
                "b->prefix[i].set",
                "i",
                "b->count",
                "b->uriAlloc",
                "b",
            ],
        ),
        (5, &["i", "b->count", "b"]),
        (11, &["n", "b"]),
        (40, &[]),
    ];
    for (line, expected) in cases {
        assert_eq!(map.steering(&path, line), expected, "{line}");
    }
}
