//! Opens the code tools on what is looked at.

use patchwright_domain::candidate::{Candidate, RelPath};
use patchwright_probes::code::CodeEyes;
use patchwright_probes::syntax::{CodeMap, language_of};

use super::{CodeTools, Help, Marks};
use crate::error::RepairError;
use crate::tools::answer::ToolError;
use crate::tools::sight::Sight;

impl CodeTools {
    pub fn open(sight: &Sight<'_>, help: Help) -> Result<Self, ToolError> {
        let mut files = sight
            .base
            .files(&|path| language_of(path).is_some())
            .map_err(RepairError::from)?;
        let mut marks = match sight.crash()? {
            Some(crash) => Marks::of(&crash.report, &sight.subject.project()),
            None => Marks::default(),
        };
        if let Some(Candidate { changes, .. }) = sight.candidate {
            marks = marks.moved(changes, &|path: &RelPath| files.get(path).cloned());
            for change in changes {
                if let Some(old) = change.old_path() {
                    files.remove(old);
                }
                if let Some(content) = change.content() {
                    files.insert(change.path().clone(), content.to_vec());
                }
            }
        }
        let eyes = CodeEyes::by_syntax(CodeMap::read(files), "no language server is asked");
        Ok(Self::new(eyes, &sight.subject.case.source, marks, help))
    }
}
