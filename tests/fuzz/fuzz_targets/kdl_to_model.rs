//! KDL to the model: no text panics or hangs, what is accepted prints to KDL that gives the same set, and the canonical
//! layout of a text is fixed and gives the same set.
#![no_main]

use libfuzzer_sys::fuzz_target;
use pass_def_tools::format_kdl;
use passdefs::source::Sources;
use passdefs::{Outcome, analyse, load_kdl, print_kdl, render};

/// The meaning of what is accepted.
fn meaning(outcome: &Outcome) -> Option<String> {
    outcome.set.as_ref().map(|set| set.meaning())
}

fuzz_target!(|text: &str| {
    let outcome = load_kdl([("fuzz.kdl", text)]);
    drop(analyse(
        [("fuzz.kdl", text)],
        &mut |_, _| Err(String::new()),
    ));
    drop(render::terminal(
        &outcome.diagnostics,
        &outcome.sources,
        false,
    ));
    let formatted = format_kdl(&mut Sources::new(), "fuzz.kdl", text).0;
    if let Some(formatted) = &formatted {
        let again = format_kdl(&mut Sources::new(), "fuzz.kdl", formatted).0;
        assert_eq!(again.as_ref(), Some(formatted));
        let laid_out = load_kdl([("formatted.kdl", formatted)]);
        assert_eq!(meaning(&laid_out), meaning(&outcome), "{formatted}");
    }
    let Some(set) = outcome.set else {
        assert!(!outcome.diagnostics.is_empty(), "refused without a word");
        return;
    };
    assert!(formatted.is_some(), "accepted, and not laid out");
    let printed = print_kdl(&set);
    let again = load_kdl([("printed.kdl", &printed)]);
    let again = again.set.as_ref();
    assert!(
        again.is_some_and(|again| again.same_meaning(&set)),
        "{printed}"
    );
});
