//! The CI templates: what they say is what we mean, nothing foreign stands in a script, and the scripts work.

use std::fs;
use std::path::{Path, PathBuf};

use patchwright_testkit::Project;

use crate::tiny;
use crate::tool::script;
use crate::triage::{NOT_FOUND, QUICK};
use crate::yaml::{Yaml, read};

fn template(name: &str) -> Yaml {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../templates");
    let text = fs::read_to_string(root.join(name).join("patchwright.yml")).unwrap();
    read(&text).unwrap_or_else(|problem| panic!("{name}: {problem}"))
}

fn check_keys(what: &str, yaml: &Yaml, allowed: &[&str]) {
    for key in yaml.keys() {
        assert!(
            allowed.contains(&key.as_str()),
            "{what} has {key:?}, which is none of {allowed:?}"
        );
    }
}

fn check_step(job: &str, step: &Yaml) {
    let what = format!("{job}: {:?}", step.text("name"));
    check_keys(&what, step, &["name", "if", "uses", "with", "env", "run"]);
    let (uses, run) = (step.get("uses"), step.get("run"));
    assert!(
        uses.is_some() != run.is_some(),
        "{what} has not exactly one of uses and run"
    );
    if let Some(action) = uses {
        let action = action.as_text();
        let (name, version) = action
            .split_once('@')
            .unwrap_or_else(|| panic!("{what}: {action}"));
        assert!(
            name.contains('/') && version.starts_with('v'),
            "{what}: {action}"
        );
    }
    if let Some(run) = run {
        let run = run.as_text();
        assert!(!run.contains("${{"), "{what} pastes a value into a script");
        assert!(
            run.starts_with("set -eu\n"),
            "{what} goes on after an error"
        );
        assert!(step.get("with").is_none());
    }
}

/// What the hosts themselves accept; `make setup-tests` installs the checker, which has their schemas.
#[test]
fn the_templates_fit_the_schemas_of_their_hosts() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let checker = here.join("../../target/template-schemas/bin/check-jsonschema");
    assert!(
        checker.exists(),
        "the checker is not installed: make setup-tests"
    );
    let check = |schema: &str, file: &Path, status: i32| {
        let words = format!(
            "'{}' --builtin-schema vendor.{schema} '{}'",
            checker.display(),
            file.display()
        );
        script(here, &words).exits(status);
    };
    let project = tiny::project();
    for (name, schema, misspelt) in [
        ("github", "github-workflows", ["runs-on:", "runs-at:"]),
        ("gitlab", "gitlab-ci", ["expire_in:", "expires_on:"]),
    ] {
        let file = here
            .join("../../templates")
            .join(name)
            .join("patchwright.yml");
        check(schema, &file, 0);
        let text = fs::read_to_string(&file).unwrap();
        let wrong = text.replace(misspelt[0], misspelt[1]);
        assert_ne!(wrong, text);
        check(schema, &written(&project, "wrong.yml", &wrong), 1);
    }
}

#[test]
fn the_github_workflow_is_what_we_use() {
    let workflow = template("github");
    check_keys(
        "the workflow",
        &workflow,
        &["name", "on", "permissions", "env", "jobs"],
    );
    assert_eq!(workflow.at(&["permissions", "contents"]).as_text(), "read");
    let jobs = workflow.get("jobs").unwrap();
    assert_eq!(jobs.keys(), ["repair", "pull-requests"]);
    for name in jobs.keys() {
        let job = jobs.get(&name).unwrap();
        let allowed = [
            "runs-on",
            "timeout-minutes",
            "needs",
            "if",
            "permissions",
            "env",
            "steps",
        ];
        check_keys(&name, job, &allowed);
        for step in job.get("steps").unwrap().items() {
            check_step(&name, step);
        }
        assert!(job.text("timeout-minutes").parse::<u32>().is_ok());
    }
    // What runs foreign code cannot write to the repository, and what can write runs none of it.
    let repair = jobs.get("repair").unwrap();
    let writes = |job: &Yaml| -> Vec<String> {
        let rights = job.get("permissions").unwrap();
        rights
            .keys()
            .into_iter()
            .filter(|right| rights.text(right) == "write")
            .collect()
    };
    assert_eq!(writes(repair), ["security-events"]);
    assert_eq!(
        repair.get("steps").unwrap().items()[0]
            .at(&["with", "persist-credentials"])
            .as_text(),
        "false"
    );
    let requests = run_of(
        jobs.get("pull-requests").unwrap(),
        "Open a draft for each patch",
    );
    let runs = |line: &str| {
        ["patchwright ", "make", "sh "]
            .iter()
            .any(|start| line.trim_start().starts_with(start))
    };
    assert!(!requests.lines().any(runs), "{requests}");
}

