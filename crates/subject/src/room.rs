//! Where a command of the case runs: the folders it sees, its environment, its limits.
//!
//! The tree is always at the path of the user's source on the host, so that absolute paths in build files stay valid
//! and reports name the user's own paths.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::time::Duration;

use patchwright_domain::case::{Case, Env, Language};
use patchwright_sandbox::{
    Backend, FileWatch, INSIDE_ROOT, Job, JobLimits, Layer, Mount, Network, Sandbox, Stdin,
    Supervision, remove_tree,
};

use crate::options::{self, Purpose};
use crate::subject::{Host, Subject};
use crate::toolchain::{SEARCHED, Toolchain};
use crate::{SubjectError, machine, manifest};

/// A fixed time for everything that stamps its output: 2020-01-01.
const SOURCE_DATE_EPOCH: &str = "1577836800";

/// Which tree a command works on.
#[derive(Debug, Clone, Copy)]
pub enum Tree<'a> {
    /// The base itself, while it is being made.
    Bare(&'a Path),
    /// A view of the finished base; what is written stays in the layer.
    View(&'a Layer),
    /// The finished base, read-only.
    Fixed(&'a Path),
    /// A view in which properties are checked, and the folder where the checks count.
    Counting(&'a Layer, &'a Path),
}

/// The fetched home, beside the tree of a base.
pub(crate) const HOME: &str = "home";
const HOME_INSIDE: &str = "/home/patchwright";

/// Where property checks count, below the sandbox's own root.
pub(crate) const COUNTS_FOLDER: &str = "properties";

/// A private folder of this process, removed when dropped.
#[derive(Debug)]
pub(crate) struct Scratch(PathBuf);

impl Scratch {
    pub(crate) fn new(sandbox: &Sandbox, purpose: &str) -> Result<Self, SubjectError> {
        Ok(Self(sandbox.workshop().folder(purpose)?))
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // If this fails, the folder is removed with the workshop.
        let _ = remove_tree(&self.0);
    }
}

/// Something on the host that a job uses, removed when dropped.
#[derive(Debug)]
pub(crate) struct Held {
    _folder: Option<Scratch>,
    /// A view of the fetched home.
    _home: Option<Layer>,
}

impl Held {
    pub(crate) fn folder(folder: Scratch) -> Self {
        Self {
            _folder: Some(folder),
            _home: None,
        }
    }

    fn home(layer: Layer) -> Self {
        Self {
            _folder: None,
            _home: Some(layer),
        }
    }
}

impl Tree<'_> {
    /// The home that the fetch command filled, beside the base that the tree is or is a view of.
    fn home(self) -> Option<PathBuf> {
        let base = match self {
            Self::Bare(tree) | Self::Fixed(tree) => Some(tree),
            Self::View(layer) | Self::Counting(layer, _) => layer.bottom(),
        };
        let home = base?.parent()?.join(HOME);
        home.is_dir().then_some(home)
    }
}

/// A job being set up. Its folders live as long as it does.
pub(crate) struct Room<'a> {
    case: &'a Case,
    sandbox: &'a Sandbox,
    mounts: Vec<Mount>,
    env: BTreeMap<OsString, OsString>,
    pub source: PathBuf,
    symbolizer: Option<String>,
    _folders: Vec<Held>,
}

impl Subject<'_> {
    pub(crate) fn room(&self, tree: Tree<'_>) -> Result<Room<'_>, SubjectError> {
        Room::new(self.case, &self.host, tree)
    }
}

impl<'a> Room<'a> {
    pub(crate) fn new(
        case: &'a Case,
        host: &Host<'a>,
        tree: Tree<'_>,
    ) -> Result<Self, SubjectError> {
        let mut room = Self {
            case,
            sandbox: host.sandbox,
            mounts: Vec::new(),
            env: BTreeMap::new(),
            source: PathBuf::new(),
            symbolizer: None,
            _folders: Vec::new(),
        };
        let tmp = room.folder("tmp", Path::new("/tmp"))?;
        let home = room.lay_home(tree)?;
        // After our own folders, whose mounts would hide what is below them.
        for path in &case.sandbox_read {
            room.read_only(path, path);
        }
        let tools = room.lay_out_aliases(&host.toolchain)?;
        room.lay_tree(tree);
        room.set_environment(&tmp, &home, &tools);
        Ok(room)
    }

    /// What was fetched is there for every command, and none can change it for another. Without a fetch command it is empty.
    fn lay_home(&mut self, tree: Tree<'_>) -> Result<PathBuf, SubjectError> {
        let inside = Path::new(HOME_INSIDE);
        let fetched = self.case.build.fetch.as_ref().and_then(|_| tree.home());
        let Some(fetched) = fetched.filter(|_| self.is_walled()) else {
            return self.folder("home", inside);
        };
        // While the base is made, its commands complete what was fetched.
        if let Tree::Bare(_) = tree {
            return Ok(self.writable(&fetched, inside));
        }
        let layer = self.sandbox.layer(&fetched)?;
        self.mounts.push(layer.mount(inside));
        self._folders.push(Held::home(layer));
        Ok(inside.to_owned())
    }

