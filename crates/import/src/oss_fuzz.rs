//! A project's folder of OSS-Fuzz and a testcase. The image's `/src` becomes the source of the case: the repository, and
//! beside it the build script and the files that the Dockerfile copies.

use std::path::{Path, PathBuf};

use crate::container::{self, Sanitizer};
use crate::dockerfile::{self, Dockerfile};
use crate::draft::{CaseDraft, Drafted, Laid, PocDraft, SourceDraft, TestDraft};
use crate::error::ImportError;
use crate::foreign::text;
use crate::request::Request;
use crate::tree;
use crate::words::{case_name, is_plain_name, is_plain_path};

const FORMAT: &str = "OSS-Fuzz project";
/// How ClusterFuzz names what it lets people download.
const TESTCASE: &str = "clusterfuzz-testcase-";

pub(crate) fn read(request: &Request) -> Result<Vec<Drafted>, ImportError> {
    let folder = &request.path;
    let project = folder
        .file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned();
    for name in ["project.yaml", "Dockerfile", "build.sh"] {
        if !folder.join(name).is_file() {
            return Err(ImportError::not(
                FORMAT,
                folder,
                format!("it has no {name}"),
            ));
        }
    }
    let Some(project) = case_name(&project) else {
        return Err(ImportError::not(
            FORMAT,
            folder,
            "its folder has no usable name",
        ));
    };
    Ok(vec![
        draft(request, &project).map_err(|error| (project, error)),
    ])
}

fn draft(request: &Request, project: &str) -> Result<CaseDraft, ImportError> {
    let folder = &request.path;
    let yaml = text(&folder.join("project.yaml"))?;
    let language = language(&yaml).ok_or_else(|| {
        ImportError::not(
            FORMAT,
            folder,
            "its language is neither c nor c++, and nothing else can be built here",
        )
    })?;
    let docker = dockerfile::parse(&text(&folder.join("Dockerfile"))?);
    let input = request
        .input
        .clone()
        .filter(|path| path.is_file())
        .ok_or_else(|| {
            ImportError::Missing(format!(
                "{project} is a project, not a bug: give the testcase of one with --input"
            ))
        })?;
    let target = target(request, &input).ok_or_else(|| {
        ImportError::Missing(
            "the testcase's name does not tell the fuzz target: give it with --target".to_owned(),
        )
    })?;
    let mut notes = notes(&docker);
    let work_dir = work_dir(&docker, project);
    let mut laid = sources(request, project, &work_dir, &docker)?;
    let (harness, copied) = copies(folder, &docker)?;
    laid.extend(copied);
    let id = input
        .file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned();
    let id = id
        .rsplit('-')
        .next()
        .filter(|id| !id.is_empty() && id.bytes().all(|b| b.is_ascii_digit()));
    let id = id.map(|id| format!("-{id}")).unwrap_or_default();
    let sanitizer = Sanitizer::Address;
    if list(&yaml, "sanitizers").iter().all(|one| one != "address")
        && !list(&yaml, "sanitizers").is_empty()
    {
        notes.push("its sanitizers do not include address, which is used here: change [build.env] if the bug is of another".to_owned());
    }
    let start = match work_dir.as_str() {
        "" => "{source}".to_owned(),
        work_dir => format!("{{source}}/{work_dir}"),
    };
    let build = container::in_folders("{source}", &start, "bash -eu {source}/build.sh");
    Ok(CaseDraft {
        name: format!("{project}-{target}{id}"),
        language: Some(language),
        source: SourceDraft::Laid(laid),
        exclude: container::exclude(),
        setup: request.setup.clone(),
        build: request.build.clone().unwrap_or(build),
        build_env: container::env(sanitizer),
        poc: PocDraft {
            command: request
                .poc
                .clone()
                .unwrap_or_else(|| format!("{} {{input}}", container::target(&target))),
            input: Some(input),
            env: sanitizer.poc_env(),
            ..PocDraft::default()
        },
        test: request.test.clone().map(TestDraft::given),
        deny: harness,
        because: vec![
            format!(
                "the OSS-Fuzz project {project}: its image's /src is the source, its build.sh the build"
            ),
            format!("the fuzz target {target}, by --target or by the testcase's name"),
        ],
        notes,
        ..CaseDraft::default()
    })
}

fn notes(docker: &Dockerfile) -> Vec<String> {
    let mut notes = Vec::new();
    if !docker.packages.is_empty() {
        notes.push(format!(
            "its image installs packages that must be on this machine: {}",
            docker.packages.join(" ")
        ));
    }
    if !docker.fetches.is_empty() {
        notes.push(format!(
            "its Dockerfile also fetches with {}: what that brings is not here",
            docker.fetches.join(", ")
        ));
    }
    notes.push(
        "the script builds everything each time, so every candidate takes a full build".to_owned(),
    );
    notes
}

fn language(yaml: &str) -> Option<&'static str> {
    match value(yaml, "language")?.as_str() {
        "c" => Some("c"),
        "c++" => Some("cpp"),
        _ => None,
    }
}

/// A top-level value of the few forms that project files use.
fn value(yaml: &str, key: &str) -> Option<String> {
    let mut lines = yaml.lines();
    let rest = lines.find_map(|line| line.strip_prefix(key)?.trim_start().strip_prefix(':'))?;
    let rest = rest.split(" #").next().unwrap_or_default();
    Some(rest.trim().trim_matches(['"', '\'']).to_owned())
}

