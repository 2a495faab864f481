//! The parts of an executable that decide how it runs: its loaded sections, without debug information.
//!
//! A changed comment changes line tables and source checksums in the file, but nothing that runs.

use std::fs;
use std::path::Path;

use crate::error::JudgeError;

/// Loaded sections that identify the build rather than the program.
const IGNORED: [&[u8]; 2] = [b".note.gnu.build-id", b".gnu_debuglink"];
const ALLOCATED: u64 = 2;
const NO_BITS: u32 = 8;

/// Whether two files run alike. Files that are not ELF are compared byte by byte.
pub(crate) fn run_alike(one: &Path, other: &Path) -> Result<bool, JudgeError> {
    if one == other {
        return Ok(true);
    }
    let read = |path: &Path| fs::read(path).map_err(JudgeError::io("read", path));
    let (one, other) = (read(one)?, read(other)?);
    Ok(one == other || same_image(&one, &other))
}

fn same_image(one: &[u8], other: &[u8]) -> bool {
    match (loaded_sections(one), loaded_sections(other)) {
        (Some(one), Some(other)) => one == other,
        (None, _) | (_, None) => false,
    }
}

#[derive(PartialEq, Eq)]
struct Section<'f> {
    name: &'f [u8],
    address: u64,
    size: u64,
    content: &'f [u8],
}

/// Every loaded section; `None` unless it is a complete 64-bit little-endian ELF file.
fn loaded_sections(file: &[u8]) -> Option<Vec<Section<'_>>> {
    if file.get(..6)? != b"\x7fELF\x02\x01" {
        return None;
    }
    let (table, size, count) = (
        read_u64(file, 0x28)?,
        read_u16(file, 0x3a)?,
        read_u16(file, 0x3c)?,
    );
    let names_index = u64::from(read_u16(file, 0x3e)?);
    let header = |index: u64| {
        let start = table.checked_add(index.checked_mul(u64::from(size))?)?;
        slice(file, start, u64::from(size))
    };
    let names = content(file, header(names_index)?)?;
    let mut sections = Vec::new();
    for index in 0..u64::from(count) {
        let section = header(index)?;
        let name = names.get(read_u32(section, 0)? as usize..)?;
        let name = name.split(|&byte| byte == 0).next()?;
        if read_u64(section, 8)? & ALLOCATED != 0 && !IGNORED.contains(&name) {
            sections.push(Section {
                name,
                address: read_u64(section, 16)?,
                size: read_u64(section, 32)?,
                content: content(file, section)?,
            });
        }
    }
    // A file without sections cannot be compared this way.
    (!sections.is_empty()).then_some(sections)
}

fn content<'f>(file: &'f [u8], section: &[u8]) -> Option<&'f [u8]> {
    if read_u32(section, 4)? == NO_BITS {
        return Some(&[]);
    }
    slice(file, read_u64(section, 24)?, read_u64(section, 32)?)
}

fn slice(file: &[u8], start: u64, length: u64) -> Option<&[u8]> {
    let start = usize::try_from(start).ok()?;
    file.get(start..start.checked_add(usize::try_from(length).ok()?)?)
}

fn read_u16(bytes: &[u8], at: usize) -> Option<u16> {
    Some(u16::from_le_bytes(bytes.get(at..at + 2)?.try_into().ok()?))
}

fn read_u32(bytes: &[u8], at: usize) -> Option<u32> {
    Some(u32::from_le_bytes(bytes.get(at..at + 4)?.try_into().ok()?))
}

fn read_u64(bytes: &[u8], at: usize) -> Option<u64> {
    Some(u64::from_le_bytes(bytes.get(at..at + 8)?.try_into().ok()?))
}

#[cfg(test)]
#[path = "program_image_tests.rs"]
mod tests;
