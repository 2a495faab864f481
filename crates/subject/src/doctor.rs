//! Tries everything this machine must be able to do, since an installed tool may still not work.

mod java;
mod specimen;
mod trial;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use patchwright_sandbox::{CancelToken, LayerMethod, Sandbox, SandboxError};

use crate::toolchain::Toolchain;

pub use specimen::{SPECIMEN, Specimen};
pub use trial::Ability;

use trial::{TrialRunner, first_line};

/// Reads past its block; AddressSanitizer must report this line.
const OVERFLOW: &str = "#include <stdlib.h>\nint main(void) {\n  char *p = malloc(4);\n  return p[4] + 0 * (int)(long)p;\n}\n";
const LEAK: &str = "#include <stdlib.h>\nint main(void) {\n  char *volatile p = malloc(4);\n  p = 0;\n  return p != 0;\n}\n";

const TOOLS: [(&str, &str, &str); 8] = [
    ("make", "projects built by Make", "make"),
    ("cmake", "projects built by CMake", "cmake"),
    (
        "ninja",
        "CMake and Meson projects that use it",
        "ninja-build",
    ),
    ("meson", "projects built by Meson", "meson"),
    (
        "autoreconf",
        "projects without a ready configure script",
        "autoconf automake",
    ),
    (
        "libtoolize",
        "autotools projects with shared libraries",
        "libtool",
    ),
    ("git", "naming the commit that a patch is for", "git"),
    (
        "cvc5",
        "proving that a patch makes hold what must hold; z3 is used without it",
        "cvc5",
    ),
];

/// Every ability, each tried once. Never fails: what does not work is reported.
pub fn examine(
    sandbox: Result<&Sandbox, &SandboxError>,
    toolchain: &Toolchain,
    cancel: &CancelToken,
) -> Vec<Ability> {
    let sandbox = match sandbox {
        Ok(sandbox) => sandbox,
        Err(error) => return vec![walls(Err(error.to_string()))],
    };
    let runner = TrialRunner {
        sandbox,
        toolchain,
        cancel,
    };
    let mut abilities = vec![walls(runner.shell("exit 0").map(drop)), runner.overlay()];
    for compiler in ["clang", "gcc"] {
        abilities.extend(runner.sanitizers(compiler));
    }
    abilities.push(runner.symbolizer());
    abilities.extend(
        TOOLS
            .iter()
            .map(|(name, needed_for, package)| runner.tool(name, needed_for, package)),
    );
    abilities.extend(java::examine(&runner));
    abilities
}

/// The first line of each tool's version output; missing tools are left out.
pub fn versions(
    sandbox: &Sandbox,
    toolchain: &Toolchain,
    cancel: &CancelToken,
    tools: &[&str],
) -> BTreeMap<String, String> {
    let runner = TrialRunner {
        sandbox,
        toolchain,
        cancel,
    };
    let found = tools.iter().filter_map(|name| {
        let version = runner.version(&runner.program(name)?)?;
        Some(((*name).to_owned(), version))
    });
    found.collect()
}

/// Whether repairs are possible: everything required works, and at least one compiler with AddressSanitizer does.
pub fn is_fit(abilities: &[Ability]) -> bool {
    let compiler = abilities
        .iter()
        .any(|ability| ability.name.ends_with("AddressSanitizer") && ability.works);
    compiler
        && abilities
            .iter()
            .filter(|ability| ability.required)
            .all(|ability| ability.works)
}

fn walls(tried: Result<(), String>) -> Ability {
    let found = Path::new("/usr/bin/bwrap").exists();
    Ability {
        name: "bubblewrap".to_owned(),
        found,
        version: None,
        works: tried.is_ok(),
        needed_for: "running untrusted code in a sandbox".to_owned(),
        install: "apt-get install bubblewrap; unprivileged user namespaces must be allowed"
            .to_owned(),
        detail: tried.err(),
        required: true,
    }
}

