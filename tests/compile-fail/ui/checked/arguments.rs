//! Mistakes in the arguments of `pipeline!` itself.

use passwright::pipeline;

#[path = "../support/groups.rs"]
mod groups;
#[path = "../support/toy.rs"]
mod toy;

use passwright::registry::CheckedPipeline;

type Checked = CheckedPipeline<toy::Toy>;

mod empty {}

fn main() {
    let _: Checked = pipeline!();
    let _: Checked = pipeline!(fold, passes = [groups::cleanup]);
    let _: Checked = pipeline!("builtin.module(fold)");
    let _: Checked = pipeline!("builtin.module(fold)", passes = []);
    let _: Checked = pipeline!("builtin.module(fold)", pases = [groups::cleanup]);
    let _: Checked = pipeline!("builtin.module(fold)", passes = [empty]);
}
