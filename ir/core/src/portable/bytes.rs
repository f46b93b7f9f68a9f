//! Numbers and texts as bytes.

use super::DecodeError;

pub(super) fn push_number(bytes: &mut Vec<u8>, mut number: usize) {
    while number >= 0x80 {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

pub(super) fn push_text(bytes: &mut Vec<u8>, text: &str) {
    push_number(bytes, text.len());
    bytes.extend_from_slice(text.as_bytes());
}

pub(super) struct Reader<'b>(pub(super) &'b [u8]);

impl<'b> Reader<'b> {
    #[inline]
    pub(super) fn number(&mut self) -> Result<usize, DecodeError> {
        let (mut number, mut shift) = (0_u64, 0);
        loop {
            let (&byte, rest) = self.0.split_first().ok_or(DecodeError)?;
            self.0 = rest;
            number |= u64::from(byte & 0x7f) << shift;
            shift += 7;
            if byte < 0x80 {
                return usize::try_from(number).map_err(|_| DecodeError);
            }
            if shift > 56 {
                return Err(DecodeError);
            }
        }
    }

    pub(super) fn text(&mut self) -> Result<&'b str, DecodeError> {
        let length = self.number()?;
        let (text, rest) = self.0.split_at_checked(length).ok_or(DecodeError)?;
        self.0 = rest;
        std::str::from_utf8(text).map_err(|_| DecodeError)
    }

    /// Reads a list with its length before it.
    pub(super) fn list<T>(
        &mut self,
        mut read: impl FnMut(&mut Self) -> Result<T, DecodeError>,
    ) -> Result<Vec<T>, DecodeError> {
        let length = self.number()?;
        (0..length).map(|_| read(self)).collect()
    }
}
