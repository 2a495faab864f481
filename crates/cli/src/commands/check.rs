//! `patchwright check`: proves a bundle's patch again, elsewhere. The bundle is not trusted.

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail, ensure};
use patchwright_domain::bundle::{BundlePocFile, Kept, SourceIdentity};
use patchwright_domain::candidate::RelPath;
use patchwright_domain::case::Case;
use patchwright_domain::count::{agree, counted};
use patchwright_domain::event::Event;
use patchwright_domain::property::Property;
use patchwright_domain::strict::Strictness;
use patchwright_domain::verdict::Verdict;
use patchwright_judge::{HandedInputs, Judge, NamedPatch, is_mere_data};
use patchwright_store::bundle::{self, OpenedBundle, PATCH, sha256};
use patchwright_subject::manifest::{self, Flags};
use patchwright_subject::{Completed, SourceLines, Subject};

use super::{Answer, reproduce, verify};
use crate::args::{Check, Common};
use crate::config;
use crate::evidence::{SOURCE_LINES, WORKTREE_DIFF, search_inputs};
use crate::session::{Beginning, Session, Watcher};

/// Larger files in `--poc-dir` are ignored.
const MOST_POC_BYTES: u64 = 256 << 20;
const MOST_POC_FILES: usize = 10_000;
/// How many listed files are looked up to decide whether the current folder is the source.
const LOOKED_FOR: usize = 20;
const NAMED: usize = 5;

pub fn run(common: &Common, command: &Check) -> anyhow::Result<Answer> {
    let here = env::current_dir().context("cannot tell the current folder")?;
    let folder = fs::canonicalize(here.join(&command.bundle))
        .with_context(|| format!("cannot find {}", command.bundle.display()))?;
    let private = tempfile::tempdir().context("cannot make a folder for the bundle's copy")?;
    let copy = fs::canonicalize(private.path()).context("cannot find the bundle's copy")?;
    let opened = bundle::open(&folder, &copy)?;
    lay_pocs(
        &opened,
        command.poc_dir.as_deref().map(|dir| here.join(dir)),
    )?;
    let case = case(&opened, command, &here)?;
    let patch = NamedPatch {
        name: PATCH.to_owned(),
        text: fs::read(copy.join(PATCH)).context("the bundle has no patch.diff")?,
    };
    let beginning = Beginning {
        ours: vec![folder],
        ..Beginning::new("check")
    };
    let session = Session::begin(common, &command.work, &case, beginning, Watcher::user()?)?;
    if command.work.dry_run {
        return reproduce::plan(common, &session);
    }
    let strictness = Strictness::from_flag(command.strict);
    let claims = Claims {
        properties: properties(&opened)?,
        inputs: search_inputs::read(&opened.folder, &opened.about.search_inputs)?,
    };
    let verdict = session.work(
        |subject| {
            let Some(completed) = same_source(&opened, subject, command.with_changes)? else {
                return prove(subject, &patch, claims, strictness);
            };
            let case = Case {
                source: completed.source(),
                ..subject.case.clone()
            };
            prove(&subject.with_case(&case), &patch, claims, strictness)
        },
        |verdict| {
            let good = verify::is_good(verdict, command.require_tests);
            Answer::yes_if(good).end(verdict.trust.name())
        },
    )?;
    drop(session);
    let good = verify::is_good(&verdict, command.require_tests);
    verify::print(common, &[verdict])?;
    Ok(Answer::yes_if(good))
}

/// What the bundle says of the program beyond its PoCs; all of it is tried again.
struct Claims {
    properties: Vec<Property>,
    inputs: HandedInputs,
}

fn prove(
    subject: &Subject<'_>,
    patch: &NamedPatch,
    claims: Claims,
    strictness: Strictness,
) -> anyhow::Result<Verdict> {
    let base = subject.base()?;
    let judge = Judge::prepare(subject, &base)?;
    judge.state_properties(&claims.properties)?;
    judge.hand_inputs(claims.inputs);
    let verdict = judge
        .prove_patch(patch)?
        .verdict()
        .clone()
        .under(strictness);
    subject.tell(Event::Judged {
        candidate: None,
        verdict: Box::new(verdict.clone()),
    });
    Ok(verdict)
}

/// The properties stated in the bundle; they are checked again, before and after the patch.
fn properties(opened: &OpenedBundle) -> anyhow::Result<Vec<Property>> {
    let stated = opened.about.verdict.properties.iter();
    let read = stated.map(|one| {
        one.property().with_context(|| {
            format!(
                "the bundle is damaged or forged: property {:?} has no place",
                one.name
            )
        })
    });
    read.collect()
}

