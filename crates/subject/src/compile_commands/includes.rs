//! Which units include a header: from the dependency files of the build, else by following `#include` lines.

use std::collections::{HashMap, HashSet, VecDeque};
use std::ffi::OsStr;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use super::arguments::pieces;
use super::paths::absolute;
use super::{CompileCommand, depfile};

/// Limit on units checked for one header.
const MAX_UNITS: usize = 3;
/// Limit on files read.
const MAX_READS: usize = 20_000;
/// Limit on lookups: most folders of a search path do not contain the file.
const MAX_TRIES: usize = 500_000;
const MAX_FOLDERS: usize = 200;

/// Up to three units that include the header, directly or indirectly. `read` returns a file's current content.
///
/// Those likely to use it most come first: of the same name, then in the same folder, then in build order.
pub fn units_including<'a>(
    header: &Path,
    commands: &'a [CompileCommand],
    read: &dyn Fn(&Path) -> Option<Vec<u8>>,
) -> Vec<&'a CompileCommand> {
    let header = absolute(Path::new("/"), header);
    let mut sorted: Vec<&CompileCommand> = commands.iter().collect();
    sorted.sort_by_key(|command| {
        let other_name = command.file.file_stem() != header.file_stem();
        let other_folder = command.file.parent() != header.parent();
        (other_name, other_folder)
    });
    let mut scan = Scan {
        read,
        known: HashMap::new(),
        reads: 0,
        tries: 0,
    };
    let mut seen: HashSet<&Path> = HashSet::new();
    let mut found = Vec::new();
    for command in sorted {
        if found.len() >= MAX_UNITS || scan.is_exhausted() {
            break;
        }
        if !seen.contains(command.file.as_path()) && scan.includes(command, &header) {
            seen.insert(&command.file);
            found.push(command);
        }
    }
    found
}

/// What was read so far, shared between units.
struct Scan<'a> {
    read: &'a dyn Fn(&Path) -> Option<Vec<u8>>,
    /// `None` for a file that does not exist.
    known: HashMap<PathBuf, Option<Rc<[Include]>>>,
    reads: usize,
    tries: usize,
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct Include {
    path: PathBuf,
    form: Form,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Form {
    Quoted,
    Angled,
}

impl Scan<'_> {
    fn is_exhausted(&self) -> bool {
        self.tries >= MAX_TRIES || self.reads >= MAX_READS
    }

    fn includes(&mut self, command: &CompileCommand, header: &Path) -> bool {
        for place in depfile::places(command) {
            if let Some(bytes) = (self.read)(&place) {
                let files = depfile::read(&bytes, &command.folder);
                // An include added by the patch is not in an old dependency file, so only a positive answer is final.
                if files.iter().any(|file| file == header) {
                    return true;
                }
            }
        }
        self.reaches(command, header)
    }

    fn reaches(&mut self, command: &CompileCommand, header: &Path) -> bool {
        let search = Search::from_command(command);
        let mut seen: HashSet<PathBuf> = HashSet::from([command.file.clone()]);
        let mut queue: VecDeque<PathBuf> = VecDeque::from([command.file.clone()]);
        for forced in &search.forced {
            let include = Include {
                path: forced.clone(),
                form: Form::Quoted,
            };
            queue.extend(self.resolve(&include, &command.folder, &search));
        }
        while let Some(file) = queue.pop_front() {
            if file == header {
                return true;
            }
            if self.is_exhausted() {
                return false;
            }
            let folder = file.parent().unwrap_or(Path::new("/")).to_path_buf();
            for include in self.look(&file).iter().flat_map(|all| all.iter()) {
                if let Some(found) = self.resolve(include, &folder, &search)
                    && seen.insert(found.clone())
                {
                    queue.push_back(found);
                }
            }
        }
        false
    }

    fn resolve(&mut self, include: &Include, folder: &Path, search: &Search) -> Option<PathBuf> {
        let beside = match include.form {
            Form::Quoted => vec![folder.to_path_buf()],
            Form::Angled => Vec::new(),
        };
        let quoted = match include.form {
            Form::Quoted => search.quoted.as_slice(),
            Form::Angled => &[],
        };
        let folders = beside.iter().chain(quoted).chain(&search.folders);
        folders
            .map(|folder| absolute(folder, &include.path))
            .find(|path| self.look(path).is_some())
    }

    /// The includes of a file; `None` if it does not exist.
    fn look(&mut self, file: &Path) -> Option<Rc<[Include]>> {
        self.tries += 1;
        if let Some(known) = self.known.get(file) {
            return known.clone();
        }
        if self.is_exhausted() {
            return None;
        }
        let includes: Option<Rc<[Include]>> =
            (self.read)(file).map(|bytes| includes_of(&bytes).into());
        self.reads += usize::from(includes.is_some());
        self.known.insert(file.to_path_buf(), includes.clone());
        includes
    }
}

/// Where a command searches for headers.
#[derive(Default)]
struct Search {
    quoted: Vec<PathBuf>,
    folders: Vec<PathBuf>,
    /// `-include FILE`.
    forced: Vec<PathBuf>,
}

impl Search {
    fn from_command(command: &CompileCommand) -> Self {
        let mut search = Self::default();
        for piece in pieces(command.arguments.get(1..).unwrap_or_default()) {
            let folder = |name| {
                piece
                    .value(name)
                    .map(|path| absolute(&command.folder, Path::new(path)))
            };
            if let Some(path) = folder("-iquote") {
                search.quoted.push(path);
            } else if let Some(path) = folder("-isystem").or_else(|| folder("-idirafter")) {
                search.folders.push(path);
            } else if let Some(path) = piece.value("-include") {
                search.forced.push(PathBuf::from(path));
            } else if let Some(path) = folder("-I") {
                search.folders.push(path);
            }
        }
        search.folders.truncate(MAX_FOLDERS);
        search.quoted.truncate(MAX_FOLDERS);
        search
    }
}

/// The `#include` lines of a file; those whose name comes from a macro are skipped.
fn includes_of(bytes: &[u8]) -> Vec<Include> {
    let include = |line: &[u8]| {
        let rest = line.trim_ascii_start().strip_prefix(b"#")?;
        let rest = rest.trim_ascii_start().strip_prefix(b"include")?;
        let rest = rest
            .strip_prefix(b"_next")
            .unwrap_or(rest)
            .trim_ascii_start();
        let (&open, name) = rest.split_first()?;
        let (form, close) = match open {
            b'"' => (Form::Quoted, b'"'),
            b'<' => (Form::Angled, b'>'),
            _ => return None,
        };
        let end = name.iter().position(|&byte| byte == close)?;
        let path = PathBuf::from(OsStr::from_bytes(name.get(..end)?));
        Some(Include { path, form })
    };
    bytes
        .split(|&byte| byte == b'\n')
        .filter_map(include)
        .collect()
}

#[cfg(test)]
#[path = "includes_tests.rs"]
mod tests;
