//! What differs between the two protocols: how a request is written, and how an incoming message is
//! interpreted.

use serde_json::{Value, json};

use super::WireError;

/// JSON-RPC's "method not found".
const NO_SUCH_METHOD: i64 = -32601;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Dialect {
    LanguageServer,
    DebugAdapter,
}

/// What a listener receives, in order of arrival. It is called by the reader thread and must not
/// block.
#[derive(Debug, Clone, PartialEq)]
pub enum Heard {
    Notice(Notice),
    /// The last message.
    End(WireError),
}

/// An event of the debug adapter or a notification of the language server.
#[derive(Debug, Clone, PartialEq)]
pub struct Notice {
    pub name: String,
    pub body: Value,
}

pub(super) enum Incoming {
    Answer {
        number: u64,
        /// The error is the text sent by the other side.
        outcome: Result<Value, String>,
    },
    Notice(Notice),
    /// A request to us: the reply, complete except for its number.
    Question(Reply),
}

pub(super) struct Reply(Value);

impl Dialect {
    pub(super) fn question(self, number: u64, name: &str, arguments: Value) -> Value {
        match self {
            Self::LanguageServer => {
                json!({"jsonrpc": "2.0", "id": number, "method": name, "params": arguments})
            }
            Self::DebugAdapter => {
                json!({"seq": number, "type": "request", "command": name, "arguments": arguments})
            }
        }
    }

    /// A message without a response; we have none to send to a debug adapter.
    pub(super) fn notice(self, name: &str, arguments: Value) -> Option<Value> {
        match self {
            Self::LanguageServer => {
                Some(json!({"jsonrpc": "2.0", "method": name, "params": arguments}))
            }
            Self::DebugAdapter => None,
        }
    }

    /// Cancels a request.
    pub(super) fn withdrawal(self, number: u64) -> Option<Value> {
        match self {
            Self::LanguageServer => self.notice("$/cancelRequest", json!({"id": number})),
            Self::DebugAdapter => None,
        }
    }

    pub(super) fn read(self, message: Value) -> Result<Incoming, WireError> {
        let read = match self {
            Self::LanguageServer => read_language_server(message),
            Self::DebugAdapter => read_debug_adapter(message),
        };
        read.ok_or_else(|| {
            WireError::Broken("a message is neither answer, question nor notice".to_owned())
        })
    }
}

impl Reply {
    /// DAP numbers our replies together with our requests.
    pub(super) fn numbered(self, number: u64) -> Value {
        let Self(mut reply) = self;
        if let Some(seq) = reply.get_mut("seq") {
            *seq = number.into();
        }
        reply
    }
}

fn read_language_server(mut message: Value) -> Option<Incoming> {
    let id = message.get("id").cloned();
    let method = match message.get("method") {
        Some(method) => Some(method.as_str()?.to_owned()),
        None => None,
    };
    Some(match (method, id) {
        (Some(name), Some(id)) => {
            Incoming::Question(answer_language_server(&name, &id, &message["params"]))
        }
        (Some(name), None) => Incoming::Notice(Notice {
            name,
            body: message["params"].take(),
        }),
        (None, Some(id)) => Incoming::Answer {
            number: id.as_u64()?,
            outcome: match message.get("error") {
                Some(error) if !error.is_null() => Err(text(&error["message"])),
                _ => Ok(message["result"].take()),
            },
        },
        (None, None) => return None,
    })
}

/// Answers requests that servers send to every client; without an answer a server may stall.
fn answer_language_server(name: &str, id: &Value, params: &Value) -> Reply {
    let nothing = |result: Value| json!({"jsonrpc": "2.0", "id": id, "result": result});
    Reply(match name {
        "workspace/configuration" => {
            let asked = params["items"].as_array().map_or(0, Vec::len);
            nothing(vec![Value::Null; asked].into())
        }
        "window/workDoneProgress/create"
        | "client/registerCapability"
        | "client/unregisterCapability"
        | "workspace/semanticTokens/refresh"
        | "workspace/workspaceFolders"
        | "window/showMessageRequest" => nothing(Value::Null),
        "workspace/applyEdit" => nothing(json!({"applied": false})),
        _ => json!({
            "jsonrpc": "2.0",
            "id": id,
            "error": {"code": NO_SUCH_METHOD, "message": "not supported"},
        }),
    })
}

fn read_debug_adapter(mut message: Value) -> Option<Incoming> {
    match message["type"].as_str()? {
        "response" => Some(Incoming::Answer {
            number: message["request_seq"].as_u64()?,
            outcome: match message["success"].as_bool()? {
                true => Ok(message["body"].take()),
                false => Err(adapter_error(&message)),
            },
        }),
        "event" => Some(Incoming::Notice(Notice {
            name: message["event"].as_str()?.to_owned(),
            body: message["body"].take(),
        })),
        "request" => Some(Incoming::Question(Reply(json!({
            "seq": 0,
            "type": "response",
            "request_seq": message["seq"].as_u64()?,
            "success": false,
            "command": message["command"].as_str()?,
            "message": "not supported",
        })))),
        _ => None,
    }
}

/// Prefers the long form in the body, if there is one.
fn adapter_error(message: &Value) -> String {
    let long = &message["body"]["error"]["format"];
    text(if long.is_string() {
        long
    } else {
        &message["message"]
    })
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or("without a reason").to_owned()
}
