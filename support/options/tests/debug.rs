//! `Debug` of options.

use pass_options::declare_options;
use pass_options::info::OptionInfo;

struct UnrollOptions {
    factor: u32,
    only: Option<String>,
    names: Vec<String>,
}

const TABLE: &[OptionInfo] = &[
    OptionInfo::new("factor", "u32").default("4"),
    OptionInfo::new("only", "string").optional(),
    OptionInfo::list("names", "string"),
];
declare_options!(UnrollOptions impl PartialEq impl Default() = TABLE, value factor, optional only, list names);

#[test]
fn every_value_is_shown() {
    let options = UnrollOptions {
        names: vec!["a b".to_owned()],
        ..UnrollOptions::default()
    };
    let shown = format!("{options:?}");
    assert_eq!(shown, "UnrollOptions { factor: 4, names: {{a b}} }");
}
