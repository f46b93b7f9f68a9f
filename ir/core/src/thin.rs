//! Slices behind a thin pointer.

use std::ops::Deref;

/// An owned slice in a single word, for slices that are nearly always empty.
///
/// ```
/// use pass_ir::data::ThinSlice;
///
/// let words = ThinSlice::from(vec![1, 2]);
/// assert_eq!(words[1], 2);
/// assert_eq!(ThinSlice::<u64>::default().len(), 0);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ThinSlice<T>(Option<Box<Box<[T]>>>);

impl<T> Default for ThinSlice<T> {
    fn default() -> Self {
        Self(None)
    }
}

impl<T> From<Box<[T]>> for ThinSlice<T> {
    /// Stores empty slices without an allocation, so that equal slices have equal representations.
    fn from(items: Box<[T]>) -> Self {
        Self((!items.is_empty()).then(|| Box::new(items)))
    }
}

impl<T> From<Vec<T>> for ThinSlice<T> {
    fn from(items: Vec<T>) -> Self {
        items.into_boxed_slice().into()
    }
}

impl<T> Deref for ThinSlice<T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        match &self.0 {
            Some(items) => items,
            None => &[],
        }
    }
}
