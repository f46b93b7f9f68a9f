//! Expansions printed on request.

use proc_macro2::TokenStream;

/// Prints the expansion if `PASSWRIGHT_DEBUG_MACRO` is the name of what was expanded.
#[expect(clippy::print_stderr, reason = "it was asked for")]
pub(crate) fn show(name: &str, expansion: &TokenStream) {
    if std::env::var("PASSWRIGHT_DEBUG_MACRO").is_ok_and(|wanted| wanted == name) {
        eprintln!(
            "// expansion of {name}\n{}",
            passwright_build::format(expansion)
        );
    }
}
