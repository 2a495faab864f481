//! Assembles the layers of a model, from the outside in: the record of the run, fallback to other models, retries,
//! the budget, and the provider itself.

use std::env;
use std::sync::Arc;

use patchwright_agent::{
    Metered, ModelAbout, ModelBudget, ModelClient, Record, Recorded, SharedAccount,
};
use patchwright_domain::chat::AnswersWith;
use patchwright_domain::event::{Event, Sink};
use patchwright_llm::{Answers, Fallback, ModelSpec, Notice, Paces, Patient, open};

/// What answers.
pub enum Behind {
    /// In the order of their turns.
    Models(Vec<ModelSpec>),
    /// Only the record.
    Record(Vec<ModelAbout>),
}

impl Behind {
    pub fn abouts(&self) -> Vec<ModelAbout> {
        match self {
            Self::Models(specs) => specs.iter().map(ModelSpec::about).collect(),
            Self::Record(abouts) => abouts.clone(),
        }
    }

    /// How many answer with words.
    pub fn speaking(&self) -> usize {
        let abouts = self.abouts().into_iter();
        let speaking = abouts.filter(|about| about.answers_with == AnswersWith::Words);
        speaking.count()
    }

    /// Finds missing keys and impossible URLs before anything is built.
    pub fn check(&self) -> anyhow::Result<()> {
        match self {
            Self::Models(specs) => {
                for spec in specs {
                    open(spec, &variable)?;
                }
                Ok(())
            }
            Self::Record(_) => Ok(()),
        }
    }

    /// Streams the answers, for listeners.
    pub fn streamed(mut self) -> Self {
        if let Self::Models(specs) = &mut self {
            specs
                .iter_mut()
                .for_each(|spec| spec.answers = Answers::Streamed);
        }
        self
    }
}

/// What the layers work with.
pub struct Ground<'a> {
    pub record: &'a Record,
    pub budget: &'a ModelBudget,
    /// Charged besides.
    pub account: Option<Arc<dyn SharedAccount>>,
    /// Shared by all repairs of this process.
    pub paces: &'a Paces,
    pub sink: Sink<'a>,
}

/// Opens the models, and passes them to `work` in the order of their turns. Only models that answer alike stand in for
/// each other.
pub fn with<T>(
    behind: &Behind,
    ground: &Ground<'_>,
    work: impl FnOnce(Vec<&dyn ModelClient>) -> anyhow::Result<T>,
) -> anyhow::Result<T> {
    let Ground {
        record,
        budget,
        account,
        paces,
        sink,
    } = ground;
    let specs = match behind {
        Behind::Record(abouts) => {
            let recorded = abouts
                .iter()
                .map(|about| Recorded::only(record, about.clone(), budget, *sink));
            let recorded: Vec<Recorded<'_>> = recorded.collect();
            return work(recorded.iter().map(|one| one as &dyn ModelClient).collect());
        }
        Behind::Models(specs) => specs,
    };
    let told = |told: &Notice| {
        sink(Event::Noted {
            text: describe(told),
        })
    };
    let mut patient = Vec::new();
    for spec in specs {
        let metered = Metered::new(open(spec, &variable)?, budget).charging(account.clone());
        let one = Patient::new(metered, spec.patience(), paces.clock(), &told);
        patient.push(one.sharing(&paces.pace(spec)));
    }
    let mut recorded = Vec::new();
    for turn in 0..patient.len() {
        // The current one, then those after it, then those before it.
        let (before, after) = patient.split_at(turn);
        let (models, kind) = (after.iter().chain(before), |about: &ModelAbout| {
            about.answers_with
        });
        let current = after.first().map(|model| kind(model.about()));
        let models = models
            .filter(|model| Some(kind(model.about())) == current)
            .collect();
        let fallback = Fallback::new(models, &told)?;
        recorded.push(Recorded::new(record, fallback, budget, *sink));
    }
    work(recorded.iter().map(|one| one as &dyn ModelClient).collect())
}

fn variable(name: &str) -> Option<String> {
    env::var(name).ok()
}

fn describe(told: &Notice) -> String {
    match told {
        Notice::Waiting {
            error,
            attempt,
            wait,
            ..
        } => format!(
            "{error}; attempt {} follows in {:.1} s",
            attempt.saturating_add(1),
            wait.as_secs_f64()
        ),
        Notice::Changed { from, to, error } => format!("{error}; falling back from {from} to {to}"),
    }
}
