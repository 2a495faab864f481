use std::path::Path;

use rustix::fs::{CWD, Mode, mkfifoat};

use super::read;

#[test]
fn only_files_are_read_and_only_up_to_the_bound() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    std::fs::write(at("file"), "12345").unwrap();
    std::os::unix::fs::symlink("file", at("link")).unwrap();
    mkfifoat(CWD, at("pipe"), Mode::RUSR).unwrap();
    let text = |path: &Path, most: u64| match read(path, most) {
        Ok(bytes) => String::from_utf8(bytes).unwrap(),
        Err(error) => format!("{error:#}").replace(&folder.path().display().to_string(), "F"),
    };
    let seen: Vec<String> = ["file", "link", "pipe", ".", "absent"]
        .iter()
        .map(|name| text(&at(name), 5))
        .chain([text(&at("file"), 4)])
        .collect();
    insta::assert_snapshot!(seen.join("\n"), @r"
    12345
    12345
    F/pipe is not a regular file; give a file, or `-` for standard input
    F/. is not a regular file; give a file, or `-` for standard input
    cannot open F/absent: No such file or directory (os error 2)
    F/file is larger than the 0 MiB that are read; cut it to the part that matters
    ");
}
