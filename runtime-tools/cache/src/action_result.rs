//! The message `ActionResult` of Bazel's protocol for remote execution, with the fields that an entry needs: servers may refuse other
//! bodies below `/ac/`.

use crate::bytes::{Reader, push_bytes, push_number};

/// A value in a message, or where it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ActionResult {
    /// The value, as the bytes of standard output.
    Inline(Vec<u8>),
    /// An output file with the SHA-256 and the size of the value.
    Digest { hash: String, size: u64 },
}

/// The path of the output file, which servers do not let be empty.
const PATH: &[u8] = b"result";

// The numbers of the fields.
const OUTPUT_FILES: u64 = 2;
const STDOUT_RAW: u64 = 5;
const FILE_PATH: u64 = 1;
const FILE_DIGEST: u64 = 2;
const DIGEST_HASH: u64 = 1;
const DIGEST_SIZE: u64 = 2;

// The kinds of their values.
const NUMBER: u64 = 0;
const FIXED_64: u64 = 1;
const BYTES: u64 = 2;
const FIXED_32: u64 = 5;

impl ActionResult {
    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        match self {
            Self::Inline(value) => push_field(&mut bytes, STDOUT_RAW, value),
            Self::Digest { hash, size } => {
                let (mut digest, mut file) = (Vec::new(), Vec::new());
                push_field(&mut digest, DIGEST_HASH, hash.as_bytes());
                push_number(&mut digest, DIGEST_SIZE << 3 | NUMBER);
                push_number(&mut digest, *size);
                push_field(&mut file, FILE_PATH, PATH);
                push_field(&mut file, FILE_DIGEST, &digest);
                push_field(&mut bytes, OUTPUT_FILES, &file);
            }
        }
        bytes
    }

    /// Reads a message, with fields that it does not know. Returns `None` if the bytes are not a message, or it has no value.
    pub(crate) fn read(bytes: &[u8]) -> Option<Self> {
        let [mut inline, mut file] = [None; 2];
        read_fields(bytes, |field, value| match (field, value) {
            (STDOUT_RAW, Value::Bytes(value)) => inline = Some(value),
            (OUTPUT_FILES, Value::Bytes(value)) => file = Some(value),
            _ => {}
        })?;
        let Some(file) = file else {
            return inline.map(|value| Self::Inline(value.to_vec()));
        };
        let mut digest = None;
        read_fields(file, |field, value| {
            if let (FILE_DIGEST, Value::Bytes(value)) = (field, value) {
                digest = Some(value);
            }
        })?;
        let (mut hash, mut size) = (None, 0);
        read_fields(digest?, |field, value| match (field, value) {
            (DIGEST_HASH, Value::Bytes(value)) => hash = Some(value),
            (DIGEST_SIZE, Value::Number(value)) => size = value,
            _ => {}
        })?;
        let hash = String::from_utf8(hash?.to_vec()).ok()?;
        // It becomes part of a URL.
        let is_digest = hash.len() == 64 && hash.bytes().all(|digit| digit.is_ascii_hexdigit());
        is_digest.then_some(Self::Digest { hash, size })
    }
}

fn push_field(bytes: &mut Vec<u8>, field: u64, value: &[u8]) {
    push_number(bytes, field << 3 | BYTES);
    push_bytes(bytes, value);
}

#[derive(Clone, Copy)]
enum Value<'b> {
    Number(u64),
    Bytes(&'b [u8]),
}

fn read_fields<'b>(bytes: &'b [u8], mut visit: impl FnMut(u64, Value<'b>)) -> Option<()> {
    let mut reader = Reader(bytes);
    while !reader.0.is_empty() {
        let tag = reader.number()?;
        match tag & 7 {
            NUMBER => visit(tag >> 3, Value::Number(reader.number()?)),
            BYTES => visit(tag >> 3, Value::Bytes(reader.bytes()?)),
            FIXED_64 => drop(reader.take(8)?),
            FIXED_32 => drop(reader.take(4)?),
            _ => return None,
        }
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_read_back_and_have_the_bytes_of_the_protocol() {
        let inline = ActionResult::Inline(b"value".to_vec());
        assert_eq!(inline.to_bytes(), b"\x2a\x05value");
        let digest = ActionResult::Digest {
            hash: "ab".repeat(32),
            size: 300,
        };
        let bytes = digest.to_bytes();
        assert_eq!(bytes[..12], *b"\x12\x4f\x0a\x06result\x12\x45");
        assert_eq!(bytes[bytes.len() - 3..], [0x10, 0xac, 0x02]);
        for message in [inline, digest] {
            assert_eq!(
                ActionResult::read(&message.to_bytes()),
                Some(message.clone())
            );
            // The exit status, which servers may add.
            let more = [&message.to_bytes()[..], &[0x20, 0]].concat();
            assert_eq!(ActionResult::read(&more), Some(message.clone()));
            for end in 1..message.to_bytes().len() {
                let cut = ActionResult::read(&message.to_bytes()[..end]);
                assert_ne!(cut, Some(message.clone()), "{end}");
            }
        }
        assert_eq!(ActionResult::read(b"<html>"), None);
        assert_eq!(ActionResult::read(b""), None);
    }

    #[test]
    fn a_digest_that_leads_elsewhere_is_none() {
        let hash = format!("{}..", "../".repeat(20) + "ab");
        let digest = ActionResult::Digest { hash, size: 1 };
        assert_eq!(ActionResult::read(&digest.to_bytes()), None);
    }
}
