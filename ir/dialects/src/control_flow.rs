//! Branches, calls, functions and returns of dialects that have a table alone.

use crate::cf::verify::BRANCH;
use crate::shared::behaviours;
use pass_ir::calls::replace_return_by_branch;
use pass_ir::dialect::{Behaviour, CallSite};
use pass_ir::verify::Invariants;
use pass_ir::{BlockId, Body, Context, OpId};

pub(crate) const ASYNC: &[Behaviour] = behaviours![
    "async.func" => callable();
];

pub(crate) const EMITC: &[Behaviour] = behaviours![
    "emitc.call" => call(CallSite::from_callee);
    "emitc.func" => callable();
];

pub(crate) const GPU: &[Behaviour] = behaviours![
    // Its body has further arguments: memory of the workgroup, and private memory.
    "gpu.func" => callable(), invariants(Invariants { function_arguments: Some(|_| Ok(())), ..Invariants::NONE });
];

pub(crate) const ML_PROGRAM: &[Behaviour] = behaviours![
    "ml_program.func", "ml_program.subgraph" => callable();
];

pub(crate) const SHAPE: &[Behaviour] = behaviours![
    "shape.assuming" => regions(crate::scf::flow::EXECUTE_REGION);
    "shape.func" => callable();
];

pub(crate) const SPIRV: &[Behaviour] = behaviours![
    "spirv.Branch" => branch(|_, _| Some(0)), invariants(BRANCH);
    "spirv.BranchConditional" => branch(|_, _| None), invariants(BRANCH);
    "spirv.FunctionCall" => call(CallSite::from_callee);
    "spirv.Return", "spirv.ReturnValue" => lower_return(branch_to);
    "spirv.func" => callable();
];

pub(crate) const TRANSFORM: &[Behaviour] = behaviours![
    "transform.named_sequence" => callable();
];

pub(crate) const WASMSSA: &[Behaviour] = behaviours![
    "wasmssa.func" => callable();
];

fn branch_to(cx: &Context, body: &mut Body, end: OpId, next: BlockId) {
    replace_return_by_branch(cx, body, cx.op_name("spirv.Branch"), end, next);
}
