//! Dumps of TableGen records to the model: no text panics or hangs, and what is accepted prints to KDL that gives the
//! same set. What stands before the first zero byte is the map file.
#![no_main]

use libfuzzer_sys::fuzz_target;
use pass_import::{Settings, import};
use passdefs::{load_kdl, print_kdl, render};

fuzz_target!(|text: &str| {
    let (map, dump) = text.split_once('\0').unwrap_or(("", text));
    let settings = Settings::default().group("Fuzz").map(("map.kdl", map));
    let outcome = import("fuzz.json", dump, &settings);
    drop(render::terminal(
        &outcome.diagnostics,
        &outcome.sources,
        false,
    ));
    let Some(set) = outcome.set else {
        assert!(!outcome.diagnostics.is_empty(), "refused without a word");
        return;
    };
    let printed = print_kdl(&set);
    let again = load_kdl([("printed.kdl", &printed)]);
    let again = again.set.as_ref();
    assert!(
        again.is_some_and(|again| again.same_meaning(&set)),
        "{printed}"
    );
});
