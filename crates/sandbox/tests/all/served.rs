//! Runs that are copies of one process show what started programs show, and nothing but quiet runs is a copy.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use patchwright_sandbox::{
    Backend, Batch, BatchEnd, BatchLimits, BatchPart, BatchRun, BatchRuns, CancelToken,
    LOOKED_SOURCE, Look, Mount, RunEnd, Serve, Splice,
};

use crate::support::{Room, room, shell};

/// Where an instrumented program keeps what it reaches.
const PROPERTIES: &str = "/patchwright/properties";
const FAULT: Serve = Serve::Quiet { fault: 88 };

struct Program {
    room: Room,
    folder: PathBuf,
}

impl Program {
    fn compile(backend: Backend, flags: &str) -> Self {
        Self::compile_with(
            backend,
            &format!("cc -w -pthread {flags} served.c -o served"),
        )
    }

    fn compile_with(backend: Backend, command: &str) -> Self {
        let room = room(backend);
        let folder = room.sandbox.workshop().folder("program").unwrap();
        fs::write(folder.join("served.c"), include_str!("served.c")).unwrap();
        fs::write(folder.join("looked.c"), LOOKED_SOURCE).unwrap();
        let mut job = shell(&format!("export TMPDIR=.; {command}"));
        job.cwd = folder.clone();
        job.mounts = vec![writable(&folder)];
        let finished = room.run(&job);
        assert!(folder.join("served").exists(), "{}", finished.stderr.text());
        Self { room, folder }
    }

    fn run(&self, command: &str, letters: &str, serve: Serve) -> BatchRuns {
        self.look(command, letters, serve, None)
    }

    /// One run for each letter, which is the first of the file and what is typed. `known` are the edges of an instrumented program
    /// that are not told.
    fn look(
        &self,
        command: &str,
        letters: &str,
        serve: Serve,
        known: Option<Vec<u8>>,
    ) -> BatchRuns {
        let original = self.room.folder.path().join("original");
        fs::write(&original, "0").unwrap();
        let own = ["inputs", "scratch", "reports"].map(|name| {
            let host = self.room.sandbox.workshop().folder(name).unwrap();
            (host.clone(), writable(&host))
        });
        let [inputs, scratch, reports] = own.each_ref().map(|(host, _)| host.clone());
        let place = inputs.join("in");
        let command = command
            .replace("{program}", &self.folder.join("served").to_string_lossy())
            .replace("{in}", &place.to_string_lossy());
        let run = |(id, letter): (usize, char)| BatchRun {
            id: id as u32,
            script: command.clone().into(),
            splices: vec![(
                0,
                Splice {
                    at: 0,
                    remove: 1,
                    insert: letter.to_string().into_bytes(),
                },
            )],
        };
        let batch = Batch {
            parts: vec![BatchPart {
                host: original,
                place,
            }],
            stdin: Some(0),
            emptied: vec![inputs, scratch.clone(), reports.clone()],
            watched: Vec::new(),
            reports,
            runs: letters.chars().enumerate().map(run).collect(),
            serve,
            look: known.map(|known| Look {
                map: Path::new(PROPERTIES).join("looked"),
                known,
            }),
            limits: BatchLimits {
                each: Duration::from_secs(20),
                least: Duration::from_secs(10),
                grace: Duration::from_secs(2),
                budget: Duration::from_secs(60),
                most_hangs: 4,
            },
        };
        let mut job = shell("");
        job.limits.wall = Duration::from_secs(90);
        job.cwd = scratch;
        job.mounts = own.into_iter().map(|(_, mount)| mount).collect();
        job.mounts.push(writable(&self.folder));
        if batch.look.is_some() {
            job.mounts.push(Mount::Writable {
                host: self.room.sandbox.workshop().folder("looked").unwrap(),
                inside: PROPERTIES.into(),
            });
        }
        let cancel = CancelToken::default();
        self.room.sandbox.run_batch(job, &batch, &cancel).unwrap()
    }
}

fn writable(folder: &std::path::Path) -> Mount {
    Mount::Writable {
        host: folder.to_owned(),
        inside: folder.to_owned(),
    }
}

fn shown(end: &BatchEnd) -> (RunEnd, String, u64, usize) {
    let out = String::from_utf8_lossy(&end.out.kept).into_owned();
    (end.end, out, end.err.hash, end.left.len())
}

fn letters_of_copies(runs: &BatchRuns, letters: &str) -> String {
    let is_copy = |(id, _): &(usize, char)| runs.ended[&(*id as u32)].served;
    let copies = letters.chars().enumerate().filter(is_copy);
    copies.map(|(_, letter)| letter).collect()
}

