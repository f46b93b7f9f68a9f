//! An operation belongs to the pass for one call, not to what it starts.

use passwright::{Failure, OperationPass, PassContext, Preserved, pass};

#[path = "../support/toy.rs"]
mod toy;
use toy::{Node, Toy};

/// Works on while the next pass runs
#[pass(name = "late")]
pub struct Late {}

impl OperationPass<Toy> for Late {
    fn run_on_operation(
        &self,
        op: &mut Node,
        _cx: &mut PassContext<'_, Toy>,
    ) -> Result<Preserved, Failure> {
        std::thread::spawn(move || op.children.clear());
        Ok(Preserved::none())
    }
}

fn main() {}
