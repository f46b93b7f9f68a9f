//! A global variable cannot be changed without saying that nobody vouches for it.

use passwright::{Failure, OperationPass, PassContext, Preserved};

#[macro_use]
#[path = "../support/plain_pass.rs"]
mod plain_pass;
#[path = "../support/toy.rs"]
mod toy;
use toy::{Node, Toy};

static mut RUNS: u64 = 0;

plain_pass!(Count {});

impl OperationPass<Toy> for Count {
    fn run_on_operation(
        &self,
        _op: &mut Node,
        _cx: &mut PassContext<'_, Toy>,
    ) -> Result<Preserved, Failure> {
        RUNS += 1;
        Ok(Preserved::all())
    }
}

fn main() {}
