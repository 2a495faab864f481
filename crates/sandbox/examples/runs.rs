//! Runs a second of one program on many inputs, started each time and as copies of one process, in turns.
//!
//!     runs PROGRAM INPUT [stdin]

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use patchwright_sandbox::{
    Backend, Batch, BatchLimits, BatchPart, BatchRun, CancelToken, Job, JobLimits, Mount, Sandbox,
    SandboxError, Serve, Splice, Stdin, Supervision,
};

const ROUNDS: u32 = 5;
const RUNS: u32 = 200;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<PathBuf> = std::env::args_os().skip(1).map(PathBuf::from).collect();
    let [program, input, stdin @ ..] = arguments.as_slice() else {
        return Err("usage: runs PROGRAM INPUT [stdin]".into());
    };
    let (program, input) = (program.canonicalize()?, input.canonicalize()?);
    let folder = tempfile::tempdir()?;
    let sandbox = Sandbox::open(&folder.path().join("work"), Backend::Bubblewrap)?;
    let mut seconds = [0.0, 0.0];
    let mut copies = 0;
    let mut unserved = None;
    for _ in 0..ROUNDS {
        for (taken, serve) in seconds
            .iter_mut()
            .zip([Serve::Never, Serve::Quiet { fault: 88 }])
        {
            let started = Instant::now();
            let (job, batch) = order(&sandbox, &program, &input, !stdin.is_empty(), serve)?;
            let runs = sandbox.run_batch(job, &batch, &CancelToken::default())?;
            *taken += started.elapsed().as_secs_f64();
            copies += runs.ended.values().filter(|end| end.served).count();
            unserved = unserved.or(runs.unserved);
        }
    }
    let all = f64::from(ROUNDS * RUNS);
    let [started, served] = seconds.map(|seconds| all / seconds);
    println!(
        "{}: started {started:.0}/s, served {served:.0}/s, {:.2} times; {copies} of {all} copies{}",
        program.display(),
        served / started,
        unserved.map(|why| format!(" ({why})")).unwrap_or_default(),
    );
    Ok(())
}

fn order(
    sandbox: &Sandbox,
    program: &Path,
    input: &Path,
    is_stdin: bool,
    serve: Serve,
) -> Result<(Job, Batch), SandboxError> {
    let folder = |name: &str| sandbox.workshop().folder(name);
    let (inputs, reports) = (folder("inputs")?, folder("reports")?);
    let place = inputs.join("input");
    let length = std::fs::metadata(input).map_or(1, |about| about.len().max(1)) as usize;
    let mut script = program.as_os_str().to_owned();
    if !is_stdin {
        script.push(" ");
        script.push(&place);
    }
    let run = |id: u32| BatchRun {
        id,
        script: script.clone(),
        splices: vec![(
            0,
            Splice {
                at: id as usize % length,
                remove: 1,
                insert: vec![id as u8],
            },
        )],
    };
    let writable = |host: &PathBuf| Mount::Writable {
        host: host.clone(),
        inside: host.clone(),
    };
    let options = format!(
        "detect_leaks=0:redzone=1024:symbolize=0:handle_abort=1:exitcode=88:log_path={}/san",
        reports.display()
    );
    let tree = program.parent().unwrap_or(Path::new("/")).to_owned();
    let job = Job {
        cwd: tree.clone(),
        env: [("ASAN_OPTIONS".into(), options.into())].into(),
        mounts: vec![writable(&inputs), writable(&reports), writable(&tree)],
        argv: Vec::new(),
        stdin: Stdin::Empty,
        limits: JobLimits {
            wall: Duration::from_secs(300),
            cpu: None,
            memory_bytes: 2 << 30,
            processes: 64,
            disk_bytes: 64 << 20,
        },
        supervision: Supervision::Batch,
        network: patchwright_sandbox::Network::Off,
        spill: None,
    };
    let batch = Batch {
        look: None,
        parts: vec![BatchPart {
            host: input.to_owned(),
            place,
        }],
        stdin: is_stdin.then_some(0),
        emptied: vec![inputs, reports.clone()],
        watched: Vec::new(),
        reports,
        runs: (0..RUNS).map(run).collect(),
        serve,
        limits: BatchLimits {
            each: Duration::from_secs(10),
            least: Duration::from_secs(1),
            grace: Duration::from_secs(1),
            budget: Duration::from_secs(120),
            most_hangs: 4,
        },
    };
    Ok((job, batch))
}