#[test]
fn copies_show_what_started_programs_show() {
    // Without isolation, root may look into every process.
    for (backend, letters) in [
        (Backend::Bubblewrap, "0123456789rtwa01e23s45m67r89w0"),
        (Backend::None, "0123456789rtwa01e23s45z67r89w0"),
    ] {
        let program = Program::compile(backend, "-O1");
        let started = program.run("{program} {in}", letters, Serve::Never);
        let served = program.run("{program} {in}", letters, FAULT);
        assert_eq!((&served.cut, &served.unserved), (&None, &None));
        for (id, end) in &started.ended {
            assert_eq!(shown(&served.ended[id]), shown(end), "{id} {backend:?}");
            assert!(!shown(end).1.contains("ESCAPED"));
        }
        // The first three were compared; a fault and a slow run are never copies.
        let expected = "3456789rtw01234567r89w0";
        let copies = letters_of_copies(&served, letters);
        assert_eq!(copies.replace(['m', 'z'], ""), expected, "{backend:?}");
    }
}

#[test]
fn a_run_that_interferes_ends_the_service_and_changes_no_other() {
    let program = Program::compile(Backend::Bubblewrap, "-O1");
    for (letters, why) in [
        ("0123456f890123", "it starts processes"),
        ("0123456k890123", "it ended before its `main`"),
        ("0123456n890n23", "it changes how its streams are open"),
    ] {
        let started = program.run("{program} {in}", letters, Serve::Never);
        let served = program.run("{program} {in}", letters, FAULT);
        assert_eq!(served.unserved.as_deref(), Some(why));
        for (id, end) in &started.ended {
            assert_eq!(shown(&served.ended[id]), shown(end), "{id} of {letters}");
        }
        assert_eq!(letters_of_copies(&served, letters), "3456");
    }
}

#[test]
fn what_cannot_be_copied_is_started() {
    let letters = "0123456789";
    let plain = "{program} {in}";
    for (flags, command, why) in [
        ("-DOPENS", plain, "it opens files before its `main`"),
        ("-DREADS", plain, "its input is read before its `main`"),
        ("-DPRINTS", plain, "it prints before its `main`"),
        ("-DSHARES", plain, "it shares memory"),
        (
            "-DTHREAD",
            plain,
            "it starts threads or processes before its `main`",
        ),
        (
            "-O1",
            "cat {in} | {program} {in}",
            "its command is more than a program and its arguments",
        ),
        ("-O1", "/bin/cat {in}", "it ended before its `main`"),
    ] {
        let program = Program::compile(Backend::Bubblewrap, flags);
        let served = program.run(command, letters, FAULT);
        assert_eq!(served.unserved.as_deref(), Some(why), "{flags}");
        assert_eq!(letters_of_copies(&served, letters), "", "{flags}");
        assert_eq!(served.ended.len(), letters.len());
    }
}

#[test]
fn copies_of_an_instrumented_program_tell_what_they_reach() {
    let program = Program::compile_with(
        Backend::Bubblewrap,
        "cc -O2 -fPIC -w -c looked.c && cc -w -pthread -O1 -fsanitize-coverage=trace-pc,trace-cmp \
         served.c looked.o -o served",
    );
    let letters = "0123tt45w0as";
    let all = program.look("{program} {in}", letters, FAULT, Some(Vec::new()));
    assert_eq!((&all.cut, &all.unserved), (&None, &None));
    let told = |runs: &BatchRuns, at: usize| runs.ended[&(at as u32)].looked.clone();
    let same: Vec<usize> = letters.match_indices('t').map(|(at, _)| at).collect();
    assert_eq!(told(&all, same[0]).reached, told(&all, same[1]).reached);
    assert!(
        told(&all, 0)
            .pairs
            .iter()
            .any(|pair| pair.other == u64::from(b'0'))
    );
    assert_ne!(told(&all, 0).reached, told(&all, same[0]).reached);
    let slow = &all.ended[&(letters.len() as u32 - 1)];
    assert_eq!(slow.end, RunEnd::Slow, "nobody waits for its end");
    // What is known is not told again, of copies or of started programs.
    let mut known = vec![0; 1 << 16];
    for one in told(&all, 0).reached {
        known[one as usize / 8] |= 1 << (one % 8);
    }
    for serve in [FAULT, Serve::Never] {
        let further = program.look("{program} {in}", letters, serve, Some(known.clone()));
        assert_eq!(told(&further, 0), Default::default());
        assert!(!told(&further, same[0]).reached.is_empty());
    }
}
