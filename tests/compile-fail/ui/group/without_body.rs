//! A group needs a body to find its passes in.

use pass_runtime::pass_group;

#[pass_group]
pub struct Cleanup;

fn main() {}
