//! The names of values in scope.
//!
//! Nearly all names are numbers, with or without a prefix `arg`. Those are looked up by number, in a window that
//! starts at the first of them. Other names are looked up by their text.

use rustc_hash::FxHashMap;

use crate::handle::ValueId;

/// The maximum width of a window.
const WINDOW: u32 = 1 << 22;

/// The named values in scope.
#[derive(Default)]
pub(super) struct Names<'t> {
    numbers: Window,
    args: Window,
    others: FxHashMap<&'t str, Definition>,
    /// The names in the order of their definition, which are removed at the end of a region.
    order: Vec<&'t str>,
    pub(super) forward: FxHashMap<(&'t str, u32), Forward>,
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

/// A value that is used before its definition.
#[derive(Clone, Copy)]
pub(super) struct Forward {
    pub(super) stand_in: ValueId,
    pub(super) at: usize,
    pub(super) level: usize,
}

/// Numeric names from a base on.
#[derive(Default)]
struct Window {
    base: Option<u32>,
    known: Vec<Definition>,
}

/// An entry without a name.
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

    pub(super) fn forget(&mut self, mark: usize) {
        let mut order = std::mem::take(&mut self.order);
        for name in order.drain(mark..) {
            match self.window(name) {
                Some((window, index)) => window.known[index] = NO_DEFINITION,
                None => {
                    self.others.remove(name);
                }
            }
        }
        if mark == 0 {
            self.numbers.base = None;
            self.args.base = None;
        }
        self.order = order;
    }

    pub(super) fn find(&self, name: &str) -> Option<Definition> {
        let (window, number) = match Number::of(name) {
            Some(Number::Plain(number)) => (&self.numbers, number),
            Some(Number::Arg(number)) => (&self.args, number),
            None => return self.others.get(name).copied(),
        };
        let Some(index) = window.index(number) else {
            return self.others.get(name).copied();
        };
        let known = window.known.get(index).copied();
        known.filter(|known| known.count > 0)
    }

    /// Defines a name, or fails with its previous definition.
    pub(super) fn add(&mut self, name: &'t str, known: Definition) -> Result<(), Definition> {
        match Number::of(name) {
            Some(Number::Plain(number)) => self.numbers.start(number),
            Some(Number::Arg(number)) => self.args.start(number),
            None => {}
        }
        let place = match self.window(name) {
            Some((window, index)) => {
                if index >= window.known.len() {
                    window.known.resize(index + 1, NO_DEFINITION);
                }
                &mut window.known[index]
            }
            None => self.others.entry(name).or_insert(NO_DEFINITION),
        };
        let before = *place;
        *place = known;
        if before.count > 0 {
            return Err(before);
        }
        self.order.push(name);
        Ok(())
    }

    /// Returns the window of a name, and its index in it.
    fn window(&mut self, name: &str) -> Option<(&mut Window, usize)> {
        let (window, number) = match Number::of(name)? {
            Number::Plain(number) => (&mut self.numbers, number),
            Number::Arg(number) => (&mut self.args, number),
        };
        let index = window.index(number)?;
        Some((window, index))
    }
}

impl Window {
    /// Sets the base of an empty window.
    fn start(&mut self, number: u32) {
        self.base.get_or_insert(number);
    }

    fn index(&self, number: u32) -> Option<usize> {
        let index = number.checked_sub(self.base?)?;
        (index < WINDOW).then_some(index as usize)
    }
}

/// A numeric name.
enum Number {
    Plain(u32),
    Arg(u32),
}

impl Number {
    /// Parses a name that is the canonical spelling of a number.
    fn of(name: &str) -> Option<Self> {
        match name.as_bytes() {
            [b'0'..=b'9', ..] => decimal(name.as_bytes()).map(Self::Plain),
            [b'a', b'r', b'g', digits @ ..] => decimal(digits).map(Self::Arg),
            _ => None,
        }
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
