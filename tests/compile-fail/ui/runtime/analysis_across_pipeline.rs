//! An analysis of an operation cannot be used after a pipeline ran on it.

use passwright::{
    Analysis, AnalysisContext, Failure, OpPassManager, OperationPass, PassContext, Preserved,
};

#[macro_use]
#[path = "../support/plain_pass.rs"]
mod plain_pass;
#[path = "../support/toy.rs"]
mod toy;
use toy::{Node, Toy};

pub struct Size(usize);

impl Analysis<Toy> for Size {
    fn build(op: &&mut Node, _cx: &AnalysisContext<'_, Toy>) -> Self {
        Self(op.children.len())
    }
}

plain_pass!(Stale {});

impl OperationPass<Toy> for Stale {
    fn run_on_operation(
        &self,
        op: &mut Node,
        cx: &mut PassContext<'_, Toy>,
    ) -> Result<Preserved, Failure> {
        let plan = cx.compile(&OpPassManager::any())?;
        let size = cx.analysis::<Size>(&op);
        cx.run_pipeline(&plan, op)?;
        Ok(Preserved::unless(size.0 > 0))
    }
}

fn main() {}
