//! One POST, sent from its own thread, so that the caller can be cancelled at any time.

mod error;
mod proxy;
mod transport;

use std::io::Read;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::time::{Duration, Instant};

use patchwright_agent::CallContext;
use ureq::config::Config;
use ureq::tls::{PemItem, RootCerts, TlsConfig};
use ureq::{Agent, Proxy};

use crate::address::Address;
use crate::error::OpenError;
use crate::secret::Keys;
use crate::spec::{ModelSpec, Timeouts};
pub(crate) use error::{HttpError, Sent};
use transport::Line;

/// How often the caller checks for cancellation.
const ASK_EVERY: Duration = Duration::from_millis(100);
/// No answer of a model is longer.
const MOST_BYTES: usize = 32 * 1024 * 1024;
/// What is read of an answer that tells an error.
const MOST_ERROR_BYTES: usize = 64 * 1024;
const PIECE_BYTES: usize = 16 * 1024;
const PIECES_WAITING: usize = 16;

/// The proxy's address may hold a password: there is no `Debug`.
#[derive(Clone)]
pub(crate) struct Http {
    timeouts: Timeouts,
    proxy: Option<Proxy>,
    tls: TlsConfig,
}

/// Headers hold the key: there is no `Debug`.
#[derive(Clone)]
pub(crate) struct Post {
    pub url: String,
    pub headers: Vec<(&'static str, String)>,
    pub body: Vec<u8>,
}

/// What came before the body.
#[derive(Debug, Clone, Default)]
pub(crate) struct Head {
    pub status: u16,
    pub retry_after: Option<String>,
    pub retry_after_ms: Option<String>,
    pub date: Option<String>,
    pub content_type: String,
}

enum Piece {
    Head(Head),
    Bytes(Vec<u8>),
    End,
    Failed(HttpError),
}

/// What the consumer of a stream replies to each piece.
pub(crate) enum Next {
    More,
    /// What was waited for has arrived: the rest is not read.
    Enough,
}

impl Http {
    pub(crate) fn new(
        spec: &ModelSpec,
        address: &Address,
        variables: &dyn Keys,
    ) -> Result<Self, OpenError> {
        let roots = match &spec.network.authorities {
            Some(path) => authorities(spec, path)?,
            None => RootCerts::WebPki,
        };
        Ok(Self {
            timeouts: spec.network.timeouts,
            proxy: proxy::proxy(spec, address, variables)?,
            tls: TlsConfig::builder().root_certs(roots).build(),
        })
    }

    /// Sends, and passes the body on as it arrives. The body of an error goes the same way, truncated.
    pub(crate) fn send(
        &self,
        post: Post,
        context: CallContext<'_>,
        read: &mut dyn FnMut(&Head, &[u8]) -> Next,
    ) -> Result<Head, HttpError> {
        let line = Arc::new(Line::default());
        let _hang_up = HangUp(Arc::clone(&line));
        let (sender, pieces) = sync_channel(PIECES_WAITING);
        let agent = self.agent(&line);
        std::thread::Builder::new()
            .name("model-call".to_owned())
            .spawn(move || run(&agent, &line, post, &sender))
            .map_err(|error| HttpError::Failed(Sent::No, error.to_string()))?;
        self.receive(&pieces, context, read)
    }

    fn receive(
        &self,
        pieces: &Receiver<Piece>,
        context: CallContext<'_>,
        read: &mut dyn FnMut(&Head, &[u8]) -> Next,
    ) -> Result<Head, HttpError> {
        let started = Instant::now();
        let mut heard = started;
        let mut head: Option<Head> = None;
        let mut bytes = 0;
        loop {
            if (context.cancelled)() {
                return Err(HttpError::Cancelled);
            }
            self.in_time(started, heard, head.is_some())?;
            let piece = match pieces.recv_timeout(ASK_EVERY) {
                Ok(piece) => piece,
                Err(RecvTimeoutError::Timeout) => continue,
                Err(RecvTimeoutError::Disconnected) => {
                    let words = "the thread that carried the call ended".to_owned();
                    return Err(HttpError::Failed(Sent::Perhaps, words));
                }
            };
            heard = Instant::now();
            match (piece, head.as_ref()) {
                (Piece::Failed(error), _) => return Err(error),
                (Piece::Head(found), _) => head = Some(found),
                (Piece::Bytes(found), Some(head)) => {
                    bytes += found.len();
                    let failed = head.status != 200;
                    if failed && bytes > MOST_ERROR_BYTES {
                        return Ok(head.clone());
                    }
                    if bytes > MOST_BYTES {
                        let words = format!("the answer is longer than {MOST_BYTES} bytes");
                        return Err(HttpError::Failed(Sent::Yes, words));
                    }
                    match read(head, &found) {
                        Next::More => {}
                        Next::Enough => return Ok(head.clone()),
                    }
                }
                (Piece::End, Some(head)) => return Ok(head.clone()),
                (Piece::Bytes(_) | Piece::End, None) => {}
            }
        }
    }

