//! Random sets of passes, as wild as the model allows.

use passdefs::model::{IGNORABLE, INPUTS, PassSet};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::{select, subsequence};

use crate::pipelines;
use crate::wild::*;

/// Pieces of text that have broken printers and readers before.
const PIECES: &[&str] = &[
    "a",
    "word",
    " ",
    "  ",
    "    ",
    "\n",
    "\n\n",
    "\n    ",
    "\t",
    "\r",
    "\r\n",
    "\"",
    "\"\"",
    "\"\"\"",
    "\"#",
    "\"\"\"#",
    "#",
    "```",
    "```mlir\n",
    "│ ├── └",
    "🦀",
    "\\",
    "\\n",
    "\\u{41}",
    "\0",
    "\u{7}",
    "\u{7f}",
    "\u{85}",
    "\u{a0}",
    "\u{200e}",
    "\u{2028}",
    "\u{2029}",
    "\u{202e}",
    "\u{feff}",
    "\u{b}",
    "\u{c}",
    "{",
    "}",
    ";",
    "/-",
    "//",
    "/*",
    "*/",
    "'",
    ",",
    "=",
    "(",
    ")",
    "[",
    "]",
    "<",
    "é",
    "$",
    "$$",
    "\u{3000}",
    "-",
];

/// Any text.
pub(crate) fn text() -> impl Strategy<Value = String> {
    prop_oneof![
        2 => Just(String::new()),
        6 => vec(select(PIECES), 0..24).prop_map(|pieces| pieces.concat()),
        1 => any::<String>(),
    ]
}

/// Text on one line that is not blank.
pub(crate) fn line() -> impl Strategy<Value = String> {
    let breaks = |letter: char| {
        !matches!(
            letter,
            '\n' | '\r' | '\u{b}' | '\u{c}' | '\u{85}' | '\u{2028}' | '\u{2029}'
        )
    };
    text().prop_map(move |text| {
        text.chars()
            .filter(|letter| breaks(*letter))
            .collect::<String>()
            + "x"
    })
}

fn visible_line() -> impl Strategy<Value = String> {
    line().prop_map(|line| line.chars().filter(|letter| !letter.is_control()).collect())
}

/// `Name` with a number, so that it is unique.
pub(crate) fn camel(number: usize) -> impl Strategy<Value = String> {
    "[A-Z][a-z]{1,6}".prop_map(move |name| format!("{name}{number}"))
}

/// A field with a number, or a keyword if it is the first.
fn field(number: usize) -> impl Strategy<Value = String> {
    let keyword = match number {
        0 => select(&["type", "impl", "macro", "r", "async", "gen"][..]),
        _ => select(&["plain"][..]),
    };
    (keyword, "[a-z]{1,4}_?[a-z]{1,4}").prop_map(move |(keyword, name)| match keyword {
        "plain" => format!("{name}{number}"),
        keyword => keyword.to_owned(),
    })
}

/// A name in pipelines with a number.
pub(crate) fn argument(number: usize) -> impl Strategy<Value = String> {
    prop_oneof![
        "[a-z]{1,4}(-[a-z0-9]{1,3}){0,2}".prop_map(move |name| format!("{name}-{number}")),
        "[A-Za-z_.:+/$]{1,6}".prop_map(move |name| format!("{name}{number}")),
    ]
}

pub(crate) fn numbered<T: std::fmt::Debug, S: Strategy<Value = T>>(
    most: usize,
    make: impl Fn(usize) -> S + Clone,
) -> impl Strategy<Value = Vec<T>> {
    (0..=most).prop_flat_map(move |count| (0..count).map(make.clone()).collect::<Vec<_>>())
}

fn declared_enum(number: usize) -> impl Strategy<Value = Enum> {
    let value = |number| {
        (camel(number), argument(number), text()).prop_map(|(name, text, doc)| EnumValue {
            name,
            text,
            doc,
        })
    };
    let values = (1usize..4).prop_flat_map(move |count| (0..count).map(value).collect::<Vec<_>>());
    let rust = option::of(Just("crate::shared::Mode".to_owned()));
    (camel(100 + number), text(), rust, values).prop_map(|(name, doc, rust, values)| Enum {
        name,
        doc,
        rust,
        values,
    })
}

pub(crate) const INTS: &[(ScalarType, i128, i128)] = &[
    (ScalarType::I8, i8::MIN as i128, i8::MAX as i128),
    (ScalarType::I64, i64::MIN as i128, i64::MAX as i128),
    (ScalarType::U8, 0, u8::MAX as i128),
    (ScalarType::U64, 0, u64::MAX as i128),
    (ScalarType::Usize, 0, u64::MAX as i128),
];

