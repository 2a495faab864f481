//! The lines sent to the host, up to a limit.

use std::fs::File;
use std::io::{self, Write};
use std::os::unix::ffi::OsStrExt;
use std::path::Path;

use crate::line::encode;

/// Beyond this the record is cut, and the `cut` line tells the host so.
const MOST_BYTES: usize = 12 << 20;

pub struct Recorder {
    channel: File,
    written: usize,
    cut: bool,
}

impl Recorder {
    pub fn new(channel: File) -> Self {
        Self {
            channel,
            written: 0,
            cut: false,
        }
    }

    pub fn is_cut(&self) -> bool {
        self.cut
    }

    /// Writes a line that the host needs, even after the record was cut.
    pub fn essential(&mut self, fields: &[&[u8]]) -> io::Result<()> {
        let line = encode(fields);
        self.channel.write_all(&line)
    }

    pub fn line(&mut self, fields: &[&[u8]]) -> io::Result<()> {
        if self.cut {
            return Ok(());
        }
        let line = encode(fields);
        self.written += line.len();
        if self.written > MOST_BYTES {
            self.cut = true;
            return self.channel.write_all(b"cut\n");
        }
        self.channel.write_all(&line)
    }
}

pub fn bytes_of(path: &Path) -> &[u8] {
    path.as_os_str().as_bytes()
}
