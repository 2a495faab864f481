//! What leaves with a proved patch: the patch as a mail, and the bundle.

mod author;
mod mail;
mod pocs;
mod private;
mod pull_request;
mod readme;
mod regression;
pub mod search_inputs;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use patchwright_domain::bundle::{
    BUNDLE_FORMAT, BundleAbout, BundleInput, BundleUncommitted, Kept, NeighbourEvidence, Risk,
};
use patchwright_domain::foreign::visible;
use patchwright_domain::run_view::RunView;
use patchwright_domain::verdict::Doubt;
use patchwright_edit::{Patch, parse};
use patchwright_judge::PocBaseline;
use patchwright_repair::{Ground, Winner};
use patchwright_store::bundle::{ABOUT, Content, Draft, PATCH};
use patchwright_subject::neighbours::MUTATOR_VERSION;
use patchwright_subject::{SourceLines, Subject, Uncommitted, doctor, manifest};

pub use pocs::Places;
use private::Private;

/// Mode, hash and path of every file of the source.
pub const SOURCE_LINES: &str = "source.txt";
/// What the source contained that its commit does not.
pub const WORKTREE_DIFF: &str = "worktree.diff";
/// A longer list would make the bundle large; its hash is kept.
const MOST_SOURCE_LINES: usize = 2 << 20;
/// The largest log that is included in full.
const MOST_LOG_BYTES: u64 = 4 << 20;
const TOOLS: [&str; 6] = ["clang", "gcc", "make", "cmake", "meson", "llvm-symbolizer"];

/// Everything that a bundle is made of.
pub struct Evidence<'a> {
    pub subject: &'a Subject<'a>,
    pub ground: &'a Ground,
    pub winner: &'a Winner,
    /// How it was found.
    pub view: &'a RunView,
    pub strategy: &'a str,
    /// As read before anything was tried.
    pub source: &'a SourceLines,
    /// What it contained then that its commit does not.
    pub uncommitted: Option<&'a Uncommitted>,
    pub pocs: Kept,
}

/// The patch as a mail, and the bundle's files.
pub fn assemble(evidence: &Evidence<'_>) -> anyhow::Result<(Vec<u8>, Draft)> {
    let case = evidence.subject.case;
    let places = Places::new(case, evidence.pocs)?;
    let inputs = evidence.winner.judged.search_inputs();
    let inputs = search_inputs::listed(case, inputs, evidence.pocs);
    let about = about(evidence, &places, inputs.iter().map(|(one, _)| one.clone()));
    let private = Private::from_subject(evidence.subject);
    let mail = mail::mail(&about, evidence, &private);
    let mut draft = Draft::default();
    let data = serde_json::to_string_pretty(&about)?;
    draft.text(ABOUT, private.scrub(&data));
    draft.text(PATCH, mail.clone());
    let mut published = case.clone();
    published.report.sanitizer = pocs::published_report(case);
    let manifest = manifest::render(&published, &|path| places.place(path));
    draft.text(manifest::FILE_NAME, manifest);
    let readme = readme::readme(&about, evidence);
    draft.text("README.md", visible(&private.scrub(&readme)).into_owned());
    let request = pull_request::pull_request(&about, evidence);
    let request = visible(&private.scrub(&request)).into_owned();
    draft.text(pull_request::PULL_REQUEST, request);
    if evidence.source.lines.len() <= MOST_SOURCE_LINES {
        draft.text(SOURCE_LINES, evidence.source.lines.clone());
    }
    if let Some(diff) = evidence.uncommitted.and_then(|found| found.diff.as_ref()) {
        draft.text(WORKTREE_DIFF, diff.clone());
    }
    reports(&mut draft, evidence, &private)?;
    stages(&mut draft, evidence, &private)?;
    places.add_to(&mut draft);
    search_inputs::add_to(&mut draft, &inputs);
    // The project has the tests that show the bug.
    if !case.is_shown_by_tests() {
        let script = regression::script(case, &places, &evidence.ground.pocs);
        draft.add("regression/run.sh", Content::Script(script.into_bytes()));
    }
    Ok((mail, draft))
}

