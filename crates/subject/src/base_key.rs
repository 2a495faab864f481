//! What makes two bases the same: a base is stored under a hash of everything it depends on.

use patchwright_domain::case::Env;
use serde::Serialize;
use sha2::{Digest, Sha256};

use crate::SubjectError;
use crate::hex::hex;
use crate::subject::Subject;
use crate::tests_build::TestsBuild;

/// Part of every key; raised when the content of a base changes.
const FORMAT: u32 = 4;

impl Subject<'_> {
    /// A hash of everything a base depends on: content, commands, environment, location and tools.
    pub(crate) fn base_key(
        &self,
        content: &str,
        tests_build: TestsBuild,
    ) -> Result<String, SubjectError> {
        let case = self.case;
        let inputs = KeyInputs {
            format: FORMAT,
            source: case.source.display().to_string(),
            content,
            build: &case.build,
            test_build: tests_build.command(case),
            tests_may_fail: tests_build == TestsBuild::TestCommand,
            env: &case.env,
            read: case
                .sandbox_read
                .iter()
                .map(|path| path.display().to_string())
                .collect(),
            jobs: case.limits.jobs,
            tools: self.host.toolchain.fingerprint()?,
            backend: self.host.sandbox.backend(),
        };
        let text = serde_json::to_vec(&inputs).map_err(|error| SubjectError::BadCache {
            path: case.source.clone(),
            message: error.to_string(),
        })?;
        Ok(hex(&Sha256::digest(&text)).chars().take(32).collect())
    }
}

#[derive(Serialize)]
struct KeyInputs<'a> {
    format: u32,
    source: String,
    content: &'a str,
    build: &'a patchwright_domain::case::Build,
    /// The tests' environment matters only if they are built in the base.
    test_build: Option<(&'a str, &'a Env)>,
    tests_may_fail: bool,
    env: &'a Env,
    read: Vec<String>,
    jobs: u32,
    tools: Vec<String>,
    backend: patchwright_sandbox::Backend,
}