    fn is_walled(&self) -> bool {
        self.sandbox.backend() == Backend::Bubblewrap
    }

    /// A new empty folder that the job may write to; returns its path as the job sees it.
    pub(crate) fn folder(&mut self, purpose: &str, inside: &Path) -> Result<PathBuf, SubjectError> {
        let folder = Scratch::new(self.sandbox, purpose)?;
        let seen = self.writable(folder.path(), inside);
        self._folders.push(Held::folder(folder));
        Ok(seen)
    }

    /// A new empty folder that both sides may write to: its path here, and as the job sees it.
    pub(crate) fn shared_folder(
        &mut self,
        purpose: &str,
        inside: &Path,
    ) -> Result<(PathBuf, PathBuf), SubjectError> {
        let folder = Scratch::new(self.sandbox, purpose)?;
        let (host, seen) = (
            folder.path().to_owned(),
            self.writable(folder.path(), inside),
        );
        self._folders.push(Held::folder(folder));
        Ok((host, seen))
    }

    /// A new empty folder on the host, for something to be mounted.
    pub(crate) fn scratch(&mut self, purpose: &str) -> Result<PathBuf, SubjectError> {
        let folder = Scratch::new(self.sandbox, purpose)?;
        let path = folder.path().to_owned();
        self._folders.push(Held::folder(folder));
        Ok(path)
    }

    /// Which classes a virtual machine loads is known by the files it opens.
    pub(crate) fn watched_files(&self) -> FileWatch {
        match self.is_walled() && self.case.runs_on_jvm() {
            true => FileWatch::On,
            false => FileWatch::Off,
        }
    }

    /// Where a job in this room can write, by the paths it sees.
    pub(crate) fn writable_places(&self) -> Vec<PathBuf> {
        let place = |mount: &Mount| match mount {
            Mount::Writable { inside, .. } | Mount::Overlay { inside, .. } => Some(inside.clone()),
            Mount::ReadOnly { .. } | Mount::Link { .. } => None,
        };
        let places = self.mounts.iter().filter_map(place);
        places.chain([PathBuf::from("/dev/shm")]).collect()
    }

    pub(crate) fn writable(&mut self, host: &Path, inside: &Path) -> PathBuf {
        if !self.is_walled() {
            return host.to_owned();
        }
        self.mounts.push(Mount::Writable {
            host: host.to_owned(),
            inside: inside.to_owned(),
        });
        inside.to_owned()
    }

    pub(crate) fn read_only(&mut self, host: &Path, inside: &Path) -> PathBuf {
        if !self.is_walled() {
            return host.to_owned();
        }
        self.mounts.push(Mount::ReadOnly {
            host: host.to_owned(),
            inside: inside.to_owned(),
        });
        inside.to_owned()
    }

    pub(crate) fn set_env(&mut self, name: &str, value: impl Into<OsString>) {
        self.env.insert(name.into(), value.into());
    }

    /// Adds the case's variables for one kind of command, and the sanitizers' options.
    pub(crate) fn add_env(&mut self, further: &Env, purpose: &Purpose<'_>) {
        let merged: Env = self
            .case
            .env
            .iter()
            .chain(further)
            .map(|(name, value)| (name.clone(), value.clone()))
            .collect();
        for (name, value) in &merged {
            self.set_env(name, value);
        }
        options::apply(&mut self.env, &merged, purpose, self.symbolizer.as_deref());
    }

    /// Unversioned names of LLVM tools, for a machine that only has versioned ones.
    fn lay_out_aliases(&mut self, toolchain: &Toolchain) -> Result<PathBuf, SubjectError> {
        let folder = Scratch::new(self.sandbox, "tools")?;
        let links = toolchain
            .symbolizer
            .iter()
            .map(|path| ("llvm-symbolizer".to_owned(), path.clone()));
        let links: BTreeMap<String, PathBuf> =
            toolchain.aliases.clone().into_iter().chain(links).collect();
        for (name, target) in links {
            let link = folder.path().join(name);
            symlink(target, &link).map_err(SubjectError::io("create the link", &link))?;
        }
        let inside = Path::new(INSIDE_ROOT).join("tools");
        let seen = self.read_only(folder.path(), &inside);
        self._folders.push(Held::folder(folder));
        self.symbolizer = toolchain
            .symbolizer
            .as_ref()
            .map(|_| seen.join("llvm-symbolizer").display().to_string());
        Ok(seen)
    }

    fn lay_tree(&mut self, tree: Tree<'_>) {
        let place = self.case.source.clone();
        self.source = match tree {
            Tree::Bare(host) => self.writable(host, &place),
            Tree::Fixed(host) => self.read_only(host, &place),
            Tree::Counting(layer, counts) => {
                self.writable(counts, &Path::new(INSIDE_ROOT).join(COUNTS_FOLDER));
                self.lay_view(layer, place)
            }
            Tree::View(layer) => self.lay_view(layer, place),
        };
    }

    fn lay_view(&mut self, layer: &Layer, place: PathBuf) -> PathBuf {
        if !self.is_walled() {
            return layer.written();
        }
        self.mounts.push(layer.mount(&place));
        place
    }

