//! One message: `Content-Length: N`, an empty line, N bytes of JSON.

use std::io::{self, BufRead, Read, Write};

use serde_json::Value;

use super::WireError;

/// The longest message that is accepted; the responses to our requests are far smaller.
pub(super) const MOST_BYTES: u64 = 16 << 20;
const MOST_HEADER_BYTES: u64 = 4 << 10;

pub(super) fn read(input: &mut impl BufRead) -> Result<Value, WireError> {
    let length = read_header(input)?;
    if length > MOST_BYTES {
        return Err(WireError::TooLarge {
            bytes: length,
            most: MOST_BYTES,
        });
    }
    let mut body = Vec::new();
    input.take(length).read_to_end(&mut body).map_err(failed)?;
    if (body.len() as u64) < length {
        return Err(WireError::Ended);
    }
    serde_json::from_slice(&body)
        .map_err(|error| WireError::Broken(format!("a message is not JSON: {error}")))
}

pub(super) fn encode(message: &Value) -> Vec<u8> {
    let body = message.to_string();
    format!("Content-Length: {}\r\n\r\n{body}", body.len()).into_bytes()
}

pub(super) fn write(output: &mut impl Write, frame: &[u8]) -> io::Result<()> {
    output.write_all(frame)?;
    output.flush()
}

fn read_header(input: &mut impl BufRead) -> Result<u64, WireError> {
    let mut header = input.take(MOST_HEADER_BYTES);
    let mut length = None;
    loop {
        let mut line = Vec::new();
        header.read_until(b'\n', &mut line).map_err(failed)?;
        let Some(whole) = line.strip_suffix(b"\n") else {
            return Err(if header.limit() == 0 {
                WireError::Broken("a header has no end".to_owned())
            } else {
                WireError::Ended
            });
        };
        let text = String::from_utf8_lossy(whole.strip_suffix(b"\r").unwrap_or(whole)).into_owned();
        if text.is_empty() {
            return length.ok_or_else(|| WireError::Broken("a header names no length".to_owned()));
        }
        let (name, value) = text
            .split_once(':')
            .ok_or_else(|| WireError::Broken(format!("{text:?} is not a header")))?;
        if name.eq_ignore_ascii_case("content-length") {
            let parsed = value.trim().parse();
            let bad = |_| WireError::Broken(format!("{text:?} names no length"));
            length = Some(parsed.map_err(bad)?);
        }
    }
}

pub(super) fn failed(error: io::Error) -> WireError {
    match error.kind() {
        io::ErrorKind::BrokenPipe | io::ErrorKind::ConnectionReset => WireError::Ended,
        _ => WireError::Io(error.to_string()),
    }
}
