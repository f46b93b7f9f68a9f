//! Instrumentations are called from the threads that do the work.

use std::cell::Cell;

use passwright::diagnostic::Emit;
use passwright::instrumentation::{Event, Instrumentation, Verdict};

#[path = "../support/toy.rs"]
mod toy;
use toy::Toy;

pub struct Count(Cell<u64>);

impl Instrumentation<Toy> for Count {
    fn enter(&self, _event: &Event<'_, '_, Toy>, _emit: Emit<'_>) -> Verdict {
        self.0.set(self.0.get() + 1);
        Verdict::Run
    }
}

fn main() {}
