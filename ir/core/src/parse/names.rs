//! The names that values have at a place.
//!
//! Nearly all names are numbers, with `arg` before them or without: those are looked up by their number, in a window that
//! starts at the first of them. Other names are looked up by their text.

use rustc_hash::FxHashMap;

use crate::handle::ValueId;

/// The greatest width of a window.
const WINDOW: u32 = 1 << 22;

/// The values that have a name here.
#[derive(Default)]
pub(super) struct Names<'t> {
    numbers: Window,
    args: Window,
    others: FxHashMap<&'t str, Known>,
    /// The names in the order of their definition, so that those of a region can be forgotten.
    order: Vec<&'t str>,
    pub(super) forward: FxHashMap<(&'t str, u32), Forward>,
    /// True if an argument has been given a name such as `%a#1`, whose number is stored as a part of the name.
    pub(super) numbered: bool,
}

/// A name that is defined: consecutive results of one operation, or an argument.
#[derive(Clone, Copy)]
pub(super) struct Known {
    pub(super) first: ValueId,
    /// At least one.
    pub(super) count: u32,
    pub(super) at: u32,
    /// The number of enclosing isolated operations.
    pub(super) level: u32,
}

/// A value that is used and not yet defined.
#[derive(Clone, Copy)]
pub(super) struct Forward {
    pub(super) stand_in: ValueId,
    pub(super) at: usize,
    pub(super) level: usize,
}

/// Names that are numbers, from one number on.
#[derive(Default)]
struct Window {
    base: Option<u32>,
    known: Vec<Known>,
}

/// The place of what no name leads to.
const NOTHING: Known = Known {
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
                Some((window, index)) => window.known[index] = NOTHING,
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

    /// True if there are neither names nor forward references.
    pub(super) fn is_empty(&self) -> bool {
        self.order.is_empty() && self.forward.is_empty()
    }

    pub(super) fn find(&self, name: &str) -> Option<Known> {
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

    /// Adds a name unless it is known: then the answer is what it stands for.
    pub(super) fn add(&mut self, name: &'t str, known: Known) -> Result<(), Known> {
        match Number::of(name) {
            Some(Number::Plain(number)) => self.numbers.start(number),
            Some(Number::Arg(number)) => self.args.start(number),
            None => {}
        }
        let place = match self.window(name) {
            Some((window, index)) => {
                if index >= window.known.len() {
                    window.known.resize(index + 1, NOTHING);
                }
                &mut window.known[index]
            }
            None => self.others.entry(name).or_insert(NOTHING),
        };
        let before = *place;
        *place = known;
        if before.count > 0 {
            return Err(before);
        }
        self.order.push(name);
        Ok(())
    }

    /// The window that a name belongs to, and where in it.
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
    /// Makes the window start at a number if there is nothing in it.
    fn start(&mut self, number: u32) {
        self.base.get_or_insert(number);
    }

    fn index(&self, number: u32) -> Option<usize> {
        let index = number.checked_sub(self.base?)?;
        (index < WINDOW).then_some(index as usize)
    }
}

/// A name that is a number.
enum Number {
    Plain(u32),
    Arg(u32),
}

impl Number {
    /// The number in a name, if the name is the canonical spelling of it.
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
