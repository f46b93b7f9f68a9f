//! A cache of recently parsed texts.
//!
//! The operations of a text differ little in what follows their operands: properties, attributes, types. A line end
//! that was parsed before has the same meaning again, so it is looked up instead. The same holds for the names of
//! operations. The cache is direct-mapped, so memory does not grow.

use std::hash::BuildHasher;

use crate::handle::{Attr, OpName, Type};
use crate::hash::HashState;

/// The number of entries, a power of two.
const CAPACITY: usize = 1 << 10;
const MAX_TAIL_LENGTH: usize = 256;
const MAX_TYPES: usize = 6;

pub(super) struct Recent<K> {
    entries: Vec<Option<K>>,
}

#[derive(Clone, Copy)]
pub(super) struct RecentName<'t> {
    text: &'t str,
    pub(super) name: OpName,
}

/// A cached line end of an operation without regions and successors.
#[derive(Clone, Copy)]
pub(super) struct Tail<'t> {
    name: OpName,
    pub(super) text: &'t str,
    pub(super) attrs: Attr,
    pub(super) props: Attr,
    /// The offset of the types in the line end.
    pub(super) types_at: u32,
    inputs: u8,
    results: u8,
    types: [Type; MAX_TYPES],
}

impl<K> Default for Recent<K> {
    fn default() -> Self {
        Self {
            entries: Vec::new(),
        }
    }
}

impl<K: Copy> Recent<K> {
    fn index(hash: u64) -> usize {
        (hash >> 32) as usize % CAPACITY
    }

    fn get(&self, hash: u64) -> Option<K> {
        self.entries.get(Self::index(hash)).copied().flatten()
    }

    fn put(&mut self, hash: u64, entry: K) {
        if self.entries.is_empty() {
            self.entries.resize(CAPACITY, None);
        }
        self.entries[Self::index(hash)] = Some(entry);
    }
}

impl<'t> Recent<RecentName<'t>> {
    pub(super) fn find(&self, text: &str) -> Option<OpName> {
        let entry = self.get(hash(text))?;
        (entry.text == text).then_some(entry.name)
    }

    pub(super) fn keep(&mut self, text: &'t str, name: OpName) {
        self.put(hash(text), RecentName { text, name });
    }
}

impl<'t> Recent<Tail<'t>> {
    pub(super) fn find(&self, name: OpName, text: &str) -> Option<Tail<'t>> {
        let entry = self.get(hash((name, text)))?;
        (entry.name == name && entry.text == text).then_some(entry)
    }

    pub(super) fn keep(&mut self, tail: Tail<'t>) {
        self.put(hash((tail.name, tail.text)), tail);
    }
}

impl<'t> Tail<'t> {
    /// Creates an entry for a line end. Returns `None` if it is too long.
    pub(super) fn new(
        name: OpName,
        text: &'t str,
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
            name,
            text,
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

fn hash(key: impl std::hash::Hash) -> u64 {
    HashState::default().hash_one(key)
}
