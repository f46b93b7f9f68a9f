//! A group needs a body to find its passes in.

use passwright::pass_group;

#[pass_group]
pub struct Cleanup;

fn main() {}
