//! A pipeline that lacks what its passes require before or after them is an error at its text.

use passwright::registry::CheckedPipeline;
use passwright::{pass_group, pipeline};

#[path = "../support/toy.rs"]
mod toy;

type Checked = CheckedPipeline<toy::Toy>;

#[pass_group]
mod lowering {
    /// Turn tensors into buffers
    #[pass(kind = "bufferization")]
    pub struct Bufferize;

    /// Lower everything
    #[pass(requires(kind = "bufferization", reason = "tensors have no lowering"))]
    pub struct Lower;

    /// Unroll loops
    #[pass(followed_by("lower", reason = "copies are to be lowered"))]
    pub struct Unroll;
}

fn main() {
    let _: Checked = pipeline!("builtin.module(lower)", passes = [lowering]);
    let _: Checked = pipeline!("builtin.module(lower,bufferize)", passes = [lowering]);
    let _: Checked = pipeline!("builtin.module(bufferize,lower,any(unroll))", passes = [lowering]);
}
