use super::*;

#[test]
fn options_stand_before_the_first_command() {
    let tasks = Tasks {
        cells: (0..60).map(|cell| format!("cell-{cell}")).collect(),
        command: vec!["patchwright".to_owned()],
        logs: "/logs\n#SBATCH --wrap=evil".to_owned(),
        parallel: Some(8),
        cpus: 2,
    };
    let script = slurm_script(&tasks).unwrap();
    let (options, commands) = script.split_once("set -eu\n").unwrap();
    insta::assert_snapshot!(options, @"
    #!/bin/sh
    # Written by `patchwright bench submit`.
    #SBATCH --job-name=patchwright
    #SBATCH --array=0-59%8
    #SBATCH --ntasks=1
    #SBATCH --cpus-per-task=2
    #SBATCH --requeue
    #SBATCH --output=/dev/null
    ");
    // Slurm reads options up to the first command.
    assert!(
        commands.starts_with("task=\"${SLURM_ARRAY_TASK_ID"),
        "{commands}"
    );
    let unlimited = Tasks {
        parallel: None,
        ..tasks
    };
    assert!(slurm_script(&unlimited).unwrap().contains("--array=0-59\n"));
}
