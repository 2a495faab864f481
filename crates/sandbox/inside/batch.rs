//! Runs of one command in one sandbox, with different files each time.
//!
//! A run is reported over the host's channel after its last process is gone, so no run can change
//! what was reported of another. Lines: `running ID`, then `said`, `report`, `left`, and finally
//! `ran` with how it ended.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom};
use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use crate::batch_plan::{Plan, Run};
use crate::left::{self, Laid, Left, Lookout};
use crate::looked::Looked;
use crate::one_run::{self, AtLimit, How, Order, Ran};
use crate::original::Original;
use crate::processes::Reach;
use crate::record::{Recorder, bytes_of};
use crate::server::Server;
use crate::tracee::Unserved;

/// How many report files of one run are read.
const MOST_REPORTS: usize = 32;
const REPORT_HEAD: u64 = 48 << 10;
const REPORT_TAIL: u64 = 16 << 10;
const MOST_REPORT_BYTES: usize = 96 << 10;
/// After this many runs have ended on their own, their times say how long a run takes.
const ENOUGH_ENDED: u32 = 5;
const TIMES_SLOWEST: u32 = 10;
/// Once there were enough hangs, a run that uses much more CPU time than the others is abandoned.
const TIMES_HARDEST: u32 = 4;
/// How many times longer a run may take on a busy machine.
const PATIENCE: u32 = 3;
const SHORTEST_LEAVE: Duration = Duration::from_millis(40);

/// Why not all runs are made.
pub enum Stop {
    Asked(&'static str),
    Problem(io::Error),
}

impl From<io::Error> for Stop {
    fn from(problem: io::Error) -> Self {
        Self::Problem(problem)
    }
}

pub struct Batch<'a> {
    pub plan: &'a Plan,
    originals: Vec<Original>,
    lookout: Lookout,
    looked: Option<Looked>,
    reach: Reach,
    started: Instant,
    /// How long runs waited for a processor, or slept.
    pub waited: Duration,
    hangs: u64,
    ended: u32,
    /// The longest wall time of a run that ended on its own.
    slowest: Duration,
    /// The most CPU time that such a run used.
    hardest: Duration,
}

impl<'a> Batch<'a> {
    pub fn new(plan: &'a Plan, walled: bool) -> io::Result<Self> {
        Ok(Self {
            originals: plan
                .parts
                .iter()
                .map(|part| Original::open(&part.original))
                .collect::<io::Result<_>>()?,
            lookout: lookout(plan),
            looked: plan.looked.as_ref().map(Looked::open).transpose()?,
            plan,
            reach: Reach::find(walled),
            started: Instant::now(),
            waited: Duration::ZERO,
            hangs: 0,
            ended: 0,
            slowest: Duration::ZERO,
            hardest: Duration::ZERO,
        })
    }

    fn go_on(&self, recorder: &Recorder) -> Result<(), Stop> {
        if recorder.is_cut() {
            return Err(Stop::Asked("room"));
        }
        if self.started.elapsed().saturating_sub(self.waited) >= self.plan.budget {
            return Err(Stop::Asked("time"));
        }
        Ok(())
    }

    /// Starts the program.
    pub fn one(&mut self, run: &Run, recorder: &mut Recorder) -> Result<Shown, Stop> {
        self.go_on(recorder)?;
        recorder.essential(&[b"running", &run.id])?;
        let laid = self.lay_out(run)?;
        let (limit, at_limit) = self.limit();
        let stdin = self.plan.stdin.and_then(|index| self.plan.parts.get(index));
        let ran = one_run::run(&Order {
            script: &run.script,
            stdin: stdin.map(|part| part.place.as_path()),
            limit,
            at_limit,
            reach: self.reach,
        })?;
        self.waited += waited(&ran);
        match ran.how {
            How::Ended(_) => {
                self.ended += 1;
                self.slowest = self.slowest.max(ran.wall);
                self.hardest = self.hardest.max(ran.cpu);
            }
            How::Hung => self.hangs += 1,
            How::Slow => {}
        }
        let shown = self.show(ran, &laid)?;
        self.tell(run, &shown, recorder)?;
        self.lookout.clear()?;
        if shown.ran.left_processes {
            return Err(io::Error::other("processes of a run could not be ended").into());
        }
        Ok(shown)
    }

