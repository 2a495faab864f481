//! How each unit of the program under repair is compiled. Pure: lists and logs in, commands out.
//!
//! The front end of the very same compiler with the very same flags rejects a bad patch in a moment, and the
//! language server needs the flags as well.

mod arguments;
mod database;
mod depfile;
mod distinct;
mod feature_test;
mod includes;
mod recorded;
mod shell;
mod syntax;
mod written;

use std::ffi::{OsStr, OsString};
use std::path::{Component, Path, PathBuf};

use serde::{Deserialize, Serialize};

pub use database::{DatabaseError, from_json, to_json};
pub use includes::units_including;
pub use recorded::{from_calls, from_calls_reading};
pub use syntax::syntax_only;

use arguments::SourceLanguage;
pub use arguments::is_compiler;
use written::Written;

/// One translation unit's compiler call.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Written", into = "Written")]
pub struct CompileCommand {
    /// Where the compiler is started; absolute.
    pub folder: PathBuf,
    /// The unit; absolute and without `.` and `..`.
    pub file: PathBuf,
    /// The compiler first. Compiles this unit only.
    pub arguments: Vec<OsString>,
    /// The object that is written; nothing where it goes straight into a link.
    pub output: Option<PathBuf>,
}

impl CompileCommand {
    /// The language that the unit is compiled as, by `-x` or its name; nothing when it is neither C nor C++.
    pub fn language(&self) -> Option<patchwright_domain::case::Language> {
        let pieces = arguments::pieces(self.arguments.get(1..).unwrap_or_default());
        let given = arguments::inputs(&pieces)
            .into_iter()
            .find(|input| absolute(&self.folder, Path::new(&input.path)) == self.file)
            .and_then(|input| input.language);
        match given? {
            SourceLanguage::C if arguments::is_cxx_driver(&self.arguments) => {
                Some(patchwright_domain::case::Language::Cpp)
            }
            SourceLanguage::C => Some(patchwright_domain::case::Language::C),
            SourceLanguage::Cpp => Some(patchwright_domain::case::Language::Cpp),
            SourceLanguage::Other => None,
        }
    }
}

/// `path` as seen from `folder`, without `.` and `..`.
fn absolute(folder: &Path, path: &Path) -> PathBuf {
    let mut clean = PathBuf::new();
    for component in folder.join(path).components() {
        match component {
            Component::CurDir => {}
            Component::ParentDir => {
                clean.pop();
            }
            Component::Prefix(_) | Component::RootDir | Component::Normal(_) => {
                clean.push(component);
            }
        }
    }
    clean
}

fn file_name(path: &OsStr) -> String {
    Path::new(path)
        .file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned()
}
