//! The behaviour of `memref`.

use super::{Behaviour, shaped};

pub(in crate::dialect) const BEHAVIOUR: &[Behaviour] =
    &[Behaviour::of("memref.dim").speculation(shaped::dimension)];
