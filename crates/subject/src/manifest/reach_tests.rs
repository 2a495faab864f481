use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};

use patchwright_domain::case::Case;
use tempfile::TempDir;

use super::Reach;
use crate::manifest::error::{At, Origin};
use crate::manifest::{FILE_NAME, Flags, load_with};

/// A folder with a secret, and next to it a case with a stranger's manifest.
struct Hostile {
    root: TempDir,
}

impl Hostile {
    fn new() -> Self {
        let hostile = Self {
            root: tempfile::tempdir().unwrap(),
        };
        for folder in ["case", "secret"] {
            fs::create_dir(hostile.path(folder)).unwrap();
        }
        for file in ["case/main.c", "case/crash.bin", "secret/key"] {
            fs::write(hostile.path(file), "x").unwrap();
        }
        symlink(hostile.path("secret/key"), hostile.path("case/link")).unwrap();
        symlink(hostile.path("secret"), hostile.path("case/folder")).unwrap();
        symlink("crash.bin", hostile.path("case/inner")).unwrap();
        hostile
    }

    fn path(&self, name: &str) -> PathBuf {
        fs::canonicalize(self.root.path()).unwrap().join(name)
    }

    fn load(&self, rest: &str, flags: &Flags) -> Result<Case, String> {
        let text = format!("[build]\ncommand = 'make'\n{rest}");
        fs::write(self.path("case").join(FILE_NAME), text).unwrap();
        let loaded = load_with(&self.path("case"), flags, &self.path("case"), 2);
        loaded.map_err(|error| error.to_string())
    }
}

fn reading(paths: &[PathBuf]) -> Flags {
    Flags {
        read: paths.to_vec(),
        ..Flags::default()
    }
}

#[test]
fn a_manifest_names_files_below_its_folder_only() {
    let hostile = Hostile::new();
    let secret = hostile.path("secret/key");
    let ways = [
        secret.to_str().unwrap(),
        "../secret/key",
        "link",
        "folder/key",
    ];
    for way in ways {
        for keys in [
            format!("[[poc]]\ncommand = './t {{input}}'\ninput = '{way}'\n"),
            format!("[[poc]]\ncommand = './t'\nstdin = '{way}'\n"),
            format!("[[poc]]\ncommand = './t'\nfiles = ['{way}']\n"),
            format!("[[poc]]\ncommand = './t'\n[report]\nsanitizer = '{way}'\n"),
            format!("[[poc]]\ncommand = './t'\n[report]\nissue = '{way}'\n"),
            format!("[[poc]]\ncommand = './t'\n[report]\nintroduced-by = '{way}'\n"),
        ] {
            let error = hostile.load(&keys, &Flags::default()).unwrap_err();
            assert!(
                error.contains("outside the manifest's folder"),
                "{keys}\n{error}"
            );
            let other = reading(&[hostile.path("case/crash.bin")]);
            hostile.load(&keys, &other).unwrap_err();
            for allowed in [secret.clone(), hostile.path("secret")] {
                let case = hostile.load(&keys, &reading(&[allowed])).unwrap();
                let [unpublished] = case.unpublished.as_slice() else {
                    panic!("{:?}", case.unpublished);
                };
                assert_eq!(fs::canonicalize(unpublished).unwrap(), secret);
            }
        }
    }
}

#[test]
fn links_inside_the_folder_and_files_of_flags_are_free() {
    let hostile = Hostile::new();
    let inner = "[[poc]]\ncommand = './t {input}'\ninput = 'inner'\n";
    let case = hostile.load(inner, &Flags::default()).unwrap();
    assert_eq!(case.pocs[0].input, Some(hostile.path("case/inner")));
    assert!(case.unpublished.is_empty());
    let flags = Flags {
        pocs: vec![crate::manifest::PocFlags {
            command: "./t {input}".to_owned(),
            input: Some(hostile.path("secret/key")),
            ..Default::default()
        }],
        ..Flags::default()
    };
    let case = hostile.load("", &flags).unwrap();
    assert_eq!(case.pocs[0].input, Some(hostile.path("secret/key")));
    assert!(case.unpublished.is_empty(), "the user named it");
}

#[test]
fn seeds_of_a_manifest_stay_in_its_folder() {
    let hostile = Hostile::new();
    let text = "[[poc]]\ncommand = './t'\n[judge]\nseeds = ['folder']\n";
    let error = hostile.load(text, &Flags::default()).unwrap_err();
    assert!(error.contains("outside the manifest's folder"), "{error}");
    let flags = Flags {
        seeds: vec![hostile.path("secret")],
        ..Flags::default()
    };
    let case = hostile.load(text, &flags).unwrap();
    assert_eq!(case.judge.seeds, [hostile.path("secret")]);
}

#[test]
fn only_open_tool_chains_are_shown_without_the_users_word() {
    let hostile = Hostile::new();
    let closed = hostile.path("secret");
    fs::set_permissions(&closed, fs::Permissions::from_mode(0o700)).unwrap();
    let asking = |path: &Path| {
        let path = path.display();
        format!("[[poc]]\ncommand = './t'\n[sandbox]\nread = ['{path}']\n")
    };
    for open in ["/usr/share", "/usr/lib"] {
        hostile
            .load(&asking(Path::new(open)), &Flags::default())
            .unwrap();
    }
    let error = hostile
        .load(&asking(&closed), &Flags::default())
        .unwrap_err();
    assert!(error.contains("--allow-read"), "{error}");
    let allowed = Flags {
        allow_read: vec![closed.clone()],
        ..Flags::default()
    };
    let case = hostile.load(&asking(&closed), &allowed).unwrap();
    assert_eq!(case.sandbox_read, [closed]);
}

#[test]
fn a_home_folder_is_no_project() {
    let hostile = Hostile::new();
    for folder in ["home/.ssh", "home/src"] {
        fs::create_dir_all(hostile.path(folder)).unwrap();
    }
    let refused = |source: &str, folder: &str| {
        let reach = Reach {
            homes: vec![hostile.path("other"), hostile.path("home")],
            ..Reach::new(Some(&hostile.path(folder)), &[], &[]).unwrap()
        };
        let written = At::new(hostile.path(source), Origin::Line(1));
        reach.source(&written).is_err()
    };
    assert!(refused("home", "home"));
    assert!(refused("", "case"));
    assert!(refused("home/.ssh", "case"));
    assert!(!refused("home/.ssh", "home/.ssh"), "the case lies there");
    assert!(!refused("home/src", "case"));
}
