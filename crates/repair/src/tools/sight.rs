//! What tools look at: a base, or a candidate on top of it, and how the program crashes.

use std::cell::OnceCell;

use patchwright_agent::tools::CallReading;
use patchwright_domain::candidate::Candidate;
use patchwright_domain::case::Poc;
use patchwright_domain::report::CrashReport;
use patchwright_probes::debug::Wanted;
use patchwright_probes::lsp::ServerSpec;
use patchwright_subject::{Base, Launch, PocEnding, Subject};

use crate::error::RepairError;
use crate::looking::Looking;

pub struct Sight<'a> {
    pub subject: &'a Subject<'a>,
    pub base: &'a Base,
    /// `None` for the base itself.
    pub candidate: Option<&'a Candidate>,
    /// Language servers, each for its own file extensions.
    pub servers: Vec<ServerSpec>,
    pub debugger: Wanted,
    /// Whether an almost correct path is completed.
    pub calls: CallReading,
    crash: OnceCell<Option<Crash<'a>>>,
    /// The reports of the other PoCs, after the one of `crash`.
    further: OnceCell<Vec<CrashReport>>,
    looking: Option<&'a Looking<'a>>,
    /// Used if no shared one was provided.
    own_looking: OnceCell<Option<Looking<'a>>>,
}

/// A crash of the unpatched program.
#[derive(Debug)]
pub struct Crash<'a> {
    pub poc: &'a Poc,
    pub report: CrashReport,
    /// How the process that crashed was started.
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
            calls: CallReading::Corrected,
            crash: OnceCell::new(),
            further: OnceCell::new(),
            looking: None,
            own_looking: OnceCell::new(),
        }
    }

    pub fn with_debugger(self, debugger: Wanted) -> Self {
        Self { debugger, ..self }
    }

    pub fn with_calls(self, calls: CallReading) -> Self {
        Self { calls, ..self }
    }

    pub fn with_servers(self, servers: Vec<ServerSpec>) -> Self {
        Self { servers, ..self }
    }

    /// Uses a crash that is already known, and the reports of other PoCs, so that no PoC has to be
    /// run.
    pub fn with_crash(self, crash: Crash<'a>, further: Vec<CrashReport>) -> Self {
        Self {
            crash: OnceCell::from(Some(crash)),
            further: OnceCell::from(further),
            ..self
        }
    }

    /// The reports of all PoCs that crash; each is run once, on the first call.
    pub fn reports(&self) -> Result<Vec<&CrashReport>, RepairError> {
        let Some(first) = self.crash()? else {
            return Ok(Vec::new());
        };
        if self.further.get().is_none() {
            let mut further = Vec::new();
            let pocs = self.subject.case.pocs.iter();
            let behind = pocs.skip_while(|poc| poc.name != first.poc.name).skip(1);
            for poc in behind {
                further.extend(self.try_poc(poc)?.map(|crash| crash.report));
            }
            self.further.get_or_init(|| further);
        }
        let further = self.further.get().into_iter().flatten();
        Ok(std::iter::once(&first.report).chain(further).collect())
    }

    /// Uses a shared view of the crash.
    pub(crate) fn looking_as(self, looking: &'a Looking<'a>) -> Self {
        Self {
            looking: Some(looking),
            ..self
        }
    }

    /// The crash in a build that shows more; `None` if no PoC crashes.
    pub(crate) fn looking(&self) -> Result<Option<&Looking<'a>>, RepairError> {
        if self.looking.is_some() {
            return Ok(self.looking);
        }
        let crash = self.crash()?;
        let own = || {
            let bugs = crash.map(|crash| vec![(crash.poc, crash.report.clone())]);
            bugs.map(|bugs| Looking::new(self.subject, self.base, bugs))
        };
        Ok(self.own_looking.get_or_init(own).as_ref())
    }

    /// The crash of the first PoC that crashes; each is run at most once, on the first call.
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
            // A sample of where it hangs is a report of its own kind: it did not crash there.
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
