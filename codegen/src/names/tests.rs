//! Names of the definitions become names of Rust.

use quote::quote;

use super::{ident, ir_parameter};

#[test]
fn keywords_become_raw() {
    let written = |name| ident(name).to_string();
    assert_eq!(
        ["plain", "type", "gen", "try", "union"].map(written),
        ["plain", "r#type", "r#gen", "r#try", "union"]
    );
}

#[test]
fn what_is_no_name_does_not_panic() {
    assert_eq!(
        ["", "a b", "self", "1"].map(|name| ident(name).to_string()),
        ["_unnamed"; 4]
    );
}

/// The shortcut for common names agrees with the parser.
#[test]
fn common_names_are_not_keywords() {
    for name in super::KEYWORDS
        .iter()
        .chain(&["a", "Z9_", "_a", "_", "9a", "ä", "union"])
    {
        if super::is_common(name) {
            assert_eq!(super::parsed(name).to_string(), *name);
        }
    }
    assert!(super::is_common("a") && super::is_common("Z9_") && !super::is_common("gen"));
}

#[test]
fn the_parameter_of_the_ir_hides_no_item() {
    assert_eq!(ir_parameter(&quote!(RunsZooPass<Fold>)).to_string(), "I");
    assert_eq!(ir_parameter(&quote!(RunsZooPass<I>)).to_string(), "I1");
    assert_eq!(ir_parameter(&quote!({ I::new(I1) })).to_string(), "I2");
}
