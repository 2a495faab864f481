//! From a draft to a case: every value is checked, and refused with its location.

use std::collections::BTreeMap;
use std::path::Path;

use patchwright_code::languages;
use patchwright_domain::case::{
    Build, Case, JudgeSettings, Language, Limits, ReportHints, Scope, Test, Variant,
};

use super::check_value::{
    Bounds, CommandOf, bounds, check_command, check_env, check_format, check_name,
    check_optional_command, choose,
};
use super::draft::{
    BuildDraft, Draft, JudgeDraft, LimitsDraft, ReportDraft, TestDraft, VariantDraft, Written,
};
use super::error::{At, Fault, Origin, Problem};
use super::reach::Reach;
use super::{check_poc, globs, language};

pub(super) fn check(draft: Draft, cores: u32) -> Result<Case, Fault> {
    let mut reach = Reach::new(draft.folder.as_deref(), &draft.read, &draft.allow_read)?;
    let source = reach.source(&draft.source)?;
    let exclude = globs::check(draft.exclude, "exclude")?;
    let languages = check_languages(&draft.languages, &draft.source, &source, &exclude)?;
    let name = match &draft.name {
        Some(name) => check_name(name, "the project's name")?,
        None => name_of(&source),
    };
    let variants = check_variants(&draft.build.variants)?;
    let report = check_report(&draft.report, &mut reach)?;
    // Without a PoC, an issue describes what to look for.
    let pocs = match (draft.pocs.as_slice(), &report.issue) {
        ([], Some(_)) => Vec::new(),
        (drafts, _) => {
            let case = check_poc::OfCase {
                languages: &languages,
                variants: &variants,
                written: draft.written,
            };
            check_poc::check_all(drafts, case, &mut reach)?
        }
    };
    Ok(Case {
        name,
        languages,
        source,
        exclude,
        keep_git: draft.keep_git,
        build: check_build(draft.build, draft.written)?,
        variants,
        pocs,
        test: draft
            .test
            .map(|test| check_test(test, draft.written))
            .transpose()?,
        env: check_env(draft.env)?,
        report,
        scope: Scope {
            allow: globs::check(draft.allow, "scope.allow")?,
            deny: globs::check(draft.deny, "scope.deny")?,
        },
        sandbox_read: draft
            .sandbox_read
            .into_iter()
            .map(|path| reach.shown_to_sandbox(path))
            .collect::<Result<_, _>>()?,
        judge: check_judge(&draft.judge, &reach)?,
        limits: check_limits(&draft.limits, cores)?,
        unpublished: reach.into_outside(),
    })
}

fn check_languages(
    written: &[At<String>],
    place: &At<std::path::PathBuf>,
    source: &Path,
    exclude: &[String],
) -> Result<Vec<Language>, Fault> {
    let known = languages().filter_map(|row| Some((row.id, row.language?)));
    let known: Vec<(&str, Language)> = known.collect();
    let mut languages = Vec::new();
    for word in written {
        let language = choose(word, "language", &known)?;
        if !languages.contains(&language) {
            languages.push(language);
        }
    }
    if languages.is_empty() {
        let exclude = globs::glob_set(exclude).map_err(|error| {
            place.fault(Problem::BadGlob {
                what: "exclude",
                glob: error.glob().unwrap_or("all of them together").to_owned(),
                reason: super::error::shown(&error.kind().to_string()),
            })
        })?;
        languages = language::detect(source, &exclude);
    }
    match languages.is_empty() {
        true => Err(place.fault(Problem::NoLanguage(source.to_owned()))),
        false => Ok(languages),
    }
}

/// A name for a project without one: its folder's, without characters that a name may not contain.
pub(crate) fn name_of(source: &Path) -> String {
    let folder = source.file_name().unwrap_or_default().to_string_lossy();
    let name: String = folder
        .chars()
        .filter(|c| !c.is_control())
        .take(25)
        .collect();
    match name.trim() {
        "" => "project".to_owned(),
        name => name.to_owned(),
    }
}

fn check_variants(drafts: &[VariantDraft]) -> Result<BTreeMap<String, Variant>, Fault> {
    let mut variants = BTreeMap::new();
    for draft in drafts {
        let name = check_name(&draft.name, "the variant's name")?;
        if name == "default" {
            return Err(draft.name.fault(Problem::DefaultVariant));
        }
        let command = draft.command.as_ref().ok_or_else(|| {
            draft.name.fault(Problem::Missing {
                what: "the variant's command",
                remedy: "add command = \"make SAN=memory\" to it",
            })
        })?;
        let variant = Variant {
            setup: check_optional_command(&draft.setup, "the variant's setup")?,
            command: check_command(command, "the variant's command", CommandOf::Project)?,
        };
        variants.insert(name, variant);
    }
    Ok(variants)
}

