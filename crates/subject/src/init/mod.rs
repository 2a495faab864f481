//! A first manifest for a tree that has none: reads its build files, guesses commands and sanitizer flags that fit
//! them, and says what was guessed and why. Runs nothing.

mod advice;
mod autotools;
mod build_files;
mod built;
mod cmake;
mod compilers;
mod copies;
mod given;
mod guess;
mod java;
mod look;
mod make;
mod makefile;
mod meson;
mod oss_fuzz;
mod poc;
mod render;
mod scripts;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use crate::manifest::Flags;
use build_files::by_build_files;
use built::{Built, Look};
use look::Tree;

pub(crate) use advice::sanitizer_flags;
pub use compilers::{Compilers, Family};
pub use copies::copy;
pub use guess::{Guess, InitError, POC_FOLDER, PocGuess, System, TestGuess};
pub use render::render;

/// Examines a tree. Flags take precedence over guesses; their paths are relative to `cwd`.
pub fn guess(
    tree: &Path,
    flags: &Flags,
    cwd: &Path,
    compilers: &Compilers,
) -> Result<Guess, InitError> {
    let shown = crate::manifest::shown_path(tree);
    let root = tree
        .canonicalize()
        .ok()
        .filter(|root| root.is_dir())
        .ok_or_else(|| InitError::NotAFolder(shown.clone()))?;
    let look = Look {
        tree: Tree::new(&root),
        flags,
        compilers,
    };
    let built = match &flags.build {
        Some(build) => Some(given::given(&look, build)),
        None => by_build_files(&look),
    };
    let built = built.ok_or(InitError::NothingKnown(shown))?;
    look.finish(built, cwd)
}

impl Look<'_> {
    fn finish(&self, built: Built, cwd: &Path) -> Result<Guess, InitError> {
        let mut because = built.because;
        let mut notes = built.notes;
        let root = self.tree.root().to_owned();
        let languages = crate::manifest::languages_of(&root);
        let test = self.test(built.test, &mut because, &mut notes);
        let poc_env = self.poc_env(&built.env);
        let mut fit = poc::Fit {
            tree: &self.tree,
            folder: built.folder.as_deref(),
            cwd,
            copies: BTreeMap::new(),
        };
        let pocs = self
            .flags
            .pocs
            .iter()
            .map(|poc| fit.fit(poc, &mut because))
            .collect::<Result<_, _>>()?;
        let copies = fit.copies;
        notes.extend(
            copies
                .iter()
                .map(|(from, to)| poc::copy_note(from, to, &root)),
        );
        let seeds = self.seeds(cwd, &mut notes);
        Ok(Guess {
            seeds,
            tree: root,
            system: built.system,
            languages,
            exclude: built.exclude,
            fetch: built.fetch,
            setup: self.flags.setup.clone().or(built.setup),
            build: built.build,
            clean: built.clean,
            build_folder: built.folder,
            build_env: built.env,
            poc_env,
            test,
            pocs,
            copies,
            flags: self.flags.clone(),
            because,
            notes,
        })
    }

    /// A manifest names only what is below its folder.
    fn seeds(&self, cwd: &Path, notes: &mut Vec<String>) -> Vec<PathBuf> {
        let mut inside = Vec::new();
        for folder in &self.flags.seeds {
            let real = cwd.join(folder).canonicalize();
            match real.ok().filter(|real| real.starts_with(self.tree.root())) {
                Some(real) => inside.push(real),
                None => notes.push(format!(
                    "a manifest cannot name seeds outside the project: give --seeds {} with each command",
                    crate::manifest::shown_path(folder)
                )),
            }
        }
        inside
    }

    /// A PoC must end at the first UBSan report; tests must continue after one, or undefined behaviour unrelated to the
    /// bug fails them. So the build lets programs continue, and only the PoC asks to halt.
    fn poc_env(&self, build: &[(&'static str, String)]) -> Vec<(&'static str, String)> {
        let mut said = self.flags.env.iter();
        let ours = build.iter().any(|(_, value)| value.contains("undefined"));
        match ours && !said.any(|pair| pair.starts_with("UBSAN_OPTIONS=")) {
            true => vec![("UBSAN_OPTIONS", "halt_on_error=1".to_owned())],
            false => Vec::new(),
        }
    }

    fn test(
        &self,
        guessed: Option<TestGuess>,
        because: &mut Vec<String>,
        notes: &mut Vec<String>,
    ) -> Option<TestGuess> {
        let flags = self.flags;
        let mut test = match (&flags.test, guessed) {
            (Some(command), _) => Some(TestGuess {
                build_command: None,
                command: command.clone(),
                format: "auto".to_owned(),
                env: Vec::new(),
            }),
            (None, Some(guessed)) => Some(guessed),
            (None, None) => self.script(because, notes),
        };
        match &mut test {
            None => {}
            Some(test) => {
                if let Some(format) = &flags.test_format {
                    test.format.clone_from(format);
                }
                if flags.test_build.is_some() {
                    test.build_command.clone_from(&flags.test_build);
                }
            }
        }
        test
    }
}

impl Look<'_> {
    /// Tests that no build file declares.
    fn script(&self, because: &mut Vec<String>, notes: &mut Vec<String>) -> Option<TestGuess> {
        if notes.iter().any(|note| note.contains("have tests")) {
            return None;
        }
        match scripts::look_for(&self.tree) {
            scripts::Scripts::Found { test, because: why } => {
                because.push(why);
                return Some(test);
            }
            scripts::Scripts::Program(path) => notes.push(format!(
                "{path} may run tests: if the build makes it, give --test './{path}'"
            )),
            scripts::Scripts::Nothing => notes.push(
                "no tests were found: give their command with --test, or add [test]".to_owned(),
            ),
        }
        None
    }
}

#[cfg(test)]
#[path = "init_tests.rs"]
mod tests;
