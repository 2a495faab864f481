use patchwright_domain::verdict::StageName;

use super::*;
use crate::args::Format;

fn progress() -> Progress {
    Progress::start(&Common {
        format: Format::Human,
        quiet: false,
        verbose: false,
        cache_dir: None,
        cache_mib: None,
        runs_dir: None,
    })
}

fn running(progress: &Progress) -> Option<String> {
    let current = progress.current.lock().unwrap();
    current.as_ref().map(|running| running.words.clone())
}

/// A log shows that a step is still running between its parts.
#[test]
fn an_outer_step_goes_on_between_its_parts() {
    let started = |step: Step| Event::StepStarted { step };
    let finished = |step: Step| Event::StepFinished { step, seconds: 0.1 };
    let stage = Step::Judge {
        patch: "p".to_owned(),
        stage: StageName::Build,
    };
    for outer in [Step::Passage, Step::Prove] {
        let progress = progress();
        progress.show(&started(outer.clone()));
        progress.show(&started(stage.clone()));
        let part = running(&progress).unwrap();
        assert!(part.starts_with(&outer.describe()), "{part}");
        assert_ne!(part, outer.describe());
        progress.show(&finished(stage.clone()));
        assert_eq!(running(&progress), Some(outer.describe()));
        progress.show(&finished(outer));
        assert_eq!(running(&progress), None);
    }
}
