//! `Debug` of options.

use pass_options::declare_options;

declare_options! {
    struct UnrollOptions impl PartialEq default() {
        factor: u32 = value "factor" "u32" [default("4")],
        only: Option<String> = optional "only" "string",
        names: Vec<String> = list "names" "string",
    }
}

#[test]
fn every_value_is_shown() {
    let options = UnrollOptions {
        names: vec!["a b".to_owned()],
        ..UnrollOptions::default()
    };
    let shown = format!("{options:?}");
    assert_eq!(shown, "UnrollOptions { factor: 4, names: {{a b}} }");
}
