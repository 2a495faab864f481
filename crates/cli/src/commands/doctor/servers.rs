//! Tries the language servers: one for C must find a definition, any other must at least answer.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use patchwright_domain::candidate::RelPath;
use patchwright_probes::location::LocationFile;
use patchwright_probes::lsp::{LanguageServer, Patience, Question, ServerSpec};
use patchwright_sandbox::{CancelToken, Sandbox};
use patchwright_subject::doctor::{Ability, SPECIMEN, Specimen};

/// What they are tried on; an error message if there is nothing to try them on.
pub struct Ground<'a> {
    pub sandbox: &'a Sandbox,
    pub cancel: &'a CancelToken,
    pub specimen: Result<&'a Specimen<'a>, &'a str>,
}

pub fn examine(ground: &Ground<'_>, spec: &ServerSpec) -> Ability {
    let program = spec.command.first().and_then(|word| found(ground, word));
    let tried = match &program {
        None => Err("not installed".to_owned()),
        Some(program) => attempt(ground, spec, program),
    };
    let version = program
        .as_deref()
        .and_then(|program| ground.specimen.ok()?.version(program));
    let languages = spec.language_names().join(", ");
    let ours = spec.command == ServerSpec::clangd().command;
    let (name, install) = match ours {
        true => (spec.name.clone(), "apt-get install clangd-19".to_owned()),
        false => (
            format!("{} ({languages})", spec.name),
            "install it where the sandbox sees it, or correct its [[language-server]]".to_owned(),
        ),
    };
    Ability {
        name,
        found: program.is_some(),
        version,
        works: tried.is_ok(),
        needed_for: "code navigation".to_owned(),
        install,
        detail: tried.err(),
        required: false,
    }
}

fn found(ground: &Ground<'_>, word: &str) -> Option<PathBuf> {
    match word.contains('/') {
        true => Some(PathBuf::from(word)).filter(|path| path.exists()),
        false => ground.specimen.ok()?.tool(word),
    }
}

fn attempt(ground: &Ground<'_>, spec: &ServerSpec, program: &Path) -> Result<(), String> {
    let specimen = ground.specimen.map_err(str::to_owned)?;
    let server = server(ground, specimen, spec, program);
    let file = RelPath::new("main.c").map_err(|error| error.to_string())?;
    match server.reads(&file) {
        true => answer_a_definition(&server, &file),
        false => server.try_start().map_err(|error| error.to_string()),
    }
}

fn server(
    ground: &Ground<'_>,
    specimen: &Specimen<'_>,
    spec: &ServerSpec,
    program: &Path,
) -> LanguageServer {
    let root = specimen.root();
    let words = spec.command.iter().skip(1).map(|word| {
        word.replace("{commands}", &root.to_string_lossy())
            .replace("{source}", &root.to_string_lossy())
            .replace("{jobs}", "2")
    });
    let program = program.display().to_string();
    let command = [program].into_iter().chain(words);
    let job = specimen.job(command.map(Into::into).collect());
    let (sandbox, cancel) = (ground.sandbox.clone(), ground.cancel.clone());
    LanguageServer::new(spec.clone(), root, Patience::default(), move || {
        sandbox.serve(&job, &cancel)
    })
}

/// From the call in one file to the function in the other.
fn answer_a_definition(server: &LanguageServer, file: &RelPath) -> Result<(), String> {
    let texts = |path: &RelPath| {
        let named = SPECIMEN.iter().find(|(name, _)| path.to_string() == *name);
        named.map(|(_, text)| *text)
    };
    let question = Question {
        file,
        line: 3,
        column: 25,
        changed: &BTreeSet::new(),
        texts: &texts,
        view: 1,
    };
    let (places, _) = server
        .definitions(&question)
        .map_err(|error| error.to_string())?;
    let found = places.iter().any(|place| match &place.file {
        LocationFile::Tree(path) => path.to_string() == "past.c" && place.line == 1,
        LocationFile::Outside(_) => false,
    });
    match found {
        true => Ok(()),
        false => Err(format!(
            "it found the definition in {} wrong places",
            places.len()
        )),
    }
}
