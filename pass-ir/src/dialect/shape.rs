//! The behaviour of `shape`.

use super::{Behaviour, scf};

pub(in crate::dialect) const BEHAVIOUR: &[Behaviour] = &[Behaviour::of("shape.assuming")
    .regions(scf::flow::EXECUTE_REGION)
    .invariants(scf::verify::GIVES_RESULTS)];
