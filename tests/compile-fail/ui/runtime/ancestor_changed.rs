//! A pass reads ancestors of its operation and cannot change them.

use passwright::{Failure, OperationPass, PassContext, Preserved};

#[macro_use]
#[path = "../support/plain_pass.rs"]
mod plain_pass;
#[path = "../support/toy.rs"]
mod toy;
use toy::{Node, Toy};

plain_pass!(Rename {});

impl OperationPass<Toy> for Rename {
    fn run_on_operation(
        &self,
        _op: &mut Node,
        cx: &mut PassContext<'_, Toy>,
    ) -> Result<Preserved, Failure> {
        for ancestor in cx.ancestors() {
            if let Some(view) = ancestor.view() {
                *view = ();
            }
        }
        Ok(Preserved::none())
    }
}

fn main() {}
