//! Traces the builds of one tree and records their steps.

use std::fs;
use std::path::{Path, PathBuf};

use patchwright_sandbox::{Finished, Supervision, WATCHED_CONTENTS};

use super::steps::BuildStory;
use crate::SubjectError;
use crate::room::Room;

/// The story of a tree's builds so far, and the contents to recognise in what they read.
#[derive(Debug, Default)]
pub struct BuildRecording {
    pub story: BuildStory,
    contents: Vec<Vec<u8>>,
}

impl BuildRecording {
    pub fn new(contents: Vec<Vec<u8>>) -> Self {
        Self {
            story: BuildStory::default(),
            contents,
        }
    }

    /// Writes the contents for the supervisor into a folder that must live as long as the job.
    pub(crate) fn prepare(&self, room: &mut Room<'_>) -> Result<Supervision, SubjectError> {
        let folder = room.scratch("watched")?;
        for (number, content) in self.contents.iter().enumerate() {
            let path = folder.join(number.to_string());
            fs::write(&path, content).map_err(SubjectError::io("write", &path))?;
        }
        room.read_only(&folder, Path::new(WATCHED_CONTENTS));
        Ok(Supervision::Build)
    }

    pub(crate) fn take(&mut self, finished: &Finished, writable: &[PathBuf]) {
        self.story.add(&finished.traced, writable);
    }
}
