//! Result files that a test command writes in addition to its output.

use std::path::{Path, PathBuf};

use patchwright_domain::case::TestFormat;

use super::names::Cases;
use super::{automake, junit, meson};

/// Whether a file written by the test command should be passed to [`super::read`].
pub fn is_result_file(format: TestFormat, path: &Path) -> bool {
    let extension = |wanted: &str| {
        path.extension()
            .is_some_and(|extension| extension == wanted)
    };
    let testlog = || path.file_name().is_some_and(|name| name == "testlog.json");
    match format {
        TestFormat::Auto => extension("trs") || testlog() || extension("xml"),
        TestFormat::Automake => extension("trs"),
        TestFormat::Meson => testlog(),
        TestFormat::Junit => extension("xml"),
        TestFormat::Autotest
        | TestFormat::Tap
        | TestFormat::Ctest
        | TestFormat::Gtest
        | TestFormat::ExitStatus => false,
    }
}

/// The results in the files of one format, in path order.
pub(super) fn from_files(format: TestFormat, files: &[(PathBuf, Vec<u8>)]) -> Cases {
    let mut sorted: Vec<_> = files
        .iter()
        .filter(|(path, _)| is_result_file(format, path))
        .collect();
    sorted.sort_by_key(|(path, _)| path);
    let mut cases = Cases::default();
    for (path, bytes) in sorted {
        match format {
            TestFormat::Automake => automake::read_trs(path, bytes, &mut cases),
            TestFormat::Meson => meson::read_testlog(bytes, &mut cases),
            TestFormat::Junit if junit::is_junit(bytes) => junit::read(bytes, &mut cases),
            TestFormat::Junit
            | TestFormat::Auto
            | TestFormat::Autotest
            | TestFormat::Tap
            | TestFormat::Ctest
            | TestFormat::Gtest
            | TestFormat::ExitStatus => {}
        }
    }
    cases
}
