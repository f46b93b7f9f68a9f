//! Strings that are found to be in order have the value that the `kdl` crate reads, and are never refused by it, which would
//! read on in them as in nodes.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

use super::lexer::lex;
use super::value;
use crate::draft::Literal;
use crate::source::Span;
use crate::vocabulary::node::Value;

/// Quotes of every form.
const QUOTES: &[[&str; 2]] = &[
    ["\"", "\""],
    ["#\"", "\"#"],
    ["\"\"\"\n", "\n\"\"\""],
    ["\"\"\"\n ", "\n \"\"\""],
    ["#\"\"\"\n ", "\n \"\"\"#"],
];

/// Pieces of strings that are right in some of them.
const PIECES: &[&str] = &[
    "a", " ", "\t", "\n ", "\r\n ", "\r", "\u{85}", "\n", "\\", "\\\n", "\\ ", "\\n", "\"", "\\\"",
    "\\u{41}", "\\u{", "}", "\u{7}", "#",
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn strings_in_order_have_the_value_that_the_crate_reads(
        pieces in vec(select(PIECES), 0..8),
        [open, close] in select(QUOTES),
    ) {
        let text = format!("{open}{}{close}", pieces.concat());
        if let [token, _] = lex(&text)[..]
            && let Ok(read) = value::read(token.kind, &text, Span::default())
        {
            // A raw string that is a quote is one that the crate does not take.
            let is_quote = open.starts_with('#') && read.value == Value::One(Literal::Str("\"".into()));
            let expected = Some(read.value).filter(|_| !is_quote);
            assert_eq!(value::parse_with_kdl(&text), expected, "{text:?}");
        }
    }
}
