//! Rows of code; the name in question stands between `«` and `»`.

use patchwright_domain::candidate::RelPath;

use super::Usage::{PerhapsWrite, Read, Write};
use crate::CodeMap;

#[test]
fn writes_are_told_from_reads() {
    let cases = [
        ("row->«len» = 3;", Write),
        ("row->«len» == 3;", Read),
        ("row->«len» += n;", Write),
        ("row->«len» <<= 1;", Write),
        ("row->«len» << 1;", Read),
        ("row->«len» <= n;", Read),
        ("row->«len» != n;", Read),
        ("row->«len»++;", Write),
        ("--table->rows[i + 1].«len»;", Write),
        ("a - -row->«len»;", Read),
        ("«cells»[i][at[2]] = 0;", Write),
        ("x = «cells»[i];", Read),
        ("«row»->len = 3;", Read),
        ("read_into(&row->«len»);", PerhapsWrite),
        ("a = b & «mask»;", Read),
        ("a = (b) & «mask»;", Read),
        ("if (a && «b»)", Read),
        ("return &«table»;", PerhapsWrite),
        ("memcpy(row->«cells», in, n);", PerhapsWrite),
        ("memcpy(out, row->«cells», n);", Read),
        ("struct row r = { .«len» = 3 };", Write),
        ("int «n» = read_u16(in);", Write),
        ("#define SET(r) ((r)->«len» = 0)", Write),
        ("row->«len» /* the old one */ = 3;", Write),
        ("row->«len»\n\t= 3;", Write),
        ("f(get(row)->«len»);", Read),
        ("++get(row, 1)->«len»;", Write),
        ("«len»", Read),
    ];
    for (code, expected) in cases {
        let (before, behind) = code.split_once('«').unwrap();
        let text = format!("void f(void) {{\n{before}{behind}\n}}\n").replace('»', "");
        let path = RelPath::new("a.c").unwrap();
        let map = CodeMap::read([(path.clone(), text.into_bytes())]);
        let found = map.file(&path).unwrap().usage_at(2, before.len() as u32);
        assert_eq!(found, expected, "{code}");
    }
}
