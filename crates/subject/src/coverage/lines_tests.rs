use super::*;

#[test]
fn what_is_no_program_has_no_places() {
    let all = |_: &Path| Some(0);
    for bytes in [&b""[..], b"\x7fELF", b"#!/bin/sh\n", &[0x7f; 4096]] {
        assert_eq!(places(bytes, &all), []);
    }
}

#[test]
#[cfg_attr(
    not(debug_assertions),
    ignore = "an optimised build has no line tables"
)]
fn this_very_program_has_lines_of_this_file() {
    let own = std::fs::read(std::env::current_exe().unwrap()).unwrap();
    let here = Path::new(file!()).file_name();
    let wanted = |path: &Path| (path.file_name() == here).then_some(7);
    let found = places(&own, &wanted);
    assert!(found.len() > 10, "{}", found.len());
    assert!(found.iter().all(|place| place.file == 7 && place.line > 0));
    assert!(found.is_sorted());
}

#[test]
fn cut_and_damaged_programs_are_read_without_harm() {
    let own = std::fs::read(std::env::current_exe().unwrap()).unwrap();
    let all = |_: &Path| Some(0);
    for step in 1..5 {
        let mut bytes = own[..own.len() / 5 * step].to_vec();
        places(&bytes, &all);
        bytes = own.clone();
        let at = own.len() / 5 * step;
        bytes[at..at + 64].fill(0xff);
        places(&bytes, &all);
    }
}

#[test]
fn paths_are_made_plain() {
    for (given, expected) in [
        ("/a/b/../c.c", "/a/c.c"),
        ("/a/./b/c.c", "/a/b/c.c"),
        ("/../c.c", "/c.c"),
    ] {
        assert_eq!(plain(Path::new(given)), Path::new(expected));
    }
}
