//! The static descriptions of generated pipelines and passes.

use expect_test::expect;

use super::{features, pipes};

#[test]
#[expect(clippy::too_many_lines, reason = "expected texts are long")]
fn what_is_known_of_a_pipeline() {
    expect![[r#"
        PipelineInfo {
            name: "Default",
            argument: "features-default",
            group: "Features",
            summary: "The usual sequence",
            description: "Runs the passes of this group in the order that they need.",
            ops: [
                "builtin.module",
            ],
            interface: None,
            options: [
                OptionInfo {
                    name: "opt-level",
                    ty: "u8",
                    arity: Single,
                    summary: "Optimisation level",
                    default: Some(
                        "2",
                    ),
                    min: Some(
                        "0",
                    ),
                    max: Some(
                        "3",
                    ),
                    values: [],
                },
                OptionInfo {
                    name: "entry",
                    ty: "string",
                    arity: Single,
                    summary: "Symbol to start from",
                    default: Some(
                        "main",
                    ),
                    min: None,
                    max: None,
                    values: [],
                },
            ],
            contract: Contract {
                precondition: [],
                postcondition: [],
                creates: None,
                dialects: [],
            },
            steps: "func.func\n  simplify{entry=$entry max-iterations=20}\nextension point before-bufferization\nbufferize\nwhen opt-level is at least 2\n  any\n    remove-dead\nlower-to-llvm\nremove-dead",
            extension_points: [
                "before-bufferization",
            ],
            origin: "in.kdl",
        }"#]].assert_eq(&format!("{:#?}", features::DEFAULT_PIPELINE));
    expect![[r#"
        when fast is true
          plain
        when log is given
          tuned{log=$log mode=exact label=logged}
        func.func
          when log is given
            needy{entry=$log}
        when factors is given
          tuned{factors=$factors}
        when level is 5
          tuned{level=$level}
        when level is not 5
          tuned{factors={7,8} ratio=$ratio}
        when level is at least 7
          tuned{level=9}
        when level is at most 1
          tuned{level=0}
        when ratio is at least 2.0
          tuned{ratio=2.5}
        when label is not none
          func.func
            when label is start
              needy{entry=$label}
            needy{entry=main version=4.2 versions={5.0,6.0}}
        extension point in-the-middle
        any
          extension point inside
          inner
        func.func|llvm.func
        inner{level=$level log=x factors=$factors}
        by-hand{level=1}
        elsewhere{level=$level log=$log factors=$factors label={two words}}
        far-away"#]]
    .assert_eq(pipes::OUTER_PIPELINE.steps);
    let modes = pipes::MODES_PIPELINE.options;
    expect![[r#"
        OptionInfo {
            name: "shades",
            ty: "Shade",
            arity: List,
            summary: "Shade of the result",
            default: Some(
                "dark",
            ),
            min: None,
            max: None,
            values: [],
        }"#]]
    .assert_eq(&format!("{:#?}", modes[1]));
}

#[test]
fn what_is_known_of_the_order_of_a_pass() {
    let (simplify, lower) = (features::Simplify::INFO, features::LowerToLlvm::INFO);
    expect![[r#"
        ["cleanup"] [
            ExampleInfo {
                title: "Adding zero",
                options: "entry=main",
                before: "\"builtin.module\"() ({\n}) : () -> ()",
                after: "\"builtin.module\"() ({\n}) : () -> ()",
                origin: "",
            },
        ]"#]]
    .assert_eq(&format!("{:?} {:#?}", simplify.kinds, simplify.examples));
    expect![[r#"
        ["lowering"] [
            OrderRule {
                relation: After,
                target: Kind(
                    "bufferization",
                ),
                strength: Strong,
                reason: "tensors have no lowering",
            },
            OrderRule {
                relation: Before,
                target: Pass(
                    "remove-dead",
                ),
                strength: Weak,
                reason: "leaves dead casts",
            },
            OrderRule {
                relation: ConflictsWith,
                target: Pass(
                    "outline-calls",
                ),
                strength: Strong,
                reason: "outlined calls lose their bodies",
            },
        ]"#]]
    .assert_eq(&format!("{:?} {:#?}", lower.kinds, lower.order));
}
