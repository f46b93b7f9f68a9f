//! An append-only store of distinct values. Lookups of stored values take no lock; insertions lock a shard.

use std::borrow::Borrow;
use std::hash::{BuildHasher, Hash};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use foldhash::fast::RandomState;

const SHARDS: usize = 8;

/// A map from distinct values to consecutive indices.
pub(crate) struct Interner<T> {
    items: boxcar::Vec<T>,
    shards: [Shard; SHARDS],
    limit: u32,
    /// True if a value was refused because the limit was reached.
    overflowed: AtomicBool,
    /// Differs between runs, so that no text is made of values with equal hashes.
    hasher: RandomState,
}

impl<T> Default for Interner<T> {
    fn default() -> Self {
        // `u32::MAX` marks a missing handle, and an entry of a table stores its index plus one.
        Self::with_limit(u32::MAX - 1)
    }
}

impl<T> Interner<T> {
    pub(crate) fn with_limit(limit: u32) -> Self {
        Self {
            items: boxcar::Vec::new(),
            shards: std::array::from_fn(|_| Shard::default()),
            limit,
            overflowed: AtomicBool::new(false),
            hasher: RandomState::default(),
        }
    }

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

    pub(crate) fn has_overflowed(&self) -> bool {
        self.overflowed.load(Ordering::Relaxed)
    }

    pub(crate) fn values(&self) -> impl Iterator<Item = &T> + '_ {
        self.items.iter().map(|(_, item)| item)
    }

    pub(crate) fn intern(&self, value: T) -> u32 {
        self.intern_with_callback(value, |_| {})
    }

    /// Like [`Interner::intern`], and calls `on_new` with a new value before it is stored.
    pub(crate) fn intern_with_callback(&self, value: T, on_new: impl FnOnce(&T)) -> u32 {
        let hash = self.hash(&value);
        self.find_or_lock(hash, |item| *item == value)
            .unwrap_or_else(|vacant| {
                on_new(&value);
                self.push(vacant, value)
            })
    }

    /// Returns the index of the value that is equal to `key`, and stores `make(key)` first if it is new.
    pub(crate) fn intern_with<Q>(&self, key: &Q, make: impl FnOnce(&Q) -> T) -> u32
    where
        T: Borrow<Q>,
        Q: Eq + Hash + ?Sized,
    {
        self.find_or_lock(self.hash(key), |item| item.borrow() == key)
            .unwrap_or_else(|vacant| self.push(vacant, make(key)))
    }

    /// Replaces a value by an equal one, or a placeholder. Ignores an unknown index.
    pub(crate) fn replace(&mut self, index: u32, value: T) {
        if let Some(item) = self.items.get_mut(index as usize) {
            *item = value;
        }
    }

    /// Appends placeholders, which lookups do not find, for [`Interner::insert_at`] to fill.
    pub(crate) fn push_placeholders(&mut self, placeholders: Vec<T>) {
        for placeholder in placeholders {
            self.items.push(placeholder);
        }
    }

    /// Stores a value at the index of a placeholder, unless an equal value is stored already.
    pub(crate) fn insert_at(&mut self, index: u32, value: T) {
        match self.find_or_lock(self.hash(&value), |item| *item == value) {
            Ok(_) => return,
            Err(vacant) => vacant.insert(index),
        }
        self.replace(index, value);
    }

    pub(crate) fn find<Q>(&self, key: &Q) -> Option<u32>
    where
        T: Borrow<Q>,
        Q: Eq + Hash + ?Sized,
    {
        let hash = self.hash(key);
        self.shard(hash)
            .find(hash, |index| self.get(index).borrow() == key)
    }

    fn find_or_lock(
        &self,
        hash: u32,
        matches: impl Fn(&T) -> bool,
    ) -> Result<u32, VacantEntry<'_>> {
        let shard = self.shard(hash);
        let matches_index = |index| matches(self.get(index));
        if let Some(index) = shard.find(hash, matches_index) {
            return Ok(index);
        }
        let count = shard.count.lock().unwrap_or_else(PoisonError::into_inner);
        // Another thread may have stored the value before the lock was taken.
        match shard.find(hash, matches_index) {
            Some(index) => Ok(index),
            None => Err(VacantEntry { shard, count, hash }),
        }
    }

    fn hash<Q: Hash + ?Sized>(&self, key: &Q) -> u32 {
        let hash = self.hasher.hash_one(key);
        (hash ^ (hash >> 32)) as u32
    }

    fn shard(&self, hash: u32) -> &Shard {
        &self.shards[hash as usize % SHARDS]
    }

    /// Stores a value. If the indices run out, returns 0 and sets `overflowed`, which the parser and the verifier check.
    fn push(&self, vacant: VacantEntry<'_>, value: T) -> u32 {
        if self.items.count() >= self.limit as usize {
            self.overflowed.store(true, Ordering::Relaxed);
            return 0;
        }
        let index = u32::try_from(self.items.push(value)).unwrap_or(0);
        vacant.insert(index);
        index
    }
}

