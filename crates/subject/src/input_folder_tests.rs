use std::fs;
use std::os::unix::fs::symlink;

use super::*;

#[test]
fn inputs_are_files_once_each_without_notes_links_and_large_ones() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    fs::create_dir(at("more")).unwrap();
    for (name, content) in [
        ("crash-1.png", "one"),
        ("crash-2", "two"),
        ("more/again.jpg", "one"),
        ("README.txt", "found by a fuzzer"),
        (".state", "of the fuzzer"),
        ("id:000,sig:06", "three"),
    ] {
        fs::write(at(name), content).unwrap();
    }
    symlink("crash-1.png", at("link")).unwrap();
    let large = fs::File::create(at("large")).unwrap();
    large.set_len(MOST_BYTES + 1).unwrap();
    let found = InputFolder::read(folder.path()).unwrap();
    let names: Vec<String> = found.files.iter().map(InputFile::name).collect();
    assert_eq!(names, ["crash-1.png", "crash-2", "id:000,sig:06"]);
    assert_eq!(found.copies, [("more/again.jpg".to_owned(), 0)]);
    let left_out = [("large".to_owned(), "larger than 8 MiB".to_owned())];
    assert_eq!(found.left_out, left_out);
    let endings: Vec<Option<&str>> = found.files.iter().map(InputFile::ending).collect();
    assert_eq!(endings, [Some("png"), None, None]);
    let first = found.files.first().unwrap();
    assert_eq!(found.content(first).unwrap(), b"one");
}
