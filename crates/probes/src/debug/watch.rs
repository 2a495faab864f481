//! Finds where a value was last written, with a hardware watchpoint and reverse debugging by running again.
//!
//! One run counts the writes, the next stops at the last of them. What happens after that shows whether the object that
//! was written is still the current one.

use super::adapter::AdapterKind;
use super::breakpoints::{Plan, most_counted};
use super::error::DebugError;
use super::expression;
use super::frames::SourceLine;
use super::halt::{Halt, HaltKind};
use super::home::{self, Fate, Home};
use super::lldb;
use super::rebirth::Block;
use super::session::Session;

/// How many later allocations and frees of one block are inspected.
const MOST_FATES: usize = 200;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Watched {
    pub address: u64,
    pub size: u64,
    /// Writes to the address during the whole run that the watchpoint saw, by any owner of the memory.
    pub writes: u64,
    pub writer: Writer,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Writer {
    /// The program is stopped just after the write.
    Line {
        function: String,
        place: Option<SourceLine>,
        change: Change,
    },
    /// The program is stopped at the system call that made the kernel write it.
    SystemCall { name: String },
    /// No write since the object's lifetime began.
    NobodySince(Life),
    /// There were too many writes to count.
    TooOften { seconds: u64 },
}

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Change {
    pub old: Option<String>,
    pub new: Option<String>,
}

/// How the object's lifetime began.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Life {
    Program,
    Call {
        function: String,
    },
    Allocation {
        at: Option<SourceLine>,
    },
    /// The start is not known.
    Unknown,
}

/// The object that is watched, with its final value.
#[derive(Debug, Clone)]
pub(super) struct Object {
    pub address: u64,
    pub size: u64,
    pub type_name: String,
    pub home: Home,
    pub bytes: Vec<u8>,
}

/// A run with a watchpoint.
pub(super) struct WatchRun {
    pub halt: Halt,
    writes: u64,
    id: i64,
    /// The value before the write at which it stopped.
    old: Option<String>,
}

/// What happened to the object after its last write.
enum After {
    SameLife,
    /// As `SameLife`, but the program had to be continued to find out.
    SameLifeGoneOn,
    AnotherLife {
        born: Option<SourceLine>,
    },
}

