//! As much of HTTP/1.1 as the fake provider needs.

use std::io::{BufRead, BufReader, Read, Result, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use super::Answer;
use super::asked::Asked;
use super::form::{self, Form};

/// What a request comes in on: a socket, or what is laid around one.
pub trait Stream: Read + Write + Send {}

impl<S: Read + Write + Send> Stream for S {}

const MOST_BODY: usize = 64 * 1024 * 1024;

pub(super) fn read(stream: &mut dyn Stream) -> Option<Asked> {
    let mut reader = BufReader::new(stream);
    let mut first = String::new();
    reader.read_line(&mut first).ok()?;
    let path = first.split(' ').nth(1)?.to_owned();
    let mut headers = Vec::new();
    loop {
        let mut line = String::new();
        reader.read_line(&mut line).ok()?;
        let Some((name, value)) = line.split_once(':') else {
            break;
        };
        headers.push((name.to_lowercase(), value.trim().to_owned()));
    }
    let length = headers.iter().find(|(name, _)| name == "content-length");
    let length: usize = length
        .and_then(|(_, value)| value.parse().ok())
        .unwrap_or(0);
    let mut body = vec![0; length.min(MOST_BODY)];
    reader.read_exact(&mut body).ok()?;
    Some(Asked {
        path,
        headers,
        body: serde_json::from_slice(&body).unwrap_or_default(),
    })
}

pub(super) fn answer(
    stream: &mut dyn Stream,
    asked: &Asked,
    answer: Answer,
    stop: &AtomicBool,
) -> Result<()> {
    let form = Form::new(asked);
    match answer {
        Answer::Say(saying) => {
            let (kind, body) = form::written(form, asked, &saying);
            whole(stream, 200, kind, &[], body.as_bytes())
        }
        Answer::Status(status, headers, body) => whole(
            stream,
            status,
            "application/json",
            &headers,
            body.as_bytes(),
        ),
        Answer::Body(body) => whole(stream, 200, "application/json", &[], body.as_bytes()),
        Answer::Events(events) => {
            let body: String = events
                .iter()
                .map(|event| format!("data: {event}\n\n"))
                .collect();
            whole(stream, 200, "text/event-stream", &[], body.as_bytes())
        }
        Answer::Cut(saying, bytes) => {
            let (kind, body) = form::written(form, asked, &saying);
            head(stream, 200, kind, &[], body.len())?;
            stream.write_all(body.as_bytes().get(..bytes).unwrap_or_default())
        }
        Answer::Slow(wait, then) => {
            pause(wait, stop);
            self::answer(stream, asked, *then, stop)
        }
        Answer::Silence => {
            pause(Duration::from_secs(600), stop);
            Ok(())
        }
        Answer::Endless => endless(stream, form, asked, stop),
    }
}

fn whole(
    stream: &mut dyn Stream,
    status: u16,
    kind: &str,
    headers: &[(&'static str, String)],
    body: &[u8],
) -> Result<()> {
    head(stream, status, kind, headers, body.len())?;
    stream.write_all(body)?;
    stream.flush()
}

fn head(
    stream: &mut dyn Stream,
    status: u16,
    kind: &str,
    headers: &[(&'static str, String)],
    length: usize,
) -> Result<()> {
    let more: String = headers
        .iter()
        .map(|(name, value)| format!("{name}: {value}\r\n"))
        .collect();
    write!(
        stream,
        "HTTP/1.1 {status} Fake\r\ncontent-type: {kind}\r\ncontent-length: {length}\r\nconnection: close\r\n{more}\r\n"
    )
}

/// As long as somebody reads.
fn endless(stream: &mut dyn Stream, form: Form, asked: &Asked, stop: &AtomicBool) -> Result<()> {
    let (kind, piece) = if form::streams(asked) {
        (
            "text/event-stream",
            form::piece(form, &"on and on ".repeat(1000)),
        )
    } else {
        ("application/json", "on and on ".repeat(1000))
    };
    write!(
        stream,
        "HTTP/1.1 200 Fake\r\ncontent-type: {kind}\r\nconnection: close\r\n\r\n"
    )?;
    while !stop.load(Ordering::SeqCst) {
        stream.write_all(piece.as_bytes())?;
    }
    Ok(())
}

fn pause(wait: Duration, stop: &AtomicBool) {
    let step = Duration::from_millis(20);
    let mut waited = Duration::ZERO;
    while waited < wait && !stop.load(Ordering::SeqCst) {
        std::thread::sleep(step);
        waited += step;
    }
}
