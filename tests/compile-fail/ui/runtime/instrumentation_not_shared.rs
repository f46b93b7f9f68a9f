//! Instrumentations are called from the threads that do the work.

use std::cell::Cell;

use passwright::diagnostic::Emit;
use passwright::instrumentation::{Instrumentation, PassSite, Verdict};

#[path = "../support/toy.rs"]
mod toy;
use toy::{Node, Toy};

pub struct Count(Cell<u64>);

impl Instrumentation<Toy> for Count {
    fn before_pass(&self, _pass: &PassSite<'_, Toy>, _op: &&mut Node, _emit: Emit<'_>) -> Verdict {
        self.0.set(self.0.get() + 1);
        Verdict::Run
    }
}

fn main() {}
