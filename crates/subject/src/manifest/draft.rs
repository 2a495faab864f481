//! A case as written, each value with its location: manifest and flags are merged into it before they are checked
//! together. Nothing here touches the disk.

use std::path::{Path, PathBuf};

use super::error::{At, Fault, Origin};
use super::reader::{Keys, Table, read_text};

pub(super) type Text = Option<At<String>>;
pub(super) type Number = Option<At<i128>>;
pub(super) type File = Option<At<PathBuf>>;
pub(super) type Pairs = Vec<At<(String, String)>>;

pub(super) struct Draft {
    pub written: Written,
    /// The manifest's folder, if there is one.
    pub folder: Option<PathBuf>,
    pub name: Text,
    pub languages: Vec<At<String>>,
    pub source: At<PathBuf>,
    pub exclude: Vec<At<String>>,
    pub keep_git: bool,
    pub build: BuildDraft,
    pub pocs: Vec<PocDraft>,
    pub test: Option<TestDraft>,
    pub env: Pairs,
    pub report: ReportDraft,
    pub allow: Vec<At<String>>,
    pub deny: Vec<At<String>>,
    pub sandbox_read: Vec<At<String>>,
    /// Paths outside its folder that the user allows the manifest to name.
    pub read: Vec<At<PathBuf>>,
    /// Host paths that the user allows the manifest to show in the sandbox.
    pub allow_read: Vec<At<PathBuf>>,
    pub judge: JudgeDraft,
    pub limits: LimitsDraft,
}

/// Decides how a message asks for a missing value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Written {
    AsManifest,
    AsFlags,
}

#[derive(Default)]
pub(super) struct BuildDraft {
    pub place: Option<Origin>,
    pub fetch: Text,
    pub setup: Text,
    pub command: Text,
    pub clean: Text,
    pub seconds: Number,
    pub env: Pairs,
    pub variants: Vec<VariantDraft>,
}

pub(super) struct VariantDraft {
    pub name: At<String>,
    pub setup: Text,
    pub command: Text,
}

pub(super) struct PocDraft {
    pub place: Origin,
    pub name: Text,
    pub command: Text,
    pub input: File,
    pub stdin: File,
    pub files: Vec<At<PathBuf>>,
    pub cwd: Text,
    pub build: Text,
    pub bug: Text,
    pub seconds: Number,
    pub env: Pairs,
    pub kind: Text,
    pub tests: Vec<At<String>>,
    pub format: Text,
}

pub(super) struct TestDraft {
    pub place: Origin,
    pub build_command: Text,
    pub command: Text,
    pub format: Text,
    pub seconds: Number,
    pub env: Pairs,
}

#[derive(Default)]
pub(super) struct ReportDraft {
    pub sanitizer: File,
    pub issue: File,
    pub introduced_by: File,
}

#[derive(Default)]
pub(super) struct JudgeDraft {
    pub runs: Number,
    pub neighbours: Number,
    pub neighbour_seconds: Number,
    pub search_seconds: Number,
    pub guided_search: bool,
    /// Absolute.
    pub seeds: Vec<At<PathBuf>>,
}

#[derive(Default)]
pub(super) struct LimitsDraft {
    pub memory_mib: Number,
    pub processes: Number,
    pub disk_mib: Number,
    pub jobs: Number,
}

const ROOT: Keys = Keys::Only(&[
    "project", "build", "poc", "test", "env", "report", "scope", "sandbox", "judge", "limits",
]);
const PROJECT: Keys = Keys::Only(&["name", "language", "source", "exclude", "keep-git"]);
const BUILD: Keys = Keys::Only(&[
    "fetch", "setup", "command", "clean", "seconds", "env", "variant",
]);
const VARIANT: Keys = Keys::Only(&["setup", "command"]);
const POC: Keys = Keys::Only(&[
    "name", "kind", "command", "tests", "format", "input", "stdin", "files", "cwd", "build", "bug",
    "seconds", "env",
]);
const TEST: Keys = Keys::Only(&["build-command", "command", "format", "seconds", "env"]);
const REPORT: Keys = Keys::Only(&["sanitizer", "issue", "introduced-by"]);
const SCOPE: Keys = Keys::Only(&["allow", "deny"]);
const SANDBOX: Keys = Keys::Only(&["read"]);
const JUDGE: Keys = Keys::Only(&[
    "runs",
    "neighbours",
    "neighbour-seconds",
    "search-seconds",
    "guided-search",
    "seeds",
]);
const LIMITS: Keys = Keys::Only(&["memory-mib", "processes", "disk-mib", "jobs"]);

impl Draft {
    /// A draft with nothing set but the source.
    pub fn empty(written: Written, source: At<PathBuf>) -> Self {
        Draft {
            written,
            folder: None,
            name: None,
            languages: Vec::new(),
            source,
            exclude: Vec::new(),
            keep_git: false,
            build: BuildDraft::default(),
            pocs: Vec::new(),
            test: None,
            env: Vec::new(),
            report: ReportDraft::default(),
            allow: Vec::new(),
            deny: Vec::new(),
            sandbox_read: Vec::new(),
            read: Vec::new(),
            allow_read: Vec::new(),
            judge: JudgeDraft::default(),
            limits: LimitsDraft::default(),
        }
    }

