//! What strategies and tools look at: the bug of a PoC in the analysis build if it occurs there, else as the judge sees it.
//! Created on first use; if the ordinary build is used, the reason is reported once.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use patchwright_crash::locate;
use patchwright_domain::case::Poc;
use patchwright_domain::event::Event;
use patchwright_domain::report::{CrashReport, Location};
use patchwright_subject::{
    Analysis, AnalysisBuild, Base, Layer, Showing, Shown, Subject, SubjectError,
};

pub(crate) struct Looking<'a> {
    subject: &'a Subject<'a>,
    base: &'a Base,
    bugs: Vec<(&'a Poc, CrashReport)>,
    look: OnceLock<Look>,
}

enum Look {
    /// By the name of the PoC.
    Analysis {
        build: AnalysisBuild,
        shown: BTreeMap<String, Showing>,
    },
    Ordinary {
        /// `None` if no other build is wanted.
        why: Option<String>,
    },
}

impl<'a> Looking<'a> {
    /// `bugs` are PoCs and their reports on the base.
    pub(crate) fn new(
        subject: &'a Subject<'a>,
        base: &'a Base,
        bugs: Vec<(&'a Poc, CrashReport)>,
    ) -> Self {
        Self {
            subject,
            base,
            bugs,
            look: OnceLock::new(),
        }
    }

    /// The bug of a PoC as seen in the analysis build; `None` if the ordinary build is to be used.
    pub(crate) fn shown(&self, poc: &str) -> Result<Option<&Shown>, SubjectError> {
        Ok(match self.look()? {
            Look::Analysis { shown, .. } => match shown.get(poc) {
                Some(Showing::SameBug(shown)) => Some(shown.as_ref()),
                Some(Showing::SomethingElse(_)) | None => None,
            },
            Look::Ordinary { .. } => None,
        })
    }

    /// Why the ordinary build is used for a PoC although an analysis build was wanted.
    pub(crate) fn why_ordinary(&self, poc: &str) -> Result<Option<String>, SubjectError> {
        Ok(match self.look()? {
            Look::Analysis { shown, .. } => match shown.get(poc) {
                Some(Showing::SomethingElse(instead)) => Some(not_shown(poc, instead)),
                Some(Showing::SameBug(_)) | None => None,
            },
            Look::Ordinary { why } => why.clone(),
        })
    }

    /// A new layer on the analysis build.
    pub(crate) fn layer(&self) -> Result<Option<Layer>, SubjectError> {
        match self.look()? {
            Look::Analysis { build, .. } => self.subject.analysis_layer(self.base, build).map(Some),
            Look::Ordinary { .. } => Ok(None),
        }
    }

    fn look(&self) -> Result<&Look, SubjectError> {
        if let Some(known) = self.look.get() {
            return Ok(known);
        }
        let found = self.find()?;
        self.tell(&found);
        Ok(self.look.get_or_init(|| found))
    }

    fn find(&self) -> Result<Look, SubjectError> {
        let reports: Vec<&CrashReport> = self.bugs.iter().map(|(_, report)| report).collect();
        let build = match self.subject.analysis_build(self.base, &reports)? {
            Analysis::Built(build) => build,
            Analysis::Needless => return Ok(Look::Ordinary { why: None }),
            Analysis::Ordinary(why) => return Ok(Look::Ordinary { why: Some(why) }),
        };
        let mut shown = BTreeMap::new();
        for (poc, report) in &self.bugs {
            let showing = self
                .subject
                .run_on_analysis(self.base, &build, poc, report)?;
            shown.insert(poc.name.clone(), showing);
        }
        Ok(Look::Analysis { build, shown })
    }

    fn tell(&self, look: &Look) {
        let note = |text: String| self.subject.tell(Event::Noted { text });
        match look {
            Look::Ordinary { why: None } => {}
            Look::Ordinary { why: Some(why) } => {
                note(format!("the ordinary build is looked at: {why}"));
            }
            Look::Analysis { shown, .. } => {
                let pocs = self.bugs.iter();
                let shown = pocs.filter_map(|(poc, report)| {
                    let showing = shown.get(&poc.name)?;
                    self.remark(&poc.name, report, showing)
                });
                shown.for_each(note);
            }
        }
    }

    /// `None` if both builds show the bug at the same place.
    fn remark(&self, poc: &str, ordinary: &CrashReport, showing: &Showing) -> Option<String> {
        let shown = match showing {
            Showing::SomethingElse(instead) => {
                let why = not_shown(poc, instead);
                return Some(format!("the ordinary build is looked at: {why}"));
            }
            Showing::SameBug(shown) => shown,
        };
        let project = self.subject.project();
        let place = |report| locate(report, &project).map(|at| in_words(&at));
        let (here, there) = (place(&shown.report), place(ordinary));
        (here != there).then(|| {
            let unknown = || "no line".to_owned();
            let (here, there) = (here.unwrap_or_else(unknown), there.unwrap_or_else(unknown));
            format!(
                "without optimisation the crash is at {here}; the build that is judged says {there}"
            )
        })
    }
}

fn not_shown(poc: &str, instead: &str) -> String {
    format!("without optimisation PoC {poc} does not show this bug ({instead})")
}

/// `src/a.c:12 in parse`.
fn in_words(at: &Location) -> String {
    let file = at.file.as_deref().unwrap_or("an unknown file");
    let line = at.line.map(|line| format!(":{line}")).unwrap_or_default();
    let function = at.function.as_deref().unwrap_or("an unnamed function");
    format!("{file}{line} in {function}")
}
