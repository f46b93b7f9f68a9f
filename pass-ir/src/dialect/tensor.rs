//! The behaviour of `tensor`.

use super::{Behaviour, shaped};

pub(in crate::dialect) const BEHAVIOUR: &[Behaviour] =
    &[Behaviour::of("tensor.dim").speculation(shaped::dimension)];
