//! KDL to the model: no text panics or hangs, and what is accepted prints to KDL that gives the same set.
#![no_main]

use libfuzzer_sys::fuzz_target;
use passdefs::{load_kdl, print_kdl, render};

fuzz_target!(|text: &str| {
    let outcome = load_kdl([("fuzz.kdl", text)]);
    drop(render::terminal(&outcome.diagnostics, &outcome.sources, false));
    let Some(set) = outcome.set else {
        assert!(!outcome.diagnostics.is_empty(), "refused without a word");
        return;
    };
    let printed = print_kdl(&set);
    let again = load_kdl([("printed.kdl", &printed)]);
    assert_eq!(again.set.as_ref(), Some(&set), "{printed}");
});
