//! An Indexed Job for Kubernetes.

use serde_json::{Value, json};

use super::task::Tasks;
use crate::error::BenchError;

/// Where the tasks run.
#[derive(Debug, Clone)]
pub struct Pods {
    /// Of the Job; a name of Kubernetes.
    pub name: String,
    /// With Patchwright, compilers and debuggers.
    pub image: String,
    /// The claim of a volume that all pods can write to, and where it is: here and in the pods.
    pub claim: String,
    pub mount: String,
    /// A secret whose entries become variables of the environment, for the keys of models.
    pub secret: Option<String>,
}

impl Pods {
    /// What a pod runs; it is kept on the shared volume.
    pub fn script(&self, tasks: &Tasks) -> Result<String, BenchError> {
        let body = tasks.body("\"${JOB_COMPLETION_INDEX:?a pod of an Indexed Job has it}\"")?;
        Ok(format!(
            "#!/bin/sh\n# Written by `patchwright bench submit`.\n{body}"
        ))
    }

    /// For `kubectl apply`; `script` is where the script was written.
    pub fn manifest(&self, tasks: &Tasks, script: &str) -> Result<Value, BenchError> {
        let named = [
            ("name", Some(&self.name)),
            ("claim", Some(&self.claim)),
            ("secret", self.secret.as_ref()),
        ];
        for (what, name) in named {
            if let Some(name) = name.filter(|name| !is_name(name)) {
                return Err(BenchError::Choice(format!(
                    "{name:?} cannot be the {what} of anything in Kubernetes; names have lower-case letters, digits, - and ."
                )));
            }
        }
        let secret = self.secret.iter();
        let secret: Vec<Value> = secret
            .map(|name| json!({"secretRef": {"name": name}}))
            .collect();
        let count = tasks.count();
        Ok(json!({
            "apiVersion": "batch/v1",
            "kind": "Job",
            "metadata": {"name": self.name, "labels": {"app.kubernetes.io/name": "patchwright"}},
            "spec": {
                "completionMode": "Indexed",
                "completions": count,
                "parallelism": tasks.parallel.unwrap_or(count).min(count),
                // For each task: a Job that counts them together would give up after a few cells that cannot be run.
                "backoffLimitPerIndex": 3,
                "podFailurePolicy": {"rules": [
                    // A node that is drained or dies says nothing about the cell.
                    {"action": "Ignore", "onPodConditions": [{"type": "DisruptionTarget", "status": "True"}]},
                    // The budget is used up, or the cell cannot be run: another try would end in the same way.
                    {"action": "FailIndex", "onExitCodes": {"operator": "In", "values": [1, 2]}},
                ]},
                "template": {
                    "metadata": {"labels": {"app.kubernetes.io/name": "patchwright"}},
                    "spec": {
                        "restartPolicy": "Never",
                        "containers": [{
                            "name": "cells",
                            "image": self.image,
                            "command": ["/bin/sh", script],
                            "envFrom": secret,
                            "resources": {"requests": {"cpu": tasks.cpus.to_string()}},
                            "volumeMounts": [{"name": "shared", "mountPath": self.mount}],
                        }],
                        "volumes": [{
                            "name": "shared",
                            "persistentVolumeClaim": {"claimName": self.claim},
                        }],
                    },
                },
            },
        }))
    }
}

/// A DNS subdomain, short enough for the names of pods that Kubernetes makes from it.
fn is_name(name: &str) -> bool {
    let inner = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-' || c == '.';
    let outer = |c: Option<char>| c.is_some_and(|c| c.is_ascii_lowercase() || c.is_ascii_digit());
    let (first, last) = (name.chars().next(), name.chars().next_back());
    name.len() <= 52 && name.chars().all(inner) && outer(first) && outer(last)
}

#[cfg(test)]
#[path = "kubernetes_tests.rs"]
mod tests;
