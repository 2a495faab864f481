//! Distinguishes the program's own units from the small programs with which configure, CMake and Meson test a compiler.

use std::path::Path;

/// Folders that contain only such programs.
const FOLDERS: &[&str] = &[
    "CMakeTmp",
    "CMakeScratch",
    "CompilerIdC",
    "CompilerIdCXX",
    "meson-private",
    "config.tests",
];

/// Prefixes of the names of such programs.
const FILES: &[&str] = &[
    "conftest",
    "_configtest",
    "CMakeCCompilerId",
    "CMakeCXXCompilerId",
    "testCCompiler",
    "testCXXCompiler",
    "sanitycheckc",
    "ac_nonexistent",
];

pub(super) fn is_feature_test(folder: &Path, file: &Path) -> bool {
    let in_folder = [folder, file].iter().any(|path| {
        path.iter().any(|part| {
            let part = part.to_string_lossy();
            FOLDERS.contains(&&*part)
                || part.starts_with("TryCompile-")
                || part.starts_with(".conf_check_")
        })
    });
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    in_folder || FILES.iter().any(|start| name.starts_with(start))
}
