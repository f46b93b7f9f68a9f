//! Models that the tests make pages from, built without any front end.

use crate::pipelines;

use passdefs::model::{
    Anchor, Arity, Deprecated, Enum, EnumValue, Group, OptionDef, OptionItem, OptionSet,
    OptionType, Origin, Pass, PassSet, Scalar, ScalarType, StateField, StatisticDef, Value,
};

pub(crate) fn at(line: usize) -> Origin {
    Origin {
        file: "passes.kdl".into(),
        line,
        column: 5,
        ..Origin::default()
    }
}

pub(crate) fn set(groups: impl Into<Vec<Group>>) -> PassSet {
    PassSet {
        groups: groups.into(),
    }
}

pub(crate) fn group(name: &str, passes: impl Into<Vec<Pass>>) -> Group {
    Group {
        name: name.into(),
        passes: passes.into(),
        origin: at(1),
        ..Group::default()
    }
}

pub(crate) fn pass(name: &str, argument: &str, summary: &str) -> Pass {
    Pass {
        name: name.into(),
        argument: argument.into(),
        anchor: Anchor::Any.into(),
        summary: summary.into(),
        description: String::new(),
        dialects: Vec::new(),
        options: Vec::new(),
        statistics: Vec::new(),
        state: Vec::new(),
        constructor: None,
        required: false,
        deprecated: None,
        kinds: Vec::new(),
        order: Vec::new(),
        examples: Vec::new(),
        cpp: Vec::new(),
        origin: at(2),
    }
}

/// A pass of this description, alone in its group.
pub(crate) fn described(description: &str) -> PassSet {
    let description = description.to_owned();
    set([group(
        "Example",
        [Pass {
            description,
            ..pass("MyPass", "my-pass", "Summary")
        }],
    )])
}

pub(crate) fn option(field: &str, ty: OptionType, arity: Arity, doc: &str) -> OptionDef {
    OptionDef {
        field: field.into(),
        argument: field.replace('_', "-"),
        ty,
        arity,
        doc: doc.into(),
        min: None,
        max: None,
        cpp: Vec::new(),
        origin: at(3),
    }
}

pub(crate) fn statistic(field: &str, name: &str, doc: &str) -> StatisticDef {
    StatisticDef {
        field: field.into(),
        name: name.into(),
        doc: doc.into(),
        origin: at(4),
    }
}

pub(crate) fn example() -> PassSet {
    let option_ = OptionDef {
        argument: "example-option".into(),
        ..option(
            "option",
            OptionType::BuiltIn(ScalarType::Bool),
            Arity::Single(Some(Value::Scalar(Scalar::Bool(true)))),
            "An example option",
        )
    };
    let list = OptionDef {
        argument: "example-list".into(),
        ..option(
            "list_option",
            OptionType::BuiltIn(ScalarType::I64),
            Arity::List(None),
            "An example list option",
        )
    };
    let my_pass = Pass {
        anchor: Anchor::Ops(vec!["builtin.module".into()]).into(),
        description:
            "Visits every function of the module and counts them. The IR stays as it is, so\n\
                      all analyses are preserved."
                .into(),
        options: vec![OptionItem::Own(option_), OptionItem::Own(list)],
        statistics: vec![statistic(
            "statistic",
            "example-statistic",
            "An example statistic",
        )],
        cpp: Vec::new(),
        origin: at(6),
        ..pass("MyPass", "my-pass", "Count the functions of a module")
    };
    let doc = "Passes of the example dialect.".into();
    set([Group {
        doc,
        origin: at(3),
        ..group("Example", [my_pass])
    }])
}

/// Every construct once, and a second group with an argument of the first.
pub(crate) fn features() -> PassSet {
    let second = Pass {
        cpp: Vec::new(),
        origin: at(90),
        ..pass("Other", "remove-dead", "Another pass of this argument")
    };
    let link = Pass {
        description: "# See\n\n[ours](#-remove-dead), [theirs](#-simplify), [set](#shared-options-pattern-filter)".into(),
        ..pass("Linking", "linking", "Links to both groups")
    };
    set([
        Group {
            doc: "Introduction of this group, in Markdown. It opens the group's reference page.\n"
                .into(),
            enums: vec![region_simplify()],
            option_sets: vec![pattern_filter()],
            origin: at(7),
            pipelines: pipelines::all(),
            externals: vec!["canonicalize".into()],
            ..group("Features", features_passes())
        },
        Group {
            origin: at(88),
            ..group("MoreFeatures", [second, link])
        },
        Group {
            origin: at(99),
            ..group("Empty", [])
        },
    ])
}

fn features_passes() -> Vec<Pass> {
    let [bufferize, lower] = pipelines::ordered();
    vec![simplify(), remove_dead(), outline_calls(), bufferize, lower]
}

