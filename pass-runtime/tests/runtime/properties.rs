//! Properties of all pipelines and option values.

use pass_runtime::OpPassManager;
use pass_runtime::manager::Nesting;
use pass_runtime::options::OptionValue;
use proptest::prelude::*;

use crate::passes::{AnyPass, CountPass, FuncPass, Tagged, registry};
use crate::toy::{Toy, ToyContext};

/// A pipeline to be: passes with tags, and pipelines nested by the index of an anchor.
#[derive(Clone, Debug)]
enum Part {
    Tagged(String),
    Function(String),
    Count,
    Nested(usize, Vec<Part>),
}

const ANCHORS: [&str; 4] = ["any", "builtin.module", "func.func", "func.func|llvm.func"];

fn parts() -> impl Strategy<Value = Vec<Part>> {
    let leaf = prop_oneof![
        any::<String>().prop_map(Part::Tagged),
        "[ ,{}()'\"#\\[\\]=a\n]{0,12}".prop_map(Part::Tagged),
        any::<String>().prop_map(Part::Function),
        Just(Part::Count),
    ];
    let part = leaf.prop_recursive(4, 40, 5, |inner| {
        (0..ANCHORS.len(), prop::collection::vec(inner, 0..5))
            .prop_map(|(anchor, parts)| Part::Nested(anchor, parts))
    });
    prop::collection::vec(part, 0..6)
}

fn fill(manager: &mut OpPassManager<Toy>, parts: &[Part]) {
    for part in parts {
        match part {
            Part::Tagged(tag) => drop(manager.add(AnyPass::tagged(tag)).unwrap()),
            Part::Function(tag) => drop(manager.add(FuncPass::tagged(tag)).unwrap()),
            Part::Count => drop(manager.add(CountPass::default()).unwrap()),
            Part::Nested(anchor, parts) => fill(manager.nest(ANCHORS[*anchor]), parts),
        }
    }
}

fn same<T: OptionValue + PartialEq + std::fmt::Debug>(value: T) {
    assert_eq!(T::parse(&value.print()).unwrap(), value);
}

proptest! {
    #[test]
    fn printing_and_parsing_a_pipeline_is_the_identity(parts in parts()) {
        let mut manager = OpPassManager::<Toy>::new("builtin.module");
        manager.set_nesting(Nesting::Implicit);
        fill(&mut manager, &parts);
        let cx = ToyContext::default();
        let text = manager.to_string();
        let parsed = registry().parse(&cx, &text);
        let parsed = parsed.unwrap_or_else(|errors| panic!("{}", errors.render("printed", &text)));
        prop_assert_eq!(parsed.to_tree(), manager.to_tree());
        let laid_out = manager.to_tree().pretty();
        let parsed = registry().parse(&cx, &laid_out);
        let parsed = parsed.unwrap_or_else(|errors| panic!("{}", errors.render("laid out", &laid_out)));
        prop_assert_eq!(parsed.to_tree(), manager.to_tree());
    }

    #[test]
    fn any_text_is_understood_or_refused(text in any::<String>()) {
        let _ = registry().parse(&ToyContext::default(), &text).map(drop);
        let _ = registry().parse(&ToyContext::default(), &format!("any(any-pass{{{text}}})")).map(drop);
    }

    #[test]
    fn values_read_as_they_print(
        int in any::<i64>(), byte in any::<u8>(), letter in any::<char>(), flag in any::<bool>(), text in any::<String>(),
        ratio in prop::num::f64::ANY.prop_filter("equal to itself", |ratio| !ratio.is_nan()),
        single in prop::num::f32::NORMAL,
        words in prop::collection::vec(any::<String>(), 0..4),
    ) {
        same(int);
        same(byte);
        same(letter);
        same(flag);
        same(text);
        same(ratio);
        same(single);
        same(words);
    }
}
