//! Generated code, compiled and run: from a golden file as a build script includes it, from `include_passes!`, and beside
//! structs of the user's own.

use expect_test::expect;
use pass_runtime as runtime;
use pass_runtime::info::OptionInfo;
use pass_runtime::options::{OptionError, OptionValue, PassOptions, PipelineText};
use pass_runtime::passes::DynPass;
use pass_runtime::{
    Failure, OperationPass, Pass, PassContext, PassInfo, PassManager, PassRegistry, Preserved,
    Statistic, include_passes,
};

use crate::passes as features;
use crate::pipelines::toy::{Node, Toy};

mod example {
    include!("../fixtures/example/out.rs");
}

/// Among names that generated code must not mean.
#[allow(
    dead_code,
    unused_macros,
    reason = "nothing here reads the state or means those names"
)]
mod hostile {
    mod alloc {}
    mod clippy {}
    mod core {}
    mod diagnostic {}
    mod passwright {}
    mod rustdoc {}
    mod std {}
    struct Box;
    struct Err;
    struct None;
    struct Ok;
    struct Option;
    struct Result;
    struct Some;
    trait Clone {}
    trait Default {}
    trait From {}
    trait Into {}
    trait ToOwned {}
    macro_rules! hide {
        ($($name:ident)*) => {$(macro_rules! $name { () => {} })*};
    }
    hide!(concat declare_pass pass_table stringify vec);

    include!("../fixtures/hostile/out.rs");
}

/// Everything of the crate in scope, which has a module `diagnostic`.
mod everything {
    use passwright::*;

    /// Folds constants
    #[pass]
    pub(super) struct Fold {
        /// Most rounds to run
        #[option]
        pub(super) rounds: u8,
    }

    pass_group! {
        pub(super) Everything [Fold]
    }
}

/// Only the author's own uses of what is deprecated are warnings.
#[deny(deprecated)]
#[allow(dead_code, reason = "nothing here reads the state")]
mod deprecated {
    /// Folds constants
    #[deprecated]
    #[passwright::pass]
    pub(super) struct Fold {
        /// Most rounds to run
        #[option]
        pub(super) rounds: u8,
    }

    pub(super) mod group {
        use passwright::{pass, pass_enum, pass_group};

        #[pass_enum]
        pub(in super::super) enum Effort {
            Low,
            High,
        }

        /// Folds constants
        #[pass]
        pub(in super::super) struct Fold {
            /// Most rounds to run
            #[deprecated]
            #[option]
            rounds: u8,
            /// Operations folded
            #[deprecated]
            #[statistic]
            folded: passwright::Statistic,
            #[deprecated]
            state: u8,
            #[option(default = "high")]
            pub(in super::super) effort: Effort,
        }

        /// Drops dead code
        #[deprecated]
        #[pass]
        pub(in super::super) struct Drop;

        #[allow(deprecated, reason = "a use of the author's")]
        mod all {
            super::pass_group! { Deprecated [super::Fold, super::Drop] }
        }
    }
}

mod included {
    use super::include_passes;
    include_passes!("fixtures/example/in.kdl");
}

/// The same definitions again, each with a table of passes of its own.
#[allow(dead_code, reason = "the items are the same")]
mod again {
    macro_rules! again {
        ($($name:ident)*) => {$(
            mod $name {
                passwright::include_passes!("fixtures/example/in.kdl");

                /// Folds constants
                #[passwright::pass]
                pub(super) struct Fold;
            }
        )*};
    }
    again!(first second);
}

// The passes of `features`.
mod attributes {
    use super::{FrozenPatterns, Statistic};
    use pass_runtime::{pass, pass_enum, pass_group};

    /// How far to simplify regions
    #[pass_enum]
    pub(super) enum RegionSimplify {
        /// Do not simplify control flow
        Disabled,
        /// Drop dead arguments and unreachable blocks
        Normal,
        /// Also merge identical blocks
        Aggressive,
    }

