use patchwright_sandbox::{Executed, WatchedFile};

use super::*;

fn executed(pid: u32, executable: &str) -> Executed {
    Executed {
        pid,
        executable: executable.into(),
        ..Executed::default()
    }
}

#[test]
fn only_what_a_virtual_machine_opens_in_the_tree_is_loaded() {
    let file = |path: &str| WatchedFile {
        identity: path.to_owned(),
        path: path.into(),
    };
    let read = |pid, file| Happened::Read {
        pid,
        file,
        content: None,
    };
    let traced = Traced {
        executed: vec![
            executed(1, "/bin/sh"),
            executed(2, "/usr/lib/jvm/jdk/bin/javac"),
            executed(3, "/usr/lib/jvm/jdk/bin/java"),
        ],
        files: vec![
            file("/src/out/Compiled.class"),
            file("/src/out/Run.class"),
            file("/src/input.bin"),
            file("/tmp/Elsewhere.class"),
            file("/src/lib/own.jar"),
        ],
        story: vec![
            Happened::Executed(0),
            Happened::Born { pid: 2, parent: 1 },
            Happened::Executed(1),
            read(2, 0),
            Happened::Born { pid: 3, parent: 1 },
            Happened::Executed(2),
            read(3, 1),
            read(3, 2),
            read(3, 3),
            // A process that the machine forked.
            Happened::Born { pid: 4, parent: 3 },
            read(4, 4),
        ],
        ..Traced::default()
    };
    let found: Vec<String> = loaded_code(&traced, Path::new("/src"))
        .into_iter()
        .map(|path| path.display().to_string())
        .collect();
    assert_eq!(found, ["lib/own.jar", "out/Run.class"]);
}

#[test]
fn sources_that_are_left_out_are_told() {
    let tree = tempfile::tempdir().unwrap();
    for name in [
        "a/One.java",
        "a/b/Two.java",
        "Three.kt",
        ".git/Four.java",
        "notes.txt",
    ] {
        let path = tree.path().join(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, "").unwrap();
    }
    let all = sources_within(tree.path(), 3, 3);
    let expected = ["Three.kt", "a/One.java", "a/b/Two.java"].map(str::to_owned);
    assert_eq!(all.files, BTreeSet::from(expected));
    assert_eq!(all.left_out, None);
    let few = sources_within(tree.path(), 2, 3).left_out.unwrap();
    assert_eq!(few, "it has more than 2 source files");
    let few = sources_within(tree.path(), 3, 2).left_out.unwrap();
    assert_eq!(few, "it has more than 2 folders");
    let missing = sources_within(&tree.path().join("gone"), 3, 3).left_out;
    assert!(missing.unwrap().contains("cannot be listed"));
}
