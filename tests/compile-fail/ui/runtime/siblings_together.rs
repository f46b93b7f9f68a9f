//! Operations are handed out one at a time, and not to be kept beside each other.

use passwright::{Failure, Ir, OperationPass, PassContext, Preserved};

#[macro_use]
#[path = "../support/plain_pass.rs"]
mod plain_pass;
#[path = "../support/toy.rs"]
mod toy;
use toy::{Node, Toy};

plain_pass!(Compare {});

impl OperationPass<Toy> for Compare {
    fn run_on_operation(
        &self,
        mut op: &mut Node,
        cx: &mut PassContext<'_, Toy>,
    ) -> Result<Preserved, Failure> {
        let mut all = Vec::new();
        Toy::for_each_child(cx.context(), &mut op, &mut |child| all.push(child));
        Ok(Preserved::all())
    }
}

fn main() {}
