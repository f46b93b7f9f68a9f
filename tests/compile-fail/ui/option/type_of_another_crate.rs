//! Types of the standard library that are no option values, each reported once, at the field.

use std::path::PathBuf;

use passwright::pass;

/// Traces passes
#[pass(name = "trace")]
pub struct Trace {
    /// Where to
    #[option]
    file: Option<PathBuf>,
    /// Where else to
    #[option]
    others: Vec<std::path::PathBuf>,
    /// From when on
    #[option(required)]
    start: std::time::SystemTime,
    cache: std::collections::BTreeMap<u8, PathBuf>,
}

fn main() {}
