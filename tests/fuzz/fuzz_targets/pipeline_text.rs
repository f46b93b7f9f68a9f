//! Pipeline text: accepted text prints, compact and laid out, to text that gives the same tree.
#![no_main]

use libfuzzer_sys::fuzz_target;
use pass_text::{Pipeline, parse_anchored, parse_list};

fuzz_target!(|text: &str| {
    match parse_anchored(text) {
        Ok(pipeline) => {
            assert_same(&pipeline, &pipeline.to_string());
            assert_same(&pipeline, &pipeline.pretty());
        }
        Err(errors) => drop(errors.render("fuzz", text)),
    }
    drop(parse_list(text));
});

fn assert_same(pipeline: &Pipeline, printed: &str) {
    let again = parse_anchored(printed).expect("what is printed parses");
    assert_eq!(again.without_spans(), pipeline.without_spans());
}
