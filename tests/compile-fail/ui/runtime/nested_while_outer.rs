//! A pipeline has its operation to itself: nothing inside of it is in other hands.

use passwright::{Failure, OpPassManager, OperationPass, PassContext, Preserved};

#[macro_use]
#[path = "../support/plain_pass.rs"]
mod plain_pass;
#[path = "../support/toy.rs"]
mod toy;
use toy::{Node, Toy};

plain_pass!(Hold {});

impl OperationPass<Toy> for Hold {
    fn run_on_operation(
        &self,
        op: &mut Node,
        cx: &mut PassContext<'_, Toy>,
    ) -> Result<Preserved, Failure> {
        let plan = cx.compile(&OpPassManager::any())?;
        let first = &mut op.children[0];
        cx.run_pipeline(&plan, op)?;
        first.name = "x";
        Ok(Preserved::none())
    }
}

fn main() {}
