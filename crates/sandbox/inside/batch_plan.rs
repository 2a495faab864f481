//! The batch that the host asked for, as read from the plan file.

use std::ffi::OsString;
use std::io;
use std::os::unix::ffi::OsStringExt;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::line;

/// Many runs of one command, each with its own files.
#[derive(Default)]
pub struct Plan {
    /// Files that are written again before each run.
    pub parts: Vec<Part>,
    /// The part that every run gets as standard input.
    pub stdin: Option<usize>,
    pub emptied: Vec<PathBuf>,
    /// Other folders in which runs may leave files.
    pub watched: Vec<PathBuf>,
    pub reports: PathBuf,
    /// The exit status of a fault, if runs may be copies of one process.
    pub served: Option<i32>,
    /// Where the program keeps what it reaches and compares, and what is known of it.
    pub looked: Option<[PathBuf; 2]>,
    pub runs: Vec<Run>,
    pub each: Duration,
    pub least: Duration,
    pub grace: Duration,
    pub budget: Duration,
    pub most_hangs: u64,
}

pub struct Part {
    pub original: PathBuf,
    pub place: PathBuf,
}

pub struct Run {
    pub id: Vec<u8>,
    pub script: OsString,
    pub splices: Vec<Splice>,
}

/// Replaces `remove` bytes of the original part at `at` with `insert`.
pub struct Splice {
    pub part: usize,
    pub at: usize,
    pub remove: usize,
    pub insert: Vec<u8>,
}

impl Plan {
    pub fn read(path: &Path) -> io::Result<Self> {
        let mut plan = Self::default();
        for fields in line::records(&std::fs::read(path)?) {
            let mut fields = Fields(fields.into_iter());
            plan.take(&mut fields)
                .ok_or_else(|| io::Error::other("a line of the plan is not understood"))?;
        }
        Ok(plan)
    }

    fn take(&mut self, fields: &mut Fields) -> Option<()> {
        match fields.0.next()?.as_slice() {
            b"part" => self.parts.push(Part {
                original: fields.path()?,
                place: fields.path()?,
            }),
            b"stdin" => self.stdin = Some(fields.number()?),
            b"emptied" => self.emptied.push(fields.path()?),
            b"watched" => self.watched.push(fields.path()?),
            b"reports" => self.reports = fields.path()?,
            b"served" => self.served = Some(fields.number()?),
            b"looked" => self.looked = Some([fields.path()?, fields.path()?]),
            b"limits" => {
                self.each = fields.millis()?;
                self.least = fields.millis()?;
                self.grace = fields.millis()?;
                self.budget = fields.millis()?;
                self.most_hangs = fields.number()?;
            }
            b"run" => self.runs.push(Run {
                id: fields.0.next()?,
                script: OsString::from_vec(fields.0.next()?),
                splices: Vec::new(),
            }),
            b"splice" => {
                let splice = Splice {
                    part: fields.number()?,
                    at: fields.number()?,
                    remove: fields.number()?,
                    insert: fields.0.next()?,
                };
                self.runs.last_mut()?.splices.push(splice);
            }
            _ => return None,
        }
        Some(())
    }
}

struct Fields(std::vec::IntoIter<Vec<u8>>);

impl Fields {
    fn path(&mut self) -> Option<PathBuf> {
        self.0.next().map(OsString::from_vec).map(PathBuf::from)
    }

    fn number<N: std::str::FromStr>(&mut self) -> Option<N> {
        std::str::from_utf8(&self.0.next()?).ok()?.parse().ok()
    }

    fn millis(&mut self) -> Option<Duration> {
        self.number().map(Duration::from_millis)
    }
}
