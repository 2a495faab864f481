//! The connection: its threads, its requests, and how it ends.

use std::io::{BufReader, Read, Write};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{Builder, JoinHandle};
use std::time::Duration;

use patchwright_sandbox::{Finished, Server};
use serde_json::Value;

use super::dialect::{Dialect, Heard, Incoming};
use super::pending::{Outcome, Pending};
use super::{WireError, frame};

/// How many messages may be queued for a program that does not read; a healthy one reads at once.
const MOST_UNREAD: usize = 256;
const MOST_UNREAD_BYTES: usize = 32 << 20;

/// An open connection. When dropped, it is closed, and its server is killed and reaped.
pub struct Wire {
    shared: Arc<Shared>,
    /// Taken only by the exclusive owner; the lock allows concurrent requests.
    server: Mutex<Option<Server>>,
    threads: Vec<JoinHandle<()>>,
}

/// A request that was sent; its response is awaited separately.
pub struct Answer {
    shared: Arc<Shared>,
    name: String,
    number: u64,
    outcome: Receiver<Outcome>,
}

impl Wire {
    /// Opens a connection over the pipes of a server and takes ownership of the server.
    pub fn to_server(
        dialect: Dialect,
        mut server: Server,
        listener: impl FnMut(Heard) + Send + 'static,
    ) -> Result<Self, WireError> {
        let taken = || WireError::Io("its pipes are in other hands".to_owned());
        let stdout = server.take_stdout().ok_or_else(taken)?;
        let stdin = server.take_stdin().ok_or_else(taken)?;
        let mut wire = Self::open(dialect, stdout, stdin, listener)?;
        wire.server = Mutex::new(Some(server));
        Ok(wire)
    }

    pub fn open(
        dialect: Dialect,
        input: impl Read + Send + 'static,
        output: impl Write + Send + 'static,
        listener: impl FnMut(Heard) + Send + 'static,
    ) -> Result<Self, WireError> {
        let (outgoing, to_write) = sync_channel(MOST_UNREAD);
        let shared = Arc::new(Shared {
            dialect,
            pending: Pending::default(),
            numbers: AtomicU64::new(1),
            outgoing: Mutex::new(Some(outgoing)),
            unread_bytes: AtomicUsize::new(0),
        });
        let (reads, writes) = (Arc::clone(&shared), Arc::clone(&shared));
        let threads = vec![
            start("wire-reader", move || read_all(input, &reads, listener))?,
            start("wire-writer", move || write_all(output, &to_write, &writes))?,
        ];
        Ok(Self {
            shared,
            server: Mutex::new(None),
            threads,
        })
    }

    /// Sends a request and waits for the response.
    pub fn ask(&self, name: &str, arguments: Value, within: Duration) -> Result<Value, WireError> {
        self.put(name, arguments)?.wait(within)
    }

    /// Sends a request; others may be sent before its response is awaited.
    pub fn put(&self, name: &str, arguments: Value) -> Result<Answer, WireError> {
        let number = self.shared.next_number();
        let answer = Answer {
            outcome: self.shared.pending.expect(number)?,
            shared: Arc::clone(&self.shared),
            name: name.to_owned(),
            number,
        };
        let message = self.shared.dialect.question(number, name, arguments);
        self.shared.send(&message)?;
        Ok(answer)
    }

    /// Sends a message that has no response.
    pub fn tell(&self, name: &str, arguments: Value) -> Result<(), WireError> {
        match self.shared.dialect.notice(name, arguments) {
            Some(message) => self.shared.send(&message),
            None => Err(WireError::Broken(format!("{name} must be a question"))),
        }
    }

    /// Why no further request can succeed, once the connection has ended.
    pub fn end(&self) -> Option<WireError> {
        self.shared.pending.end()
    }

    /// Fails all pending requests at once and closes the other side's input after what is already queued.
    pub fn close(&self) {
        self.shared.close(&WireError::Closed);
    }

    /// How the server ended, waiting up to `longest`; returned once.
    pub fn post_mortem(&mut self, longest: Duration) -> Option<Finished> {
        let server = self.server.get_mut();
        let server = server.unwrap_or_else(PoisonError::into_inner).as_mut()?;
        server.wait(longest).ok().flatten()
    }
}

