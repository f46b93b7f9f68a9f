//! A type that threads cannot share is refused in a pass, at any depth of a field. The types are not generic, since the compiler shows the
//! sources of generic ones where they are installed.

use std::cell::Cell;
use std::rc::Rc;

use passwright::{Failure, OperationPass, PassContext, Preserved, pass};

#[path = "../support/toy.rs"]
mod toy;
use toy::{Node, Toy};

#[derive(Clone, Debug, Default)]
struct Names {
    first: Name,
}

#[derive(Clone, Debug, Default)]
struct Name(Rc<u8>);

/// Counts without care
#[pass(name = "count")]
pub struct Count {
    seen: Cell<u64>,
    names: Names,
    right: std::sync::Arc<str>,
}

impl OperationPass<Toy> for Count {
    fn run_on_operation(
        &self,
        _op: &mut Node,
        _cx: &mut PassContext<'_, Toy>,
    ) -> Result<Preserved, Failure> {
        self.seen.set(self.seen.get() + 1);
        Ok(Preserved::all())
    }
}

fn main() {
    let _unused: Option<Rc<str>> = None;
}
