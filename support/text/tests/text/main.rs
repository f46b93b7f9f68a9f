//! Pipeline text as users write it: what it means, what is said about mistakes, and that printing loses nothing.

mod accepted;
mod generated;
mod hostile;
mod mistakes;
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
