//! The names of values in scope.
//!
//! Nearly all names are numbers, with or without a prefix `arg`. Those are looked up by number, in a window that
//! starts at the first of them and grows with their number. Other names are looked up by their text.

use crate::hash::HashMap;

use crate::handle::{Type, ValueId};

/// The places of a window that are there for a first name, and for each further one.
const MIN_WINDOW: usize = 1 << 12;
const PLACES_PER_NAME: usize = 4;

#[derive(Default)]
pub(super) struct Names<'t> {
    /// Numbers, and numbers after the prefix `arg`.
    windows: [Window; 2],
    others: HashMap<&'t str, Definition>,
    /// The names in the order of their definition, which are removed at the end of a region.
    order: Vec<&'t str>,
    /// The values that are used before their definition, by name, result number and level; see [`Forward`].
    pub(super) forward: HashMap<(&'t str, u32, u32), Forward>,
    /// True if an argument has a name such as `%a#1`, whose number is stored as a part of the name.
    pub(super) numbered: bool,
}

/// A defined name: consecutive results of one operation, or an argument.
#[derive(Clone, Copy)]
pub(super) struct Definition {
    pub(super) first: ValueId,
    /// The number of results, at least one.
    pub(super) count: u32,
    pub(super) at: u32,
    /// The number of enclosing isolated operations.
    pub(super) level: u32,
}

/// A value that is used before its definition: its uses at one level, the number of enclosing isolated operations. At level
/// zero are the uses in isolated operations that are complete, where nothing defines the value any more.
#[derive(Clone, Copy)]
pub(super) struct Forward {
    pub(super) placeholder: ValueId,
    pub(super) ty: Type,
    /// The offset of the first use at any level.
    pub(super) at: usize,
}

/// Numeric names from a base on.
#[derive(Default)]
struct Window {
    base: Option<u32>,
    known: Vec<Definition>,
    /// The number of definitions since the base was set.
    count: usize,
}

const NO_DEFINITION: Definition = Definition {
    first: ValueId::NONE,
    count: 0,
    at: 0,
    level: 0,
};

impl<'t> Names<'t> {
    pub(super) fn mark(&self) -> usize {
        self.order.len()
    }

    /// Returns whether a name is defined, or used before its definition.
    pub(super) fn is_used(&self) -> bool {
        !self.order.is_empty() || !self.forward.is_empty()
    }

    pub(super) fn forget(&mut self, mark: usize) {
        let mut order = std::mem::take(&mut self.order);
        for name in order.drain(mark..) {
            let in_window = number(name).and_then(|(kind, number)| {
                let window = &mut self.windows[kind];
                let index = window.index(number)?;
                window.known.get_mut(index)
            });
            match in_window.filter(|known| known.count > 0) {
                Some(known) => *known = NO_DEFINITION,
                None => {
                    self.others.remove(name);
                }
            }
        }
        if mark == 0 {
            self.windows.iter_mut().for_each(Window::reset);
        }
        self.order = order;
    }

    pub(super) fn find(&self, name: &str) -> Option<Definition> {
        let in_window = number(name).and_then(|(kind, number)| {
            let window = &self.windows[kind];
            window.known.get(window.index(number)?)
        });
        let known = in_window.filter(|known| known.count > 0);
        known.or_else(|| self.others.get(name)).copied()
    }

    /// Defines a name, or fails with its previous definition.
    pub(super) fn add(&mut self, name: &'t str, known: Definition) -> Result<(), Definition> {
        let in_window = number(name).and_then(|(kind, number)| self.windows[kind].reserve(number));
        let in_others = self.others.get(name).copied();
        let before = in_window.as_deref().copied();
        if let Some(before) = before.filter(|known| known.count > 0).or(in_others) {
            return Err(before);
        }
        match in_window {
            Some(place) => *place = known,
            None => drop(self.others.insert(name, known)),
        }
        self.order.push(name);
        Ok(())
    }
}

impl Window {
    fn index(&self, number: u32) -> Option<usize> {
        Some(number.checked_sub(self.base?)? as usize)
    }

    /// Returns the place of a name, for which an empty window begins and a window grows. `None` if most places of the window
    /// would stay empty.
    fn reserve(&mut self, number: u32) -> Option<&mut Definition> {
        let base = *self.base.get_or_insert(number);
        let index = number.checked_sub(base)? as usize;
        if index >= self.known.len() {
            if index >= MIN_WINDOW + PLACES_PER_NAME * self.count {
                return None;
            }
            self.known.resize(index + 1, NO_DEFINITION);
        }
        self.count += 1;
        Some(&mut self.known[index])
    }

    fn reset(&mut self) {
        (self.base, self.count) = (None, 0);
    }
}

/// Returns the index of the window of a name that is the canonical spelling of a number, and the number.
fn number(name: &str) -> Option<(usize, u32)> {
    match name.as_bytes() {
        [b'0'..=b'9', ..] => Some((0, decimal(name.as_bytes())?)),
        [b'a', b'r', b'g', digits @ ..] => Some((1, decimal(digits)?)),
        _ => None,
    }
}

fn decimal(digits: &[u8]) -> Option<u32> {
    if digits.is_empty() || digits.len() > 9 || (digits[0] == b'0' && digits.len() > 1) {
        return None;
    }
    digits.iter().try_fold(0, |number, digit| {
        let digit = digit.wrapping_sub(b'0');
        (digit < 10).then(|| number * 10 + u32::from(digit))
    })
}
