//! Prints the plan for a crash: `cargo run -p patchwright-constraint --example plan -- SOURCE-DIR SANITIZER-TEXT [OUT]`;
//! with OUT, the files that proposal N changes are written to OUT/N.
#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a tool for developers"
)]

use std::collections::BTreeSet;
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

use patchwright_code::Code;
use patchwright_constraint::{Input, analyse, apply};
use patchwright_domain::candidate::RelPath;

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let (Some(root), Some(report)) = (args.next(), args.next()) else {
        return Err("usage: plan SOURCE-DIR SANITIZER-TEXT [OUT]".into());
    };
    let out = args.next().map(PathBuf::from);
    let root = fs::canonicalize(root)?;
    let mut files = Vec::new();
    collect(&root, &root, &mut files)?;
    let code = Code::read(files.clone());
    let reports = patchwright_crash::parse(&fs::read(report)?);
    let report = reports.first().ok_or("no report in that text")?;
    let purified = patchwright_crash::purify(report, &patchwright_crash::Project::at(root));
    let input = Input {
        code: &code,
        report,
        purified: &purified,
        editable: &|path: &RelPath| !path.to_string().starts_with("tests/"),
        off: &BTreeSet::new(),
    };
    let plan = match analyse(&input) {
        Ok(plan) => plan,
        Err(reason) => {
            eprintln!("no constraint: {reason}");
            return Ok(());
        }
    };
    for constraint in &plan.constraints {
        println!("constraint {constraint}  ({})", constraint.english);
    }
    for (nth, proposal) in plan.proposals.iter().enumerate() {
        let line = proposal.at.line.unwrap_or_default();
        let file = proposal.at.file.clone().unwrap_or_default();
        println!(
            "\n#{} {} · {:?} · {:?} · doubt {} · {file}:{line}",
            nth + 1,
            proposal.operator.name(),
            proposal.place,
            proposal.exit,
            proposal.doubt
        );
        let original = |path: &RelPath| {
            let found = files.iter().find(|(known, _)| known == path);
            found.map(|(_, content)| content.as_slice())
        };
        for (path, content) in apply(&proposal.edits, &original) {
            let before = original(&path).unwrap_or_default();
            show(
                &String::from_utf8_lossy(before),
                &String::from_utf8_lossy(&content),
            );
            if let Some(out) = &out {
                let target = out.join((nth + 1).to_string()).join(path.as_path());
                fs::create_dir_all(target.parent().unwrap_or(out))?;
                fs::write(target, &content)?;
            }
        }
    }
    Ok(())
}

/// The lines that differ, between what begins and ends alike.
fn show(before: &str, after: &str) {
    let (old, new): (Vec<&str>, Vec<&str>) = (before.lines().collect(), after.lines().collect());
    let head = old.iter().zip(&new).take_while(|(a, b)| a == b).count();
    let rest = old.len().min(new.len()) - head;
    let tail = old
        .iter()
        .rev()
        .zip(new.iter().rev())
        .take(rest)
        .take_while(|(a, b)| a == b)
        .count();
    for line in old.iter().take(old.len() - tail).skip(head) {
        println!("  - {line}");
    }
    for line in new.iter().take(new.len() - tail).skip(head) {
        println!("  + {line}");
    }
}

fn collect(
    root: &Path,
    folder: &Path,
    files: &mut Vec<(RelPath, Vec<u8>)>,
) -> Result<(), Box<dyn Error>> {
    let mut entries: Vec<PathBuf> = fs::read_dir(folder)?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<_, _>>()?;
    entries.sort();
    for path in entries {
        if path.is_dir() {
            let name = path
                .file_name()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned();
            if !name.starts_with('.')
                && !matches!(name.as_str(), "bad" | "variants" | "build" | "poc")
            {
                collect(root, &path, files)?;
            }
            continue;
        }
        let relative = path.strip_prefix(root)?.to_string_lossy().into_owned();
        if let Ok(name) = RelPath::new(relative) {
            files.push((name, fs::read(&path)?));
        }
    }
    Ok(())
}
