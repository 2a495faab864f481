use super::*;

fn paths(names: &[&str]) -> Vec<RelPath> {
    let path = |name: &&str| RelPath::new(*name).unwrap();
    names.iter().map(path).collect()
}

#[test]
fn a_file_that_both_orders_know_comes_first() {
    let words = paths(&["a.c", "b.c", "c.c"]);
    let meaning = paths(&["d.c", "c.c"]);
    // By words alone it would be the last, by meaning the second.
    assert_eq!(combined(&words, &meaning, 3), paths(&["c.c", "a.c", "d.c"]));
    assert_eq!(combined(&words, &[], 2), paths(&["a.c", "b.c"]));
    assert_eq!(combined(&[], &[], 2), paths(&[]));
}
