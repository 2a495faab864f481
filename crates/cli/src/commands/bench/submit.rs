//! `patchwright bench submit`: what a scheduler needs to run the cells that are not done. It is written, and the command
//! that submits it is printed: who submits to a cluster is the user, with options of their own.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use patchwright_bench::{PlannedCell, Pods, Tasks, quoted, slurm_script};
use patchwright_domain::count::counted;
use serde_json::json;

use super::opened::Opened;
use super::planned::{chosen, left_of};
use crate::args::{Common, Format, SandboxChoice};
use crate::bench_args::{BenchSubmit, SuiteArgs};
use crate::commands::repair_plan::here;
use crate::commands::{Answer, print_json, print_text};

/// Nobody submits one benchmark more often.
const MOST_SUBMISSIONS: usize = 100_000;

pub fn run(common: &Common, arguments: &BenchSubmit) -> anyhow::Result<Answer> {
    let here = here()?;
    let opened = Opened::read(common, &arguments.suite, &here)?;
    let before = opened.folder.results(&opened.plan)?;
    let chosen = chosen(&opened, &arguments.suite.cell)?;
    let cells = left_of(&opened, chosen, &before);
    opened.write_plan()?;
    let files = match cells.is_empty() {
        true => None,
        false => Some(write(common, arguments, (&opened, here.as_path()), &cells)?),
    };
    tell(common, &opened, cells.len(), files.as_ref())
}

/// What was written, and the command that takes it.
struct Submission {
    files: Vec<PathBuf>,
    command: Vec<String>,
}

fn write(
    common: &Common,
    arguments: &BenchSubmit,
    (opened, here): (&Opened, &Path),
    cells: &[PlannedCell],
) -> anyhow::Result<Submission> {
    let root = opened.folder.root();
    if let Some(mount) = &arguments.mount {
        refuse_outside(mount, &[root, &here.join(&arguments.suite.suite)])?;
    }
    let (number, folder) = next_folder(&root.join("submit"))?;
    let logs = folder.join("logs");
    fs::create_dir(&logs).with_context(|| format!("cannot create {}", logs.display()))?;
    let tasks = Tasks {
        cells: cells.iter().map(|one| one.id.clone()).collect(),
        command: task_command(common, arguments, root, here)?,
        logs: text(&logs)?,
        parallel: arguments.parallel.map(usize::from),
        cpus: arguments.cpus,
    };
    if arguments.slurm {
        let script = folder.join("slurm.sh");
        write_file(&script, &slurm_script(&tasks)?)?;
        return Ok(Submission {
            command: vec!["sbatch".to_owned(), text(&script)?],
            files: vec![script],
        });
    }
    let pods = pods(arguments, &opened.plan.name, number)?;
    let (script, manifest) = (folder.join("task.sh"), folder.join("job.json"));
    let job = pods.manifest(&tasks, &text(&script)?)?;
    write_file(&script, &pods.script(&tasks)?)?;
    write_file(&manifest, &format!("{job:#}\n"))?;
    let command = ["kubectl", "apply", "-f"].map(str::to_owned);
    Ok(Submission {
        command: command.into_iter().chain([text(&manifest)?]).collect(),
        files: vec![manifest, script],
    })
}

fn refuse_outside(mount: &Path, paths: &[&Path]) -> anyhow::Result<()> {
    match paths.iter().find(|path| !path.starts_with(mount)) {
        Some(path) => bail!(
            "{} is not below {}, so no pod could see it; put suite, cases and --out on the volume of --claim",
            path.display(),
            mount.display()
        ),
        None => Ok(()),
    }
}

fn pods(arguments: &BenchSubmit, bench: &str, number: usize) -> anyhow::Result<Pods> {
    let (Some(image), Some(claim), Some(mount)) =
        (&arguments.image, &arguments.claim, &arguments.mount)
    else {
        bail!("--kubernetes needs --image, --claim and --mount");
    };
    let plain = |c: char| match c.is_ascii_alphanumeric() {
        true => c.to_ascii_lowercase(),
        false => '-',
    };
    let bench: String = bench.chars().map(plain).take(30).collect();
    let name = format!("patchwright-{}-{number}", bench.trim_matches('-'));
    Ok(Pods {
        name: name.replace("--", "-"),
        image: image.clone(),
        claim: claim.clone(),
        mount: text(mount)?,
        secret: arguments.secret.clone(),
    })
}

