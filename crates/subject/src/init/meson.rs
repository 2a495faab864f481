//! Meson: built in a separate folder; `meson setup` reads flags from the environment.

use super::built::{Built, Look};
use super::guess::{BUILD_FOLDER, System, TestGuess};

pub(super) fn guess(look: &Look) -> Option<Built> {
    if !look.tree.has("meson.build") {
        return None;
    }
    let folder = super::poc::build_folder(look, &["meson-info", "build.ninja"])
        .unwrap_or(BUILD_FOLDER.into());
    let mut because = vec![
        format!("meson.build: Meson, built in {folder}/"),
        look.compilers.because(),
    ];
    let has_tests = look
        .tree
        .any_line_starts(|name| name == "meson.build", &["test("]);
    if has_tests {
        because.push("meson.build declares tests: meson test".to_owned());
    }
    let test = has_tests.then(|| TestGuess {
        build_command: None,
        command: format!("meson test -C {folder} --timeout-multiplier 3"),
        format: "meson".to_owned(),
        env: Vec::new(),
    });
    Some(Built {
        system: System::Meson,
        fetch: None,
        // Sanitized libraries leave symbols for the program to define, which b_lundef would reject.
        setup: Some(format!(
            "meson setup {folder} --buildtype=plain -Db_lundef=false"
        )),
        build: format!("meson compile -C {folder} -j {{jobs}}"),
        clean: Some(format!("meson compile -C {folder} --clean")),
        env: look.compilers.env(),
        test,
        exclude: vec![format!("{folder}/**")],
        folder: Some(folder),
        because,
        notes: Vec::new(),
    })
}
