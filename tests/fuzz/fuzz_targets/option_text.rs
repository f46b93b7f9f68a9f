//! Option text: the tree survives printing, values survive quoting, typed options survive both.
#![no_main]

use libfuzzer_sys::fuzz_target;
use pass_text::parse_options;
use pass_text::values::{quote, split_list, unquote};

fuzz_target!(|text: &str| {
    match parse_options(text) {
        Ok(options) => {
            let again = parse_options(&options.to_string()).expect("what is printed parses");
            assert_eq!(again.without_spans(), options.without_spans());
        }
        Err(errors) => drop(errors.render("fuzz", text)),
    }
    assert_eq!(unquote(&quote(text)), text);
    drop(split_list(text));
});
