//! The known dialects, and the loaded ones.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

/// The registered dialects, and whether each is loaded. Loading takes no lock.
#[derive(Default)]
pub(super) struct Loaded {
    dialects: Vec<RegisteredDialect>,
    count: AtomicU32,
}

struct RegisteredDialect {
    name: &'static str,
    /// The dialects that are loaded along with this one, if they are registered.
    depends: &'static [&'static str],
    loaded: AtomicBool,
}

impl RegisteredDialect {
    fn new(name: &'static str, depends: &'static [&'static str]) -> Self {
        Self {
            name,
            depends,
            loaded: AtomicBool::new(false),
        }
    }
}

impl Loaded {
    /// Registers a dialect. Does nothing if it is registered already.
    pub(super) fn know(&mut self, name: &'static str, depends: &'static [&'static str]) {
        if self.position(name).is_none() {
            self.dialects.push(RegisteredDialect::new(name, depends));
        }
    }

    pub(super) fn names(&self) -> impl Iterator<Item = &'static str> {
        self.dialects.iter().map(|known| known.name)
    }

    pub(super) fn position(&self, name: &str) -> Option<u32> {
        let position = self.dialects.iter().position(|known| known.name == name)?;
        u32::try_from(position).ok()
    }

    /// Loads a dialect and its dependencies.
    pub(super) fn load(&self, dialect: u32) {
        // The flag is nearly always set, and a read does not contend for the cache line as a swap does.
        if let Some(known) = self.dialects.get(dialect as usize)
            && !known.loaded.load(Ordering::Relaxed)
            && !known.loaded.swap(true, Ordering::Relaxed)
        {
            self.count.fetch_add(1, Ordering::Relaxed);
            let depends = known.depends.iter();
            depends
                .filter_map(|name| self.position(name))
                .for_each(|dialect| self.load(dialect));
        }
    }

    /// Returns whether a dialect is loaded.
    pub(super) fn contains(&self, dialect: u32) -> bool {
        let found = self.dialects.get(dialect as usize);
        found.is_some_and(|known| known.loaded.load(Ordering::Relaxed))
    }

    /// Returns the number of loaded dialects.
    pub(super) fn count(&self) -> u32 {
        self.count.load(Ordering::Relaxed)
    }
}
