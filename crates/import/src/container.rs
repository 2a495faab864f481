//! The environment of OSS-Fuzz's builder images, in which SEC-bench and ARVO build too: its variables and folders, and what
//! stands for them on this machine.

use crate::shell::Script;

/// Folders of the images. Nothing of this machine is there.
pub(crate) const ROOTS: [&str; 5] = ["/src", "/out", "/work", "/testcase", "/experiment"];
const OUT: &str = "build-patchwright/out";
const WORK: &str = "build-patchwright/work";

/// A sanitizer as the data sets write it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Sanitizer {
    Address,
    Memory,
    Undefined,
}

impl Sanitizer {
    pub fn parse(word: &str) -> Option<Self> {
        match word.trim().to_lowercase().as_str() {
            "address" | "asan" => Some(Self::Address),
            "memory" | "msan" => Some(Self::Memory),
            "undefined" | "ubsan" => Some(Self::Undefined),
            _ => None,
        }
    }

    pub fn name(self) -> &'static str {
        match self {
            Self::Address => "address",
            Self::Memory => "memory",
            Self::Undefined => "undefined",
        }
    }

    fn flags(self, fuzzer: &str) -> String {
        match self {
            Self::Address => format!("-fsanitize=address{fuzzer}"),
            Self::Memory => format!("-fsanitize=memory{fuzzer} -fsanitize-memory-track-origins"),
            Self::Undefined => format!("-fsanitize=undefined{fuzzer} -fno-sanitize=function"),
        }
    }

    /// What a build without the image's own libraries cannot promise.
    pub fn note(self) -> Option<String> {
        match self {
            Self::Memory => Some(
                "MemorySanitizer reports every library that was built without it; the image has its own C++ library, this \
                 machine has not"
                    .to_owned(),
            ),
            Self::Address | Self::Undefined => None,
        }
    }

    pub fn poc_env(self) -> Vec<(String, String)> {
        match self {
            Self::Undefined => vec![pair("UBSAN_OPTIONS", "halt_on_error=1:print_stacktrace=1")],
            Self::Address | Self::Memory => Vec::new(),
        }
    }
}

fn pair(name: &str, value: &str) -> (String, String) {
    (name.to_owned(), value.to_owned())
}

/// The variables of a build.
pub(crate) fn env(sanitizer: Sanitizer) -> Vec<(String, String)> {
    let flags = format!(
        "-g -O1 -fno-omit-frame-pointer -DFUZZING_BUILD_MODE_UNSAFE_FOR_PRODUCTION {}",
        sanitizer.flags(",fuzzer-no-link")
    );
    vec![
        pair("ASAN_OPTIONS", "detect_leaks=0"),
        pair("CC", "clang"),
        pair("CXX", "clang++"),
        pair("CFLAGS", &flags),
        pair("CXXFLAGS", &flags),
        pair("LIB_FUZZING_ENGINE", "-fsanitize=fuzzer"),
        pair("FUZZING_ENGINE", "libfuzzer"),
        pair("SANITIZER", sanitizer.name()),
        pair("ARCHITECTURE", std::env::consts::ARCH),
    ]
}

/// The same for a program that is no fuzz target.
pub(crate) fn plain_env(sanitizer: Sanitizer) -> Vec<(String, String)> {
    let flags = format!("-g -O1 -fno-omit-frame-pointer {}", sanitizer.flags(""));
    let mut env = env(sanitizer);
    for (name, value) in &mut env {
        if matches!(name.as_str(), "CFLAGS" | "CXXFLAGS") {
            value.clone_from(&flags);
        }
    }
    env
}

/// A command that runs in the image's folders; `src` is what stands for `/src`.
pub(crate) fn in_folders(src: &str, work_dir: &str, command: &str) -> String {
    format!(
        "mkdir -p {{source}}/{OUT} {{source}}/{WORK} && cd {work_dir} && SRC={src} OUT={{source}}/{OUT} \
         WORK={{source}}/{WORK} {command}"
    )
}

/// The path of a fuzz target, whose name is plain.
pub(crate) fn target(name: &str) -> String {
    format!("{{source}}/{OUT}/{name}")
}

/// What is built is no part of the source.
pub(crate) fn exclude() -> Vec<String> {
    vec!["build-patchwright/**".to_owned()]
}

/// A script of the image, with `/src` and the folders beside it exchanged.
pub(crate) fn script(text: &str, src: &str) -> Script {
    Script::new(text)
        .moved("/src", src)
        .moved("/out", &format!("{{source}}/{OUT}"))
        .moved("/work", &format!("{{source}}/{WORK}"))
}

/// Paths that nothing stands for.
pub(crate) fn left_note(what: &str, left: &[String]) -> Option<String> {
    (!left.is_empty()).then(|| {
        format!(
            "{what} names {}, which only its container has: look at the command",
            left.join(", ")
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_are_those_of_the_sanitizer() {
        let flags = |sanitizer| {
            let env = env(sanitizer);
            env.into_iter()
                .find(|(name, _)| name == "CFLAGS")
                .unwrap()
                .1
        };
        assert!(flags(Sanitizer::Address).ends_with("-fsanitize=address,fuzzer-no-link"));
        assert!(
            flags(Sanitizer::Memory)
                .ends_with("-fsanitize=memory,fuzzer-no-link -fsanitize-memory-track-origins")
        );
        assert!(
            flags(Sanitizer::Undefined)
                .ends_with("-fsanitize=undefined,fuzzer-no-link -fno-sanitize=function")
        );
    }
}
