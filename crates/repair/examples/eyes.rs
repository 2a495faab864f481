//! Measures the code queries on a case: `eyes CASE WORK [QUESTIONS]` prints one JSON document. Not a test: how long a
//! language server takes is not in our hands, what we add to it is.
#![expect(
    clippy::unwrap_used,
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a developer's tool"
)]

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use std::{env, fs, thread};

use patchwright_code::{CodeMap, language_of};
use patchwright_domain::candidate::RelPath;
use patchwright_probes::code::{CodeEyes, Source};
use patchwright_probes::lsp::{LanguageServer, Patience, ServerSpec};
use patchwright_sandbox::{Backend, CancelToken, Sandbox};
use patchwright_subject::{
    Base, Cache, Host, Record, Subject, SubjectOptions, Toolchain, manifest,
};
use rustix::time::{ClockId, clock_gettime};
use serde_json::{Value, json};

const FILES: usize = 8;

struct Spot {
    file: RelPath,
    line: u32,
    column: u32,
}

fn main() {
    let words: Vec<String> = env::args().collect();
    let (case, work) = (Path::new(&words[1]), PathBuf::from(&words[2]));
    let questions = words.get(3).map_or(200, |word| word.parse().unwrap());
    let cores = thread::available_parallelism().map_or(1, |cores| cores.get() as u32);
    let case = manifest::load(case, cores).unwrap();
    let sandbox = Sandbox::open(&work.join("work"), Backend::Bubblewrap).unwrap();
    let cache = Cache::open(&work.join("cache"), None).unwrap();
    let logs = work.join("logs");
    fs::create_dir_all(&logs).unwrap();
    let (cancel, sink) = (CancelToken::default(), |_| {});
    let subject = Subject::new(
        &case,
        Host {
            sandbox: &sandbox,
            cache: &cache,
            toolchain: Toolchain::find(&case.sandbox_read),
            cancel: &cancel,
        },
        Record { sink: &sink, logs },
        SubjectOptions::default(),
    );
    let base = subject.base().unwrap();
    let _ = patchwright_sandbox::remove_tree(&base.folder().join("language-server"));
    println!("{:#}", measure(&subject, &base, questions));
}

fn measure(subject: &Subject<'_>, base: &Base, questions: usize) -> Value {
    let read = || CodeMap::read(files(&base.tree()));
    let (map, reading) = timed(read);
    let lines: u32 = map.files().iter().map(|file| file.lines()).sum();
    let spots = spots(&map, base, subject, questions);
    let names: Vec<String> = map
        .files()
        .iter()
        .flat_map(|file| file.elements.iter().map(|one| one.qualified.clone()))
        .collect();
    let search = median((0..questions).map(|at| {
        let name = &names[at * 7919 % names.len()];
        timed(|| map.named(name).len()).1.wall
    }));
    let words = [
        "read tag",
        "write strip",
        "buffer size",
        "error",
        "free all",
    ];
    let word_search =
        median((0..25).map(|at| timed(|| map.search(words[at % 5], &|_| true, 50)).1.wall));
    let resident_before = memory("VmRSS:");

    let mut eyes = CodeEyes::with_server(map, server(subject, base));
    let (_, cold) = timed(|| ask(&mut eyes, &spots[0]));
    drop(eyes);
    let mut eyes = CodeEyes::with_server(read(), server(subject, base));
    let (_, kept) = timed(|| ask(&mut eyes, &spots[0]));
    // The first query about a file makes the server parse it.
    let first_of_file = median(
        spots
            .chunks(questions.div_ceil(FILES))
            .map(|of_file| timed(|| ask(&mut eyes, &of_file[0])).1.wall),
    );
    let mut by_server = 0;
    let (each, warm) = timed(|| {
        let times = spots.iter().map(|spot| {
            let (answered, took) = timed(|| ask(&mut eyes, spot));
            by_server += usize::from(answered);
            took.wall
        });
        median(times)
    });
    let (_, idle) = timed(|| thread::sleep(Duration::from_secs(2)));
    json!({
        "lines": lines,
        "holding_an_idle_server": idle.json(),
        "reading": reading.json(),
        "element_search_ms": millis(search),
        "word_search_ms": millis(word_search),
        "first_definition_cold": cold.json(),
        "first_definition_index_kept": kept.json(),
        "first_definition_of_a_file_ms": millis(first_of_file),
        "definition_ms": millis(each),
        "warm": warm.json(),
        "questions": spots.len(),
        "answered_by_server": by_server,
        "resident_mib_before_server": resident_before,
        "resident_mib": memory("VmRSS:"),
        "peak_mib": memory("VmHWM:"),
    })
}

