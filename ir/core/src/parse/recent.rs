//! A cache of recently parsed texts.
//!
//! The operations of a text differ little in what follows their operands: properties, attributes, types. A line end
//! that was parsed before has the same meaning again, so it is looked up instead. The same holds for the names of
//! operations. The cache is direct-mapped, so memory does not grow.

use std::hash::{BuildHasher, Hash};

use crate::handle::{Attr, Type};
use crate::hash::HashState;

/// The number of entries, a power of two.
const CAPACITY: usize = 1 << 10;
const MAX_TAIL_LENGTH: usize = 256;
const MAX_TYPES: usize = 6;

pub(super) struct Recent<K, V> {
    entries: Vec<Option<(K, V)>>,
}

impl<K, V> Default for Recent<K, V> {
    fn default() -> Self {
        Self {
            entries: Vec::new(),
        }
    }
}

impl<K: Copy + Eq + Hash, V: Copy> Recent<K, V> {
    fn index(key: K) -> usize {
        (HashState::default().hash_one(key) >> 32) as usize % CAPACITY
    }

    pub(super) fn find(&self, key: K) -> Option<V> {
        let (known, value) = self.entries.get(Self::index(key))?.as_ref()?;
        (*known == key).then_some(*value)
    }

    pub(super) fn keep(&mut self, key: K, value: V) {
        if self.entries.is_empty() {
            self.entries.resize(CAPACITY, None);
        }
        self.entries[Self::index(key)] = Some((key, value));
    }
}

/// What follows the operands in a cached line end of an operation without regions and successors.
#[derive(Clone, Copy)]
pub(super) struct Tail {
    pub(super) attrs: Attr,
    pub(super) props: Attr,
    /// The offset of the types in the line end.
    pub(super) types_at: u32,
    inputs: u8,
    results: u8,
    types: [Type; MAX_TYPES],
}

impl Tail {
    /// Creates an entry for a line end. Returns `None` if it has too many types.
    pub(super) fn new(
        (attrs, props): (Attr, Attr),
        types_at: usize,
        (inputs, results): (&[Type], &[Type]),
    ) -> Option<Self> {
        if inputs.len() + results.len() > MAX_TYPES {
            return None;
        }
        let mut types = [Type::NONE; MAX_TYPES];
        for (slot, &ty) in types.iter_mut().zip(inputs.iter().chain(results)) {
            *slot = ty;
        }
        Some(Self {
            attrs,
            props,
            types_at: u32::try_from(types_at).ok()?,
            inputs: inputs.len() as u8,
            results: results.len() as u8,
            types,
        })
    }

    pub(super) fn inputs(&self) -> &[Type] {
        &self.types[..usize::from(self.inputs)]
    }

    pub(super) fn results(&self) -> &[Type] {
        &self.types[usize::from(self.inputs)..usize::from(self.inputs + self.results)]
    }
}

/// Returns the length of the rest of the line without a trailing location. Returns `None` if it is long.
pub(super) fn line_end(rest: &[u8]) -> Option<usize> {
    let near = &rest[..rest.len().min(MAX_TAIL_LENGTH)];
    let end = memchr::memchr(b'\n', near)?;
    let line = &near[..end];
    if line.ends_with(b")")
        && let Some(loc) = memchr::memmem::rfind(line, b" loc(")
    {
        return Some(loc);
    }
    Some(end)
}