fn region_simplify() -> Enum {
    let value = |name: &str, text: &str, doc: &str, line| EnumValue {
        name: name.into(),
        text: text.into(),
        doc: doc.into(),
        origin: at(line),
    };
    Enum {
        name: "RegionSimplify".into(),
        doc: "How far to simplify regions".into(),
        rust: None,
        values: vec![
            value("Disabled", "disabled", "Do not simplify control flow", 13),
            value(
                "Normal",
                "normal",
                "Drop dead arguments and unreachable blocks",
                14,
            ),
            value(
                "Aggressive",
                "aggressive",
                "Also merge identical blocks",
                15,
            ),
        ],
        origin: at(12),
    }
}

fn pattern_filter() -> OptionSet {
    let list = |field: &str, argument: &str, doc: &str| OptionDef {
        argument: argument.into(),
        ..option(
            field,
            OptionType::BuiltIn(ScalarType::String),
            Arity::List(None),
            doc,
        )
    };
    OptionSet {
        name: "pattern-filter".into(),
        options: vec![
            list(
                "disabled_patterns",
                "disable-patterns",
                "Labels of the patterns to leave out",
            ),
            list(
                "enabled_patterns",
                "enable-patterns",
                "Labels of the only patterns to apply",
            ),
        ],
        origin: at(19),
    }
}

fn simplify() -> Pass {
    let int = |ty| OptionType::BuiltIn(ty);
    let set = OptionItem::Set {
        name: "pattern-filter".into(),
        origin: at(38),
    };
    let mut options = vec![
        option(
            "top_down",
            OptionType::BuiltIn(ScalarType::Bool),
            Arity::Single(Some(Value::Scalar(Scalar::Bool(true)))),
            "Seed the worklist top-down",
        ),
        option(
            "region_simplify",
            OptionType::Enum("RegionSimplify".into()),
            Arity::Single(Some(Value::Enum("Normal".into()))),
            "Control-flow simplification",
        ),
        OptionDef {
            min: Some(Scalar::Int(-1)),
            max: Some(Scalar::Int(1_000_000)),
            ..option(
                "max_iterations",
                int(ScalarType::I64),
                Arity::Single(Some(Value::Scalar(Scalar::Int(10)))),
                "Most rounds to run, -1 for no limit",
            )
        },
        OptionDef {
            min: Some(Scalar::F64(0.0)),
            ..option(
                "threshold",
                OptionType::BuiltIn(ScalarType::F64),
                Arity::Single(Some(Value::Scalar(Scalar::F64(0.5)))),
                "Benefit, `a|b` or a | b",
            )
        },
        option(
            "log_file",
            OptionType::BuiltIn(ScalarType::String),
            Arity::Optional,
            "Where to write the rewrite log, <stdout> for none",
        ),
        option(
            "entry",
            OptionType::BuiltIn(ScalarType::String),
            Arity::Required,
            "Symbol to start from",
        ),
    ];
    options.push(option(
        "factors",
        int(ScalarType::U32),
        Arity::List(Some(vec![
            Value::Scalar(Scalar::Int(2)),
            Value::Scalar(Scalar::Int(4)),
            Value::Scalar(Scalar::Int(8)),
        ])),
        "Unroll factors to try\nin this order\n\nAnd another paragraph",
    ));
    options.push(option(
        "inner",
        OptionType::BuiltIn(ScalarType::Pipeline),
        Arity::Single(None),
        "What to run inside",
    ));
    Pass {
        anchor: Anchor::Ops(vec!["func.func".into(), "llvm.func".into()]).into(),
        description: "Folds constants and removes dead operations, see [dead code](#-remove-dead).\n\n\
                      # Bullets\n\n* first bullet\n* second bullet with `code`\n\n\
                      Underlined\n----------\n\n```mlir\n# not a heading\n%0 = arith.addi %a, %zero : i32\n```\n"
            .into(),
        dialects: ["arith", "func"].map(|it| it.to_owned().into()).into(),
        options: [vec![set], options.into_iter().map(OptionItem::Own).collect()].concat(),
        statistics: vec![
            statistic("num_folded", "num-folded", "Number of operations folded"),
            statistic("num_removed", "num-dce'd", "Number of operations removed"),
        ],
        state: vec![StateField { field: "state".into(), ty: "crate::FrozenPatterns".into(), origin: at(48) }],
        kinds: vec!["cleanup".into()],
        examples: vec![pipelines::example()],
        cpp: Vec::new(),
        origin: at(24),
        ..pass("Simplify", "simplify", "Apply local simplifications to a fixed point")
    }
}

fn remove_dead() -> Pass {
    Pass {
        required: true,
        cpp: Vec::new(),
        origin: at(62),
        ..pass(
            "RemoveDead",
            "remove-dead",
            "Remove operations whose results are unused",
        )
    }
}

fn outline_calls() -> Pass {
    Pass {
        anchor: Anchor::Interface("FunctionOpInterface".into()).into(),
        deprecated: Some(Deprecated {
            since: Some("0.2.0".into()),
            instead: Some("simplify".into()),
            note: "Folded into `simplify`".into(),
        }),
        constructor: Some("crate::create_outline_calls".into()),
        cpp: Vec::new(),
        origin: at(67),
        ..pass(
            "OutlineCalls",
            "outline-calls",
            "Move calls into functions of their own",
        )
    }
}
