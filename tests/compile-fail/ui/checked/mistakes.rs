//! Every kind of mistake in the text of `pipeline!` is an error at the text, with the place in it and what is known.

use passwright::pipeline;

#[path = "../support/groups.rs"]
mod groups;
#[path = "../support/toy.rs"]
mod toy;

use groups::{cleanup, lowering};
use passwright::registry::CheckedPipeline;

type Checked = CheckedPipeline<toy::Toy>;

fn main() {
    let _: Checked = pipeline!("builtin.module(fodl)", passes = [cleanup]);
    let _: Checked = pipeline!("builtin.module(lower)", passes = [cleanup]);
    let _: Checked = pipeline!("builtin.module(fold{ruonds=3})", passes = [cleanup]);
    let _: Checked = pipeline!("builtin.module(fold{rounds=many})", passes = [cleanup]);
    let _: Checked = pipeline!("builtin.module(fold{rounds=10})", passes = [cleanup]);
    let _: Checked = pipeline!("builtin.module(fold{effort=mcuh})", passes = [cleanup]);
    let _: Checked = pipeline!("builtin.module(fold{rounds=1 rounds=2})", passes = [cleanup]);
    let _: Checked = pipeline!("func.func(inline-one)", passes = [cleanup]);
    let _: Checked = pipeline!("builtin.module(verify-all{names=a})", passes = [cleanup]);
    let _: Checked = pipeline!("builtin.module(verify-all)", passes = [cleanup, lowering]);
    let _: Checked = pipeline!(
        "builtin.module(
            lower,
            fold
        )",
        passes = [cleanup, lowering]
    );
    let _: Checked = pipeline!("builtin.module(lower,tidy)", passes = [cleanup, lowering]);
    let _: Checked = pipeline!("builtin.module(both)", passes = [cleanup, lowering]);
    let _: Checked = pipeline!("fold", passes = [cleanup]);
    let _: Checked = pipeline!("builtin.module(fold", passes = [cleanup]);
    let _: Checked = pipeline!("builtin.module(usual{level=9})", passes = [cleanup]);
}
