//! The flags that add sanitizers to a project's programs, in the form its build system takes them.

use std::path::Path;

use super::build_files::by_build_files;
use super::built::Look;
use super::compilers::Compilers;
use super::guess::System;
use super::look::Tree;
use crate::manifest::Flags;

const SANITIZERS: &str = "-fsanitize=address,undefined";
const FLAGS: &str = "-g -O1 -fno-omit-frame-pointer -fsanitize=address,undefined";

/// What to add to the build of the tree at `root`.
pub(crate) fn sanitizer_flags(root: &Path) -> String {
    let look = Look {
        tree: Tree::new(root),
        flags: &Flags::default(),
        compilers: &Compilers::find(&[]),
    };
    match by_build_files(&look).map(|built| built.system) {
        Some(System::Cmake) => {
            format!("cmake … -DCMAKE_C_FLAGS=\"{FLAGS}\" -DCMAKE_CXX_FLAGS=\"{FLAGS}\"")
        }
        Some(System::Meson) => {
            "meson setup … -Db_sanitize=address,undefined -Db_lundef=false".to_owned()
        }
        Some(System::Autotools) => format!(
            "./configure … CFLAGS=\"{FLAGS}\" CXXFLAGS=\"{FLAGS}\" LDFLAGS=\"{SANITIZERS}\""
        ),
        Some(System::Make) => format!("make … CC=\"cc {FLAGS}\" CXX=\"c++ {FLAGS}\""),
        Some(System::Maven | System::Gradle | System::Ant | System::Javac)
        | Some(System::OssFuzz | System::Given)
        | None => {
            format!("compile and link with {FLAGS}")
        }
    }
}
