//! OSS-Fuzz style `build.sh`: takes CC, CFLAGS, LIB_FUZZING_ENGINE and the folders SRC, OUT and WORK from the
//! environment and puts fuzz targets into OUT.

use super::built::{Built, Look};
use super::compilers::{Family, no_leaks};
use super::guess::{BUILD_FOLDER, System};

const NESTED: [&str; 9] = [
    ".clusterfuzzlite/build.sh",
    "fuzz/build.sh",
    "fuzzing/build.sh",
    "fuzz/oss-fuzz/build.sh",
    "oss-fuzz/build.sh",
    "ossfuzz/build.sh",
    "contrib/oss-fuzz/build.sh",
    "test/fuzz/build.sh",
    "tests/fuzz/build.sh",
];

/// A script in the root, or a nested one that builds the program of a PoC.
pub(super) fn guess(look: &Look) -> Option<Built> {
    let of_poc = |script: &&str| {
        let text = look.tree.text(script).unwrap_or_default();
        super::poc::programs(look).any(|program| text.contains(&program))
    };
    let root = Some("build.sh").filter(|script| is_oss_fuzz(look, script));
    let nested = || {
        let mut scripts = NESTED
            .into_iter()
            .filter(|script| is_oss_fuzz(look, script));
        scripts.find(|script| of_poc(script))
    };
    root.or_else(nested).map(|script| built(look, script))
}

/// A nested script, if nothing else says how to build.
pub(super) fn guess_nested(look: &Look) -> Option<Built> {
    let script = NESTED
        .into_iter()
        .find(|script| is_oss_fuzz(look, script))?;
    Some(built(look, script))
}

fn is_oss_fuzz(look: &Look, script: &str) -> bool {
    let Some(text) = look.tree.text(script) else {
        return false;
    };
    let says =
        |name: &str| text.contains(&format!("${name}")) || text.contains(&format!("${{{name}"));
    says("OUT")
        && ["LIB_FUZZING_ENGINE", "CC", "CXX", "CFLAGS", "CXXFLAGS"]
            .into_iter()
            .any(says)
}

fn built(look: &Look, script: &str) -> Built {
    let out = format!("{BUILD_FOLDER}/out");
    let work = format!("{BUILD_FOLDER}/work");
    let mut because = vec![
        format!("{script}: OSS-Fuzz style, fuzz targets are put into {out}/"),
        look.compilers.because(),
        "the script builds everything each time, so every candidate takes a full build".to_owned(),
    ];
    let mut notes = Vec::new();
    if look.compilers.family == Family::Gcc {
        notes.push("gcc has no libFuzzer: install clang for this build".to_owned());
    }
    let src = source_root(look, script, &mut because);
    let build = format!(
        "mkdir -p {out} {work} && SRC={src} OUT={{source}}/{out} WORK={{source}}/{work} bash -eu {script}"
    );
    Built {
        system: System::OssFuzz,
        fetch: None,
        setup: None,
        build,
        clean: None,
        env: env(look),
        test: None,
        exclude: vec![format!("{BUILD_FOLDER}/**")],
        folder: Some(out),
        because,
        notes,
    }
}

/// OSS-Fuzz checks projects out below SRC; a script that refers to `$SRC/` and the tree's name needs the parent.
fn source_root(look: &Look, script: &str, because: &mut Vec<String>) -> &'static str {
    let name = look
        .tree
        .root()
        .file_name()
        .unwrap_or_default()
        .to_string_lossy();
    let text = look.tree.text(script).unwrap_or_default();
    let below = ["$SRC/", "${SRC}/"].iter().any(|src| {
        text.split(src).skip(1).any(|rest| {
            let rest = rest.strip_prefix(name.as_ref());
            rest.is_some_and(|rest| {
                !rest.starts_with(|c: char| c.is_alphanumeric() || "-_.".contains(c))
            })
        })
    });
    match below && !name.is_empty() {
        true => {
            because.push("the script looks for the tree below $SRC: SRC is its parent".to_owned());
            "{source}/.."
        }
        false => "{source}",
    }
}

fn env(look: &Look) -> Vec<(&'static str, String)> {
    let compilers = look.compilers;
    let flags = format!(
        "-g -O1 -fno-omit-frame-pointer -DFUZZING_BUILD_MODE_UNSAFE_FOR_PRODUCTION \
         -fsanitize={},fuzzer-no-link",
        compilers.sanitizers()
    );
    let mut env = no_leaks();
    env.extend([
        ("CC", compilers.c.clone()),
        ("CXX", compilers.cxx.clone()),
        ("CFLAGS", flags.clone()),
        ("CXXFLAGS", flags),
        ("LIB_FUZZING_ENGINE", "-fsanitize=fuzzer".to_owned()),
        ("FUZZING_ENGINE", "libfuzzer".to_owned()),
        ("SANITIZER", "address".to_owned()),
        ("ARCHITECTURE", std::env::consts::ARCH.to_owned()),
    ]);
    env
}
