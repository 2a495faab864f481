//! A job array for Slurm.

use super::task::Tasks;
use crate::error::BenchError;

/// A script for `sbatch`. Its comments hold only numbers: Slurm has its own rules for quoting there, and further options are
/// better given to `sbatch`, where they go before these.
pub fn slurm_script(tasks: &Tasks) -> Result<String, BenchError> {
    let at_once = tasks.parallel.map(|most| format!("%{most}"));
    let body = tasks.body("\"${SLURM_ARRAY_TASK_ID:?start this with sbatch}\"")?;
    Ok(format!(
        "#!/bin/sh\n\
         # Written by `patchwright bench submit`.\n\
         #SBATCH --job-name=patchwright\n\
         #SBATCH --array=0-{last}{at_once}\n\
         #SBATCH --ntasks=1\n\
         #SBATCH --cpus-per-task={cpus}\n\
         #SBATCH --requeue\n\
         #SBATCH --output=/dev/null\n\
         {body}",
        last = tasks.count().saturating_sub(1),
        at_once = at_once.unwrap_or_default(),
        cpus = tasks.cpus,
    ))
}

#[cfg(test)]
#[path = "slurm_tests.rs"]
mod tests;
