use std::fs::{self, File};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use super::{Workshop, make_private_in_public};

/// No process has this pid: it is above the kernel's maximum.
const DEAD: &str = "4194999";

#[test]
fn only_abandoned_corners_are_swept() {
    let root = tempfile::tempdir().unwrap();
    let living = Workshop::open(root.path()).unwrap();
    let own = std::process::id();
    let plant = |name: &str, lock: bool| {
        let corner = root.path().join(name);
        fs::create_dir_all(corner.join("deep/er")).unwrap();
        fs::set_permissions(corner.join("deep"), fs::Permissions::from_mode(0o000)).unwrap();
        if lock {
            File::create(corner.join("lock")).unwrap();
        }
        corner
    };
    let cases = [
        (plant(&format!("{DEAD}-1"), true), false),
        (plant(&format!("{DEAD}-2"), false), false),
        // A lock held under our own pid, as by a process in another container.
        (plant(&format!("{own}-3"), true), false),
        // About to be locked.
        (plant(&format!("{own}-4"), false), true),
        (plant("something else", false), true),
        (living.path().to_owned(), true),
    ];
    let next = Workshop::open(root.path()).unwrap();
    for (corner, stays) in &cases {
        assert_eq!(corner.exists(), *stays, "{}", corner.display());
    }
    let path = next.path().to_owned();
    drop(next);
    assert!(!path.exists());
    for (corner, _) in &cases[3..5] {
        fs::set_permissions(corner.join("deep"), fs::Permissions::from_mode(0o700)).unwrap();
    }
}

#[test]
fn many_may_open_at_once() {
    let root = tempfile::tempdir().unwrap();
    std::thread::scope(|scope| {
        for _ in 0..8 {
            scope.spawn(|| {
                for _ in 0..20 {
                    let workshop = Workshop::open(root.path()).unwrap();
                    fs::write(workshop.folder("x").unwrap().join("file"), "x").unwrap();
                }
            });
        }
    });
    assert_eq!(fs::read_dir(root.path()).unwrap().count(), 0);
}

#[test]
fn a_corner_is_closed_to_others() {
    let root = tempfile::tempdir().unwrap();
    let workshop = Workshop::open(root.path()).unwrap();
    assert_eq!(mode(workshop.path()), 0o700);
}

#[test]
fn a_folder_that_is_not_ours_alone_is_refused() {
    let room = tempfile::tempdir().unwrap();
    let own = room.path().join("own");
    make_private_in_public(&own).unwrap();
    make_private_in_public(&own).unwrap();
    let open = room.path().join("open");
    fs::create_dir(&open).unwrap();
    fs::set_permissions(&open, fs::Permissions::from_mode(0o777)).unwrap();
    let link = room.path().join("link");
    std::os::unix::fs::symlink(&own, &link).unwrap();
    let file = room.path().join("file");
    fs::write(&file, "").unwrap();
    for taken in [open, link, file] {
        assert!(
            make_private_in_public(&taken).is_err(),
            "{}",
            taken.display()
        );
    }
}

fn mode(path: &Path) -> u32 {
    fs::metadata(path).unwrap().permissions().mode() & 0o777
}