/// Finds the PoC files that the bundle only lists, by their hash.
fn lay_pocs(opened: &OpenedBundle, folder: Option<PathBuf>) -> anyhow::Result<()> {
    let files = opened.about.pocs.iter().flat_map(|poc| &poc.files);
    let mut missing: BTreeMap<&str, Vec<&BundlePocFile>> = BTreeMap::new();
    for file in files.filter(|file| file.kept == Kept::HashOnly) {
        missing.entry(&file.sha256).or_default().push(file);
    }
    if missing.is_empty() {
        return Ok(());
    }
    let Some(folder) = folder else {
        bail!(
            "the bundle holds the hashes of its PoCs only: give the folder that holds them with --poc-dir"
        );
    };
    for path in files_below(&folder)? {
        let content = fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
        for file in missing
            .remove(sha256(&content).as_str())
            .unwrap_or_default()
        {
            lay(&opened.folder, &file.path, &content)?;
        }
    }
    if let Some((hash, files)) = missing.first_key_value() {
        let name = files.first().map_or("", |file| file.path.as_str());
        bail!(
            "no file below {} has the SHA-256 {hash} that the bundle names for {name}",
            folder.display()
        );
    }
    Ok(())
}

fn lay(root: &Path, place: &str, content: &[u8]) -> anyhow::Result<()> {
    let place = RelPath::new(place)
        .map_err(|error| anyhow::anyhow!("the bundle is damaged or forged: {error}"))?;
    let path = root.join(place.as_path());
    ensure!(
        !path.exists(),
        "the bundle is damaged or forged: {place} is there, although the bundle says that it is not"
    );
    fs::create_dir_all(path.parent().unwrap_or(root))?;
    fs::write(&path, content)?;
    Ok(())
}

fn files_below(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut waiting = vec![folder.to_owned()];
    while let Some(folder) = waiting.pop() {
        let listed = fs::read_dir(&folder);
        let listed = listed.with_context(|| format!("cannot list {}", folder.display()))?;
        for entry in listed.flatten() {
            let about = fs::symlink_metadata(entry.path())?;
            if about.is_dir() {
                waiting.push(entry.path());
            } else if about.is_file() && about.len() <= MOST_POC_BYTES {
                found.push(entry.path());
            }
        }
        ensure!(
            found.len() + waiting.len() <= MOST_POC_FILES,
            "--poc-dir holds more than {MOST_POC_FILES} files: name a smaller folder"
        );
    }
    Ok(found)
}

/// The bundle's case on the user's source. Like every manifest, the bundle's may only name files in its own folder.
fn case(opened: &OpenedBundle, command: &Check, here: &Path) -> anyhow::Result<Case> {
    let source = match &command.source {
        Some(source) => here.join(source),
        None if looks_like(opened, here) => here.to_owned(),
        None => bail!("no source was given; {}", wanted(&opened.about.source)),
    };
    ensure!(
        source.is_dir(),
        "{} is not a folder; {}",
        source.display(),
        wanted(&opened.about.source)
    );
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let flags = Flags {
        source: Some(source),
        allow_read: [command.allow_read.clone(), config::allow_read()?].concat(),
        ..Flags::default()
    };
    let cores = u32::try_from(cores).unwrap_or(u32::MAX);
    let path = opened.folder.join(manifest::FILE_NAME);
    Ok(manifest::load_with(&path, &flags, here, cores)?)
}

/// A quick check, so that no huge folder is read in vain.
fn looks_like(opened: &OpenedBundle, folder: &Path) -> bool {
    // A read error is reported later, when the source is compared.
    let lines = listed_source(opened).unwrap_or_default();
    let paths = lines.lines().filter_map(|line| line.split_once("  "));
    let (there, missing): (Vec<_>, Vec<_>) = paths
        .take(LOOKED_FOR)
        .partition(|(_, path)| folder.join(path).symlink_metadata().is_ok());
    // A clean checkout lacks uncommitted files.
    !there.is_empty() && missing.len() * 2 <= there.len()
}

/// The files of the source that the patch was made for; empty if there were too many to list.
fn listed_source(opened: &OpenedBundle) -> anyhow::Result<String> {
    let path = opened.folder.join(SOURCE_LINES);
    match fs::read_to_string(&path) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(String::new()),
        read => read.with_context(|| format!("cannot read {}", path.display())),
    }
}

/// A completed copy if the source is the commit and the bundle has what was not committed; `None` if the source is the
/// same as it is.
///
/// The additions come from an untrusted bundle and could replace the test suite: they are used only on request, except
/// for data files of the PoC.
fn same_source(
    opened: &OpenedBundle,
    subject: &Subject<'_>,
    with_changes: bool,
) -> anyhow::Result<Option<Completed>> {
    let found = SourceLines::read(subject.case, &subject.options.ours)?;
    let expected = &opened.about.source;
    if found.identity.tree == expected.tree {
        return Ok(None);
    }
    let source = subject.case.source.display();
    let listed = listed_source(opened)?;
    let changes = Changes::new(opened, &listed, &found.lines);
    let Some(completed) = completed(opened, subject, &changes) else {
        bail!(
            "{source} is not the source that the patch is for{}; {}",
            differences(&listed, &found.lines),
            wanted(expected)
        );
    };
    let named = differences(&listed, &found.lines);
    ensure!(
        with_changes || changes.are_mere_data(),
        "the patch was made on uncommitted changes that {source} does not have{named}; read {WORKTREE_DIFF} in the bundle, and if \
         they may be there, check with --with-changes"
    );
    subject.tell(Event::Noted {
        text: format!("checked is a private copy of {source} with what it does not have{named}"),
    });
    Ok(Some(completed))
}

