//! A pass that is declared and not implemented is explained in the words of its declaration.

use passwright::{PassRegistry, pass};

#[path = "../support/toy.rs"]
mod toy;
use toy::Toy;

mod generated {
    include!("../../../fixtures/example/out.rs");
}

/// Folds constants
#[pass(name = "lone")]
pub struct Lone {}

fn main() {
    let mut registry = PassRegistry::<Toy>::new();
    generated::register_my_pass(&mut registry).unwrap();
    generated::register_example_passes(&mut registry).unwrap();
    register_lone(&mut registry).unwrap();
}
