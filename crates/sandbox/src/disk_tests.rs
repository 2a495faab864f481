use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};

use super::{Count, ENTRY_BYTES, count};

#[test]
fn files_folders_and_links_are_counted_without_being_followed() {
    let room = tempfile::tempdir().unwrap();
    let tree = room.path().join("tree");
    fs::create_dir_all(tree.join("a")).unwrap();
    fs::write(room.path().join("large"), vec![1; 1 << 20]).unwrap();
    let empty = count(&tree, 100);
    assert!(!empty.blind);
    symlink(room.path(), tree.join("out")).unwrap();
    let linked = count(&tree, 100);
    assert!(linked.bytes >= empty.bytes + ENTRY_BYTES && linked.bytes < empty.bytes + (1 << 19));
    fs::write(tree.join("a/file"), vec![1; 1 << 20]).unwrap();
    fs::File::open(tree.join("a/file"))
        .unwrap()
        .sync_all()
        .unwrap();
    assert!(count(&tree, 100).bytes >= linked.bytes + (1 << 20));
}

#[test]
fn what_cannot_be_counted_is_said() {
    let room = tempfile::tempdir().unwrap();
    for number in 0..10 {
        fs::write(room.path().join(number.to_string()), "").unwrap();
    }
    assert!(count(room.path(), 5).blind);
    assert!(!count(room.path(), 11).blind);
    assert_eq!(count(&room.path().join("absent"), 5), Count::default());
    if !rustix::process::geteuid().is_root() {
        fs::set_permissions(room.path(), fs::Permissions::from_mode(0o000)).unwrap();
        assert!(count(room.path(), 100).blind);
        fs::set_permissions(room.path(), fs::Permissions::from_mode(0o700)).unwrap();
    }
}
