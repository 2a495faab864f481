//! A bug's folder of VulnLoc or ExtractFix: scripts that configure and build, the exploit below `tests/`, and how the
//! program is run in `bug.json` or `config.ini`. The tree itself is fetched by its setup script, so the user brings it.

use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::container::ROOTS;
use crate::draft::{CaseDraft, Drafted, PocDraft, SourceDraft, TestDraft};
use crate::error::ImportError;
use crate::foreign::{field, text, text_if_there};
use crate::request::Request;
use crate::shell::{Script, word};
use crate::words::{case_name, is_commit, is_plain_path};

const FORMAT: &str = "VulnLoc folder";
const CONFIGURE: [&str; 3] = [
    "config.sh",
    "project_config.sh",
    "extractfix/project_config.sh",
];
const BUILD: [&str; 3] = [
    "build.sh",
    "project_build.sh",
    "extractfix/project_build.sh",
];
const DESCRIBED: [&str; 2] = ["bug.json", "crashrepair/bug.json"];

/// How the program is run on the exploit.
struct Run {
    /// Relative to the tree.
    program: String,
    /// `None` is the exploit.
    words: Vec<Option<String>>,
    /// The exploit's name.
    exploit: Option<String>,
}

pub(crate) fn read(request: &Request) -> Result<Vec<Drafted>, ImportError> {
    let folder = &request.path;
    let name = folder.file_name().unwrap_or_default().to_string_lossy();
    let Some(name) = case_name(&name).filter(|_| folder.is_dir()) else {
        return Err(ImportError::not(
            FORMAT,
            folder,
            "it is no folder named after a bug",
        ));
    };
    Ok(vec![draft(request, &name).map_err(|error| (name, error))])
}

fn draft(request: &Request, name: &str) -> Result<CaseDraft, ImportError> {
    let folder = &request.path;
    let mut notes = Vec::new();
    let setup = text_if_there(&folder.join("setup.sh"))?.unwrap_or_default();
    let source = source(request, name, &setup)?;
    if setup
        .lines()
        .any(|line| line.trim_start().starts_with("sed -i"))
    {
        notes.push("setup.sh changes the source with sed: make the same changes in the tree if it was not made by it".to_owned());
    }
    let configure = script(folder, &CONFIGURE, &mut notes)?;
    let build = match (&request.build, script(folder, &BUILD, &mut notes)?) {
        (Some(build), _) => build.clone(),
        (None, Some(build)) => build,
        (None, None) => {
            return Err(ImportError::not(
                FORMAT,
                folder,
                "it has no build.sh; give the command with --build",
            ));
        }
    };
    notes.push("its test.sh knows its container's folders and is not carried over: give the project's tests with --test".to_owned());
    Ok(CaseDraft {
        name: name.to_owned(),
        source: SourceDraft::InPlace(source),
        setup: request.setup.clone().or(configure),
        build,
        poc: poc(request, name)?,
        test: request.test.clone().map(TestDraft::given),
        fix: fix(folder)?,
        because: vec![format!("the folder {name}, built with its own scripts")],
        notes,
        ..CaseDraft::default()
    })
}

fn source(request: &Request, name: &str, setup: &str) -> Result<PathBuf, ImportError> {
    let beside = ["src", "source"].map(|folder| request.path.join(folder));
    let known = request
        .source_for(name)
        .or_else(|| beside.into_iter().find(|path| path.is_dir()));
    known.ok_or_else(|| {
        let address = assigned(setup, "project_url").unwrap_or_else(|| "the project".to_owned());
        let commit = assigned(setup, "bug_commit_id").filter(|commit| is_commit(commit));
        let commit = commit.map(|commit| format!(" at commit {commit}")).unwrap_or_default();
        ImportError::Missing(format!(
            "the tree of {name} is not here: do what its setup.sh does ({address:?}{commit}), and give the folder with --source"
        ))
    })
}

fn assigned(script: &str, variable: &str) -> Option<String> {
    let mut lines = script.lines();
    let value = lines.find_map(|line| line.trim().strip_prefix(variable)?.strip_prefix('='))?;
    Some(
        value
            .trim_matches(['"', '\'', ' '])
            .chars()
            .take(200)
            .collect(),
    )
}

/// The first of these scripts, with the tree's folder exchanged.
fn script(
    folder: &Path,
    names: &[&str],
    notes: &mut Vec<String>,
) -> Result<Option<String>, ImportError> {
    let Some(path) = names
        .iter()
        .map(|name| folder.join(name))
        .find(|path| path.is_file())
    else {
        return Ok(None);
    };
    let trees = [
        "$dir_name/src",
        "${dir_name}/src",
        "$DIR_NAME/src",
        "$SRC_DIR",
        "${SRC_DIR}",
    ];
    let mut script = Script::new(&text(&path)?);
    for tree in trees {
        script = script.moved(tree, "{source}");
    }
    let left = script.left(&ROOTS);
    notes.extend(crate::container::left_note(
        &path.file_name().unwrap_or_default().to_string_lossy(),
        &left,
    ));
    Ok(Some(format!("cd {{source}} && {}", script.command())))
}