fn check_build(draft: BuildDraft, written: Written) -> Result<Build, Fault> {
    const WHAT: &str = "the build command";
    let command = draft.command.as_ref().ok_or_else(|| match written {
        Written::AsManifest => draft
            .place
            .unwrap_or(Origin::Line(1))
            .fault(Problem::Missing {
                what: WHAT,
                remedy: "add command = \"make -j{jobs}\" under [build]",
            }),
        Written::AsFlags => Origin::Flag("--build").fault(Problem::Missing {
            what: WHAT,
            remedy: "give --build 'make -j{jobs}'",
        }),
    })?;
    Ok(Build {
        fetch: check_optional_command(&draft.fetch, "the fetch command")?,
        setup: check_optional_command(&draft.setup, "the setup command")?,
        command: check_command(command, WHAT, CommandOf::Project)?,
        clean: check_optional_command(&draft.clean, "the clean command")?,
        seconds: Bounds::seconds("build.seconds", 600).check(&draft.seconds)?,
        env: check_env(draft.env)?,
    })
}

fn check_test(draft: TestDraft, written: Written) -> Result<Test, Fault> {
    const WHAT: &str = "the test command";
    let command = draft.command.as_ref().ok_or_else(|| {
        draft.place.fault(Problem::Missing {
            what: WHAT,
            remedy: match written {
                Written::AsManifest => "add command = \"make check\" under [test]",
                Written::AsFlags => "give --test 'make check' with it",
            },
        })
    })?;
    Ok(Test {
        build_command: check_optional_command(&draft.build_command, "the test build command")?,
        command: check_command(command, WHAT, CommandOf::Project)?,
        format: check_format(draft.format.as_ref())?,
        seconds: Bounds::seconds("test.seconds", 600).check(&draft.seconds)?,
        env: check_env(draft.env)?,
    })
}

fn check_report(draft: &ReportDraft, reach: &mut Reach) -> Result<ReportHints, Fault> {
    Ok(ReportHints {
        sanitizer: reach.optional_file("the sanitizer report", draft.sanitizer.as_ref())?,
        issue: reach.optional_file("the issue", draft.issue.as_ref())?,
        introduced_by: reach.optional_file("introduced-by", draft.introduced_by.as_ref())?,
    })
}

fn check_judge(draft: &JudgeDraft, reach: &Reach) -> Result<JudgeSettings, Fault> {
    let runs = bounds("judge.runs", 1, 1_000, 3).check(&draft.runs)?;
    let neighbours = bounds("judge.neighbours", 0, 100_000, 300).check(&draft.neighbours)?;
    Ok(JudgeSettings {
        runs: narrow(runs),
        neighbours: narrow(neighbours),
        neighbour_seconds: Bounds::seconds("judge.neighbour-seconds", 30)
            .check(&draft.neighbour_seconds)?,
        search_seconds: bounds("judge.search-seconds", 0, 86_400, 20)
            .check(&draft.search_seconds)?,
        guided_search: draft.guided_search,
        seeds: draft
            .seeds
            .iter()
            .map(|seeds| reach.seeds(seeds))
            .collect::<Result<_, _>>()?,
    })
}

fn check_limits(draft: &LimitsDraft, cores: u32) -> Result<Limits, Fault> {
    const MIB_OF_16_TIB: u64 = 16 << 20;
    let jobs = bounds("limits.jobs", 0, 1_024, 0).check(&draft.jobs)?;
    Ok(Limits {
        memory_mib: bounds("limits.memory-mib", 32, MIB_OF_16_TIB, 4096)
            .check(&draft.memory_mib)?,
        processes: bounds("limits.processes", 4, 1_000_000, 256).check(&draft.processes)?,
        disk_mib: bounds("limits.disk-mib", 16, MIB_OF_16_TIB, 8192).check(&draft.disk_mib)?,
        jobs: match narrow(jobs) {
            0 => cores.max(1),
            jobs => jobs,
        },
    })
}

/// For numbers whose bounds are far below `u32::MAX`.
fn narrow(number: u64) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}
