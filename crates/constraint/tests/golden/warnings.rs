//! What we write must compile as quietly as what stood there: projects build with `-Wsign-compare -Werror`, and a comparison
//! that is always true or false is no check.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use patchwright_constraint::apply;
use patchwright_domain::candidate::RelPath;
use patchwright_sandbox::{
    Backend, CancelToken, Job, JobLimits, Mount, Outcome, Sandbox, Stdin, Supervision,
};

/// Proposals of each case that are compiled: all that its golden shows.
const TRIED: usize = super::SHOWN;

/// Tells every message that an edited file has and the unedited one beside it has not.
const SCRIPT: &str = r#"
c=$(command -v clang-19 || command -v clang || command -v gcc)
cxx=$(command -v clang++-19 || command -v clang++ || command -v g++)
said() {
    case $1 in *.c) set -- "$1" "$c" ;; *) set -- "$1" "$cxx" ;; esac
    "$2" -fsyntax-only -Wsign-compare -Wtautological-compare "$1" 2>&1 |
        grep -E 'warning:|error:' | sed 's/^[^ ]* //'
}
lane() {
    count=0
    number=0
    for folder in *; do
        number=$((number + 1))
        [ $((number % lanes)) -eq "$1" ] || continue
        for file in "$folder"/0/*; do
            before=$(said "$file")
            for edited in "$folder"/[1-9]*/"$(basename "$file")"; do
                [ -e "$edited" ] || continue
                said "$edited" | grep -vxF "$before" | sed "s|^|$edited: |"
                count=$((count + 1))
            done
        done
    done
    echo "compiled $count"
}
cd /cases
lanes=$(nproc)
started=0
while [ "$started" -lt "$lanes" ]; do
    lane "$started" &
    started=$((started + 1))
done
wait
"#;

#[test]
fn what_is_written_compiles_without_new_warnings() {
    let folder = tempfile::tempdir().unwrap();
    let tree = folder.path().join("cases");
    let written: usize = super::cases_in_order()
        .iter()
        .map(|case| write_out(case, &tree))
        .sum();
    let sandbox = Sandbox::open(&folder.path().join("work"), Backend::Bubblewrap).unwrap();
    let done = sandbox.run(&job(&tree), &CancelToken::default()).unwrap();
    let told = String::from_utf8_lossy(&done.stdout.head).into_owned();
    assert_eq!(done.outcome, Outcome::Exited(0), "{told}");
    let (compiled, warnings): (Vec<&str>, Vec<&str>) =
        told.lines().partition(|line| line.starts_with("compiled "));
    assert!(warnings.is_empty(), "{told}");
    let counts = compiled.iter().map(|line| &line["compiled ".len()..]);
    let compiled: usize = counts.map(|count| count.parse::<usize>().unwrap()).sum();
    assert_eq!(compiled, written, "{told}");
}

/// The case as it is in `0`, and one folder for each proposal with the files that it changes.
fn write_out(case: &Path, tree: &Path) -> usize {
    let name = tree.join(case.file_name().unwrap());
    let files = super::sources(case);
    // A Java compiler is no part of what the tests install.
    if files
        .iter()
        .any(|(path, _)| path.to_string().ends_with(".java"))
    {
        return 0;
    }
    let Ok(plan) = super::plan(&files, case, &BTreeSet::new()) else {
        return 0;
    };
    let write = |number: usize, path: &RelPath, content: &[u8]| {
        let folder = name.join(number.to_string());
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join(path.as_path()), content).unwrap();
    };
    for (path, content) in &files {
        write(0, path, content);
    }
    let original = |path: &RelPath| {
        let found = files.iter().find(|(known, _)| known == path);
        found.map(|(_, content)| content.as_slice())
    };
    let mut count = 0;
    for (index, proposal) in plan.proposals.iter().take(TRIED).enumerate() {
        for (path, content) in apply(&proposal.edits, &original) {
            write(index + 1, &path, &content);
            count += 1;
        }
    }
    count
}

fn job(tree: &Path) -> Job {
    Job {
        argv: ["/bin/sh", "-c", SCRIPT].map(Into::into).to_vec(),
        cwd: PathBuf::from("/"),
        env: [("PATH".into(), "/usr/local/bin:/usr/bin:/bin".into())].into(),
        mounts: vec![Mount::ReadOnly {
            host: tree.to_owned(),
            inside: PathBuf::from("/cases"),
        }],
        stdin: Stdin::Empty,
        limits: JobLimits {
            wall: Duration::from_secs(600),
            cpu: None,
            memory_bytes: 1 << 30,
            processes: 64,
            disk_bytes: 64 << 20,
        },
        supervision: Supervision::Plain,
        network: patchwright_sandbox::Network::Off,
        spill: None,
    }
}