type Typed = (
    OptionType,
    BoxedStrategy<Value>,
    BoxedStrategy<(Option<Value>, Option<Value>)>,
);

fn unbounded() -> BoxedStrategy<(Option<Value>, Option<Value>)> {
    Just((None, None)).boxed()
}

/// A type with its values and a range that all of these lie in.
fn typed(enums: Vec<Enum>) -> impl Strategy<Value = Typed> {
    let ints = select(INTS).prop_map(|(ty, least, largest)| -> Typed {
        let range = (
            option::of(Just(Value::Int(least))),
            option::of(Just(Value::Int(largest))),
        )
            .boxed();
        let values = (0..=1000i128)
            .prop_map(move |at| Value::Int(least + (largest - least) / 1000 * at))
            .boxed();
        (OptionType::BuiltIn(ty), values, range)
    });
    let floats = prop_oneof![
        any::<f64>(),
        select(&[0.0, -0.0, 1e300, 0.1, f64::INFINITY, f64::NEG_INFINITY][..])
    ];
    let floats = floats.prop_map(|value| if value.is_nan() { 0.5 } else { value });
    let range = (
        option::of(Just(Value::Float(f64::NEG_INFINITY))),
        option::of(Just(Value::Float(f64::INFINITY))),
    );
    let paths = &[
        "crate::Level",
        "crate::a::B<i64, u8>",
        "Level",
        "bool",
        "[u8; 4]",
        "r#type::T",
    ][..];
    let pipelines = &["any()", "builtin.module(cse,func.func(a{x=1 y={a,b}}))"][..];
    let mut strategies: Vec<BoxedStrategy<Typed>> = vec![
        ints.boxed(),
        Just((
            OptionType::BuiltIn(ScalarType::F64),
            floats.prop_map(Value::Float).boxed(),
            range.boxed(),
        ))
        .boxed(),
        Just((
            OptionType::BuiltIn(ScalarType::F32),
            Just(Value::Float(f64::NAN)).boxed(),
            unbounded(),
        ))
        .boxed(),
        Just((
            OptionType::BuiltIn(ScalarType::Bool),
            any::<bool>().prop_map(Value::Bool).boxed(),
            unbounded(),
        ))
        .boxed(),
        Just((
            OptionType::BuiltIn(ScalarType::String),
            text().prop_map(Value::Text).boxed(),
            unbounded(),
        ))
        .boxed(),
        Just((
            OptionType::BuiltIn(ScalarType::Char),
            any::<char>().prop_map(Value::Char).boxed(),
            unbounded(),
        ))
        .boxed(),
        Just((
            OptionType::BuiltIn(ScalarType::Pipeline),
            select(pipelines)
                .prop_map(|text| Value::Text(text.to_owned()))
                .boxed(),
            unbounded(),
        ))
        .boxed(),
        select(paths)
            .prop_map(|path| -> Typed {
                (
                    OptionType::Path(path.to_owned()),
                    text().prop_map(Value::Text).boxed(),
                    unbounded(),
                )
            })
            .boxed(),
    ];
    strategies.extend(enums.into_iter().map(|declared| {
        let texts = declared.values.iter().map(|value| value.text.clone());
        let texts: Vec<String> = texts.collect();
        Just((
            OptionType::Enum(declared.name),
            select(texts).prop_map(Value::Text).boxed(),
            unbounded(),
        ))
        .boxed()
    }));
    select(strategies).prop_flat_map(|strategy| strategy)
}

fn option_def(number: usize, enums: Vec<Enum>) -> impl Strategy<Value = OptionDef> {
    let typed = typed(enums).prop_flat_map(|(ty, value, range)| {
        let arity = prop_oneof![
            option::of(value.clone()).prop_map(Arity::Single),
            Just(Arity::Optional),
            Just(Arity::Required),
            option::of(vec(value, 0..4)).prop_map(Arity::List),
            (any::<bool>(), line()).prop_map(|(list, cpp)| Arity::Unknown { list, cpp }),
        ];
        (Just(ty), arity, range)
    });
    (field(number), option::of(argument(number)), typed, text()).prop_map(
        |(field, argument, (ty, arity, (min, max)), doc)| OptionDef {
            argument: argument.unwrap_or_else(|| field.replace('_', "-")),
            field,
            ty,
            arity,
            doc,
            min,
            max,
        },
    )
}

fn statistic(number: usize) -> impl Strategy<Value = StatisticDef> {
    (field(200 + number), visible_line(), text()).prop_map(move |(field, name, doc)| StatisticDef {
        field,
        name: format!("{name}{number}"),
        is_maximum: number % 2 == 1,
        doc,
    })
}

