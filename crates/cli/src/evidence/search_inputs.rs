//! The inputs of the search in a bundle: written by `repair`, run again by `check`.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, ensure};
use patchwright_domain::bundle::{BundleInput, Kept};
use patchwright_domain::candidate::RelPath;
use patchwright_domain::case::Case;
use patchwright_judge::HandedInputs;
use patchwright_store::bundle::Draft;
use patchwright_subject::neighbours::SearchInput;

use super::pocs::folder_name;

const FOLDER: &str = "search";
/// Limits for a stranger's bundle; ours stay below.
const MOST_INPUTS: usize = 64;
const MOST_BYTES: u64 = 256 << 10;
const MOST_COMMAND: usize = 4 << 10;

/// The inputs that may be published, with their places.
pub fn listed<'i>(
    case: &Case,
    inputs: &'i HandedInputs,
    pocs: Kept,
) -> Vec<(BundleInput, &'i SearchInput)> {
    let mut listed = Vec::new();
    for (index, poc) in case.pocs.iter().enumerate() {
        let is_private = poc.parts().any(|path| case.unpublished.contains(path));
        if pocs == Kept::HashOnly || is_private {
            continue;
        }
        let folder = folder_name(index, &poc.name);
        let own = inputs.get(&poc.name).into_iter().flatten();
        listed.extend(own.enumerate().map(|(number, input)| {
            let place = BundleInput {
                poc: poc.name.clone(),
                path: format!("{FOLDER}/{folder}/{:02}.input", number + 1),
                command: input.command.clone(),
            };
            (place, input)
        }));
    }
    listed
}

pub fn add_to(draft: &mut Draft, listed: &[(BundleInput, &SearchInput)]) {
    for (place, input) in listed {
        draft.text(place.path.clone(), input.content.clone());
    }
}

/// Reads the inputs of an opened bundle, which is not trusted.
pub fn read(folder: &Path, listed: &[BundleInput]) -> anyhow::Result<HandedInputs> {
    const FORGED: &str = "the bundle is damaged or forged";
    ensure!(
        listed.len() <= MOST_INPUTS,
        "{FORGED}: it lists {} inputs of a search",
        listed.len()
    );
    let mut inputs: HandedInputs = BTreeMap::new();
    for one in listed {
        let place = RelPath::new(one.path.as_str())
            .map_err(|error| anyhow::anyhow!("{FORGED}: {error}"))?;
        let path = folder.join(place.as_path());
        let about = fs::metadata(&path).with_context(|| format!("{FORGED}: {place} is missing"))?;
        ensure!(
            about.is_file() && about.len() <= MOST_BYTES,
            "{FORGED}: {place} is no input of a search"
        );
        let command = one.command.as_deref().unwrap_or_default();
        ensure!(
            command.len() <= MOST_COMMAND && !command.contains('\0'),
            "{FORGED}: the command for {place} cannot be run"
        );
        let content = fs::read(&path).with_context(|| format!("cannot read {place}"))?;
        inputs
            .entry(one.poc.clone())
            .or_default()
            .push(SearchInput {
                content,
                command: one.command.clone(),
            });
    }
    Ok(inputs)
}

#[cfg(test)]
#[path = "search_inputs_tests.rs"]
mod tests;
