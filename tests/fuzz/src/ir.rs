//! Properties of every text, well-formed or not.

use pass_ir::{Context, ParseOptions, PrintOptions};

/// Reads the text; if that works, verifies and prints it, and reads and prints what was printed.
pub fn check(text: &str) {
    let mut cx = pass_dialects::context();
    cx.allow_unregistered(true);
    let module = match pass_ir::parse(&cx, text, &ParseOptions::default()) {
        Ok(module) => module,
        Err(found) => {
            assert!(!found.is_empty());
            return found
                .iter()
                .for_each(|diagnostic| drop(cx.render(diagnostic, text)));
        }
    };
    let found = module.verify(&cx);
    found
        .iter()
        .for_each(|violation| drop(cx.render(violation, text)));
    for locations in [false, true] {
        let options = PrintOptions {
            locations,
            ..PrintOptions::default()
        };
        let printed = module.print_with(&cx, options);
        // Invalid IR is printed too, though not always as text that can be read.
        if found.is_empty() {
            assert_stable(&cx, &printed, options);
        }
    }
    let mut strict = pass_dialects::context();
    strict.allow_unregistered(false);
    drop(pass_ir::parse(&strict, text, &ParseOptions::default()));
}

/// Printed text is read again and printed as the same text. A number of `f80` or `f128` is read as a double, as by mlir-opt,
/// so that its last digits are gone the first time: then what is printed after that is.
fn assert_stable(cx: &Context, printed: &str, options: PrintOptions) {
    let again = reprinted(cx, printed, options);
    if printed.contains("f80") || printed.contains("f128") {
        assert_eq!(reprinted(cx, &again, options), again)
    } else {
        assert_eq!(again, printed)
    }
}

/// The text that is printed after `printed` is read.
fn reprinted(cx: &Context, printed: &str, options: PrintOptions) -> String {
    match pass_ir::parse(cx, printed, &ParseOptions::default()) {
        Ok(again) => again.print_with(cx, options),
        Err(found) => {
            let diagnostics: String = found
                .iter()
                .map(|diagnostic| cx.render(diagnostic, printed))
                .collect();
            panic!("{printed}\nis not read: {diagnostics}");
        }
    }
}
