//! The slots of an arena, indexed by handles.
//!
//! In debug builds a slot counts its reuses, and a handle of a previous entity is
//! refused.

use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

use crate::handle::{Generation, Handle};

#[derive(Debug)]
pub(crate) struct Slots<H, T> {
    items: Vec<T>,
    generations: Generations,
    handle: PhantomData<fn() -> H>,
}

impl<H, T> Default for Slots<H, T> {
    fn default() -> Self {
        Self {
            items: Vec::new(),
            generations: Generations::default(),
            handle: PhantomData,
        }
    }
}

impl<H: Handle, T> Slots<H, T> {
    pub(crate) fn push(&mut self, item: T) -> H {
        self.items.push(item);
        self.handle(self.items.len() as u32 - 1)
    }

    pub(crate) fn refill(&mut self, slot: u32, item: T) -> H {
        self.items[slot as usize] = item;
        self.handle(slot)
    }

    pub(crate) fn handle(&self, slot: u32) -> H {
        H::new(slot, self.generations.of(slot))
    }

    pub(crate) fn handles(&self) -> impl Iterator<Item = H> + '_ {
        (0..self.items.len() as u32).map(|slot| self.handle(slot))
    }

    pub(crate) fn outdate(&mut self, slot: u32) {
        self.generations.advance(slot);
    }

    /// Adds slots at the end that hold copies of `item`. Returns the number of the first.
    pub(crate) fn extend(&mut self, item: T, count: u32) -> u32
    where
        T: Copy,
    {
        let start = self.items.len() as u32;
        self.items.extend(std::iter::repeat_n(item, count as usize));
        start
    }

    pub(crate) fn as_slice(&self) -> &[T] {
        &self.items
    }

    pub(crate) fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.items
    }

    pub(crate) fn items_mut(&mut self) -> &mut Vec<T> {
        &mut self.items
    }

    /// Moves the slots, through a function that takes the items out of their vector.
    pub(crate) fn moved(&mut self, take: impl FnOnce(&mut Vec<T>) -> Vec<T>) -> Self {
        Self {
            items: take(&mut self.items),
            generations: std::mem::take(&mut self.generations),
            handle: PhantomData,
        }
    }

    /// Returns whether the slot still belongs to the entity of the handle; always true without debug assertions.
    pub(crate) fn is_current(&self, handle: H) -> bool {
        self.generations.of(handle.slot()) == handle.generation()
    }

    fn check(&self, handle: H) {
        debug_assert!(
            self.is_current(handle) || handle.slot() == u32::MAX,
            "{handle:?} was erased, and its slot was given to something else"
        );
    }
}

impl<H: Handle, T> Index<H> for Slots<H, T> {
    type Output = T;

    fn index(&self, handle: H) -> &T {
        self.check(handle);
        &self.items[handle.slot() as usize]
    }
}

impl<H: Handle, T> IndexMut<H> for Slots<H, T> {
    fn index_mut(&mut self, handle: H) -> &mut T {
        self.check(handle);
        &mut self.items[handle.slot() as usize]
    }
}

/// The generations of slots; missing entries are of the first generation.
#[derive(Debug, Default)]
struct Generations(#[cfg(debug_assertions)] Vec<u32>);

#[cfg(debug_assertions)]
impl Generations {
    fn of(&self, slot: u32) -> Generation {
        Generation(self.0.get(slot as usize).copied().unwrap_or(0))
    }

    fn advance(&mut self, slot: u32) {
        let slot = slot as usize;
        if self.0.len() <= slot {
            self.0.resize(slot + 1, 0);
        }
        self.0[slot] += 1;
    }
}

#[cfg(not(debug_assertions))]
impl Generations {
    fn of(&self, _slot: u32) -> Generation {
        Generation()
    }

    fn advance(&mut self, _slot: u32) {}
}
