//! A build command given by the user. Our own guess for the tree is kept as far as it fits that command: the compilers
//! and their flags, the setup, the tests.

use super::advice::sanitizer_flags;
use super::build_files::by_build_files;
use super::built::{Built, Look};
use super::compilers;
use super::guess::{System, TestGuess};
use super::makefile::Makefile;

/// Words that configure a tree, by build system.
const CONFIGURES: [&str; 8] = [
    "configure",
    "autoreconf",
    "autogen",
    "bootstrap",
    "cmake -",
    "cmake .",
    "meson setup",
    "meson build",
];

pub(super) fn given(look: &Look, build: &str) -> Built {
    let flags = look.flags;
    let said = [flags.setup.as_deref(), Some(build)].into_iter().flatten();
    let said: Vec<&str> = said.chain(flags.env.iter().map(String::as_str)).collect();
    let mut kept = Built {
        system: System::Given,
        fetch: None,
        setup: flags.setup.clone(),
        build: build.to_owned(),
        clean: None,
        env: compilers::no_leaks(),
        test: None,
        folder: None,
        exclude: Vec::new(),
        because: Vec::new(),
        notes: Vec::new(),
    };
    let Some(known) = by_build_files(look).filter(|known| known.system != System::OssFuzz) else {
        kept.notes.extend(lacks_sanitizer(look, &said, Reach::No));
        return kept;
    };
    let fit = Fit {
        look,
        said: &said,
        known: &known,
    };
    let reach = fit.keep_setup(&mut kept);
    fit.keep_compilers(&mut kept, reach);
    kept.notes.extend(lacks_sanitizer(look, &said, reach));
    kept.test = fitting_test(known, &said, &mut kept.because, &mut kept.notes);
    kept
}

/// Whether variables that name compilers and flags reach the compiler.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Reach {
    Yes,
    No,
}

struct Fit<'f> {
    look: &'f Look<'f>,
    said: &'f [&'f str],
    known: &'f Built,
}

impl Fit<'_> {
    fn says(&self, any: &[&str]) -> bool {
        let mut said = self.said.iter();
        said.any(|words| any.iter().any(|wanted| words.contains(wanted)))
    }

    /// Adds the setup that the command needs but does not do itself.
    fn keep_setup(&self, kept: &mut Built) -> Reach {
        let configures = self.configures();
        match self.known.system {
            System::Make => {
                if kept.setup.is_none() && self.says(&["make"]) {
                    kept.setup.clone_from(&self.known.clean);
                    kept.clean.clone_from(&self.known.clean);
                    let because =
                        "cleaned first: an earlier build may have left objects without sanitizers";
                    kept.because
                        .extend(kept.setup.is_some().then(|| because.to_owned()));
                }
                return match self.makefile_takes_environment() {
                    true => Reach::Yes,
                    false => Reach::No,
                };
            }
            System::Autotools if !configures && self.says(&["make", "ninja"]) => {
                self.keep(kept, None);
            }
            System::Cmake | System::Meson => {
                let folder = self.said.iter().find_map(|words| build_folder(words));
                match (folder, configures) {
                    (Some(folder), false) => self.keep(kept, Some(folder)),
                    (Some(folder), true) => self.keep_folder(kept, folder),
                    (None, true) => {}
                    (None, false) => return Reach::No,
                }
            }
            System::Autotools if !configures => return Reach::No,
            System::Maven | System::Gradle | System::Ant | System::Javac => {
                kept.fetch.clone_from(&self.known.fetch);
            }
            System::Autotools | System::OssFuzz | System::Given => {}
        }
        Reach::Yes
    }

    /// `cmake --build` configures nothing.
    fn configures(&self) -> bool {
        let rest = |words: &&str| words.replace("cmake --build", "");
        let configures = |words: String| CONFIGURES.iter().any(|one| words.contains(one));
        self.said.iter().map(rest).any(configures)
    }

    fn keep(&self, kept: &mut Built, folder: Option<&str>) {
        let moved = |text: &Option<String>| {
            let text = text.clone()?;
            Some(match (&self.known.folder, folder) {
                (Some(ours), Some(folder)) => text.replace(ours.as_str(), folder),
                (_, _) => text,
            })
        };
        if kept.setup.is_none() {
            kept.setup = moved(&self.known.setup);
            let setup = kept.setup.iter();
            let because = setup.map(|setup| format!("the build command needs a setup: {setup}"));
            kept.because.extend(because);
        }
        kept.clean = moved(&self.known.clean);
        if let Some(folder) = folder {
            self.keep_folder(kept, folder);
        }
    }

    fn keep_folder(&self, kept: &mut Built, folder: &str) {
        kept.folder = Some(folder.to_owned());
        kept.exclude = vec![format!("{folder}/**")];
    }

    /// What the command sets itself is left alone.
    fn keep_compilers(&self, kept: &mut Built, reach: Reach) {
        if self.says(&["sanitize"]) || reach == Reach::No && self.known.system != System::Make {
            return;
        }
        kept.env.clone_from(&self.known.env);
        let set = |name: &str| self.says(&[&format!("{name}=")]);
        kept.env.retain(|(name, _)| !set(name));
        kept.because.push(self.look.compilers.because());
    }

    fn makefile_takes_environment(&self) -> bool {
        let names = ["GNUmakefile", "makefile", "Makefile"];
        let text = names.into_iter().find_map(|name| self.look.tree.text(name));
        let makefile = Makefile::parse(&text.unwrap_or_default());
        let sets = makefile
            .variables
            .keys()
            .any(|name| name == "CC" || name == "CXX");
        let passed = self.says(&["$CC", "${CC}", "$(CC)", "$CXX"]);
        let own = self.says(&["CC=", "CXX="]) && !passed;
        self.says(&["make"]) && makefile.by_name.is_empty() && !own && (passed || !sets)
    }
}

