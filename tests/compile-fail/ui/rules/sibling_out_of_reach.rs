//! A pass holds its operation, and nothing that leads to the operations around it.

use passwright::{Failure, OperationPass, PassContext, Preserved, pass};

#[path = "../support/toy.rs"]
mod toy;
use toy::{Node, Toy};

/// Changes the root of everything
#[pass(name = "reach")]
pub struct Reach {
    root: std::sync::Arc<Option<Node>>,
}

impl OperationPass<Toy> for Reach {
    fn run_on_operation(
        &self,
        _op: &mut Node,
        _cx: &mut PassContext<'_, Toy>,
    ) -> Result<Preserved, Failure> {
        if let Some(root) = self.root.as_ref() {
            root.children.clear();
        }
        Ok(Preserved::none())
    }
}

fn main() {}
