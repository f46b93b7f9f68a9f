//! A pass can be shared between threads, so all that it holds can.

use std::cell::Cell;

use passwright::pass;

/// A counter that one thread alone can have.
#[derive(Clone, Default)]
struct Counter(Cell<u64>);

/// Counts without care
#[pass(name = "count")]
pub struct Count {
    seen: Counter,
}

fn main() {}
