use std::os::unix::fs::symlink;

use super::*;

struct Tree {
    folder: tempfile::TempDir,
}

impl Tree {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        for case in ["one", "all/two", "secret"] {
            let case = folder.path().join(case);
            fs::create_dir_all(&case).unwrap();
            fs::write(case.join(manifest::FILE_NAME), "").unwrap();
        }
        fs::create_dir_all(folder.path().join("all/empty")).unwrap();
        fs::create_dir_all(folder.path().join("all/linked")).unwrap();
        fs::write(folder.path().join("all/other.toml"), "").unwrap();
        let secret = folder.path().join("secret");
        symlink(&secret, folder.path().join("all/away")).unwrap();
        let inside = folder.path().join("all/linked").join(manifest::FILE_NAME);
        symlink(secret.join(manifest::FILE_NAME), inside).unwrap();
        Self { folder }
    }

    fn here(&self) -> PathBuf {
        fs::canonicalize(self.folder.path()).unwrap()
    }

    fn allowed(&self, case: Option<&str>, folders: &[&str]) -> Allowed {
        let folders: Vec<PathBuf> = folders.iter().map(PathBuf::from).collect();
        Allowed::new(case.map(Path::new), &folders, &self.here()).unwrap()
    }

    fn manifest(&self, case: &str) -> PathBuf {
        self.here().join(case).join(manifest::FILE_NAME)
    }
}

#[test]
fn only_what_the_user_named_can_be_opened() {
    let tree = Tree::new();
    let allowed = tree.allowed(Some("one"), &["all"]);
    let meant = |named: Option<&str>| allowed.meant(named, &tree.here()).ok();
    let absolute = tree.here().join("all/two").display().to_string();
    assert_eq!(meant(None), Some(tree.manifest("one")));
    for named in ["one", "./one/", "one/patchwright.toml", "all/../one"] {
        assert_eq!(meant(Some(named)), Some(tree.manifest("one")), "{named}");
    }
    for named in ["all/two", "all/two/patchwright.toml", &absolute] {
        assert_eq!(
            meant(Some(named)),
            Some(tree.manifest("all/two")),
            "{named}"
        );
    }
    let long = "x/../".repeat(2000) + "one";
    let refused = [
        "",
        ".",
        "all",
        "all/empty",
        "all/away",
        "all/linked",
        "all/other.toml",
        "all/../secret",
        "secret",
        "nowhere",
        "/etc/passwd",
        "a\0b",
        &long,
    ];
    for named in refused {
        assert_eq!(meant(Some(named)), None, "{named:?}");
    }
}

#[test]
fn a_refusal_does_not_tell_what_exists() {
    let tree = Tree::new();
    let allowed = tree.allowed(None, &["all"]);
    let words = |named: &str| {
        let refused = allowed.meant(Some(named), &tree.here()).unwrap_err();
        refused.to_string().replace(named, "X")
    };
    assert_eq!(words("secret"), words("nowhere"));
    let none = allowed.meant(None, &tree.here()).unwrap_err().to_string();
    assert!(none.contains("name one with `case`"), "{none}");
    let nothing = tree.allowed(None, &[]).meant(Some("one"), &tree.here());
    assert!(nothing.unwrap_err().to_string().contains("it opens none"));
}

#[test]
fn what_the_user_names_must_exist() {
    let tree = Tree::new();
    for (case, folders) in [
        (Some("nowhere"), vec![]),
        (None, vec![PathBuf::from("gone")]),
    ] {
        let error = Allowed::new(case.map(Path::new), &folders, &tree.here()).unwrap_err();
        assert!(error.to_string().contains("cannot open"), "{error}");
    }
}
