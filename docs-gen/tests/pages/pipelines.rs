//! The part of the models that is about pipelines, order and examples.

use passdefs::model::{
    Anchor, Argument, ArgumentValue, Arity, Condition, Example, OptionDef, OptionItem, OptionType,
    OrderRule, OrderTarget, Pass, PipelineDef, PipelineForm, Relation, Scalar, ScalarType, Step,
    Strength, Value,
};

use crate::models::{at, option, pass};

/// Two passes with rules about each other's kinds and about others.
pub(crate) fn ordered() -> [Pass; 2] {
    let bufferize = Pass {
        anchor: module().into(),
        kinds: vec!["bufferization".into()],
        order: vec![rule(
            Relation::Before,
            OrderTarget::Kind("lowering".into()),
            "lowering only understands buffers",
        )],
        ..pass("Bufferize", "bufferize", "Turn tensors into buffers")
    };
    let weak = OrderRule {
        strength: Strength::Weak,
        ..rule(
            Relation::Before,
            OrderTarget::Pass("remove-dead".into()),
            "leaves dead `cast`s",
        )
    };
    let lower = Pass {
        anchor: module().into(),
        kinds: vec!["lowering".into()],
        order: vec![
            rule(
                Relation::After,
                OrderTarget::Kind("bufferization".into()),
                "tensors have no lowering",
            ),
            weak,
            rule(
                Relation::ConflictsWith,
                OrderTarget::Pass("outline-calls".into()),
                "outlined calls lose their bodies",
            ),
            rule(
                Relation::ImmediatelyAfter,
                OrderTarget::Pass("canonicalize".into()),
                "",
            ),
        ],
        ..pass(
            "LowerToLlvm",
            "lower-to-llvm",
            "Lower everything to the LLVM dialect",
        )
    };
    [bufferize, lower]
}

pub(crate) fn rule(relation: Relation, target: OrderTarget, reason: &str) -> OrderRule {
    OrderRule {
        relation,
        target,
        strength: Strength::Strong,
        reason: reason.into(),
        origin: at(80),
    }
}

pub(crate) fn example() -> Example {
    Example {
        title: "Adding zero".into(),
        options: "entry=main".into(),
        before: "%0 = arith.addi %a, %zero : i32 // a sum\n".into(),
        after: "".into(),
        origin: at(50),
    }
}

/// Pipelines in every form.
pub(crate) fn all() -> Vec<PipelineDef> {
    let text = PipelineForm::Text {
        text: "bufferize,lower-to-llvm,remove-dead".into(),
        steps: vec![run("bufferize"), run("lower-to-llvm"), run("remove-dead")],
    };
    vec![
        usual(),
        pipeline(
            "Tail",
            "features-tail",
            "Lowering alone, written as pipeline text",
            text,
        ),
        pipeline(
            "ByHand",
            "features-by-hand",
            "Built by a function of the author's",
            PipelineForm::Builder("crate::build_by_hand".into()),
        ),
        pipeline(
            "Whole",
            "features-whole",
            "Uses the others",
            PipelineForm::Body(vec![
                used("features-default", vec![given("opt-level", 3)]),
                used("features-by-hand", Vec::new()),
            ]),
        ),
    ]
}

fn usual() -> PipelineDef {
    let level = OptionDef {
        min: Some(Scalar::Int(0)),
        max: Some(Scalar::Int(3)),
        ..option(
            "opt_level",
            OptionType::BuiltIn(ScalarType::U8),
            Arity::Single(Some(Value::Scalar(Scalar::Int(2)))),
            "Optimisation level",
        )
    };
    let entry = option(
        "entry",
        OptionType::BuiltIn(ScalarType::String),
        Arity::Single(Some(Value::Scalar(Scalar::Text("main".into())))),
        "Symbol to start from",
    );
    let forward = Argument {
        option: "entry".into(),
        value: ArgumentValue::Forward("entry".into()),
        origin: at(100),
    };
    let simplify = Step::Run {
        pass: "simplify".into(),
        external: false,
        arguments: vec![forward, given("max-iterations", 20)],
        origin: at(100),
    };
    let steps = vec![
        nest(Anchor::Ops(vec!["func.func".into()]), vec![simplify]),
        Step::ExtensionPoint {
            name: "before-bufferization".into(),
            origin: at(101),
        },
        run("bufferize"),
        Step::When {
            option: "opt_level".into(),
            condition: Condition::AtLeast(Value::Scalar(Scalar::Int(2))),
            steps: vec![nest(Anchor::Any, vec![run("remove-dead")])],
            origin: at(102),
        },
        Step::Run {
            pass: "canonicalize".into(),
            external: true,
            arguments: Vec::new(),
            origin: at(103),
        },
        run("lower-to-llvm"),
        run("remove-dead"),
    ];
    PipelineDef {
        description: "Runs the passes of this group in the order that they need.".into(),
        options: vec![OptionItem::Own(level), OptionItem::Own(entry)],
        ..pipeline(
            "Default",
            "features-default",
            "The usual sequence",
            PipelineForm::Body(steps),
        )
    }
}

pub(crate) fn pipeline(
    name: &str,
    argument: &str,
    summary: &str,
    form: PipelineForm,
) -> PipelineDef {
    PipelineDef {
        name: name.into(),
        argument: argument.into(),
        anchor: module(),
        summary: summary.into(),
        description: String::new(),
        options: Vec::new(),
        form,
        origin: at(95),
    }
}

pub(crate) fn used(pipeline: &str, arguments: Vec<Argument>) -> Step {
    Step::Use {
        pipeline: pipeline.into(),
        external: false,
        arguments,
        origin: at(110),
    }
}

fn given(option: &str, value: i128) -> Argument {
    Argument {
        option: option.into(),
        value: ArgumentValue::One(Value::Scalar(Scalar::Int(value))),
        origin: at(100),
    }
}

pub(crate) fn nest(anchor: Anchor, steps: Vec<Step>) -> Step {
    Step::Nest {
        anchor,
        steps,
        origin: at(99),
    }
}

pub(crate) fn run(pass: &str) -> Step {
    Step::Run {
        pass: pass.into(),
        external: false,
        arguments: Vec::new(),
        origin: at(100),
    }
}

fn module() -> Anchor {
    Anchor::Ops(vec!["builtin.module".into()])
}
