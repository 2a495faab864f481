//! A case for unit tests; nothing in it is built or run.

use std::collections::BTreeMap;
use std::path::PathBuf;

use patchwright_domain::case::{
    Build, Case, Cwd, JudgeSettings, Language, Limits, Poc, ReportHints, Scope as Globs,
};

pub(crate) fn case(languages: &[Language], allow: &[&str], deny: &[&str]) -> Case {
    let strings = |globs: &[&str]| globs.iter().map(|glob| (*glob).to_owned()).collect();
    Case {
        name: "case".to_owned(),
        languages: languages.to_vec(),
        source: PathBuf::from("/project"),
        exclude: Vec::new(),
        unpublished: Vec::new(),
        keep_git: false,
        build: Build {
            fetch: None,
            setup: None,
            command: "make".to_owned(),
            clean: None,
            seconds: 60,
            env: BTreeMap::new(),
        },
        variants: BTreeMap::new(),
        pocs: vec![Poc {
            name: "main".to_owned(),
            command: "./tool {input}".to_owned(),
            input: Some(PathBuf::from("/project/src/crash.c")),
            stdin: Some(PathBuf::from("/elsewhere/stdin.c")),
            files: vec![PathBuf::from("/project/src/dict.h")],
            cwd: Cwd::Scratch,
            build: "default".to_owned(),
            bug: None,
            seconds: 20,
            env: BTreeMap::new(),
            kind: Default::default(),
        }],
        test: None,
        env: BTreeMap::new(),
        report: ReportHints {
            issue: Some(PathBuf::from("/project/src/issue.h")),
            ..ReportHints::default()
        },
        scope: Globs {
            allow: strings(allow),
            deny: strings(deny),
        },
        sandbox_read: Vec::new(),
        judge: JudgeSettings {
            runs: 3,
            neighbours: 0,
            seeds: Vec::new(),
            neighbour_seconds: 1,
            search_seconds: 0,
            guided_search: false,
        },
        limits: Limits {
            memory_mib: 1,
            processes: 1,
            disk_mib: 1,
            jobs: 1,
        },
    }
}
