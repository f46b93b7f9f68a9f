//! The work that passes do grows with the size of the IR, not with its square.

use crate::outcome;

/// Eight times the IR takes eight times the allocations, and a few for the growth of lists.
fn grows_in_proportion(pipeline: &str, size: usize, text: impl Fn(usize) -> String) {
    let work = |size: usize| {
        let text = text(size);
        let counted = allocation_counter::measure(|| drop(outcome(pipeline, &text, false)));
        (counted.count_total, counted.bytes_total)
    };
    let (one, eight) = (work(size), work(8 * size));
    assert!(
        eight.0 <= one.0 * 8 + 400,
        "{pipeline}: {one:?}, then {eight:?}"
    );
    assert!(eight.1 <= one.1 * 12, "{pipeline}: {one:?}, then {eight:?}");
}

#[test]
fn calls_in_a_function() {
    grows_in_proportion("builtin.module(inline{default-pipeline=})", 200, |count| {
        let callee = "\"func.func\"() <{function_type = () -> (), sym_name = \"c\", sym_visibility = \"private\"}> ({\n\"func.return\"() : () -> ()\n}) : () -> ()\n";
        let call = "\"func.call\"() <{callee = @c}> : () -> ()\n";
        let body = call.repeat(count) + "\"func.return\"() : () -> ()";
        callee.to_owned() + &crate::function("() -> ()", &body)
    });
}
