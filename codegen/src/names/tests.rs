//! Names of the definitions become names of Rust.

use proc_macro2::Ident;
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

/// Every keyword that the parser of Rust knows is in the table, and every word of the table is an identifier when raw.
#[test]
fn the_table_of_keywords_is_that_of_the_parser() {
    let is_plain = |word: &str| syn::parse_str::<Ident>(word).is_ok();
    for word in super::KEYWORDS {
        // A keyword since the 2024 edition, which syn still takes for an identifier.
        assert_eq!(is_plain(word), *word == "gen", "{word}");
        assert_eq!(ident(word).to_string(), format!("r#{word}"));
    }
    for word in [
        "a",
        "Z9_",
        "_a",
        "ä",
        "union",
        "auto",
        "raw",
        "safe",
        "default",
        "macro_rules",
    ] {
        assert!(is_plain(word) && ident(word) == word, "{word}");
    }
}

#[test]
fn the_parameter_of_the_ir_hides_no_item() {
    assert_eq!(ir_parameter(&quote!(RunsZooPass<Fold>)).to_string(), "I");
    assert_eq!(ir_parameter(&quote!(RunsZooPass<I>)).to_string(), "I1");
    assert_eq!(ir_parameter(&quote!({ I::new(I1) })).to_string(), "I2");
}
