//! Guesses from the build files of a tree.

use super::built::{Built, Look};
use super::{autotools, cmake, java, make, meson, oss_fuzz};

/// The most specific file first: a fuzzing script knows best how its targets are built, and a CMake or Meson project
/// often still carries an old Makefile.
pub(super) fn by_build_files(look: &Look<'_>) -> Option<Built> {
    let guessers = [
        oss_fuzz::guess,
        cmake::guess,
        meson::guess,
        autotools::guess,
        java::guess,
        make::guess,
        oss_fuzz::guess_nested,
    ];
    guessers.into_iter().find_map(|guesser| guesser(look))
}
