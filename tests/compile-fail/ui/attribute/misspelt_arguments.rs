//! Arguments in the spelling of KDL or of Rust paths.

use passwright::pass;

/// Has its name as an argument
#[pass("my-pass")]
pub struct MyPass;

/// Has an operation without quotes
#[pass(op = func.func)]
pub struct Unquoted;

fn main() {}
