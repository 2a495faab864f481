//! What a checkout contains beyond its commit, as a diff that travels with a bundle, and the way back: a colleague's
//! clean clone with that diff applied. Git itself does both, inside the sandbox; the user's repository is only read.

use std::collections::BTreeSet;
use std::fs::{self, Permissions};
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::time::Duration;

use patchwright_sandbox::{INSIDE_ROOT, Leftovers, Outcome, Supervision, copy_tree};

use crate::identity::{self, SourceLines};
use crate::room::{Room, Scratch, Tree};
use crate::source::is_version_control;
use crate::subject::Subject;
use crate::{SubjectError, options::Purpose};

/// A larger diff is more than a few recent edits.
const MOST_DIFF_BYTES: u64 = 8 << 20;
const MOST_NAME_BYTES: u64 = 1 << 20;
const SECONDS: u64 = 120;

/// Uses its own index and object store. Status 3: there is no commit, or nothing of the source is in it.
const DIFF_SCRIPT: &str = r#"set -e
cd "$SOURCE"
git rev-parse --verify -q HEAD >/dev/null || exit 3
mkdir "$WORK/objects"
cp "$GIT_DIR/index" "$WORK/index" 2>/dev/null || true
export GIT_INDEX_FILE="$WORK/index" GIT_OBJECT_DIRECTORY="$WORK/objects"
git read-tree -m HEAD
[ -n "$(git ls-files -- . | head -n 1)" ] || exit 3
git ls-files -d -z -- . >"$WORK/gone"
git update-index -z --force-remove --stdin <"$WORK/gone"
git add -f --pathspec-from-file="$WORK/paths" --pathspec-file-nul
set -- --cached --no-ext-diff --no-textconv --no-renames --relative HEAD -- .
git diff -z --name-only "$@" >"$WORK/names"
git diff --binary --full-index "$@" >"$WORK/diff"
"#;

const APPLY_SCRIPT: &str =
    r#"cd "$WORK/tree" && git apply --binary --whitespace=nowarn "$WORK/diff""#;

/// What a tree contains beyond its commit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Uncommitted {
    /// Relative to the source.
    pub files: Vec<String>,
    /// `None` if it is too large to travel.
    pub diff: Option<Vec<u8>>,
}

/// A private copy of a source, completed; removed when dropped.
#[derive(Debug)]
pub struct Completed {
    folder: Scratch,
}

impl Completed {
    pub fn source(&self) -> PathBuf {
        self.folder.path().join("tree")
    }
}

