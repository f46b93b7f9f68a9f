//! A step that gets what its precondition forbids is an error at the text of the pipeline.

use passwright::registry::CheckedPipeline;
use passwright::{Failure, Ir, OperationPass, PassContext, Preserved, pipeline};

#[path = "../support/toy.rs"]
mod toy;

pub mod lowering {
    passwright::include_passes!("ui/support/legality.kdl");
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
