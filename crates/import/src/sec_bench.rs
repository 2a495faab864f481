//! SEC-bench: an instance is a JSON object with the scripts of its container. The tree and the PoC are in the container
//! alone, so the user brings both.

use std::collections::BTreeSet;
use std::path::PathBuf;

use patchwright_subject::checked_out_commit;
use serde_json::Value;

use crate::container::{self, ROOTS, Sanitizer};
use crate::dockerfile;
use crate::draft::{CaseDraft, Drafted, PocDraft, SourceDraft, TestDraft};
use crate::error::ImportError;
use crate::foreign::field;
use crate::instances::instances;
use crate::request::Request;
use crate::shell::{Script, function_body};
use crate::words::{case_name, is_commit, is_plain_absolute, is_plain_name};

const FORMAT: &str = "SEC-bench instance";
/// Where the container keeps PoCs.
const TESTCASES: &str = "/testcase/";

pub(crate) fn read(request: &Request) -> Result<Vec<Drafted>, ImportError> {
    let name = |object: &Value| case_name(&field(object, "instance_id")?);
    let found = instances(request, FORMAT, &name)?;
    let drafted = |(name, object): (String, Value)| {
        draft(request, &name, &object).map_err(|error| (name, error))
    };
    Ok(found.into_iter().map(drafted).collect())
}

fn draft(request: &Request, name: &str, object: &Value) -> Result<CaseDraft, ImportError> {
    let needed = |key: &str| {
        field(object, key)
            .ok_or_else(|| ImportError::not(FORMAT, &request.path, format!("{name} has no {key}")))
    };
    let work_dir = needed("work_dir")?.trim_end_matches('/').to_owned();
    if !is_plain_absolute(&work_dir) {
        return Err(ImportError::not(
            FORMAT,
            &request.path,
            format!("its work_dir {work_dir:?} is no plain path"),
        ));
    }
    let source = source(request, name, object)?;
    let mut notes = Vec::new();
    notes.extend(commit_note(&source, field(object, "base_commit"))?);
    let sanitizer = field(object, "sanitizer").and_then(|word| Sanitizer::parse(&word));
    let sanitizer = sanitizer.unwrap_or_else(|| {
        notes.push("it names no sanitizer that is known: AddressSanitizer is used".to_owned());
        Sanitizer::Address
    });
    notes.extend(sanitizer.note());
    let moved = |text: &str| container::script(text, "{source}/..").moved(&work_dir, "{source}");
    let build = match &request.build {
        Some(build) => build.clone(),
        None => {
            let script = moved(&needed("build_sh")?);
            notes.extend(container::left_note(
                "its build script",
                &script.left(&ROOTS),
            ));
            notes.push(
                "the script builds everything each time, so every candidate takes a full build"
                    .to_owned(),
            );
            container::in_folders("{source}/..", "{source}", &script.command())
        }
    };
    let poc = match &request.poc {
        Some(command) => given(request, name, command, sanitizer)?,
        None => repro(
            request,
            name,
            &needed("secb_sh")?,
            moved,
            sanitizer,
            &mut notes,
        )?,
    };
    notes.extend(field(object, "dockerfile").and_then(|text| dockerfile::packages_note(&text)));
    Ok(CaseDraft {
        name: name.to_owned(),
        language: field(object, "lang").and_then(|lang| language(&lang)),
        source: SourceDraft::InPlace(source),
        exclude: container::exclude(),
        setup: request.setup.clone(),
        build,
        build_env: container::plain_env(sanitizer),
        poc,
        test: request.test.clone().map(TestDraft::given),
        report: field(object, "sanitizer_report"),
        issue: field(object, "bug_report").or_else(|| field(object, "bug_description")),
        fix: field(object, "patch").map(String::into_bytes),
        because: vec![format!(
            "SEC-bench instance {name}, built and run as its build_sh and secb_sh say"
        )],
        notes,
        ..CaseDraft::default()
    })
}

fn language(word: &str) -> Option<&'static str> {
    match word.to_lowercase().as_str() {
        "c" => Some("c"),
        "c++" | "cpp" => Some("cpp"),
        _ => None,
    }
}

