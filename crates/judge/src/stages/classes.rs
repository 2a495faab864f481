//! Java: a run says something about a patch only if the virtual machine opened a class that the patch changed.

use patchwright_domain::count::counted;
use patchwright_subject::{PocRun, loaded_code};

use crate::error::JudgeError;
use crate::program_image::run_alike;
use crate::trial::Trial;

/// Why a run proves nothing; `None` if it loaded something that differs from before the patch.
pub(super) fn none_changed(trial: &Trial<'_>, run: &PocRun) -> Result<Option<String>, JudgeError> {
    let context = trial.context;
    let (base, layer) = (context.base.tree(), trial.layer()?);
    let loaded = loaded_code(&run.traced, &context.subject.case.source);
    for relative in &loaded {
        // What the run itself made is in neither tree.
        let Some(now) = layer.find(relative) else {
            continue;
        };
        let before = base.join(relative);
        if !before.is_file() || !run_alike(&before, &now)? {
            return Ok(None);
        }
    }
    Ok(Some(match loaded.len() {
        0 => "no Java virtual machine loaded a class of the project".to_owned(),
        some => format!(
            "none of the {} that the Java virtual machine opened differs from before the patch",
            counted(some, "class file or archive")
        ),
    }))
}
