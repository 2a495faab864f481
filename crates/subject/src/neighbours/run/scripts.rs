//! What each run of a batch does: its command, and how its files differ from those of the PoC.

use std::ffi::OsString;
use std::path::Path;

use patchwright_domain::case::Poc;
use patchwright_sandbox::{BatchPart, BatchRun};

use super::order::{NeighbourOrder, Switched};
use crate::neighbours::material::{Role, files};
use crate::room::Room;

/// What tells a program which of its edits is on; known to `switch.h` too.
const SWITCH_VARIABLE: &str = "PATCHWRIGHT_SWITCH";

/// Folders as the runs see them.
pub(super) struct Places<'a> {
    pub inputs: &'a Path,
    pub stdin: &'a Path,
    pub scratch: &'a Path,
}

/// In the order of [`files`].
pub(super) fn parts(poc: &Poc, places: &Places<'_>) -> Vec<BatchPart> {
    let place = |path: &Path| {
        let folder = match poc.stdin.as_deref() {
            Some(stdin) if std::ptr::eq(stdin, path) => places.stdin,
            Some(_) | None => places.inputs,
        };
        folder.join(path.file_name().unwrap_or_default())
    };
    files(poc)
        .map(|path| BatchPart {
            host: path.to_owned(),
            place: place(path),
        })
        .collect()
}

pub(super) fn runs(
    order: &NeighbourOrder<'_>,
    wanted: &[u32],
    room: &Room<'_>,
    places: &Places<'_>,
) -> Vec<BatchRun> {
    let neighbours = order.neighbours;
    let input = order.poc.input.as_deref().and_then(Path::file_name);
    let input = input.map(|name| places.inputs.join(name));
    let expand = |command: &str| room.expand(command, input.as_deref(), Some(places.scratch));
    let plain = expand(&order.poc.command);
    let of_poc = |&id: &u32| BatchRun {
        id,
        script: plain.clone(),
        splices: Vec::new(),
    };
    let run = |id: u32| {
        let mutant = neighbours.mutant(id)?;
        let part = neighbours.material.parts.get(mutant.part)?;
        let own = mutant.command.as_deref().map(expand);
        Some(match &part.role {
            Role::File(file) => BatchRun {
                id,
                script: own.unwrap_or_else(|| plain.clone()),
                splices: part
                    .in_file(&mutant.splices)
                    .map(|splice| (*file, splice))
                    .collect(),
            },
            Role::Words(_) => BatchRun {
                id,
                script: expand(&neighbours.changes(id, order.poc)?.command?),
                splices: Vec::new(),
            },
        })
    };
    let of_mutant = |&id: &u32| run(id);
    let same = |input: u32| {
        move |id: &u32| {
            Some(BatchRun {
                id: *id,
                ..run(input)?
            })
        }
    };
    let mut found: Vec<BatchRun> = match order.switched {
        Switched::None | Switched::One(_) => wanted.iter().filter_map(of_mutant).collect(),
        Switched::Each(None) => wanted.iter().map(of_poc).collect(),
        Switched::Each(Some(input)) => wanted.iter().filter_map(same(input)).collect(),
    };
    for run in &mut found {
        let number = match order.switched {
            Switched::None => continue,
            Switched::One(number) => number,
            Switched::Each(_) => run.id,
        };
        run.script = with_switch(number, std::mem::take(&mut run.script));
    }
    found
}

fn with_switch(number: u32, script: OsString) -> OsString {
    let mut all = OsString::from(format!("export {SWITCH_VARIABLE}={number}\n"));
    all.push(script);
    all
}
