//! The bugs shown by the unpatched program's own tests. A test that fails because of the bug under repair is an
//! independent input for it, not made for the patch.

use std::fs;
use std::path::Path;
use std::time::Duration;

use patchwright_crash as crash;
use patchwright_domain::case::Test;
use patchwright_domain::event::Step;
use patchwright_domain::report::CrashReport;
use patchwright_sandbox::{INSIDE_ROOT, Outcome};

use super::test_key;
use crate::base::Base;
use crate::kept::keep;
use crate::options::{Leaks, Purpose};
use crate::room::{Scratch, Tree};
use crate::subject::Subject;
use crate::suite_leaks::logs;
use crate::{SubjectError, symbolize};

impl Subject<'_> {
    /// The reports of one run of the tests, stored next to the base. Test drivers hide what a program printed, so every
    /// process writes its own file.
    pub fn suite_reports(
        &self,
        test: &Test,
        base: &Base,
    ) -> Result<Vec<CrashReport>, SubjectError> {
        let kept = base
            .folder()
            .join(format!("test-reports-{}.json", test_key(test)?));
        let known = fs::read(&kept).ok();
        if let Some(known) = known.and_then(|bytes| serde_json::from_slice(&bytes).ok()) {
            return Ok(known);
        }
        let (outcome, found) = self.step(Step::Test, || self.run_for_reports(test, base))?;
        // A run cut short by a limit is incomplete.
        if let Outcome::Exited(_) = outcome {
            keep(&kept, &found)?;
        }
        Ok(found)
    }

    fn run_for_reports(
        &self,
        test: &Test,
        base: &Base,
    ) -> Result<(Outcome, Vec<CrashReport>), SubjectError> {
        let reports = Scratch::new(self.host.sandbox, "reports")?;
        let layer = self.layer(base)?;
        let tree = Tree::View(&layer);
        let mut room = self.room(tree)?;
        let seen = room.writable(reports.path(), &Path::new(INSIDE_ROOT).join("reports"));
        let purpose = Purpose::Evidence {
            reports: &seen.to_string_lossy(),
            leaks: Leaks::Ignored,
        };
        room.add_env(&test.env, &purpose);
        let script = room.expand(&test.command, None, None);
        let limit = Duration::from_secs(test.seconds);
        let finished = self.run_logged(&room, script, "test-reports", limit)?;
        if finished.outcome == Outcome::Cancelled {
            return Err(SubjectError::Cancelled);
        }
        let mut found = crash::parse(&logs(reports.path())?);
        symbolize::complete(self, tree, &mut found)?;
        Ok((finished.outcome, found))
    }
}
