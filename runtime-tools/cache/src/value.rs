//! Values of entries, as they are stored: a head, and a body in the LZ4 block format where that is shorter.

use std::borrow::Cow;

use ::bytes::{Bytes, BytesMut};
use lz4_flex::block::{compress_into, get_maximum_output_size};

use crate::bytes::{Reader, push_bytes, push_number};

/// A body with fewer bytes is stored as it is.
const MIN_COMPRESSED: usize = 64;
/// A body with fewer bytes is compressed by the thread that writes it, and not by those that run passes.
const LONG: usize = 16 << 10;
/// LZ4 makes no text shorter than this part of it, so that a length that is not true does not fill the memory.
const MAX_RATIO: usize = 255;

/// What is kept under a key.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Value {
    /// A few bytes about the body.
    pub head: Vec<u8>,
    /// The bytes that are compressed in a folder and on a server.
    pub body: Vec<u8>,
}

/// A value in memory, on its way to a folder or a server.
#[derive(Debug)]
pub(crate) enum PendingValue {
    Plain(Value),
    Packed(PackedValue),
}

/// The stored form of a value: the head with its length, the length of the body, and the body.
#[derive(Clone, Debug)]
pub(crate) struct PackedValue {
    /// The head, its length, and that of the body.
    start: Vec<u8>,
    body: Bytes,
}

impl PackedValue {
    /// Returns the parts that follow each other.
    pub(crate) fn parts(&self) -> [&[u8]; 2] {
        [&self.start, &self.body]
    }

    fn len(&self) -> usize {
        self.start.len() + self.body.len()
    }
}

impl PendingValue {
    /// Returns a value that is stored, unless it is for memory alone.
    pub(crate) fn new(head: &[u8], body: &[u8], is_stored: bool) -> Self {
        if is_stored && body.len() >= LONG {
            return Self::Packed(PackedBody::of(body).with_head(head));
        }
        Self::Plain(Value {
            head: head.to_vec(),
            body: body.to_vec(),
        })
    }

    /// Returns the number of bytes in memory.
    pub(crate) fn len(&self) -> usize {
        match self {
            Self::Plain(Value { head, body }) => head.len() + body.len(),
            Self::Packed(packed) => packed.len(),
        }
    }

    pub(crate) fn value(&self) -> Option<Value> {
        match self {
            Self::Plain(value) => Some(value.clone()),
            Self::Packed(packed) => unpack(&packed.parts().concat()),
        }
    }

    /// Returns the stored form.
    pub(crate) fn packed(&self) -> Cow<'_, PackedValue> {
        match self {
            Self::Plain(Value { head, body }) => Cow::Owned(PackedBody::of(body).with_head(head)),
            Self::Packed(packed) => Cow::Borrowed(packed),
        }
    }
}

/// The stored form of a body.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PackedBody {
    /// The length of the body; zero if it is not compressed.
    length: usize,
    bytes: Bytes,
}

/// Packs bodies into buffers that they share.
#[derive(Debug, Default)]
pub(crate) struct Packer {
    compressed: Vec<u8>,
    buffer: BytesMut,
    /// The size of the buffer before bodies were split off.
    size: usize,
}

impl Packer {
    /// The sizes of the first buffer, and of those that follow when each has been twice as large as the one before.
    const SIZES: [usize; 2] = [16 << 10, 1 << 20];

    pub(crate) fn pack(&mut self, body: &[u8]) -> PackedBody {
        let compressed = compress(body, &mut self.compressed);
        let bytes = compressed.unwrap_or(body);
        if self.buffer.capacity() < bytes.len() {
            let [first, last] = Self::SIZES;
            self.size = (2 * self.size).clamp(first, last).max(bytes.len());
            self.buffer = BytesMut::with_capacity(self.size);
        }
        self.buffer.extend_from_slice(bytes);
        PackedBody {
            length: compressed.map_or(0, |_| body.len()),
            bytes: self.buffer.split().freeze(),
        }
    }
}

/// Returns the compressed form of a body, which `room` has; `None` if it is not shorter.
fn compress<'r>(body: &[u8], room: &'r mut Vec<u8>) -> Option<&'r [u8]> {
    let size = get_maximum_output_size(body.len());
    if body.len() < MIN_COMPRESSED {
        return None;
    }
    if room.len() < size {
        room.resize(size, 0);
    }
    let length = compress_into(body, room).ok()?;
    (length < body.len()).then_some(&room[..length])
}

