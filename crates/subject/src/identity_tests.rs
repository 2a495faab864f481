use super::*;

const ONE: &str = "0123456789abcdef0123456789abcdef01234567";
const TWO: &str = "89abcdef0123456789abcdef0123456789abcdef";

/// A name, files, and the commit that should be found.
type Sample = (
    &'static str,
    &'static [(&'static str, &'static str)],
    Option<&'static str>,
);

#[test]
fn the_commit_is_found_wherever_git_keeps_it() {
    let cases: [Sample; 7] = [
        ("detached", &[(".git/HEAD", ONE)], Some(ONE)),
        (
            "loose",
            &[
                (".git/HEAD", "ref: refs/heads/main\n"),
                (".git/refs/heads/main", TWO),
            ],
            Some(TWO),
        ),
        (
            "packed",
            &[
                (".git/HEAD", "ref: refs/heads/main\n"),
                (
                    ".git/packed-refs",
                    "# pack-refs\n89abcdef0123456789abcdef0123456789abcdef refs/heads/main\n",
                ),
            ],
            Some(TWO),
        ),
        (
            "worktree",
            &[
                (".git", "gitdir: far/worktrees/one\n"),
                ("far/worktrees/one/HEAD", "ref: refs/heads/side"),
                ("far/worktrees/one/commondir", "../.."),
                ("far/refs/heads/side", ONE),
            ],
            Some(ONE),
        ),
        ("no history", &[("a.c", "")], None),
        (
            "a way out",
            &[(".git/HEAD", "ref: ../secret\n"), ("secret", ONE)],
            None,
        ),
        ("nonsense", &[(".git/HEAD", "not a commit")], None),
    ];
    for (name, files, expected) in cases {
        let folder = tempfile::tempdir().unwrap();
        for (path, text) in files {
            let path = folder.path().join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        let below = folder.path().join("sub");
        fs::create_dir(&below).unwrap();
        assert_eq!(
            checked_out_commit(folder.path()).as_deref(),
            expected,
            "{name}"
        );
        assert_eq!(
            checked_out_commit(&below).as_deref(),
            expected,
            "{name}, from below"
        );
    }
}

/// `.git` comes with the project and may name any of the user's repositories.
#[test]
fn a_repository_that_does_not_know_the_checkout_is_not_read() {
    let folder = tempfile::tempdir().unwrap();
    let root = fs::canonicalize(folder.path()).unwrap();
    let write = |path: &str, text: &str| {
        let path = root.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    };
    write("private/.git/HEAD", ONE);
    let private = root.join("private/.git");
    // The attacks: a file, a link, and a folder whose shared part is elsewhere.
    write("file/.git", &format!("gitdir: {}\n", private.display()));
    write("relative/.git", "gitdir: ../private/.git\n");
    fs::create_dir(root.join("link")).unwrap();
    std::os::unix::fs::symlink(&private, root.join("link/.git")).unwrap();
    write("shared/.git/HEAD", ONE);
    write("shared/.git/commondir", &private.display().to_string());
    // What git itself creates.
    write("main/.git/worktrees/side/HEAD", TWO);
    write("main/.git/worktrees/side/commondir", "../..");
    let back = root.join("side/.git").display().to_string();
    write("main/.git/worktrees/side/gitdir", &format!("{back}\n"));
    write(
        "side/.git",
        &format!("gitdir: {}/main/.git/worktrees/side", root.display()),
    );
    write("main/.git/modules/sub/HEAD", TWO);
    write(
        "main/.git/modules/sub/config",
        "[core]\n\tworktree = ../../../sub\n",
    );
    write("main/sub/.git", "gitdir: ../.git/modules/sub\n");
    for (source, expected) in [
        ("file", None),
        ("relative", None),
        ("link", None),
        ("shared", None),
        ("private", Some(ONE)),
        ("side", Some(TWO)),
        ("main/sub", Some(TWO)),
    ] {
        assert_eq!(
            checked_out_commit(&root.join(source)).as_deref(),
            expected,
            "{source}"
        );
    }
}
