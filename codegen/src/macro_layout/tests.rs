//! Short calls on a line, long ones row by row, and the same tokens either way.

use quote::quote;
use syn::{ItemMacro, parse_quote, parse_str};

use super::call;

#[test]
fn a_short_call_stays_on_a_line() {
    let item: ItemMacro = parse_quote!(::a::declare! { x = Y.options, default(), value n });
    assert_eq!(
        call(&item),
        "::a::declare! { x = Y.options, default(), value n }\n"
    );
}

#[test]
fn a_long_call_has_a_line_for_each_row_but_for_short_clauses() {
    let item: ItemMacro = parse_quote!(::a::declare! {
        pub Simplify for RunsSimplify, new SIMPLIFY_CONSTRUCTOR,
        options SimplifyOptions { value r#type, list names_of_all_the_patterns, required a_name_as_long_as_they_come },
        statistics { folded }, default create(Vec<(u8, u16)>, &'static [u8], Box<dyn Send + Sync>),
        create create_simplify_with, register register_simplify, visible everywhere_that_is_not_too_long
    });
    let text = call(&item);
    let expected = "\
::a::declare! {
    pub Simplify for RunsSimplify, new SIMPLIFY_CONSTRUCTOR,
    options SimplifyOptions {
        value r#type, list names_of_all_the_patterns, required a_name_as_long_as_they_come
    },
    statistics { folded },
    default create(Vec<(u8, u16)>, &'static [u8], Box<dyn Send + Sync>),
    create create_simplify_with, register register_simplify,
    visible everywhere_that_is_not_too_long
}
";
    assert_eq!(text, expected);
    let tokens = |item: &ItemMacro| quote!(#item).to_string().replace(' ', "");
    let again: Result<ItemMacro, _> = parse_str(&text);
    assert_eq!(again.ok().as_ref().map(tokens), Some(tokens(&item)));
}