fn source(request: &Request, name: &str, object: &Value) -> Result<PathBuf, ImportError> {
    request.source_for(name).ok_or_else(|| {
        let repo = field(object, "repo").unwrap_or_else(|| "its project".to_owned());
        let commit = field(object, "base_commit").filter(|commit| is_commit(commit));
        let commit = commit.unwrap_or_else(|| "its base_commit".to_owned());
        ImportError::Missing(format!(
            "the tree of {name} is only in its container: clone {repo:?}, check out {commit}, and give the folder with --source"
        ))
    })
}

/// A tree of another commit may have another bug, or none.
fn commit_note(
    source: &std::path::Path,
    wanted: Option<String>,
) -> Result<Option<String>, ImportError> {
    let wanted = wanted
        .map(|wanted| wanted.trim().to_lowercase())
        .filter(|wanted| is_commit(wanted));
    match (wanted, checked_out_commit(source)) {
        (Some(wanted), Some(there)) if there.starts_with(&wanted) => Ok(None),
        (Some(wanted), Some(there)) => Err(ImportError::Missing(format!(
            "{} is at commit {there}, and the case is of {wanted}: check that out, or give another --source",
            source.display()
        ))),
        (Some(wanted), None) => Ok(Some(format!(
            "whether the tree is that of commit {wanted} cannot be told: it has no history"
        ))),
        (None, _) => Ok(Some(
            "it names no commit: whether the tree is the right one cannot be told".to_owned(),
        )),
    }
}

fn given(
    request: &Request,
    name: &str,
    command: &str,
    sanitizer: Sanitizer,
) -> Result<PocDraft, ImportError> {
    let input = request.input_for(name, None);
    if input.is_none() && command.contains("{input}") {
        return Err(ImportError::Missing(format!(
            "--poc says {{input}}, but {name} has none: give it with --input"
        )));
    }
    Ok(PocDraft {
        command: command.to_owned(),
        input,
        env: sanitizer.poc_env(),
        ..PocDraft::default()
    })
}

/// The function that shows the bug, with the PoC's path exchanged.
fn repro(
    request: &Request,
    name: &str,
    script: &str,
    moved: impl Fn(&str) -> Script,
    sanitizer: Sanitizer,
    notes: &mut Vec<String>,
) -> Result<PocDraft, ImportError> {
    let Some(body) = function_body(script, "repro") else {
        return Err(ImportError::Missing(format!(
            "the secb_sh of {name} has no function repro: say how the program is run with --poc './tool {{input}}'"
        )));
    };
    let mut script = moved(&body);
    let mut files = Vec::new();
    for (at, file) in testcases(&body).into_iter().enumerate() {
        let Some(path) = request.input_for(name, Some(&file)) else {
            return Err(ImportError::Missing(format!(
                "the PoC {TESTCASES}{file} of {name} is only in its container: copy it from there (docker cp) and give it, or its \
                 folder, with --input"
            )));
        };
        let stands_for = match at {
            0 => "{input}".to_owned(),
            _ => format!("$(dirname {{input}})/{file}"),
        };
        script = script.moved(&format!("{TESTCASES}{file}"), &stands_for);
        files.push(path);
    }
    notes.extend(container::left_note(
        "its function repro",
        &script.left(&ROOTS),
    ));
    let mut files = files.into_iter();
    Ok(PocDraft {
        command: script.command(),
        input: files.next(),
        files: files.collect(),
        env: sanitizer.poc_env(),
        ..PocDraft::default()
    })
}

/// The files below /testcase that a script names, in its order.
fn testcases(script: &str) -> Vec<String> {
    let mut seen = BTreeSet::new();
    let is_name = |c: char| c.is_ascii_alphanumeric() || "._+-".contains(c);
    let names = script.split(TESTCASES).skip(1).map(|rest| {
        let end = rest.find(|c: char| !is_name(c)).unwrap_or(rest.len());
        rest.get(..end).unwrap_or_default().to_owned()
    });
    names
        .filter(|name| is_plain_name(name) && seen.insert(name.clone()))
        .take(20)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_files_of_a_script_are_named_once() {
        let script =
            "cp /testcase/a.js x; ./t /testcase/a.js /testcase/b-1.dat; ls /testcase/../etc";
        assert_eq!(testcases(script), ["a.js", "b-1.dat"]);
    }
}
