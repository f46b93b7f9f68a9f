//! A pipeline that lacks what its passes require before or after them is an error at its text.

use passwright::registry::CheckedPipeline;
use passwright::pipeline;

#[path = "../support/toy.rs"]
mod toy;

type Checked = CheckedPipeline<toy::Toy>;

mod lowering {
    passwright::include_passes!("ui/support/required.kdl");
}

fn main() {
    let _: Checked = pipeline!("builtin.module(lower)", passes = [lowering]);
    let _: Checked = pipeline!("builtin.module(lower,bufferize)", passes = [lowering]);
    let _: Checked = pipeline!("builtin.module(bufferize,lower,any(unroll))", passes = [lowering]);
}
