//! The operations and types that IR holds, numbered by their names.

use std::collections::BTreeMap;
use std::hash::{BuildHasherDefault, Hasher};

use super::bits::Bits;
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

/// Keys below this one are looked up in an array.
const MAX_DENSE: u64 = 1 << 16;

/// The groups of keys of one kind: those of an IR that numbers what it interns are dense, and pointers are not.
#[derive(Clone, Debug, Default)]
struct Groups {
    /// By key, one more than the group; 0 if the key is new.
    dense: Vec<u32>,
    #[expect(
        clippy::disallowed_types,
        reason = "a key is looked up for each operation of a walk, and the table is never iterated"
    )]
    sparse: std::collections::HashMap<u64, u32, BuildHasherDefault<KeyHasher>>,
}

impl Groups {
    #[inline]
    fn get(&self, key: u64) -> Option<usize> {
        let group = if key < MAX_DENSE {
            *self.dense.get(key as usize)?
        } else {
            *self.sparse.get(&key)?
        };
        (group as usize).checked_sub(1)
    }

    fn insert(&mut self, key: u64, group: usize) {
        let group = group as u32 + 1;
        if key < MAX_DENSE {
            let len = self.dense.len().max(key as usize + 1);
            self.dense.resize(len, 0);
            self.dense[key as usize] = group;
        } else {
            self.sparse.insert(key, group);
        }
    }
}

/// The operations and types that have been met, with a small number for each name. Those of one key are a group, which has a small
/// number as well.
///
/// ```
/// use pass_text::legality::{EntityKind, NameTable};
///
/// let mut names = NameTable::default();
/// assert_eq!(names.group(EntityKind::Type, 7), None);
/// let group = names.add(EntityKind::Type, 7, ["memref".to_owned(), "f32".to_owned()]);
/// assert_eq!(names.group(EntityKind::Type, 7), Some(group));
/// assert_eq!(names.name(names.numbers(group)[0]), (EntityKind::Type, "memref"));
/// ```
#[derive(Clone, Debug, Default)]
pub struct NameTable {
    by_key: [Groups; 2],
    /// By group, the numbers of its names.
    groups: Vec<Box<[usize]>>,
    by_name: BTreeMap<(EntityKind, String), usize>,
    names: Vec<(EntityKind, String)>,
}

impl NameTable {
    /// Returns the group of a key; `None` if it is new.
    #[inline]
    pub fn group(&self, kind: EntityKind, key: u64) -> Option<usize> {
        self.by_key[kind as usize].get(key)
    }

    /// Returns the numbers of the names of a group.
    ///
    /// # Panics
    ///
    /// If there is no such group.
    pub fn numbers(&self, group: usize) -> &[usize] {
        &self.groups[group]
    }

    /// Returns the numbers of the names of some groups.
    pub fn names_in(&self, groups: &Bits) -> Bits {
        let mut names = Bits::default();
        for group in groups.iter() {
            let numbers = self.groups[group].iter();
            numbers.for_each(|number| names.insert(*number));
        }
        names
    }

    /// Returns the group of a key, which is added with its names if it is new.
    pub fn add(
        &mut self,
        kind: EntityKind,
        key: u64,
        names: impl IntoIterator<Item = String>,
    ) -> usize {
        if let Some(group) = self.group(kind, key) {
            return group;
        }
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
        let group = self.groups.len();
        self.groups.push(numbers);
        self.by_key[kind as usize].insert(key, group);
        group
    }

    /// Returns the numbers of an occurrence, which is added if it is new.
    pub fn note<L>(&mut self, occurrence: &Occurrence<'_, L>) -> &[usize] {
        let (kind, key) = (occurrence.kind, occurrence.key);
        let group = self.group(kind, key);
        let group = group.unwrap_or_else(|| self.add(kind, key, (occurrence.names)()));
        self.numbers(group)
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
