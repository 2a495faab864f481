//! What the unpatched program leaks while its own tests run: a patch is not blamed for that.
//!
//! Most patches leak nothing, so this is asked only when one is about to be refused for a leak.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::time::Duration;

use patchwright_crash::{self as crash, LeakSite};
use patchwright_domain::case::Test;
use patchwright_domain::event::Step;
use patchwright_sandbox::{INSIDE_ROOT, Leftovers, Outcome};

use crate::base::Base;
use crate::options::Purpose;
use crate::room::{Room, Scratch, Tree};
use crate::subject::Subject;
use crate::suite_run::test_key;
use crate::{SubjectError, symbolize};

/// A process of each test leaves one; a suite with more has told enough.
const MOST_REPORT_FILES: usize = 2000;
const MOST_REPORT_BYTES: u64 = 1 << 20;
const MOST_BYTES_IN_ALL: usize = 64 << 20;

impl Subject<'_> {
    /// The sites that leak in the unpatched program's tests; run once per base and kept beside it.
    pub fn suite_leaks(
        &self,
        test: &Test,
        base: &Base,
    ) -> Result<BTreeSet<LeakSite>, SubjectError> {
        let kept = base
            .folder()
            .join(format!("test-leaks-{}.json", test_key(test)?));
        let known = fs::read(&kept).ok();
        if let Some(known) = known.and_then(|bytes| serde_json::from_slice(&bytes).ok()) {
            return Ok(known);
        }
        let found = self.step(Step::Test, || self.run_for_leaks(test, base))?;
        // A run that a limit cut has not told all: it is good for now, and not kept.
        if let (Outcome::Exited(_), sites) = &found {
            self.keep(&kept, sites)?;
        }
        Ok(found.1)
    }

    fn run_for_leaks(
        &self,
        test: &Test,
        base: &Base,
    ) -> Result<(Outcome, BTreeSet<LeakSite>), SubjectError> {
        let reports = Scratch::new(self.sandbox, "reports")?;
        let layer = self.layer(base)?;
        let tree = Tree::View(&layer);
        let mut room = Room::new(self.case, self.sandbox, &self.toolchain, tree)?;
        let seen = room.writable(reports.path(), &Path::new(INSIDE_ROOT).join("reports"));
        let purpose = Purpose::LeaksOnly {
            reports: &seen.to_string_lossy(),
        };
        room.add_env(&test.env, &purpose);
        let script = room.expand(&test.command, None, None);
        let limit = Duration::from_secs(test.seconds);
        let finished = self.run_logged(&room, script, "test-leaks", limit)?;
        if finished.outcome == Outcome::Cancelled {
            return Err(SubjectError::Cancelled);
        }
        let mut found = crash::parse(&logs(reports.path())?);
        symbolize::complete(self, tree, &mut found)?;
        let project = self.project();
        let sites = found
            .iter()
            .flat_map(|report| crash::leak_sites(report, &project));
        Ok((finished.outcome, sites.collect()))
    }
}

fn logs(folder: &Path) -> Result<Vec<u8>, SubjectError> {
    let left = Leftovers::open(folder)?;
    let mut text = Vec::new();
    for name in left.names(MOST_REPORT_FILES)? {
        if text.len() > MOST_BYTES_IN_ALL {
            break;
        }
        text.extend(left.read_head(&name, MOST_REPORT_BYTES)?);
        text.push(b'\n');
    }
    Ok(text)
}