fn state() -> impl Strategy<Value = Vec<StateField>> {
    let types = &[
        "crate::Cache",
        "Box<dyn Fn(&str) -> Result<(), E> + Send>",
        "[u8; 4]",
    ][..];
    let field = move |number: usize| {
        let name = if number == 0 {
            "state".to_owned()
        } else {
            format!("state{number}")
        };
        select(types).prop_map(move |ty| StateField {
            field: name.clone(),
            ty: ty.to_owned(),
        })
    };
    numbered(2, field)
}

fn anchor() -> impl Strategy<Value = OrCpp<Anchor>> {
    let ops = &["builtin.module", "func.func", "llvm.func", "a.b_c$d"][..];
    prop_oneof![
        Just(Anchor::Any.into()),
        subsequence(ops, 1..=3)
            .prop_map(|ops| Anchor::Ops(ops.into_iter().map(str::to_owned).collect()).into()),
        Just(Anchor::Interface("FunctionOpInterface".to_owned()).into()),
        Just(OrCpp::Cpp("zoo::Cage<\"a\", 1>".to_owned())),
    ]
}

fn options(enums: Vec<Enum>, sets: Vec<OptionSet>) -> impl Strategy<Value = Vec<OptionItem>> {
    let options = numbered(3, move |number| option_def(number, enums.clone()));
    (options, subsequence(sets.clone(), 0..=sets.len())).prop_map(|(options, sets)| {
        let sets = sets.into_iter().map(|set| OptionItem::Set(set.name));
        sets.chain(options.into_iter().map(OptionItem::Own))
            .collect()
    })
}

/// Rules about a dialect from which no pass creates operations, so that pipelines keep them.
fn rules() -> impl Strategy<Value = Vec<RuleItem>> {
    let exceptions = subsequence(&["nowhere.op", "!nowhere.type"][..], 0..=2);
    (exceptions, line()).prop_map(|(exceptions, reason)| {
        let rule = |pattern: &str, is_legal, reason: &str| {
            RuleItem::Rule(pattern.to_owned(), is_legal, reason.to_owned())
        };
        let illegal = ["nowhere", "!nowhere"].map(|pattern| rule(pattern, false, &reason));
        let exceptions = exceptions.into_iter();
        let legal = exceptions.map(|pattern| rule(pattern, true, ""));
        illegal.into_iter().chain(legal).collect()
    })
}

/// Legalities. Each includes the one before.
fn legalities() -> impl Strategy<Value = Vec<Legality>> {
    let legality = |number: usize| {
        (text(), rules()).prop_map(move |(doc, mut rules)| {
            let before = number.checked_sub(1);
            rules.extend(before.map(|before| RuleItem::Include(format!("legality-{before}"))));
            let name = format!("legality-{number}");
            Legality { name, doc, rules }
        })
    };
    numbered(2, legality)
}

pub(crate) fn clauses(legalities: &[Legality]) -> impl Strategy<Value = Vec<Clause>> + use<> {
    let names: Vec<String> = legalities
        .iter()
        .map(|legality| legality.name.clone())
        .collect();
    let name = subsequence(names.clone(), 0..=names.len().min(1));
    let clause = (name, rules()).prop_map(|(mut name, rules)| Clause {
        legality: name.pop(),
        rules,
    });
    vec(clause, 0..2)
}