impl TrialRunner<'_> {
    fn overlay(&self) -> Ability {
        let tried = self.try_overlay();
        Ability {
            name: "overlay".to_owned(),
            found: true,
            version: tried
                .as_ref()
                .ok()
                .map(|kept| format!("candidates share one base; what each changes is kept {kept}")),
            // A copy works too, only more slowly.
            works: tried.is_ok(),
            needed_for: "a view of the base for each candidate, instead of a copy".to_owned(),
            install: "Linux 5.11 or newer, and a cache folder that is not itself on an overlay"
                .to_owned(),
            detail: tried.err(),
            required: false,
        }
    }

    /// Where the changes of a layer are kept.
    fn try_overlay(&self) -> Result<&'static str, String> {
        let base = self.folder()?;
        let layer = self
            .sandbox
            .layer(&base)
            .map_err(|error| error.to_string())?;
        match layer.method() {
            LayerMethod::Copy => {
                Err("no overlay can be mounted here; bases are copied instead".to_owned())
            }
            LayerMethod::Disk => Ok("on disk"),
            LayerMethod::Memory => Ok("in memory"),
        }
    }

    fn sanitizers(&self, compiler: &str) -> [Ability; 2] {
        let program = self.program(compiler);
        let version = program.as_deref().and_then(|path| self.version(path));
        let package = if compiler == "clang" {
            "clang-19 libclang-rt-19-dev"
        } else {
            "gcc"
        };
        let ability = |name: &str, needed_for: &str, tried: Result<(), String>| Ability {
            name: format!("{compiler} {name}"),
            found: program.is_some(),
            version: version.clone(),
            works: tried.is_ok(),
            needed_for: needed_for.to_owned(),
            install: format!("apt-get install {package}"),
            detail: tried.err(),
            required: false,
        };
        let missing = || Err(format!("{compiler} is not installed"));
        let address = program.as_deref().map_or_else(missing, |path| {
            self.try_report(path, OVERFLOW, "heap-buffer-overflow", "0")
        });
        let leak = program.as_deref().map_or_else(missing, |path| {
            self.try_report(path, LEAK, "detected memory leaks", "1")
        });
        [
            ability("AddressSanitizer", "seeing memory errors", address),
            ability("LeakSanitizer", "refusing patches that leak", leak),
        ]
    }

    /// Compiles and runs a program in the sandbox; its sanitizer must print `expected`.
    fn try_report(
        &self,
        compiler: &Path,
        source: &str,
        expected: &str,
        leaks: &str,
    ) -> Result<(), String> {
        let folder = self.folder()?;
        fs::write(folder.join("t.c"), source).map_err(|error| error.to_string())?;
        let script = format!(
            "{} -g -O1 -fsanitize=address t.c -o t && ./t",
            compiler.display()
        );
        let options = format!("detect_leaks={leaks}");
        let finished = self.run(&script, &folder, &[("ASAN_OPTIONS", &options)])?;
        let printed = finished.stderr.text();
        if printed.contains(expected) {
            Ok(())
        } else {
            Err(format!(
                "expected a report of {expected}, got none ({}): {}",
                finished.outcome,
                first_line(&printed)
            ))
        }
    }

    fn symbolizer(&self) -> Ability {
        let path = self.toolchain.symbolizer.as_deref();
        let tried = path.map_or(Err("llvm-symbolizer is not installed".to_owned()), |path| {
            self.try_symbolizer(path)
        });
        Ability {
            name: "llvm-symbolizer".to_owned(),
            found: path.is_some(),
            version: path.and_then(|path| self.version(path)),
            works: tried.is_ok(),
            needed_for: "function names and lines in reports".to_owned(),
            install: "apt-get install llvm-19".to_owned(),
            detail: tried.err(),
            required: true,
        }
    }

    fn try_symbolizer(&self, symbolizer: &Path) -> Result<(), String> {
        let compiler = self
            .program("clang")
            .or_else(|| self.program("gcc"))
            .ok_or("no compiler to try it with")?;
        let folder = self.folder()?;
        fs::write(folder.join("t.c"), OVERFLOW).map_err(|error| error.to_string())?;
        let script = format!(
            "{} -g -O0 -c t.c -o t.o && {} --obj=t.o 0x4",
            compiler.display(),
            symbolizer.display()
        );
        let finished = self.run(&script, &folder, &[])?;
        let printed = finished.stdout.text();
        if printed.contains("main") && printed.contains("t.c:") {
            Ok(())
        } else {
            Err(first_line(&finished.stderr.text()))
        }
    }
}
