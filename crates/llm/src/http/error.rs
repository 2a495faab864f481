//! What can go wrong with one call, and whether the server may have processed it.

use std::io::ErrorKind;

use ureq::{Error, Timeout};

#[derive(Debug, Clone, PartialEq)]
pub(crate) enum HttpError {
    Failed(Sent, String),
    /// No connection could be made.
    Unreachable(String),
    /// The server's certificate is not trusted.
    Untrusted(String),
    Cancelled,
}

/// How much of the request the server may have received.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Sent {
    No,
    Perhaps,
    Yes,
}

impl HttpError {
    pub(super) fn before_answer(error: &Error, reached: bool) -> Self {
        let sent = match error {
            Error::Io(error) if is_untrusted(error) => return Self::Untrusted(error.to_string()),
            error if !reached && is_unreachable(error) => {
                return Self::Unreachable(describe(error));
            }
            Error::ConnectProxyFailed(_) | Error::Tls(_) | Error::Rustls(_) => Sent::No,
            _ if reached => Sent::Perhaps,
            _ => Sent::No,
        };
        Self::Failed(sent, describe(error))
    }

    pub(super) fn within_answer(error: std::io::Error) -> Self {
        let words = match error.kind() {
            ErrorKind::UnexpectedEof => "the connection was cut within the answer".to_owned(),
            _ => format!("the answer broke off: {error}"),
        };
        Self::Failed(Sent::Yes, words)
    }
}

/// An untrusted certificate comes wrapped, in a type that we cannot name.
fn is_untrusted(error: &std::io::Error) -> bool {
    error.kind() == ErrorKind::InvalidData && error.to_string().contains("certificate")
}

/// The resolver's errors have no kind of their own.
fn is_unknown_host(error: &std::io::Error) -> bool {
    error.to_string().contains("failed to lookup address")
}

fn is_unreachable(error: &Error) -> bool {
    match error {
        Error::HostNotFound | Error::Timeout(Timeout::Resolve | Timeout::Connect) => true,
        Error::Io(error) if is_unknown_host(error) => true,
        Error::Io(error) => matches!(
            error.kind(),
            ErrorKind::ConnectionRefused
                | ErrorKind::HostUnreachable
                | ErrorKind::NetworkUnreachable
        ),
        _ => false,
    }
}

fn describe(error: &Error) -> String {
    match error {
        Error::HostNotFound => "no such host".to_owned(),
        Error::Io(error) if is_unknown_host(error) => "no such host".to_owned(),
        Error::Timeout(Timeout::Resolve | Timeout::Connect) => "no connection in time".to_owned(),
        Error::Timeout(Timeout::RecvResponse) => "no answer in time".to_owned(),
        Error::Io(error) if error.kind() == ErrorKind::ConnectionRefused => {
            "connection refused".to_owned()
        }
        error => error.to_string(),
    }
}