impl PackedBody {
    pub(crate) fn of(body: &[u8]) -> Self {
        let mut room = Vec::new();
        let compressed = compress(body, &mut room);
        Self {
            length: compressed.map_or(0, |_| body.len()),
            bytes: Bytes::copy_from_slice(compressed.unwrap_or(body)),
        }
    }

    pub(crate) fn with_head(&self, head: &[u8]) -> PackedValue {
        let mut start = Vec::with_capacity(head.len() + 16);
        push_bytes(&mut start, head);
        push_number(&mut start, self.length as u64);
        PackedValue {
            start,
            body: self.bytes.clone(),
        }
    }

    /// Returns the number of bytes of the body.
    pub(crate) fn size(&self) -> usize {
        self.length.max(self.bytes.len())
    }

    pub(crate) fn unpack(&self) -> Option<Vec<u8>> {
        unpack_body(self.length, &self.bytes)
    }
}

/// Returns the value of a stored form. `None` for bytes that are none.
pub(crate) fn unpack(packed: &[u8]) -> Option<Value> {
    let mut reader = Reader(packed);
    let head = reader.bytes()?.to_vec();
    let body = unpack_body(reader.size()?, reader.0)?;
    Some(Value { head, body })
}

fn unpack_body(length: usize, bytes: &[u8]) -> Option<Vec<u8>> {
    match length {
        0 => Some(bytes.to_vec()),
        _ if length / MAX_RATIO <= bytes.len() => {
            let body = lz4_flex::block::decompress(bytes, length).ok()?;
            (body.len() == length).then_some(body)
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pack(head: &[u8], body: &[u8]) -> Vec<u8> {
        PackedBody::of(body).with_head(head).parts().concat()
    }

    fn value(head: &[u8], body: &[u8]) -> Value {
        Value {
            head: head.to_vec(),
            body: body.to_vec(),
        }
    }

    #[test]
    fn values_of_all_lengths_come_back() {
        let text = b"%0 = arith.constant 1 : i32\n".repeat(40);
        for length in (0..100).chain([700, text.len()]) {
            for head in [&b""[..], b"head"] {
                let expected = Some(value(head, &text[..length]));
                assert_eq!(unpack(&pack(head, &text[..length])), expected);
            }
        }
        assert!(pack(b"", &text).len() < text.len() / 10);
        let noise: Vec<u8> = (0..4096_u32).map(|n| (n * n % 251) as u8).collect();
        assert_eq!(unpack(&pack(b"", &noise)), Some(value(b"", &noise)));
    }

    #[test]
    fn pending_values_are_the_same_in_memory_and_as_stored() {
        for length in [10, 1000, LONG] {
            let body = b"abcd".repeat(length / 4);
            for is_stored in [false, true] {
                let pending = PendingValue::new(b"head", &body, is_stored);
                assert_eq!(pending.value(), Some(value(b"head", &body)));
                let packed = pending.packed().parts().concat();
                assert_eq!(unpack(&packed), Some(value(b"head", &body)));
            }
        }
    }

    #[test]
    fn bodies_in_shared_buffers_come_back() {
        let mut packer = Packer::default();
        let noise = (0_u32..3 << 20).map(|n| (n.wrapping_mul(n) % 251) as u8);
        let noise: Vec<u8> = noise.collect();
        let bodies: Vec<&[u8]> = (0..400).map(|n| &noise[n..(n + 1) * 97]).collect();
        let bodies: Vec<&[u8]> = [&bodies[..], &[&noise, b""]].concat();
        let packed: Vec<PackedBody> = bodies.iter().map(|body| packer.pack(body)).collect();
        for (packed, body) in packed.iter().zip(bodies) {
            assert_eq!(packed, &PackedBody::of(body));
            assert_eq!(packed.unpack().as_deref(), Some(body));
        }
    }

    #[test]
    fn damaged_values_are_none() {
        let packed = pack(b"head", &b"abcdefgh".repeat(40));
        for length in 0..packed.len() {
            assert_eq!(unpack(&packed[..length]), None, "{length}");
        }
        let mut endless = Vec::new();
        push_bytes(&mut endless, b"");
        push_number(&mut endless, u64::from(u32::MAX));
        endless.extend_from_slice(&[0; 8]);
        assert_eq!(unpack(&endless), None);
    }
}
