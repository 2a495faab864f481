//! The PoCs of a draft: names, files, folder, variant, and that the command reads the input.

use std::collections::BTreeMap;
use std::collections::BTreeSet;
use std::path::{Component, Path, PathBuf};

use patchwright_domain::case::{Cwd, FailingTests, Language, Poc, PocKind, Variant};

use super::check_value::{
    Bounds, CommandOf, check_command, check_env, check_format, check_name, choose,
};
use super::draft::{File, PocDraft, Written};
use super::error::{At, Fault, Origin, Problem};
use super::placeholder::{self, Placeholder};
use super::reach::Reach;
use super::suggest;

/// What is known of the case that the PoCs belong to.
#[derive(Clone, Copy)]
pub(super) struct OfCase<'a> {
    pub languages: &'a [Language],
    pub variants: &'a BTreeMap<String, Variant>,
    pub written: Written,
}

pub(super) fn check_all(
    drafts: &[PocDraft],
    case: OfCase<'_>,
    reach: &mut Reach,
) -> Result<Vec<Poc>, Fault> {
    if drafts.is_empty() {
        return Err(no_poc(case.written));
    }
    let mut names = BTreeSet::new();
    let mut pocs = Vec::new();
    for (index, draft) in drafts.iter().enumerate() {
        let poc = check_poc(draft, index, case, reach)?;
        if !names.insert(poc.name.clone()) {
            let place = draft.name.as_ref().map_or(draft.place, |name| name.place);
            return Err(place.fault(Problem::TwoPocs(poc.name)));
        }
        pocs.push(poc);
        check_one_kind(draft, &pocs)?;
    }
    Ok(pocs)
}

fn no_poc(written: Written) -> Fault {
    const WHAT: &str = "a poc";
    match written {
        Written::AsManifest => Origin::Line(1).fault(Problem::Missing {
            what: WHAT,
            remedy: "add [[poc]] with command = \"./tool {input}\" and input = \"crash.bin\"",
        }),
        Written::AsFlags => Origin::Flag("--poc").fault(Problem::Missing {
            what: WHAT,
            remedy: "give --poc './tool {input}' --input crash.bin",
        }),
    }
}

/// The name of a PoC without one.
pub(super) fn usual_name(index: usize) -> String {
    match index {
        0 => "main".to_owned(),
        _ => format!("poc{}", index + 1),
    }
}

fn check_poc(
    draft: &PocDraft,
    index: usize,
    case: OfCase<'_>,
    reach: &mut Reach,
) -> Result<Poc, Fault> {
    const WHAT: &str = "the poc's command";
    let name = match &draft.name {
        Some(name) => check_name(name, "the poc's name")?,
        None => usual_name(index),
    };
    let command = draft.command.as_ref().ok_or_else(|| {
        draft.place.fault(Problem::Missing {
            what: WHAT,
            remedy: match case.written {
                Written::AsManifest => "add command = \"./tool {input}\" to this [[poc]]",
                Written::AsFlags => "give --poc './tool {input}'",
            },
        })
    })?;
    let kind = check_kind(draft, &name, case.languages)?;
    let usual_seconds = match kind {
        PocKind::Crash | PocKind::Throws => 20,
        PocKind::Test(_) => 600,
    };
    let poc = Poc {
        command: check_command(command, WHAT, CommandOf::Poc)?,
        input: reach.optional_file("input", draft.input.as_ref())?,
        stdin: reach.optional_file("stdin", draft.stdin.as_ref())?,
        files: check_files(draft, reach)?,
        cwd: check_cwd(draft.cwd.as_ref())?,
        build: check_variant(draft, &name, case.variants)?,
        bug: draft.bug.as_ref().map(check_bug).transpose()?,
        seconds: Bounds::seconds("poc.seconds", usual_seconds).check(&draft.seconds)?,
        env: check_env(draft.env.clone())?,
        kind,
        name,
    };
    check_input_is_read(draft, command, &poc)?;
    check_clashes(draft, &poc)?;
    Ok(poc)
}

/// A failing test is told by names; what only a crash has is refused with it, and the other way round.
fn check_kind(draft: &PocDraft, poc: &str, languages: &[Language]) -> Result<PocKind, Fault> {
    const KINDS: [(&str, Kind); 3] = [
        ("crash", Kind::Crash),
        ("test", Kind::Test),
        ("throws", Kind::Throws),
    ];
    let kind = match &draft.kind {
        Some(word) => choose(word, "kind of poc", &KINDS)?,
        None => Kind::Crash,
    };
    let poc = || poc.to_owned();
    let place = draft.kind.as_ref().map_or(draft.place, |word| word.place);
    let of_tests = draft.tests.iter().map(|test| ("tests", test.place));
    let of_tests = of_tests.chain(draft.format.as_ref().map(|format| ("format", format.place)));
    match kind {
        Kind::Throws if !languages.contains(&Language::Java) => {
            Err(place.fault(Problem::ThrowsWithoutJava(poc())))
        }
        Kind::Crash | Kind::Throws => match (of_tests.into_iter().next(), kind) {
            (Some((key, place)), _) => Err(place.fault(Problem::OnlyOfTests { poc: poc(), key })),
            (None, Kind::Throws) => Ok(PocKind::Throws),
            (None, Kind::Crash | Kind::Test) => Ok(PocKind::Crash),
        },
        Kind::Test => {
            if let Some((key, place)) = of_a_crash(draft) {
                return Err(place.fault(Problem::OnlyOfCrashes { poc: poc(), key }));
            }
            Ok(PocKind::Test(FailingTests {
                names: check_tests(draft)?,
                format: check_format(draft.format.as_ref())?,
            }))
        }
    }
}

