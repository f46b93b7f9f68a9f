//! Growable sets of small numbers.

/// A set of small numbers.
///
/// ```
/// use pass_text::legality::Bits;
///
/// let odd: Bits = [1, 3, 65].into_iter().collect();
/// assert!(odd.contains(65) && !odd.contains(64));
/// assert_eq!(odd.intersection(&[0, 3, 65].into_iter().collect()), [3, 65]);
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
        words.flat_map(|(index, word)| {
            let word = *word;
            (0..64)
                .filter(move |bit| word >> bit & 1 == 1)
                .map(move |bit| index * 64 + bit)
        })
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
            let word = word & other;
            if word != 0 {
                common.extend(
                    (0..64)
                        .filter(|bit| word >> bit & 1 == 1)
                        .map(|bit| index * 64 + bit),
                );
            }
        }
        common
    }
}

impl FromIterator<usize> for Bits {
    fn from_iter<T: IntoIterator<Item = usize>>(numbers: T) -> Self {
        let mut bits = Self::default();
        numbers.into_iter().for_each(|number| bits.insert(number));
        bits
    }
}
