//! Which dialects are known, and which of them have been loaded.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

/// The dialects that there are. Loading takes no lock.
#[derive(Default)]
pub(super) struct Loaded {
    dialects: Vec<Known>,
    count: AtomicU32,
}

struct Known {
    name: &'static str,
    /// The dialects that are loaded with it.
    depends: &'static [&'static str],
    loaded: AtomicBool,
}

impl Known {
    fn new(name: &'static str, depends: &'static [&'static str]) -> Self {
        Self {
            name,
            depends,
            loaded: AtomicBool::new(false),
        }
    }
}

impl Loaded {
    /// Adds a dialect unless it is there.
    pub(super) fn know(&mut self, name: &'static str, depends: &'static [&'static str]) {
        if self.position(name).is_none() {
            self.dialects.push(Known::new(name, depends));
        }
    }

    pub(super) fn names(&self) -> impl Iterator<Item = &'static str> {
        self.dialects.iter().map(|known| known.name)
    }

    pub(super) fn position(&self, name: &str) -> Option<u32> {
        let position = self.dialects.iter().position(|known| known.name == name)?;
        u32::try_from(position).ok()
    }

    pub(super) fn load(&self, dialect: u32) {
        // Nearly always it is loaded already, and reading is cheaper than writing where threads share the flag.
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

    pub(super) fn contains(&self, dialect: u32) -> bool {
        let found = self.dialects.get(dialect as usize);
        found.is_some_and(|known| known.loaded.load(Ordering::Relaxed))
    }

    pub(super) fn count(&self) -> u32 {
        self.count.load(Ordering::Relaxed)
    }
}
