//! The time that passes take grows with the size of the IR, not with its square.

use std::time::{Duration, Instant};

use crate::outcome;

/// Eight times as much may take 24 times as long, not 64 times.
fn grows_in_proportion(pipeline: &str, size: usize, text: impl Fn(usize) -> String) {
    let time = |size: usize| {
        let text = text(size);
        let once = |_| {
            let start = Instant::now();
            outcome(pipeline, &text, false);
            start.elapsed()
        };
        (0..2).map(once).min().unwrap()
    };
    let (one, eight) = (time(size), time(8 * size));
    assert!(
        eight < 24 * one + Duration::from_millis(20),
        "{pipeline}: {one:?}, then {eight:?}"
    );
}

#[test]
fn calls_in_a_function() {
    grows_in_proportion("builtin.module(inline{default-pipeline=})", 400, |count| {
        let callee = "\"func.func\"() <{function_type = () -> (), sym_name = \"c\", sym_visibility = \"private\"}> ({\n\"func.return\"() : () -> ()\n}) : () -> ()\n";
        let call = "\"func.call\"() <{callee = @c}> : () -> ()\n";
        let body = call.repeat(count) + "\"func.return\"() : () -> ()";
        callee.to_owned() + &crate::function("() -> ()", &body)
    });
}
