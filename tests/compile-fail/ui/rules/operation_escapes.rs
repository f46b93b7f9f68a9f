//! An operation cannot be kept beyond the run of a pass.

use std::sync::{Arc, Mutex};

use passwright::{Failure, OperationPass, PassContext, Preserved, pass};

#[path = "../support/toy.rs"]
mod toy;
use toy::{Node, Toy};

/// Keeps what it saw
#[pass(name = "keep")]
pub struct Keep {
    seen: Arc<Mutex<Option<&'static mut Node>>>,
}

impl OperationPass<Toy> for Keep {
    fn run_on_operation(
        &self,
        op: &mut Node,
        _cx: &mut PassContext<'_, Toy>,
    ) -> Result<Preserved, Failure> {
        *self.seen.lock().unwrap() = Some(op);
        Ok(Preserved::all())
    }
}

fn main() {}
