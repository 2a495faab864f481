//! What readers see of a built tree, whatever the build planted there.

use std::fs;
use std::os::unix::fs::symlink;

use patchwright_domain::candidate::RelPath;
use rustix::fs::{CWD, FileType, Mode, mknodat};

use crate::fixture::with_example;

#[test]
fn regular_files_are_read_and_nothing_that_was_planted() {
    with_example(
        "texpeek",
        |_| {},
        |fixture| {
            let tree = fixture.base.tree();
            symlink("/etc/passwd", tree.join("link.c")).unwrap();
            symlink("/etc", tree.join("folder")).unwrap();
            mknodat(CWD, tree.join("pipe.c"), FileType::Fifo, Mode::RUSR, 0).unwrap();
            for hidden in [".pc/old", "CMakeFiles/3.25/CompilerIdC"] {
                fs::create_dir_all(tree.join(hidden)).unwrap();
                fs::write(tree.join(hidden).join("copy.c"), "int copy;\n").unwrap();
            }
            fs::create_dir(tree.join("made")).unwrap();
            fs::write(tree.join("made/table.c"), "int table;\n").unwrap();
            let is_c = |path: &RelPath| path.to_string().ends_with(".c");
            let files = fixture.base.files(&is_c).unwrap();
            let names: Vec<String> = files.keys().map(RelPath::to_string).collect();
            assert!(names.contains(&"decode.c".to_owned()), "{names:?}");
            let link = RelPath::new("link.c").unwrap();
            assert!(fixture.base.read(&link).is_err());
            assert!(!fixture.base.paths().unwrap().contains(&link));
            assert!(names.contains(&"made/table.c".to_owned()), "{names:?}");
            for planted in ["link.c", "pipe.c", "copy.c", "folder"] {
                let seen = names.iter().any(|name| name.contains(planted));
                assert!(!seen, "{planted}: {names:?}");
            }
        },
    );
}
