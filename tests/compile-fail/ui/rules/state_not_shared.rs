//! A pass can be shared between threads, so all that it holds can.

use std::cell::Cell;

use pass_runtime::pass;

/// Counts without care
#[pass(name = "count")]
pub struct Count {
    seen: Cell<u64>,
}

fn main() {}
