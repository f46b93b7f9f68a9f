//! Lists behind a single pointer.

use std::ops::Deref;

/// A list that is nearly always empty, and takes a single word where it is stored.
///
/// ```
/// use pass_ir::data::Thin;
///
/// let words = Thin::from(vec![1, 2]);
/// assert_eq!(words[1], 2);
/// assert_eq!(Thin::<u64>::default().len(), 0);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Thin<T>(Option<Box<Box<[T]>>>);

impl<T> Default for Thin<T> {
    fn default() -> Self {
        Self(None)
    }
}

impl<T> From<Box<[T]>> for Thin<T> {
    /// The empty list is always stored in the same way, so that equal lists are equal.
    fn from(items: Box<[T]>) -> Self {
        Self((!items.is_empty()).then(|| Box::new(items)))
    }
}

impl<T> From<Vec<T>> for Thin<T> {
    fn from(items: Vec<T>) -> Self {
        items.into_boxed_slice().into()
    }
}

impl<T> Deref for Thin<T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        match &self.0 {
            Some(items) => items,
            None => &[],
        }
    }
}
