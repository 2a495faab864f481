//! Runs mutants on an instrumented tree, only to see what they reach and compare. Nothing that is said here judges anything.

use std::collections::BTreeMap;
use std::path::Path;
use std::thread;
use std::time::Duration;

use patchwright_sandbox::{
    BatchEnd, Cut, INSIDE_ROOT, Layer, Look, Looked, Outcome, RunEnd, Serve,
};

use super::run::NeighbourOrder;
use crate::SubjectError;
use crate::options::{Leaks, SANITIZER_EXIT};
use crate::room::{COUNTS_FOLDER, Scratch};
use crate::subject::Subject;

const MAP: &str = "looked";

/// What a run on an instrumented tree looked like.
#[derive(Debug, Default)]
pub(super) struct Seen {
    /// It may show a fault, which only a run of the real program tells.
    pub fault: bool,
    pub looked: Looked,
}

impl Subject<'_> {
    /// Without those that could not be run. `known` are the edges that are not told.
    pub(super) fn look(
        &self,
        layer: &Layer,
        order: &NeighbourOrder<'_>,
        (known, budget): (&[u8], Duration),
    ) -> Result<BTreeMap<u32, Seen>, SubjectError> {
        let workers = self.workers(layer, order.wanted.len());
        let shares: Vec<Result<BTreeMap<u32, Seen>, SubjectError>> = thread::scope(|scope| {
            let work = |worker: usize| {
                let own = order.wanted.iter().copied().skip(worker).step_by(workers);
                let own: Vec<u32> = own.collect();
                scope.spawn(move || self.look_at_share(layer, order, &own, (known, budget)))
            };
            let threads: Vec<_> = (0..workers).map(work).collect();
            threads
                .into_iter()
                .map(|thread| thread.join().unwrap_or(Err(SubjectError::Reader)))
                .collect()
        });
        let mut all = BTreeMap::new();
        for share in shares {
            all.extend(share?);
        }
        Ok(all)
    }

    fn look_at_share(
        &self,
        layer: &Layer,
        order: &NeighbourOrder<'_>,
        wanted: &[u32],
        (known, budget): (&[u8], Duration),
    ) -> Result<BTreeMap<u32, Seen>, SubjectError> {
        let folder = Scratch::new(self.host.sandbox, "looked")?;
        let view = self.host.sandbox.layer_on(layer)?;
        let order = NeighbourOrder {
            counts: Some(folder.path()),
            ..*order
        };
        let (job, mut batch, _room) = self.batch(&view, &order, wanted, Leaks::Ignored, budget)?;
        batch.serve = Serve::Quiet {
            fault: SANITIZER_EXIT,
        };
        batch.look = Some(Look {
            map: Path::new(INSIDE_ROOT).join(COUNTS_FOLDER).join(MAP),
            known: known.to_vec(),
        });
        let runs = self.host.sandbox.run_batch(job, &batch, self.host.cancel)?;
        if let Some(Cut::Broken {
            outcome: Outcome::Cancelled,
            ..
        }) = runs.cut
        {
            return Err(SubjectError::Cancelled);
        }
        let seen = |end: BatchEnd| Seen {
            fault: is_fault(&end),
            looked: end.looked,
        };
        let ended = runs.ended.into_iter();
        Ok(ended.map(|(index, end)| (index, seen(end))).collect())
    }
}

/// Reports, signals and what a sanitizer's exit looks like. What a program prints by itself may be a report, too.
fn is_fault(end: &BatchEnd) -> bool {
    let by_itself = match end.end {
        RunEnd::Exited(status) => status < 128 && status != SANITIZER_EXIT,
        // It is not known how it would end, and waiting for it costs as much as hundreds of others.
        RunEnd::Slow | RunEnd::Hung => return false,
        RunEnd::Signalled(_) => false,
    };
    !by_itself || !end.reports.is_empty() || super::reading::prints_report(end)
}
