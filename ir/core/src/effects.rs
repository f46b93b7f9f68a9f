//! The effects of operations on memory.

use std::ops::BitOr;

use crate::body::Body;
use crate::context::Context;
use crate::dialect::{Behaviour, OpDef, Traits};
use crate::handle::OpId;
use crate::op_ref::OpRef;

/// The memory effects of an operation.
///
/// ```
/// use pass_ir::flow::Effects;
///
/// let effects = Effects::READ | Effects::WRITE;
/// assert!(effects.has(Effects::WRITE) && !effects.has(Effects::FREE));
/// assert!(Effects::NONE.is_none());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Effects(u8);

impl Effects {
    /// No effect.
    pub const NONE: Self = Self(0);
    /// Reads memory.
    pub const READ: Self = Self(1);
    /// Writes memory.
    pub const WRITE: Self = Self(2);
    /// Allocates memory other than its results.
    pub const ALLOCATE: Self = Self(4);
    /// Frees memory.
    pub const FREE: Self = Self(8);
    /// Allocates its results, and does not access them.
    pub const ALLOCATE_RESULT: Self = Self(16);

    /// The effects of operations that can be erased if nobody uses their results.
    pub(crate) const DROPPABLE: Self = Self(Self::READ.0 | Self::ALLOCATE_RESULT.0);

    /// Returns whether all of `other` are among these.
    pub const fn has(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// Returns whether there are no effects.
    pub const fn is_none(self) -> bool {
        self.0 == 0
    }

    /// Returns whether all of these are among `others`.
    pub const fn is_subset(self, others: Self) -> bool {
        self.0 & !others.0 == 0
    }
}

impl BitOr for Effects {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl Body {
    /// Returns the memory effects of an operation with all nested operations. Returns `None` if they are unknown.
    ///
    /// ```
    /// use pass_ir::flow::Effects;
    /// use pass_ir::{ParseOptions, parse};
    ///
    /// let cx = pass_dialects::context();
    /// let text = r#"%0 = "arith.constant"() <{value = 7 : i32}> : () -> i32"#;
    /// let module = parse(&cx, text, &ParseOptions::default()).unwrap();
    /// let body = module.body().unwrap();
    /// let constant = body.walk()[0];
    /// assert_eq!(body.effects(&cx, constant), Some(Effects::NONE));
    /// assert!(body.is_trivially_dead(&cx, constant));
    /// ```
    pub fn effects(&self, cx: &Context, op: OpId) -> Option<Effects> {
        let mut sum = Effects::NONE;
        self.visit_effects(cx, op, &mut |effects| {
            sum = sum | effects?;
            Some(())
        })?;
        Some(sum)
    }

    /// Returns whether an operation and all nested operations have no memory effects.
    pub fn is_effect_free(&self, cx: &Context, op: OpId) -> bool {
        self.visit_effects(cx, op, &mut |effects| effects?.is_none().then_some(()))
            .is_some()
    }

    /// Returns whether the operation can be erased: its results are unused and it has no effects that matter.
    pub fn is_trivially_dead(&self, cx: &Context, op: OpId) -> bool {
        !self.has_used_results(op) && self.would_be_dead(cx, op)
    }

    /// Returns whether the operation could be erased if its results were unused: it may read, and allocate its results.
    pub fn would_be_dead(&self, cx: &Context, op: OpId) -> bool {
        self.may_be_dropped(cx, op)
            && self
                .visit_effects(cx, op, &mut |effects| {
                    effects?.is_subset(Effects::DROPPABLE).then_some(())
                })
                .is_some()
    }

    /// Like [`Body::would_be_dead`], for an operation with known effects.
    pub fn would_be_dead_with(&self, cx: &Context, op: OpId, effects: Option<Effects>) -> bool {
        self.may_be_dropped(cx, op)
            && effects.is_some_and(|effects| effects.is_subset(Effects::DROPPABLE))
    }

    /// Returns false for terminators and symbols, which are always live.
    pub(crate) fn may_be_dropped(&self, cx: &Context, op: OpId) -> bool {
        let traits = cx.traits(self.name(op));
        let is_symbol = traits.has(Traits::SYMBOL) && self.symbol(cx, op).is_some();
        !traits.has(Traits::TERMINATOR) && !is_symbol
    }

    /// Returns whether the operation is pure: it may be erased, repeated, or moved.
    pub fn is_pure(&self, cx: &Context, op: OpId) -> bool {
        self.is_speculatable(cx, op) && self.is_effect_free(cx, op)
    }

    /// Calls `visit` with the effects of an operation itself and of its nested operations, until it returns `None`.
    fn visit_effects(
        &self,
        cx: &Context,
        op: OpId,
        visit: &mut dyn FnMut(Option<Effects>) -> Option<()>,
    ) -> Option<()> {
        if !cx.traits(self.name(op)).has(Traits::RECURSIVE_EFFECTS) {
            return visit(own_effects(cx, self, op));
        }
        // An isolated operation has a body of its own, for which its handles are valid.
        let mut pending = vec![(self, op)];
        while let Some((body, op)) = pending.pop() {
            visit(own_effects(cx, body, op))?;
            if cx.traits(body.name(op)).has(Traits::RECURSIVE_EFFECTS) {
                let (inner, regions) = body.regions_of(op);
                pending.extend(inner.ops_of_regions(regions).map(|op| (inner, op)));
            }
        }
        Some(())
    }
}

/// Returns the effects of an operation itself, without those of nested operations, or `None` if they are unknown.
pub type EffectsFn = fn(OpRef<'_>) -> Option<Effects>;

/// The effects of the operations of a name, without those of nested operations.
#[derive(Clone, Copy, Debug)]
pub(crate) enum OwnEffects {
    Fixed(Effects),
    Computed(EffectsFn),
    Unknown,
}

impl OwnEffects {
    pub(crate) fn of(traits: Traits, def: Option<&OpDef>, behaviour: &Behaviour) -> Self {
        let has_effects_in_cpp =
            def.is_some_and(|def| def.interfaces.contains(&"MemoryEffectOpInterface"));
        if let Some(compute) = behaviour.effects {
            Self::Computed(compute)
        } else if traits.has(Traits::NO_EFFECTS) {
            Self::Fixed(Effects::NONE)
        } else if traits.has(Traits::STATIC_EFFECTS) {
            let declared = EFFECTS_BY_TRAIT
                .iter()
                .filter(|(flag, _)| traits.has(*flag));
            Self::Fixed(declared.fold(Effects::NONE, |sum, (_, effect)| sum | *effect))
        } else if traits.has(Traits::RECURSIVE_EFFECTS) && !has_effects_in_cpp {
            Self::Fixed(Effects::NONE)
        } else {
            Self::Unknown
        }
    }
}

pub(crate) fn own_effects(cx: &Context, body: &Body, op: OpId) -> Option<Effects> {
    match cx.op_data(body.name(op)).effects {
        OwnEffects::Fixed(effects) => Some(effects),
        OwnEffects::Computed(compute) => compute(OpRef::new(cx, body, op)),
        OwnEffects::Unknown => None,
    }
}

const EFFECTS_BY_TRAIT: &[(Traits, Effects)] = &[
    (Traits::READS, Effects::READ),
    (Traits::WRITES, Effects::WRITE),
    (Traits::ALLOCATES, Effects::ALLOCATE),
    (Traits::ALLOCATES_RESULT, Effects::ALLOCATE_RESULT),
    (Traits::FREES, Effects::FREE),
];
