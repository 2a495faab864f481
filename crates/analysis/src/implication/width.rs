//! How wide a number is, and whether it has a sign.

use patchwright_code::types::Number;

/// `Number` with an order, so that shapes can be keys.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Width {
    pub bits: u32,
    pub signed: bool,
}

impl Width {
    pub const INT: Self = Self {
        bits: 32,
        signed: true,
    };
    pub const LONG: Self = Self {
        bits: 64,
        signed: true,
    };
    pub const SIZE: Self = Self {
        bits: 64,
        signed: false,
    };

    pub fn promoted(self) -> Self {
        Number::from(self).promoted().into()
    }

    pub fn joined(self, other: Self) -> Self {
        Number::from(self).joined(other.into()).into()
    }
}

impl From<Width> for Number {
    fn from(width: Width) -> Self {
        Self {
            bits: width.bits,
            signed: width.signed,
        }
    }
}

impl From<Number> for Width {
    fn from(number: Number) -> Self {
        Self {
            bits: number.bits,
            signed: number.signed,
        }
    }
}
