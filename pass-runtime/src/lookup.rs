//! A map that is asked for keys, and whose order is never seen.
#![expect(
    clippy::disallowed_types,
    reason = "the only way in is a key, so that the order of the table does not matter"
)]

use std::borrow::Borrow;
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hash, Hasher};

/// A map without an order. Keys come from the program, never from somebody who looks for collisions.
#[derive(Debug)]
pub(crate) struct Lookup<K, V>(HashMap<K, V, BuildHasherDefault<Fnv>>);

impl<K: Hash + Eq, V: Copy> Lookup<K, V> {
    pub(crate) fn get<Q: Hash + Eq + ?Sized>(&self, key: &Q) -> Option<V>
    where
        K: Borrow<Q>,
    {
        self.0.get(key).copied()
    }

    /// The value of the key, which is `new` unless there was one.
    pub(crate) fn get_or_insert(&mut self, key: K, new: V) -> V {
        *self.0.entry(key).or_insert(new)
    }
}

impl<K, V> Default for Lookup<K, V> {
    fn default() -> Self {
        Self(HashMap::default())
    }
}

/// The 64-bit FNV-1a hash, which is quick for short names.
#[derive(Debug)]
struct Fnv(u64);

impl Default for Fnv {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Hasher for Fnv {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}
