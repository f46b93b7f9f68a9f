//! Numbers and texts as bytes, for the forms of operations.

/// Appends a number: seven bits in each byte, the lowest first.
pub fn push_number(bytes: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

/// Appends bytes with their number before them.
pub fn push_bytes(bytes: &mut Vec<u8>, text: &[u8]) {
    push_number(bytes, text.len() as u64);
    bytes.extend_from_slice(text);
}

/// Reads what the functions above write; `None` at the end, and for bytes that they do not write.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'b>(
    /// What has not been read.
    pub &'b [u8],
);

impl<'b> Reader<'b> {
    /// Reads a byte.
    pub fn byte(&mut self) -> Option<u8> {
        let (&byte, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(byte)
    }

    /// Reads a number.
    pub fn number(&mut self) -> Option<u64> {
        let (mut number, mut shift) = (0, 0);
        loop {
            let byte = self.byte()?;
            number |= u64::from(byte & 0x7f) << shift;
            shift += 7;
            if byte < 0x80 {
                return Some(number);
            }
            if shift > 63 {
                return None;
            }
        }
    }

    /// Reads a number of the size of an index.
    pub fn size(&mut self) -> Option<usize> {
        usize::try_from(self.number()?).ok()
    }

    /// Reads this number of bytes.
    pub fn take(&mut self, length: usize) -> Option<&'b [u8]> {
        let (taken, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        Some(taken)
    }

    /// Reads bytes with their number before them.
    pub fn bytes(&mut self) -> Option<&'b [u8]> {
        let length = self.size()?;
        self.take(length)
    }

    /// Reads a text.
    pub fn text(&mut self) -> Option<String> {
        String::from_utf8(self.bytes()?.to_vec()).ok()
    }

    pub(crate) fn hash(&mut self) -> Option<crate::Hash> {
        self.take(32)?.try_into().ok().map(crate::Hash)
    }

    /// Reads a list with its length before it.
    pub fn list<T>(&mut self, mut read: impl FnMut(&mut Self) -> Option<T>) -> Option<Vec<T>> {
        let length = self.size()?;
        (0..length).map(|_| read(self)).collect()
    }
}
