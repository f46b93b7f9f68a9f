//! The registered dialects, and which of them are loaded.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

/// The names of the registered dialects. Loading takes no lock.
#[derive(Default)]
pub(super) struct DialectTable {
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

impl DialectTable {
    pub(super) fn register(&mut self, name: &'static str, depends: &'static [&'static str]) {
        if self.position(name).is_none() {
            self.dialects.push(RegisteredDialect::new(name, depends));
        }
    }

    pub(super) fn names(&self) -> impl Iterator<Item = &'static str> {
        self.dialects.iter().map(|entry| entry.name)
    }

    pub(super) fn position(&self, name: &str) -> Option<u32> {
        let position = self.dialects.iter().position(|entry| entry.name == name)?;
        u32::try_from(position).ok()
    }

    pub(super) fn load(&self, dialect: u32) {
        // The flag is nearly always set, and a read does not contend for the cache line as a swap does.
        if let Some(entry) = self.dialects.get(dialect as usize)
            && !entry.loaded.load(Ordering::Relaxed)
            && !entry.loaded.swap(true, Ordering::Relaxed)
        {
            self.count.fetch_add(1, Ordering::Relaxed);
            let depends = entry.depends.iter();
            depends
                .filter_map(|name| self.position(name))
                .for_each(|dialect| self.load(dialect));
        }
    }

    pub(super) fn unload(&mut self) {
        for dialect in &mut self.dialects {
            dialect.loaded = AtomicBool::new(false);
        }
        self.count = AtomicU32::new(0);
    }

    pub(super) fn is_loaded(&self, dialect: u32) -> bool {
        let found = self.dialects.get(dialect as usize);
        found.is_some_and(|entry| entry.loaded.load(Ordering::Relaxed))
    }

    pub(super) fn count(&self) -> u32 {
        self.count.load(Ordering::Relaxed)
    }
}
