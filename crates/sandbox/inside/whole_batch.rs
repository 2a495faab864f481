//! Runs one command many times in one sandbox, with different files each time, because starting a
//! sandbox takes longer than most runs. At the end, `waited MICROS` says how
//! long runs waited for a processor, and `stopped WHY` that not all of them were run.
//!
//! If the host allows it, runs that do no harm are copies of one process (`running ID served`). Faults are always
//! reported of started programs, and what is reported of copies counts only after the line `trusted`: see [`served`].

use std::io;
use std::path::Path;

use crate::batch::{Batch, Stop};
use crate::batch_plan::Plan;
use crate::record::Recorder;
use crate::{served, sys};

pub fn run(plan: &Path, walled: bool, recorder: &mut Recorder) -> io::Result<()> {
    let plan = Plan::read(plan)?;
    sys::hide_from_other_processes()?;
    let mut batch = Batch::new(&plan, walled)?;
    let ended = run_all(&mut batch, recorder);
    let waited = batch.waited.as_micros().to_string();
    recorder.essential(&[b"waited", waited.as_bytes()])?;
    match ended {
        Ok(()) => Ok(()),
        Err(Stop::Asked(why)) => recorder.essential(&[b"stopped", why.as_bytes()]),
        Err(Stop::Problem(problem)) => {
            let why = problem.to_string();
            recorder.essential(&[b"stopped", b"problem", why.as_bytes()])
        }
    }
}

fn run_all(batch: &mut Batch<'_>, recorder: &mut Recorder) -> Result<(), Stop> {
    let done = served::serve(batch, recorder)?;
    for (index, run) in batch.plan.runs.iter().enumerate() {
        if !done.contains(&index) {
            batch.one(run, recorder)?;
        }
    }
    Ok(())
}
