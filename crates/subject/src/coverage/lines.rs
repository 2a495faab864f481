//! Maps the instructions of a program to source lines, from its debug information.

use std::collections::HashMap;
use std::path::{Component, Path, PathBuf};

use gimli::{EndianSlice, RunTimeEndian, SectionId};
use object::{Object, ObjectSection, ObjectSegment, SegmentFlags};

type Bytes<'d> = EndianSlice<'d, RunTimeEndian>;
type Program<'d> = gimli::IncompleteLineProgram<Bytes<'d>>;

/// Limit on locations read from one program.
const MOST_PLACES: usize = 2_000_000;

/// The first instruction of a line, by its offset in the file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct CodePlace {
    pub offset: u64,
    /// The number returned by `wanted`.
    pub file: usize,
    pub line: u32,
}

/// The locations of a program at which a line of a wanted file begins; `wanted` is called with whole paths. A program without
/// debug information has none, and parts that cannot be read are left out: both mean unknown, never not reached.
pub(super) fn places(program: &[u8], wanted: &dyn Fn(&Path) -> Option<usize>) -> Vec<CodePlace> {
    let Ok(file) = object::File::parse(program) else {
        return Vec::new();
    };
    let mut places = read(&file, wanted).unwrap_or_default();
    places.sort_unstable();
    places.dedup();
    places
}

fn read(
    file: &object::File<'_>,
    wanted: &dyn Fn(&Path) -> Option<usize>,
) -> gimli::Result<Vec<CodePlace>> {
    let endian = match file.is_little_endian() {
        true => RunTimeEndian::Little,
        false => RunTimeEndian::Big,
    };
    let load = |id: SectionId| -> gimli::Result<Bytes<'_>> {
        let section = file.section_by_name(id.name());
        let data = section.and_then(|section| section.data().ok());
        Ok(EndianSlice::new(data.unwrap_or_default(), endian))
    };
    let dwarf = gimli::Dwarf::load(load)?;
    let code = Code::segments(file);
    let mut found = Vec::new();
    let mut units = dwarf.units();
    while let Some(header) = units.next()? {
        let unit = dwarf.unit(header)?;
        let folder = unit.comp_dir.map(|folder| path(&folder));
        let Some(program) = unit.line_program.clone() else {
            continue;
        };
        let files = Files::new(&dwarf, &unit, folder.unwrap_or_default(), wanted);
        rows(program, files, &code, &mut found)?;
        if found.len() > MOST_PLACES {
            break;
        }
    }
    Ok(found)
}

fn rows<'d>(
    program: Program<'d>,
    mut files: Files<'_, 'd>,
    code: &Code,
    found: &mut Vec<CodePlace>,
) -> gimli::Result<()> {
    let mut rows = program.rows();
    while let Some((header, row)) = rows.next_row()? {
        let line = row.line().and_then(|line| u32::try_from(line.get()).ok());
        let (Some(line), true, false) = (line, row.is_stmt(), row.end_sequence()) else {
            continue;
        };
        let file = files.wanted(row.file_index(), header)?;
        let (Some(file), Some(offset)) = (file, code.offset(row.address())) else {
            continue;
        };
        found.push(CodePlace { offset, file, line });
    }
    Ok(())
}

/// The source files of a unit, each looked up once.
struct Files<'a, 'd> {
    dwarf: &'a gimli::Dwarf<Bytes<'d>>,
    unit: &'a gimli::Unit<Bytes<'d>>,
    folder: PathBuf,
    wanted: &'a dyn Fn(&Path) -> Option<usize>,
    known: HashMap<u64, Option<usize>>,
}

impl<'a, 'd> Files<'a, 'd> {
    fn new(
        dwarf: &'a gimli::Dwarf<Bytes<'d>>,
        unit: &'a gimli::Unit<Bytes<'d>>,
        folder: PathBuf,
        wanted: &'a dyn Fn(&Path) -> Option<usize>,
    ) -> Self {
        Self {
            dwarf,
            unit,
            folder,
            wanted,
            known: HashMap::new(),
        }
    }

    fn wanted(
        &mut self,
        index: u64,
        header: &gimli::LineProgramHeader<Bytes<'d>>,
    ) -> gimli::Result<Option<usize>> {
        if let Some(known) = self.known.get(&index) {
            return Ok(*known);
        }
        let answer = match header.file(index) {
            Some(entry) => {
                let mut whole = self.folder.clone();
                if let Some(folder) = entry.directory(header) {
                    whole.push(path(&self.dwarf.attr_string(self.unit, folder)?));
                }
                let name = self.dwarf.attr_string(self.unit, entry.path_name())?;
                whole.push(path(&name));
                (self.wanted)(&plain(&whole))
            }
            None => None,
        };
        self.known.insert(index, answer);
        Ok(answer)
    }
}

fn path(text: &Bytes<'_>) -> PathBuf {
    use std::os::unix::ffi::OsStrExt;
    Path::new(std::ffi::OsStr::from_bytes(text.slice())).to_owned()
}

/// Removes `.` and `..` lexically, since links in what a build wrote are not followed.
fn plain(path: &Path) -> PathBuf {
    let mut plain = PathBuf::new();
    for part in path.components() {
        match part {
            Component::ParentDir => {
                plain.pop();
            }
            Component::CurDir => {}
            Component::Prefix(_) | Component::RootDir | Component::Normal(_) => plain.push(part),
        }
    }
    plain
}

/// The executable segments of a file: address, file offset and length.
struct Code(Vec<(u64, u64, u64)>);

impl Code {
    fn segments(file: &object::File<'_>) -> Self {
        let is_code = |flags: SegmentFlags| match flags {
            SegmentFlags::Elf { p_flags, .. } => p_flags.0 & object::elf::PF_X.0 != 0,
            _ => false,
        };
        let segments = file.segments().filter(|segment| is_code(segment.flags()));
        Self(
            segments
                .map(|segment| {
                    let (offset, length) = segment.file_range();
                    (segment.address(), offset, length)
                })
                .collect(),
        )
    }

    /// Code that the linker discarded has no offset.
    fn offset(&self, address: u64) -> Option<u64> {
        self.0.iter().find_map(|(start, offset, length)| {
            let within = address.checked_sub(*start)?;
            (within < *length).then(|| offset + within)
        })
    }
}

#[cfg(test)]
#[path = "lines_tests.rs"]
mod tests;
