//! What tools look at: a base, or a candidate laid over it, and how the program crashes.

use std::cell::OnceCell;

use patchwright_domain::candidate::Candidate;
use patchwright_domain::case::Poc;
use patchwright_domain::report::CrashReport;
use patchwright_probes::debug::Wanted;
use patchwright_probes::lsp::ServerSpec;
use patchwright_subject::{Base, Launch, PocEnding, Subject};

use crate::error::RepairError;

pub struct Sight<'a> {
    pub subject: &'a Subject<'a>,
    pub base: &'a Base,
    /// Nothing for the base itself.
    pub candidate: Option<&'a Candidate>,
    /// Language servers, each for file endings of its own.
    pub servers: Vec<ServerSpec>,
    pub debugger: Wanted,
    crash: OnceCell<Option<Crash<'a>>>,
}

/// A crash of the unpatched program.
#[derive(Debug)]
pub struct Crash<'a> {
    pub poc: &'a Poc,
    pub report: CrashReport,
    /// The process that crashed, as it was started.
    pub launch: Option<Launch>,
}

impl<'a> Sight<'a> {
    pub fn new(subject: &'a Subject<'a>, base: &'a Base, candidate: Option<&'a Candidate>) -> Self {
        Self {
            subject,
            base,
            candidate,
            servers: vec![ServerSpec::clangd()],
            debugger: Wanted::Any,
            crash: OnceCell::new(),
        }
    }

    pub fn with_debugger(self, debugger: Wanted) -> Self {
        Self { debugger, ..self }
    }

    pub fn with_servers(self, servers: Vec<ServerSpec>) -> Self {
        Self { servers, ..self }
    }

    /// With a crash that is known already: no PoC is run for it.
    pub fn with_crash(self, crash: Crash<'a>) -> Self {
        Self {
            crash: OnceCell::from(Some(crash)),
            ..self
        }
    }

    /// The first PoC that crashes; each is run once, when this is asked first.
    pub fn crash(&self) -> Result<Option<&Crash<'a>>, RepairError> {
        if let Some(known) = self.crash.get() {
            return Ok(known.as_ref());
        }
        let mut found = None;
        for poc in &self.subject.case.pocs {
            found = self.try_poc(poc)?;
            if found.is_some() {
                break;
            }
        }
        Ok(self.crash.get_or_init(|| found).as_ref())
    }

    fn try_poc(&self, poc: &'a Poc) -> Result<Option<Crash<'a>>, RepairError> {
        let run = self.subject.run_on_base(poc, self.base)?;
        let report = match run.ending {
            PocEnding::Crashed(report) => Some(*report),
            // Where it was is a report of its own kind: it did not crash there.
            PocEnding::Hung(sample) => {
                let samples: Vec<CrashReport> = sample.into_iter().map(|one| *one).collect();
                patchwright_crash::hang(&samples, &self.subject.project())
            }
            PocEnding::Quiet(_) | PocEnding::NotStarted(_) | PocEnding::Unclear(_) => None,
        };
        Ok(report.map(|report| Crash {
            poc,
            report,
            launch: run.launch,
        }))
    }
}
