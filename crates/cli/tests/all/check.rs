//! `patchwright check`: a bundle proves itself elsewhere, and a forged one proves nothing.

use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};

use patchwright_testkit::Project;
use serde_json::json;

use crate::mending::{GOOD, check, files, program, project, repair, searched_project};
use crate::tool::{Tool, script};

fn bundled(further: &[&str]) -> (Project, PathBuf) {
    bundled_in(project(), further)
}

fn bundled_in(project: Project, further: &[&str]) -> (Project, PathBuf) {
    repair(&project, &[GOOD], further).run().exits(0);
    let bundle = project.root().join("patchwright-out/bundle");
    (project, bundle)
}

fn copy(from: &Path, to: &Path) {
    for path in files(from) {
        let target = to.join(&path);
        fs::create_dir_all(target.parent().unwrap()).unwrap();
        fs::copy(from.join(&path), target).unwrap();
    }
}

#[test]
fn a_moved_copy_of_the_source_is_enough() {
    let (project, _) = bundled_in(searched_project(), &[]);
    let moved = project.root().join("elsewhere/tree");
    copy(&project.source(), &moved);
    fs::create_dir(moved.join(".git")).unwrap();
    let output = check(&project, &["--source", "elsewhere/tree"]).exits(0);
    let document = output.json();
    assert_eq!(document["accepted"], true);
    assert_eq!(document["trust"], "untested");
    let names: Vec<&str> = document["stages"]
        .as_array()
        .unwrap()
        .iter()
        .map(|stage| stage["name"].as_str().unwrap())
        .collect();
    let all = [
        "apply",
        "scope",
        "syntax",
        "build",
        "ran",
        "poc",
        "leak",
        "test",
        "neighbours",
        "search",
    ];
    assert_eq!(names, all);
    let listed = Tool::new(&project, &["runs", "--format", "json"]).run();
    assert_eq!(listed.exits(0).json()["runs"][0]["status"], "untested");
    check(&project, &["--source", "elsewhere/tree", "--require-tests"]).exits(1);
}

/// Our own files are not part of the source.
#[test]
fn a_source_without_our_own_files_is_the_same() {
    let (project, _) = bundled(&[]);
    let moved = project.root().join("elsewhere");
    copy(&project.source(), &moved);
    fs::remove_file(moved.join("patchwright.toml")).unwrap();
    let output = check(&project, &["--source", "elsewhere"]).exits(0);
    assert_eq!(output.json()["accepted"], true);
}

/// A colleague has only the commit: uncommitted changes come with the bundle.
#[test]
fn a_clean_clone_is_enough_for_what_was_not_committed() {
    let identity = "export GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@b GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@b";
    let project = project();
    // Neither the manifest nor the PoC is committed.
    let steps = format!(
        "set -e; {identity}; cd src; git init -q .; echo notes > notes.txt; echo '*.bin' > .gitignore
         git add prog.c Makefile notes.txt .gitignore; git commit -qm first; git clone -q . ../clone
         echo more > extra.h; rm notes.txt; echo '/* not committed */' >> prog.c"
    );
    script(project.root(), &steps).exits(0);
    let output = repair(&project, &[GOOD], &[]).run().exits(0);
    let note =
        "4 files differ from the commit that is checked out (calm.bin, extra.h, notes.txt, …)";
    assert!(output.stderr.contains(note), "{output}");
    let diff = project.root().join("patchwright-out/bundle/worktree.diff");
    let diff = fs::read_to_string(diff).unwrap();
    assert!(
        !diff.contains("crash.bin") && !diff.contains("patchwright.toml"),
        "{diff}"
    );
    // The changes could affect the tests: none of them is used unless the user says so.
    let output = check(&project, &["--source", "clone"]).exits(2);
    for part in ["prog.c", "worktree.diff", "--with-changes"] {
        assert!(output.error().contains(part), "{part}: {output}");
    }
    let output = check(&project, &["--source", "clone", "--with-changes"]).exits(0);
    assert_eq!(output.json()["accepted"], true);
    assert!(
        output.stderr.contains("checked is a private copy"),
        "{output}"
    );
    // Another state of the clone is another source.
    fs::write(project.root().join("clone/Makefile"), "all:\n").unwrap();
    let output = check(&project, &["--source", "clone", "--with-changes"]).exits(2);
    assert!(output.error().contains("Makefile"), "{output}");
}

#[test]
fn another_source_is_refused_with_what_to_fetch() {
    let (project, _) = bundled(&[]);
    let output = check(&project, &[]).exits(2);
    assert!(
        output
            .error()
            .contains("no source was given; fetch the tree"),
        "{output}"
    );
    project.write("prog.c", format!("{}// more\n", program()));
    project.write("new.c", "");
    let output = check(&project, &["--source", "src"]).exits(2);
    for part in [
        "1 file differs (prog.c)",
        "1 file is not part of it (new.c)",
        "`git clean -xdn` lists it",
        "tree hash ",
        "--source",
    ] {
        assert!(output.error().contains(part), "{part}: {output}");
    }
    let output = check(&project, &["--source", "nowhere"]).exits(2);
    assert!(output.error().contains("fetch the tree"), "{output}");
}

