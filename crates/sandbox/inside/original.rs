//! A file before mutation, from which the mutants are written: small files are kept in memory, large ones read
//! from disk.

use std::fs::{self, File, FileTimes};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;
use std::time::{Duration, UNIX_EPOCH};

use crate::batch_plan::Splice;

/// Larger files would be in memory twice, and that memory counts against the program.
const MOST_IN_MEMORY: u64 = 16 << 20;
/// A fixed modification time: programs that print it would otherwise behave differently in every run.
const WRITTEN: Duration = Duration::from_secs(1_577_836_800);

pub enum Original {
    InMemory(Vec<u8>),
    OnDisk(File),
}

impl Original {
    pub fn open(path: &Path) -> io::Result<Self> {
        let file = File::open(path)?;
        if file.metadata()?.len() > MOST_IN_MEMORY {
            return Ok(Self::OnDisk(file));
        }
        fs::read(path).map(Self::InMemory)
    }

    /// Writes the original with its splices, which are sorted and do not overlap.
    pub fn lay<'a>(
        &self,
        splices: impl Iterator<Item = &'a Splice>,
        place: &Path,
    ) -> io::Result<()> {
        let mut file = File::create(place)?;
        match self {
            Self::InMemory(bytes) => file.write_all(&spliced(bytes, splices))?,
            Self::OnDisk(original) => copy_spliced(original, splices, &mut file)?,
        }
        let time = UNIX_EPOCH + WRITTEN;
        file.set_times(FileTimes::new().set_accessed(time).set_modified(time))
    }
}

fn spliced<'a>(original: &[u8], splices: impl Iterator<Item = &'a Splice>) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(original.len());
    let mut done = 0;
    for splice in splices {
        bytes.extend_from_slice(original.get(done..splice.at).unwrap_or_default());
        bytes.extend_from_slice(&splice.insert);
        done = splice.at.saturating_add(splice.remove);
    }
    bytes.extend_from_slice(original.get(done..).unwrap_or_default());
    bytes
}

fn copy_spliced<'a>(
    mut original: &File,
    splices: impl Iterator<Item = &'a Splice>,
    to: &mut File,
) -> io::Result<()> {
    let mut done = 0;
    for splice in splices {
        let start = original.seek(SeekFrom::Start(done as u64))?;
        io::copy(
            &mut original.take((splice.at as u64).saturating_sub(start)),
            to,
        )?;
        to.write_all(&splice.insert)?;
        done = splice.at.saturating_add(splice.remove);
    }
    original.seek(SeekFrom::Start(done as u64))?;
    io::copy(&mut original, to)?;
    Ok(())
}
