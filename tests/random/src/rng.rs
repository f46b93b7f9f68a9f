//! Numbers that look random and are the same for the same seed, everywhere.

pub(crate) struct Rng(u64);

impl Rng {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Returns the next number of SplitMix64.
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// Returns a number below `end`, or 0 if `end` is 0.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        match u64::try_from(end) {
            Ok(end @ 1..) => usize::try_from(self.next() % end).unwrap_or_default(),
            _ => 0,
        }
    }

    /// Returns true in `percent` of a hundred draws.
    pub(crate) fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    pub(crate) fn pick<T: Copy>(&mut self, first: T, others: &[T]) -> T {
        match self.below(others.len() + 1) {
            0 => first,
            index => others.get(index - 1).copied().unwrap_or(first),
        }
    }

    /// Returns an element of a list, unless it is empty.
    pub(crate) fn choose<'a, T>(&mut self, all: &'a [T]) -> Option<&'a T> {
        all.get(self.below(all.len()))
    }

    pub(crate) fn shuffle<T>(&mut self, all: &mut [T]) {
        for index in (1..all.len()).rev() {
            let swapped = self.below(index + 1);
            all.swap(index, swapped);
        }
    }
}
