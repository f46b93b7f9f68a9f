//! Pipeline text as users write it: what it means, its errors, and that printing loses nothing.

mod accepted;
mod errors;
mod generated;
mod hostile;
mod options;
mod order;

use expect_test::Expect;
use pass_text::parse_anchored;

/// The printed pipeline, or the diagnostics.
fn read(text: &str) -> String {
    match parse_anchored(text) {
        Ok(pipeline) => format!("{pipeline}\n"),
        Err(errors) => errors.render("-p", text),
    }
}

fn check(text: &str, expected: Expect) {
    expected.assert_eq(&read(text));
}
