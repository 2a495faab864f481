//! Turns the supervisor's records of a build into steps.

use std::collections::{BTreeMap, HashMap};
use std::path::{Path, PathBuf};

use patchwright_sandbox::{Happened, Traced};

use super::calls;
use super::steps::{BuildStory, Call, Read, Step, StepKind};

impl BuildStory {
    /// Whether javac read this file as a program of its own, not inside a build tool.
    pub fn has_javac_read(&self, file: &Path) -> bool {
        let file = calls::plain(file);
        let mut javac = self.steps.iter().filter(|step| calls::is_javac(&step.call));
        javac.any(|step| step.reads.iter().any(|read| read.path == file))
    }

    /// Adds a further command on the same tree. `writable` is where the job could write: a program from there does not
    /// belong to the machine.
    pub fn add(&mut self, traced: &Traced, writable: &[PathBuf]) {
        let earlier = self.made.clone();
        let mut teller = Teller {
            earlier,
            writable,
            traced,
            story: self,
            processes: HashMap::new(),
            writers: HashMap::new(),
            names: BTreeMap::new(),
        };
        for happened in &traced.story {
            teller.take(happened);
        }
        teller.finish();
        self.cut |= traced.cut;
    }
}

struct Teller<'a> {
    /// What earlier commands made.
    earlier: BTreeMap<PathBuf, usize>,
    writable: &'a [PathBuf],
    traced: &'a Traced,
    story: &'a mut BuildStory,
    /// The step of each running process.
    processes: HashMap<u32, usize>,
    /// The step that last wrote each file, by the file's identity.
    writers: HashMap<&'a str, usize>,
    /// The file at each path, as far as observed.
    names: BTreeMap<&'a Path, &'a str>,
}

impl<'a> Teller<'a> {
    fn take(&mut self, happened: &'a Happened) {
        match happened {
            Happened::Born { pid, parent } => self.born(*pid, *parent),
            Happened::Executed(number) => self.executed(*number),
            Happened::Read { pid, file, content } => self.read(*pid, *file, *content),
            Happened::Wrote { pid, file } => self.wrote(*pid, *file),
            Happened::Copied { .. } => {}
            Happened::Named(file) => {
                if let Some((identity, path)) = self.file(*file) {
                    self.names.insert(path, identity);
                }
            }
            Happened::Changed { pid, file } => self.changed(*pid, *file),
            Happened::Loaded { pid, path } => {
                if let Some(step) = self.step(*pid).filter(|step| step.kind == StepKind::Tool) {
                    step.foreign.get_or_insert_with(|| calls::plain(path));
                }
            }
        }
    }

    /// A child of a tool is part of its step. Any other starts as a copy of its parent.
    fn born(&mut self, pid: u32, parent: u32) {
        let above = self.processes.get(&parent).copied();
        let above = above.and_then(|number| Some((number, self.story.steps.get(number)?)));
        let own = match above {
            Some((number, step)) if step.kind == StepKind::Tool => number,
            Some((number, step)) => {
                let call = step.call.clone();
                self.begin(call, Some(number))
            }
            None => self.begin(Call::default(), None),
        };
        self.processes.insert(pid, own);
    }

    fn begin(&mut self, call: Call, parent: Option<usize>) -> usize {
        self.story.steps.push(Step {
            call,
            kind: StepKind::Script,
            foreign: None,
            reads: Vec::new(),
            wrote: false,
            parent,
        });
        self.story.steps.len() - 1
    }

    fn executed(&mut self, number: usize) {
        let Some(executed) = self.traced.executed.get(number) else {
            return;
        };
        if !self.processes.contains_key(&executed.pid) {
            self.born(executed.pid, 0);
        }
        let call = calls::call(executed);
        let mut writable = self.writable.iter();
        let of_the_machine = !writable.any(|root| executed.executable.starts_with(root));
        let is_tool = of_the_machine && calls::is_tool(&call.program);
        let Some(step) = self.step(executed.pid) else {
            return;
        };
        match step.kind {
            StepKind::Tool if of_the_machine => {}
            StepKind::Tool => {
                step.foreign.get_or_insert(call.program);
            }
            StepKind::Script => {
                step.call = call;
                if is_tool {
                    step.kind = StepKind::Tool;
                }
            }
        }
    }

    fn read(&mut self, pid: u32, file: usize, content: Option<usize>) {
        let Some((identity, path)) = self.file(file) else {
            return;
        };
        self.names.insert(path, identity);
        let made_by = self.writers.get(identity).copied();
        let path = calls::plain(path);
        let made_by = made_by.or_else(|| self.earlier.get(&path).copied());
        if let Some(step) = self.step(pid) {
            step.reads.push(Read {
                path,
                made_by,
                content,
                changed: false,
            });
        }
    }

    fn wrote(&mut self, pid: u32, file: usize) {
        let (Some((identity, path)), Some(number)) =
            (self.file(file), self.processes.get(&pid).copied())
        else {
            return;
        };
        self.names.insert(path, identity);
        self.writers.insert(identity, number);
        if let Some(step) = self.story.steps.get_mut(number) {
            step.wrote = true;
        }
    }

    fn changed(&mut self, pid: u32, file: usize) {
        let Some((_, path)) = self.file(file) else {
            return;
        };
        if let Some(step) = self.step(pid) {
            let mut reads = step.reads.iter_mut();
            let path = calls::plain(path);
            if let Some(read) = reads.find(|read| read.path == path && read.content.is_some()) {
                read.changed = true;
            }
        }
    }

    fn finish(&mut self) {
        for (path, identity) in &self.names {
            if let Some(writer) = self.writers.get(identity) {
                self.story.made.insert(calls::plain(path), *writer);
            }
        }
    }

    fn file(&self, number: usize) -> Option<(&'a str, &'a Path)> {
        let file = self.traced.files.get(number)?;
        Some((&file.identity, &file.path))
    }

    fn step(&mut self, pid: u32) -> Option<&mut Step> {
        let number = *self.processes.get(&pid)?;
        self.story.steps.get_mut(number)
    }
}