fn poc(request: &Request, name: &str) -> Result<PocDraft, ImportError> {
    let described = described(&request.path)?;
    let exploit = described.as_ref().and_then(|run| run.exploit.clone());
    let tests = request.path.join("tests");
    let own = exploit
        .as_ref()
        .map(|exploit| tests.join(exploit))
        .filter(|path| path.is_file());
    let input = request
        .input_for(name, exploit.as_deref())
        .or(own)
        .or_else(|| only_file(&tests));
    let command = match (&request.poc, described) {
        (Some(command), _) => command.clone(),
        (None, Some(run)) => {
            let words = run
                .words
                .iter()
                .map(|one| one.as_deref().map_or("{input}".to_owned(), word));
            let words: Vec<String> = words.collect();
            format!("{{source}}/{} {}", run.program, words.join(" "))
                .trim_end()
                .to_owned()
        }
        (None, None) => {
            return Err(ImportError::Missing(format!(
                "{name} has neither bug.json nor config.ini that says how the program is run: give --poc './tool {{input}}'"
            )));
        }
    };
    if command.contains("{input}") && input.is_none() {
        return Err(ImportError::Missing(format!(
            "the exploit of {name} is not below its tests/: give it with --input"
        )));
    }
    Ok(PocDraft {
        command,
        input,
        ..PocDraft::default()
    })
}

fn only_file(folder: &Path) -> Option<PathBuf> {
    let listed = std::fs::read_dir(folder).ok()?;
    let files: Vec<PathBuf> = listed
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.is_file())
        .collect();
    match files.as_slice() {
        [one] => Some(one.clone()),
        _ => None,
    }
}

fn described(folder: &Path) -> Result<Option<Run>, ImportError> {
    for name in DESCRIBED {
        let path = folder.join(name);
        if let Some(text) = text_if_there(&path)? {
            let refuse = |problem: String| ImportError::not(FORMAT, &path, problem);
            let object: Value =
                serde_json::from_str(&text).map_err(|error| refuse(error.to_string()))?;
            return from_json(&object).map(Some).ok_or_else(|| {
                refuse(
                    "its binary or its crash command is none that can be carried over; give --poc"
                        .to_owned(),
                )
            });
        }
    }
    let path = folder.join("config.ini");
    let Some(text) = text_if_there(&path)? else {
        return Ok(None);
    };
    let run = from_ini(&text);
    run.map(Some).ok_or_else(|| {
        ImportError::not(
            FORMAT,
            &path,
            "its crash_cmd cannot be carried over; give --poc",
        )
    })
}

fn from_json(object: &Value) -> Option<Run> {
    let crash = object.get("crash")?;
    let program = below_tree(&field(object, "binary")?)?;
    let command = field(crash, "command").unwrap_or_default();
    // What a shell would do with it is not ours to guess.
    let is_simple =
        |word: &str| word == "$POC" || !word.contains(|c: char| "$`\\'\"|;&<>(){}*?~#".contains(c));
    let words: Vec<&str> = command.split_whitespace().collect();
    words.iter().all(|word| is_simple(word)).then(|| Run {
        program,
        words: words
            .iter()
            .map(|word| (*word != "$POC").then(|| (*word).to_owned()))
            .collect(),
        exploit: field(crash, "input").and_then(|path| base_name(&path)),
    })
}

/// `crash_cmd=PROGRAM;WORD;***`, where `***` is the exploit.
fn from_ini(text: &str) -> Option<Run> {
    let value = |key: &str| {
        let mut lines = text.lines().filter_map(|line| line.split_once('='));
        lines.find_map(|(name, value)| (name.trim() == key).then(|| value.trim().to_owned()))
    };
    let command = value("crash_cmd").or_else(|| value("trace_cmd"))?;
    let mut words = command.split(';').map(str::trim);
    let program = below_tree(words.next()?)?;
    let exploit = value("poc").and_then(|path| base_name(path.split(';').next()?));
    Some(Run {
        program,
        words: words
            .map(|word| (word != "***").then(|| word.to_owned()))
            .collect(),
        exploit,
    })
}

/// The part of a container's path below its copy of the tree.
fn below_tree(path: &str) -> Option<String> {
    let below = ["/src/", "/source/"]
        .iter()
        .find_map(|tree| path.split_once(tree));
    let below = below.map_or(path.trim_start_matches("./"), |(_, below)| below);
    is_plain_path(below).then(|| below.to_owned())
}

fn base_name(path: &str) -> Option<String> {
    let name = path.rsplit('/').next()?.to_owned();
    crate::words::is_plain_name(&name).then_some(name)
}

fn fix(folder: &Path) -> Result<Option<Vec<u8>>, ImportError> {
    let names = ["dev-patch/fix.patch", "fix.patch", "dev.patch"].map(|name| folder.join(name));
    let found = names.into_iter().find(|path| path.is_file());
    found
        .map(|path| text(&path).map(String::into_bytes))
        .transpose()
}
