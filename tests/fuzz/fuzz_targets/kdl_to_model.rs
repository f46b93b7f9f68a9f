//! KDL to the model: no text panics or hangs, what is accepted prints to KDL that gives the same set, and the canonical
//! layout of a text is fixed and gives the same set.
#![no_main]

use libfuzzer_sys::fuzz_target;
use passdefs::source::Sources;
use passdefs::{format_kdl, load_kdl, print_kdl, render};

fuzz_target!(|text: &str| {
    let outcome = load_kdl([("fuzz.kdl", text)]);
    drop(render::terminal(&outcome.diagnostics, &outcome.sources, false));
    let formatted = format_kdl(&mut Sources::new(), "fuzz.kdl", text).0;
    if let Some(formatted) = &formatted {
        let again = format_kdl(&mut Sources::new(), "fuzz.kdl", formatted).0;
        assert_eq!(again.as_ref(), Some(formatted));
        assert_eq!(load_kdl([("formatted.kdl", formatted)]).set, outcome.set, "{formatted}");
    }
    let Some(set) = outcome.set else {
        assert!(!outcome.diagnostics.is_empty(), "refused without a word");
        return;
    };
    assert!(formatted.is_some(), "accepted, and not laid out");
    let printed = print_kdl(&set);
    let again = load_kdl([("printed.kdl", &printed)]);
    assert_eq!(again.set.as_ref(), Some(&set), "{printed}");
});
