//! The behaviour of `llvm`.

use super::{Behaviour, arith};
use crate::{Attr, CallSite, Context, Header, Type, name};

pub(in crate::dialect) const BEHAVIOUR: &[Behaviour] = &[
    Behaviour::of("llvm.br").branch(|_, _| Some(0)),
    Behaviour::of("llvm.call").call(CallSite::by_callee),
    Behaviour::of("llvm.cond_br").branch(super::cf::chosen_successor),
    Behaviour::of("llvm.invoke").call(CallSite::by_callee),
    Behaviour::of("llvm.switch").branch(|_, _| None),
];

/// The operation that makes a number or numbers.
pub(in crate::dialect) fn materialize(cx: &Context, value: Attr, ty: Type) -> Option<Header> {
    let constant = || Header::new(cx.op_name("llvm.mlir.constant"));
    arith::is_number(cx, value, ty).then(|| constant().with(cx, name::VALUE, value))
}
