use std::ffi::OsStr;
use std::fs;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::{MetadataExt, PermissionsExt, symlink};
use std::os::unix::net::UnixListener;
use std::path::Path;
use std::time::{Duration, SystemTime};

use super::{Copied, copy_tree};
use crate::{Identity, SandboxError};

fn copy(from: &Path, to: &Path) -> Result<Copied, SandboxError> {
    fs::create_dir(to).unwrap();
    copy_tree(from, to, Identity::detect(), &|path| {
        !path.ends_with("unwanted")
    })
}

fn set(path: &Path, mode: u32, seconds: u64, nanos: u32) {
    fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    let time = SystemTime::UNIX_EPOCH + Duration::new(seconds, nanos);
    let times = fs::FileTimes::new().set_modified(time).set_accessed(time);
    fs::File::open(path).unwrap().set_times(times).unwrap();
}

#[test]
fn content_modes_and_times_arrive() {
    let room = tempfile::tempdir().unwrap();
    let (from, to) = (room.path().join("from"), room.path().join("to"));
    let odd = OsStr::from_bytes(b"odd \xff\xfe, name: x");
    fs::create_dir_all(from.join("dir").join(odd)).unwrap();
    fs::create_dir_all(from.join("unwanted/inner")).unwrap();
    let file = from.join("dir").join(odd).join("file");
    fs::write(&file, "content").unwrap();
    fs::write(from.join("tool"), "#!").unwrap();
    symlink("/nowhere/at/all", from.join("dangling")).unwrap();
    symlink("..", from.join("dir/up")).unwrap();
    set(&file, 0o444, 1_000_000_000, 123_456_789);
    set(&from.join("tool"), 0o6755, 5, 1);
    set(&from.join("dir").join(odd), 0o555, 77, 999_999_999);
    set(&from.join("dir"), 0o750, 88, 7);
    set(&from, 0o755, 99, 8);
    let copied = copy(&from, &to).unwrap();
    assert_eq!((copied.files, copied.bytes), (4, 9));
    assert!(copied.special.is_empty());
    // The owner can always write; set-uid bits are dropped.
    let expected = [
        (Path::new("dir").join(odd).join("file"), 0o644),
        ("tool".into(), 0o755),
        (Path::new("dir").join(odd), 0o755),
        ("dir".into(), 0o750),
        ("".into(), 0o755),
    ];
    for (relative, mode) in expected {
        let (old, new) = (about(&from.join(&relative)), about(&to.join(&relative)));
        assert_eq!(new.mode() & 0o7777, mode, "{}", relative.display());
        assert_eq!(
            (new.mtime(), new.mtime_nsec()),
            (old.mtime(), old.mtime_nsec())
        );
    }
    let content = fs::read(to.join("dir").join(odd).join("file")).unwrap();
    assert_eq!(content, b"content");
    for link in ["dangling", "dir/up"] {
        assert_eq!(
            fs::read_link(to.join(link)).unwrap(),
            fs::read_link(from.join(link)).unwrap()
        );
        assert_eq!(
            about(&to.join(link)).mtime_nsec(),
            about(&from.join(link)).mtime_nsec()
        );
    }
    assert!(!to.join("unwanted").exists());
    set(&from.join("dir").join(odd), 0o755, 77, 0);
}

#[test]
fn what_is_no_file_is_named_and_left() {
    let room = tempfile::tempdir().unwrap();
    let (from, to) = (room.path().join("from"), room.path().join("to"));
    fs::create_dir(&from).unwrap();
    let _socket = UnixListener::bind(from.join("socket")).unwrap();
    rustix::fs::mkfifoat(rustix::fs::CWD, from.join("pipe"), rustix::fs::Mode::RWXU).unwrap();
    let mut copied = copy(&from, &to).unwrap();
    copied.special.sort();
    assert_eq!(copied.special, [Path::new("pipe"), Path::new("socket")]);
    assert_eq!(fs::read_dir(&to).unwrap().count(), 0);
}

#[test]
fn nothing_is_written_through_what_stands_in_the_way() {
    let room = tempfile::tempdir().unwrap();
    let (from, to) = (room.path().join("from"), room.path().join("to"));
    fs::create_dir(&from).unwrap();
    fs::create_dir(&to).unwrap();
    fs::write(from.join("file"), "new").unwrap();
    fs::write(room.path().join("victim"), "old").unwrap();
    symlink("../victim", to.join("file")).unwrap();
    assert!(copy_tree(&from, &to, Identity::detect(), &|_| true).is_err());
    assert_eq!(fs::read(room.path().join("victim")).unwrap(), b"old");
}

fn about(path: &Path) -> fs::Metadata {
    fs::symlink_metadata(path).unwrap()
}
