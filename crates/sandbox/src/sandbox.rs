//! The sandbox as its callers see it: layers, jobs that run to their end, and servers.

use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use crate::run::{Hold, Runner};
use crate::spawn::Isolation;
use crate::{
    Backend, CancelToken, Finished, IoUring, Job, Layer, LayerMethod, Outcome, SandboxError,
    Workshop, bwrap, supervisor,
};

/// Runs jobs. Shared by all threads of a process; clones share one workshop, which is removed with the
/// last of them.
#[derive(Debug, Clone)]
pub struct Sandbox {
    pub(crate) runner: Arc<Runner>,
    layer_method: OnceLock<LayerMethod>,
}

impl Sandbox {
    /// `root` is a folder for work in progress, on a file system with room for layers.
    pub fn open(root: &Path, backend: Backend) -> Result<Self, SandboxError> {
        Self::open_with(root, backend, IoUring::default())
    }

    pub fn open_with(
        root: &Path,
        backend: Backend,
        io_uring: IoUring,
    ) -> Result<Self, SandboxError> {
        let bwrap = match backend {
            Backend::Bubblewrap => bwrap::find().ok_or(SandboxError::NoBubblewrap)?,
            Backend::None => PathBuf::new(),
        };
        let workshop = Workshop::open(root)?;
        let program = supervisor::lay_out(workshop.path())?;
        let runner = Runner {
            backend,
            bwrap,
            program,
            workshop,
            io_uring,
        };
        Ok(Self {
            runner: Arc::new(runner),
            layer_method: OnceLock::new(),
        })
    }

    pub fn backend(&self) -> Backend {
        self.runner.backend
    }

    pub fn workshop(&self) -> &Workshop {
        &self.runner.workshop
    }

    /// The supervisor's path on the host; the compiler wrapper is the same program.
    pub fn program(&self) -> &Path {
        &self.runner.program
    }

    pub fn run(&self, job: &Job, cancel: &CancelToken) -> Result<Finished, SandboxError> {
        let ran = self.runner.run(job, cancel, Hold::Runner);
        ran.map(|(finished, _)| finished)
    }

    /// Runs a program of the user's own without isolation, whatever jobs of this sandbox get: only at the user's explicit
    /// request. All that it started is killed when it ends, when it is cancelled, and when we are killed.
    pub fn run_unwalled(&self, job: &Job, cancel: &CancelToken) -> Result<Finished, SandboxError> {
        let runner = &self.runner;
        let ran = runner.run_behind(Isolation::Guard, job, cancel, Hold::Runner);
        ran.map(|(finished, _)| finished)
    }

    /// A writable view of `base`, made in the best way that this machine supports.
    pub fn layer(&self, base: &Path) -> Result<Layer, SandboxError> {
        self.layer_on_stack(vec![base.to_owned()])
    }

    /// A writable view of another view, which must not be written to while this one exists.
    pub fn layer_on(&self, below: &Layer) -> Result<Layer, SandboxError> {
        self.layer_on_stack(below.stack())
    }

    /// A writable view of what [`Layer::keep_at`] kept of a layer on `base`; both must use the same
    /// layer method.
    pub fn layer_on_kept(&self, kept: &Path, base: &Path) -> Result<Layer, SandboxError> {
        let below = match self.layer_method() {
            LayerMethod::Disk | LayerMethod::Memory => Some(base.to_owned()),
            LayerMethod::Copy => None,
        };
        let stack = std::iter::once(kept.to_owned()).chain(below);
        self.layer_on_stack(stack.collect())
    }

    /// How layers are made on this machine.
    pub fn layer_method(&self) -> LayerMethod {
        *self.layer_method.get_or_init(|| self.find_layer_method())
    }

    fn layer_on_stack(&self, lowers: Vec<PathBuf>) -> Result<Layer, SandboxError> {
        let method = self.layer_method();
        let layer = self.workshop().layer(method, lowers)?;
        if let (LayerMethod::Copy, Some(base)) = (method, layer.lowers().first()) {
            let identity = self.workshop().identity();
            crate::copy::copy_tree(base, &layer.written(), identity, &|_| true)?;
        }
        Ok(layer)
    }

    /// Tried with a real mount: some systems allow namespaces but refuse the mount.
    fn find_layer_method(&self) -> LayerMethod {
        if self.backend() == Backend::None {
            return LayerMethod::Copy;
        }
        let works = |method: LayerMethod| -> Result<bool, SandboxError> {
            let base = self.workshop().folder("probe")?;
            let layer = self.workshop().layer(method, vec![base])?;
            let job = crate::probe::touch_job(layer.mount(Path::new("/tmp/probe")));
            let finished = self.run(&job, &CancelToken::default())?;
            Ok(finished.outcome == Outcome::Exited(0) && layer.written().join("touched").exists())
        };
        let methods = [LayerMethod::Disk, LayerMethod::Memory];
        methods
            .into_iter()
            .find(|&method| works(method).unwrap_or(false))
            .unwrap_or(LayerMethod::Copy)
    }
}
