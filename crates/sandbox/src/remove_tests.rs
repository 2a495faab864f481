use std::fs;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::Path;

use super::remove_tree;

fn check(plant: impl FnOnce(&Path)) {
    let room = tempfile::tempdir().unwrap();
    let (tree, outside) = (room.path().join("tree"), room.path().join("outside"));
    fs::create_dir(&tree).unwrap();
    fs::create_dir(&outside).unwrap();
    fs::write(outside.join("kept"), "kept").unwrap();
    fs::set_permissions(&outside, fs::Permissions::from_mode(0o755)).unwrap();
    plant(&tree);
    remove_tree(&tree).unwrap();
    assert!(fs::symlink_metadata(&tree).is_err());
    assert_eq!(fs::read(outside.join("kept")).unwrap(), b"kept");
    let mode = fs::metadata(&outside).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o755);
}

#[test]
fn whatever_was_planted_is_removed_and_nothing_else() {
    check(|_| {});
    check(|tree| fs::write(tree.join("file"), "x").unwrap());
    check(|tree| symlink("../outside", tree.join("link")).unwrap());
    check(|tree| {
        fs::create_dir(tree.join("a")).unwrap();
        symlink("../../outside", tree.join("a/link")).unwrap();
        fs::write(
            tree.join("a").join(std::ffi::OsStr::from_bytes(b"\xff\n")),
            "x",
        )
        .unwrap();
    });
    check(|tree| {
        let deep = tree.join("a/b/c");
        fs::create_dir_all(&deep).unwrap();
        fs::write(deep.join("file"), "x").unwrap();
        fs::write(tree.join(".removed-1"), "taken").unwrap();
        for folder in [deep.as_path(), &tree.join("a/b"), &tree.join("a"), tree] {
            fs::set_permissions(folder, fs::Permissions::from_mode(0o000)).unwrap();
        }
    });
}

#[test]
fn a_tree_deeper_than_any_path_is_removed() {
    check(|tree| {
        let mut here = rustix::fs::open(tree, flags(), rustix::fs::Mode::empty()).unwrap();
        for _ in 0..1500 {
            rustix::fs::mkdirat(&here, c"deep", rustix::fs::Mode::RWXU).unwrap();
            here = rustix::fs::openat(&here, c"deep", flags(), rustix::fs::Mode::empty()).unwrap();
        }
    });
}

fn flags() -> rustix::fs::OFlags {
    rustix::fs::OFlags::DIRECTORY | rustix::fs::OFlags::CLOEXEC
}

#[test]
fn what_is_not_there_is_removed_and_a_file_is_refused() {
    let room = tempfile::tempdir().unwrap();
    remove_tree(&room.path().join("absent")).unwrap();
    fs::write(room.path().join("file"), "x").unwrap();
    symlink(".", room.path().join("link")).unwrap();
    for name in ["file", "link"] {
        assert!(remove_tree(&room.path().join(name)).is_err(), "{name}");
        assert!(fs::symlink_metadata(room.path().join(name)).is_ok());
    }
}
