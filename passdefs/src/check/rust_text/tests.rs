//! Types and paths, right and wrong.

use expect_test::expect;

use super::{parse_path, parse_type, print_tokens};

#[track_caller]
fn check(written: &str, canonical: &str) {
    assert_eq!(parse_type(written).as_deref(), Ok(canonical));
    assert_eq!(parse_type(canonical).as_deref(), Ok(canonical));
}

#[test]
fn types_have_one_spelling() {
    check("crate :: a::B<  i64,u8 >", "crate::a::B<i64, u8>");
    check(
        "Box<dyn   Fn(&str,u8)->Result<(),E>+Send>",
        "Box<dyn Fn(&str, u8) -> Result<(), E> + Send>",
    );
    check("[u8;4]", "[u8; 4]");
    check("(u8,)", "(u8,)");
    check("&'static  mut T", "&'static mut T");
    check(
        "HashMap<String,Vec<Option<r#type::T>>>",
        "HashMap<String, Vec<Option<r#type::T>>>",
    );
    check("fn(u8)->fn()->u8", "fn(u8) -> fn() -> u8");
    check("<A as B>::C", "<A as B>::C");
    check("<Vec<u8>as B>::C", "<Vec<u8> as B>::C");
    check("<[u8; 4]as B>::C", "<[u8; 4] as B>::C");
    check("Box<dyn for<'a>Fn(&'a u8)>", "Box<dyn for<'a> Fn(&'a u8)>");
    check("Box<dyn Iterator<Item=u8>>", "Box<dyn Iterator<Item = u8>>");
    check("*const u8", "*const u8");
    check("[u8; { 1 + 2 }]", "[u8; {1 + 2}]");
    check("[u8; (1>=2) as usize]", "[u8; (1>= 2) as usize]");
}

#[test]
fn operators_that_stand_first_have_no_space_before_them() {
    for text in ["(--1)", "[=>(1)]", "<--1", "--1"] {
        assert_eq!(print_tokens(text.parse().expect("tokens")), text);
    }
}

#[test]
fn text_that_does_not_compile_in_its_place_is_refused() {
    let ty = |text| parse_type(text).unwrap_err();
    expect![[r#"
        the type has to be written out
        a field cannot have an `impl` type
        a trait object begins with `dyn`
        a reference in a field needs its lifetime, such as `&'static str`
        `'a` is declared nowhere; a pass holds what is `'static`
        `'_` is declared nowhere; a pass holds what is `'static`
        `'a` is declared nowhere; a pass holds what is `'static`
        `'b` is declared nowhere; a pass holds what is `'static`
        `'a` is declared nowhere; a pass holds what is `'static`
        it is not a type of stable Rust
        its size is not known; put it in a `Box`
        `gen` is a keyword of Rust; write `r#gen`
        `try` is a keyword of Rust; write `r#try`
        it is empty"#]]
    .assert_eq(
        &[
            "Vec<_>",
            "Box<impl Fn()>",
            "Box<Send + Sync>",
            "(u8, &str)",
            "Cow<'a, str>",
            "Cow<'_, str>",
            "fn(&'a u8)",
            "Box<dyn for<'a> Fn(&'b u8)>",
            "(fn(for<'a> fn(&'a u8)), &'a u8)",
            "dyn* Send",
            "dyn Fn()",
            "a::gen::B",
            "[u8; try]",
            " // nothing",
        ]
        .map(ty)
        .join("\n"),
    );
    let path = |text| parse_path(text).unwrap_err();
    expect![[r#"
        generic arguments of a path are written with `::<`
        unexpected token
        `gen` is a keyword of Rust; write `r#gen`
        `try` is a keyword of Rust; write `r#try`
        there is no `Self` here; write the name of the type
        `crate` can only begin a path
        `super` can only begin a path
        `super` is a module
        the type has to be written out
        unexpected token"#]]
    .assert_eq(
        &[
            "A<T>",
            "Fn(u8)",
            "gen",
            "try::make",
            "Self::new",
            "a::crate::b",
            "crate::super::b",
            "self::super",
            "a::<_>::b",
            "a b",
        ]
        .map(path)
        .join("\n"),
    );
    for text in [
        "for<'a> fn(&'a str, &u8) -> &'a str",
        "Box<dyn for<'a> Fn(&'a str)>",
        "fn(&'_ str, Cow<'_, str>)",
        "Cow<'static, str>",
        "Option<Box<Self>>",
        "Box<dyn Send + 'static>",
    ] {
        assert!(parse_type(text).is_ok(), "{text}");
    }
    for text in [
        "self::super::super::a",
        "::a::b",
        "Vec::<u8>::new",
        "crate::r#gen",
    ] {
        assert_eq!(parse_path(text).as_deref(), Ok(text));
    }
}

#[test]
fn nesting_is_bounded() {
    let deep = format!("{}u8{}", "Vec<".repeat(100_000), ">".repeat(100_000));
    assert_eq!(parse_type(&deep).unwrap_err(), "it is nested too deeply");
    assert_eq!(parse_path(&deep).unwrap_err(), "it is nested too deeply");
    assert_eq!(
        parse_type("_").unwrap_err(),
        "the type has to be written out"
    );
}
