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
pub struct Preserved(Kept);

/// The analyses that hold. The list of these is a single pointer, so that the result of a pass is two words: what is written in
/// parts and read as a whole is slow, and was a third of the time of a pass that does nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Kept {
    All,
    Nothing,
    /// At least one.
    These(Box<These>),
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct These {
    analyses: Vec<TypeId>,
}

impl Preserved {
    /// Nothing was changed: all analyses hold, and there is nothing to verify.
    pub const fn all() -> Self {
        Self(Kept::All)
    }

    /// Anything may have changed.
    pub const fn none() -> Self {
        Self(Kept::Nothing)
    }

    /// `all()` if nothing was changed, else `none()`.
    pub const fn unless(changed: bool) -> Self {
        if changed { Self::none() } else { Self::all() }
    }

    /// The analysis `A` holds as well.
    pub fn with<A: 'static>(mut self) -> Self {
        let id = TypeId::of::<A>();
        match &mut self.0 {
            Kept::All => {}
            Kept::Nothing => {
                let analyses = vec![id];
                self.0 = Kept::These(Box::new(These { analyses }));
            }
            Kept::These(these) if these.analyses.contains(&id) => {}
            Kept::These(these) => these.analyses.push(id),
        }
        self
    }

    /// True if all analyses are preserved.
    pub fn is_all(&self) -> bool {
        matches!(self.0, Kept::All)
    }

    /// True if no analysis is preserved.
    pub fn is_none(&self) -> bool {
        matches!(self.0, Kept::Nothing)
    }

    /// True if the analysis `A` is preserved.
    pub fn contains<A: 'static>(&self) -> bool {
        self.contains_id(TypeId::of::<A>())
    }

    /// True if the analysis with this type is preserved.
    pub fn contains_id(&self, analysis: TypeId) -> bool {
        match &self.0 {
            Kept::All => true,
            Kept::Nothing => false,
            Kept::These(these) => these.analyses.contains(&analysis),
        }
    }

    /// The analysis does not hold after all, unless nothing was changed.
    pub(crate) fn remove(&mut self, analysis: TypeId) {
        if let Kept::These(these) = &mut self.0 {
            these.analyses.retain(|other| *other != analysis);
            if these.analyses.is_empty() {
                self.0 = Kept::Nothing;
            }
        }
    }
}