/// A hash table of indices with open addressing. A table that is half full is copied to a new one of twice the size.
///
/// An entry is 0 if it is empty, and `hash << 32 | (index + 1)` otherwise. The hash is compared before the value.
#[derive(Default)]
struct Shard {
    /// All tables so far, because other threads may still read a previous one.
    tables: boxcar::Vec<Box<[AtomicU64]>>,
    /// The number of entries of the last table.
    count: Mutex<usize>,
}

const MIN_CAPACITY: usize = 16;

impl Shard {
    /// Finds an entry in the last table. May miss one that is stored at the same time.
    fn find(&self, hash: u32, is_equal: impl Fn(u32) -> bool) -> Option<u32> {
        slots(self.last_table()?, hash)
            .map(|slot| slot.load(Ordering::Acquire))
            .take_while(|&entry| entry != 0)
            .filter(|entry| (entry >> 32) as u32 == hash)
            .map(|entry| entry as u32 - 1)
            .find(|&index| is_equal(index))
    }

    fn last_table(&self) -> Option<&[AtomicU64]> {
        let last = self.tables.count().checked_sub(1)?;
        self.tables.get(last).map(|table| &**table)
    }
}

/// The right to add an entry to a shard.
struct VacantEntry<'a> {
    shard: &'a Shard,
    count: MutexGuard<'a, usize>,
    hash: u32,
}

impl VacantEntry<'_> {
    fn insert(mut self, index: u32) {
        let table = self.shard.last_table().unwrap_or_default();
        let entry = u64::from(self.hash) << 32 | u64::from(index + 1);
        if *self.count < table.len() / 2 {
            store_in_table(table, entry);
        } else {
            let capacity = MIN_CAPACITY.max(2 * table.len());
            let larger: Box<[AtomicU64]> = (0..capacity).map(|_| AtomicU64::new(0)).collect();
            for entry in table.iter().map(|slot| slot.load(Ordering::Relaxed)) {
                if entry != 0 {
                    store_in_table(&larger, entry);
                }
            }
            store_in_table(&larger, entry);
            self.shard.tables.push(larger);
        }
        *self.count += 1;
    }
}

fn store_in_table(table: &[AtomicU64], entry: u64) {
    let mut slots = slots(table, (entry >> 32) as u32);
    if let Some(slot) = slots.find(|slot| slot.load(Ordering::Relaxed) == 0) {
        slot.store(entry, Ordering::Release);
    }
}

/// Returns the slots for a hash in probing order. The upper bits of the hash select the first; the lower ones, the shard.
fn slots(table: &[AtomicU64], hash: u32) -> impl Iterator<Item = &AtomicU64> {
    let (head, tail) = table.split_at((hash as usize / SHARDS) & (table.len() - 1));
    tail.iter().chain(head)
}

#[cfg(test)]
mod tests;