    /// Apply local simplifications to a fixed point
    ///
    /// Folds constants and removes dead operations, see [dead code](#-remove-dead).
    ///
    /// * first bullet
    /// * second bullet with `code`
    ///
    /// ```mlir
    /// %0 = arith.addi %a, %zero : i32
    /// ```
    #[pass(
        name = "simplify",
        op("func.func", "llvm.func"),
        dialects("arith", "func"),
        kind = "cleanup",
        example(
            "Adding zero",
            options = "entry=main",
            before = r#"
                "builtin.module"() ({
                }) : () -> ()
            "#,
            after = "\"builtin.module\"() ({\n}) : () -> ()"
        )
    )]
    pub(super) struct Simplify {
        /// Labels of the patterns to leave out
        #[option(name = "disable-patterns")]
        pub(super) disabled_patterns: Vec<String>,
        /// Labels of the only patterns to apply
        #[option(name = "enable-patterns")]
        enabled_patterns: Vec<String>,
        /// Seed the worklist in top-down order
        #[option(default = true)]
        top_down: bool,
        /// Control-flow simplification
        #[option(default = "normal")]
        region_simplify: RegionSimplify,
        /// Most rounds to run, -1 for no limit
        #[option(default = 10, min = -1, max = 1_000_000)]
        pub(super) max_iterations: i64,
        /// Benefit below which a rewrite is left out
        #[option(default = 0.5)]
        threshold: f64,
        /// Where to write the rewrite log
        #[option]
        log_file: Option<String>,
        /// Symbol to start from
        #[option(required)]
        entry: String,
        /// Unroll factors to try
        #[option(default = [2, 4, 8])]
        factors: Vec<u32>,
        /// Number of operations folded
        #[statistic]
        pub(super) num_folded: Statistic,
        /// Number of operations removed
        #[statistic(name = "num-dce'd")]
        pub(super) num_removed: Statistic,
        pub(super) state: FrozenPatterns,
    }

    /// Remove operations whose results are unused
    #[pass(name = "remove-dead", required)]
    pub(super) struct RemoveDead;

    /// Move calls into functions of their own
    #[pass(
        name = "outline-calls",
        interface = "FunctionOpInterface",
        deprecated("Folded into `simplify`", since = "0.2.0", use = "simplify"),
        constructor = "super::create_outlined_calls"
    )]
    pub(super) struct OutlineCalls {}

    /// Turn tensors into buffers
    #[pass(
        op = "builtin.module",
        kind = "bufferization",
        before(kind = "lowering", reason = "lowering only understands buffers")
    )]
    pub(super) struct Bufferize;

    /// Lower everything to the LLVM dialect
    #[pass(
        op = "builtin.module",
        kind = "lowering",
        after(kind = "bufferization", reason = "tensors have no lowering"),
        before("remove-dead", strength = "weak", reason = "leaves dead casts"),
        conflicts_with("outline-calls", reason = "outlined calls lose their bodies")
    )]
    pub(super) struct LowerToLlvm;

    pass_group! {
        /// Introduction of this group.
        pub(super) Features [Simplify, RemoveDead, OutlineCalls, Bufferize, LowerToLlvm]
    }
}

mod renamed {
    use super::runtime::pass;

    /// Reach the runtime by another name
    #[pass(name = "renamed", crate = "super::runtime")]
    pub(super) struct Renamed {
        /// Anything
        #[option(default = 1)]
        pub(super) option: u8,
    }
}

/// State of the author's between initialisation and runs.
#[derive(Clone, Default)]
struct FrozenPatterns(bool);

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

fn create_outlined_calls() -> attributes::OutlineCalls {
    attributes::OutlineCalls {}
}

fn make_foreign(options: hostile::ForeignOptions) -> hostile::Foreign {
    hostile::Foreign::new(options)
}

/// Passes that leave everything as it is.
macro_rules! idle {
    ($($pass:ty),* $(,)?) => {$(
        impl OperationPass<Toy> for $pass {
            fn run_on_operation(&self, _: &mut Node, _: &mut PassContext<'_, Toy>) -> Result<Preserved, Failure> {
                Ok(Preserved::all())
            }
        }
    )*};
}

