//! Reads the supervisor's records: which programs ran, what they loaded, how they ended.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::os::unix::ffi::OsStringExt;
use std::path::PathBuf;

use crate::line;

/// One executed program, with how it was started.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Executed {
    pub pid: u32,
    pub executable: PathBuf,
    pub cwd: PathBuf,
    /// The target of descriptor 0, such as a path or `pipe:[…]`.
    pub stdin: PathBuf,
    pub argv: Vec<OsString>,
    /// If files are watched, only the variables that compilers, linkers and the loader read.
    pub env: Vec<OsString>,
    /// The content of each response file (`@list`) among the arguments, if files are watched.
    pub lists: Vec<Vec<u8>>,
}

/// A file that the job could write, under one of its names.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct WatchedFile {
    /// The same for all names of a file, for as long as the file exists.
    pub identity: String,
    pub path: PathBuf,
}

/// One event, in the order of occurrence. Pids may be reused; files are indexes into [`Traced::files`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Happened {
    Born {
        pid: u32,
        parent: u32,
    },
    /// An index into [`Traced::executed`].
    Executed(usize),
    /// With the number of the content, if it is one that the supervisor was asked to recognise.
    Read {
        pid: u32,
        file: usize,
        content: Option<usize>,
    },
    /// The content that the next reader of the file gets is kept under this number in
    /// [`WATCHED_COPIES`](crate::WATCHED_COPIES).
    Copied {
        file: usize,
        copy: usize,
    },
    Wrote {
        pid: u32,
        file: usize,
    },
    /// The file was given this name.
    Named(usize),
    /// A recognised content was overwritten before its reader ended.
    Changed {
        pid: u32,
        file: usize,
    },
    /// The process had executable code mapped at its end that the job could have written.
    Loaded {
        pid: u32,
        path: PathBuf,
    },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ProcessEnd {
    Exited(i32),
    Signalled(i32),
}

/// What a job's processes did, as reported over a channel that they cannot reach.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Traced {
    pub executed: Vec<Executed>,
    /// The files that each process had mapped executable when it ended.
    pub loaded: BTreeMap<u32, BTreeSet<PathBuf>>,
    /// Processes that had a sanitizer's shadow memory.
    pub shadowed: BTreeSet<u32>,
    pub ends: BTreeMap<u32, ProcessEnd>,
    /// The parent of each process but the first.
    pub parents: BTreeMap<u32, u32>,
    /// Numbers of places in [`probe_list`](crate::probe_list); empty unless places were probed.
    pub reached: BTreeSet<usize>,
    /// Empty unless files were watched.
    pub files: Vec<WatchedFile>,
    pub story: Vec<Happened>,
    /// The record was cut: there was more than can be kept.
    pub cut: bool,
}

/// Everything received on the channel.
#[derive(Debug, Default)]
pub(crate) struct Records {
    pub started: bool,
    pub end: Option<ProcessEnd>,
    /// The index of the set-up step that failed.
    pub failed_step: Option<usize>,
    pub traced: Traced,
}

impl Records {
    pub(crate) fn parse(bytes: &[u8]) -> Self {
        let mut records = Self::default();
        for fields in line::records(bytes) {
            records.take(&fields);
        }
        records
    }

