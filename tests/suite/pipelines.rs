//! Generated pipelines, compiled and built: what they print as with which options.

use expect_test::{Expect, expect};
use pass_runtime::info::PipelineInfo;
use pass_runtime::options::{NoOptions, OptionError, OptionValue};
use pass_runtime::registry::{BuildError, PipelineWriter};
use pass_runtime::{
    Failure, Ir, OpPassManager, OperationPass, PassContext, PassRegistry, Preserved,
};
use toy::Toy;

use crate::passes as features;

mod checked;
mod known;
mod tool;

#[path = "../compile-fail/ui/support/toy.rs"]
pub(crate) mod toy;

#[allow(dead_code, reason = "not every function is called")]
mod pipes {
    pass_runtime::include_passes!("fixtures/conditions/in.kdl");
}

use pipes::{ByHandPipelineOptions, InnerPipelineOptions, OuterPipelineOptions};

/// An author's own option type.
#[derive(Clone)]
struct Version(u32, u32);

impl OptionValue for Version {
    fn parse(text: &str) -> Result<Self, OptionError> {
        let error = || OptionError::expected("a version such as '1.2'", text);
        let (major, minor) = text.split_once('.').ok_or_else(error)?;
        Ok(Self(u32::parse(major)?, u32::parse(minor)?))
    }

    fn print(&self) -> String {
        format!("{}.{}", self.0, self.1)
    }
}

/// An author's own enum.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Shade {
    Light,
    Dark,
}

impl OptionValue for Shade {
    fn parse(text: &str) -> Result<Self, OptionError> {
        match text {
            "light" => Ok(Self::Light),
            "dark" => Ok(Self::Dark),
            _ => Err(OptionError::expected("`light` or `dark`", text)),
        }
    }

    fn print(&self) -> String {
        format!("{self:?}").to_lowercase()
    }
}

fn build_with_level<I: Ir>(
    builder: &mut PipelineWriter<'_, I>,
    options: &ByHandPipelineOptions,
) -> Result<(), BuildError> {
    let level = options.level;
    builder.append_text(&format!("tuned{{label=by-hand level={level}}}"))?;
    Ok(())
}

/// Passes that leave everything as it is.
macro_rules! idle {
    ($($pass:ty),* $(,)?) => {$(
        impl<I: Ir> OperationPass<I> for $pass {
            fn run_on_operation(&self, _: I::Op<'_>, _: &mut PassContext<'_, I>) -> Result<Preserved, Failure> {
                Ok(Preserved::all())
            }
        }
    )*};
}

idle!(
    features::Simplify,
    features::RemoveDead,
    features::OutlineCalls,
    features::Bufferize,
    features::LowerToLlvm,
    pipes::Plain,
    pipes::Tuned,
    pipes::Needy,
);

fn features<I: Ir>() -> PassRegistry<I> {
    let mut registry = PassRegistry::new();
    features::register_features_passes(&mut registry).unwrap();
    registry
}

/// Both groups, and what they say is elsewhere.
fn pipes() -> PassRegistry<Toy> {
    const FAR_AWAY: &PipelineInfo = &PipelineInfo::new("FarAway", "far-away");
    const ELSEWHERE: &PipelineInfo = &PipelineInfo::new("Elsewhere", "elsewhere")
        .options(<pipes::TunedOptions as pass_runtime::options::PassOptions>::TABLE);
    let mut registry = PassRegistry::new();
    pipes::register_simple_passes(&mut registry).unwrap();
    pipes::register_pipes_passes(&mut registry).unwrap();
    let nothing = |_: &mut PipelineWriter<'_, Toy>, _: NoOptions| Ok(());
    registry.register_pipeline(FAR_AWAY, nothing).unwrap();
    registry
        .register_pipeline(ELSEWHERE, |builder, options: pipes::TunedOptions| {
            builder.add(pipes::Tuned::new(options))?;
            Ok(())
        })
        .unwrap();
    registry
}