idle!(
    included::MyPass,
    renamed::Renamed,
    attributes::RemoveDead,
    attributes::OutlineCalls,
    attributes::Bufferize,
    attributes::LowerToLlvm,
    hostile::Keywords,
    hostile::Values,
    hostile::Foreign,
    hostile::Documented,
    hostile::Hash,
    hostile::I,
);

impl OperationPass<Toy> for example::MyPass {
    fn run_on_operation(
        &self,
        _: &mut Node,
        _: &mut PassContext<'_, Toy>,
    ) -> Result<Preserved, Failure> {
        self.statistic.add(self.list_option.len() as u64);
        Ok(Preserved::unless(self.option))
    }
}

impl OperationPass<Toy> for attributes::Simplify {
    fn initialize(&mut self, (): &()) -> Result<(), Failure> {
        self.state = FrozenPatterns(true);
        Ok(())
    }

    fn run_on_operation(
        &self,
        _: &mut Node,
        _: &mut PassContext<'_, Toy>,
    ) -> Result<Preserved, Failure> {
        self.num_folded.add(self.max_iterations as u64);
        self.num_removed.add(u64::from(self.state.0));
        Ok(Preserved::all())
    }
}

/// The parsed pipeline, printed, or its errors.
fn reprinted(registry: &PassRegistry<Toy>, pipeline: &str) -> String {
    match registry.parse(&(), pipeline) {
        Ok(manager) => manager.to_string(),
        Err(errors) => errors.render("pipeline", pipeline),
    }
}

