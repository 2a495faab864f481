use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::Path;

use patchwright_domain::bundle::{
    BUNDLE_FORMAT, BundleAbout, NeighbourEvidence, Risk, SourceIdentity,
};
use patchwright_domain::reproduction::BaseSummary;
use patchwright_domain::verdict::{NeighbourCounts, Trust, Verdict};

use super::*;

fn about() -> BundleAbout {
    BundleAbout {
        format: BUNDLE_FORMAT,
        patchwright: "1".to_owned(),
        case: "case".to_owned(),
        strategy: "constraint".to_owned(),
        trust: Trust::Verified,
        cause: "cause".to_owned(),
        constraint: None,
        observations: Vec::new(),
        diagnoses: Vec::new(),
        source: SourceIdentity {
            tree: "t".to_owned(),
            files: 1,
            commit: None,
        },
        uncommitted: None,
        pocs: Vec::new(),
        neighbours: NeighbourEvidence {
            mutator_version: 1,
            seeds: Default::default(),
            counts: NeighbourCounts::default(),
        },
        search_inputs: Vec::new(),
        risk: Risk::default(),
        versions: Default::default(),
        verdict: Verdict::new(
            String::new(),
            Trust::Verified,
            Vec::new(),
            BaseSummary::default(),
        ),
    }
}

fn draft() -> Draft {
    let mut draft = Draft::default();
    draft.text(ABOUT, serde_json::to_vec(&about()).unwrap());
    draft.text("README.md", "read me");
    draft.add(
        "regression/run.sh",
        Content::Script(b"#!/bin/sh\n".to_vec()),
    );
    draft.text("regression/1-main/a b.bin", [0, 1, 2]);
    draft
}

fn written() -> (tempfile::TempDir, std::path::PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let (_, bundle) = write(&folder.path().join("out"), b"patch", &draft()).unwrap();
    (folder, bundle)
}

fn reopen(bundle: &Path) -> Result<OpenedBundle, BundleError> {
    let copy = tempfile::tempdir().unwrap();
    let opened = open(bundle, copy.path());
    if opened.is_ok() {
        assert_eq!(fs::read(copy.path().join("README.md")).unwrap(), b"read me");
    }
    opened
}

#[test]
fn what_is_written_is_read_back() {
    let (folder, bundle) = written();
    assert_eq!(reopen(&bundle).unwrap().about, about());
    assert_eq!(
        fs::read(folder.path().join("out/patch.diff")).unwrap(),
        b"patch"
    );
    let mode = fs::metadata(bundle.join("regression/run.sh")).unwrap();
    assert_eq!(mode.permissions().mode() & 0o111, 0o111);
    let names: Vec<_> = fs::read_dir(folder.path().join("out")).unwrap().collect();
    assert_eq!(names.len(), 2, "{names:?}");
}

#[test]
fn a_bundle_of_ours_is_replaced_and_others_are_not() {
    let (folder, bundle) = written();
    let out = folder.path().join("out");
    fs::write(out.join("mine.txt"), "mine").unwrap();
    let mut second = draft();
    second.text("README.md", "second");
    write(&out, b"second", &second).unwrap();
    assert_eq!(fs::read(bundle.join("README.md")).unwrap(), b"second");
    assert_eq!(fs::read(out.join("mine.txt")).unwrap(), b"mine");

    fs::remove_file(bundle.join(SUMS)).unwrap();
    for attempt in [ready_for(&out, &[]), write(&out, b"", &draft()).map(drop)] {
        assert!(matches!(attempt, Err(BundleError::NotOurs { .. })));
    }
    fs::remove_dir_all(&bundle).unwrap();
    assert!(ready_for(&out, &[]).is_err(), "somebody's patch.diff");
    fs::remove_file(out.join(PATCH)).unwrap();
    ready_for(&out, &[]).unwrap();
}

/// A project may ship `patchwright-out`, or a folder on the way to it, as a link to somewhere else.
#[test]
fn links_of_the_project_are_not_followed() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    for name in ["project", "elsewhere", "mine"] {
        fs::create_dir(path(name)).unwrap();
    }
    symlink(path("elsewhere"), path("project/patchwright-out")).unwrap();
    symlink(path("project"), path("mine/project")).unwrap();
    let project = path("project");
    for out in [
        "project/patchwright-out",
        "project/patchwright-out/sub",
        "mine/project/patchwright-out",
    ] {
        let refused = ready_for(&path(out), &[&project]);
        assert!(
            matches!(refused, Err(BundleError::ThroughLink { .. })),
            "{out}"
        );
    }
    ready_for(&path("mine/project/out"), &[&project]).unwrap();
    assert_eq!(fs::read_dir(path("elsewhere")).unwrap().count(), 0);
}