/// `patchwright bench run` as a task calls it, with absolute paths and without the cells.
fn task_command(
    common: &Common,
    arguments: &BenchSubmit,
    root: &Path,
    here: &Path,
) -> anyhow::Result<Vec<String>> {
    let SuiteArgs {
        suite,
        out: _,
        cell: _,
        max_usd,
        sandbox,
        allow_io_uring,
    } = &arguments.suite;
    let program = match arguments.kubernetes {
        // Of the image.
        true => "patchwright".to_owned(),
        false => text(&std::env::current_exe().context("cannot tell where patchwright is")?)?,
    };
    let mut words = vec![program, "bench".to_owned(), "run".to_owned()];
    words.push(text(&here.join(suite))?);
    let mut add = |flag: &str, value: String| words.push(format!("--{flag}={value}"));
    add("out", text(root)?);
    add("parallel", "1".to_owned());
    add("jobs", arguments.cpus.to_string());
    if let Some(usd) = max_usd {
        add("max-usd", usd.to_string());
    }
    if let Some(cache) = &common.cache_dir {
        add("cache-dir", text(&here.join(cache))?);
    }
    if let Some(mib) = common.cache_mib {
        add("cache-mib", mib.to_string());
    }
    match sandbox {
        SandboxChoice::Bubblewrap => {}
        SandboxChoice::None => add("sandbox", "none".to_owned()),
    }
    if *allow_io_uring {
        words.push("--allow-io-uring".to_owned());
    }
    Ok(words)
}

/// A folder of its own for each submission: tasks of earlier ones may still wait for what these have.
fn next_folder(parent: &Path) -> anyhow::Result<(usize, PathBuf)> {
    fs::create_dir_all(parent).with_context(|| format!("cannot create {}", parent.display()))?;
    for number in 1..MOST_SUBMISSIONS {
        let folder = parent.join(number.to_string());
        match fs::create_dir(&folder) {
            Ok(()) => return Ok((number, folder)),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            Err(error) => {
                return Err(error).with_context(|| format!("cannot create {}", folder.display()));
            }
        }
    }
    bail!(
        "{} is full; remove what is not needed any more",
        parent.display()
    )
}

fn write_file(path: &Path, text: &str) -> anyhow::Result<()> {
    fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
}

fn text(path: &Path) -> anyhow::Result<String> {
    let text = path.to_str().map(str::to_owned);
    text.with_context(|| format!("the path {} is not UTF-8; rename it", path.display()))
}

fn tell(
    common: &Common,
    opened: &Opened,
    cells: usize,
    submission: Option<&Submission>,
) -> anyhow::Result<Answer> {
    let files: Vec<String> = submission
        .iter()
        .flat_map(|one| &one.files)
        .map(|path| path.display().to_string())
        .collect();
    let command = submission.map(|one| one.command.clone());
    let command = command.unwrap_or_default();
    match common.format {
        Format::Json => print_json(&json!({
            "name": opened.plan.name,
            "folder": opened.folder.root().display().to_string(),
            "cells": opened.plan.cells.len(),
            "submitted": cells,
            "files": files,
            "command": command,
        }))?,
        Format::Human if submission.is_none() => print_text(&format!(
            "nothing is left to submit\npatchwright bench report {}",
            opened.folder.root().display()
        ))?,
        Format::Human => {
            let words: Vec<String> = command.iter().map(|word| quoted(word)).collect();
            print_text(&format!(
                "wrote {}: {} of {}\nsubmit with\n  {}\nand call this again to submit what is missing afterwards",
                files.join(", "),
                cells,
                counted(opened.plan.cells.len(), "cell"),
                words.join(" ")
            ))?;
        }
    }
    Ok(Answer::Yes)
}
