//! A run cannot ask for the pass to itself.

use passwright::{Failure, OperationPass, PassContext, Preserved, pass};

#[path = "../support/toy.rs"]
mod toy;
use toy::{Node, Toy};

/// Counts what it saw
#[pass(name = "count")]
pub struct Count {
    seen: u64,
}

impl OperationPass<Toy> for Count {
    fn run_on_operation(
        &mut self,
        _op: &mut Node,
        _cx: &mut PassContext<'_, Toy>,
    ) -> Result<Preserved, Failure> {
        self.seen += 1;
        Ok(Preserved::all())
    }
}

fn main() {}
