use super::*;

const ONE: &str = "0123456789abcdef0123456789abcdef01234567";
const TWO: &str = "89abcdef0123456789abcdef0123456789abcdef";

/// A name, files, and the commit that is to be found.
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
        assert_eq!(commit(folder.path()).as_deref(), expected, "{name}");
        assert_eq!(commit(&below).as_deref(), expected, "{name}, from below");
    }
}