    /// Parses a manifest; its paths are relative to `folder`.
    pub fn parse(text: &str, folder: &Path) -> Result<Self, Fault> {
        read_text(text, "the manifest", ROOT, |root| {
            let source = At::new(folder.to_owned(), Origin::Line(1));
            let mut draft = Draft::empty(Written::AsManifest, source);
            draft.folder = Some(folder.to_owned());
            draft.read_project(root, folder)?;
            draft.build = read_build(root)?;
            draft.pocs = read_pocs(root, folder)?;
            draft.test = read_test(root)?;
            draft.env = root.pairs("env")?;
            draft.report = read_report(root, folder)?;
            draft.read_settings(root, folder)?;
            Ok(draft)
        })
    }

    fn read_project(&mut self, root: &Table, folder: &Path) -> Result<(), Fault> {
        let Some(table) = root.table("project", PROJECT)? else {
            return Ok(());
        };
        self.name = table.string("name")?;
        self.languages = table.one_or_more("language")?;
        if let Some(source) = table.path("source", folder)? {
            self.source = source;
        }
        self.exclude = table.strings("exclude")?;
        self.keep_git = table.boolean("keep-git")?.unwrap_or(false);
        Ok(())
    }

    fn read_settings(&mut self, root: &Table, folder: &Path) -> Result<(), Fault> {
        if let Some(table) = root.table("scope", SCOPE)? {
            self.allow = table.strings("allow")?;
            self.deny = table.strings("deny")?;
        }
        if let Some(table) = root.table("sandbox", SANDBOX)? {
            self.sandbox_read = table.strings("read")?;
        }
        if let Some(table) = root.table("judge", JUDGE)? {
            self.judge = JudgeDraft {
                runs: table.number("runs")?,
                neighbours: table.number("neighbours")?,
                neighbour_seconds: table.number("neighbour-seconds")?,
                search_seconds: table.number("search-seconds")?,
                guided_search: table.boolean("guided-search")?.unwrap_or(false),
                seeds: in_folder(table.strings("seeds")?, folder),
            };
        }
        if let Some(table) = root.table("limits", LIMITS)? {
            self.limits = LimitsDraft {
                memory_mib: table.number("memory-mib")?,
                processes: table.number("processes")?,
                disk_mib: table.number("disk-mib")?,
                jobs: table.number("jobs")?,
            };
        }
        Ok(())
    }
}

fn read_build(root: &Table) -> Result<BuildDraft, Fault> {
    let Some(table) = root.table("build", BUILD)? else {
        return Ok(BuildDraft::default());
    };
    let mut variants = Vec::new();
    for (name, variant) in table.named_tables("variant", VARIANT)? {
        variants.push(VariantDraft {
            name,
            setup: variant.string("setup")?,
            command: variant.string("command")?,
        });
    }
    Ok(BuildDraft {
        place: Some(table.place()),
        fetch: table.string("fetch")?,
        setup: table.string("setup")?,
        command: table.string("command")?,
        clean: table.string("clean")?,
        seconds: table.number("seconds")?,
        env: table.pairs("env")?,
        variants,
    })
}

fn read_pocs(root: &Table, folder: &Path) -> Result<Vec<PocDraft>, Fault> {
    let tables = root.array_of_tables("poc", POC)?.unwrap_or_default();
    tables.iter().map(|table| read_poc(table, folder)).collect()
}

fn read_poc(table: &Table, folder: &Path) -> Result<PocDraft, Fault> {
    Ok(PocDraft {
        place: table.place(),
        name: table.string("name")?,
        command: table.string("command")?,
        input: table.path("input", folder)?,
        stdin: table.path("stdin", folder)?,
        files: in_folder(table.strings("files")?, folder),
        cwd: table.string("cwd")?,
        build: table.string("build")?,
        bug: table.string("bug")?,
        seconds: table.number("seconds")?,
        env: table.pairs("env")?,
        kind: table.string("kind")?,
        tests: table.one_or_more("tests")?,
        format: table.string("format")?,
    })
}

fn in_folder(paths: Vec<At<String>>, folder: &Path) -> Vec<At<PathBuf>> {
    let absolute = |path: At<String>| At::new(folder.join(&path.value), path.place);
    paths.into_iter().map(absolute).collect()
}

fn read_test(root: &Table) -> Result<Option<TestDraft>, Fault> {
    let Some(table) = root.table("test", TEST)? else {
        return Ok(None);
    };
    Ok(Some(TestDraft {
        place: table.place(),
        build_command: table.string("build-command")?,
        command: table.string("command")?,
        format: table.string("format")?,
        seconds: table.number("seconds")?,
        env: table.pairs("env")?,
    }))
}

fn read_report(root: &Table, folder: &Path) -> Result<ReportDraft, Fault> {
    let Some(table) = root.table("report", REPORT)? else {
        return Ok(ReportDraft::default());
    };
    Ok(ReportDraft {
        sanitizer: table.path("sanitizer", folder)?,
        issue: table.path("issue", folder)?,
        introduced_by: table.path("introduced-by", folder)?,
    })
}