    fn in_time(&self, started: Instant, heard: Instant, begun: bool) -> Result<(), HttpError> {
        let limits = self.timeouts;
        let silent = if begun {
            limits.idle
        } else {
            limits.first_byte + limits.connect
        };
        let words = if started.elapsed() > limits.total {
            format!("no whole answer within {:?}", limits.total)
        } else if heard.elapsed() > silent {
            format!("nothing was heard for {silent:?}")
        } else {
            return Ok(());
        };
        Err(HttpError::Failed(Sent::Perhaps, words))
    }

    /// A connection for each call: one kept from the call before may be closed by the server just then, and it would
    /// be unknown whether the call on it was billed.
    fn agent(&self, line: &Arc<Line>) -> Agent {
        let config = Config::builder()
            .http_status_as_error(false)
            .max_redirects(0)
            .max_redirects_will_error(false)
            .max_idle_connections(0)
            .proxy(self.proxy.clone())
            .tls_config(self.tls.clone())
            .user_agent(concat!("patchwright/", env!("CARGO_PKG_VERSION")))
            .timeout_resolve(Some(self.timeouts.connect))
            .timeout_connect(Some(self.timeouts.connect))
            .timeout_recv_response(Some(self.timeouts.first_byte))
            .timeout_global(Some(self.timeouts.total))
            .build();
        transport::agent(config, line)
    }
}

/// A caller that leaves makes the thread close the connection.
struct HangUp(Arc<Line>);

impl Drop for HangUp {
    fn drop(&mut self) {
        self.0.left.store(true, Ordering::Relaxed);
    }
}

fn run(agent: &Agent, line: &Line, post: Post, to: &SyncSender<Piece>) {
    let end = match pieces(agent, line, post, to) {
        Ok(()) => Piece::End,
        Err(error) => Piece::Failed(error),
    };
    // The caller may be gone.
    let _ = to.send(end);
}

fn pieces(agent: &Agent, line: &Line, post: Post, to: &SyncSender<Piece>) -> Result<(), HttpError> {
    let mut request = agent.post(&post.url);
    for (name, value) in &post.headers {
        request = request.header(*name, value);
    }
    let response = request
        .send(&post.body[..])
        .map_err(|error| HttpError::before_answer(&error, line.reached.load(Ordering::Relaxed)))?;
    drop(post);
    let text = |name: &str| {
        let value = response.headers().get(name)?;
        Some(value.to_str().ok()?.chars().take(200).collect::<String>())
    };
    let head = Head {
        status: response.status().as_u16(),
        retry_after: text("retry-after"),
        retry_after_ms: text("retry-after-ms"),
        date: text("date"),
        content_type: text("content-type").unwrap_or_default(),
    };
    if to.send(Piece::Head(head)).is_err() {
        return Ok(());
    }
    let body = response.into_body().into_with_config();
    let mut reader = body.limit(MOST_BYTES as u64 + 1).reader();
    let mut buffer = vec![0; PIECE_BYTES];
    loop {
        let count = reader.read(&mut buffer).map_err(HttpError::within_answer)?;
        let found = buffer.get(..count).unwrap_or_default();
        if found.is_empty() || to.send(Piece::Bytes(found.to_vec())).is_err() {
            return Ok(());
        }
    }
}

fn authorities(spec: &ModelSpec, path: &Path) -> Result<RootCerts, OpenError> {
    let refused = |why: String| OpenError::Setting {
        name: spec.name.clone(),
        setting: "authorities",
        why: format!("{}: {why}", path.display()),
    };
    let text = std::fs::read(path).map_err(|error| refused(error.to_string()))?;
    let mut found = Vec::new();
    for item in ureq::tls::parse_pem(&text) {
        if let PemItem::Certificate(certificate) =
            item.map_err(|error| refused(error.to_string()))?
        {
            found.push(certificate);
        }
    }
    if found.is_empty() {
        return Err(refused("no certificate is in it".to_owned()));
    }
    Ok(RootCerts::from(found))
}
