//! The programs and libraries of a tree, and where the lines of some source files are in them.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use patchwright_domain::candidate::RelPath;
use patchwright_sandbox::{Leftovers, PROBES, ProbeEffect, probe_list};

use super::lines::{self, CodePlace};
use super::{Coverage, FileCoverage};
use crate::SubjectError;
use crate::room::Room;

const MAGIC: &[u8] = b"\x7fELF";
/// Bytes needed to distinguish a program or library from an object file.
const HEAD_BYTES: u64 = 18;
/// Larger programs are skipped.
const MOST_PROGRAM_BYTES: u64 = 512 << 20;
/// Further programs of a tree are skipped.
const MOST_PROGRAMS: usize = 2_000;
const MOST_PLACES: usize = 8_000_000;

/// The locations to probe in the programs of one tree.
pub(super) struct Modules<'f> {
    asked: &'f BTreeSet<RelPath>,
    files: Vec<&'f RelPath>,
    /// Paths relative to the tree's root.
    programs: Vec<(PathBuf, Vec<CodePlace>)>,
    places: usize,
}

impl<'f> Modules<'f> {
    pub(super) fn of_files(files: &'f BTreeSet<RelPath>) -> Self {
        Self {
            asked: files,
            files: files.iter().collect(),
            programs: Vec::new(),
            places: 0,
        }
    }

    pub(super) fn files(&self) -> &'f BTreeSet<RelPath> {
        self.asked
    }

    pub(super) fn is_empty(&self) -> bool {
        self.places == 0
    }

    /// Reads the programs below `root`, which the job sees at `source`; returns whether that found new lines of the files.
    pub(super) fn find(&mut self, root: &Path, source: &Path) -> Result<bool, SubjectError> {
        let before = self.places;
        for program in programs_below(root)? {
            self.look_into(root, &program, source)?;
        }
        Ok(self.places > before)
    }

    /// Reads one program, by its path below `root`. One that was read before is read again because a build may have replaced it.
    pub(super) fn look_into(
        &mut self,
        root: &Path,
        program: &Path,
        source: &Path,
    ) -> Result<(), SubjectError> {
        let wanted = |path: &Path| {
            let relative = path.strip_prefix(source).ok()?;
            self.files
                .iter()
                .position(|file| file.as_path() == relative)
        };
        let Ok(bytes) = Leftovers::open(root)?.read(program, MOST_PROGRAM_BYTES) else {
            return Ok(());
        };
        let places = lines::places(&bytes, &wanted);
        if places.is_empty() || self.places + places.len() > MOST_PLACES {
            return Ok(());
        }
        if let Some(at) = self.programs.iter().position(|(known, _)| known == program) {
            self.places -= self.programs.remove(at).1.len();
        }
        self.places += places.len();
        self.programs.push((program.to_owned(), places));
        Ok(())
    }

    /// Leaves only these lines of each file to be probed.
    pub(super) fn keep_lines(&mut self, wanted: &BTreeSet<(RelPath, u32)>) {
        let files = &self.files;
        let is_wanted = |place: &CodePlace| {
            let file = files.get(place.file);
            file.is_some_and(|file| wanted.contains(&((*file).clone(), place.line)))
        };
        for (_, places) in &mut self.programs {
            places.retain(is_wanted);
        }
        self.places = self.programs.iter().map(|(_, places)| places.len()).sum();
    }

    /// Writes the list to where the supervisor expects it.
    pub(super) fn lay_out(
        &self,
        room: &mut Room<'_>,
        effect: ProbeEffect,
    ) -> Result<(), SubjectError> {
        let list = room.scratch("probes")?.join("list");
        let programs: Vec<(PathBuf, Vec<u64>)> = self
            .programs
            .iter()
            .map(|(program, places)| {
                let mut offsets: Vec<u64> = places.iter().map(|place| place.offset).collect();
                offsets.dedup();
                (room.source.join(program), offsets)
            })
            .collect();
        let modules = programs
            .iter()
            .map(|(path, offsets)| (path.as_path(), offsets.as_slice()));
        let list_of_probes = probe_list(effect, modules);
        fs::write(&list, list_of_probes).map_err(SubjectError::io("write", &list))?;
        room.read_only(&list, Path::new(PROBES));
        Ok(())
    }

    /// Turns the reached locations into line coverage. Contains every requested file, even those without code.
    pub(super) fn coverage(&self, reached: &BTreeSet<usize>) -> Coverage {
        let mut lines: Vec<FileCoverage> = vec![FileCoverage::default(); self.files.len()];
        let programs = self.programs.iter();
        // Several lines may begin at one instruction, which has one number.
        let places = programs.flat_map(|(_, places)| places.chunk_by(|a, b| a.offset == b.offset));
        for (number, here) in places.enumerate() {
            for place in here {
                let Some(file) = lines.get_mut(place.file) else {
                    continue;
                };
                file.code.insert(place.line);
                if reached.contains(&number) {
                    file.reached.insert(place.line);
                }
            }
        }
        let files = self.files.iter().map(|file| (*file).clone());
        Coverage {
            files: files.zip(lines).collect(),
        }
    }
}

/// Does not follow links, but enters hidden folders because libtool keeps its programs in one.
fn programs_below(root: &Path) -> Result<Vec<PathBuf>, SubjectError> {
    let left = Leftovers::open(root)?;
    let mut found = Vec::new();
    let mut waiting = vec![PathBuf::new()];
    while let Some(folder) = waiting.pop() {
        let full = root.join(&folder);
        // Tests create folders that nobody may enter.
        let Ok(listed) = fs::read_dir(&full) else {
            continue;
        };
        for entry in listed {
            let entry = entry.map_err(SubjectError::io("list", &full))?;
            let relative = folder.join(entry.file_name());
            let kind = entry.file_type();
            let kind = kind.map_err(SubjectError::io("look at", entry.path()))?;
            let is_program = || {
                let head = left.read_head(&relative, HEAD_BYTES);
                head.is_ok_and(|head| is_linked(&head))
            };
            if kind.is_dir() {
                waiting.push(relative);
            } else if kind.is_file() && found.len() < MOST_PROGRAMS && is_program() {
                found.push(relative);
            }
        }
    }
    found.sort();
    Ok(found)
}

/// Whether this is the header of an executable or shared object, by its `e_type`.
fn is_linked(head: &[u8]) -> bool {
    let kind = head
        .get(16..18)
        .map(|kind| u16::from(kind[0]) | u16::from(kind[1]) << 8);
    let kind = kind.map(object::elf::FileType);
    head.starts_with(MAGIC) && matches!(kind, Some(object::elf::ET_EXEC | object::elf::ET_DYN))
}
