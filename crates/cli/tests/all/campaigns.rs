//! One benchmark in several processes: what they may spend together, with one killed in the middle of a call, and what a
//! scheduler is given to start them.

use std::fs;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use patchwright_testkit::Project;
use patchwright_testkit::provider::{Answer, Provider};
use rustix::process::Signal;
use serde_json::{Value, json};

use crate::bench;
use crate::talking::{TURNS, answer, project, reached};
use crate::tool::{Tool, script};

const OUT: &str = "patchwright-out/bench";

fn suite(calls: usize) -> String {
    format!(
        "[suite]\nname = \"two\"\ncases = [\"src\"]\ncalls = {calls}\n\
         [[run]]\nstrategies = [\"patchagent\"]\nmodels = [\"openai/tiny\"]\nseeds = 2\nrounds = 1\n"
    )
}

fn names(project: &Project) -> Vec<String> {
    let words = ["bench", "run", "suite.toml", "--list", "--format", "json"];
    let listed = Tool::new(project, &words).run().exits(0).json();
    let cells = listed["cells"].as_array().unwrap().iter();
    cells
        .map(|one| one["id"].as_str().unwrap().to_owned())
        .collect()
}

fn run<'p>(project: &'p Project, server: &Provider, cell: &str) -> Tool<'p> {
    let words = ["bench", "run", "suite.toml", "--format", "json", "--cell"];
    reached(Tool::new(project, &words).arg(cell), server)
}

/// Calls of a cell that are spent and reserved, as the shared budget has them.
fn calls(project: &Project, cell: &str) -> (u64, u64) {
    let text = fs::read(project.root().join(OUT).join("budget.json")).unwrap_or_default();
    let budget: Value = serde_json::from_slice(&text).unwrap_or_default();
    let one = &budget["cells"][cell];
    let count = |part: &str| one[part]["calls"].as_u64().unwrap_or_default();
    (count("spent"), count("reserved"))
}

#[test]
fn a_call_that_was_cut_off_by_a_kill_is_charged_to_all() {
    let project = project();
    project.write_beside("suite.toml", suite(5));
    let is_silent = Arc::new(AtomicBool::new(true));
    let (say, silent) = (answer(&project), Arc::clone(&is_silent));
    let server = Provider::start(move |asked| {
        let messages = asked.body["messages"].as_array().unwrap();
        let begun = messages.iter().any(|one| one["role"] == "assistant");
        match begun && silent.load(Ordering::SeqCst) {
            true => Answer::Silence,
            false => say(asked),
        }
    });
    let [first, second] = names(&project).try_into().unwrap();
    let doomed = run(&project, &server, &first).unwatched().start();
    let started = Instant::now();
    while server.asked().len() < 2 {
        assert!(
            started.elapsed() < Duration::from_secs(200),
            "no second call"
        );
        std::thread::sleep(Duration::from_millis(20));
    }
    assert_eq!(calls(&project, &first), (1, 1));
    doomed.signal(Signal::KILL);
    drop(doomed);
    is_silent.store(false, Ordering::SeqCst);

    // Two of five calls are gone, so a cell that takes four does not come to its end.
    let stopped = run(&project, &server, &second).run().exits(1).json();
    assert_eq!(stopped["out_of_budget"], 1, "{stopped:#}");
    assert_eq!(calls(&project, &first), (2, 0));
    assert_eq!(calls(&project, &second), (3, 0));
    assert_eq!(server.asked().len(), 5);

    // With more money both go on, and ask again only what nobody answered.
    project.write_beside("suite.toml", suite(50));
    for cell in [&first, &second] {
        run(&project, &server, cell).run().exits(0);
    }
    assert_eq!(server.asked().len(), 2 * TURNS + 1);
    assert_eq!(calls(&project, &first), (TURNS as u64 + 1, 0));
    assert_eq!(calls(&project, &second), (TURNS as u64, 0));
    let report = ["bench", "report", "--as", "json"];
    let report = Tool::new(&project, &report).run().exits(0).json();
    assert_eq!(report["arms"][0]["plausible"], 1, "{report:#}");
    assert_eq!(report["arms"][0]["cells"], 2, "{report:#}");
}

