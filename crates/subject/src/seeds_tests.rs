use std::fs;
use std::os::unix::fs::symlink;

use super::*;

#[test]
fn what_is_left_out_is_counted() {
    let folder = tempfile::tempdir().unwrap();
    let root = folder.path().join("seeds");
    fs::create_dir_all(root.join("sub")).unwrap();
    for (name, bytes) in [
        ("b", b"two".to_vec()),
        ("a", b"one".to_vec()),
        ("again", b"one".to_vec()),
        ("empty", Vec::new()),
        ("large", vec![b'x'; MOST_BYTES as usize + 1]),
        ("sub/c", b"three".to_vec()),
    ] {
        fs::write(root.join(name), bytes).unwrap();
    }
    fs::write(folder.path().join("secret"), "outside").unwrap();
    symlink(folder.path().join("secret"), root.join("link")).unwrap();
    symlink(folder.path(), root.join("out")).unwrap();
    let seeds = Seeds::read(std::slice::from_ref(&root)).unwrap();
    let used: Vec<&str> = seeds.used.iter().map(|seed| seed.name.as_str()).collect();
    assert_eq!(used, ["a", "b", "c"]);
    assert_eq!(seeds.given, 6);
    insta::assert_snapshot!(seeds.left_out().join(", "), @"1 larger than 8 MiB, 2 empty or the same as another");

    let many = folder.path().join("many");
    fs::create_dir(&many).unwrap();
    for number in 0..MOST_SEEDS * 2 + 1 {
        fs::write(many.join(format!("{number:04}")), number.to_string()).unwrap();
    }
    let seeds = Seeds::read(&[many]).unwrap();
    assert!(seeds.used.len() <= MOST_SEEDS);
    assert_eq!(seeds.used[1].name, "0003", "from all over the folder");
    assert_eq!(seeds.used.len() + seeds.too_many, MOST_SEEDS * 2 + 1);
}
