//! Which dialects are known, and which of them have been loaded.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use crate::dialect::OTHER_DIALECTS;

/// The dialects that there are, each with whether it has been loaded. Loading takes no lock.
pub(super) struct Loaded {
    dialects: Vec<(&'static str, AtomicBool)>,
    count: AtomicU32,
}

impl Default for Loaded {
    /// The dialects that are known by name alone.
    fn default() -> Self {
        let unloaded = |name: &&'static str| (*name, AtomicBool::new(false));
        Self {
            dialects: OTHER_DIALECTS.iter().map(unloaded).collect(),
            count: AtomicU32::new(0),
        }
    }
}

impl Loaded {
    /// Adds a dialect unless it is there.
    pub(super) fn know(&mut self, name: &'static str) {
        if self.position(name).is_none() {
            self.dialects.push((name, AtomicBool::new(false)));
        }
    }

    pub(super) fn names(&self) -> impl Iterator<Item = &'static str> {
        self.dialects.iter().map(|(name, _)| *name)
    }

    pub(super) fn position(&self, name: &str) -> Option<u32> {
        let position = self.dialects.iter().position(|(known, _)| *known == name)?;
        u32::try_from(position).ok()
    }

    pub(super) fn load(&self, dialect: u32) {
        // Nearly always it is loaded already, and reading is cheaper than writing where threads share the flag.
        if let Some((_, loaded)) = self.dialects.get(dialect as usize)
            && !loaded.load(Ordering::Relaxed)
            && !loaded.swap(true, Ordering::Relaxed)
        {
            self.count.fetch_add(1, Ordering::Relaxed);
        }
    }

    pub(super) fn contains(&self, dialect: u32) -> bool {
        let found = self.dialects.get(dialect as usize);
        found.is_some_and(|(_, loaded)| loaded.load(Ordering::Relaxed))
    }

    pub(super) fn count(&self) -> u32 {
        self.count.load(Ordering::Relaxed)
    }
}
