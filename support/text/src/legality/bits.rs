//! Growable sets of small numbers.

/// A set of small numbers.
///
/// ```
/// use pass_text::legality::Bits;
///
/// let odd: Bits = [1, 3, 65].into_iter().collect();
/// assert!(odd.contains(65) && !odd.contains(64));
/// let others: Bits = [0, 3, 65].into_iter().collect();
/// assert_eq!((odd.intersection(&others), odd.difference(&others)), (vec![3, 65], vec![1]));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Bits(Vec<u64>);

impl Bits {
    /// Adds a number.
    #[inline]
    pub fn insert(&mut self, number: usize) {
        if self.0.len() <= number / 64 {
            self.0.resize(number / 64 + 1, 0);
        }
        self.0[number / 64] |= 1 << (number % 64);
    }

    /// Removes a number.
    pub fn remove(&mut self, number: usize) {
        if let Some(word) = self.0.get_mut(number / 64) {
            *word &= !(1 << (number % 64));
        }
    }

    /// Returns whether a number is in the set.
    #[inline]
    pub fn contains(&self, number: usize) -> bool {
        let word = self.0.get(number / 64);
        word.is_some_and(|word| word >> (number % 64) & 1 == 1)
    }

    /// Returns whether there is no number in the set.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }

    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }

    /// Adds all numbers of another set.
    pub fn union(&mut self, other: &Bits) {
        if self.0.len() < other.0.len() {
            self.0.resize(other.0.len(), 0);
        }
        for (word, other) in self.0.iter_mut().zip(&other.0) {
            *word |= other;
        }
    }

    /// Returns the numbers, in order.
    pub fn iter(&self) -> impl Iterator<Item = usize> {
        let words = self.0.iter().enumerate();
        words.flat_map(|(index, word)| numbers_in(index, *word))
    }

    /// Returns whether no number is in both sets.
    pub fn is_disjoint(&self, other: &Bits) -> bool {
        self.0
            .iter()
            .zip(&other.0)
            .all(|(word, other)| word & other == 0)
    }

    /// Returns the numbers that both sets have, in order.
    pub fn intersection(&self, other: &Bits) -> Vec<usize> {
        let mut common = Vec::new();
        for (index, (word, other)) in self.0.iter().zip(&other.0).enumerate() {
            common.extend(numbers_in(index, word & other));
        }
        common
    }

    /// Returns the numbers that the other set does not have, in order.
    pub fn difference(&self, other: &Bits) -> Vec<usize> {
        let mut rest = Vec::new();
        let others = other.0.iter().copied().chain(std::iter::repeat(0));
        for (index, (word, other)) in self.0.iter().zip(others).enumerate() {
            rest.extend(numbers_in(index, word & !other));
        }
        rest
    }
}

/// Returns the numbers in one word of a set.
fn numbers_in(index: usize, word: u64) -> impl Iterator<Item = usize> {
    let rest = std::iter::successors(Some(word), |word| Some(word & word.wrapping_sub(1)));
    rest.take_while(|word| *word != 0)
        .map(move |word| index * 64 + word.trailing_zeros() as usize)
}

impl FromIterator<usize> for Bits {
    fn from_iter<T: IntoIterator<Item = usize>>(numbers: T) -> Self {
        let mut bits = Self::default();
        numbers.into_iter().for_each(|number| bits.insert(number));
        bits
    }
}
