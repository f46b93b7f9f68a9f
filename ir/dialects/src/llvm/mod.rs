//! What passes ask of `llvm`: control flow, calls and effects. Its operations neither fold nor have verifiers beyond the table.

pub(crate) mod type_syntax;
pub(crate) mod types;

use crate::cf::verify::{BRANCH, SWITCH};
use crate::shared::behaviours;
use pass_ir::OpRef;
use pass_ir::dialect::{Behaviour, CallSite};
use pass_ir::flow::Effects;

pub(crate) const BEHAVIOUR: &[Behaviour] = behaviours![
    "llvm.br" => branch(|_, _| Some(0)), invariants(BRANCH);
    "llvm.call", "llvm.invoke" => call(CallSite::from_callee);
    "llvm.cond_br" => branch(|_, _| None), invariants(BRANCH);
    "llvm.func" => callable();
    "llvm.load" => effects(|op| Some(access(op, Effects::READ)));
    "llvm.store" => effects(|op| Some(access(op, Effects::WRITE)));
    "llvm.switch" => branch(|_, _| None), invariants(SWITCH);
];

/// The largest ordering that does not order accesses to other memory: `unordered`.
const UNORDERED: i64 = 1;

/// Returns the effects of an access to memory. Volatile accesses, and those that order others, may read and write
/// anything.
fn access(op: OpRef<'_>, effects: Effects) -> Effects {
    let ordering = op.int_value("ordering");
    let is_plain = op.attr_named("volatile_").is_none()
        && ordering.is_none_or(|ordering| ordering <= UNORDERED);
    if is_plain {
        effects
    } else {
        Effects::READ | Effects::WRITE
    }
}
