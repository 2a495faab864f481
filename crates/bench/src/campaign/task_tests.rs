use super::*;

fn tasks(cells: usize) -> Tasks {
    Tasks {
        cells: (0..cells).map(|cell| format!("cell-{cell}")).collect(),
        command: ["/opt/it's/patchwright", "bench", "run", "a $(b).toml"]
            .map(str::to_owned)
            .to_vec(),
        logs: "/shared/my logs".to_owned(),
        parallel: Some(4),
        cpus: 2,
    }
}

#[test]
fn a_script_for_each_number() {
    insta::assert_snapshot!(tasks(2).body("\"$N\"").unwrap(), @r#"
    set -eu
    task="$N"
    logs='/shared/my logs'
    exec >>"$logs/$task.log" 2>&1
    set -- '/opt/it'\''s/patchwright' bench run 'a $(b).toml'
    for cell in $(awk -v task="$task" '(NR - 1) % 2 == task' <<'CELLS'
    cell-0
    cell-1
    CELLS
    ); do set -- "$@" "--cell=$cell"; found=yes; done
    [ "${found-}" = yes ] || { echo "there is no task $task"; exit 2; }
    exec "$@"
    "#);
}

#[test]
fn many_cells_share_tasks() {
    assert_eq!(tasks(60).count(), 60);
    assert_eq!(tasks(2500).count(), 1000);
    assert!(tasks(2500).body("0").unwrap().contains("% 1000 =="));
}

#[test]
fn a_name_that_a_shell_could_take_for_more_is_refused() {
    for name in ["", "a b", "$(a)", "a\nb", "CELLS"] {
        let mut tasks = tasks(1);
        tasks.cells.push(name.to_owned());
        assert!(tasks.body("0").is_err(), "{name:?}");
    }
}
