//! Neighbours of a PoC: small changes of it that show whether a patch fixes the bug or only the one input, and whether
//! it leaves alone what worked before.
//!
//! The mutants depend only on the PoC's content and on the inputs of its kind in the source. The unpatched program runs
//! them once and the results are stored next to the base; a patched one runs those whose behaviour is known.

mod baseline;
mod benign_inputs;
mod change_bytes;
mod change_text;
mod changed_poc;
mod cut;
mod deadline;
mod dial;
mod edges;
mod findings;
mod folders;
mod given;
mod inputs;
mod look;
mod manner;
mod material;
mod mutant;
mod mutate;
mod named;
mod random;
mod reading;
mod relatives;
mod reshape;
mod reshape_bytes;
mod reshape_text;
mod run;
mod search;
mod set;
mod words;
mod written;

use std::fs;
use std::path::{Path, PathBuf};

use patchwright_sandbox::Splice;

use crate::SubjectError;
use crate::subject::Subject;

pub use baseline::NeighbourBaseline;
pub use cut::NeighbourCut;
pub use findings::{Changed, Exposed, HitAnswer, HitEnd, NeighbourFindings, Still, compare};
pub use inputs::{InputEnd, InputOrder, InputRunner, InputRuns};
pub use manner::{Manner, Said};
pub use mutate::MUTATOR_VERSION;
pub use reading::{Behaviour, NeighbourEnding, NeighbourRun};
pub use run::{NeighbourOrder, NeighbourRuns, Switched, Twice};
pub use search::{
    BothTrees, FoundInput, Handed, OtherBug, PatchedTree, SearchDepth, SearchFindings, SearchInput,
    SearchPool, ValidFindings,
};
pub use set::{ChangedFile, Changes, Neighbours};
pub use written::{FileDifference, FileState, Files, Written};

impl Subject<'_> {
    /// Keeps a mutant in the run folder so that a user can rerun it.
    pub fn keep_mutant(&self, name: &str, changes: &Changes) -> Result<PathBuf, SubjectError> {
        let stem = self.log_stem(name);
        let command = changes.command.as_ref().map(|command| {
            let ending = match changes.file {
                Some(_) => "command.txt",
                None => "input",
            };
            (stem.with_extension(ending), command.clone().into_bytes())
        });
        let file = changes.file.as_ref().map(|file| match file {
            ChangedFile::Whole { content, .. } => (stem.with_extension("input"), content.clone()),
            ChangedFile::Spliced { path, splices } => {
                (stem.with_extension("edits.txt"), describe(path, splices))
            }
        });
        let mut kept = stem.clone();
        for (path, bytes) in command.into_iter().chain(file) {
            fs::write(&path, bytes).map_err(SubjectError::io("write", &path))?;
            kept = path;
        }
        Ok(kept)
    }
}

fn describe(path: &Path, splices: &[Splice]) -> Vec<u8> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let mut text = format!("{name}, changed at these offsets of the original:\n");
    for Splice { at, remove, insert } in splices {
        let bytes: String = insert.iter().map(|byte| format!("{byte:02x}")).collect();
        text.push_str(&format!(
            "{at}: {remove} bytes removed, inserted: {bytes}\n"
        ));
    }
    text.into_bytes()
}
