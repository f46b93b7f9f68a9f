//! The modules that wait.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use crate::module::Module;

/// The number of modules that wait at most; of these the largest are compiled first.
const WINDOW: usize = 100_000;

/// The bytes of modules that wait in memory at most, unless one is longer.
pub(crate) const MAX_TEXT: usize = 256 << 20;

/// The modules that wait for a worker, and who takes them.
#[derive(Default)]
pub(crate) struct Queue {
    /// The modules that wait by size, the largest first, and number.
    modules: BTreeMap<(Reverse<u64>, u64), Module>,
    /// The number of modules that were ever inserted.
    inserted: u64,
    /// The bytes of those in memory.
    pub(crate) text: usize,
    /// True if no more modules come.
    pub(crate) is_complete: bool,
    /// True if no module is taken any more.
    pub(crate) is_closed: bool,
    /// The number of workers that may still take a module.
    pub(crate) workers: usize,
    /// The number of modules that workers have prefetched, and may put back.
    prefetched: usize,
}

impl Queue {
    pub(crate) fn push(&mut self, module: Module, size: u64) {
        self.insert(module, size);
    }

    /// Puts a module back.
    pub(crate) fn put_back(&mut self, module: Module) {
        if !self.is_closed {
            let size = module.size();
            self.insert(module, size);
        }
    }

    fn insert(&mut self, module: Module, size: u64) {
        self.text += module.text_size();
        self.modules.insert((Reverse(size), self.inserted), module);
        self.inserted += 1;
    }

    /// Takes the largest module, of several the first.
    pub(crate) fn pop(&mut self) -> Option<Module> {
        let (_, module) = self.modules.pop_first()?;
        self.text -= module.text_size();
        Some(module)
    }

    /// Takes the largest module unless it is larger than that.
    pub(crate) fn pop_within(&mut self, size: usize) -> Option<Module> {
        let (Reverse(largest), _) = self.modules.keys().next()?;
        (*largest <= size as u64).then(|| self.pop()).flatten()
    }

    /// Replaces the number of modules that a worker has prefetched.
    pub(crate) fn change_prefetched(&mut self, before: usize, now: usize) {
        self.prefetched = self.prefetched - before + now;
    }

    /// Returns whether there are no more modules, not even prefetched ones that a worker may put back.
    pub(crate) fn is_exhausted(&self) -> bool {
        self.is_complete && self.modules.is_empty() && self.prefetched == 0
    }

    /// Returns whether there is room for a module with that many bytes in memory.
    pub(crate) fn has_room(&self, text: usize) -> bool {
        self.modules.len() < WINDOW && (self.text + text <= MAX_TEXT || self.modules.is_empty())
    }

    /// Drops the modules, and takes no more.
    pub(crate) fn close(&mut self) {
        self.is_closed = true;
        self.modules.clear();
        self.text = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::module::Content;

    #[test]
    fn the_largest_of_the_known_modules_is_compiled_first() {
        let mut queue = Queue::default();
        for text in ["aa", "aaaa", "a", "bbbb"] {
            let module = Module::new(text, Content::Text(text.to_owned()));
            let size = module.size();
            queue.push(module, size);
        }
        let order: Vec<String> = std::iter::from_fn(|| queue.pop())
            .map(|module| module.id)
            .collect();
        assert_eq!(order, ["aaaa", "bbbb", "aa", "a"]);
        assert_eq!(queue.text, 0);
    }
}
