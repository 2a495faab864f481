//! The bytes of a class file from the front to the back. Whatever is not there is `None`.

/// A list behind its length.
pub(super) fn many<'f, T>(
    at: &mut Cursor<'f>,
    mut one: impl FnMut(&mut Cursor<'f>) -> Option<T>,
) -> Option<Vec<T>> {
    let count = at.u16()?;
    (0..count).map(|_| one(at)).collect()
}

/// What is not read yet.
#[derive(Debug, Clone)]
pub(super) struct Cursor<'f>(pub &'f [u8]);

impl<'f> Cursor<'f> {
    pub(super) fn take(&mut self, count: usize) -> Option<&'f [u8]> {
        let (taken, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(taken)
    }

    pub(super) fn u8(&mut self) -> Option<u8> {
        Some(*self.take(1)?.first()?)
    }

    pub(super) fn u16(&mut self) -> Option<u16> {
        Some(u16::from_be_bytes(self.take(2)?.try_into().ok()?))
    }

    pub(super) fn u32(&mut self) -> Option<u32> {
        Some(u32::from_be_bytes(self.take(4)?.try_into().ok()?))
    }
}
