//! Places of cursors in pipeline text.

use super::{InText, scanned};

#[test]
fn the_end_of_a_text_is_known() {
    let option = |pass: &str| InText::Option(pass.to_owned());
    let value = |pass: &str, key: &str| InText::Value(pass.to_owned(), key.to_owned());
    let cases = [
        ("", (InText::Name, 0)),
        ("cs", (InText::Name, 0)),
        ("cse,inl", (InText::Name, 4)),
        ("func.func(can", (InText::Name, 10)),
        ("func.func(cse),", (InText::Name, 15)),
        ("feed{", (option("feed"), 5)),
        ("cse,feed{ro", (option("feed"), 9)),
        ("feed{rounds=", (value("feed", "rounds"), 12)),
        ("feed{rounds=3 wh", (option("feed"), 14)),
        ("feed{list=1,2", (value("feed", "list"), 12)),
        ("feed{who={a b=1} x", (option("feed"), 17)),
        ("feed{who='} x' y", (option("feed"), 15)),
        ("feed{rounds=3},cl", (InText::Name, 15)),
    ];
    for (text, expected) in cases {
        assert_eq!(scanned(text, false), expected, "{text}");
    }
    assert_eq!(scanned("rounds=3 wh", true), (option(""), 9));
    assert_eq!(scanned("rounds=", true), (value("", "rounds"), 7));
}
