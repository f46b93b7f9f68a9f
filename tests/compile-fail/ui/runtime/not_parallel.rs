//! An IR that cannot hand out operations beside each other runs on one thread.

use passwright::schedule::Parallel;
use passwright::PassManager;

#[path = "../support/toy.rs"]
mod toy;
use toy::Toy;

fn main() {
    let mut manager = PassManager::<Toy>::new("any");
    manager.set_schedule(Parallel::new(2).unwrap());
}
