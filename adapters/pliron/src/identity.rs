//! A number for each operation that lives in a context.

use std::hash::{Hash, Hasher};

use pliron::context::Ptr;
use pliron::operation::Operation;

/// Returns the key of an operation in its context, which pliron passes to hashers only.
pub(crate) fn of(ptr: Ptr<Operation>) -> u64 {
    let mut key = Key(0);
    ptr.hash(&mut key);
    key.finish()
}

/// A hasher that returns its input.
struct Key(u64);

impl Hasher for Key {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(*byte);
        }
    }

    fn write_u32(&mut self, part: u32) {
        self.0 = self.0.rotate_left(32) ^ u64::from(part);
    }

    fn write_u64(&mut self, whole: u64) {
        self.0 ^= whole;
    }
}