fn server(subject: &Subject<'_>, base: &Base) -> LanguageServer {
    let spec = ServerSpec::clangd();
    let place = subject.language_server(base, &spec.command).unwrap();
    let root = place.source().to_owned();
    LanguageServer::new(spec, root, Patience::default(), move || place.start())
}

fn ask(eyes: &mut CodeEyes, spot: &Spot) -> bool {
    let answer = eyes.definitions(&spot.file, spot.line, spot.column);
    match answer.from {
        Source::Server { .. } => true,
        Source::Syntax { why } => {
            eprintln!("{}:{}: {why}", spot.file, spot.line);
            false
        }
    }
}

/// Calls of functions of the tree, in the largest files that are compiled.
fn spots(map: &CodeMap, base: &Base, subject: &Subject<'_>, most: usize) -> Vec<Spot> {
    let units: Vec<&Path> = base
        .compile_commands()
        .iter()
        .filter_map(|command| command.file.strip_prefix(&subject.case.source).ok())
        .collect();
    let mut files: Vec<_> = map.files().iter().collect();
    files.retain(|file| units.contains(&file.path.as_path()));
    files.sort_by_key(|file| std::cmp::Reverse(file.lines()));
    let each = most.div_ceil(FILES);
    let mut spots = Vec::new();
    for file in files.into_iter().take(FILES) {
        let calls = (1..=file.lines()).filter_map(|line| {
            let text = file.line(line);
            let end = text.find('(')?;
            let start = text
                .get(..end)?
                .rfind(|c: char| !c.is_alphanumeric() && c != '_')?
                + 1;
            let called = text.get(start..end).filter(|word| !word.is_empty())?;
            let known = map
                .named(called)
                .iter()
                .any(|one| one.element.is_function());
            known.then(|| Spot {
                file: file.path.clone(),
                line,
                column: start as u32,
            })
        });
        spots.extend(calls.take(each));
    }
    spots
}

fn files(root: &Path) -> BTreeMap<RelPath, Vec<u8>> {
    let mut found = BTreeMap::new();
    let mut waiting = vec![root.to_owned()];
    while let Some(folder) = waiting.pop() {
        for entry in fs::read_dir(folder).unwrap().flatten() {
            let (path, kind) = (entry.path(), entry.file_type().unwrap());
            let relative = path.strip_prefix(root).unwrap().as_os_str();
            let relative = RelPath::new(relative.as_encoded_bytes()).unwrap();
            if kind.is_dir() {
                waiting.push(path);
            } else if kind.is_file() && language_of(&relative).is_some() {
                found.insert(relative, fs::read(path).unwrap());
            }
        }
    }
    found
}

struct Took {
    wall: Duration,
    /// CPU time of our own threads, without the server's.
    own: Duration,
}

impl Took {
    fn json(&self) -> Value {
        let share = self.own.as_secs_f64() / self.wall.as_secs_f64();
        json!({"ms": millis(self.wall), "own_ms": millis(self.own), "own_share": share})
    }
}

fn timed<T>(action: impl FnOnce() -> T) -> (T, Took) {
    let own = || {
        let now = clock_gettime(ClockId::ProcessCPUTime);
        Duration::new(now.tv_sec as u64, now.tv_nsec as u32)
    };
    let (begin, own_before) = (Instant::now(), own());
    let result = action();
    let took = Took {
        wall: begin.elapsed(),
        own: own().saturating_sub(own_before),
    };
    (result, took)
}

fn median(times: impl Iterator<Item = Duration>) -> Duration {
    let mut times: Vec<Duration> = times.collect();
    times.sort();
    times[times.len() / 2]
}

fn millis(time: Duration) -> f64 {
    (time.as_secs_f64() * 1e6).round() / 1e3
}

fn memory(name: &str) -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix(name));
    let kib: u64 = line
        .unwrap()
        .split_whitespace()
        .next()
        .unwrap()
        .parse()
        .unwrap();
    kib / 1024
}