fn pass(
    number: usize,
    (enums, sets, legalities): (Vec<Enum>, Vec<OptionSet>, Vec<Legality>),
) -> impl Strategy<Value = Pass> {
    let names = (camel(number), argument(number), anchor(), line(), text());
    let dialects = subsequence(&["arith", "func", "llvm"][..], 0..=3);
    let cpp = subsequence(&["zoo::Dialect", "other::Dialect"][..], 0..=2);
    let dialects = (dialects, cpp).prop_map(|(known, cpp)| -> Vec<OrCpp<String>> {
        let known = known.into_iter().map(|name| OrCpp::Known(name.to_owned()));
        let cpp = cpp.into_iter().map(|class| OrCpp::Cpp(class.to_owned()));
        known.chain(cpp).collect()
    });
    let authors = vec(visible_line(), 0..3).prop_map(|mut names| {
        names.dedup();
        names
    });
    let facts = subsequence(&["type", "constructor", "baseOptions"][..], 0..=3);
    let facts = (facts, line()).prop_map(|(facts, text)| -> Vec<(String, String)> {
        let facts = facts
            .into_iter()
            .map(|what| (what.to_owned(), text.clone()));
        facts.collect()
    });
    let members = (
        options(enums, sets),
        numbered(2, statistic),
        state(),
        authors,
        subsequence(INPUTS.map(str::to_owned).to_vec(), 0..=INPUTS.len()),
        subsequence(IGNORABLE.map(str::to_owned).to_vec(), 0..=IGNORABLE.len()),
        facts,
    );
    let constructor =
        option::of(select(&["crate::create", "self::create::<u8>"][..]).prop_map(str::to_owned));
    let instead = Just(Some("first-pass".to_owned()));
    let deprecated =
        (option::of(line()), instead, text()).prop_map(|(since, instead, note)| Deprecated {
            since,
            instead,
            note,
        });
    (
        names,
        dialects,
        members,
        constructor,
        (
            (any::<bool>(), any::<bool>()),
            pipelines::kinds(),
            pipelines::rules(),
        ),
        (
            clauses(&legalities),
            clauses(&legalities),
            option::of(subsequence(&["arith", "llvm.add", "!llvm.ptr"][..], 0..=3)),
        ),
        option::of(deprecated),
    )
        .prop_map(
            |(
                (name, argument, anchor, summary, description),
                dialects,
                (options, statistics, state, authors, reads, ignores, cpp),
                constructor,
                ((required, idempotent), kinds, order),
                (preconditions, postconditions, creates),
                deprecated,
            )| Pass {
                name,
                argument,
                anchor,
                summary,
                description,
                dialects,
                options,
                statistics,
                state,
                authors,
                reads,
                ignores,
                cpp,
                constructor,
                required,
                idempotent,
                deprecated,
                preconditions,
                postconditions,
                creates: creates.map(|creates| creates.into_iter().map(str::to_owned).collect()),
                kinds,
                order,
                examples: Vec::new(),
            },
        )
}

fn option_set(number: usize, enums: Vec<Enum>) -> impl Strategy<Value = OptionSet> {
    let base = 10 * (number + 1);
    let options = numbered(2, move |number| option_def(base + number, enums.clone()));
    ("[a-z]{1,5}", options).prop_map(move |(name, options)| OptionSet {
        name: format!("{name}{number}"),
        options,
    })
}

fn group(number: usize) -> impl Strategy<Value = Group> {
    let base = 1000 * (number + 1);
    let enums = numbered(2, move |number| declared_enum(base + number));
    let declared = enums.prop_flat_map(|enums| {
        let within = enums.clone();
        (
            Just(enums),
            numbered(2, move |number| option_set(number, within.clone())),
            legalities(),
        )
    });
    let full = declared.prop_flat_map(move |(enums, sets, legalities)| {
        let within = (enums.clone(), sets.clone(), legalities.clone());
        let passes = numbered(3, move |number| pass(base + number, within.clone()));
        (Just(enums), Just(sets), Just(legalities), passes)
    });
    let group = (camel(base), text(), full).prop_map(|(name, doc, parts)| {
        let (enums, option_sets, legalities, passes) = parts;
        Group {
            name,
            doc,
            enums,
            option_sets,
            legalities,
            passes,
            externals: vec!["cse".to_owned(), "usual".to_owned()],
            ..Group::default()
        }
    });
    group.prop_flat_map(move |group| pipelines::completed(group, base))
}

/// A pass with nothing but what it must have.
pub(crate) fn plain_pass(name: &str, argument: &str) -> Pass {
    Pass {
        name: name.to_owned(),
        argument: argument.to_owned(),
        anchor: Anchor::Any.into(),
        summary: "Plain".to_owned(),
        description: String::new(),
        dialects: Vec::new(),
        options: Vec::new(),
        statistics: Vec::new(),
        state: Vec::new(),
        authors: Vec::new(),
        reads: Vec::new(),
        ignores: Vec::new(),
        cpp: Vec::new(),
        constructor: None,
        required: false,
        idempotent: false,
        deprecated: None,
        preconditions: Vec::new(),
        postconditions: Vec::new(),
        creates: None,
        kinds: Vec::new(),
        order: Vec::new(),
        examples: Vec::new(),
    }
}

/// Any set. Its last group has the pass that deprecated ones recommend.
pub(crate) fn set() -> impl Strategy<Value = PassSet> {
    numbered(2, group).prop_map(|mut groups| {
        groups.push(Group {
            name: "Last".to_owned(),
            passes: vec![Pass {
                kinds: vec!["first-kind".to_owned()],
                ..plain_pass("FirstPass", "first-pass")
            }],
            ..Group::default()
        });
        checked(&groups)
    })
}
