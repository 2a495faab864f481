//! A benchmark on many machines: what a scheduler is given. Each of its tasks runs its cells with `patchwright bench run
//! --cell`; the folder of the benchmark is on a file system that all machines share.

mod kubernetes;
mod shell;
mod slurm;
mod task;

pub use kubernetes::Pods;
pub use shell::quoted;
pub use slurm::slurm_script;
pub use task::Tasks;
