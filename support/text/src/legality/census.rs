//! The operations and types that IR holds, numbered by their names.

use std::collections::BTreeMap;
use std::hash::{BuildHasherDefault, Hasher};

use super::pattern::EntityKind;

/// An operation of IR, or a type or attribute of one, as an IR shows it to a visitor. `L` is a place.
#[non_exhaustive]
pub struct Occurrence<'e, L> {
    /// What it is.
    pub kind: EntityKind,
    /// A number that all of this kind with the same names have, and no others of one context.
    pub key: u64,
    /// Returns the name of the operation, or those of the types that a type or attribute consists of, without `!`: `tensor`,
    /// `llvm.ptr`.
    pub names: &'e dyn Fn() -> Vec<String>,
    /// Returns the place of the operation.
    pub location: &'e dyn Fn() -> L,
}

impl<'e, L> Occurrence<'e, L> {
    /// Creates an occurrence.
    pub fn new(
        kind: EntityKind,
        key: u64,
        names: &'e dyn Fn() -> Vec<String>,
        location: &'e dyn Fn() -> L,
    ) -> Self {
        Self {
            kind,
            key,
            names,
            location,
        }
    }
}

#[expect(
    clippy::disallowed_types,
    reason = "a key is looked up for each operation of a walk, and the table is never iterated"
)]
type ByKey = std::collections::HashMap<u64, Box<[usize]>, BuildHasherDefault<KeyHasher>>;

/// The operations and types that have been met, with a small number for each name.
///
/// ```
/// use pass_text::legality::{EntityKind, NameTable};
///
/// let mut names = NameTable::default();
/// assert_eq!(names.numbers(EntityKind::Type, 7), None);
/// let numbers = names.add(EntityKind::Type, 7, ["memref".to_owned(), "f32".to_owned()]).to_vec();
/// assert_eq!(names.numbers(EntityKind::Type, 7), Some(&numbers[..]));
/// assert_eq!(names.name(numbers[0]), (EntityKind::Type, "memref"));
/// ```
#[derive(Clone, Debug, Default)]
pub struct NameTable {
    by_key: [ByKey; 2],
    by_name: BTreeMap<(EntityKind, String), usize>,
    names: Vec<(EntityKind, String)>,
}

impl NameTable {
    /// Returns the numbers of the names with this key; `None` if it is new.
    #[inline]
    pub fn numbers(&self, kind: EntityKind, key: u64) -> Option<&[usize]> {
        self.by_key[kind as usize]
            .get(&key)
            .map(|numbers| &**numbers)
    }

    /// Adds a key with its names, and returns their numbers.
    pub fn add(
        &mut self,
        kind: EntityKind,
        key: u64,
        names: impl IntoIterator<Item = String>,
    ) -> &[usize] {
        let numbers = names.into_iter().map(|name| {
            let next = self.names.len();
            *self
                .by_name
                .entry((kind, name))
                .or_insert_with_key(|(_, name)| {
                    self.names.push((kind, name.clone()));
                    next
                })
        });
        let numbers: Box<[usize]> = numbers.collect();
        self.by_key[kind as usize].entry(key).or_insert(numbers)
    }

    /// Returns the numbers of an occurrence, which is added if it is new.
    pub fn note<L>(&mut self, occurrence: &Occurrence<'_, L>) -> &[usize] {
        let (kind, key) = (occurrence.kind, occurrence.key);
        if self.numbers(kind, key).is_none() {
            self.add(kind, key, (occurrence.names)());
        }
        self.numbers(kind, key).unwrap_or_default()
    }

    /// Returns the kind and the name with a number.
    ///
    /// # Panics
    ///
    /// If no name has the number.
    pub fn name(&self, number: usize) -> (EntityKind, &str) {
        let (kind, name) = &self.names[number];
        (*kind, name)
    }

    /// Returns the number of names.
    pub fn len(&self) -> usize {
        self.names.len()
    }

    /// Returns whether nothing has been met.
    pub fn is_empty(&self) -> bool {
        self.names.is_empty()
    }
}

/// Mixes a key by one multiplication: it is a number that is unique already.
#[derive(Clone, Debug, Default)]
struct KeyHasher(u64);

impl Hasher for KeyHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.write_u64(u64::from(*byte));
        }
    }

    fn write_u64(&mut self, key: u64) {
        let mixed = (self.0 ^ key).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = mixed ^ (mixed >> 32);
    }
}
