//! The abstract state: what may be present, and why.

use super::bits::Bits;
use super::effect::Effect;
use super::universe::{EntityId, Universe};

/// The reasons why something may be present; absent if there are none.
#[derive(Clone, Debug, Default)]
pub(crate) struct Presence {
    /// The parts of the input without which it is absent, unless a step brings it in.
    pub(crate) inputs: Bits,
    /// The first step that may bring it in, whatever the input holds.
    pub(crate) step: Option<u32>,
    /// The first step that may create it where others of its dialect are.
    pub(crate) spread: Option<u32>,
}

impl Presence {
    pub(crate) fn is_absent(&self) -> bool {
        self.step.is_none() && self.inputs.is_empty()
    }

    pub(crate) fn union(&mut self, other: &Presence) {
        self.inputs.union(&other.inputs);
        self.step = earlier(self.step, other.step);
        self.spread = earlier(self.spread, other.spread);
    }

    pub(crate) fn clear(&mut self) {
        self.inputs.clear();
        self.step = None;
        self.spread = None;
    }
}

fn earlier(one: Option<u32>, other: Option<u32>) -> Option<u32> {
    match (one, other) {
        (Some(one), Some(other)) => Some(one.min(other)),
        (one, other) => one.or(other),
    }
}

/// By class, the reasons why it may be present.
#[derive(Clone, Debug)]
pub(crate) struct State {
    pub(crate) classes: Vec<Presence>,
    /// The dialects in which nothing has changed since all their operations and types got the same causes.
    spread: Bits,
}

impl State {
    pub(crate) fn new(classes: Vec<Presence>) -> Self {
        Self {
            classes,
            spread: Bits::default(),
        }
    }

    pub(crate) fn union(&mut self, other: &State) {
        for (presence, other) in self.classes.iter_mut().zip(&other.classes) {
            presence.union(other);
        }
        self.spread.clear();
    }

    /// Changes one class.
    pub(crate) fn change(
        &mut self,
        universe: &Universe<'_>,
        entity: EntityId,
        change: impl FnOnce(&mut Presence),
    ) {
        self.spread.remove(universe.dialect(entity));
        change(&mut self.classes[entity.0]);
    }

    /// Changes the state as a run of a pass may change the IR.
    pub(crate) fn apply(&mut self, universe: &Universe<'_>, step: u32, effect: &Effect) {
        if effect.spreads {
            self.spread_dialects(universe, step, effect);
        }
        for entity in &effect.brings {
            self.change(universe, *entity, |presence| {
                presence.step.get_or_insert(step);
            });
        }
        for entity in effect.removes.iter() {
            self.change(universe, EntityId(entity), Presence::clear);
        }
    }

    /// Lets a pass without `creates` create operations and types of the dialects of operations that may be there, and types of
    /// the dialects of types. They depend on the same causes.
    fn spread_dialects(&mut self, universe: &Universe<'_>, step: u32, effect: &Effect) {
        for (dialect, kinds) in universe.by_dialect().enumerate() {
            if self.spread.contains(dialect) {
                continue;
            }
            self.spread.insert(dialect);
            let mut all = Presence::default();
            for members in kinds {
                for member in members {
                    all.union(&self.classes[member.0]);
                }
                if all.is_absent() {
                    continue;
                }
                for member in members {
                    let presence = &mut self.classes[member.0];
                    let is_new = presence.is_absent();
                    if !effect.removes.contains(member.0) {
                        presence.union(&all);
                        presence.spread = presence.spread.or(is_new.then_some(step));
                    }
                }
            }
        }
    }
}
