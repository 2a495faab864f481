//! A tree, a sandbox, and a language server started in it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use patchwright_domain::candidate::RelPath;
use patchwright_probes::lsp::{LanguageServer, Patience, Question, ServerSpec};
use patchwright_sandbox::{
    Backend, CancelToken, Job, JobLimits, Mount, Sandbox, Server, Stdin, Supervision,
};

pub const ROOT: &str = "/src";
pub const COMMANDS: &str = "/commands";

pub const SHORT: Patience = Patience {
    start: Duration::from_secs(3),
    index_begin: Duration::from_millis(50),
    index: Duration::from_millis(50),
    question: Duration::from_secs(3),
};

pub struct Fixture {
    pub sandbox: Sandbox,
    pub files: BTreeMap<RelPath, String>,
    pub starts: Arc<AtomicU32>,
    tree: PathBuf,
    commands: PathBuf,
    _folder: tempfile::TempDir,
}

pub fn path(name: &str) -> RelPath {
    RelPath::new(name).unwrap()
}

impl Fixture {
    pub fn new(files: &[(&str, &str)]) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let sandbox = Sandbox::open(&folder.path().join("work"), Backend::Bubblewrap).unwrap();
        let tree = sandbox.workshop().folder("tree").unwrap();
        let commands = sandbox.workshop().folder("commands").unwrap();
        for (name, text) in files {
            let place = tree.join(name);
            fs::create_dir_all(place.parent().unwrap()).unwrap();
            fs::write(place, text).unwrap();
        }
        let units = files.iter().map(|(name, _)| *name);
        let units = units.filter(|name| name.ends_with(".c") || name.ends_with(".cc"));
        fs::write(commands.join("compile_commands.json"), commands_for(units)).unwrap();
        Self {
            sandbox,
            files: files
                .iter()
                .map(|(name, text)| (path(name), (*text).to_owned()))
                .collect(),
            starts: Arc::default(),
            tree,
            commands,
            _folder: folder,
        }
    }

    /// The job for the command of a spec.
    pub fn job(&self, command: &[String]) -> Job {
        let fill = |word: &String| {
            let word = word.replace("{commands}", COMMANDS);
            word.replace("{jobs}", "2").replace("{source}", ROOT)
        };
        let mount = |host: &Path, inside: &str| (host.to_owned(), PathBuf::from(inside));
        let (tree, commands) = (mount(&self.tree, ROOT), mount(&self.commands, COMMANDS));
        let tmp = mount(&self.sandbox.workshop().folder("tmp").unwrap(), "/tmp");
        Job {
            argv: command.iter().map(|word| fill(word).into()).collect(),
            cwd: PathBuf::from(ROOT),
            env: [("PATH".into(), "/usr/bin:/bin".into())].into(),
            mounts: vec![
                Mount::ReadOnly {
                    host: tree.0,
                    inside: tree.1,
                },
                Mount::Writable {
                    host: commands.0,
                    inside: commands.1,
                },
                Mount::Writable {
                    host: tmp.0,
                    inside: tmp.1,
                },
            ],
            stdin: Stdin::Empty,
            limits: JobLimits {
                wall: Duration::MAX,
                cpu: None,
                memory_bytes: 2 << 30,
                processes: 256,
                disk_bytes: 256 << 20,
            },
            supervision: Supervision::Plain,
            network: patchwright_sandbox::Network::Off,
            spill: None,
        }
    }

    pub fn server(&self, spec: ServerSpec, patience: Patience) -> LanguageServer {
        let job = self.job(&spec.command);
        let (starts, sandbox) = (Arc::clone(&self.starts), self.sandbox.clone());
        let start = move || {
            starts.fetch_add(1, Ordering::SeqCst);
            sandbox.serve(&job, &CancelToken::default())
        };
        LanguageServer::new(spec, ROOT.into(), patience, start)
    }

    pub fn serve(&self, job: &Job) -> Server {
        self.sandbox.serve(job, &CancelToken::default()).unwrap()
    }

    pub fn starts(&self) -> u32 {
        self.starts.load(Ordering::SeqCst)
    }

    /// A query about the first match of `marked` in the file; `|` marks the position.
    pub fn ask<T>(&self, file: &str, marked: &str, ask: impl FnOnce(&Question<'_>) -> T) -> T {
        self.ask_of(&View::default(), file, marked, ask)
    }

    pub fn ask_of<T>(
        &self,
        view: &View,
        file: &str,
        marked: &str,
        ask: impl FnOnce(&Question<'_>) -> T,
    ) -> T {
        let file = path(file);
        let texts = |file: &RelPath| {
            let changed = view.changed.get(file);
            changed.or(self.files.get(file)).map(String::as_str)
        };
        let (line, column) = find(texts(&file).unwrap(), marked);
        let changed: BTreeSet<RelPath> = view.changed.keys().cloned().collect();
        ask(&Question {
            file: &file,
            line,
            column,
            changed: &changed,
            texts: &texts,
            view: view.number,
        })
    }
}

/// The files of a candidate.
pub struct View {
    pub number: u64,
    pub changed: BTreeMap<RelPath, String>,
}

impl Default for View {
    fn default() -> Self {
        Self {
            number: 1,
            changed: BTreeMap::new(),
        }
    }
}

pub fn find(text: &str, marked: &str) -> (u32, u32) {
    let (before, _) = marked.split_once('|').unwrap();
    let at = text.find(&marked.replace('|', "")).unwrap() + before.len();
    let line = text[..at].matches('\n').count() as u32 + 1;
    let column = at - text[..at].rfind('\n').map_or(0, |end| end + 1);
    (line, column as u32)
}

fn commands_for<'n>(units: impl Iterator<Item = &'n str>) -> String {
    let entries: Vec<serde_json::Value> = units
        .map(|name| {
            serde_json::json!({"directory": ROOT, "file": format!("{ROOT}/{name}"),
                               "arguments": ["cc", "-c", name]})
        })
        .collect();
    serde_json::Value::from(entries).to_string()
}
