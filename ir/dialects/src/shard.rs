//! The behaviour of `shard`.

use crate::shared::{behaviours, shapes};
use pass_ir::dialect::Behaviour;

pub(crate) const BEHAVIOUR: &[Behaviour] = behaviours![
    "shard.update_halo" => effects(shapes::effects_on_memory);
];
