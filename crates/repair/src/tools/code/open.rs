//! Opens the code tools on a base or candidate.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use patchwright_code::{CodeMap, MappedFile, language_of};
use patchwright_domain::candidate::{FileChange, RelPath};
use patchwright_probes::code::{Behind, CodeEyes};
use patchwright_probes::lsp::{LanguageServer, Patience, ServerSpec};

use super::{CodeTools, Help, Marks, Switch};
use crate::error::RepairError;
use crate::tools::ToolError;
use crate::tools::sight::Sight;

impl CodeTools {
    pub fn open(sight: &Sight<'_>, help: Help) -> Result<Self, ToolError> {
        let wanted = |path: &RelPath| language_of(path).is_some() || is_served(sight, path);
        let mut files = sight.base.files(&wanted).map_err(RepairError::from)?;
        let changes = sight.candidate.map(|one| one.changes.as_slice());
        let changes = changes.unwrap_or_default();
        let seen = sight.reports()?;
        let given = sight.subject.options.given_report.as_ref();
        let given = given.filter(|_| seen.is_empty());
        let unmarked = seen.is_empty() && given.is_none();
        let marks = Marks::from_reports(seen.into_iter().chain(given), &sight.subject.project());
        let marks = match help.marks {
            Switch::On => marks,
            Switch::Off => marks.hidden(),
        };
        let marks = marks.moved(changes, &|path: &RelPath| files.get(path).cloned());
        let changed = lay_over(&mut files, changes, &wanted);
        let map = CodeMap::read_also(files, &wanted).with_units(&sight.base.units());
        let eyes = eyes(sight, map, changed)?;
        let tools = Self::new(eyes, &sight.subject.case.source, marks, help);
        Ok(match unmarked {
            true => tools.with_notice("no PoC crashed, so no line is marked"),
            false => tools,
        })
    }
}

/// Applies the changes to the files, and returns which of them differ from the base.
fn lay_over(
    files: &mut BTreeMap<RelPath, Vec<u8>>,
    changes: &[FileChange],
    wanted: &dyn Fn(&RelPath) -> bool,
) -> BTreeSet<RelPath> {
    let mut changed = BTreeSet::new();
    for change in changes {
        if let Some(old) = change.old_path() {
            files.remove(old);
        }
        if let Some(content) = change.content().filter(|_| wanted(change.path())) {
            files.insert(change.path().clone(), content.to_vec());
            changed.insert(change.path().clone());
        }
    }
    changed
}

fn is_served(sight: &Sight<'_>, path: &RelPath) -> bool {
    let mut specs = sight.servers.iter();
    specs.any(|spec| spec.language_of(path).is_some())
}

/// Uses a language server for every file that one handles; the first query about such a file starts it.
fn eyes(
    sight: &Sight<'_>,
    map: CodeMap,
    changed: BTreeSet<RelPath>,
) -> Result<CodeEyes, ToolError> {
    let mut behind = Vec::new();
    for spec in &sight.servers {
        let reads = |file: &MappedFile| spec.language_of(&file.path).is_some();
        if map.files().iter().any(reads) {
            behind.push(helper(sight, spec.clone())?);
        }
    }
    // The servers are sent the changed files; their own disk has the base.
    let mut eyes = CodeEyes::new(CodeMap::read([]), behind);
    eyes.turn_to(map, changed);
    Ok(eyes)
}

fn helper(sight: &Sight<'_>, spec: ServerSpec) -> Result<Behind, ToolError> {
    if spec.needs_commands() && sight.base.compile_commands().is_empty() {
        return Ok(Behind::Nobody {
            instead_of: Arc::new(spec),
            why: "no compile commands are known".to_owned(),
        });
    }
    let place = sight
        .subject
        .language_server(sight.base, &spec.command)
        .map_err(RepairError::from)?;
    let root = place.source().to_owned();
    let server = LanguageServer::new(spec, root, Patience::default(), move || place.start());
    Ok(Behind::Server(Arc::new(server)))
}