#[test]
fn defaults_are_those_declared() {
    let options = example::MyPassOptions::default();
    assert!(options.option && options.list_option.is_empty());
    let pass = example::MyPass::default();
    assert!(pass.option && pass.list_option.is_empty());
    assert_eq!(pass.to_options(), options);
    let values = hostile::ValuesOptions::default();
    assert_eq!(values.low, i64::MIN);
    assert_eq!(values.text, "a \"quoted\"\\path\nand more");
    assert_eq!((values.most, values.not.is_nan()), (f64::INFINITY, true));
    assert_eq!(values.inner, PipelineText::new("func.func(cse)").unwrap());
    assert_eq!(values.chosen, hostile::Mode::Fast);
    let keywords = hostile::KeywordsOptions::default();
    assert!(keywords.r#type && keywords.r#gen == '\'');
}

#[test]
#[expect(deprecated, reason = "the author's own uses are warnings")]
fn deprecated_passes_are_passes() {
    let fold = deprecated::Fold::new(deprecated::FoldOptions { rounds: 3 });
    assert_eq!((fold.rounds, fold.clone().rounds), (3, 3));
    let fold = deprecated::group::Fold::default();
    assert_eq!(fold.effort, deprecated::group::Effort::High);
    assert_eq!(everything::Fold::default().rounds, 0);
}

/// Find the largest operation
#[passwright::pass(name = "find-largest")]
struct FindLargest {
    /// Operations in it
    #[statistic(max)]
    largest: passwright::Statistic,
}

#[test]
fn a_maximum_is_one_without_options_and_in_copies() {
    let pass = FindLargest::default();
    for pass in [&pass, &pass.clone()] {
        pass.largest.raise(7);
        pass.largest.raise(3);
        assert_eq!(pass.largest.value(), 7);
    }
}

#[test]
fn options_are_read_and_printed() {
    let mut registry = PassRegistry::<Toy>::new();
    example::register_example_passes(&mut registry).unwrap();
    let check = |options: &str, expected: &str| {
        let pipeline = format!("builtin.module(my-pass{options})");
        assert_eq!(
            reprinted(&registry, &pipeline),
            format!("builtin.module(my-pass{expected})")
        );
    };
    check("", "");
    check("{}", "");
    check("{example-option=true}", "");
    check(
        "{example-option=false example-list=1,2}",
        "{example-option=false example-list={1,2}}",
    );
    check(
        "{example-list=3 example-option=0}",
        "{example-option=false example-list={3}}",
    );
}

#[test]
fn mistakes_in_options_are_shown() {
    let mut registry = PassRegistry::<Toy>::new();
    features::register_features_passes(&mut registry).unwrap();
    let pipeline = "func.func(simplify{max-iterations=-2 region-simplify=agressive factors=1,x})";
    expect![[r#"
        pipeline:1:11: error: option `entry` must be given
        func.func(simplify{max-iterations=-2 region-simplify=agressive factors=1,x})
                  ^~~~~~~~
        pipeline:1:35: error: option `max-iterations`: must be -1 to 1000000, found `-2`
        func.func(simplify{max-iterations=-2 region-simplify=agressive factors=1,x})
                                          ^~
        pipeline:1:54: error: option `region-simplify`: expected one of `disabled`, `normal`, `aggressive`, found `agressive`
        func.func(simplify{max-iterations=-2 region-simplify=agressive factors=1,x})
                                                             ^~~~~~~~~
        help: did you mean `aggressive`?
        pipeline:1:74: error: option `factors`: expected an integer, found `x`
        func.func(simplify{max-iterations=-2 region-simplify=agressive factors=1,x})
                                                                                 ^
    "#]].assert_eq(&reprinted(&registry, pipeline));
}

#[test]
fn every_type_survives_printing() {
    let mut registry = PassRegistry::<Toy>::new();
    hostile::register_hostile_passes(&mut registry).unwrap();
    hostile::register_empty_passes(&mut registry).unwrap();
    let pipelines = [
        "any(keywords{type=false impl=fast gen=x r=9 w=-1 dyn={small}})",
        "any(keywords,values,documented)",
        "any(hash{seed=3},i)",
        "any(values{half=0.25 most=nan ranged=2.0 low=0 text={two words} bell=b chosen=small maybe=7 small={1,2}})",
        "any(foreign{version=2.0 versions={5.6} needed=3})",
        "any(foreign{needed=3})",
    ];
    for pipeline in pipelines {
        let printed = reprinted(&registry, pipeline);
        assert_eq!(reprinted(&registry, &printed), printed);
        assert_eq!(
            printed.replace("\"two words\"", "{two words}"),
            pipeline.replace("nan", "NaN")
        );
    }
}

#[test]
fn passes_run_with_their_options() {
    let mut manager = PassManager::<Toy>::new("builtin.module");
    let options = example::MyPassOptions {
        option: true,
        list_option: vec![1, 2, 3],
    };
    manager
        .pipeline_mut()
        .add(example::MyPass::new(options))
        .unwrap();
    manager
        .pipeline_mut()
        .add(example::MyPass::default())
        .unwrap();
    let mut root = Node {
        name: "builtin.module",
        children: Vec::new(),
    };
    manager.run(&(), &mut root, &mut drop).unwrap();
    assert_eq!(
        manager.to_string(),
        "builtin.module(my-pass{example-list={1,2,3}},my-pass)"
    );
}

#[test]
fn statistics_come_in_the_order_of_their_table() {
    let options = attributes::SimplifyOptions {
        disabled_patterns: vec!["a".to_owned()],
        enabled_patterns: Vec::new(),
        top_down: true,
        region_simplify: attributes::RegionSimplify::Aggressive,
        max_iterations: 5,
        threshold: 0.0,
        log_file: None,
        entry: "main".to_owned(),
        factors: Vec::new(),
    };
    let pass = attributes::Simplify::new(options);
    assert_eq!(pass.disabled_patterns, ["a"]);
    pass.num_removed.add(2);
    let values: Vec<u64> = pass
        .statistics()
        .into_iter()
        .map(Statistic::value)
        .collect();
    let names: Vec<&str> = attributes::Simplify::INFO
        .statistics
        .iter()
        .map(|info| info.name)
        .collect();
    assert_eq!(
        (values, names),
        (vec![0, 2], vec!["num-folded", "num-dce'd"])
    );
}

#[test]
fn attributes_and_files_describe_the_same() {
    fn check<A: Pass, F: Pass>() {
        let facts = |info: &PassInfo| {
            let texts = [info.argument, info.summary, info.description];
            (texts, info.ops, info.dialects, info.statistics, info.kinds)
        };
        assert_eq!(facts(A::INFO), facts(F::INFO));
        assert_eq!(A::Options::TABLE, F::Options::TABLE);
    }
    check::<attributes::Simplify, features::Simplify>();
    check::<attributes::RemoveDead, features::RemoveDead>();
    check::<attributes::OutlineCalls, features::OutlineCalls>();
    check::<attributes::Bufferize, features::Bufferize>();
    check::<attributes::LowerToLlvm, features::LowerToLlvm>();
    check::<included::MyPass, example::MyPass>();
    assert_eq!(
        attributes::RegionSimplify::VALUES,
        features::RegionSimplify::VALUES
    );
}

#[test]
fn the_values_of_an_enum_are_ordered_as_they_stand() {
    use features::RegionSimplify::{Aggressive, Disabled};

    assert!(Disabled < Aggressive && Disabled.max(Aggressive) == Aggressive);
    assert!(attributes::RegionSimplify::Disabled < attributes::RegionSimplify::Aggressive);
}

#[test]
fn all_ways_give_the_same_functions() {
    let made: [Box<dyn DynPass<Toy>>; 6] = [
        Box::new(example::MyPass::default()),
        Box::new(included::MyPass::default()),
        Box::new(features::RemoveDead::default()),
        Box::new(attributes::RemoveDead),
        Box::new(features::OutlineCalls::default()),
        Box::new(attributes::OutlineCalls::default()),
    ];
    let names: Vec<&str> = made.iter().map(|pass| pass.pass_info().argument).collect();
    expect![[
        r#"["my-pass", "my-pass", "remove-dead", "remove-dead", "outline-calls", "outline-calls"]"#
    ]]
    .assert_eq(&format!("{names:?}"));
    let mut registry = PassRegistry::<Toy>::new();
    attributes::register_features_passes(&mut registry).unwrap();
    included::register_example_passes(&mut registry).unwrap();
    let registered: Vec<&str> = registry.passes().map(|pass| pass.info().argument).collect();
    assert_eq!(
        registered,
        [
            "simplify",
            "remove-dead",
            "outline-calls",
            "bufferize",
            "lower-to-llvm",
            "my-pass"
        ]
    );
}

#[test]
fn the_runtime_can_have_another_name() {
    assert_eq!(renamed::Renamed::INFO.argument, "renamed");
    assert_eq!(renamed::Renamed::default().option, 1);
}

#[test]
fn a_name_that_is_taken_names_both_places() {
    let mut registry = PassRegistry::<Toy>::new();
    features::register_remove_dead(&mut registry).unwrap();
    let error = features::register_remove_dead(&mut registry).unwrap_err();
    expect!["`remove-dead` is registered twice: for `RemoveDead` (in.kdl), then for `RemoveDead` (in.kdl)"].assert_eq(&error.to_string());
}

#[test]
fn names_that_the_user_chose_are_kept() {
    let names = |table: &[OptionInfo]| {
        table
            .iter()
            .map(|info| info.name)
            .collect::<Vec<_>>()
            .join(" ")
    };
    assert_eq!(
        names(hostile::KeywordsOptions::TABLE),
        "type impl gen r w dyn"
    );
    assert_eq!(
        hostile::Keywords::INFO.statistics[0].name,
        "num-dce'd (\"all\")"
    );
}

/// The file that a build script generates, for the case of a compile error that includes it.
#[test]
fn generated_file_of_the_compile_error_is_up_to_date() {
    let text = include_str!("../compile-fail/ui/include/unknown_rust.kdl");
    let set = passdefs::load([("unknown_rust.kdl", text)]).set.unwrap();
    let generated = passwright_build::generate(&set, &passwright_build::Settings::default());
    expect_test::expect_file!["../compile-fail/ui/include/unknown_rust.inc"].assert_eq(&generated);
}
