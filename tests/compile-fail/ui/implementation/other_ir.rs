//! A pass that is implemented for another IR only.

use passwright::{Failure, OperationPass, PassContext, PassRegistry, Preserved, pass};

#[path = "../support/toy.rs"]
mod toy;
#[path = "../support/toy.rs"]
mod other;
use toy::Toy;

/// Folds constants
#[pass(name = "fold")]
pub struct Fold {}

impl OperationPass<other::Toy> for Fold {
    fn run_on_operation(
        &self,
        _op: &mut other::Node,
        _cx: &mut PassContext<'_, other::Toy>,
    ) -> Result<Preserved, Failure> {
        Ok(Preserved::all())
    }
}

fn main() {
    let mut registry = PassRegistry::<Toy>::new();
    register_fold(&mut registry).unwrap();
}
