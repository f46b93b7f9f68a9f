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
/// It has an effect only where it is returned, so an unused value is a warning:
///
/// ```compile_fail
/// #![deny(unused_must_use)]
/// pass_runtime::Preserved::all();
/// ```
#[must_use = "what a pass preserved has an effect only where it is returned"]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preserved(Repr);

/// The analyses that hold. The list of these is a single pointer, so that the result of a pass is two words: what is written in
/// parts and read as a whole is slow, and was a third of the time of a pass that does nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Repr {
    All,
    Nothing,
    /// At least one.
    Some(Box<AnalysisSet>),
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct AnalysisSet {
    analyses: Vec<TypeId>,
}

impl Preserved {
    /// Nothing was changed: all analyses hold, and there is nothing to verify.
    pub const fn all() -> Self {
        Self(Repr::All)
    }

    /// Anything may have changed.
    pub const fn none() -> Self {
        Self(Repr::Nothing)
    }

    /// `all()` if nothing was changed, else `none()`.
    pub const fn unless(changed: bool) -> Self {
        if changed { Self::none() } else { Self::all() }
    }

    /// Adds the analysis `A`.
    pub fn with<A: 'static>(mut self) -> Self {
        let id = TypeId::of::<A>();
        match &mut self.0 {
            Repr::All => {}
            Repr::Nothing => {
                let analyses = vec![id];
                self.0 = Repr::Some(Box::new(AnalysisSet { analyses }));
            }
            Repr::Some(set) if set.analyses.contains(&id) => {}
            Repr::Some(set) => set.analyses.push(id),
        }
        self
    }

    /// Returns true if all analyses are preserved.
    pub fn is_all(&self) -> bool {
        matches!(self.0, Repr::All)
    }

    /// Returns true if no analysis is preserved.
    pub fn is_none(&self) -> bool {
        matches!(self.0, Repr::Nothing)
    }

    /// Returns true if the analysis `A` is preserved.
    pub fn contains<A: 'static>(&self) -> bool {
        self.contains_id(TypeId::of::<A>())
    }

    /// Returns true if the analysis with this type is preserved.
    pub fn contains_id(&self, analysis: TypeId) -> bool {
        match &self.0 {
            Repr::All => true,
            Repr::Nothing => false,
            Repr::Some(set) => set.analyses.contains(&analysis),
        }
    }

    /// Removes the analysis; has no effect on `all()`.
    pub(crate) fn remove(&mut self, analysis: TypeId) {
        if let Repr::Some(set) = &mut self.0 {
            set.analyses.retain(|known| *known != analysis);
            if set.analyses.is_empty() {
                self.0 = Repr::Nothing;
            }
        }
    }
}