impl Session<'_> {
    /// Finds the last write before the program reached the point where it is stopped now.
    pub fn watch(&mut self, expression: &str, frame: usize) -> Result<Watched, DebugError> {
        if self.setup.adapter != AdapterKind::Lldb {
            return Err(DebugError::Unable(
                "GDB has no watchpoints in its debug adapter; install lldb to use `watch`",
            ));
        }
        let object = self.object(expression, frame);
        let object = self.kept(object)?;
        let goal = self.live.plan.clone();
        let watched = self.retried(|session| session.last_write(&object, &goal));
        if let Ok(client) = self.client() {
            client.command("watchpoint delete --force")?;
        }
        watched
    }

    fn object(&self, expression: &str, frame: usize) -> Result<Object, DebugError> {
        expression::only_looks(expression)?;
        let id = self.frame(frame)?.id;
        let explained = |error| match error {
            DebugError::Refused(message) => {
                let complaint = expression::complaint(&message);
                DebugError::Refused(format!(
                    "`{expression}` has no place in memory to watch: {complaint}"
                ))
            }
            other => other,
        };
        let address = self
            .number_of(&format!("(unsigned long)&({expression})"), id)
            .map_err(explained)?;
        let size = self
            .number_of(&format!("sizeof({expression})"), id)
            .map_err(explained)?;
        if !matches!(size, 1 | 2 | 4 | 8) {
            return Err(DebugError::Refused(format!(
                "`{expression}` has {size} bytes and a watchpoint covers 1, 2, 4 or 8: name one field or element of it"
            )));
        }
        Ok(Object {
            address,
            size,
            type_name: self.type_of(expression, id)?,
            home: self.home_of(address, frame)?,
            bytes: self.bytes_at(address, size as usize)?,
        })
    }

    fn last_write(&mut self, object: &Object, goal: &Plan) -> Result<Watched, DebugError> {
        let counting = self.watched_run(object, goal, most_counted(self.run_seconds()))?;
        let writes = counting.writes;
        let watched = |writer: Writer| Watched {
            address: object.address,
            size: object.size,
            writes,
            writer,
        };
        let at_goal = match counting.halt.kind {
            HaltKind::Paused => self.hangs(),
            HaltKind::Watchpoint(_) => false,
            _ => true,
        };
        if !at_goal {
            let seconds = self.run_seconds();
            self.set_halt(counting.halt);
            return Ok(watched(Writer::TooOften { seconds }));
        }
        if writes == 0 {
            self.set_halt(counting.halt);
            let call = self.system_call(object, goal, 0, None)?;
            return Ok(watched(
                call.unwrap_or(Writer::NobodySince(object.life(None))),
            ));
        }
        let last = self.run_to_write(object, goal, writes)?;
        let written = self.bytes_at(object.address, object.size as usize)?;
        let is_birth = home::fate(&last.halt.backtrace.above) == Some(Fate::Born);
        let place = last.halt.backtrace.place().cloned();
        let after = self.after(object, &last)?;
        let gone_on = !matches!(after, After::SameLife);
        let life = match (is_birth, after) {
            (true, After::SameLife | After::SameLifeGoneOn) => Some(object.life(place)),
            (false, After::SameLife | After::SameLifeGoneOn) => None,
            (_, After::AnotherLife { born }) => Some(object.life(born)),
        };
        if written != object.bytes
            && let Some(call) = self.system_call(object, goal, writes, Some(&written))?
        {
            return Ok(watched(call));
        }
        if let Some(life) = life {
            return Ok(watched(Writer::NobodySince(life)));
        }
        let last = match gone_on {
            true => self.run_to_write(object, goal, writes)?,
            false => last,
        };
        let writer = self.writer(object, &last)?;
        self.set_halt(last.halt);
        Ok(watched(writer))
    }

    /// Whether the object that was written still exists at the end: continues the program to see whether another object
    /// is created in its place.
    fn after(&mut self, object: &Object, last: &WatchRun) -> Result<After, DebugError> {
        if object.home == Home::Block {
            return Ok(match self.block_after(object.address, &last.halt)? {
                Block::Kept => After::SameLifeGoneOn,
                Block::Reused { by } => After::AnotherLife { born: by },
            });
        }
        let Some(mark) = object.home.birth_mark() else {
            return Ok(After::SameLife);
        };
        self.set_watch(mark, 8, 0)?;
        let until = self.deadline();
        let mut halt = last.halt.clone();
        let mut after = After::SameLifeGoneOn;
        for _ in 0..MOST_FATES {
            halt = self.go_on(&halt, until)?;
            if !matches!(halt.kind, HaltKind::Watchpoint(_)) {
                break;
            }
            match self.fate(object, &halt) {
                Some(Fate::Born) => {
                    let born = halt.backtrace.place().cloned();
                    after = After::AnotherLife { born };
                }
                Some(Fate::Freed) | None => {}
            }
            if let Home::Stack { .. } = object.home {
                break;
            }
        }
        Ok(after)
    }

    fn fate(&self, object: &Object, halt: &Halt) -> Option<Fate> {
        match object.home {
            // Another call now uses this part of the stack.
            Home::Stack { .. } => Some(Fate::Born),
            Home::Heap { header } => home::fate(&halt.backtrace.above).or_else(|| {
                let resized = halt
                    .backtrace
                    .above
                    .iter()
                    .any(|name| name.contains("realloc"));
                resized.then(|| match self.is_in_use(header) {
                    true => Fate::Born,
                    false => Fate::Freed,
                })
            }),
            Home::Global | Home::Block | Home::Unknown => None,
        }
    }

    fn writer(&self, object: &Object, run: &WatchRun) -> Result<Writer, DebugError> {
        let backtrace = &run.halt.backtrace;
        let frame = backtrace.frames.first();
        let mut function = frame
            .map(|frame| frame.function.clone())
            .unwrap_or_default();
        let mut place = backtrace.place().cloned();
        // The watchpoint reports a write after it happened, at the next instruction.
        let next = frame
            .and_then(|frame| frame.pc)
            .filter(|_| backtrace.above.is_empty());
        if let Some(next) = next {
            let before = next.saturating_sub(1);
            let printed = self
                .client()?
                .command(&format!("image lookup --verbose --address {before:#x}"))?;
            if let Some(looked) = lldb::looked_up(&printed) {
                function = looked.function.unwrap_or(function);
                place = Some(self.place_of(&looked.file, looked.line));
            }
        }
        Ok(Writer::Line {
            function,
            place,
            change: Change {
                old: run.old.clone(),
                new: self.object_text(object, &run.halt),
            },
        })
    }

    /// Runs to the last write, and stops at the one before it to read the old value.
    fn run_to_write(
        &mut self,
        object: &Object,
        goal: &Plan,
        writes: u64,
    ) -> Result<WatchRun, DebugError> {
        let Some(before) = writes.checked_sub(2) else {
            return self.watched_run(object, goal, 0);
        };
        let first = self.watched_run(object, goal, before)?;
        let old = self.object_text(object, &first.halt);
        let command = format!("watchpoint ignore --ignore-count 0 {}", first.id);
        self.client()?.command(&command)?;
        let halt = self.go_on(&first.halt, self.deadline())?;
        Ok(WatchRun { halt, old, ..first })
    }

    fn object_text(&self, object: &Object, halt: &Halt) -> Option<String> {
        let frame = halt.backtrace.frames.first()?.id;
        let typed = format!("*({} *){:#x}", object.type_name, object.address);
        self.text_of(&typed, frame)
    }

    fn place_of(&self, file: &str, line: u32) -> SourceLine {
        let below = std::path::Path::new(file)
            .strip_prefix(&self.setup.target.root)
            .ok();
        SourceLine {
            in_project: below.is_some(),
            file: below.map_or(file.to_owned(), |below| below.display().to_string()),
            line,
        }
    }

    /// Runs from the start of the program with a watchpoint on the object, ignoring the first `ignored` writes, to the
    /// goal at the latest.
    pub(super) fn watched_run(
        &mut self,
        object: &Object,
        goal: &Plan,
        ignored: u64,
    ) -> Result<WatchRun, DebugError> {
        let until = self.deadline();
        let entry = self.at_entry(goal)?;
        self.client()?.command("watchpoint delete --force")?;
        let id = self.set_watch(object.address, object.size, ignored)?;
        let halt = self.go_on(&entry, until)?;
        let Ok(client) = self.client() else {
            let words = "the program ended in a way that cannot be followed, and its writes could not be counted";
            return Err(DebugError::Refused(words.to_owned()));
        };
        let hits = lldb::watchpoint_hits(&client.command("watchpoint list --verbose")?);
        Ok(WatchRun {
            halt,
            writes: hits.get(&id).copied().unwrap_or(0),
            id,
            old: None,
        })
    }

    pub(super) fn set_watch(
        &self,
        address: u64,
        size: u64,
        ignored: u64,
    ) -> Result<i64, DebugError> {
        let client = self.client()?;
        let command =
            format!("watchpoint set expression --watch write --size {size} -- {address:#x}");
        let printed = client.command(&command)?;
        let (id, _) = lldb::created(&printed)
            .ok_or_else(|| DebugError::Refused(expression::complaint(&printed)))?;
        client.command(&format!("watchpoint ignore --ignore-count {ignored} {id}"))?;
        Ok(id)
    }
}

impl Object {
    fn life(&self, born: Option<SourceLine>) -> Life {
        match &self.home {
            Home::Stack { function, .. } => Life::Call {
                function: function.clone(),
            },
            Home::Heap { .. } | Home::Block => Life::Allocation { at: born },
            Home::Global => Life::Program,
            Home::Unknown => Life::Unknown,
        }
    }
}
