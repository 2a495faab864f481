//! The rehearsal: compiles the sources that a patch changes before it changes them, which must make what the build made.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use patchwright_domain::candidate::RelPath;
use patchwright_domain::event::Step;
use sha2::{Digest, Sha256};

use super::compile::compile;
use super::rehearsed::Rehearsed;
use super::watch::watched_call;
use crate::SubjectError;
use crate::base::Base;
use crate::hex::hex;
use crate::kept::keep;
use crate::subject::Subject;
use crate::tree_files::regular_files;

const ENDING: &[u8] = b".java";
const ARCHIVES: [&str; 5] = ["jar", "war", "ear", "zip", "jmod"];
const MODULE: &str = "module-info.class";

/// Whether some sources can be compiled without the build; the reason if not.
pub type Rehearsal = Result<Rehearsed, String>;

impl Subject<'_> {
    /// Whether these files of the unpatched tree can be compiled alone. Found out once, and stored next to the base.
    pub fn rehearse(
        &self,
        base: &Base,
        sources: &BTreeSet<RelPath>,
    ) -> Result<Rehearsal, SubjectError> {
        let names: Vec<String> = sources.iter().map(ToString::to_string).collect();
        let hash = hex(&Sha256::digest(names.join("\n")));
        let short: String = hash.chars().take(16).collect();
        let kept = base.folder().join(format!("javac-{short}.json"));
        let known = fs::read(&kept).ok();
        if let Some(known) = known.and_then(|bytes| serde_json::from_slice(&bytes).ok()) {
            return Ok(known);
        }
        let found = self.step(Step::Build, || self.try_rehearsal(base, sources))?;
        keep(&kept, &found)?;
        Ok(found)
    }

    fn try_rehearsal(
        &self,
        base: &Base,
        sources: &BTreeSet<RelPath>,
    ) -> Result<Rehearsal, SubjectError> {
        if let Some(why) = unfit(base, sources)? {
            return Ok(Err(why));
        }
        let tree = base.tree();
        let mut texts = Vec::new();
        for path in sources {
            let file = tree.join(path.as_path());
            let text = fs::read(&file).map_err(SubjectError::io("read", &file))?;
            texts.push((path.clone(), text));
        }
        let call = match watched_call(self, base, &texts)? {
            Ok(call) => call,
            Err(why) => return Ok(Err(why)),
        };
        if call.home.starts_with(&self.case.source) {
            return Ok(Err("the project brings a javac of its own".to_owned()));
        }
        let Ok(output) = call.output.strip_prefix(&self.case.source) else {
            return Ok(Err(
                "the build puts its classes outside of the tree".to_owned()
            ));
        };
        let output = output.to_owned();
        let rehearsed = Rehearsed {
            call,
            sources: sources.iter().cloned().collect(),
            output,
            classes: BTreeMap::new(),
        };
        self.compare(base, rehearsed)
    }

    /// Compiles the unpatched sources.
    fn compare(&self, base: &Base, rehearsed: Rehearsed) -> Result<Rehearsal, SubjectError> {
        let folder = base.tree().join(&rehearsed.output);
        if folder.join(MODULE).exists() {
            return Ok(Err("its classes are a module".to_owned()));
        }
        let layer = self.layer(base)?;
        let (run, classes) = compile(self, &layer, &rehearsed, "javac-rehearsal")?;
        if !run.worked() {
            return Ok(Err(
                "javac does not compile the unpatched sources alone".to_owned()
            ));
        }
        let classes = match classes {
            Ok(classes) if !classes.is_empty() => classes,
            Ok(_) => return Ok(Err("javac makes no class of them".to_owned())),
            Err(why) => return Ok(Err(why)),
        };
        for (path, bytes) in &classes {
            let same = fs::read(folder.join(path)).is_ok_and(|built| built == *bytes);
            if !same {
                return Ok(Err(format!(
                    "javac alone does not make {} as the build does",
                    path.display()
                )));
            }
        }
        if let Some(copy) = copied(base, &rehearsed.output, &classes)? {
            return Ok(Err(format!("the build also puts a class at {copy}")));
        }
        Ok(Ok(Rehearsed {
            classes,
            ..rehearsed
        }))
    }
}

/// A second place of one of the classes, which javac alone would leave as it is.
fn copied(
    base: &Base,
    output: &Path,
    classes: &BTreeMap<PathBuf, Vec<u8>>,
) -> Result<Option<RelPath>, SubjectError> {
    let is_copy = |path: &RelPath| {
        let path = path.as_path();
        let second = |class: &PathBuf| path.ends_with(class) && path != output.join(class);
        classes.keys().any(second)
    };
    Ok(regular_files(&base.tree())?.into_iter().find(is_copy))
}

/// Why the build has to be run whatever javac does.
fn unfit(base: &Base, sources: &BTreeSet<RelPath>) -> Result<Option<String>, SubjectError> {
    let is_java = |path: &RelPath| path.as_bytes().ends_with(ENDING);
    if let Some(other) = sources.iter().find(|path| !is_java(path)) {
        return Ok(Some(format!("{other} is no Java source")));
    }
    let before: BTreeSet<RelPath> = regular_files(&base.pristine())?.into_iter().collect();
    let packed = regular_files(&base.tree())?.into_iter().find(|path| {
        let ending = path
            .as_path()
            .extension()
            .and_then(|ending| ending.to_str());
        ending.is_some_and(|ending| ARCHIVES.contains(&ending)) && !before.contains(path)
    });
    Ok(packed.map(|archive| format!("the build packs classes into {archive}")))
}