impl Drop for Wire {
    fn drop(&mut self) {
        self.close();
        let server = self.server.get_mut();
        if let Some(server) = server.unwrap_or_else(PoisonError::into_inner).take() {
            // The server's pipes close with it, which ends the threads.
            drop(server);
            for thread in self.threads.drain(..) {
                let _ = thread.join();
            }
        }
    }
}

impl Answer {
    pub fn wait(self, within: Duration) -> Result<Value, WireError> {
        let name = self.name.clone();
        match self.outcome.recv_timeout(within) {
            Ok(Ok(outcome)) => outcome.map_err(|message| WireError::Refused { name, message }),
            Ok(Err(end)) => Err(end),
            Err(RecvTimeoutError::Timeout) => Err(WireError::TimedOut { name, within }),
            Err(RecvTimeoutError::Disconnected) => Err(WireError::Closed),
        }
    }
}

/// Cancels a request that was given up.
impl Drop for Answer {
    fn drop(&mut self) {
        if self.shared.pending.forget(self.number)
            && let Some(message) = self.shared.dialect.withdrawal(self.number)
        {
            let _ = self.shared.send(&message);
        }
    }
}

struct Shared {
    dialect: Dialect,
    pending: Pending,
    numbers: AtomicU64,
    /// `None` once the connection is closed: then the writer ends, and the other side's input closes.
    outgoing: Mutex<Option<SyncSender<Vec<u8>>>>,
    unread_bytes: AtomicUsize,
}

impl Shared {
    fn next_number(&self) -> u64 {
        self.numbers.fetch_add(1, Ordering::SeqCst)
    }

    fn send(&self, message: &Value) -> Result<(), WireError> {
        let frame = frame::encode(message);
        let bytes = frame.len();
        let outgoing = self.outgoing();
        let failed = |error: WireError| self.pending.end().unwrap_or(error);
        let Some(outgoing) = outgoing.as_ref() else {
            return Err(failed(WireError::Closed));
        };
        // A single message may have any size; holding the lock makes us the only sender.
        let unread = self.unread_bytes.load(Ordering::SeqCst);
        if unread > 0 && unread.saturating_add(bytes) > MOST_UNREAD_BYTES {
            return Err(failed(WireError::Stuck));
        }
        self.unread_bytes.fetch_add(bytes, Ordering::SeqCst);
        let sent = outgoing.try_send(frame);
        sent.map_err(|_| failed(WireError::Stuck))
    }

    fn close(&self, why: &WireError) {
        self.pending.close(why);
        self.outgoing().take();
    }

    fn outgoing(&self) -> MutexGuard<'_, Option<SyncSender<Vec<u8>>>> {
        self.outgoing.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn take(&self, message: Value, listener: &mut impl FnMut(Heard)) -> Result<(), WireError> {
        match self.dialect.read(message)? {
            Incoming::Answer { number, outcome } => self.pending.answer(number, outcome),
            Incoming::Notice(notice) => listener(Heard::Notice(notice)),
            Incoming::Question(reply) => {
                // A program that sends requests but does not read only blocks itself.
                let _ = self.send(&reply.numbered(self.next_number()));
            }
        }
        Ok(())
    }
}

fn read_all(input: impl Read, shared: &Shared, mut listener: impl FnMut(Heard)) {
    let mut input = BufReader::new(input);
    let why = loop {
        let message = frame::read(&mut input);
        let taken = message.and_then(|message| shared.take(message, &mut listener));
        if let Some(end) = taken.err().or_else(|| shared.pending.end()) {
            break end;
        }
    };
    shared.close(&why);
    let first = shared.pending.end().unwrap_or(why);
    listener(Heard::End(first));
}

fn write_all(mut output: impl Write, messages: &Receiver<Vec<u8>>, shared: &Shared) {
    for message in messages {
        if let Err(error) = frame::write(&mut output, &message) {
            shared.close(&frame::failed(error));
            return;
        }
        shared
            .unread_bytes
            .fetch_sub(message.len(), Ordering::SeqCst);
    }
}

fn start(name: &str, work: impl FnOnce() + Send + 'static) -> Result<JoinHandle<()>, WireError> {
    let thread = Builder::new().name(name.to_owned()).spawn(work);
    thread.map_err(frame::failed)
}
