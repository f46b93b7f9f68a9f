//! Places of cursors in pipeline text.

use super::{CursorContext, scanned};

#[test]
fn the_end_of_a_text_is_known() {
    let option = |pass: &str| CursorContext::Option(pass.to_owned());
    let value = |pass: &str, key: &str| CursorContext::Value(pass.to_owned(), key.to_owned());
    let cases = [
        ("", (CursorContext::Name, 0)),
        ("cs", (CursorContext::Name, 0)),
        ("cse,inl", (CursorContext::Name, 4)),
        ("func.func(can", (CursorContext::Name, 10)),
        ("func.func(cse),", (CursorContext::Name, 15)),
        ("feed{", (option("feed"), 5)),
        ("cse,feed{ro", (option("feed"), 9)),
        ("feed{rounds=", (value("feed", "rounds"), 12)),
        ("feed{rounds=3 wh", (option("feed"), 14)),
        ("feed{list=1,2", (value("feed", "list"), 12)),
        ("feed{who={a b=1} x", (option("feed"), 17)),
        ("feed{who='} x' y", (option("feed"), 15)),
        ("feed{rounds=3},cl", (CursorContext::Name, 15)),
    ];
    for (text, expected) in cases {
        assert_eq!(scanned(text, false), expected, "{text}");
    }
    assert_eq!(scanned("rounds=3 wh", true), (option(""), 9));
    assert_eq!(scanned("rounds=", true), (value("", "rounds"), 7));
}
