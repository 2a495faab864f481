//! The page of a bundle that a maintainer can read in a minute.

use patchwright_domain::bundle::{BundleAbout, Kept};
use patchwright_domain::case::Case;
use patchwright_domain::count::counted;
use patchwright_domain::implication::ImplicationAnswer;
use patchwright_domain::verdict::{StageOutcome, Trust};

use super::Evidence;
use super::mail::{describe_place, must_hold};

pub fn readme(about: &BundleAbout, evidence: &Evidence<'_>) -> String {
    let parts = [
        format!("# A patch for {}\n", about.case),
        what(about, evidence),
        observations(about),
        trust(about),
        stages(about),
        format!("**Risk.** {}.\n", about.risk.describe()),
        confidence(about),
        properties(about) + &implication(about),
        answers(about),
        neighbours(about),
        recheck(about),
        files(about, evidence.subject.case),
    ];
    parts.join("\n")
}

fn what(about: &BundleAbout, evidence: &Evidence<'_>) -> String {
    let project = evidence.subject.project();
    let note = &evidence.winner.note;
    let mut text = String::new();
    for poc in &evidence.ground.pocs {
        let purified = patchwright_crash::purify(&poc.report, &project);
        let place = purified.location.as_ref().map(describe_place);
        let place = place.map(|place| format!(", {place}")).unwrap_or_default();
        text.push_str(&format!(
            "**The bug** (PoC {}, {} of {} runs). The program {}{place}.\n\n",
            poc.name, poc.crashes, poc.runs, purified.headline
        ));
    }
    text.push_str(&format!("**The cause.** {}\n\n", about.cause));
    text.push_str(&format!(
        "**The patch** (`patch.diff`, for `git am`): {}, {}, {}.\n",
        note.operator,
        note.place,
        describe_place(&note.at)
    ));
    if let Some(words) = must_hold(about) {
        text.push_str(&format!("\n{words}\n"));
    }
    text
}

/// How the cause was found: each look at the running program, and what was expected.
fn observations(about: &BundleAbout) -> String {
    if about.observations.is_empty() {
        return String::new();
    }
    let cell = |text: &str| text.replace('|', "\\|").replace('\n', " ");
    let rows = about.observations.iter().enumerate().map(|(at, one)| {
        format!(
            "| {} | {} | `{}` | `{}` | {} | {} |\n",
            at + 1,
            cell(&one.describe_place()),
            cell(&one.expression),
            cell(&one.expected),
            cell(&one.actual),
            one.agrees.name()
        )
    });
    let rows: String = rows.collect();
    let concluded = about
        .diagnoses
        .iter()
        .map(|one| format!("\n{}. {}\n", capital(&one.describe()), cell(&one.cause)));
    let concluded: String = concluded.collect();
    format!(
        "**What a debugger saw** in the unpatched program, run on the PoC, and what a model had said before that it expects there.\n\n\
         | # | where | looked at | expected | actual | agrees |\n|---|---|---|---|---|---|\n{rows}{concluded}"
    )
}

pub(super) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|first| first.to_uppercase().to_string());
    first.unwrap_or_default() + letters.as_str()
}

