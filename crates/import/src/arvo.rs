//! ARVO: metadata of a bug that OSS-Fuzz found. Tree, PoC and build script are in its container alone.

use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::container::{self, Sanitizer};
use crate::draft::{CaseDraft, Drafted, PocDraft, SourceDraft, TestDraft};
use crate::error::ImportError;
use crate::foreign::field;
use crate::instances::instances;
use crate::request::Request;
use crate::words::{case_name, is_commit, is_plain_name};

const FORMAT: &str = "ARVO record";
/// As ClusterFuzz writes it.
const TARGET_LINE: &str = "Fuzz target binary:";

pub(crate) fn read(request: &Request) -> Result<Vec<Drafted>, ImportError> {
    let name = |object: &Value| {
        let id = field(object, "localId")?;
        let project = field(object, "project")?;
        case_name(&format!("{project}-{id}"))
    };
    let found = instances(request, FORMAT, &name)?;
    let drafted = |(name, object): (String, Value)| {
        draft(request, &name, &object).map_err(|error| (name, error))
    };
    Ok(found.into_iter().map(drafted).collect())
}

fn draft(request: &Request, name: &str, object: &Value) -> Result<CaseDraft, ImportError> {
    let id = field(object, "localId").filter(|id| id.bytes().all(|byte| byte.is_ascii_digit()));
    let id =
        id.ok_or_else(|| ImportError::not(FORMAT, &request.path, "its localId is no number"))?;
    let image = format!("n132/arvo:{id}-vul");
    let fetch = |what: &str, flag: &str| {
        ImportError::Missing(format!(
            "{what} of {name} is only in its container: `docker create --name arvo-{id} {image}`, then `docker cp \
             arvo-{id}:{what} .`, and give it with {flag}"
        ))
    };
    let source = request
        .source_for(name)
        .ok_or_else(|| fetch("/src", "--source"))?;
    let input = request
        .input_for(name, Some("poc"))
        .ok_or_else(|| fetch("/tmp/poc", "--input"))?;
    let mut notes = Vec::new();
    let word = field(object, "sanitizer").unwrap_or_default();
    let sanitizer = Sanitizer::parse(&word).ok_or_else(|| {
        ImportError::not(
            FORMAT,
            &request.path,
            format!("the sanitizer of {name} is none that is known"),
        )
    })?;
    notes.extend(sanitizer.note());
    let comment = first_comment(object);
    let target = target(request, object, comment.as_deref()).ok_or_else(|| {
        ImportError::Missing(format!(
            "the record of {name} does not name its fuzz target: give it with --target"
        ))
    })?;
    let build = build(request, name, object, &source, &mut notes)?;
    notes.push("the packages that its image installs must be on this machine".to_owned());
    notes.extend(fix_note(object));
    let command = request.poc.clone();
    Ok(CaseDraft {
        name: name.to_owned(),
        source: SourceDraft::InPlace(source),
        exclude: container::exclude(),
        setup: request.setup.clone(),
        build,
        build_env: container::env(sanitizer),
        poc: PocDraft {
            command: command.unwrap_or_else(|| format!("{} {{input}}", container::target(&target))),
            input: Some(input),
            env: sanitizer.poc_env(),
            ..PocDraft::default()
        },
        test: request.test.clone().map(TestDraft::given),
        deny: vec!["build.sh".to_owned()],
        issue: comment,
        because: vec![
            format!("ARVO {id}, built with its build.sh in folders that stand for its container's"),
            format!(
                "the fuzz target {target}, with {}Sanitizer",
                capital(sanitizer.name())
            ),
        ],
        notes,
        ..CaseDraft::default()
    })
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    let first = letters.next().map(|first| first.to_ascii_uppercase());
    first.into_iter().chain(letters).collect()
}

fn first_comment(object: &Value) -> Option<String> {
    let comments = object.get("report")?.get("comments")?.as_array()?;
    comments
        .first()
        .and_then(|comment| field(comment, "content"))
}

fn target(request: &Request, object: &Value, comment: Option<&str>) -> Option<String> {
    let line = comment.and_then(|text| {
        text.lines()
            .find_map(|line| line.trim().strip_prefix(TARGET_LINE))
    });
    let told = line.map(|name| name.trim().to_owned());
    let known = request
        .target
        .clone()
        .or_else(|| field(object, "fuzz_target"))
        .or(told);
    known.filter(|name| is_plain_name(name))
}

/// The image's working folder is not in the metadata: it is that of the project, if there is one.
fn build(
    request: &Request,
    name: &str,
    object: &Value,
    source: &Path,
    notes: &mut Vec<String>,
) -> Result<String, ImportError> {
    if let Some(build) = &request.build {
        return Ok(build.clone());
    }
    let script: PathBuf = source.join("build.sh");
    if !script.is_file() {
        return Err(ImportError::Missing(format!(
            "{} has no build.sh: it must be a copy of the whole /src of the container of {name}",
            source.display()
        )));
    }
    let project = field(object, "project").filter(|name| is_plain_name(name));
    let project = project.filter(|name| source.join(name).is_dir());
    let work_dir = match project {
        Some(project) => format!("{{source}}/{project}"),
        None => {
            notes.push(
                "no folder of /src is named after the project: the build begins in /src itself"
                    .to_owned(),
            );
            "{source}".to_owned()
        }
    };
    notes.push(
        "the script builds everything each time, so every candidate takes a full build".to_owned(),
    );
    Ok(container::in_folders(
        "{source}",
        &work_dir,
        "bash -eu {source}/build.sh",
    ))
}

fn fix_note(object: &Value) -> Option<String> {
    let commit = object.get("fix_commit")?;
    let commit = match commit {
        Value::Array(all) => all.first().and_then(Value::as_str),
        other => other.as_str(),
    };
    let commit = commit.filter(|commit| is_commit(commit))?;
    Some(format!(
        "the record has the fix only by its commit: `git show {commit} > fix.patch` makes it the reference, with paths as they \
         are below the source"
    ))
}
