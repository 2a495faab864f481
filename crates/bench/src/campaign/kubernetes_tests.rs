use super::*;

fn pods() -> Pods {
    Pods {
        name: "patchwright-nightly-1".to_owned(),
        image: "registry.example/patchwright:1".to_owned(),
        claim: "shared".to_owned(),
        mount: "/shared".to_owned(),
        secret: Some("model-keys".to_owned()),
    }
}

fn tasks() -> Tasks {
    Tasks {
        cells: (0..60).map(|cell| format!("cell-{cell}")).collect(),
        command: vec!["patchwright".to_owned()],
        logs: "/shared/logs".to_owned(),
        parallel: Some(8),
        cpus: 2,
    }
}

/// Each place that the scheduler reads, by the schema of `batch/v1`.
#[test]
fn the_manifest_is_an_indexed_job() {
    let job = pods().manifest(&tasks(), "/shared/a b/task.sh").unwrap();
    let expected = [
        ("/apiVersion", json!("batch/v1")),
        ("/kind", json!("Job")),
        ("/metadata/name", json!("patchwright-nightly-1")),
        ("/spec/completionMode", json!("Indexed")),
        ("/spec/completions", json!(60)),
        ("/spec/parallelism", json!(8)),
        ("/spec/backoffLimitPerIndex", json!(3)),
        ("/spec/template/spec/restartPolicy", json!("Never")),
        (
            "/spec/template/spec/containers/0/command",
            json!(["/bin/sh", "/shared/a b/task.sh"]),
        ),
        (
            "/spec/template/spec/containers/0/envFrom/0/secretRef/name",
            json!("model-keys"),
        ),
        (
            "/spec/template/spec/containers/0/volumeMounts/0/mountPath",
            json!("/shared"),
        ),
        (
            "/spec/template/spec/volumes/0/persistentVolumeClaim/claimName",
            json!("shared"),
        ),
    ];
    for (place, value) in expected {
        assert_eq!(job.pointer(place), Some(&value), "{place}");
    }
    let mounted = &job["spec"]["template"]["spec"];
    assert_eq!(
        mounted["volumes"][0]["name"],
        mounted["containers"][0]["volumeMounts"][0]["name"]
    );
    let script = pods().script(&tasks()).unwrap();
    assert!(
        script.contains("task=\"${JOB_COMPLETION_INDEX:?"),
        "{script}"
    );
}

#[test]
fn names_that_kubernetes_refuses_are_refused_here() {
    for name in ["", "A", "a_b", "-a", "a.", "a b", &"a".repeat(60)] {
        let wrong = [
            Pods {
                claim: name.to_owned(),
                ..pods()
            },
            Pods {
                secret: Some(name.to_owned()),
                ..pods()
            },
            Pods {
                name: name.to_owned(),
                ..pods()
            },
        ];
        for pods in wrong {
            assert!(
                pods.manifest(&tasks(), "/shared/task.sh").is_err(),
                "{name:?}"
            );
        }
    }
}
