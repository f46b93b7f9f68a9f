//! Speculation: whether an operation may run on a path on which it did not run before.

use crate::body::Body;
use crate::context::Context;
use crate::dialect::{Behaviour, Traits};
use crate::handle::OpId;
use crate::op_ref::OpRef;

/// Tells where an operation may run.
pub type SpeculationFn = fn(OpRef<'_>) -> Speculation;

/// The conditions for moving an operation to another path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Speculation {
    /// The operation may run anywhere.
    Always,
    /// The operation may run wherever its nested operations may.
    AsNested,
    /// The operation must not move.
    Never,
}

impl Speculation {
    /// Returns `AsNested` if the condition holds, else `Never`.
    pub fn as_nested_if(fits: bool) -> Self {
        if fits { Self::AsNested } else { Self::Never }
    }

    /// Returns `Always` if the condition holds, else `Never`.
    pub fn always_if(fits: bool) -> Self {
        if fits { Self::Always } else { Self::Never }
    }
}

#[derive(Clone, Copy, Debug)]
pub(crate) enum SpeculationRule {
    /// The same for all operations of the name.
    Fixed(Speculation),
    Computed(SpeculationFn),
}

impl SpeculationRule {
    pub(crate) fn of(traits: Traits, behaviour: &Behaviour) -> Self {
        if let Some(compute) = behaviour.speculation {
            Self::Computed(compute)
        } else if traits.has(Traits::SPECULATABLE) {
            Self::Fixed(Speculation::Always)
        } else if traits.has(Traits::RECURSIVELY_SPECULATABLE) {
            Self::Fixed(Speculation::AsNested)
        } else {
            Self::Fixed(Speculation::Never)
        }
    }
}

impl Body {
    /// Returns whether an operation may run where it would not have run: it does not fail, loop or trap.
    pub fn is_speculatable(&self, cx: &Context, op: OpId) -> bool {
        let mut pending = vec![(self, op)];
        while let Some((body, op)) = pending.pop() {
            match body.speculation(cx, op) {
                Speculation::Never => return false,
                Speculation::Always => {}
                Speculation::AsNested => {
                    let (inner, regions) = body.regions_of(op);
                    pending.extend(inner.ops_of_regions(regions).map(|op| (inner, op)));
                }
            }
        }
        true
    }

    fn speculation(&self, cx: &Context, op: OpId) -> Speculation {
        match cx.op_data(self.name(op)).speculation {
            SpeculationRule::Fixed(speculation) => speculation,
            SpeculationRule::Computed(compute) => compute(OpRef::new(cx, self, op)),
        }
    }
}