    /// Runs a copy of the server's process; it is reported only if it is quiet, or only looked at. `None` if it takes too long.
    pub fn copy(
        &mut self,
        run: &Run,
        server: &mut Server,
        limit: Duration,
        recorder: &mut Recorder,
    ) -> Result<Option<Shown>, NotCopied> {
        self.go_on(recorder)?;
        match self.looked {
            Some(_) => recorder.essential(&[b"running", &run.id])?,
            None => recorder.essential(&[b"running", &run.id, b"served"])?,
        }
        let laid = self.lay_out(run)?;
        let ran = server.run(limit)?;
        self.waited += ran.as_ref().map(waited).unwrap_or_default();
        let shown = ran.map(|ran| self.show(ran, &laid)).transpose()?;
        let is_told = |shown: &&Shown| self.looked.is_some() || !shown.is_fault(self.plan);
        if let Some(shown) = shown.as_ref().filter(is_told) {
            self.tell(run, shown, recorder)?;
        }
        self.lookout.clear()?;
        Ok(shown)
    }

    /// It took too long, and was abandoned.
    pub fn tell_slow(&self, run: &Run, recorder: &mut Recorder) -> io::Result<()> {
        let none: &[u8] = b"0";
        recorder.line(&[b"ran", &run.id, b"slow", none, none, none, none, none, none])
    }

    fn tell(&self, run: &Run, shown: &Shown, recorder: &mut Recorder) -> io::Result<()> {
        if let Some(looked) = &self.looked {
            looked.tell(run, recorder)?;
        }
        tell(run, shown, recorder)
    }

    fn show(&self, ran: Ran, laid: &Laid) -> io::Result<Shown> {
        Ok(Shown {
            ran,
            reports: report_files(&self.plan.reports)?,
            left: self.lookout.left(laid),
        })
    }

    fn limit(&self) -> (Duration, AtLimit) {
        let most = self.plan.each;
        if self.looked.is_some() {
            return (self.plan.least.min(most), AtLimit::Leave);
        }
        if self.hangs >= self.plan.most_hangs {
            let longer = (self.hardest * TIMES_HARDEST).max(SHORTEST_LEAVE);
            return (longer.min(most), AtLimit::Leave);
        }
        let grace = self.plan.grace;
        let limit = if self.ended < ENOUGH_ENDED {
            most
        } else {
            let enough = (self.slowest * TIMES_SLOWEST).max(self.plan.least);
            enough.min(most)
        };
        (limit, AtLimit::Sample { grace })
    }

    pub fn lay_out(&self, run: &Run) -> io::Result<Laid> {
        for folder in &self.plan.emptied {
            empty(folder)?;
        }
        for (index, (part, original)) in self.plan.parts.iter().zip(&self.originals).enumerate() {
            let own = run.splices.iter().filter(|splice| splice.part == index);
            original.lay(own, &part.place)?;
        }
        if let Some(looked) = &self.looked {
            looked.clear()?;
        }
        let places = self.plan.parts.iter().map(|part| part.place.as_path());
        Ok(self.lookout.laid(places))
    }
}

/// On a busy machine a run waits for a processor, which is not held against the batch. One that sleeps looks the same, so no more
/// than most of its time counts as waiting.
fn waited(ran: &Ran) -> Duration {
    ran.wall.saturating_sub(ran.cpu.max(ran.wall / PATIENCE))
}

/// Keeps the folder itself, which may be a mount or the working folder of a process.
fn empty(folder: &Path) -> io::Result<()> {
    if !fs::symlink_metadata(folder)?.is_dir() {
        return Err(io::Error::other(
            "a run put something else in place of a folder",
        ));
    }
    // A run may have removed its own permissions.
    fs::set_permissions(folder, fs::Permissions::from_mode(0o755))?;
    for entry in fs::read_dir(folder)? {
        left::remove(&entry?.path())?;
    }
    Ok(())
}

