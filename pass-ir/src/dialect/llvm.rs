//! The behaviour of `llvm`.

use super::Behaviour;

pub(in crate::dialect) const BEHAVIOUR: &[Behaviour] = &[
    Behaviour::of("llvm.br").branch(|_, _| Some(0)),
    Behaviour::of("llvm.cond_br").branch(super::cf::chosen_successor),
    Behaviour::of("llvm.switch").branch(|_, _| None),
];
