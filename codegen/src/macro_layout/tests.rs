//! Short calls on a line, long ones row by row, and the same tokens either way.

use proc_macro2::TokenStream;
use quote::quote;

fn call(rows: TokenStream) -> String {
    let mut text = String::new();
    super::call(&mut text, quote!(::a::declare), rows);
    text
}

#[test]
fn a_short_call_stays_on_a_line() {
    assert_eq!(
        call(quote!(x = Y.options, default(), value n)),
        "::a::declare! { x = Y.options, default(), value n }\n"
    );
}

#[test]
fn a_long_call_has_a_line_for_each_row_but_for_short_clauses() {
    let rows = quote! {
        pub Simplify for RunsSimplify, new SIMPLIFY_CONSTRUCTOR,
        options SimplifyOptions { value r#type, list names_of_all_the_patterns, required a_name_as_long_as_they_come },
        statistics { folded }, default create(Vec<(u8, u16)>, &'static [u8], Box<dyn Send + Sync>),
        create create_simplify_with, register register_simplify, visible everywhere_that_is_not_too_long
    };
    let text = call(rows.clone());
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
    let tokens = |tokens: TokenStream| tokens.to_string().replace(' ', "");
    let again: Result<TokenStream, _> = text.parse();
    assert_eq!(
        again.ok().map(tokens),
        Some(tokens(quote!(::a::declare! { #rows })))
    );
}