pub(super) fn trust(about: &BundleAbout) -> String {
    let words = match about.trust {
        Trust::Verified => "**verified**: every stage below passed, from a clean build".to_owned(),
        Trust::Untested => format!(
            "**untested**: {}; every other stage below passed, from a clean build",
            about.verdict.untested_because()
        ),
        Trust::Rejected => "**rejected**".to_owned(),
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

/// How certain the evidence makes us, part by part.
fn confidence(about: &BundleAbout) -> String {
    let parts = about.verdict.confidence_parts.iter().map(|part| {
        let detail = part.detail.replace('|', "\\|").replace('\n', " ");
        format!("| {} | {:.2} | {detail} |\n", part.name, part.value)
    });
    let parts: String = parts.collect();
    if parts.is_empty() {
        return String::new();
    }
    format!(
        "**Confidence** {:.2}, of 1 at most.\n\n| part | value | what it says |\n|---|---|---|\n{parts}",
        about.verdict.confidence
    )
}

/// Properties stated for the program, and the results of runs.
fn properties(about: &BundleAbout) -> String {
    let rows = about.verdict.properties.iter().map(|one| {
        let cell = |text: &str| text.replace('|', "\\|").replace('\n', " ");
        format!(
            "| {} | `{}` | {} | {} | {} |\n",
            cell(&one.name),
            cell(&one.condition),
            cell(&one.place),
            cell(&one.stated_by),
            cell(&one.detail)
        )
    });
    let rows: String = rows.collect();
    match rows.is_empty() {
        true => rows,
        false => format!(
            "**Properties** that must hold before the statement of their line; `check` asks them again.\n\n\
             | name | condition | place | stated by | what runs said |\n|---|---|---|---|---|\n{rows}"
        ),
    }
}

/// What a solver said about all paths, not only those that runs took.
fn implication(about: &BundleAbout) -> String {
    let asked = about.verdict.implication.as_ref();
    let asked = asked.filter(|one| one.answer != ImplicationAnswer::NotRun);
    asked.map_or_else(String::new, |one| {
        format!(
            "\n**Solver** {}; `check` asks it again.\n",
            one.describe().replace('\n', " ")
        )
    })
}

/// What the patched program does with inputs that crashed it: a wrong answer would show here.
fn answers(about: &BundleAbout) -> String {
    let answers = &about.verdict.answers;
    if answers.is_empty() {
        return String::new();
    }
    let all: usize = answers.iter().map(|answer| answer.count).sum();
    let told = answers
        .iter()
        .map(|answer| format!("- {}\n", answer.describe()));
    let told: String = told.collect();
    format!(
        "**Of {} that crashed before**, with the patch\n\n{told}",
        counted(all, "input")
    )
}

fn neighbours(about: &BundleAbout) -> String {
    let counts = &about.neighbours.counts;
    if counts.run == 0 {
        return String::new();
    }
    format!(
        "**Neighbours** are inputs made from the PoC by small changes; benign inputs are those that the unpatched program handles. \
         `bundle.json` has the random seeds that make the same ones again (mutator version {}).\n",
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
         the tree this was made for: {commit}{}, tree hash `{}`.\n",
        counted(about.source.files, "file"),
        about.source.tree
    )
}

fn uncommitted(about: &BundleAbout) -> String {
    match &about.uncommitted {
        None => String::new(),
        Some(found) if found.diff => format!(
            ", with {} in `worktree.diff`: read it, then add `--with-changes`",
            changes(found.files)
        ),
        Some(found) => format!(", with {}, too large for this bundle", changes(found.files)),
    }
}

fn changes(files: usize) -> String {
    format!("uncommitted changes to {}", counted(files, "file"))
}

fn files(about: &BundleAbout, case: &Case) -> String {
    let seeds = &case.judge.seeds;
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
    let mut further = String::new();
    if !seeds.is_empty() {
        further.push_str("| `seeds/` | inputs that were given with `--seeds` |\n");
    }
    if !about.search_inputs.is_empty() {
        further.push_str(
            "| `search/` | further inputs that showed the bug and are clean with the patch; `check` runs them again |\n",
        );
    }
    if about.uncommitted.as_ref().is_some_and(|found| found.diff) {
        further.push_str("| `worktree.diff` | uncommitted changes of the source |\n");
    }
    let regression = match case.is_shown_by_tests() {
        true => "",
        false => {
            "| `regression/` | the PoC as a test: `sh regression/run.sh BUILT_TREE` is red before, green after (build the tree first, as \
             the script says) |\n"
        }
    };
    format!(
        "| file | what it is |\n|---|---|\n\
         | `patch.diff` | the patch, with a commit message |\n\
         | `pull-request.md` | the text of a pull request; its first line is the title |\n\
         | `patchwright.toml` | how it is built, run and tested |\n\
         | `reports/` | the bug before, and each PoC after |\n\
         | `stages/` | what each stage said, and its logs |\n\
         {regression}{further}| `source.txt` | mode, hash and path of every source file |\n\
         | `bundle.json` | all of this as data |\n\
         | `SHA256SUMS` | hashes of all files |\n\n{hidden}"
    )
}
