//! Trees and names that are unusual but valid: they work like any other.

use std::ffi::OsStr;
use std::fs;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::Path;

use patchwright_testkit::{Project, Snapshot};
use serde_json::json;

use crate::tiny;
use crate::tool::Tool;

/// Names that break mount options, command lines and reports unless they are handled correctly.
#[test]
fn names_with_spaces_colons_and_commas() {
    for name in [
        "two words",
        "a:b,c=d",
        "it's $HOME `x`",
        "ünï—côdé",
        "-dash",
        "back\\slash",
        "%n*?[x]",
    ] {
        let project = Project::named(name);
        let tree = project.root().join(name);
        for (file, text) in [("prog.c", tiny::PROGRAM), ("Makefile", tiny::MAKEFILE)] {
            fs::write(tree.join(file), text).unwrap();
        }
        let input = project.root().join(format!("{name}.bin"));
        fs::write(&input, "!").unwrap();
        let before = Snapshot::take(&tree);
        let output = Tool::new(
            &project,
            &[
                "reproduce",
                "--format",
                "json",
                "--runs",
                "1",
                "--build",
                "make",
                "--poc",
                "./prog {input}",
            ],
        )
        .arg("--input")
        .arg(&input)
        .cwd(&tree)
        .run()
        .exits(0);
        let document = output.json();
        let poc = &document["pocs"][0];
        assert_eq!(
            (&poc["file"], &poc["line"]),
            (&json!("prog.c"), &json!(tiny::LINE)),
            "{name}: {document:#}"
        );
        assert_eq!(
            poc["launch"]["argv"],
            json!(["./prog", format!("/patchwright/poc/{name}.bin")])
        );
        assert_eq!(
            before.differences(&Snapshot::take(&tree)),
            Vec::<String>::new()
        );
    }
}

/// Names in the tree may be any bytes; the path of the tree itself and of an input cannot be shown as they
/// are.
#[test]
fn names_that_are_not_text() {
    let odd = OsStr::from_bytes(b"caf\xe9\xff");
    let project = tiny::project();
    let folder = project.source().join(odd);
    fs::create_dir(&folder).unwrap();
    fs::write(folder.join(odd), "kept").unwrap();
    symlink(odd, project.source().join("link")).unwrap();
    let document = tiny::reproduce(
        &project,
        &[
            "--runs",
            "1",
            "--build",
            "make && test \"$(cat link/caf*)\" = kept",
        ],
    )
    .exits(0)
    .json();
    assert_eq!(
        document["pocs"][0]["kind"], "heap-buffer-overflow",
        "{document:#}"
    );
    let input = project.root().join(odd);
    fs::write(&input, "!").unwrap();
    let words = [
        "reproduce",
        "--format",
        "json",
        "--source",
        "src",
        "--build",
        "make",
        "--poc",
        "./prog {input}",
        "--input",
    ];
    let refused = Tool::new(&project, &words).arg(&input).run().exits(2);
    assert!(
        refused.error().contains("not UTF-8; rename it"),
        "{refused}"
    );
    let refused = Tool::new(&project, &["reproduce", "--format", "json"])
        .arg(&folder)
        .run()
        .exits(2);
    assert!(refused.error().contains("no manifest here"), "{refused}");
    fs::write(folder.join("patchwright.toml"), tiny::MANIFEST).unwrap();
    let refused = Tool::new(&project, &["reproduce", "--format", "json"])
        .arg(&folder)
        .run()
        .exits(2);
    assert!(
        refused.error().contains("not UTF-8; rename it"),
        "{refused}"
    );
}

