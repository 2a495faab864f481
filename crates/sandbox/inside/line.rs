//! The format of messages between the host and the inside: one line per record, fields separated by
//! tabs, every unusual byte as `%XX`. The library compiles this same file, so both sides agree.

pub fn encode(fields: &[&[u8]]) -> Vec<u8> {
    const DIGITS: &[u8; 16] = b"0123456789ABCDEF";
    let mut line = Vec::with_capacity(fields.iter().map(|field| field.len() + 1).sum());
    for (index, field) in fields.iter().enumerate() {
        if index > 0 {
            line.push(b'\t');
        }
        for &byte in *field {
            if byte.is_ascii_graphic() && byte != b'%' || byte == b' ' {
                line.push(byte);
            } else {
                let (high, low) = (usize::from(byte >> 4), usize::from(byte & 15));
                line.extend_from_slice(&[b'%', DIGITS[high], DIGITS[low]]);
            }
        }
    }
    line.push(b'\n');
    line
}

/// Decodes one field of a line.
pub fn decode(field: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(field.len());
    let mut rest = field;
    while let Some((&first, after)) = rest.split_first() {
        let escaped = after
            .get(..2)
            .and_then(|digits| std::str::from_utf8(digits).ok());
        match escaped
            .and_then(|digits| u8::from_str_radix(digits, 16).ok())
            .filter(|_| first == b'%')
        {
            Some(byte) => {
                bytes.push(byte);
                rest = after.get(2..).unwrap_or_default();
            }
            None => {
                bytes.push(first);
                rest = after;
            }
        }
    }
    bytes
}

/// The fields of every complete line; a truncated last line is skipped.
pub fn records(bytes: &[u8]) -> impl Iterator<Item = Vec<Vec<u8>>> {
    let whole = |line: &'_ [u8]| -> Option<Vec<Vec<u8>>> {
        let line = line.strip_suffix(b"\n")?;
        Some(line.split(|&byte| byte == b'\t').map(decode).collect())
    };
    bytes
        .split_inclusive(|&byte| byte == b'\n')
        .filter_map(whole)
}
