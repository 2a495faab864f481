//! Detects the output format of a test command.
//!
//! A harness (CTest, Meson, Automake, Autotest) takes precedence over what single programs print: with
//! `--output-on-failure` and the like it shows a program's own lines only if that program fails, so those lines come
//! and go between runs. Without a harness every program's lines count.

use std::path::PathBuf;

use patchwright_domain::case::TestFormat;

use super::automake::Automake;
use super::autotest::Autotest;
use super::ctest::Ctest;
use super::gtest::Gtest;
use super::junit;
use super::line_reader::LineReader;
use super::lines::plain_lines;
use super::meson::Meson;
use super::names::Cases;
use super::result_files::from_files;
use super::tap::Tap;

/// The format and its results; `None` if no test was recognised.
pub(super) fn detect(output: &[u8], files: &[(PathBuf, Vec<u8>)]) -> Option<(TestFormat, Cases)> {
    let console = Console::read(output);
    console
        .harness()
        .or_else(|| console.programs())
        .or_else(|| {
            let formats = [TestFormat::Automake, TestFormat::Meson, TestFormat::Junit];
            largest(
                formats
                    .map(|format| (format, from_files(format, files)))
                    .into(),
            )
        })
        .or_else(|| {
            let mut cases = Cases::default();
            junit::read(junit::document_in(output)?, &mut cases);
            largest(vec![(TestFormat::Junit, cases)])
        })
}

/// The same lines as read by every console format.
struct Console {
    automake: Cases,
    automake_summed_up: bool,
    autotest: Cases,
    ctest: Cases,
    meson: Cases,
    tap: Cases,
    gtest: Cases,
}

impl Console {
    fn read(output: &[u8]) -> Self {
        let mut automake = Automake::default();
        let mut autotest = Autotest::default();
        let mut ctest = Ctest::default();
        let mut meson = Meson::default();
        let mut tap = Tap::default();
        let mut gtest = Gtest::default();
        for line in plain_lines(output) {
            automake.line(&line);
            autotest.line(&line);
            ctest.line(&line);
            meson.line(&line);
            tap.line(&line);
            gtest.line(&line);
        }
        Self {
            automake_summed_up: automake.summed_up,
            automake: automake.finish(),
            autotest: autotest.finish(),
            ctest: ctest.finish(),
            meson: meson.finish(),
            tap: tap.finish(),
            gtest: gtest.finish(),
        }
    }

    fn harness(&self) -> Option<(TestFormat, Cases)> {
        let mut found = vec![
            (TestFormat::Ctest, self.ctest.clone()),
            (TestFormat::Meson, self.meson.clone()),
            (TestFormat::Autotest, self.autotest.clone()),
        ];
        if self.automake_summed_up {
            found.push((TestFormat::Automake, self.automake.clone()));
        }
        largest(found)
    }

    /// The lines of all programs together, under the format that has most of them.
    fn programs(&self) -> Option<(TestFormat, Cases)> {
        let found = [
            (TestFormat::Tap, &self.tap),
            (TestFormat::Gtest, &self.gtest),
            (TestFormat::Automake, &self.automake),
        ];
        let mut all = Cases::default();
        for (_, cases) in found {
            all.append(cases.clone());
        }
        let (format, _) = largest(found.map(|(format, cases)| (format, cases.clone())).into())?;
        Some((format, all))
    }
}

/// The one with the most tests, the first of equals; `None` if all are empty.
fn largest(found: Vec<(TestFormat, Cases)>) -> Option<(TestFormat, Cases)> {
    found
        .into_iter()
        .filter(|(_, cases)| !cases.is_empty())
        .rev()
        .max_by_key(|(_, cases)| cases.list.len())
}