fn lacks_sanitizer(look: &Look, said: &[&str], reach: Reach) -> Option<String> {
    let named = said.iter().any(|words| words.contains("sanitize"));
    (!named && reach == Reach::No).then(|| {
        format!(
            "the build command names no sanitizer, and the environment may not reach the compiler: unless it adds one itself, use {}",
            sanitizer_flags(look.tree.root())
        )
    })
}

/// The tests of the build we would have chosen, if we know where the user's build leaves its programs.
fn fitting_test(
    known: Built,
    said: &[&str],
    because: &mut Vec<String>,
    notes: &mut Vec<String>,
) -> Option<TestGuess> {
    let mut test = known.test?;
    let Some(ours) = known.folder else {
        // The variables of our own make command are not set in the user's.
        let target = test.command.rsplit(' ').next().unwrap_or("check");
        test.command = format!("make {target}");
        test.env.clear();
        let made = said.iter().any(|words| words.contains("make"));
        if made {
            because.push(format!("the build files have tests: {}", test.command));
            return Some(test);
        }
        notes.push(format!(
            "the build files have tests: name their command with --test, such as '{}'",
            test.command
        ));
        return None;
    };
    match said.iter().find_map(|words| build_folder(words)) {
        Some(folder) => {
            let command = test.command.replace(&ours, folder);
            because.push(format!("the build files have tests: {command}"));
            Some(TestGuess { command, ..test })
        }
        None => {
            let command = test.command.replace(&ours, "BUILD-FOLDER");
            notes.push(format!(
                "the build files have tests: name their command with --test, such as '{command}'"
            ));
            None
        }
    }
}

/// `cmake -B FOLDER`, `cmake --build FOLDER`, `ninja -C FOLDER`, `meson setup FOLDER`.
fn build_folder(command: &str) -> Option<&str> {
    let words: Vec<&str> = command.split_whitespace().collect();
    let marked = |pair: &[&'_ str]| matches!(pair, ["-B" | "--build" | "-C" | "setup", _]);
    let attached = |word: &&str| {
        word.strip_prefix("-B")
            .filter(|rest| !rest.is_empty())
            .is_some()
    };
    let folder = words
        .windows(2)
        .find(|pair| marked(pair))
        .and_then(|pair| pair.get(1).copied())
        .or_else(|| words.iter().copied().find(attached)?.strip_prefix("-B"))?;
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"_-./".contains(&byte);
    (!folder.starts_with('-') && folder.bytes().all(is_plain)).then_some(folder)
}
