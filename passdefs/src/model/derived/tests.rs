//! Names of items are identifiers, each in the form of its kind.

use super::{GroupItems, PassItems, PipelineItems, constructor_name};

#[test]
fn constructors_are_identifiers() {
    let name = |argument| constructor_name(argument).unwrap_or_default();
    let names = ["my-pass", "self", "type", "2fold", "a.b"].map(name);
    assert_eq!(names, ["my_pass", "self_", "type", "", ""]);
}

#[test]
fn types_are_in_upper_camel_and_functions_in_snake_case() {
    let pass = PassItems::of("LowerToLLVM");
    let items = [pass.options, pass.create_with];
    assert_eq!(items, ["LowerToLLVMOptions", "create_lower_to_llvm_with"]);
    assert_eq!(PassItems::of("CSE").register, "register_cse");
    assert_eq!(GroupItems::of("Example").runs, "RunsExamplePass");
    let pipeline = PipelineItems::of("Default");
    assert_eq!(pipeline.info, "DEFAULT_PIPELINE");
    assert_eq!(pipeline.register, "register_default_pipeline");
}
