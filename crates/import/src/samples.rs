//! A folder with what somebody wants to import, for tests.

use std::fs;
use std::path::PathBuf;

use patchwright_domain::case::Case;
use patchwright_subject::manifest;

use crate::format::Format;
use crate::import::{ImportedCase, Imports, import};
use crate::request::Request;

pub(crate) struct Place(tempfile::TempDir);

impl Place {
    pub fn with(files: &[(&str, &str)]) -> Self {
        let place = Place(tempfile::tempdir().unwrap());
        for (path, text) in files {
            place.put(path, text);
        }
        place
    }

    pub fn put(&self, path: &str, text: &str) {
        let path = self.0.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    pub fn at(&self, path: &str) -> PathBuf {
        self.0.path().canonicalize().unwrap().join(path)
    }

    pub fn request(&self, path: &str) -> Request {
        Request {
            path: self.at(path),
            ..Request::default()
        }
    }

    pub fn import(&self, format: Format, request: &Request) -> Imports {
        import(format, request, &self.at("out"), 2).unwrap()
    }

    /// The one case, as the next command reads it.
    pub fn case(&self, format: Format, request: &Request) -> (Case, ImportedCase) {
        let mut imports = self.import(format, request);
        assert!(imports.refused.is_empty(), "{:?}", imports.refused);
        let one = imports.written.remove(0);
        (manifest::load(&one.folder, 2).unwrap(), one)
    }

    pub fn refusal(&self, format: Format, request: &Request) -> String {
        let out = self.at("out");
        let said = match import(format, request, &out, 2) {
            Ok(imports) => {
                assert!(imports.written.is_empty(), "{:?}", imports.written);
                imports.refused[0].reason.to_string()
            }
            Err(error) => error.to_string(),
        };
        let left = fs::read_dir(out).into_iter().flatten().count();
        assert_eq!(left, 0, "something was left behind: {said}");
        said
    }
}