/// The parsed pipeline, printed, or its errors.
fn check(registry: &PassRegistry<Toy>, text: &str, expected: Expect) {
    expected.assert_eq(&match registry.parse(&(), text) {
        Ok(manager) => manager.to_tree().pretty(),
        Err(errors) => errors.render("pipeline", text),
    });
}

/// The pipeline that a typed function builds on modules.
fn built(
    registry: &PassRegistry<Toy>,
    build: impl FnOnce(&mut PipelineWriter<'_, Toy>) -> Result<(), BuildError>,
) -> String {
    let mut manager = OpPassManager::new("builtin.module");
    build(&mut PipelineWriter::new(
        registry,
        &(),
        Box::new(&mut manager),
    ))
    .unwrap();
    manager.to_string()
}

#[test]
fn options_decide_what_runs() {
    let registry = features();
    check(
        &registry,
        "builtin.module(features-default)",
        expect![[r#"
        builtin.module(
          func.func(
            simplify{max-iterations=20 entry=main}
          ),
          bufferize,
          any(
            remove-dead
          ),
          lower-to-llvm,
          remove-dead
        )"#]],
    );
    check(
        &registry,
        "builtin.module(features-default{opt-level=1 entry=start})",
        expect![[r#"
            builtin.module(
              func.func(
                simplify{max-iterations=20 entry=start}
              ),
              bufferize,
              lower-to-llvm,
              remove-dead
            )"#]],
    );
    check(
        &registry,
        "builtin.module(features-default{opt-level=4})",
        expect![[r#"
            pipeline:1:43: error: option `opt-level`: must be 0 to 3, found `4`
            builtin.module(features-default{opt-level=4})
                                                      ^
        "#]],
    );
    check(
        &registry,
        "func.func(features-default)",
        expect![[r#"
        pipeline:1:11: error: pipeline `features-default` runs on 'builtin.module', not on 'func.func'
        func.func(features-default)
                  ^~~~~~~~~~~~~~~~
        help: write `builtin.module(features-default)`
    "#]],
    );
}

#[test]
fn typed_functions_build_what_text_does() {
    let registry = features();
    for level in 0..=3 {
        let options = features::DefaultPipelineOptions {
            opt_level: level,
            entry: "a b".to_owned(),
        };
        let typed = built(&registry, |builder| {
            features::build_default_pipeline(builder, &options)
        });
        let text = format!("builtin.module(features-default{{opt-level={level} entry='a b'}})");
        assert_eq!(typed, registry.parse(&(), &text).unwrap().to_string());
        assert_eq!(typed, registry.parse(&(), &typed).unwrap().to_string());
    }
}

#[test]
fn text_and_functions_of_the_author() {
    let registry = features();
    check(
        &registry,
        "builtin.module(features-tail)",
        expect![[r#"
        builtin.module(
          bufferize,
          lower-to-llvm,
          remove-dead
        )"#]],
    );
    check(
        &registry,
        "builtin.module(features-by-hand)",
        expect![[r#"
            builtin.module(
              bufferize
            )"#]],
    );
    check(
        &pipes(),
        "any(as-text,as-text{level=2})",
        expect![[r#"
        any(
          plain,
          any(
            tuned{level=6 factors={3,4}}
          ),
          func.func(
            needy{entry=main}
          ),
          plain,
          any(
            tuned{level=2 factors={3,4}}
          ),
          func.func(
            needy{entry=main}
          )
        )"#]],
    );
    check(
        &pipes(),
        "any(by-hand{level=3})",
        expect![[r#"
        any(
          tuned{level=3 label=by-hand}
        )"#]],
    );
}

#[test]
fn extension_points_are_filled_from_outside() {
    let mut registry = features();
    registry
        .extend("before-bufferization", |builder| {
            builder.add(features::RemoveDead::default())?;
            Ok(())
        })
        .unwrap();
    check(
        &registry,
        "builtin.module(features-default{opt-level=0})",
        expect![[r#"
            builtin.module(
              func.func(
                simplify{max-iterations=20 entry=main}
              ),
              remove-dead,
              bufferize,
              lower-to-llvm,
              remove-dead
            )"#]],
    );
}

#[test]
#[expect(clippy::too_many_lines, reason = "expected texts are long")]
fn every_condition_and_every_value() {
    let registry = pipes();
    check(
        &registry,
        "any(outer)",
        expect![[r#"
            any(
              func.func(

              ),
              tuned{ratio=1.5 factors={7,8}},
              any(
                tuned{level=3 factors={1}}
              ),
              func.func|llvm.func(

              ),
              tuned{level=2 log=x factors={}},
              tuned{label=by-hand},
              tuned{level=2 label={two words} factors={}}
            )"#]],
    );
    check(
        &registry,
        "any(outer{level=5 fast label=start ratio=2.0 log=a factors=9})",
        expect![[r#"
            any(
              plain,
              tuned{mode=exact label=logged log=a},
              func.func(
                needy{entry=a}
              ),
              tuned{factors={9}},
              tuned{level=5},
              tuned{ratio=2.5},
              func.func(
                needy{entry=start},
                needy{entry=main version=4.2 versions={5.0,6.0}}
              ),
              any(
                tuned{level=3 factors={1}}
              ),
              func.func|llvm.func(

              ),
              tuned{level=5 log=x factors={9}},
              tuned{label=by-hand},
              tuned{level=5 label={two words} log=a factors={9}}
            )"#]],
    );
    check(
        &registry,
        "any(outer{level=1 label=other})",
        expect![[r#"
            any(
              func.func(

              ),
              tuned{ratio=1.5 factors={7,8}},
              tuned{level=0},
              func.func(
                needy{entry=main version=4.2 versions={5.0,6.0}}
              ),
              any(
                tuned{level=3 factors={1}}
              ),
              func.func|llvm.func(

              ),
              tuned{log=x factors={}},
              tuned{label=by-hand},
              tuned{label={two words} factors={}}
            )"#]],
    );
    check(
        &registry,
        "any(outer{level=8})",
        expect![[r#"
            any(
              func.func(

              ),
              tuned{ratio=1.5 factors={7,8}},
              tuned{level=9},
              any(
                tuned{level=3 factors={1}}
              ),
              func.func|llvm.func(

              ),
              tuned{level=8 log=x factors={}},
              tuned{label=by-hand},
              tuned{level=8 label={two words} factors={}}
            )"#]],
    );
    check(
        &registry,
        "any(modes,modes{mode=exact version=7.1},modes{mode=fast})",
        expect![[r#"
            any(
              tuned{mode=exact},
              func.func(
                needy{entry=$main}
              ),
              tuned{shade=light inner=any(plain)},
              func.func(
                needy{entry=$main version=7.1}
              ),
              tuned{mode=exact},
              tuned,
              func.func(
                needy{entry=$main}
              )
            )"#]],
    );
    check(
        &registry,
        "any(next-to-nothing)",
        expect![[r#"
        any(
          tuned{mode=exact},
          func.func(
            needy{entry=$main}
          )
        )"#]],
    );
}

#[test]
fn what_is_declared_elsewhere_must_be_registered() {
    let mut registry = PassRegistry::<Toy>::new();
    pipes::register_simple_passes(&mut registry).unwrap();
    pipes::register_pipes_passes(&mut registry).unwrap();
    check(
        &registry,
        "any(outer)",
        expect![[r#"
            pipeline:1:5: error: pipeline `outer` cannot be built: unknown pass or pipeline `elsewhere` (a declared pass is known once it is registered: `register_<group>_passes(&mut registry)`)
            any(outer)
                ^~~~~
        "#]],
    );
    let options = InnerPipelineOptions {
        level: 4,
        ..InnerPipelineOptions::default()
    };
    expect!["builtin.module(tuned{level=4 factors={1}})"]
        .assert_eq(&built(&PassRegistry::new(), |builder| {
            pipes::build_inner_pipeline(builder, &options)
        }));
    assert_eq!(OuterPipelineOptions::default().level, 2);
}
