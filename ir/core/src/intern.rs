//! An append-only store of distinct values. Lookups of stored values take no lock; insertions lock a shard.

use std::borrow::Borrow;
use std::hash::{BuildHasher, Hash};
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

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
        let count = shard.count.load(Ordering::Acquire);
        if let Some(index) = shard.find(hash, matches_index) {
            return Ok(index);
        }
        let lock = shard.lock.lock().unwrap_or_else(PoisonError::into_inner);
        // Another thread may have stored the value before the lock was taken.
        let has_changed = shard.count.load(Ordering::Relaxed) != count;
        let found = has_changed.then(|| shard.find(hash, matches_index));
        match found.flatten() {
            Some(index) => Ok(index),
            None => Err(VacantEntry {
                shard,
                _lock: lock,
                hash,
            }),
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

/// A hash table of indices with open addressing, which readers search without a lock.
///
/// An entry is 0 if it is empty, and `hash << 32 | (index + 1)` otherwise. The hash is compared before the value. A table
/// that grows keeps its segments and gets another one, as long as all of these, for entries whose hashes have the next
/// bit. What is moved there stays in its old slot, for readers that have not seen the new segment, until it is overwritten.
#[derive(Default)]
struct Shard {
    /// Of one length for the first two, each twice as long as the one before it from there on.
    segments: [OnceLock<Box<[AtomicU64]>>; MAX_SEGMENTS],
    /// The number of slots of all segments, a power of two, or 0.
    capacity: AtomicU32,
    /// The number of entries.
    count: AtomicU32,
    /// Held while an entry is added.
    lock: Mutex<()>,
}

const MIN_CAPACITY: u32 = 16;
const MAX_SEGMENTS: usize = 26;

/// The place of a hash in a table: the number of a segment, and a slot in it.
#[derive(Clone, Copy)]
struct Slot {
    segment: usize,
    index: usize,
}

impl Slot {
    /// Returns the slot at which the search for a hash starts. The upper bits of the hash select it; the lower ones, the
    /// shard.
    fn first(hash: u32, capacity: u32) -> Self {
        let slot = (hash / SHARDS as u32) & capacity.wrapping_sub(1);
        let segment = (slot / MIN_CAPACITY)
            .checked_ilog2()
            .map_or(0, |log| log + 1);
        let start = if segment == 0 {
            0
        } else {
            MIN_CAPACITY << (segment - 1)
        };
        Self {
            segment: segment as usize,
            index: (slot - start) as usize,
        }
    }
}

fn hash_of(entry: u64) -> u32 {
    (entry >> 32) as u32
}

impl Shard {
    fn segment(&self, segment: usize) -> &[AtomicU64] {
        let segment = self.segments.get(segment).and_then(OnceLock::get);
        segment.map_or(&[], |segment| segment)
    }

    /// Returns the slots of a segment from one on, followed by those before it.
    fn slots(&self, first: Slot) -> impl Iterator<Item = &AtomicU64> {
        let halves = self.segment(first.segment).split_at_checked(first.index);
        let (before, after) = halves.unwrap_or_default();
        after.iter().chain(before)
    }

    /// Finds an entry. May miss one that is stored at the same time.
    #[inline]
    fn find(&self, hash: u32, is_equal: impl Fn(u32) -> bool) -> Option<u32> {
        let first = Slot::first(hash, self.capacity.load(Ordering::Acquire));
        self.slots(first)
            .map(|slot| slot.load(Ordering::Acquire))
            .take_while(|&entry| entry != 0)
            .filter(|&entry| hash_of(entry) == hash)
            .map(|entry| entry as u32 - 1)
            .find(|&index| is_equal(index))
    }

    /// Stores an entry in the first slot that is empty or left behind. Returns false if its segment is full.
    fn store(&self, entry: u64, capacity: u32) -> bool {
        let first = Slot::first(hash_of(entry), capacity);
        let is_vacant = |slot: &&AtomicU64| {
            let entry = slot.load(Ordering::Relaxed);
            entry == 0 || Slot::first(hash_of(entry), capacity).segment != first.segment
        };
        let slot = self.slots(first).find(is_vacant);
        slot.inspect(|slot| slot.store(entry, Ordering::Release))
            .is_some()
    }

    /// Adds a segment, and copies the entries that belong there. Returns the new capacity.
    fn grow(&self, capacity: u32) -> u32 {
        let grown = MIN_CAPACITY.max(2 * capacity);
        let new = Slot::first(u32::MAX, grown).segment;
        let _ = self.segments[new].set((capacity..grown).map(|_| AtomicU64::new(0)).collect());
        for segment in 0..new {
            for slot in self.segment(segment) {
                let entry = slot.load(Ordering::Relaxed);
                let is_current = Slot::first(hash_of(entry), capacity).segment == segment;
                if entry != 0 && is_current && Slot::first(hash_of(entry), grown).segment == new {
                    self.store(entry, grown);
                }
            }
        }
        self.capacity.store(grown, Ordering::Release);
        grown
    }
}

/// The right to add an entry to a shard.
struct VacantEntry<'a> {
    shard: &'a Shard,
    _lock: MutexGuard<'a, ()>,
    hash: u32,
}

impl VacantEntry<'_> {
    fn insert(self, index: u32) {
        let entry = (u64::from(self.hash) << 32) | u64::from(index + 1);
        let count = self.shard.count.load(Ordering::Relaxed);
        let mut capacity = self.shard.capacity.load(Ordering::Relaxed);
        // Three quarters of the slots are used.
        while count >= capacity / 4 * 3 || !self.shard.store(entry, capacity) {
            capacity = self.shard.grow(capacity);
        }
        self.shard.count.store(count + 1, Ordering::Release);
    }
}
