//! The analyses that a pass preserved.

use std::any::TypeId;

/// The analyses that still hold after a pass ran. A pass returns it, so it cannot be forgotten.
///
/// ```
/// use pass_runtime::Preserved;
///
/// struct Dominance;
/// let preserved = Preserved::none().with::<Dominance>();
/// assert!(preserved.contains::<Dominance>() && !preserved.is_all());
/// assert!(Preserved::all().contains::<Dominance>());
/// ```
///
/// It has an effect only where it is returned, so leaving one lie is a warning:
///
/// ```compile_fail
/// #![deny(unused_must_use)]
/// pass_runtime::Preserved::all();
/// ```
#[must_use = "what a pass preserved has an effect only where it is returned"]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preserved {
    /// The analyses that hold; all of them without a list. A flag beside the list would be a byte that is written and then
    /// read as part of a word, which costs more than the rest of the result.
    some: Option<Vec<TypeId>>,
}

impl Preserved {
    /// Nothing was changed: all analyses hold, and there is nothing to verify.
    pub const fn all() -> Self {
        Self { some: None }
    }

    /// Anything may have changed.
    pub const fn none() -> Self {
        Self {
            some: Some(Vec::new()),
        }
    }

    /// `all()` if nothing was changed, else `none()`.
    pub const fn unless(changed: bool) -> Self {
        match changed {
            true => Self::none(),
            false => Self::all(),
        }
    }

    /// The analysis `A` holds as well.
    pub fn with<A: 'static>(mut self) -> Self {
        let id = TypeId::of::<A>();
        if let Some(some) = self.some.as_mut().filter(|some| !some.contains(&id)) {
            some.push(id);
        }
        self
    }

    /// True if all analyses are preserved.
    pub fn is_all(&self) -> bool {
        self.some.is_none()
    }

    /// True if no analysis is preserved.
    pub fn is_none(&self) -> bool {
        self.some.as_ref().is_some_and(Vec::is_empty)
    }

    /// True if the analysis `A` is preserved.
    pub fn contains<A: 'static>(&self) -> bool {
        self.contains_id(TypeId::of::<A>())
    }

    /// True if the analysis with this type is preserved.
    pub fn contains_id(&self, analysis: TypeId) -> bool {
        self.some
            .as_ref()
            .is_none_or(|some| some.contains(&analysis))
    }

    /// The analysis does not hold after all, unless nothing was changed.
    pub(crate) fn remove(&mut self, analysis: TypeId) {
        if let Some(some) = &mut self.some {
            some.retain(|other| *other != analysis);
        }
    }
}
