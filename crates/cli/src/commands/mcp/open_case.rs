//! A case that a server holds open, with the threads that hold its tools.

use std::path::Path;
use std::sync::Arc;

use patchwright_domain::case::Case;
use patchwright_sandbox::CancelToken;
use patchwright_session::{CaseSession, FrontEnd, RunEnd};

use super::held::Held;
use super::looker::{Looker, Set};
use super::settings::Settings;
use crate::config::Looking;
use crate::session::{self, Beginning};

pub struct OpenCase {
    pub held: Arc<Held>,
    code: Looker,
    debug: Looker,
}

impl OpenCase {
    pub fn open(
        settings: &Settings,
        manifest: &Path,
        (case, looking): (Case, Looking),
        cancel: CancelToken,
    ) -> anyhow::Result<Self> {
        let ours = [settings.out.clone()];
        let config = session::config(&settings.common, &settings.work, &ours)?;
        let front_end = FrontEnd {
            cancel,
            ..FrontEnd::default()
        };
        let start = Beginning::new("mcp").start;
        let session = CaseSession::open(config, case.clone(), start, front_end)?;
        let held = Arc::new(Held::new(manifest, (case, looking), session)?);
        Ok(Self {
            code: Looker::new(Arc::clone(&held), Set::Code),
            debug: Looker::new(Arc::clone(&held), Set::Debug),
            held,
        })
    }

    pub fn looker(&self, set: Set) -> &Looker {
        match set {
            Set::Code => &self.code,
            Set::Debug => &self.debug,
        }
    }

    /// Ends the threads that hold tools, and records that the run is over.
    pub fn close(&self) {
        self.code.close();
        self.debug.close();
        // A journal that cannot be written was reported to every call.
        let _ = self.held.session.finish(RunEnd {
            status: "served".to_owned(),
            exit: 0,
            reason: None,
        });
    }
}
