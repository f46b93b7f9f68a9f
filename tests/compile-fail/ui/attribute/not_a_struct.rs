//! Only a struct with named fields can be a pass.

use passwright::pass;

/// Folds constants
#[pass(name = "fold")]
fn fold() {}

/// Folds constants
#[pass(name = "fold-pair")]
struct Pair(#[option] bool);

/// Folds constants
#[pass(name = "fold-any")]
struct Any<T> {
    value: T,
}

/// Folds in a way
#[pass(name = "fold-way")]
enum Way {
    Up,
}

#[path = "../support/toy.rs"]
mod toy;

impl passwright::OperationPass<toy::Toy> for Pair {
    fn run_on_operation(
        &self,
        _op: &mut toy::Node,
        _cx: &mut passwright::PassContext<'_, toy::Toy>,
    ) -> Result<passwright::Preserved, passwright::Failure> {
        Ok(passwright::Preserved::all())
    }
}

impl passwright::OperationPass<toy::Toy> for Way {
    fn run_on_operation(
        &self,
        _op: &mut toy::Node,
        _cx: &mut passwright::PassContext<'_, toy::Toy>,
    ) -> Result<passwright::Preserved, passwright::Failure> {
        Ok(passwright::Preserved::all())
    }
}

fn main() {
    fold();
}