#[derive(Clone, Copy)]
enum Kind {
    Crash,
    Test,
    Throws,
}

/// The first key that a test run has no use for.
fn of_a_crash(draft: &PocDraft) -> Option<(&'static str, Origin)> {
    let file = |key, file: &File| file.as_ref().map(|file| (key, file.place));
    let keys = [
        file("input", &draft.input),
        file("stdin", &draft.stdin),
        draft.files.first().map(|file| ("files", file.place)),
        draft.bug.as_ref().map(|bug| ("bug", bug.place)),
    ];
    keys.into_iter().flatten().next()
}

fn check_tests(draft: &PocDraft) -> Result<Vec<String>, Fault> {
    const LONGEST: usize = 400;
    if draft.tests.is_empty() {
        return Err(draft.place.fault(Problem::Missing {
            what: "the list of the tests that fail",
            remedy: "add tests = [\"name\"] to this [[poc]], as the test command reports the name",
        }));
    }
    let mut names: Vec<String> = Vec::new();
    for test in &draft.tests {
        let name = test.value.trim();
        let is_usable = (1..=LONGEST).contains(&name.len()) && !name.contains(char::is_control);
        if !is_usable || names.iter().any(|known| known == name) {
            return Err(test.fault(Problem::BadTestName(name.to_owned())));
        }
        names.push(name.to_owned());
    }
    Ok(names)
}

/// The stages of a verdict ask different things of a crash and of a test.
fn check_one_kind(draft: &PocDraft, pocs: &[Poc]) -> Result<(), Fault> {
    let tests = pocs.iter().filter(|poc| poc.failing_tests().is_some());
    match tests.count() {
        0 => Ok(()),
        all if all == pocs.len() => Ok(()),
        _ => {
            let place = draft.kind.as_ref().map_or(draft.place, |word| word.place);
            Err(place.fault(Problem::MixedKinds))
        }
    }
}

fn check_files(draft: &PocDraft, reach: &mut Reach) -> Result<Vec<PathBuf>, Fault> {
    let files = draft.files.iter();
    files.map(|file| reach.file("file", file)).collect()
}

fn check_input_is_read(draft: &PocDraft, command: &At<String>, poc: &Poc) -> Result<(), Fault> {
    let said = placeholder::holds(&poc.command, Placeholder::Input);
    match (&draft.input, &poc.input) {
        (Some(written), Some(input)) if !said && poc.stdin.as_ref() != Some(input) => {
            Err(written.fault(Problem::UnusedInput(poc.name.clone())))
        }
        (None, _) if said => Err(command.fault(Problem::NoInput(poc.name.clone()))),
        (_, _) => Ok(()),
    }
}

/// The input and the further files share one folder under their base names, so these must differ.
fn check_clashes(draft: &PocDraft, poc: &Poc) -> Result<(), Fault> {
    let mut names = BTreeSet::new();
    let written = draft.input.iter().chain(&draft.files);
    let checked = poc.input.iter().chain(&poc.files);
    for (written, path) in written.zip(checked) {
        let name = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        if names.contains(&name) {
            let poc = poc.name.clone();
            return Err(written.fault(Problem::Clash { poc, name }));
        }
        names.insert(name);
    }
    Ok(())
}

fn check_cwd(written: Option<&At<String>>) -> Result<Cwd, Fault> {
    let Some(written) = written else {
        return Ok(Cwd::Source(PathBuf::new()));
    };
    let text = written.value.as_str();
    if text == "{scratch}" {
        return Ok(Cwd::Scratch);
    }
    let below = match text.strip_prefix("{source}") {
        Some("") => "",
        Some(rest) if rest.starts_with('/') => rest.trim_start_matches('/'),
        Some(_) | None => return Err(written.fault(Problem::BadCwd(text.to_owned()))),
    };
    if below.contains('\0') {
        return Err(written.fault(Problem::Nul { what: "cwd" }));
    }
    let mut folder = PathBuf::new();
    for part in Path::new(below).components() {
        match part {
            Component::Normal(name) => folder.push(name),
            Component::CurDir => {}
            Component::ParentDir | Component::RootDir | Component::Prefix(_) => {
                return Err(written.fault(Problem::CwdLeaves(text.to_owned())));
            }
        }
    }
    Ok(Cwd::Source(folder))
}

fn check_variant(
    draft: &PocDraft,
    poc: &str,
    variants: &BTreeMap<String, Variant>,
) -> Result<String, Fault> {
    let Some(written) = &draft.build else {
        return Ok("default".to_owned());
    };
    let name = written.value.clone();
    if name == "default" {
        return Ok(name);
    }
    if variants.contains_key(&name) {
        let poc = poc.to_owned();
        return Err(written.fault(Problem::VariantNotYet { poc, variant: name }));
    }
    let known: Vec<&str> = ["default"]
        .into_iter()
        .chain(variants.keys().map(String::as_str))
        .collect();
    let hint = super::error::shown(&suggest::hint(&name, &known));
    Err(written.fault(Problem::UnknownVariant { name, hint }))
}

fn check_bug(written: &At<String>) -> Result<String, Fault> {
    let text = &written.value;
    let is_letter = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    let usable = (1..=64).contains(&text.len()) && text.chars().all(is_letter);
    match usable {
        true => Ok(text.clone()),
        false => Err(written.fault(Problem::BadBugKind(text.clone()))),
    }
}
