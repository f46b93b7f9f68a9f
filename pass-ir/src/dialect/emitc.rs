//! The behaviour of `emitc`.

use super::Behaviour;
use crate::CallSite;

pub(in crate::dialect) const BEHAVIOUR: &[Behaviour] =
    &[Behaviour::of("emitc.call").call(CallSite::by_callee)];
