//! A fake provider of models over real HTTP on this machine: it says what a test wants, and misbehaves as real ones do.

mod asked;
mod form;
mod wire;

use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

use serde_json::Value;

pub use asked::Asked;
pub use form::{End, Saying};
pub use wire::Stream;

/// What the server does with one request.
#[derive(Debug, Clone)]
pub enum Answer {
    /// A good answer, in the form and manner that the request asks for.
    Say(Saying),
    /// Any status, headers and body.
    Status(u16, Vec<(&'static str, String)>, String),
    /// A good status and this for a body.
    Body(String),
    /// Events of a stream, then a proper end.
    Events(Vec<String>),
    /// A good answer that breaks off after so many bytes of its body.
    Cut(Saying, usize),
    /// Comes after a while.
    Slow(Duration, Box<Answer>),
    /// Nothing is ever said.
    Silence,
    /// Text without an end.
    Endless,
}

pub struct Provider {
    address: SocketAddr,
    seen: Arc<Mutex<Vec<Asked>>>,
    stop: Arc<AtomicBool>,
    listener: Option<JoinHandle<()>>,
}

type Script = Arc<Mutex<dyn FnMut(&Asked) -> Answer + Send>>;

impl Provider {
    /// Whatever the closure says.
    pub fn start(script: impl FnMut(&Asked) -> Answer + Send + 'static) -> Self {
        Self::start_within(|socket| Some(Box::new(socket)), script)
    }

    /// With something around each socket, such as TLS; nothing where that fails.
    #[expect(clippy::expect_used, reason = "a test without a port cannot go on")]
    pub fn start_within(
        around: impl Fn(TcpStream) -> Option<Box<dyn Stream>> + Send + Sync + 'static,
        script: impl FnMut(&Asked) -> Answer + Send + 'static,
    ) -> Self {
        let around = Arc::new(around);
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port on this machine");
        let address = listener.local_addr().expect("its address");
        let seen = Arc::new(Mutex::new(Vec::new()));
        let stop = Arc::new(AtomicBool::new(false));
        let script: Script = Arc::new(Mutex::new(script));
        let (all, flag) = (Arc::clone(&seen), Arc::clone(&stop));
        let listener = std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                if flag.load(Ordering::SeqCst) {
                    return;
                }
                let (all, script, flag) =
                    (Arc::clone(&all), Arc::clone(&script), Arc::clone(&flag));
                let around = Arc::clone(&around);
                std::thread::spawn(move || {
                    let stream = (*around)(stream);
                    stream.map(|mut stream| serve(stream.as_mut(), &all, &script, &flag))
                });
            }
        });
        Self {
            address,
            seen,
            stop,
            listener: Some(listener),
        }
    }

    /// One answer after the other; then a server's fault.
    pub fn scripted(answers: Vec<Answer>) -> Self {
        let mut answers = answers.into_iter();
        Self::start(move |_| {
            let over = || Answer::Status(500, Vec::new(), "the script is over".to_owned());
            answers.next().unwrap_or_else(over)
        })
    }

    /// `http://127.0.0.1:PORT`.
    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// All requests so far.
    pub fn asked(&self) -> Vec<Asked> {
        self.seen
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone()
    }

    /// The bodies of all requests so far.
    pub fn bodies(&self) -> Vec<Value> {
        self.asked().into_iter().map(|asked| asked.body).collect()
    }
}

impl Drop for Provider {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::SeqCst);
        // The listener looks at the flag when somebody comes.
        let _ = TcpStream::connect(self.address);
        if let Some(listener) = self.listener.take() {
            let _ = listener.join();
        }
    }
}

fn serve(stream: &mut dyn Stream, all: &Mutex<Vec<Asked>>, script: &Script, stop: &AtomicBool) {
    let Some(asked) = wire::read(stream) else {
        return;
    };
    all.lock()
        .unwrap_or_else(PoisonError::into_inner)
        .push(asked.clone());
    let answer = {
        let mut script = script.lock().unwrap_or_else(PoisonError::into_inner);
        (*script)(&asked)
    };
    // Whoever asked may be gone.
    let _ = wire::answer(stream, &asked, answer, stop);
}
