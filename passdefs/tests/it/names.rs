//! Names of items, and identifiers with what only looks like one.

use passdefs::model::{GroupItems, PassItems, PipelineItems};
use passdefs::names::{beside, is_identifier};

#[test]
fn identifiers_hold_nothing_but_their_letters() {
    for name in ["a", "_a", "A1", "type", "gen", "\u{e4}", "a\u{30a}"] {
        assert!(is_identifier(name), "{name:?}");
    }
    let trivia = [" ", "\t", "\n", "/**/", "// x", "\u{a0}", "\u{200e}", "\0"];
    for text in trivia {
        assert!(!is_identifier(&format!("a{text}")), "{text:?}");
        assert!(!is_identifier(&format!("{text}a")), "{text:?}");
    }
    for name in ["", "_", "1a", "r#a", "a-b", "'a", "Self", "crate"] {
        assert!(!is_identifier(name), "{name:?}");
    }
}

#[test]
fn no_path_leaves_the_root() {
    assert_eq!(beside("/a.kdl", "../../b.kdl"), "/b.kdl");
    assert_eq!(beside("../a.kdl", "../b.kdl"), "../../b.kdl");
}

#[test]
fn types_are_in_upper_camel_and_functions_in_snake_case() {
    let pass = PassItems::of("LowerToLLVM");
    let items = [pass.options, pass.register];
    assert_eq!(items, ["LowerToLLVMOptions", "register_lower_to_llvm"]);
    assert_eq!(PassItems::of("CSE").register, "register_cse");
    assert_eq!(GroupItems::of("Example").runs, "RunsExamplePass");
    let pipeline = PipelineItems::of("Default");
    assert_eq!(pipeline.info, "DEFAULT_PIPELINE");
    assert_eq!(pipeline.register, "register_default_pipeline");
}
