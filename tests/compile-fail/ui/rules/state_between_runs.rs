//! A pass keeps no state from one run to the next: it runs by shared reference.

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
        &self,
        _op: &mut Node,
        _cx: &mut PassContext<'_, Toy>,
    ) -> Result<Preserved, Failure> {
        self.seen += 1;
        Ok(Preserved::all())
    }
}

fn main() {}
