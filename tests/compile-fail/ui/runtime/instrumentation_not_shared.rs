//! Instrumentations are called from the threads that do the work.

use std::cell::Cell;

use passwright::instrumentation::{Event, Instrumentation, Sink, Verdict};

#[path = "../support/toy.rs"]
mod toy;
use toy::Toy;

pub struct Count(Cell<u64>);

impl Instrumentation<Toy> for Count {
    fn enter(&self, _event: &Event<'_, '_, Toy>, _emit: Sink<'_, Toy>) -> Verdict {
        self.0.set(self.0.get() + 1);
        Verdict::Run
    }
}

fn main() {}