#[test]
fn a_changed_bit_in_any_file_is_seen() {
    let (project, bundle) = bundled(&[]);
    for path in files(&bundle) {
        let path = bundle.join(path);
        let good = fs::read(&path).unwrap();
        if good.is_empty() {
            fs::write(&path, "x").unwrap();
        } else {
            let mut bad = good.clone();
            let middle = bad.len() / 2;
            bad[middle] ^= 4;
            fs::write(&path, bad).unwrap();
        }
        let output = check(&project, &["--source", "src"]).exits(2);
        assert!(
            output.error().contains("damaged or forged"),
            "{}: {output}",
            path.display()
        );
        fs::write(&path, good).unwrap();
    }
}

#[test]
fn pocs_under_embargo_stay_at_home() {
    let (project, bundle) = bundled(&["--no-poc"]);
    let held: Vec<PathBuf> = files(&bundle);
    assert!(
        !held.iter().any(|path| path.ends_with("crash.bin")),
        "{held:?}"
    );
    let output = check(&project, &["--source", "src"]).exits(2);
    assert!(output.error().contains("--poc-dir"), "{output}");
    fs::create_dir(project.root().join("empty")).unwrap();
    let output = check(&project, &["--source", "src", "--poc-dir", "empty"]).exits(2);
    assert!(output.error().contains("SHA-256"), "{output}");
    project.write_beside("vault/deep/renamed", "!");
    let output = check(&project, &["--source", "src", "--poc-dir", "vault"]).exits(0);
    assert_eq!(output.json()["accepted"], json!(true));
}

type Attack = fn(&Path);

/// Rewrites the list of hashes, as a forger would.
fn reseal(bundle: &Path) {
    let lines = files(bundle)
        .into_iter()
        .filter(|path| path != Path::new("SHA256SUMS"));
    let lines = lines.map(|path| {
        let sum = patchwright_store::bundle::sha256(&fs::read(bundle.join(&path)).unwrap());
        format!("{sum}  {}\n", path.display())
    });
    let text: String = lines.collect();
    fs::write(bundle.join("SHA256SUMS"), text).unwrap();
}

fn edit(path: &Path, from: &str, to: &str) {
    let text = fs::read_to_string(path).unwrap();
    assert!(text.contains(from), "{from} is not in {}", path.display());
    fs::write(path, text.replace(from, to)).unwrap();
}

#[test]
fn forged_bundles_are_refused() {
    let input = "input = \"regression/1-main/crash.bin\"";
    let attacks: [(&str, Attack, &str); 8] = [
        (
            "an input outside",
            |bundle| {
                edit(
                    &bundle.join("patchwright.toml"),
                    "input = \"regression/1-main/crash.bin\"",
                    "input = \"/etc/passwd\"",
                )
            },
            "lies outside the manifest's folder",
        ),
        (
            "an input upwards",
            |bundle| {
                edit(
                    &bundle.join("patchwright.toml"),
                    "input = \"regression/1-main/crash.bin\"",
                    "input = \"../../../../../../etc/passwd\"",
                )
            },
            "lies outside the manifest's folder",
        ),
        (
            "a look at the host",
            |bundle| {
                edit(
                    &bundle.join("patchwright.toml"),
                    "[project]",
                    "[sandbox]\nread = [\"/var/tmp\"]\n\n[project]",
                )
            },
            "--allow-read /var/tmp",
        ),
        (
            "a link",
            |bundle| symlink("/etc/passwd", bundle.join("more")).unwrap(),
            "is not a regular file",
        ),
        (
            "a cut document",
            |bundle| {
                let text = fs::read_to_string(bundle.join("bundle.json")).unwrap();
                // Cut between two lines: a truncated number would be another error.
                let end = text[..text.len() / 2].rfind('\n').unwrap();
                fs::write(bundle.join("bundle.json"), &text[..end]).unwrap();
            },
            "bundle.json EOF",
        ),
        (
            "no patch",
            |bundle| fs::remove_file(bundle.join("patch.diff")).unwrap(),
            "no patch.diff",
        ),
        (
            "a huge file",
            |bundle| {
                let file = fs::File::create(bundle.join("README.md")).unwrap();
                file.set_len(2 << 30).unwrap();
            },
            "is too big",
        ),
        (
            "no manifest",
            |bundle| fs::remove_file(bundle.join("patchwright.toml")).unwrap(),
            "patchwright.toml",
        ),
    ];
    let (project, bundle) = bundled(&[]);
    assert!(
        fs::read_to_string(bundle.join("patchwright.toml"))
            .unwrap()
            .contains(input)
    );
    let pristine = project.root().join("pristine");
    copy(&bundle, &pristine);
    for (name, attack, expected) in attacks {
        fs::remove_dir_all(&bundle).unwrap();
        copy(&pristine, &bundle);
        attack(&bundle);
        match name {
            "a link" | "a huge file" => {}
            _ => reseal(&bundle),
        }
        let output = check(&project, &["--source", "src"]).exits(2);
        assert!(output.error().contains(expected), "{name}: {output}");
    }
}

/// A patch that fixes nothing is not saved by the claims of the bundle.
#[test]
fn a_bundle_with_another_patch_is_rejected() {
    let (project, bundle) = bundled(&[]);
    edit(
        &bundle.join("patch.diff"),
        "first - '!' + 3",
        "first - '!' + 5",
    );
    reseal(&bundle);
    let document = check(&project, &["--source", "src"]).exits(1).json();
    assert_eq!(document["accepted"], false);
    assert_eq!(document["failed_stage"], "poc");
}
