//! Round trips and the order of bytes.

use super::{bytes_of_text, compare, text_of_bytes};

const CASES: [&[u8]; 9] = [
    b"",
    b"a",
    "a\u{e9}\u{1f600}".as_bytes(),
    b"\x80",
    b"\xc3",
    b"a\xffb\xc3\xa9",
    // Characters that stand for bytes, and one in front of them.
    "\u{10ff80}\u{10ffff}".as_bytes(),
    "\u{10ff7f}".as_bytes(),
    b"\xf4\x8f\xbe",
];

#[test]
fn bytes_come_back() {
    for case in CASES {
        assert_eq!(*bytes_of_text(&text_of_bytes(case)), *case, "{case:?}");
    }
}

#[test]
fn order_is_that_of_bytes() {
    for a in CASES {
        for b in CASES {
            let order = compare(&text_of_bytes(a), &text_of_bytes(b));
            assert_eq!(order, a.cmp(b), "{a:?} {b:?}");
        }
    }
}
