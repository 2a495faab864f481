//! The page of a bundle that a maintainer reads in a minute.

use patchwright_domain::bundle::{BundleAbout, Kept};
use patchwright_domain::verdict::{StageOutcome, Trust};

use super::Evidence;
use super::mail::place_words;

pub fn readme(about: &BundleAbout, evidence: &Evidence<'_>) -> String {
    let parts = [
        format!("# A patch for {}\n", about.case),
        what(about, evidence),
        trust(about),
        stages(about),
        format!("**Risk.** {}.\n", about.risk.words()),
        neighbours(about),
        recheck(about),
        files(about),
    ];
    parts.join("\n")
}

fn what(about: &BundleAbout, evidence: &Evidence<'_>) -> String {
    let project = evidence.subject.project();
    let note = &evidence.winner.note;
    let mut text = String::new();
    for poc in &evidence.ground.pocs {
        let purified = patchwright_crash::purify(&poc.report, &project);
        let place = purified
            .location
            .as_ref()
            .map(place_words)
            .unwrap_or_default();
        text.push_str(&format!(
            "**The bug** (PoC {}, {} of {} runs). The program {}, {place}.\n\n",
            poc.name, poc.crashes, poc.runs, purified.headline
        ));
    }
    text.push_str(&format!("**The cause.** {}\n\n", about.cause));
    text.push_str(&format!(
        "**The patch** (`patch.diff`, for `git am`): {}, {}, {}.\n",
        note.operator,
        note.place,
        place_words(&note.at)
    ));
    if let Some(constraint) = &about.constraint {
        text.push_str(&format!(
            "\nIt makes this hold: `{constraint}`. {}\n",
            constraint.english
        ));
    }
    text
}

fn trust(about: &BundleAbout) -> String {
    let words = match about.trust {
        Trust::Verified => "**verified**: every stage below passed, from a clean build",
        Trust::Untested => {
            "**untested**: no test of the project could say anything; the rest passed"
        }
        Trust::Rejected => "**rejected**",
    };
    format!("The patch is {words}.\n")
}

fn stages(about: &BundleAbout) -> String {
    let mut text = "| stage | outcome | what it showed |\n|---|---|---|\n".to_owned();
    for stage in &about.verdict.stages {
        let outcome = match stage.outcome {
            StageOutcome::Pass => "pass",
            StageOutcome::Fail => "fail",
            StageOutcome::NotRun => "not run",
        };
        let detail = stage.detail.replace('|', "\\|").replace('\n', " ");
        text.push_str(&format!(
            "| {} | {outcome} | {detail} |\n",
            stage.name.name()
        ));
    }
    text
}

fn neighbours(about: &BundleAbout) -> String {
    let counts = &about.neighbours.counts;
    format!(
        "**Neighbours.** {} small changes of the PoC were run: {} of {} that hit the bug are clean now, {} show another \
         bug, {} (mutator version {}; the seeds are in `bundle.json`).\n",
        counts.run,
        counts.fixed,
        counts.hit,
        counts.exposed,
        counts.behaviour_words(),
        about.neighbours.mutator_version
    )
}

fn recheck(about: &BundleAbout) -> String {
    let commit = match &about.source.commit {
        Some(commit) => format!("commit `{commit}` was checked out{}; ", uncommitted(about)),
        None => String::new(),
    };
    let hidden = about
        .pocs
        .iter()
        .flat_map(|poc| &poc.files)
        .any(|file| file.kept == Kept::HashOnly);
    let poc_dir = if hidden { " --poc-dir POCS" } else { "" };
    format!(
        "**Check it yourself**, without network: `patchwright check BUNDLE --source SOURCE{poc_dir}`. SOURCE must be \
         the tree this was made for: {commit}{} files, tree hash `{}`.\n",
        about.source.files, about.source.tree
    )
}

fn uncommitted(about: &BundleAbout) -> String {
    match &about.uncommitted {
        None => String::new(),
        Some(found) if found.diff => format!(
            ", with {} uncommitted changes that are in `worktree.diff` and that `check` lays over a copy of SOURCE",
            found.files
        ),
        Some(found) => format!(
            ", with {} uncommitted changes that are too large for this bundle",
            found.files
        ),
    }
}

fn files(about: &BundleAbout) -> String {
    let hidden = about
        .pocs
        .iter()
        .flat_map(|poc| &poc.files)
        .filter(|file| file.kept == Kept::HashOnly)
        .map(|file| {
            format!(
                "- `{}` is held back; its SHA-256 is `{}`\n",
                file.path, file.sha256
            )
        });
    let hidden: String = hidden.collect();
    format!(
        "| file | what it is |\n|---|---|\n\
         | `patch.diff` | the patch, with a commit message |\n\
         | `patchwright.toml` | how it is built, run and tested |\n\
         | `reports/` | the bug before, and each PoC after |\n\
         | `stages/` | what each stage said, and its logs |\n\
         | `regression/` | the PoC as a test: `sh regression/run.sh BUILT_TREE` is red before, green after |\n\
         | `source.txt` | mode, hash and path of every source file |\n\
         | `bundle.json` | all of this as data |\n\
         | `SHA256SUMS` | hashes of all files |\n\n{hidden}"
    )
}
