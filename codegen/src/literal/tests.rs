//! Literals read back as the text that they were made of.

use super::{character, string};

#[test]
fn strings_take_their_most_readable_form() {
    let written = |text| string(text).to_string();
    assert_eq!(written("plain"), r#""plain""#);
    assert_eq!(written(""), r#""""#);
    assert_eq!(written("num-dce'd"), r#""num-dce'd""#);
    assert_eq!(written(r#"a "quoted""#), r###"r#"a "quoted""#"###);
    assert_eq!(written("two\nlines"), "r\"two\nlines\"");
    assert_eq!(written("raw \"# inside"), "r##\"raw \"# inside\"##");
    assert_eq!(
        written("bell \u{7} and \"quote\"\r\n"),
        r#""bell \u{7} and \"quote\"\r\n""#
    );
    assert_eq!(written("left\u{202e}right"), r#""left\u{202e}right""#);
}

#[test]
fn strings_read_back() {
    for text in [
        "\0",
        "\\",
        "\"#\"##",
        "\t\ttabs",
        "🎉",
        "\u{feff}mark",
        "\u{2028}",
        "r#\"x\"#",
        "a\rb",
        "{}",
    ] {
        let read: syn::LitStr = syn::parse_str(&string(text).to_string()).unwrap();
        assert_eq!(read.value(), text);
    }
}

#[test]
fn characters_read_back() {
    for letter in ['a', '\'', '"', '\\', '\n', '\0', '\u{202e}', '\u{7f}', '🎉'] {
        let read: syn::LitChar = syn::parse_str(&character(letter).to_string()).unwrap();
        assert_eq!(read.value(), letter);
    }
}