    fn take(&mut self, fields: &[Vec<u8>]) {
        let text = |index: usize| {
            fields
                .get(index)
                .and_then(|field| std::str::from_utf8(field).ok())
        };
        let pid = || text(1).and_then(|word| word.parse::<u32>().ok());
        let path = |index: usize| PathBuf::from(os(fields.get(index)));
        match (text(0), pid()) {
            (Some("start"), _) => self.started = true,
            (Some("cut"), _) => self.traced.cut = true,
            (Some("failed-step"), Some(step)) => self.failed_step = Some(step as usize),
            (Some("end"), _) => self.end = end_of(text(1), text(2)),
            (Some("exec"), Some(pid)) => {
                let program = Executed {
                    pid,
                    executable: path(2),
                    cwd: path(3),
                    stdin: path(4),
                    ..Executed::default()
                };
                self.tell(Happened::Executed(self.traced.executed.len()));
                self.traced.executed.push(program);
            }
            (Some("arg"), Some(pid)) => {
                self.with_last(pid, |program| program.argv.push(os(fields.get(2))))
            }
            (Some("env"), Some(pid)) => {
                self.with_last(pid, |program| program.env.push(os(fields.get(2))))
            }
            (Some("list"), Some(pid)) => self.with_last(pid, |program| {
                program
                    .lists
                    .push(fields.get(2).cloned().unwrap_or_default())
            }),
            (Some("loaded"), Some(pid)) => {
                self.tell(Happened::Loaded { pid, path: path(2) });
                self.traced.loaded.entry(pid).or_default().insert(path(2));
            }
            (Some("born"), Some(pid)) => {
                if let Some(parent) = text(2).and_then(|word| word.parse().ok()) {
                    self.tell(Happened::Born { pid, parent });
                    self.traced.parents.insert(pid, parent);
                }
            }
            (Some("reached"), Some(place)) => {
                self.traced.reached.insert(place as usize);
            }
            (Some("shadow"), Some(pid)) => {
                self.traced.shadowed.insert(pid);
            }
            (Some("ended"), Some(pid)) => {
                if let Some(end) = end_of(text(2), text(3)) {
                    self.traced.ends.insert(pid, end);
                }
            }
            (Some("file"), _) => self.traced.files.push(WatchedFile {
                identity: text(2).unwrap_or_default().to_owned(),
                path: path(3),
            }),
            (Some(word), Some(pid)) => {
                let number = |index| text(index).and_then(|word| word.parse::<usize>().ok());
                self.take_file(word, pid, number(2), number(3));
            }
            (Some(_) | None, _) => {}
        }
    }

    fn take_file(&mut self, word: &str, pid: u32, file: Option<usize>, content: Option<usize>) {
        let happened = match (word, file) {
            ("read", Some(file)) => Happened::Read { pid, file, content },
            ("copied", Some(copy)) => Happened::Copied {
                file: pid as usize,
                copy,
            },
            ("wrote", Some(file)) => Happened::Wrote { pid, file },
            ("changed", Some(file)) => Happened::Changed { pid, file },
            ("named", _) => Happened::Named(pid as usize),
            _ => return,
        };
        self.tell(happened);
    }

    fn tell(&mut self, happened: Happened) {
        self.traced.story.push(happened);
    }

    fn with_last(&mut self, pid: u32, action: impl FnOnce(&mut Executed)) {
        if let Some(program) = self
            .traced
            .executed
            .last_mut()
            .filter(|program| program.pid == pid)
        {
            action(program);
        }
    }
}

fn end_of(how: Option<&str>, number: Option<&str>) -> Option<ProcessEnd> {
    let number = number?.parse().ok()?;
    match how? {
        "exit" => Some(ProcessEnd::Exited(number)),
        "signal" => Some(ProcessEnd::Signalled(number)),
        _ => None,
    }
}

fn os(field: Option<&Vec<u8>>) -> OsString {
    OsString::from_vec(field.cloned().unwrap_or_default())
}

/// One call logged by a compiler wrapper.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CompilerCall {
    pub cwd: PathBuf,
    pub compiler: PathBuf,
    pub argv: Vec<OsString>,
}

/// Parses the log of the compiler wrappers; truncated or malformed lines are skipped.
pub fn compiler_calls(log: &[u8]) -> Vec<CompilerCall> {
    let call = |line: &[u8]| {
        let mut fields = line
            .split(|&byte| byte == b'\t')
            .map(|field| OsString::from_vec(line::decode(field)));
        let (cwd, compiler) = (fields.next()?.into(), fields.next()?.into());
        let argv: Vec<OsString> = fields.collect();
        (!argv.is_empty()).then_some(CompilerCall {
            cwd,
            compiler,
            argv,
        })
    };
    log.split(|&byte| byte == b'\n').filter_map(call).collect()
}

#[cfg(test)]
#[path = "records_tests.rs"]
mod tests;
