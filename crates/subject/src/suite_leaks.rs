//! What the unpatched program leaks while its own tests run: a patch is not blamed for that.
//!
//! Most patches leak nothing, so this is computed only if one is about to be refused for a leak.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use patchwright_crash::{self as crash, LeakSite};
use patchwright_domain::case::Test;
use patchwright_domain::event::Step;
use patchwright_sandbox::{INSIDE_ROOT, Leftovers, Outcome};

use serde::{Deserialize, Serialize};

use crate::base::Base;
use crate::kept::keep;
use crate::options::Purpose;
use crate::reproduce::MOST_LOOKS;
use crate::room::{Scratch, Tree};
use crate::subject::Subject;
use crate::suite_run::test_key;
use crate::{SubjectError, symbolize};

/// One per process of a test; the reports beyond this limit add little.
const MOST_REPORT_FILES: usize = 2000;
const MOST_REPORT_BYTES: u64 = 1 << 20;
const MOST_BYTES_IN_ALL: usize = 64 << 20;

/// Part of the file name; raised when sites are named differently.
const FORMAT: u32 = 2;

/// No further run of a suite is started after this time.
const ENOUGH: Duration = Duration::from_secs(60);

/// The results of the runs so far.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
struct SuiteLeaks {
    looks: u32,
    sites: BTreeSet<LeakSite>,
}

impl Subject<'_> {
    /// The sites that leak in the unpatched program's tests, stored next to the base. A scan may miss some, so the
    /// suite is repeated as long as one of the sites in `asked` is not among them.
    pub fn suite_leaks(
        &self,
        test: &Test,
        base: &Base,
        asked: &BTreeSet<LeakSite>,
    ) -> Result<BTreeSet<LeakSite>, SubjectError> {
        let kept = base
            .folder()
            .join(format!("test-leaks-{FORMAT}-{}.json", test_key(test)?));
        let known = fs::read(&kept).ok();
        let known = known.and_then(|bytes| serde_json::from_slice::<SuiteLeaks>(&bytes).ok());
        let mut known = known.unwrap_or_default();
        let started = Instant::now();
        while known.looks == 0
            || !asked.is_subset(&known.sites)
                && known.looks < MOST_LOOKS
                && started.elapsed() < ENOUGH
        {
            let (outcome, sites) = self.step(Step::Test, || self.run_for_leaks(test, base))?;
            known.looks += 1;
            known.sites.extend(sites);
            // A run cut short by a limit is incomplete: good enough now, but not stored.
            match outcome {
                Outcome::Exited(_) => keep(&kept, &known)?,
                _ => break,
            }
        }
        Ok(known.sites)
    }

    fn run_for_leaks(
        &self,
        test: &Test,
        base: &Base,
    ) -> Result<(Outcome, BTreeSet<LeakSite>), SubjectError> {
        let reports = Scratch::new(self.host.sandbox, "reports")?;
        let layer = self.layer(base)?;
        let tree = Tree::View(&layer);
        let mut room = self.room(tree)?;
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

/// Everything that the processes of a suite wrote, bounded.
pub(crate) fn logs(folder: &Path) -> Result<Vec<u8>, SubjectError> {
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
