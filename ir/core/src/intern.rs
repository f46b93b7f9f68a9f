//! An append-only store of distinct values: reading takes no lock, adding takes that of one shard.

use std::borrow::Borrow;
use std::hash::{BuildHasher, Hash};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

use hashbrown::HashTable;
use rustc_hash::FxBuildHasher;

const SHARDS: usize = 16;

/// Gives equal values the same number.
pub(crate) struct Interner<T> {
    items: boxcar::Vec<T>,
    shards: [Mutex<HashTable<Entry>>; SHARDS],
    /// The greatest number of values.
    limit: u32,
    /// A value was refused because the limit was reached.
    full: AtomicBool,
}

/// A value that is stored, with its hash: values lie far from each other in memory, so that a table that grows, or holds
/// others with a similar hash, had better not look at them.
struct Entry {
    hash: u32,
    index: u32,
}

impl<T> Default for Interner<T> {
    fn default() -> Self {
        Self {
            items: boxcar::Vec::new(),
            shards: std::array::from_fn(|_| Mutex::new(HashTable::new())),
            // The last number marks the absence of a handle.
            limit: u32::MAX - 1,
            full: AtomicBool::new(false),
        }
    }
}

impl<T> Interner<T> {
    /// An interner of values that get numbers below `limit`.
    pub(crate) fn below(limit: u32) -> Self {
        Self {
            limit,
            ..Self::default()
        }
    }

    /// The greatest number of values.
    pub(crate) fn limit(&self) -> u32 {
        self.limit
    }
}

impl<T: Eq + Hash> Interner<T> {
    pub(crate) fn get(&self, index: u32) -> &T {
        &self.items[index as usize]
    }

    pub(crate) fn len(&self) -> usize {
        self.items.count()
    }

    /// True if a value could not be stored because all numbers are taken.
    pub(crate) fn is_full(&self) -> bool {
        self.full.load(Ordering::Relaxed)
    }

    /// All values that are stored.
    pub(crate) fn values(&self) -> impl Iterator<Item = &T> + '_ {
        self.items.iter().map(|(_, item)| item)
    }

    /// The number of `value`, which is stored unless it is there.
    pub(crate) fn intern(&self, value: T) -> u32 {
        self.intern_noting(value, |_| {})
    }

    /// As [`Interner::intern`]; before a value is stored, `note` sees it.
    pub(crate) fn intern_noting(&self, value: T, note: impl FnOnce(&T)) -> u32 {
        let hash = hash(&value);
        self.find_or_lock(hash, |item| *item == value)
            .unwrap_or_else(|shard| {
                note(&value);
                shard.push(self, hash, value)
            })
    }

    /// The number of the value that `key` stands for; `make` builds it if it is not there.
    pub(crate) fn intern_with<Q>(&self, key: &Q, make: impl FnOnce(&Q) -> T) -> u32
    where
        T: Borrow<Q>,
        Q: Eq + Hash + ?Sized,
    {
        let hash = hash(key);
        self.find_or_lock(hash, |item| item.borrow() == key)
            .unwrap_or_else(|shard| shard.push(self, hash, make(key)))
    }

    /// Replaces a value by one that is equal to it as far as its number is concerned.
    pub(crate) fn replace(&mut self, index: u32, value: T) {
        if let Some(item) = self.items.get_mut(index as usize) {
            *item = value;
        }
    }

    /// Reserves numbers for values that are placed later.
    pub(crate) fn reserve(&mut self, count: u32, make: impl Fn() -> T) {
        for _ in 0..count {
            self.items.push(make());
        }
    }

    /// Gives a value a number that was reserved, unless the value has a number already.
    pub(crate) fn place(&mut self, index: u32, value: T) {
        let hash = hash(&value);
        if let Err(mut shard) = self.find_or_lock(hash, |item| *item == value) {
            let entry = Entry { hash, index };
            shard
                .table
                .insert_unique(spread(hash), entry, |entry| spread(entry.hash));
        } else {
            return;
        }
        self.replace(index, value);
    }

    /// The number of the value that `key` stands for, if it is stored.
    pub(crate) fn find<Q>(&self, key: &Q) -> Option<u32>
    where
        T: Borrow<Q>,
        Q: Eq + Hash + ?Sized,
    {
        self.find_or_lock(hash(key), |item| item.borrow() == key)
            .ok()
    }

    fn find_or_lock(&self, hash: u32, equal: impl Fn(&T) -> bool) -> Result<u32, Shard<'_>> {
        let shard = &self.shards[(hash >> 20) as usize % SHARDS];
        let table = shard.lock().unwrap_or_else(PoisonError::into_inner);
        let found = table.find(spread(hash), |entry| {
            entry.hash == hash && equal(&self.items[entry.index as usize])
        });
        match found {
            Some(entry) => Ok(entry.index),
            None => Err(Shard { table }),
        }
    }
}

/// A shard that is locked because a value is missing in it.
struct Shard<'a> {
    table: std::sync::MutexGuard<'a, HashTable<Entry>>,
}

impl Shard<'_> {
    /// Stores a value. Where all numbers are taken, the answer is the first one, and the interner says that it is full:
    /// whoever reads or verifies asks it.
    fn push<T>(mut self, interner: &Interner<T>, hash: u32, value: T) -> u32 {
        let items = &interner.items;
        if items.count() >= interner.limit as usize {
            interner.full.store(true, Ordering::Relaxed);
            return 0;
        }
        let index = u32::try_from(items.push(value)).unwrap_or(0);
        let entry = Entry { hash, index };
        self.table
            .insert_unique(spread(hash), entry, |entry| spread(entry.hash));
        index
    }
}

fn hash<Q: Hash + ?Sized>(key: &Q) -> u32 {
    let hash = FxBuildHasher.hash_one(key);
    (hash ^ (hash >> 32)) as u32
}

/// A hash as a table takes it, which looks at the first bits and the last ones.
fn spread(hash: u32) -> u64 {
    u64::from(hash) << 32 | u64::from(hash)
}

#[cfg(test)]
mod tests {
    use super::Interner;

    #[test]
    fn full() {
        let interner = Interner::<u32>::below(2);
        assert_eq!([7, 8, 7].map(|value| interner.intern(value)), [0, 1, 0]);
        assert!(!interner.is_full());
        assert_eq!(interner.intern(9), 0);
        assert!(interner.is_full());
        assert_eq!((interner.intern(8), interner.len()), (1, 2));
    }
}