/// `key: [a, b]`, or `- a` lines below the key; only names.
fn list(yaml: &str, key: &str) -> Vec<String> {
    let inline = value(yaml, key).unwrap_or_default();
    let inline = inline
        .trim_matches(['[', ']'])
        .split(',')
        .map(str::to_owned)
        .collect::<Vec<_>>();
    let below = yaml
        .lines()
        .skip_while(|line| !line.starts_with(&format!("{key}:")))
        .skip(1);
    let below = below.map_while(|line| line.trim_start().strip_prefix('-').map(str::to_owned));
    let all = inline.into_iter().chain(below);
    let names = all.map(|name| name.trim().trim_matches(['"', '\'', ':']).to_owned());
    names.filter(|name| is_plain_name(name)).collect()
}

/// `clusterfuzz-testcase-minimized-TARGET-NUMBER`.
fn target(request: &Request, input: &Path) -> Option<String> {
    let name = input.file_name()?.to_str()?;
    let told = name.strip_prefix(TESTCASE).and_then(|rest| {
        let rest = rest.strip_prefix("minimized-").unwrap_or(rest);
        Some(rest.rsplit_once('-')?.0.to_owned())
    });
    let known = request.target.clone().or(told);
    known.filter(|name| is_plain_name(name))
}

/// Where the image's commands begin, below /src.
fn work_dir(docker: &Dockerfile, project: &str) -> String {
    let cloned = || {
        docker
            .clones
            .iter()
            .find(|(folder, _)| folder == project)
            .or(docker.clones.first())
    };
    docker
        .work_dir
        .clone()
        .or_else(|| cloned().map(|(folder, _)| folder.clone()))
        .unwrap_or_default()
}

/// The repositories. The user's folder is either the main one or is laid out as the image's /src.
fn sources(
    request: &Request,
    project: &str,
    work_dir: &str,
    docker: &Dockerfile,
) -> Result<Vec<Laid>, ImportError> {
    let clones = || docker.clones.iter().map(|(folder, _)| folder.as_str());
    let main =
        clones().find(|folder| work_dir == *folder || work_dir.starts_with(&format!("{folder}/")));
    let main = main
        .or_else(|| clones().next())
        .unwrap_or(project)
        .to_owned();
    let Some(source) = &request.source else {
        let address = docker.clones.iter().find(|(folder, _)| *folder == main);
        let address = address.map_or("the project's repository", |(_, address)| address);
        return Err(ImportError::Missing(format!(
            "the source of {project} is fetched by its image: clone {address:?} at the version of the testcase and give the folder with --source"
        )));
    };
    if !source.join(&main).is_dir() {
        let others: Vec<&str> = clones().filter(|folder| *folder != main).collect();
        return match others.as_slice() {
            [] => Ok(vec![Laid::Tree {
                from: source.clone(),
                to: main,
            }]),
            others => Err(ImportError::Missing(format!(
                "the image of {project} has further repositories: lay {main} and {} side by side in a folder, and give that with --source",
                others.join(", ")
            ))),
        };
    }
    let absent: Vec<&str> = clones()
        .filter(|folder| !source.join(folder).is_dir())
        .collect();
    match absent.as_slice() {
        [] => Ok(vec![Laid::Tree {
            from: source.clone(),
            to: String::new(),
        }]),
        absent => Err(ImportError::Missing(format!(
            "{} has no {}, which the image of {project} clones beside {main}",
            source.display(),
            absent.join(", ")
        ))),
    }
}

/// The build script and the files that the Dockerfile copies, and their paths: they are the harness, not the program.
fn copies(folder: &Path, docker: &Dockerfile) -> Result<(Vec<String>, Vec<Laid>), ImportError> {
    let mut laid = Vec::new();
    let mut harness = vec!["build.sh".to_owned()];
    let script: PathBuf = folder.join("build.sh");
    laid.push(Laid::File {
        from: script,
        to: "build.sh".to_owned(),
    });
    for name in tree::files(folder)? {
        let matching = docker
            .copies
            .iter()
            .find(|(pattern, _)| matches_pattern(pattern, &name));
        let Some((_, to)) = matching.filter(|_| name != "build.sh" && is_plain_path(&name)) else {
            continue;
        };
        let to = to
            .as_ref()
            .map_or(name.clone(), |to| format!("{to}/{name}"));
        harness.push(to.clone());
        laid.push(Laid::File {
            from: folder.join(&name),
            to,
        });
    }
    Ok((harness, laid))
}

/// A pattern with at most one `*`, or a folder's name.
fn matches_pattern(pattern: &str, name: &str) -> bool {
    match pattern.split_once('*') {
        Some((start, end)) => {
            !name.contains('/')
                && name.len() >= start.len() + end.len()
                && name.starts_with(start)
                && name.ends_with(end)
        }
        None => name == pattern || name.starts_with(&format!("{pattern}/")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_few_forms_of_project_files_are_read() {
        let yaml = "homepage: \"https://x\"\nlanguage: c++ # of the targets\nsanitizers:\n  - address\n  - memory:\n     x: y\n";
        assert_eq!(language(yaml), Some("cpp"));
        assert_eq!(list(yaml, "sanitizers"), ["address", "memory"]);
        assert_eq!(
            list("sanitizers: [undefined, \"memory\"]\n", "sanitizers"),
            ["undefined", "memory"]
        );
        assert!(
            matches_pattern("*.cc", "a.cc")
                && !matches_pattern("*.cc", "b/a.cc")
                && matches_pattern("seeds", "seeds/a")
        );
    }

    #[test]
    fn a_testcase_names_its_target() {
        let of = |name: &str| target(&Request::default(), Path::new(name));
        assert_eq!(
            of("/x/clusterfuzz-testcase-minimized-tile_fuzzer-5678").as_deref(),
            Some("tile_fuzzer")
        );
        assert_eq!(of("clusterfuzz-testcase-a-b-1").as_deref(), Some("a-b"));
        assert_eq!(of("crash-1234"), None);
        assert_eq!(of("clusterfuzz-testcase-$(x)-1"), None);
    }
}
