//! Properties of generated trees and texts.

use pass_text::values::{join_list, quote, quote_item, split_list, unquote};
use pass_text::{
    Anchor, Element, OptionEntry, OptionList, Pipeline, Value, parse_anchored, parse_list,
    parse_options,
};
use proptest::prelude::*;

/// Text in which quotes, brackets and white space are common.
fn nasty() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        4 => "[ '\"{}()\\[\\],=#]",
        2 => "[a-c\t\n\u{e4}\u{1f600}\u{a0}]",
        1 => Just("\"#".to_owned()),
        1 => Just("#\"".to_owned()),
        1 => "\\PC",
    ];
    prop::collection::vec(piece, 0..12).prop_map(|pieces| pieces.concat())
}

fn name() -> impl Strategy<Value = String> {
    "[a-z\u{e4}][a-z0-9_.$:+/-]{0,6}".prop_filter("`any` is no name", |name| name != "any")
}

fn value() -> impl Strategy<Value = Value> {
    prop_oneof![
        nasty().prop_map(|text| Value::scalar(&text)),
        prop::collection::vec(nasty(), 0..4).prop_map(Value::list),
    ]
}

fn options() -> impl Strategy<Value = OptionList> {
    let entry =
        (name(), prop::option::of(value())).prop_map(|(key, value)| OptionEntry::new(key, value));
    prop::collection::vec(entry, 0..4).prop_map(OptionList::new)
}

fn anchor() -> impl Strategy<Value = Anchor> {
    prop::collection::btree_set(name(), 0..3).prop_map(Anchor::new)
}

fn element() -> impl Strategy<Value = Element> {
    let pass = (name(), options()).prop_map(|(name, options)| Element::pass(name, options));
    pass.prop_recursive(5, 24, 4, |inner| {
        (anchor(), prop::collection::vec(inner, 0..4))
            .prop_map(|(anchor, elements)| Element::Nested(Pipeline::new(anchor, elements)))
    })
}

fn pipeline() -> impl Strategy<Value = Pipeline> {
    (anchor(), prop::collection::vec(element(), 0..4))
        .prop_map(|(anchor, elements)| Pipeline::new(anchor, elements))
}

/// Text that is nearly a pipeline.
fn nearly_a_pipeline() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        4 => "[(){},|]",
        3 => "[a-c]",
        3 => Just("a{x=".to_owned()),
        2 => nasty(),
        2 => Just("any(".to_owned()),
    ];
    prop::collection::vec(piece, 0..20).prop_map(|pieces| format!("any({})", pieces.concat()))
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn printed_trees_parse_to_the_same_tree(pipeline in pipeline()) {
        for text in [pipeline.to_string(), pipeline.pretty()] {
            let parsed = parse_anchored(&text).map_err(|errors| TestCaseError::fail(errors.render("text", &text)))?;
            prop_assert_eq!(parsed.without_spans(), pipeline.clone());
        }
    }

    #[test]
    fn printed_options_parse_to_the_same_options(options in options()) {
        let text = options.to_string();
        let parsed = parse_options(&text).map_err(|errors| TestCaseError::fail(errors.render("text", &text)))?;
        prop_assert_eq!(parsed.without_spans(), options);
    }

    #[test]
    fn quotes_come_off_again(text in nasty()) {
        for quoted in [quote(&text), quote_item(&text)] {
            prop_assert_eq!(unquote(&quoted), text.as_str());
        }
        let value = Value::scalar(&text);
        prop_assert_eq!(value.text(), text);
    }

    #[test]
    fn lists_read_back(items in prop::collection::vec(nasty(), 0..5)) {
        let text = |items: Vec<pass_text::values::Item>| items.into_iter().map(|item| item.text).collect::<Vec<_>>();
        let value = Value::list(&items);
        prop_assert_eq!(text(split_list(unquote(&join_list(&items)))), items.clone());
        prop_assert_eq!(text(value.items()), items);
    }

    #[test]
    fn what_parses_prints_and_parses_to_the_same(text in nearly_a_pipeline()) {
        if let Ok(parsed) = parse_anchored(&text) {
            for printed in [parsed.to_string(), parsed.pretty()] {
                let again = parse_anchored(&printed).map_err(|e| TestCaseError::fail(e.render("text", &printed)))?;
                prop_assert_eq!(again.without_spans(), parsed.without_spans());
            }
        }
    }

    #[test]
    fn spans_are_in_the_text(text in nearly_a_pipeline()) {
        for entry in parse_options(&text).map(|options| options.entries).unwrap_or_default() {
            if let Some(value) = entry.value {
                prop_assert_eq!(value.span().slice(&text), value.text());
                for item in value.items() {
                    prop_assert_eq!(item.span.slice(&text), item.text);
                }
            }
        }
    }

    #[test]
    fn nothing_panics(text in prop_oneof![nasty(), nearly_a_pipeline(), ".*"]) {
        for errors in [parse_anchored(&text).err(), parse_list(&text).err(), parse_options(&text).err()] {
            errors.map(|errors| errors.render("text", &text));
        }
        split_list(&text);
    }
}