#[test]
fn a_flipped_bit_anywhere_is_seen() {
    let (_folder, bundle) = written();
    let mut names = vec![SUMS.to_owned()];
    let sums = fs::read_to_string(bundle.join(SUMS)).unwrap();
    names.extend(sums::parse(&sums).unwrap().into_keys());
    assert_eq!(names.len(), 5);
    for name in names {
        let path = bundle.join(&name);
        let good = fs::read(&path).unwrap();
        for at in 0..good.len() {
            let mut bad = good.clone();
            bad[at] ^= 1;
            fs::write(&path, bad).unwrap();
            assert!(reopen(&bundle).is_err(), "{name}, byte {at}");
        }
        fs::write(&path, &good).unwrap();
    }
    reopen(&bundle).unwrap();
}

type Attack = fn(&Path);

#[test]
fn hostile_bundles_are_refused() {
    let attacks: [(&str, Attack); 9] = [
        ("a link for a file", |bundle| {
            fs::remove_file(bundle.join("README.md")).unwrap();
            symlink("/etc/passwd", bundle.join("README.md")).unwrap();
        }),
        ("a link for a folder", |bundle| {
            fs::rename(bundle.join("regression"), bundle.join("../elsewhere")).unwrap();
            symlink("../elsewhere", bundle.join("regression")).unwrap();
        }),
        ("a file more", |bundle| {
            fs::write(bundle.join("extra"), "").unwrap()
        }),
        ("a file less", |bundle| {
            fs::remove_file(bundle.join("README.md")).unwrap()
        }),
        ("a path upwards", |bundle| {
            fs::write(bundle.join("../outside"), "x").unwrap();
            relist(bundle, "README.md", "../outside");
        }),
        ("an absolute path", |bundle| {
            relist(bundle, "README.md", "/etc/passwd")
        }),
        ("a pipe", |bundle| {
            let path = bundle.join("README.md");
            fs::remove_file(&path).unwrap();
            let kind = rustix::fs::FileType::Fifo;
            let mode = rustix::fs::Mode::RUSR;
            rustix::fs::mknodat(rustix::fs::CWD, &path, kind, mode, 0).unwrap();
        }),
        ("a huge file", |bundle| {
            let file = fs::File::create(bundle.join("README.md")).unwrap();
            file.set_len(MOST_FILE_BYTES + 1).unwrap();
        }),
        ("a huge list", |bundle| {
            let file = fs::File::create(bundle.join(SUMS)).unwrap();
            file.set_len(1 << 40).unwrap();
        }),
    ];
    for (name, attack) in attacks {
        let (_folder, bundle) = written();
        attack(&bundle);
        assert!(reopen(&bundle).is_err(), "{name}");
    }
}

/// Another name for a file in the list; the list itself stays in order.
fn relist(bundle: &Path, from: &str, to: &str) {
    let text = fs::read_to_string(bundle.join(SUMS)).unwrap();
    let mut lines: Vec<String> = text.lines().map(|line| line.replace(from, to)).collect();
    lines.sort_by_key(|line| line[66..].to_owned());
    fs::write(bundle.join(SUMS), lines.join("\n") + "\n").unwrap();
}

#[test]
fn what_it_says_of_itself_must_be_readable() {
    let whole = serde_json::to_string(&about()).unwrap();
    let cases = [
        ("cut off", whole[..whole.len() / 2].to_owned(), "EOF"),
        (
            "another format",
            whole.replacen("\"format\":1", "\"format\":9", 1),
            "format 9",
        ),
        ("nothing", String::new(), "EOF"),
        (
            "deep",
            "{\"format\":1,\"x\":".to_owned() + &"[".repeat(100_000),
            "EOF",
        ),
    ];
    for (name, text, expected) in cases {
        let folder = tempfile::tempdir().unwrap();
        let mut draft = draft();
        draft.text(ABOUT, text);
        let (_, bundle) = write(folder.path(), b"", &draft).unwrap();
        let error = reopen(&bundle).unwrap_err().to_string();
        assert!(error.contains(expected), "{name}: {error}");
    }
}