/// Without the reports folder: the sanitizer writes there, not the program.
fn lookout(plan: &Plan) -> Lookout {
    let emptied = plan.emptied.iter();
    let emptied = emptied.filter(|folder| **folder != plan.reports);
    Lookout::new(emptied.cloned().collect(), &plan.watched)
}

/// Why a run cannot be a copy.
pub enum NotCopied {
    Stop(Stop),
    Unserved(Unserved),
}

impl From<Stop> for NotCopied {
    fn from(stop: Stop) -> Self {
        Self::Stop(stop)
    }
}

impl From<io::Error> for NotCopied {
    fn from(problem: io::Error) -> Self {
        Self::Stop(Stop::Problem(problem))
    }
}

impl From<Unserved> for NotCopied {
    fn from(why: Unserved) -> Self {
        Self::Unserved(why)
    }
}

/// All that a run showed.
pub struct Shown {
    pub ran: Ran,
    pub reports: Vec<PathBuf>,
    pub left: Vec<Left>,
}

fn tell(run: &Run, shown: &Shown, recorder: &mut Recorder) -> io::Result<()> {
    let Shown { ran, reports, left } = shown;
    for (stream, heard) in [(b"out", &ran.out), (b"err", &ran.err)] {
        if heard.total > 0 {
            recorder.line(&[b"said", &run.id, stream, &heard.kept()])?;
        }
    }
    let mut room = MOST_REPORT_BYTES;
    for path in reports {
        let mut text = read_report(path)?;
        text.truncate(room);
        room -= text.len();
        recorder.line(&[b"report", &run.id, &text])?;
    }
    let digits = |number: u128| number.to_string().into_bytes();
    for Left { path, content } in left {
        let [length, hash] = match content {
            Some((length, hash)) => [*length, *hash].map(|number| digits(number.into())),
            None => [Vec::new(), Vec::new()],
        };
        recorder.line(&[b"left", &run.id, bytes_of(path), &length, &hash])?;
    }
    let (how, number) = match ran.how {
        How::Ended(status) => one_run::exit_fields(status),
        How::Hung => ("hung", 0),
        How::Slow => ("slow", 0),
    };
    recorder.line(&[
        b"ran",
        &run.id,
        how.as_bytes(),
        number.to_string().as_bytes(),
        &digits(ran.wall.as_micros()),
        &digits(ran.out.total.into()),
        &digits(ran.out.hash.into()),
        &digits(ran.err.total.into()),
        &digits(ran.err.hash.into()),
    ])
}

fn report_files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    // A run may have removed the folder, and its reports with it.
    if !fs::symlink_metadata(folder).is_ok_and(|about| about.is_dir()) {
        return Ok(Vec::new());
    }
    // The run may have removed its own permissions.
    fs::set_permissions(folder, fs::Permissions::from_mode(0o755))?;
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if entry.file_type()?.is_file() {
            files.push(entry.path());
        }
        if files.len() == MOST_REPORTS {
            break;
        }
    }
    files.sort();
    Ok(files)
}

/// Keeps the head, which says what happened, and the tail, which says what happened last.
fn read_report(path: &Path) -> io::Result<Vec<u8>> {
    const O_NOFOLLOW: i32 = 0o400_000;
    const O_NONBLOCK: i32 = 0o4_000;
    // A run must not be able to hide a report by removing its permissions.
    fs::set_permissions(path, fs::Permissions::from_mode(0o600))?;
    let mut file: File = OpenOptions::new()
        .read(true)
        .custom_flags(O_NOFOLLOW | O_NONBLOCK)
        .open(path)?;
    let size = file.metadata()?.len();
    let mut text = Vec::new();
    if size <= REPORT_HEAD + REPORT_TAIL {
        file.take(REPORT_HEAD + REPORT_TAIL)
            .read_to_end(&mut text)?;
        return Ok(text);
    }
    file.by_ref().take(REPORT_HEAD).read_to_end(&mut text)?;
    text.push(b'\n');
    file.seek(SeekFrom::Start(size - REPORT_TAIL))?;
    file.take(REPORT_TAIL).read_to_end(&mut text)?;
    Ok(text)
}
