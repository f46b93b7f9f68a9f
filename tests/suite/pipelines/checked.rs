//! Pipelines that the compiler checks build what their text does when it is parsed.

use pass_builder::PipelineBuilder;
use pass_embedded::Embedded;
use pass_runtime::pipeline;
use pass_runtime::registry::CheckedPipeline;

use super::toy::Toy;
use super::{features as registry_of_features, pipes as registry_of_pipes};

/// Compares checked pipelines with what a registry makes of the same text.
macro_rules! same {
    ($registry:expr, $passes:tt, $($text:literal),* $(,)?) => {$(
        let checked: CheckedPipeline<Toy> = pipeline!($text, passes = $passes);
        let built = checked.build($registry, &()).unwrap().to_string();
        assert_eq!(built, $registry.parse(&(), $text).unwrap().to_string(), "{}", $text);
    )*};
}

#[test]
fn checked_pipelines_are_those_of_their_text() {
    let registry = &registry_of_features::<Toy>();
    same!(
        registry,
        [crate::passes],
        "builtin.module()",
        "any(remove-dead)",
        "builtin.module(bufferize, lower-to-llvm,remove-dead)",
        "func.func(simplify{entry=main})",
        "builtin.module(func.func|llvm.func(simplify{
            entry='a b' factors={1,2} region-simplify=aggressive top-down=false log-file=x threshold=0.25
        }))",
        "builtin.module(features-default{opt-level=3})",
        "builtin.module(features-tail)",
    );
}

#[test]
fn values_of_every_type() {
    let registry = &registry_of_pipes();
    same!(
        registry,
        [super::pipes],
        "any(plain,tuned)",
        "any(tuned{level=9 mode=exact shade=light label=$x ratio=1e3 log='' inner=any(plain) factors=})",
        "func.func(needy{entry={a b} version=1.2 versions={3.4,5.6}})",
        r#"any(tuned{label="a \"b\"" factors={1,2}})"#,
    );
    let text = "any(as-text{level=3},modes{mode=fast shades={light,dark} version=7.8})";
    let checked: CheckedPipeline<Toy> = pipeline!(
        "any(as-text{level=3},modes{mode=fast shades={light,dark} version=7.8})",
        passes = [super::pipes]
    );
    let built = checked.build(registry, &()).unwrap().to_string();
    assert_eq!(built, registry.parse(&(), text).unwrap().to_string());
}

#[test]
fn passes_of_several_groups_and_crates() {
    let mut registry = registry_of_features::<Embedded>();
    pass_transforms::register_transforms_passes(&mut registry).unwrap();
    let checked = pipeline!(
        "builtin.module(inline{max-iterations=2},func.func(cse,simplify{entry=f},canonicalize{top-down=false}))",
        passes = [pass_transforms, crate::passes],
    );
    let cx = pass_dialects::context();
    assert_eq!(
        checked.build(&registry, &cx).unwrap().to_string(),
        "builtin.module(inline{max-iterations=2},func.func(cse,simplify{entry=f},canonicalize{top-down=false}))"
    );
}

/// It is appended as it is to a pipeline on the same operations, and nested in others.
#[test]
fn checked_pipelines_are_parts_of_others() {
    let registry = registry_of_features::<Toy>();
    let functions = pipeline!("func.func(simplify{entry=f})", passes = [crate::passes]);
    let module = pipeline!("builtin.module(bufferize)", passes = [crate::passes]);
    let mut builder = PipelineBuilder::new("builtin.module", &registry, &());
    module.append_to(&mut builder.writer()).unwrap();
    functions.append_to(&mut builder.writer()).unwrap();
    assert_eq!(
        builder.build().unwrap().to_string(),
        "builtin.module(bufferize,func.func(simplify{entry=f}))"
    );
}

/// The groups of one module have one table, and the module may be private.
#[test]
fn groups_of_a_module() {
    let checked: CheckedPipeline<Toy> = pipeline!("any(plain)", passes = [super::pipes]);
    assert_eq!(
        checked
            .build(&registry_of_pipes(), &())
            .unwrap()
            .to_string(),
        "any(plain)"
    );
}
