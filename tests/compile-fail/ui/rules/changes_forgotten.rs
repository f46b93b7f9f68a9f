//! A pass says what it left as it was.

use passwright::{Failure, OperationPass, PassContext, pass};

#[path = "../support/toy.rs"]
mod toy;
use toy::{Node, Toy};

/// Says nothing
#[pass(name = "quiet")]
pub struct Quiet {}

impl OperationPass<Toy> for Quiet {
    fn run_on_operation(
        &self,
        _op: &mut Node,
        _cx: &mut PassContext<'_, Toy>,
    ) -> Result<(), Failure> {
        Ok(())
    }
}

fn main() {}