    fn set_environment(&mut self, tmp: &Path, home: &Path, tools: &Path) {
        let mut path = OsString::from(SEARCHED.join(":"));
        for root in &self.case.sandbox_read {
            path.push(":");
            path.push(root.join("bin"));
        }
        // Last, so that a name that the machine itself has is never replaced.
        path.push(":");
        path.push(tools);
        self.set_env("PATH", path);
        self.set_env("HOME", home);
        self.set_env("TMPDIR", tmp);
        for (name, value) in [
            ("LC_ALL", "C.UTF-8"),
            ("TZ", "UTC"),
            ("USER", "patchwright"),
            ("LOGNAME", "patchwright"),
        ] {
            self.set_env(name, value);
        }
        self.set_env("SOURCE_DATE_EPOCH", SOURCE_DATE_EPOCH);
        if self.case.languages.contains(&Language::Java) {
            self.set_home_of_java(home);
        }
    }

    /// A virtual machine takes its home from the list of users and not from `HOME`.
    fn set_home_of_java(&mut self, home: &Path) {
        let mut option = OsString::from("-Duser.home=");
        option.push(home);
        for name in ["MAVEN_OPTS", "ANT_OPTS", "GRADLE_OPTS"] {
            self.set_env(name, option.clone());
        }
        self.set_env("GRADLE_USER_HOME", home.join(".gradle"));
    }

    /// Records every compiler call: our wrapper is mounted over the compilers, the real ones next to it.
    pub(crate) fn record_compilers(
        &mut self,
        toolchain: &Toolchain,
    ) -> Result<Option<PathBuf>, SubjectError> {
        if !self.is_walled() {
            return Ok(None);
        }
        let folder = self.sandbox.workshop().folder("calls")?;
        let log = folder.join("log");
        fs::write(&log, "").map_err(SubjectError::io("create", &log))?;
        self.sandbox.workshop().identity().own(&log)?;
        self.writable(&folder, Path::new(patchwright_sandbox::COMPILER_LOG));
        let roots = [PathBuf::from("/usr")]
            .into_iter()
            .chain(self.case.sandbox_read.clone());
        for root in roots.filter(|root| {
            toolchain
                .compilers
                .iter()
                .any(|compiler| compiler.starts_with(root))
        }) {
            let below = root.strip_prefix("/").unwrap_or(&root).to_owned();
            self.read_only(
                &root,
                &Path::new(patchwright_sandbox::REAL_COMPILERS).join(below),
            );
        }
        for compiler in &toolchain.compilers {
            let program = self.sandbox.program().to_owned();
            self.read_only(&program, compiler);
        }
        Ok(Some(folder))
    }

    /// Makes the compiler wrappers compile these units (absolute paths) without optimisation.
    pub(crate) fn compile_for_analysis<'u>(
        &mut self,
        units: impl IntoIterator<Item = &'u Path>,
    ) -> Result<(), SubjectError> {
        let list = self.scratch("units")?.join("list");
        fs::write(&list, patchwright_sandbox::unit_list(units))
            .map_err(SubjectError::io("write", &list))?;
        self.read_only(&list, Path::new(patchwright_sandbox::UNOPTIMISED_UNITS));
        Ok(())
    }

    /// Makes the compiler wrappers instrument whatever they compile.
    pub(crate) fn compile_for_search(&mut self) -> Result<(), SubjectError> {
        let source = self.scratch("looked")?.join("looked.c");
        fs::write(&source, patchwright_sandbox::LOOKED_SOURCE)
            .map_err(SubjectError::io("write", &source))?;
        self.read_only(&source, Path::new(patchwright_sandbox::LOOKED_PLACE));
        Ok(())
    }

    /// A command of the case with its placeholders filled in.
    pub(crate) fn expand(
        &self,
        command: &str,
        input: Option<&Path>,
        scratch: Option<&Path>,
    ) -> OsString {
        let values = manifest::Values {
            source: &self.source,
            scratch,
            input,
            jobs: self.case.limits.jobs,
        };
        manifest::expand(command, &values)
    }

    pub(crate) fn job(
        &self,
        script: OsString,
        cwd: &Path,
        wall: Duration,
        supervision: Supervision,
    ) -> Job {
        Job {
            argv: vec!["/bin/sh".into(), "-c".into(), script],
            cwd: cwd.to_owned(),
            env: self.env.clone(),
            mounts: self.mounts.clone(),
            stdin: Stdin::Empty,
            limits: self.limits(wall),
            supervision,
            network: Network::Off,
            spill: None,
        }
    }

    /// Folders that must outlive this because a job needs them.
    pub(crate) fn into_folders(self) -> Vec<Held> {
        self._folders
    }

    fn limits(&self, wall: Duration) -> JobLimits {
        let limits = machine::granted(&self.case.limits);
        JobLimits {
            wall,
            cpu: None,
            memory_bytes: limits.memory_mib.saturating_mul(1 << 20),
            processes: limits.processes,
            disk_bytes: limits.disk_mib.saturating_mul(1 << 20),
        }
    }
}
