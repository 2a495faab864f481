//! Opens the code tools on what is looked at.

use std::collections::{BTreeMap, BTreeSet};

use patchwright_domain::candidate::{FileChange, RelPath};
use patchwright_probes::code::CodeEyes;
use patchwright_probes::lsp::{LanguageServer, Patience, ServerSpec};
use patchwright_probes::syntax::{CodeMap, language_of};

use super::{CodeTools, Help, Marks};
use crate::error::RepairError;
use crate::tools::ToolError;
use crate::tools::sight::Sight;

impl CodeTools {
    pub fn open(sight: &Sight<'_>, help: Help) -> Result<Self, ToolError> {
        let mut files = sight
            .base
            .files(&|path| language_of(path).is_some())
            .map_err(RepairError::from)?;
        let changes = sight.candidate.map(|one| one.changes.as_slice());
        let changes = changes.unwrap_or_default();
        let seen = sight.crash()?.map(|crash| &crash.report);
        let report = seen.or(sight.subject.given_report.as_ref());
        let marks = report.map(|report| Marks::of(report, &sight.subject.project()));
        let unmarked = marks.is_none();
        let marks = marks.unwrap_or_default();
        let marks = marks.moved(changes, &|path: &RelPath| files.get(path).cloned());
        let changed = lay_over(&mut files, changes);
        let eyes = eyes(sight, CodeMap::read(files), changed)?;
        let tools = Self::new(eyes, &sight.subject.case.source, marks, help);
        Ok(match unmarked {
            true => tools.with_notice("no PoC crashed, so no line is marked"),
            false => tools,
        })
    }
}

/// The files of the tree with the changes, and which of them are not as they are in the base.
fn lay_over(files: &mut BTreeMap<RelPath, Vec<u8>>, changes: &[FileChange]) -> BTreeSet<RelPath> {
    let mut changed = BTreeSet::new();
    for change in changes {
        if let Some(old) = change.old_path() {
            files.remove(old);
        }
        if let Some(content) = change
            .content()
            .filter(|_| language_of(change.path()).is_some())
        {
            files.insert(change.path().clone(), content.to_vec());
            changed.insert(change.path().clone());
        }
    }
    changed
}

/// A language server looks along wherever it is known how the files are compiled; the first question starts it.
fn eyes(
    sight: &Sight<'_>,
    map: CodeMap,
    changed: BTreeSet<RelPath>,
) -> Result<CodeEyes, ToolError> {
    let spec = ServerSpec::clangd();
    if !map
        .files()
        .iter()
        .any(|file| spec.language_of(&file.path).is_some())
    {
        return Ok(CodeEyes::by_syntax(
            map,
            "no language server is known for its files",
        ));
    }
    if sight.base.compile_commands().is_empty() {
        return Ok(CodeEyes::by_syntax(map, "no compile commands are known"));
    }
    let place = sight
        .subject
        .language_server(sight.base, &spec.command)
        .map_err(RepairError::from)?;
    let root = place.source().to_owned();
    let server = LanguageServer::new(spec, root, Patience::default(), move || place.start());
    // It is told of the changed files; its own disk shows the base.
    let mut eyes = CodeEyes::with_server(CodeMap::read([]), server);
    eyes.turn_to(map, changed);
    Ok(eyes)
}
