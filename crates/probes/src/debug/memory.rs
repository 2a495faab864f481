//! Raw memory of the stopped program.

use serde_json::json;

use super::adapter::AdapterKind;
use super::error::DebugError;
use super::expression;
use super::frames::number;
use super::lldb;
use super::protocol::{Evaluated, ReadMemory};
use super::session::Session;

const MOST_BYTES: usize = 1024;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MemoryRead {
    pub address: u64,
    /// Fewer than requested if the rest cannot be read.
    pub bytes: Vec<u8>,
    /// The first address in the requested range that AddressSanitizer has poisoned.
    pub forbidden: Option<u64>,
}

impl Session<'_> {
    /// `address` is an expression: a number, a pointer or an array.
    pub fn memory(
        &mut self,
        address: &str,
        count: usize,
        frame: usize,
    ) -> Result<MemoryRead, DebugError> {
        expression::only_looks(address)?;
        let count = count.clamp(1, MOST_BYTES);
        let frame = self.frame(frame)?.id;
        let read = self.read_at(address, count, frame);
        self.kept(read)
    }

    fn read_at(&self, address: &str, count: usize, frame: i64) -> Result<MemoryRead, DebugError> {
        let at = match number(address) {
            Some(number) => number,
            None => {
                let cast = format!("(unsigned long)({address})");
                self.number_of(&cast, frame).map_err(|error| match error {
                    DebugError::Refused(message) => {
                        DebugError::Refused(expression::complaint(&message))
                    }
                    other => other,
                })?
            }
        };
        let bytes = self.bytes_at(at, count)?;
        if bytes.is_empty() {
            return Err(DebugError::Refused(format!(
                "the memory at {at:#x} cannot be read"
            )));
        }
        let poisoned = format!(
            "(unsigned long)((void *(*)(void *, unsigned long))__asan_region_is_poisoned)((void *){at:#x}, {count})"
        );
        // The function exists only in programs with AddressSanitizer.
        let forbidden = self
            .number_of(&poisoned, frame)
            .ok()
            .filter(|address| *address != 0);
        Ok(MemoryRead {
            address: at,
            bytes,
            forbidden,
        })
    }

    pub(super) fn bytes_at(&self, address: u64, count: usize) -> Result<Vec<u8>, DebugError> {
        let client = self.client()?;
        if client.able.supports_read_memory_request {
            let arguments = json!({"memoryReference": format!("{address:#x}"), "count": count});
            let read: ReadMemory = client.ask("readMemory", arguments)?;
            return Ok(base64(&read.data));
        }
        match self.setup.adapter {
            AdapterKind::Lldb => {
                let command = format!(
                    "memory read --format x --size 1 --count {count} --force -- {address:#x}"
                );
                Ok(lldb::bytes(&client.command(&command)?))
            }
            AdapterKind::Gdb => Err(DebugError::Unable("it reads no memory")),
        }
    }

    /// Evaluates an expression to a number or an address.
    pub(super) fn number_of(&self, expression: &str, frame: i64) -> Result<u64, DebugError> {
        let arguments = json!({"expression": expression, "frameId": frame, "context": "watch"});
        let answer: Evaluated = self.client()?.ask("evaluate", arguments)?;
        let first = answer.result.split_whitespace().next().unwrap_or_default();
        number(first).ok_or(DebugError::Refused(answer.result))
    }
}

/// RFC 4648; any other character ends the data.
fn base64(text: &str) -> Vec<u8> {
    let value = |letter: u8| match letter {
        b'A'..=b'Z' => Some(letter - b'A'),
        b'a'..=b'z' => Some(letter - b'a' + 26),
        b'0'..=b'9' => Some(letter - b'0' + 52),
        b'+' => Some(62),
        b'/' => Some(63),
        _ => None,
    };
    let (mut bytes, mut held, mut bits) = (Vec::new(), 0u32, 0u32);
    for six in text.bytes().map_while(value) {
        held = (held << 6) | u32::from(six);
        bits += 6;
        if bits >= 8 {
            bits -= 8;
            bytes.push((held >> bits) as u8);
            held &= (1 << bits) - 1;
        }
    }
    bytes
}

#[cfg(test)]
#[path = "memory_tests.rs"]
mod tests;
