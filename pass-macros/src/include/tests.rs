//! Files by name, and what is said about those that are not right.

use expect_test::{Expect, expect};
use quote::quote;

use super::include_passes;

/// The messages of the errors in an expansion.
fn check(args: proc_macro2::TokenStream, expected: Expect) {
    expected.assert_eq(&messages(args));
}

fn messages(args: proc_macro2::TokenStream) -> String {
    let text = include_passes(args).to_string();
    let found = text.split("compile_error").skip(1).filter_map(|rest| {
        let literal = rest.trim_start_matches(" ! { ").trim_start_matches("! { ");
        let end = literal.find("\" }").map_or(literal.len(), |at| at + 1);
        let read = syn::parse_str::<syn::LitStr>(&literal[..end]);
        Some(read.ok()?.value().replace(env!("CARGO_MANIFEST_DIR"), ".") + "\n")
    });
    found.collect()
}

#[test]
fn definitions_are_included_and_tracked() {
    let text = include_passes(quote!(
        "tests/fixtures/passes.kdl",
        crate = "::my::passwright"
    ))
    .to_string();
    assert!(text.contains("include_bytes !"));
    assert!(text.contains(":: my :: passwright :: declare_pass !"));
    assert!(text.contains("\"tests/fixtures/passes.kdl\""));
}

#[test]
fn included_files_are_tracked_as_well() {
    let text = include_passes(quote!("tests/fixtures/including.kdl")).to_string();
    let tracked: Vec<&str> = text
        .split("include_bytes !")
        .skip(1)
        .filter_map(|rest| rest.split('"').nth(5))
        .collect();
    assert_eq!(
        tracked,
        ["tests/fixtures/including.kdl", "tests/fixtures/shared.kdl"]
    );
    assert!(text.contains("pub enum Effort") && !text.contains("compile_error"));
}

#[test]
fn mistakes_are_shown_with_their_excerpts() {
    check(
        quote!("tests/fixtures/mistakes.kdl"),
        expect![[r#"
            tests/fixtures/mistakes.kdl:4:37: default `300` does not fit type `u8`: expected an integer from 0 to 255
                    option "level" "u8" default=300 "Does not fit the type"
                                                ^~~
            note: for details run `passwright explain PW0341`
            tests/fixtures/mistakes.kdl:5:23: unknown type `Moed`
                    option "mode" "Moed" "Names an enum that does not exist"
                                  ^~~~~~
            note: known types: `Mode`, `bool`, `char`, `duration`, `f32`, `f64`, `i16`, `i32`, `i64`, `i8`, `pipeline`, `string`, `u16`, `u32`, `u64`, `u8`, `usize`
            help: did you mean `Mode`?
            note: for details run `passwright explain PW0201`
        "#]],
    );
}

#[test]
fn a_file_that_is_not_there() {
    check(
        quote!("tests/fixtures/nowhere.kdl"),
        expect![[r#"
            cannot read ./tests/fixtures/nowhere.kdl: No such file or directory (os error 2)
            note: for details run `passwright explain PW0006`
        "#]],
    );
}

#[test]
fn no_file_at_all() {
    check(
        quote!(),
        expect![[r#"
            expected the name of a file, such as "passes.kdl"
            note: for details run `passwright explain PW0003`
        "#]],
    );
    check(
        quote!(3),
        expect![[r#"
        expected string literal
    "#]],
    );
    check(
        quote!("a.kdl", crate = "1 2"),
        expect![[r#"
            `1 2` is not the path of a module, such as `::passwright`
            note: for details run `passwright explain PW0003`
        "#]],
    );
}

#[test]
fn files_outside_of_the_package_are_included_from_an_allowed_folder_alone() {
    check(
        quote!("tests/fixtures/outside.kdl"),
        expect![[r#"
        tests/fixtures/outside.kdl:1:9: cannot include `../../../tests/fixtures/three-options/in.kdl`: it is outside of the folders of the given files; `include_root = ".."` allows its folder
        include "../../../tests/fixtures/three-options/in.kdl"
                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        note: for details run `passwright explain PW0006`
    "#]],
    );
    check(
        quote!("tests/fixtures/outside.kdl", include_root = ".."),
        expect![[r#""#]],
    );
}
