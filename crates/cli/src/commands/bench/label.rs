//! `patchwright bench label`: a reviewer's word on a patch.

use anyhow::bail;
use patchwright_bench::{BenchFolder, CasePatch, Label, Opinion, add_label, patches_of};
use patchwright_domain::count::counted;
use serde_json::json;

use crate::args::{Common, Format};
use crate::bench_args::{BenchLabel, OpinionWord};
use crate::commands::{Answer, print_json, print_text};

pub fn run(common: &Common, command: &BenchLabel) -> anyhow::Result<Answer> {
    let folder = BenchFolder::new(&command.bench);
    let results = folder.results(&folder.plan()?)?;
    let mut patches = patches_of(&results, &command.case)?;
    if let Some(start) = &command.patch {
        patches.retain(|one| one.patch.0.starts_with(start.as_str()));
    }
    let one = match patches.as_slice() {
        [one] => one,
        [] => bail!("{} has no such patch in this benchmark", command.case),
        several => bail!(
            "{} has {}; choose one with --patch:\n{}",
            command.case,
            counted(several.len(), "patch"),
            several.iter().map(line).collect::<Vec<_>>().join("\n")
        ),
    };
    let label = Label {
        case: one.case.to_owned(),
        patch: one.patch.clone(),
        opinion: match command.opinion {
            OpinionWord::Right => Opinion::Right,
            OpinionWord::Wrong => Opinion::Wrong,
        },
        why: command.why.clone(),
    };
    add_label(&folder, label.clone())?;
    match common.format {
        Format::Json => print_json(&json!({ "label": label, "found_by": one.found_by }))?,
        Format::Human => print_text(&format!("{}\n{}", line(one), one.diff.trim_end()))?,
    }
    Ok(Answer::Yes)
}

fn line(one: &CasePatch<'_>) -> String {
    format!("{}  {}", one.patch.short(), one.found_by.join("; "))
}