/// The tree is only read; everything is written elsewhere.
#[test]
fn a_read_only_tree() {
    let project = tiny::project();
    project.write("sub/data", "x");
    let set = |mode: u32, file: u32| {
        for (path, mode) in [
            ("sub/data", file),
            ("sub", mode),
            ("prog.c", file),
            ("Makefile", file),
            ("", mode),
        ] {
            fs::set_permissions(
                project.source().join(path),
                fs::Permissions::from_mode(mode),
            )
            .unwrap();
        }
    };
    set(0o555, 0o444);
    let document = tiny::reproduce(&project, &["--runs", "1"]).exits(0).json();
    assert_eq!(document["status"], "reproduced", "{document:#}");
    set(0o755, 0o644);
}

/// Links within the tree and to system folders stay links; anything that is not a file is skipped, and
/// reported.
#[test]
fn links_pipes_and_our_own_output() {
    let project = tiny::project();
    project.write("real/prog.c", tiny::PROGRAM);
    fs::remove_file(project.source().join("prog.c")).unwrap();
    symlink("real/prog.c", project.source().join("prog.c")).unwrap();
    symlink("/usr/include", project.source().join("headers")).unwrap();
    symlink("nowhere", project.source().join("dangles")).unwrap();
    project.write("patchwright-out/bundle/secret", "never copied");
    project.write(".git/config", "never copied");
    let pipe = project.source().join("pipe");
    rustix::fs::mknodat(
        rustix::fs::CWD,
        &pipe,
        rustix::fs::FileType::Fifo,
        rustix::fs::Mode::from_raw_mode(0o644),
        0,
    )
    .unwrap();
    let build = "make && test -L prog.c && test -L headers && test -L dangles && ! test -e pipe && ! test -e patchwright-out && ! test -e .git";
    let output = tiny::reproduce(&project, &["--runs", "1", "--build", build]).exits(0);
    assert!(
        output
            .stderr
            .contains("pipe is not a file or folder and was not copied"),
        "{output}"
    );
    let place = output.json()["pocs"][0]["file"].clone();
    assert!(place == "prog.c" || place == "real/prog.c", "{place}");
}

/// A cache or a runs folder inside the tree would be copied into itself.
#[test]
fn our_own_folders_inside_the_tree() {
    let project = tiny::project();
    let words = [
        "--runs",
        "1",
        "--cache-dir",
        "src/.cache",
        "--runs-dir",
        "src/.runs",
    ];
    for cached in [false, true] {
        let words = [&["reproduce", "src", "--format", "json"][..], &words].concat();
        let output = Tool::new(&project, &words).unwatched().run().exits(0);
        assert_eq!(output.json()["base"]["cached"], cached, "{output}");
    }
    let base = fs::read_dir(project.source().join(".cache/bases"))
        .unwrap()
        .flatten()
        .find(|entry| entry.path().is_dir());
    let tree = base.unwrap().path().join("tree");
    assert!(tree.join("prog").exists());
    for own in [".cache", ".runs"] {
        assert!(!tree.join(own).exists(), "{own} was copied");
    }
}

/// A folder that is made visible may be anywhere, even where the sandbox has a folder of its own.
#[test]
fn shown_folders_below_tmp() {
    let project = tiny::project();
    let shown = project.write_beside("toolbox/bin/answer", "#!/bin/sh\necho 42\n");
    let toolbox = shown.parent().unwrap().parent().unwrap();
    assert!(
        toolbox.starts_with("/tmp")
            || !Path::new("/tmp").exists()
            || std::env::var_os("TMPDIR").is_some()
    );
    let manifest = format!(
        "[sandbox]\nread = [\"{}\"]\n{}",
        toolbox.display(),
        tiny::MANIFEST
    );
    project.write("patchwright.toml", manifest);
    let build = "make && test \"$(answer)\" = 42";
    let words = ["--runs", "1", "--build", build];
    let output = tiny::reproduce(&project, &words).exits(2);
    assert!(output.error().contains("--allow-read"), "{output}");
    let allowed = ["--allow-read", toolbox.to_str().unwrap()];
    tiny::reproduce(&project, &[&words[..], &allowed].concat()).exits(0);
}
