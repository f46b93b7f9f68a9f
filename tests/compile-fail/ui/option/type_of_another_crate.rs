//! Types of other crates have no text that an option could have.

use std::path::PathBuf;
use std::time::Duration;

use pass_runtime::pass;

/// Traces passes
#[pass(name = "trace")]
pub struct Trace {
    /// Where to
    #[option]
    file: Option<PathBuf>,
    /// How often
    #[option(required)]
    interval: Duration,
}

fn main() {}
