//! FNV-1a: tells contents apart. Nothing depends on its strength.

pub const START: u64 = 0xcbf2_9ce4_8422_2325;

/// Continues from the hash of the preceding bytes.
pub fn hash(before: u64, bytes: &[u8]) -> u64 {
    bytes.iter().fold(before, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)
    })
}
