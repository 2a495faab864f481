//! One debug adapter: its requests with their deadlines, and the events about the program's state.

use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::time::{Duration, Instant};

use patchwright_sandbox::{CancelToken, Job, Sandbox};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use super::adapter::AdapterKind;
use super::error::DebugError;
use super::protocol::{Capabilities, Exited, Stopped};
use crate::wire::{Dialect, Heard, Notice, Wire, WireError};

/// At most this many events are queued.
const MOST_EVENTS: usize = 1024;
/// How long a debugger may take to respond to a pause request.
const PAUSE: Duration = Duration::from_secs(10);
/// How often a wait checks for cancellation.
const TICK: Duration = Duration::from_millis(100);

pub(super) struct Client {
    wire: Wire,
    events: Receiver<Event>,
    pub(super) able: Capabilities,
    request: Duration,
    cancel: CancelToken,
    pub(super) kind: AdapterKind,
}

#[derive(Debug, Clone)]
pub(super) enum Event {
    Initialized,
    Stopped(Stopped),
    Exited(i64),
    Ended(WireError),
}

impl Client {
    pub(super) fn start(
        sandbox: &Sandbox,
        job: &Job,
        cancel: &CancelToken,
        request: Duration,
        kind: AdapterKind,
    ) -> Result<Self, DebugError> {
        let server = sandbox.serve(job, cancel)?;
        let (sender, events) = sync_channel(MOST_EVENTS);
        let listener = move |heard: Heard| {
            let event = match heard {
                Heard::Notice(notice) => event_of(notice),
                Heard::End(why) => Some(Event::Ended(why)),
            };
            if let Some(event) = event {
                // The queue is longer than anything callers wait for; a wait that misses an event
                // ends at its deadline.
                let _ = sender.try_send(event);
            }
        };
        let wire = Wire::to_server(Dialect::DebugAdapter, server, listener).map_err(|why| {
            DebugError::Adapter {
                during: "start".to_owned(),
                why,
            }
        })?;
        let mut client = Self {
            wire,
            events,
            able: Capabilities::default(),
            request,
            cancel: cancel.clone(),
            kind,
        };
        client.able = client.initialize()?;
        Ok(client)
    }

    fn initialize(&self) -> Result<Capabilities, DebugError> {
        let arguments = json!({
            "adapterID": "patchwright",
            "clientID": "patchwright",
            "linesStartAt1": true,
            "columnsStartAt1": true,
            "pathFormat": "path",
            // GDB sends types and parts of arrays only to clients that announce these capabilities.
            "supportsVariableType": true,
            "supportsVariablePaging": true,
        });
        self.ask("initialize", arguments)
    }

    /// Starts the program; `prepare` sets the first breakpoints.
    pub(super) fn launch(
        &self,
        arguments: Value,
        prepare: impl FnOnce(&Self) -> Result<(), DebugError>,
    ) -> Result<(), DebugError> {
        let failed = |why: WireError| match why {
            WireError::Refused { message, .. } => DebugError::Launch(message),
            why => DebugError::Adapter {
                during: "launch".to_owned(),
                why,
            },
        };
        // The response to `launch` comes only after the configuration is done.
        let launched = self.wire.put("launch", arguments).map_err(failed)?;
        match self.wait(self.request)? {
            Some(Event::Initialized) => {}
            _ => {
                return Err(failed(
                    launched
                        .wait(self.request)
                        .err()
                        .unwrap_or(WireError::Ended),
                ));
            }
        }
        prepare(self)?;
        self.ask::<Value>("configurationDone", json!({}))?;
        launched.wait(self.request).map_err(failed)?;
        Ok(())
    }

    pub(super) fn ask<T: DeserializeOwned + Default>(
        &self,
        name: &str,
        arguments: Value,
    ) -> Result<T, DebugError> {
        let answer = self.wire.ask(name, arguments, self.request);
        let answer = answer.map_err(|why| match why {
            WireError::Refused { message, .. } => DebugError::Refused(message.trim().to_owned()),
            why => DebugError::Adapter {
                during: name.to_owned(),
                why,
            },
        })?;
        if answer.is_null() {
            return Ok(T::default());
        }
        serde_json::from_value(answer).map_err(|error| DebugError::Adapter {
            during: name.to_owned(),
            why: WireError::Broken(error.to_string()),
        })
    }

    /// A busy debugger may not read the request.
    pub(super) fn pause(&self) -> Result<(), DebugError> {
        let asked = self
            .wire
            .ask("pause", json!({"threadId": 1}), self.request.min(PAUSE));
        asked.map(drop).map_err(|why| DebugError::Adapter {
            during: "pause".to_owned(),
            why,
        })
    }

    /// The next event, or `None` if none arrives within `longest`.
    pub(super) fn wait(&self, longest: Duration) -> Result<Option<Event>, DebugError> {
        let until = Instant::now() + longest;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            match self.events.recv_timeout(left.min(TICK)) {
                Ok(Event::Ended(why)) => return Err(ended(why)),
                Ok(event) => return Ok(Some(event)),
                Err(RecvTimeoutError::Disconnected) => return Err(ended(WireError::Ended)),
                Err(RecvTimeoutError::Timeout) => {}
            }
            if left.is_zero() || self.cancel.is_cancelled() {
                return Ok(None);
            }
        }
    }

    /// Discards the events of an earlier run.
    pub(super) fn forget_events(&self) -> Result<(), DebugError> {
        while let Ok(event) = self.events.try_recv() {
            if let Event::Ended(why) = event {
                return Err(ended(why));
            }
        }
        Ok(())
    }
}

fn ended(why: WireError) -> DebugError {
    DebugError::Adapter {
        during: "run".to_owned(),
        why,
    }
}

fn event_of(notice: Notice) -> Option<Event> {
    match notice.name.as_str() {
        "initialized" => Some(Event::Initialized),
        "stopped" => serde_json::from_value(notice.body).ok().map(Event::Stopped),
        "exited" => {
            let exited: Exited = serde_json::from_value(notice.body).unwrap_or_default();
            Some(Event::Exited(exited.exit_code))
        }
        _ => None,
    }
}
