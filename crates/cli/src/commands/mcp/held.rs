//! What all calls about an open case share: its session, and the base that they are about.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError, TryLockError};
use std::thread;
use std::time::Duration;

use anyhow::bail;
use patchwright_domain::case::Case;
use patchwright_domain::event::Event;
use patchwright_domain::verdict::Verdict;
use patchwright_session::CaseSession;
use patchwright_subject::{Base, Subject, SubjectError, case_identity};

use super::request::Request;
use crate::config::Looking;

/// How often a call that waits looks whether it is still wanted.
const LOOK: Duration = Duration::from_millis(20);

/// What all calls about a case share.
pub struct Held {
    pub manifest: PathBuf,
    pub case: Case,
    /// Of the case and its PoCs when it was opened.
    pub identity: String,
    pub looking: Looking,
    pub session: CaseSession,
    /// The source as the first call found it: an agent that edits the files in place does not change what its patches are
    /// judged against.
    base: Mutex<Option<Arc<Base>>>,
    verdict: Mutex<Option<Verdict>>,
}

impl Held {
    pub fn new(
        manifest: &Path,
        (case, looking): (Case, Looking),
        session: CaseSession,
    ) -> anyhow::Result<Self> {
        Ok(Self {
            manifest: manifest.to_owned(),
            identity: case_identity(&case)?,
            case,
            looking,
            session,
            base: Mutex::default(),
            verdict: Mutex::default(),
        })
    }

    /// Runs `action` on the base for one call; its events are also the call's progress.
    pub fn work<T>(
        &self,
        request: &Request,
        action: impl FnOnce(&Subject<'_>, &Base) -> anyhow::Result<T>,
    ) -> anyhow::Result<T> {
        self.check_unchanged()?;
        let call = self.session.call();
        let _attached = request.cancel.attach(call.cancel_token());
        call.run(|subject| {
            let told = |event: Event| {
                request.hear(&event);
                subject.tell(event);
            };
            let subject = subject.with_sink(&told);
            let base = self.base(&subject)?;
            action(&subject, &base)
        })
    }

    /// A client that can write to the case's folder must not choose what its patches are judged by.
    pub fn check_unchanged(&self) -> anyhow::Result<()> {
        if case_identity(&self.case)? != self.identity {
            bail!(
                "a PoC of this case has changed since the server opened it: restore it, or start the server again"
            );
        }
        Ok(())
    }

    /// The base, built by the first call that needs it while the others wait.
    pub fn base(&self, subject: &Subject<'_>) -> anyhow::Result<Arc<Base>> {
        let mut base = loop {
            match self.base.try_lock() {
                Ok(base) => break base,
                Err(TryLockError::Poisoned(error)) => break error.into_inner(),
                Err(TryLockError::WouldBlock) if subject.is_cancelled() => {
                    return Err(SubjectError::Cancelled.into());
                }
                Err(TryLockError::WouldBlock) => thread::sleep(LOOK),
            }
        };
        if let Some(base) = base.as_ref() {
            return Ok(Arc::clone(base));
        }
        let built = Arc::new(subject.base()?);
        Ok(Arc::clone(base.insert(built)))
    }

    /// The base if some call has needed it.
    pub fn known_base(&self) -> Option<Arc<Base>> {
        let base = self.base.lock().unwrap_or_else(PoisonError::into_inner);
        base.clone()
    }

    pub fn keep_verdict(&self, verdict: &Verdict) {
        let mut last = self.verdict.lock().unwrap_or_else(PoisonError::into_inner);
        *last = Some(verdict.clone());
    }

    pub fn last_verdict(&self) -> Option<Verdict> {
        let last = self.verdict.lock().unwrap_or_else(PoisonError::into_inner);
        last.clone()
    }
}
