use super::*;

#[test]
fn only_meaningless_white_space_is_dropped() {
    let same = [
        ("\tif (a > b) {", "    if(a>b)  {"),
        ("x = 1;  ", "x = 1;"),
        ("// a  comment", "//a comment"),
        ("#  define A  1", "#define A 1"),
        ("f(a, b)", "f( a,b )"),
        ("", "   \t"),
    ];
    let different = [
        ("int x", "intx"),
        ("a - -b", "a --b"),
        ("v<v<int> >", "v<v<int>>"),
        ("s(\"a b\")", "s(\"a  b\")"),
        ("c = ' ';", "c = '';"),
        ("#define F (x)", "#define F(x)"),
        ("L \"s\"", "L\"s\""),
        ("\"%\" PRIu64", "\"%\"PRIu64"),
        ("return x", "returnx"),
        ("a & &b", "a &&b"),
        ("x = 1 .5", "x = 1.5"),
    ];
    let key = |text: &str| line_key(text.as_bytes(), Some(Dialect::C));
    for (a, b) in same {
        assert_eq!(key(a), key(b), "{a:?} {b:?}");
    }
    for (a, b) in different {
        assert_ne!(key(a), key(b), "{a:?} {b:?}");
    }
    assert_ne!(line_key(b"\tx", None), line_key(b"    x", None));
    assert_eq!(line_key(b"x  ", None), line_key(b"x", None));
}

#[test]
fn likeness_grows_with_what_is_common() {
    let of = |a: &str, b: &str| signature(a.as_bytes()).similarity(&signature(b.as_bytes()));
    assert_eq!(of("memcpy(dst,src,n);", "memcpy(dst,src,n);"), 1.0);
    assert!(of("memcpy(dst,src,n);", "memcpy(dst,src,len);") > 0.75);
    assert!(of("memcpy(dst,src,n);", "for(i=0;i<3;i++){") < 0.3);
    assert_eq!(of("", ""), 0.0);
}