/// What the bundle can add to a source.
struct Changes {
    diff: Option<PathBuf>,
    /// Where files of PoCs were in the source, and the bundle's copies.
    pocs: Vec<(RelPath, PathBuf)>,
    /// Whether existing files would be replaced.
    replaces: bool,
}

impl Changes {
    fn new(opened: &OpenedBundle, expected: &str, found: &str) -> Self {
        let known: BTreeSet<&str> = found.lines().collect();
        let there: BTreeSet<&str> = found
            .lines()
            .filter_map(|line| Some(line.split_once("  ")?.1))
            .collect();
        let kept: BTreeMap<&str, &str> = opened
            .about
            .pocs
            .iter()
            .flat_map(|poc| &poc.files)
            .map(|file| (file.sha256.as_str(), file.path.as_str()))
            .collect();
        let mut replaces = false;
        let place = |line: &str| {
            let (about, path) = line.split_once("  ")?;
            let (mode, hash) = about.split_once(' ')?;
            let from = kept.get(hash).filter(|_| mode == "100644")?;
            replaces |= there.contains(path);
            Some((RelPath::new(path).ok()?, opened.folder.join(from)))
        };
        let other = expected.lines().filter(|line| !known.contains(line));
        let pocs = other.filter_map(place).collect();
        let diff = opened.folder.join(WORKTREE_DIFF);
        Self {
            diff: Some(diff).filter(|path| path.is_file()),
            pocs,
            replaces,
        }
    }

    fn are_mere_data(&self) -> bool {
        let mut places = self.pocs.iter().map(|(place, _)| place);
        self.diff.is_none() && !self.replaces && places.all(is_mere_data)
    }
}

/// A copy with the bundle's changes; `None` unless that makes it the same source.
fn completed(opened: &OpenedBundle, subject: &Subject<'_>, changes: &Changes) -> Option<Completed> {
    if changes.diff.is_none() && changes.pocs.is_empty() {
        return None;
    }
    let pocs = changes.pocs.iter();
    let files: Vec<(PathBuf, PathBuf)> = pocs
        .map(|(place, from)| (place.as_path().to_owned(), from.clone()))
        .collect();
    let completed = subject.complete(changes.diff.as_deref(), &files).ok()?;
    let case = Case {
        source: completed.source(),
        ..subject.case.clone()
    };
    let lines = SourceLines::read(&case, &[]).ok()?;
    (lines.identity.tree == opened.about.source.tree).then_some(completed)
}

fn wanted(source: &SourceIdentity) -> String {
    let commit = match &source.commit {
        Some(commit) => format!("commit {commit}, "),
        None => String::new(),
    };
    format!(
        "fetch the tree that it was made for ({commit}{}, tree hash {}) and name it with --source",
        counted(source.files, "file"),
        source.tree
    )
}

/// Which files differ, as far as the bundle lists them.
fn differences(expected: &str, found: &str) -> String {
    let by_path = |text: &str| -> BTreeMap<String, String> {
        let pairs = text.lines().filter_map(|line| line.split_once("  "));
        pairs
            .map(|(about, path)| (path.to_owned(), about.to_owned()))
            .collect()
    };
    let (expected, found) = (by_path(expected), by_path(found));
    if expected.is_empty() {
        return String::new();
    }
    let missing = expected.keys().filter(|path| !found.contains_key(*path));
    let more = found.keys().filter(|path| !expected.contains_key(*path));
    let other = expected
        .iter()
        .filter(|(path, about)| found.get(*path).is_some_and(|one| one != *about));
    let more: Vec<&String> = more.collect();
    let clean = match more.is_empty() {
        true => "",
        false => ". Use a clean clone, or delete what a build left (`git clean -xdn` lists it)",
    };
    let groups = [
        (
            ["differs", "differ"],
            other.map(|(path, _)| path).collect::<Vec<_>>(),
        ),
        (["is missing", "are missing"], missing.collect()),
        (["is not part of it", "are not part of it"], more),
    ];
    let words = groups
        .iter()
        .filter(|(_, paths)| !paths.is_empty())
        .map(|([one, many], paths)| {
            let named: Vec<String> = paths
                .iter()
                .take(NAMED)
                .map(|path| path.escape_debug().to_string())
                .collect();
            format!(
                "{} {} ({}{})",
                counted(paths.len(), "file"),
                agree(paths.len(), one, many),
                named.join(", "),
                if paths.len() > NAMED { ", …" } else { "" }
            )
        });
    format!(": {}{clean}", words.collect::<Vec<_>>().join(", "))
}
