use std::path::Path;

use super::*;

#[test]
fn listed_units_are_compiled_for_a_reader_and_nothing_else_changes() {
    let units = vec![b"/p/src/a.c".to_vec(), b"/p/src/b b.c".to_vec()];
    let reading = "-O0 -g3 -fno-inline -w";
    for (given, expected) in [
        ("-O2 -c a.c -o a.o", format!("-O2 -c a.c -o a.o {reading}")),
        ("-c ../src/./a.c", format!("-c ../src/./a.c {reading}")),
        ("-c /p/src/a.c", format!("-c /p/src/a.c {reading}")),
        (
            "-O2 a.c other.c -o tool -lm",
            format!("-O2 a.c other.c -o tool -lm {reading}"),
        ),
        (
            "-D_FORTIFY_SOURCE=2 -Wp,-D_FORTIFY_SOURCE=3 -D _FORTIFY_SOURCE -D X=1 -DY -c a.c",
            format!("-D X=1 -DY -c a.c {reading}"),
        ),
        ("-O2 -c -- a.c", format!("-O2 -c {reading} -- a.c")),
        ("-O2 -c other.c", "-O2 -c other.c".to_owned()),
        ("-o tool a.o", "-o tool a.o".to_owned()),
        ("-E a.c", "-E a.c".to_owned()),
        ("-MM -O2 a.c", "-MM -O2 a.c".to_owned()),
        (
            "-D_FORTIFY_SOURCE=2 -c other.c",
            "-D_FORTIFY_SOURCE=2 -c other.c".to_owned(),
        ),
        ("-Ia.c -c x.c", "-Ia.c -c x.c".to_owned()),
    ] {
        let words: Vec<OsString> = given.split(' ').map(OsString::from).collect();
        let changed = changed(&words, &units, Path::new("/p/src"));
        let changed: Vec<&str> = changed.iter().filter_map(|word| word.to_str()).collect();
        assert_eq!(changed.join(" "), expected, "{given}");
    }
    let spaced = ["-c", "b b.c"].map(OsString::from);
    assert_eq!(changed(&spaced, &units, Path::new("/p/src")).len(), 6);
}

#[test]
fn the_list_is_read_as_it_is_written() {
    let paths = [b"/p/a.c".to_vec(), b"/p/b\tc.c".to_vec()];
    let list = paths.iter().flat_map(|path| line::encode(&[path]));
    assert_eq!(units(&list.collect::<Vec<u8>>()), paths);
}
