//! State outside of the pass has to stand several threads.

use std::cell::{Cell, RefCell};

use passwright::{Failure, OperationPass, PassContext, Preserved};

#[macro_use]
#[path = "../support/plain_pass.rs"]
mod plain_pass;
#[path = "../support/toy.rs"]
mod toy;
use toy::{Node, Toy};

static RUNS: Cell<u64> = Cell::new(0);
static SEEN: RefCell<Vec<String>> = RefCell::new(Vec::new());

plain_pass!(Count {});

impl OperationPass<Toy> for Count {
    fn run_on_operation(
        &self,
        op: &mut Node,
        _cx: &mut PassContext<'_, Toy>,
    ) -> Result<Preserved, Failure> {
        RUNS.set(RUNS.get() + 1);
        SEEN.borrow_mut().push(op.name.to_owned());
        Ok(Preserved::all())
    }
}

fn main() {}
