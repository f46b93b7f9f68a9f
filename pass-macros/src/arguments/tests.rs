//! Arguments that attributes and macros take for themselves.

use quote::quote;

use super::take_string_argument;

fn take(args: proc_macro2::TokenStream) -> Result<(String, Option<String>), String> {
    take_string_argument(args, "crate")
        .map(|(rest, text)| (rest.to_string(), text.map(|text| text.value())))
        .map_err(|error| error.to_string())
}

#[test]
fn an_argument_is_split_off() {
    let rest = quote!(name = "fold",).to_string();
    for args in [
        quote!(name = "fold", crate = "::path"),
        quote!(crate = "::path", name = "fold",),
    ] {
        assert_eq!(take(args), Ok((rest.clone(), Some("::path".to_owned()))));
    }
    let args = quote!(default = a::crate, x.crate = 3);
    assert_eq!(take(args.clone()), Ok((args.to_string(), None)));
}

#[test]
fn a_second_argument_and_a_rest_are_errors() {
    let twice = take(quote!(crate = "a", name = "fold", crate = "b")).unwrap_err();
    assert!(twice.starts_with("`crate` is given twice\n"), "{twice}");
    for args in [
        quote!(crate = "a" + suffix),
        quote!(crate = "a" "b", name = "fold"),
    ] {
        assert_eq!(take(args), Err("unexpected token".to_owned()));
    }
    assert!(take(quote!(crate = 3)).is_err());
}