fn about(
    evidence: &Evidence<'_>,
    places: &Places,
    inputs: impl Iterator<Item = BundleInput>,
) -> BundleAbout {
    let Evidence {
        subject, winner, ..
    } = evidence;
    let mut verdict = winner.judged.verdict().clone();
    if let Some(search) = &mut verdict.search {
        // Nobody has fixed them yet: they are for the user, and not for everybody who gets this patch.
        search.other_bugs.clear();
    }
    BundleAbout {
        format: BUNDLE_FORMAT,
        patchwright: env!("CARGO_PKG_VERSION").to_owned(),
        case: subject.case.name.clone(),
        strategy: evidence.strategy.to_owned(),
        trust: verdict.trust,
        cause: winner.note.cause.clone(),
        constraint: winner.note.constraint.clone(),
        observations: evidence.view.observations.clone(),
        diagnoses: evidence.view.diagnoses.clone(),
        source: evidence.source.identity.clone(),
        uncommitted: evidence.uncommitted.map(|found| BundleUncommitted {
            files: found.files.len(),
            diff: found.diff.is_some(),
        }),
        pocs: places.listed.clone(),
        neighbours: NeighbourEvidence {
            mutator_version: MUTATOR_VERSION,
            seeds: winner.seeds.clone(),
            counts: verdict.neighbours.clone(),
        },
        search_inputs: inputs.collect(),
        risk: risk(winner),
        versions: versions(subject),
        verdict,
    }
}

pub fn risk(winner: &Winner) -> Risk {
    let parsed: Option<Patch> = parse(&winner.patch).ok();
    let hunks = parsed.map_or(0, |patch| {
        patch.files.iter().map(|file| file.hunks.len()).sum()
    });
    let text = String::from_utf8_lossy(&winner.patch);
    let count = |sign: char, header: &str| {
        let lines = text.lines().filter(|line| line.starts_with(sign));
        lines.filter(|line| !line.starts_with(header)).count()
    };
    let doubts = winner.judged.verdict().doubts.iter();
    let named: Vec<String> = doubts.map(Doubt::describe).collect();
    Risk {
        files: winner.touched.len(),
        hunks,
        added: count('+', "+++ "),
        deleted: count('-', "--- "),
        functions: winner.functions.clone(),
        behaviour_changes: winner.judged.verdict().neighbours.changed,
        benign: winner.judged.verdict().neighbours.benign,
        doubts: [winner.doubts.clone(), named].concat(),
    }
}

fn versions(subject: &Subject<'_>) -> BTreeMap<String, String> {
    let mut versions = doctor::versions(
        subject.host.sandbox,
        &subject.host.toolchain,
        subject.host.cancel,
        &TOOLS,
    );
    let kernel = fs::read_to_string("/proc/sys/kernel/osrelease").unwrap_or_default();
    versions.insert("linux".to_owned(), kernel.trim().to_owned());
    versions
}

/// Each bug before the patch, as data and as text, and its result after the patch.
fn reports(draft: &mut Draft, evidence: &Evidence<'_>, private: &Private) -> anyhow::Result<()> {
    let project = evidence.subject.project();
    let after = &evidence.winner.judged.verdict().pocs;
    for (index, poc) in evidence.ground.pocs.iter().enumerate() {
        let stem = format!("reports/{}", pocs::folder_name(index, &poc.name));
        let purified = patchwright_crash::purify(&poc.report, &project);
        draft.text(
            format!("{stem}-before.json"),
            private.scrub(&serde_json::to_string_pretty(&poc.report)?),
        );
        draft.text(
            format!("{stem}-before.txt"),
            visible(&private.scrub(&format!("{}\n\n{}", describe_before(poc), purified.text)))
                .into_owned(),
        );
        if let Some(after) = after.iter().find(|one| one.name == poc.name) {
            let text = serde_json::to_string_pretty(after)?;
            draft.text(format!("{stem}-after.json"), text);
        }
    }
    Ok(())
}

fn describe_before(poc: &PocBaseline) -> String {
    let what = match poc.tests {
        Some(_) => "its tests failed in",
        None => "it crashed",
    };
    format!(
        "PoC {}, before the patch: {what} {} of {} runs.",
        poc.name, poc.crashes, poc.runs
    )
}

/// The result of each stage, and the logs of its commands.
fn stages(draft: &mut Draft, evidence: &Evidence<'_>, private: &Private) -> anyhow::Result<()> {
    let verdict = evidence.winner.judged.verdict();
    draft.text(
        "stages/stages.json",
        private.scrub(&serde_json::to_string_pretty(&verdict.stages)?),
    );
    let prefix = format!("candidate-{}-", verdict.patch);
    for (path, name) in logs(&evidence.subject.record.logs) {
        let is_small = fs::metadata(&path).is_ok_and(|about| about.len() <= MOST_LOG_BYTES);
        if let (Some(rest), true) = (name.strip_prefix(&prefix), is_small) {
            let text = String::from_utf8_lossy(&fs::read(&path)?).into_owned();
            draft.text(format!("stages/{rest}"), private.scrub(&text));
        }
    }
    Ok(())
}

fn logs(folder: &Path) -> Vec<(PathBuf, String)> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let named = entries.filter_map(|entry| {
        let is_file = entry.file_type().is_ok_and(|kind| kind.is_file());
        let name = entry.file_name().into_string().ok()?;
        is_file.then(|| (entry.path(), name))
    });
    named.collect()
}
