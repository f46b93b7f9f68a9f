//! Hashes of 256 bits.

use std::fmt;

use crate::portable::Portable;

/// A BLAKE3 hash.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, std::hash::Hash)]
pub struct Hash(pub(crate) [u8; 32]);

impl Hash {
    /// Returns the hash of bytes.
    pub fn of(bytes: &[u8]) -> Self {
        Self(blake3::hash(bytes).into())
    }

    /// Reads what a hash is displayed as.
    pub(crate) fn read(text: &str) -> Option<Self> {
        blake3::Hash::from_hex(text)
            .ok()
            .map(|hash| Self(hash.into()))
    }

    /// Returns the hash of bytes in parts under a key.
    pub(crate) fn keyed<'b>(key: &Self, parts: impl IntoIterator<Item = &'b [u8]>) -> Self {
        let mut hasher = blake3::Hasher::new_keyed(&key.0);
        for part in parts {
            hasher.update(part);
        }
        Self(hasher.finalize().into())
    }

    /// Returns the hash of a list of texts, which differs for lists that differ.
    pub(crate) fn of_list<'t>(parts: impl IntoIterator<Item = &'t [u8]>) -> Self {
        let mut hasher = blake3::Hasher::new();
        for part in parts {
            hasher.update(&(part.len() as u64).to_le_bytes());
            hasher.update(part);
        }
        Self(hasher.finalize().into())
    }

    /// Returns the hash of hashes.
    pub(crate) fn of_hashes<const N: usize>(label: &str, hashes: [Self; N]) -> Self {
        let hashes = hashes.iter().map(|hash| &hash.0[..]);
        Self::of_list(std::iter::once(label.as_bytes()).chain(hashes))
    }

    /// Returns the first bytes as a number, which orders hashes as they are ordered.
    pub(crate) fn leading(&self) -> u64 {
        let bytes = self.0.first_chunk().copied();
        u64::from_be_bytes(bytes.unwrap_or_default())
    }
}

impl fmt::Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Hash({self})")
    }
}

impl<P> Portable<P> {
    /// Returns the stable hash of the operation without its locations: the hash of each isolated operation is made of its own
    /// form and of the hashes of those nested in it.
    pub fn stable_hash(&self) -> Hash {
        let mut hashes: Vec<Hash> = Vec::with_capacity(self.parts.len());
        for part in &self.parts {
            let nested = part.nested.iter();
            let nested = nested.filter_map(|&index| hashes.get(index).map(|hash| &hash.0[..]));
            let hash = Hash::of_list(std::iter::once(&*part.bytes).chain(nested));
            hashes.push(hash);
        }
        hashes.last().copied().unwrap_or_else(|| Hash::of(&[]))
    }

    /// Returns the hash of which operations share a location, and of what is known of locations apart from places.
    pub fn location_hash(&self) -> Hash {
        Hash::of(&self.locations)
    }
}
