//! One call on an open case, which can be cancelled without affecting the others.

use std::fs;
use std::path::PathBuf;

use patchwright_domain::event::Event;
use patchwright_domain::report::CrashReport;
use patchwright_sandbox::CancelToken;
use patchwright_subject::{AnalysisUse, Host, Record, Subject, SubjectOptions, Toolchain};

use crate::error::SessionError;
use crate::open_case::OpenCase;
use crate::regular_file::read_regular;

/// Far larger than any real sanitizer report.
const MOST_REPORT_BYTES: u64 = 64 << 20;

/// A call that has not run yet.
pub struct Call<'s> {
    open: &'s OpenCase,
    cancel: CancelToken,
    number: u64,
    fresh: bool,
}

impl<'s> Call<'s> {
    pub(crate) fn new(open: &'s OpenCase, cancel: CancelToken, number: u64) -> Self {
        Self {
            open,
            cancel,
            number,
            fresh: false,
        }
    }

    /// Rebuilds the base even if it is cached.
    pub fn with_fresh_base(mut self) -> Self {
        self.fresh = true;
        self
    }

    /// Cancels only this call. May be used from another thread, before or during the run.
    pub fn cancel_token(&self) -> CancelToken {
        self.cancel.clone()
    }

    /// Runs `action` on the case. If an event could not be written to the journal, that error is returned,
    /// whatever the result of the action.
    pub fn run<T, E: From<SessionError>>(
        self,
        action: impl FnOnce(&Subject<'_>) -> Result<T, E>,
    ) -> Result<T, E> {
        self.open.events.check()?;
        let sink = |event: Event| self.open.events.emit(event);
        let case = &self.open.case;
        let host = Host {
            sandbox: &self.open.sandbox,
            cache: &self.open.cache,
            toolchain: Toolchain::find(&case.sandbox_read),
            cancel: &self.cancel,
        };
        let record = Record {
            sink: &sink,
            logs: self.logs()?,
        };
        let options = SubjectOptions {
            analysis: AnalysisUse::Allowed,
            ours: self.open.own_folders.clone(),
            fresh: self.fresh,
            given_report: self.given_report()?,
        };
        let result = action(&Subject::new(case, host, record, options));
        self.open.events.check()?;
        result
    }

    /// Logs are named after the command that ran, so concurrent calls need separate folders.
    fn logs(&self) -> Result<PathBuf, SessionError> {
        let logs = self.open.events.run().logs();
        if self.number == 0 {
            return Ok(logs);
        }
        let path = logs.join(format!("call-{}", self.number));
        match fs::create_dir_all(&path) {
            Ok(()) => Ok(path),
            Err(source) => Err(SessionError::Logs { path, source }),
        }
    }

    /// The report named by the manifest. It decides which bug is meant if a run produces several reports.
    fn given_report(&self) -> Result<Option<CrashReport>, SessionError> {
        let Some(path) = &self.open.case.report.sanitizer else {
            return Ok(None);
        };
        let bytes = read_regular(path, MOST_REPORT_BYTES)?;
        let found = patchwright_crash::parse(&bytes).into_iter().next();
        if found.is_none() {
            self.open.events.emit(Event::Noted {
                text: format!("{} holds no report that is understood", path.display()),
            });
        }
        Ok(found)
    }
}
