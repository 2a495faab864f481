//! CMake: built in a separate folder; the first configure reads flags from the environment.

use super::built::{Built, Look};
use super::guess::{BUILD_FOLDER, System, TestGuess};

/// Commands that declare or enable tests, in lower case and without spaces.
const TESTS: [&str; 5] = [
    "enable_testing(",
    "include(ctest)",
    "add_test(",
    "gtest_discover_tests(",
    "catch_discover_tests(",
];

pub(super) fn guess(look: &Look) -> Option<Built> {
    let text = look.tree.text("CMakeLists.txt")?;
    let folder = super::poc::build_folder(look, &["CMakeCache.txt"]).unwrap_or(BUILD_FOLDER.into());
    let mut because = vec![format!("CMakeLists.txt: CMake, built in {folder}/")];
    let env = match sets_flags_anew(&text) {
        true => {
            because.push(
                "CMakeLists.txt overwrites CMAKE_C_FLAGS: sanitizer flags are part of CC and CXX"
                    .to_owned(),
            );
            look.compilers.env_in_name()
        }
        false => look.compilers.env(),
    };
    because.push(look.compilers.because());
    let is_cmake = |name: &str| name == "CMakeLists.txt" || name.ends_with(".cmake");
    let has_tests = look.tree.any_line_starts(is_cmake, &TESTS);
    if has_tests {
        because.push("the CMake files declare tests: ctest".to_owned());
    }
    let test = has_tests.then(|| TestGuess {
        build_command: None,
        command: format!("ctest --test-dir {folder} --output-on-failure"),
        format: "ctest".to_owned(),
        env: Vec::new(),
    });
    Some(Built {
        system: System::Cmake,
        fetch: None,
        // "None" is a build type without flags of its own: no -O3 after our -O1, and no default of the project's.
        setup: Some(format!(
            "cmake -S . -B {folder} -DCMAKE_BUILD_TYPE=None -DCMAKE_EXPORT_COMPILE_COMMANDS=ON"
        )),
        build: format!("cmake --build {folder} -j{{jobs}}"),
        clean: Some(format!("cmake --build {folder} --target clean")),
        env,
        test,
        exclude: vec![format!("{folder}/**")],
        folder: Some(folder),
        because,
        notes: Vec::new(),
    })
}

/// Whether the language's flags are set without keeping their previous value.
fn sets_flags_anew(text: &str) -> bool {
    ["CMAKE_C_FLAGS", "CMAKE_CXX_FLAGS"].iter().any(|variable| {
        let kept = format!("${{{variable}}}");
        text.lines().any(|line| {
            let line: String = line.split_whitespace().collect::<Vec<_>>().join(" ");
            let lower = line.to_ascii_lowercase().replace("set (", "set(");
            let sets = lower
                .strip_prefix(&format!("set({}", variable.to_ascii_lowercase()))
                .is_some_and(|rest| rest.starts_with([' ', ')']));
            sets && !line.contains(&kept)
        })
    })
}