impl Subject<'_> {
    /// `None` if the tree equals its commit or no commit is known. PoC files travel separately.
    pub fn uncommitted(&self, source: &SourceLines) -> Result<Option<Uncommitted>, SubjectError> {
        let Some((own, common)) = identity::git_folders(&self.case.source) else {
            return Ok(None);
        };
        let Some(root) = identity::work_tree(&self.case.source) else {
            return Ok(None);
        };
        let work = Scratch::new(self.host.sandbox, "git")?;
        let pocs = self.poc_files();
        let mut paths = Vec::new();
        for path in source.paths.iter().filter(|path| !pocs.contains(*path)) {
            paths.extend(path.as_os_str().as_bytes());
            paths.push(0);
        }
        write(&work.path().join("paths"), &paths)?;
        let tree = Tree::Fixed(&self.case.source);
        let mut room = self.room(tree)?;
        for folder in BTreeSet::from([&common, &own]) {
            room.read_only(folder, folder);
        }
        let seen = room.writable(work.path(), &Path::new(INSIDE_ROOT).join("git"));
        set_git(&mut room, &seen);
        room.set_env("SOURCE", room.source.clone());
        room.set_env("GIT_DIR", &own);
        room.set_env("GIT_COMMON_DIR", &common);
        room.set_env("GIT_WORK_TREE", &root);
        let objects = common.join("objects");
        room.set_env("GIT_ALTERNATE_OBJECT_DIRECTORIES", objects);
        match self.run_git(&room, DIFF_SCRIPT, &seen)? {
            Ok(()) => {}
            Err((Outcome::Exited(3), _)) => return Ok(None),
            Err((_, words)) => {
                self.note(format!(
                    "git cannot compare the tree with its commit ({words}): the bundle can only be checked against this very tree"
                ));
                return Ok(None);
            }
        }
        read_uncommitted(work.path())
    }

    /// A copy of the source with the diff applied and `files` (where they belong, and a copy of each) written over it.
    pub fn complete(
        &self,
        diff: Option<&Path>,
        files: &[(PathBuf, PathBuf)],
    ) -> Result<Completed, SubjectError> {
        let folder = Scratch::new(self.host.sandbox, "source")?;
        let completed = Completed { folder };
        let tree = completed.source();
        let identity = self.host.sandbox.workshop().identity();
        fs::create_dir(&tree).map_err(SubjectError::io("create", &tree))?;
        identity.own(&tree)?;
        let wanted = |path: &Path| !is_version_control(path);
        copy_tree(&self.case.source, &tree, identity, &wanted)?;
        if let Some(diff) = diff {
            let copy = completed.folder.path().join("diff");
            fs::copy(diff, &copy).map_err(SubjectError::io("copy", diff))?;
            identity.own(&copy)?;
            self.apply(completed.folder.path())?;
        }
        for (place, from) in files {
            let target = tree.join(place);
            let parent = target.parent().unwrap_or(&tree);
            fs::create_dir_all(parent).map_err(SubjectError::io("create", parent))?;
            fs::copy(from, &target).map_err(SubjectError::io("copy", from))?;
            let plain = Permissions::from_mode(0o644);
            fs::set_permissions(&target, plain).map_err(SubjectError::io("write", &target))?;
            identity.own(&target)?;
        }
        Ok(completed)
    }

    fn apply(&self, folder: &Path) -> Result<(), SubjectError> {
        let tree = folder.join("tree");
        let mut room = self.room(Tree::Fixed(&tree))?;
        let seen = room.writable(folder, &Path::new(INSIDE_ROOT).join("git"));
        set_git(&mut room, &seen);
        // Keeps git from finding a repository around it.
        room.set_env("GIT_CEILING_DIRECTORIES", &seen);
        self.run_git(&room, APPLY_SCRIPT, &seen)?
            .map_err(|(outcome, message)| SubjectError::EditFailed { outcome, message })
    }

    fn run_git(
        &self,
        room: &Room<'_>,
        script: &str,
        cwd: &Path,
    ) -> Result<Result<(), (Outcome, String)>, SubjectError> {
        let wall = Duration::from_secs(SECONDS);
        let job = room.job(script.into(), cwd, wall, Supervision::Plain);
        let finished = self.run_job(&job)?;
        match finished.outcome {
            Outcome::Exited(0) => Ok(Ok(())),
            Outcome::Cancelled => Err(SubjectError::Cancelled),
            outcome => {
                let text = finished.stderr.text();
                let line = text.lines().next().unwrap_or("it says nothing");
                Ok(Err((outcome, line.trim().to_owned())))
            }
        }
    }

    /// PoC files inside the source, relative to it.
    fn poc_files(&self) -> BTreeSet<PathBuf> {
        let pocs = self.case.pocs.iter();
        let files = pocs.flat_map(|poc| poc.input.iter().chain(&poc.stdin).chain(&poc.files));
        let inside = files.filter_map(|path| path.strip_prefix(&self.case.source).ok());
        inside.map(Path::to_owned).collect()
    }
}

/// Ignores the user's own configuration, and writes nothing to the repository.
fn set_git(room: &mut Room<'_>, work: &Path) {
    room.add_env(&Default::default(), &Purpose::Work);
    room.set_env("WORK", work);
    for (name, value) in [
        ("GIT_OPTIONAL_LOCKS", "0"),
        ("GIT_CONFIG_NOSYSTEM", "1"),
        ("GIT_CONFIG_GLOBAL", "/dev/null"),
        ("GIT_LITERAL_PATHSPECS", "1"),
        ("GIT_CONFIG_COUNT", "3"),
        ("GIT_CONFIG_KEY_0", "safe.directory"),
        ("GIT_CONFIG_VALUE_0", "*"),
        ("GIT_CONFIG_KEY_1", "core.fsmonitor"),
        ("GIT_CONFIG_VALUE_1", "false"),
        ("GIT_CONFIG_KEY_2", "core.quotePath"),
        ("GIT_CONFIG_VALUE_2", "true"),
    ] {
        room.set_env(name, value);
    }
}

fn read_uncommitted(folder: &Path) -> Result<Option<Uncommitted>, SubjectError> {
    let left = Leftovers::open(folder)?;
    let names = left.read_head(Path::new("names"), MOST_NAME_BYTES)?;
    let names = names
        .split(|byte| *byte == 0)
        .filter(|name| !name.is_empty());
    let files: Vec<String> = names
        .map(|name| String::from_utf8_lossy(name).into_owned())
        .collect();
    if files.is_empty() {
        return Ok(None);
    }
    let diff = left.read_head(Path::new("diff"), MOST_DIFF_BYTES + 1)?;
    let fits = diff.len() as u64 <= MOST_DIFF_BYTES;
    Ok(Some(Uncommitted {
        files,
        diff: fits.then_some(diff),
    }))
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), SubjectError> {
    fs::write(path, bytes).map_err(SubjectError::io("write", path))
}
