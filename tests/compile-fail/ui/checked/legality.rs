//! A step that gets what its precondition forbids is an error at the text of the pipeline.

use passwright::registry::CheckedPipeline;
use passwright::{Failure, Ir, OperationPass, PassContext, Preserved, pass_group, pipeline};

#[path = "../support/toy.rs"]
mod toy;

#[pass_group]
pub mod lowering {
    /// Turn loops into branches
    #[pass(op = "builtin.module", postcondition(illegal("scf")), creates("cf"))]
    pub struct LoopsToBranches;

    /// Turn branches into jumps
    #[pass(op = "builtin.module", postcondition(illegal("cf")), creates("llvm"))]
    pub struct BranchesToJumps;

    /// Write the code of a machine
    #[pass(op = "builtin.module", precondition(illegal("cf", reason = "the machine has no branches")), creates())]
    pub struct Emit;
}

macro_rules! idle {
    ($($pass:ty),*) => {$(
        impl<I: Ir> OperationPass<I> for $pass {
            fn run_on_operation(&self, _: I::Op<'_>, _: &mut PassContext<'_, I>) -> Result<Preserved, Failure> {
                Ok(Preserved::all())
            }
        }
    )*};
}

idle!(lowering::LoopsToBranches, lowering::BranchesToJumps, lowering::Emit);

type Checked = CheckedPipeline<toy::Toy>;

fn main() {
    let _: Checked = pipeline!("builtin.module(loops-to-branches,branches-to-jumps,emit)", passes = [lowering]);
    let _: Checked = pipeline!("builtin.module(loops-to-branches,emit)", passes = [lowering]);
}