#[test]
fn the_gitlab_job_is_what_we_use() {
    let file = template("gitlab");
    assert_eq!(file.keys(), ["patchwright"]);
    let job = file.get("patchwright").unwrap();
    let allowed = [
        "stage",
        "image",
        "timeout",
        "variables",
        "before_script",
        "script",
        "artifacts",
    ];
    check_keys("the job", job, &allowed);
    check_keys(
        "artifacts",
        job.get("artifacts").unwrap(),
        &["when", "expire_in", "expose_as", "paths"],
    );
    assert_eq!(job.at(&["artifacts", "when"]).as_text(), "always");
    for scripts in ["before_script", "script"] {
        for one in job.get(scripts).unwrap().items() {
            assert!(one.as_text().starts_with("set -eu\n"), "{scripts}");
            assert!(!one.as_text().contains("$["), "{scripts}");
        }
    }
    // One script, tested once.
    let github = template("github");
    let repair = run_of(github.at(&["jobs", "repair"]), "Triage and repair");
    assert_eq!(job.get("script").unwrap().items()[0].as_text(), repair);
    let variables = job.get("variables").unwrap();
    let env = github.at(&["jobs", "repair", "env"]);
    for name in env.keys() {
        assert_eq!(variables.text(&name), env.text(&name), "{name}");
    }
}

fn run_of(job: &Yaml, name: &str) -> String {
    let steps = job.get("steps").unwrap().items();
    let step = steps.iter().find(|step| step.text("name") == name).unwrap();
    step.text("run")
}

fn written(project: &Project, name: &str, text: &str) -> PathBuf {
    let path = project.root().join(name);
    fs::write(&path, text).unwrap();
    path
}

/// A crash of its own, as a fuzzing job leaves it, to the text of a pull request, and to a branch that is offered once.
#[test]
fn the_scripts_do_what_they_say() {
    let project = tiny::with_manifest(&format!("{}{QUICK}", tiny::MANIFEST));
    project.write("prog.c", NOT_FOUND);
    project.write_beside("crash-1", "lx");
    project.write_beside("calm", "lone");
    let github = template("github");
    let jobs = github.get("jobs").unwrap();
    let repair = run_of(jobs.get("repair").unwrap(), "Triage and repair");
    let repair = written(&project, "repair.sh", &repair);
    let requests = run_of(
        jobs.get("pull-requests").unwrap(),
        "Open a draft for each patch",
    );
    let requests = written(&project, "requests.sh", &requests);
    let binary = Path::new(env!("CARGO_BIN_EXE_patchwright"))
        .parent()
        .unwrap();
    let root = project.root().canonicalize().unwrap();
    fs::create_dir(root.join("bin")).unwrap();
    let asked = root.join("asked");
    let asked = asked.display();
    let gh = format!("#!/bin/sh\nprintf '%s|' \"$@\" >> {asked}\necho >> {asked}\n");
    written(&project, "bin/gh", &gh);
    let steps = format!(
        "set -e
         export PATH={binary}:{root}/bin:/usr/local/bin:/usr/bin:/bin HOME={root}/home XDG_CACHE_HOME={root}/cache XDG_STATE_HOME={root}/state
         export GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@b GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@b GIT_CONFIG_NOSYSTEM=1
         mkdir -p home; chmod +x bin/gh
         git init -q --bare remote.git; cd src; git init -q .; git add -A; git commit -qm before; git remote add origin ../remote.git
         export OUT={root}/found CRASHES={root}/crash-1 GITHUB_STEP_SUMMARY={root}/summary
         sh {repair}
         sh {requests}
         git checkout -q -; sh {requests}
         git -C ../remote.git log --all --format=%s
         CRASHES={root}/calm OUT={root}/quiet sh {repair}",
        binary = binary.display(),
        root = root.display(),
        repair = repair.display(),
        requests = requests.display(),
    );
    let output = script(project.root(), &steps).exits(0);
    assert!(output.stdout.contains("No file shows a bug"), "{output}");
    let summary = fs::read_to_string(root.join("summary")).unwrap();
    for words in [
        "# prog.c: fix null-dereference",
        "**Cause.**",
        "**The change, and why here.**",
        "**Tried and refused.**",
        "| poc | pass |",
        "patchwright check bundle --source .",
    ] {
        assert!(summary.contains(words), "{words}: {summary}");
    }
    assert!(root.join("found/triage/triage.sarif").is_file());
    let asked = fs::read_to_string(root.join("asked")).unwrap();
    assert_eq!(
        asked.lines().count(),
        1,
        "the same patch was offered twice: {asked}"
    );
    assert!(
        asked.starts_with("pr|create|--draft|--head|patchwright/"),
        "{asked}"
    );
    assert!(output.stdout.contains("fix null-dereference"), "{output}");
}
