//! Tries what looks at programs: the language server must answer a definition, the debugger must stop at a line and at a
//! crash, both in the sandbox.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::time::Duration;

use patchwright_domain::candidate::RelPath;
use patchwright_probes::debug::{
    Adapter, Hit, LineAsked, LineOutcome, Patience as DebugPatience, Session, Target,
};
use patchwright_probes::lsp::{LanguageServer, Patience, Question, ServerSpec};
use patchwright_probes::place::PlaceFile;
use patchwright_sandbox::{Cancel, Sandbox};
use patchwright_subject::Toolchain;
use patchwright_subject::doctor::{Ability, SPECIMEN, Specimen};

pub fn examine(sandbox: &Sandbox, toolchain: &Toolchain, cancel: &Cancel) -> [Ability; 2] {
    let specimen = Specimen::new(sandbox, toolchain, cancel);
    let specimen = specimen.as_ref().map_err(String::as_str);
    let adapter = Adapter::find(&Toolchain::folders(&[]));
    let debugger = adapter.as_ref().map(|adapter| adapter.program.clone());
    let clangd = specimen.ok().and_then(|specimen| specimen.tool("clangd"));
    let missing = || Err("not installed".to_owned());
    let try_server = |program: &PathBuf| {
        let specimen = specimen.map_err(str::to_owned)?;
        answer_a_definition(sandbox, cancel, specimen, program)
    };
    let try_debugger = |adapter: &Adapter| {
        let specimen = specimen.map_err(str::to_owned)?;
        stop_at_a_line(sandbox, cancel, specimen, adapter)
    };
    let version = |program: &Option<PathBuf>| specimen.ok()?.version(program.as_deref()?);
    [
        Ability {
            version: version(&clangd),
            found: clangd.is_some(),
            ..ability(
                "clangd",
                "code navigation",
                clangd.as_ref().map_or_else(missing, try_server),
            )
        },
        Ability {
            version: version(&debugger),
            found: debugger.is_some(),
            ..ability(
                "lldb-dap",
                "the debugger",
                adapter.as_ref().map_or_else(missing, try_debugger),
            )
        },
    ]
}

fn ability(name: &str, needed_for: &str, tried: Result<(), String>) -> Ability {
    let package = match name {
        "clangd" => "clangd-19",
        _ => "lldb-19",
    };
    Ability {
        name: name.to_owned(),
        found: false,
        version: None,
        works: tried.is_ok(),
        needed_for: needed_for.to_owned(),
        install: format!("apt-get install {package}"),
        detail: tried.err(),
        required: false,
    }
}

/// From the call in one file to the function in the other.
fn answer_a_definition(
    sandbox: &Sandbox,
    cancel: &Cancel,
    specimen: &Specimen<'_>,
    program: &std::path::Path,
) -> Result<(), String> {
    let mut spec = ServerSpec::clangd();
    let root = specimen.root();
    let words = spec.command.iter().skip(1).map(|word| {
        word.replace("{commands}", &root.to_string_lossy())
            .replace("{source}", &root.to_string_lossy())
            .replace("{jobs}", "2")
    });
    spec.command = [program.display().to_string()]
        .into_iter()
        .chain(words)
        .collect();
    let job = specimen.job(spec.command.iter().map(Into::into).collect());
    let (sandbox, cancel) = (sandbox.clone(), cancel.clone());
    let server = LanguageServer::new(spec, root, Patience::default(), move || {
        sandbox.serve(&job, &cancel)
    });
    let file = RelPath::new("main.c").map_err(|error| error.to_string())?;
    let texts = |path: &RelPath| {
        let named = SPECIMEN.iter().find(|(name, _)| path.to_string() == *name);
        named.map(|(_, text)| *text)
    };
    let question = Question {
        file: &file,
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
        PlaceFile::Tree(path) => path.to_string() == "past.c" && place.line == 1,
        PlaceFile::Outside(_) => false,
    });
    match found {
        true => Ok(()),
        false => Err(format!(
            "it found the definition in {} wrong places",
            places.len()
        )),
    }
}

/// At the last time of a line before the crash, with the right value.
fn stop_at_a_line(
    sandbox: &Sandbox,
    cancel: &Cancel,
    specimen: &Specimen<'_>,
    adapter: &Adapter,
) -> Result<(), String> {
    let root = specimen.root();
    let target = Target {
        program: root.join("program"),
        words: vec!["program".to_owned()],
        cwd: root.clone(),
        env: Vec::new(),
        stdin: None,
        output: root.clone(),
        root,
    };
    let patience = DebugPatience {
        question: Duration::from_secs(30),
        run: Duration::from_secs(30),
    };
    let venue = Box::new(|| Ok(specimen.job(adapter.command())));
    let mut session = Session::new(sandbox, cancel, venue, adapter.kind, target, patience);
    let asked = LineAsked {
        file: "past.c".to_owned(),
        line: 5,
        condition: None,
    };
    let outcome = session
        .run_to_line(&asked, Hit::Last)
        .map_err(|error| error.to_string())?;
    let LineOutcome::Reached(_) = outcome else {
        return Err(format!(
            "it did not stop at a line that is reached: {outcome:?}"
        ));
    };
    let value = session
        .evaluate("i", 0)
        .map_err(|error| error.to_string())?;
    match value.text.as_str() {
        "4" => Ok(()),
        other => Err(format!(
            "at the last time before the crash it read {other} for 4"
        )),
    }
}