#[test]
fn a_job_array_runs_each_cell_and_what_is_missing_is_submitted_again() {
    let project = bench::project();
    let submit = |words: &[&str]| {
        let fixed = [
            "bench",
            "submit",
            "suite.toml",
            "--out",
            "it's out",
            "--format",
            "json",
        ];
        Tool::new(&project, &[&fixed[..], words].concat()).run()
    };
    let first = submit(&["--slurm", "--parallel", "2"]).exits(0).json();
    assert_eq!(
        (&first["cells"], &first["submitted"]),
        (&json!(2), &json!(2))
    );
    let path = first["files"][0].as_str().unwrap();
    assert_eq!(first["command"], json!(["sbatch", path]));
    let text = fs::read_to_string(path).unwrap();
    assert!(text.contains("\n#SBATCH --array=0-1%2\n"), "{text}");
    let task = |path: &str, number: usize| {
        // As Slurm starts it: in the environment of whoever submitted it.
        let steps = format!(
            "export HOME=$PWD/home XDG_CACHE_HOME=$PWD/cache SLURM_ARRAY_TASK_ID={number}; sh \"{path}\""
        );
        script(project.root(), &steps)
    };
    task(path, 1).exits(0);
    let log = project.root().join("it's out/submit/1/logs/1.log");
    let said = fs::read_to_string(log).unwrap();
    assert!(said.contains("1 of 2 cells done"), "{said}");
    task(path, 2).exits(2);

    // The other task was lost with its machine.
    let second = submit(&["--slurm"]).exits(0).json();
    assert_eq!(second["submitted"], 1, "{second:#}");
    let path = second["files"][0].as_str().unwrap();
    let text = fs::read_to_string(path).unwrap();
    assert!(text.contains("\n#SBATCH --array=0-0\n"), "{text}");
    task(path, 0).exits(0);
    let third = submit(&["--slurm"]).exits(0).json();
    assert_eq!(
        (&third["submitted"], &third["files"]),
        (&json!(0), &json!([]))
    );

    let local = ["bench", "run", "suite.toml", "--quiet"];
    Tool::new(&project, &local).run().exits(0);
    let compare = [
        "bench",
        "compare",
        OUT,
        "it's out",
        "--no-losses",
        "--format",
        "json",
    ];
    let compared = Tool::new(&project, &compare).run().exits(0).json();
    let one = &compared["comparisons"][0];
    assert_eq!(
        (&one["both"], &one["neither"]),
        (&json!(1), &json!(1)),
        "{one:#}"
    );
    for list in ["won", "lost", "other_patch", "refuted", "only_one_tried"] {
        assert_eq!(one[list], json!([]), "{list}: {one:#}");
    }
}

#[test]
fn an_indexed_job_needs_what_it_mounts() {
    let project = bench::project();
    let root = project.root().to_str().unwrap().to_owned();
    let submit = |words: &[&str]| {
        let fixed = [
            "bench",
            "submit",
            "suite.toml",
            "--kubernetes",
            "--format",
            "json",
        ];
        Tool::new(&project, &[&fixed[..], words].concat()).run()
    };
    let there = ["--image", "x/y:1", "--claim", "shared", "--mount", &root];
    let written = submit(&there).exits(0).json();
    let [manifest, script] = [0, 1].map(|at| written["files"][at].as_str().unwrap());
    let job: Value = serde_json::from_slice(&fs::read(manifest).unwrap()).unwrap();
    assert_eq!(job["metadata"]["name"], "patchwright-suite-1");
    assert_eq!(job["spec"]["completions"], 2);
    let container = &job["spec"]["template"]["spec"]["containers"][0];
    assert_eq!(container["command"], json!(["/bin/sh", script]));
    assert!(
        fs::read_to_string(script)
            .unwrap()
            .contains("\nset -- patchwright bench run ")
    );
    let elsewhere = ["--image", "x", "--claim", "c", "--mount", "/elsewhere"];
    let refused = submit(&elsewhere).exits(2);
    assert!(refused.error().contains("no pod could see it"), "{refused}");
    submit(&["--image", "x"]).exits(2);
    let neither = Tool::new(&project, &["bench", "submit", "suite.toml"])
        .run()
        .exits(2);
    assert!(neither.stderr.contains("--slurm"), "{neither}");
}
