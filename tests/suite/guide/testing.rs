//! The Rust of the page on tests, compiled and run. The test beside it compares.

use passwright::embedded::Embedded;
use passwright::manager::PassManager;
use passwright::transforms::Canonicalizer;
use proptest::prelude::*;

/// The text of the program after `canonicalize`.
fn canonicalized(text: &str) -> String {
    let cx = passwright::dialects::context();
    let mut module =
        passwright::embedded::parse(&cx, text, &passwright::embedded::ParseOptions::default())
            .unwrap();
    let mut manager = PassManager::<Embedded>::new("builtin.module");
    manager.add(Canonicalizer::default()).unwrap();
    let mut found = Vec::new();
    let result = manager.run(&cx, module.root(&cx), &mut |it| found.push(it.to_string()));
    assert!(result.is_ok(), "{found:?}");
    module.print(&cx)
}

fn program(terms: &[i32]) -> String {
    let mut text =
        String::from("\"func.func\"() <{function_type = () -> i32, sym_name = \"f\"}> ({\n");
    text += "%s0 = \"arith.constant\"() <{value = 0 : i32}> : () -> i32\n";
    for (at, term) in terms.iter().enumerate() {
        let next = at + 1;
        text += &format!("%c{at} = \"arith.constant\"() <{{value = {term} : i32}}> : () -> i32\n");
        text += &format!("%s{next} = \"arith.addi\"(%s{at}, %c{at}) : (i32, i32) -> i32\n");
    }
    text + &format!(
        "\"func.return\"(%s{}) : (i32) -> ()\n}}) : () -> ()\n",
        terms.len()
    )
}

proptest! {
    #[test]
    fn sums_of_constants_are_folded(terms in prop::collection::vec(any::<i32>(), 0..20)) {
        let sum = terms.iter().fold(0_i32, |sum, term| sum.wrapping_add(*term));
        let folded = canonicalized(&program(&terms));
        let constants = folded.matches("arith.constant").count();
        prop_assert!(constants == 1 && folded.contains(&format!("value = {sum} : i32")), "{folded}");
    }
}
