//! Sets of passes in the plain form in which they are generated, by name and without places, and the drafts that say
//! the same.

use passdefs::draft as d;
use passdefs::model::{PassSet, Prose};
use passdefs::source::{Sources, Span};

pub(crate) use passdefs::model::{Anchor, OrCpp, Relation, ScalarType, Strength};

#[derive(Clone, Debug, Default)]
pub(crate) struct Group {
    pub(crate) name: String,
    pub(crate) doc: String,
    pub(crate) enums: Vec<Enum>,
    pub(crate) option_sets: Vec<OptionSet>,
    pub(crate) legalities: Vec<Legality>,
    pub(crate) passes: Vec<Pass>,
    pub(crate) pipelines: Vec<PipelineDef>,
    pub(crate) externals: Vec<String>,
}

#[derive(Clone, Debug)]
pub(crate) struct Enum {
    pub(crate) name: String,
    pub(crate) doc: String,
    pub(crate) rust: Option<String>,
    pub(crate) values: Vec<EnumValue>,
}

#[derive(Clone, Debug)]
pub(crate) struct EnumValue {
    pub(crate) name: String,
    pub(crate) text: String,
    pub(crate) doc: String,
}

#[derive(Clone, Debug)]
pub(crate) struct OptionSet {
    pub(crate) name: String,
    pub(crate) options: Vec<OptionDef>,
}

/// Rules under a name.
#[derive(Clone, Debug)]
pub(crate) struct Legality {
    pub(crate) name: String,
    pub(crate) doc: String,
    pub(crate) rules: Vec<RuleItem>,
}

#[derive(Clone, Debug)]
pub(crate) enum RuleItem {
    /// The pattern, whether it is legal, and the reason.
    Rule(String, bool, String),
    Include(String),
}

/// A precondition or a postcondition.
#[derive(Clone, Debug)]
pub(crate) struct Clause {
    pub(crate) legality: Option<String>,
    pub(crate) rules: Vec<RuleItem>,
}

#[derive(Clone, Debug)]
pub(crate) struct Pass {
    pub(crate) name: String,
    pub(crate) argument: String,
    pub(crate) anchor: OrCpp<Anchor>,
    pub(crate) summary: String,
    pub(crate) description: String,
    pub(crate) dialects: Vec<OrCpp<String>>,
    pub(crate) options: Vec<OptionItem>,
    pub(crate) statistics: Vec<StatisticDef>,
    pub(crate) state: Vec<StateField>,
    pub(crate) authors: Vec<String>,
    pub(crate) reads: Vec<String>,
    pub(crate) ignores: Vec<String>,
    /// Facts in C++: the subject, and the text.
    pub(crate) cpp: Vec<(String, String)>,
    pub(crate) constructor: Option<String>,
    pub(crate) required: bool,
    pub(crate) idempotent: bool,
    pub(crate) deprecated: Option<Deprecated>,
    pub(crate) preconditions: Vec<Clause>,
    pub(crate) postconditions: Vec<Clause>,
    pub(crate) creates: Option<Vec<String>>,
    pub(crate) kinds: Vec<String>,
    pub(crate) order: Vec<OrderRule>,
    pub(crate) examples: Vec<Example>,
}

#[derive(Clone, Debug)]
pub(crate) enum OptionItem {
    Own(OptionDef),
    Set(String),
}

#[derive(Clone, Debug)]
pub(crate) struct OptionDef {
    pub(crate) field: String,
    pub(crate) argument: String,
    pub(crate) ty: OptionType,
    pub(crate) arity: Arity,
    pub(crate) doc: String,
    pub(crate) min: Option<Value>,
    pub(crate) max: Option<Value>,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Arity {
    Single(Option<Value>),
    Optional,
    Required,
    List(Option<Vec<Value>>),
    Unknown { list: bool, cpp: String },
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum OptionType {
    BuiltIn(ScalarType),
    Enum(String),
    Path(String),
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Value {
    Bool(bool),
    Int(i128),
    Float(f64),
    Char(char),
    /// A string, a pipeline, the text of a value of an enum, or text for a parser of the author's.
    Text(String),
}

#[derive(Clone, Debug)]
pub(crate) struct StatisticDef {
    pub(crate) field: String,
    pub(crate) name: String,
    pub(crate) is_maximum: bool,
    pub(crate) doc: String,
}

#[derive(Clone, Debug)]
pub(crate) struct StateField {
    pub(crate) field: String,
    pub(crate) ty: String,
}

#[derive(Clone, Debug)]
pub(crate) struct Deprecated {
    pub(crate) since: Option<String>,
    pub(crate) instead: Option<String>,
    pub(crate) note: String,
}

#[derive(Clone, Debug)]
pub(crate) struct OrderRule {
    pub(crate) relation: Relation,
    pub(crate) target: OrderTarget,
    pub(crate) strength: Strength,
    pub(crate) reason: String,
}

#[derive(Clone, Debug)]
pub(crate) enum OrderTarget {
    Pass(String),
    Kind(String),
}

#[derive(Clone, Debug)]
pub(crate) struct Example {
    pub(crate) title: String,
    pub(crate) options: String,
    pub(crate) before: String,
    pub(crate) after: String,
}

#[derive(Clone, Debug)]
pub(crate) struct PipelineDef {
    pub(crate) name: String,
    pub(crate) argument: String,
    pub(crate) anchor: Anchor,
    pub(crate) summary: String,
    pub(crate) description: String,
    pub(crate) options: Vec<OptionItem>,
    pub(crate) preconditions: Vec<Clause>,
    pub(crate) postconditions: Vec<Clause>,
    pub(crate) form: PipelineForm,
}

#[derive(Clone, Debug)]
pub(crate) enum PipelineForm {
    Body(Vec<Step>),
    Text(String),
    Builder(String),
}

#[derive(Clone, Debug)]
pub(crate) enum Step {
    Run(String, Vec<Argument>),
    Use(String, Vec<Argument>),
    Nest(Anchor, Vec<Step>),
    When(String, Condition, Vec<Step>),
    ExtensionPoint(String),
}

#[derive(Clone, Debug)]
pub(crate) struct Argument {
    pub(crate) option: String,
    pub(crate) value: ArgumentValue,
}

#[derive(Clone, Debug)]
pub(crate) enum ArgumentValue {
    One(Value),
    Many(Vec<Value>),
    Forward(String),
}

#[derive(Clone, Debug)]
pub(crate) enum Condition {
    Holds,
    Compared(d::Comparison, Value),
}

impl Value {
    pub(crate) fn text(&self) -> String {
        match self {
            Value::Bool(value) => value.to_string(),
            Value::Int(value) => value.to_string(),
            Value::Float(value) => format!("{value:?}"),
            Value::Char(value) => value.to_string(),
            Value::Text(text) => text.clone(),
        }
    }

    fn literal(&self) -> d::Literal {
        match self {
            Value::Bool(value) => d::Literal::Bool(*value),
            Value::Int(value) => d::Literal::Int(*value),
            Value::Float(value) => d::Literal::Float(*value),
            value => d::Literal::Str(value.text()),
        }
    }
}

/// The options of a pass or pipeline, those of sets in place.
pub(crate) fn flat(items: &[OptionItem], group: &Group) -> Vec<OptionDef> {
    let options = items.iter().flat_map(|item| match item {
        OptionItem::Own(option) => std::slice::from_ref(option),
        OptionItem::Set(name) => {
            let mut sets = group.option_sets.iter();
            &sets.find(|set| set.name == *name).unwrap().options
        }
    });
    options.cloned().collect()
}

/// The model of these groups, which have to be right.
pub(crate) fn checked(groups: &[Group]) -> PassSet {
    let draft = d::Draft {
        groups: groups.iter().map(group).collect(),
        ..d::Draft::default()
    };
    let sources = Sources::new();
    let outcome = passdefs::internal::finish(sources, &draft, Vec::new());
    let found = passdefs::render::terminal(&outcome.diagnostics, &outcome.sources, false);
    outcome
        .set
        .unwrap_or_else(|| panic!("{found}\n{groups:#?}"))
}

fn put<T>(value: T) -> d::Spanned<T> {
    d::Spanned::new(value, Span::default())
}

fn string(text: &str) -> d::Spanned<String> {
    put(text.to_owned())
}

fn strings(texts: &[String]) -> Vec<d::Spanned<String>> {
    texts.iter().map(|text| string(text)).collect()
}

fn prose(text: &str) -> Option<Prose> {
    Some(string(text).into())
}

fn verbatim(text: &str) -> d::Spanned<d::PipelineName> {
    let text = text.to_owned();
    put(d::PipelineName {
        text,
        verbatim: true,
    })
}

fn group(group: &Group) -> d::Group {
    d::Group {
        doc: prose(&group.doc),
        enums: group.enums.iter().map(declared_enum).collect(),
        option_sets: group.option_sets.iter().map(option_set).collect(),
        legalities: group.legalities.iter().map(legality).collect(),
        passes: group.passes.iter().map(pass).collect(),
        pipelines: group.pipelines.iter().map(pipeline).collect(),
        externals: strings(&group.externals),
        ..d::Group::new(string(&group.name))
    }
}

fn declared_enum(declared: &Enum) -> d::Enum {
    let value = |value: &EnumValue| d::EnumValue {
        name: string(&value.name),
        text: Some(string(&value.text)),
        doc: prose(&value.doc),
    };
    d::Enum {
        name: string(&declared.name),
        doc: prose(&declared.doc),
        rust: declared.rust.as_deref().map(string),
        values: declared.values.iter().map(value).collect(),
    }
}

fn option_set(set: &OptionSet) -> d::OptionSet {
    d::OptionSet {
        name: string(&set.name),
        options: set.options.iter().map(option).collect(),
    }
}

fn legality(legality: &Legality) -> d::Legality {
    d::Legality {
        name: string(&legality.name),
        doc: prose(&legality.doc),
        rules: legality.rules.iter().map(rule).collect(),
    }
}

fn rule(item: &RuleItem) -> d::RuleItem {
    match item {
        RuleItem::Include(name) => d::RuleItem::Include(string(name)),
        RuleItem::Rule(pattern, is_legal, reason) => d::RuleItem::Rule(d::Rule {
            pattern: string(pattern),
            is_legal: *is_legal,
            reason: prose(reason),
        }),
    }
}

fn clause(clause: &Clause) -> d::Clause {
    d::Clause {
        span: Span::default(),
        legality: clause.legality.as_deref().map(string),
        rules: clause.rules.iter().map(rule).collect(),
        is_empty: clause.rules.is_empty(),
        when: None,
        stray: Vec::new(),
    }
}

fn items(items: &[OptionItem]) -> Vec<d::OptionItem> {
    let items = items.iter().map(|item| match item {
        OptionItem::Own(own) => d::OptionItem::Own(Box::new(option(own))),
        OptionItem::Set(name) => d::OptionItem::Use(string(name)),
    });
    items.collect()
}

fn option(option: &OptionDef) -> d::OptionDef {
    let literal = |value: &Value| put(value.literal());
    let default = match &option.arity {
        Arity::Single(Some(value)) => Some(d::Default::One(literal(value))),
        Arity::List(Some(values)) => {
            Some(d::Default::Many(put(values.iter().map(literal).collect())))
        }
        _ => None,
    };
    d::OptionDef {
        field: string(&option.field),
        ty: put(match &option.ty {
            OptionType::BuiltIn(ty) => d::TypeText::Name(ty.name().to_owned()),
            OptionType::Enum(name) => d::TypeText::Name(name.clone()),
            OptionType::Path(path) => d::TypeText::Rust(path.clone()),
        }),
        list: matches!(
            option.arity,
            Arity::List(_) | Arity::Unknown { list: true, .. }
        ),
        name: Some(verbatim(&option.argument)),
        doc: prose(&option.doc),
        default,
        cpp_default: match &option.arity {
            Arity::Unknown { cpp, .. } => Some(string(cpp)),
            _ => None,
        },
        optional: (option.arity == Arity::Optional).then(|| put(true)),
        required: (option.arity == Arity::Required).then(|| put(true)),
        min: option.min.as_ref().map(literal),
        max: option.max.as_ref().map(literal),
        cpp: Vec::new(),
    }
}

fn pass(pass: &Pass) -> d::Pass {
    let (ops, interface) = pass.anchor.known().map(anchor).unwrap_or_default();
    let known = pass.dialects.iter().filter_map(OrCpp::known);
    let classes = pass.dialects.iter().filter_map(OrCpp::cpp);
    let statistic = |statistic: &StatisticDef| d::StatisticDef {
        field: string(&statistic.field),
        name: Some(string(&statistic.name)),
        max: statistic.is_maximum.then(|| put(true)),
        doc: prose(&statistic.doc),
    };
    let state = |entry: &StateField| d::StateField {
        field: string(&entry.field),
        ty: string(&entry.ty),
    };
    let rule = |rule: &OrderRule| d::OrderRule {
        relation: rule.relation,
        target: match &rule.target {
            OrderTarget::Pass(name) => d::OrderTarget::Pass(string(name)),
            OrderTarget::Kind(name) => d::OrderTarget::Kind(string(name)),
        },
        strength: Some(string(rule.strength.name())),
        reason: prose(&rule.reason),
    };
    let example = |example: &Example| d::Example {
        span: Span::default(),
        title: prose(&example.title),
        options: Some(Prose::from(string(&example.options))),
        before: Some(string(&example.before)),
        after: Some(string(&example.after)),
    };
    d::Pass {
        ops,
        interface,
        summary: prose(&pass.summary),
        description: prose(&pass.description),
        cpp_anchor: pass.anchor.cpp().map(string),
        dialects: known.map(|name| string(name)).collect(),
        cpp_dialects: classes.map(string).collect(),
        options: items(&pass.options),
        statistics: pass.statistics.iter().map(statistic).collect(),
        state: pass.state.iter().map(state).collect(),
        authors: strings(&pass.authors),
        reads: strings(&pass.reads),
        ignores: strings(&pass.ignores),
        cpp: pass.cpp.iter().map(fact).collect(),
        constructor: pass.constructor.as_deref().map(string),
        required: Some(put(pass.required)),
        idempotent: Some(put(pass.idempotent)),
        deprecated: pass.deprecated.as_ref().map(|deprecated| d::Deprecated {
            since: deprecated.since.as_deref().map(string),
            instead: deprecated.instead.as_deref().map(string),
            note: prose(&deprecated.note),
        }),
        preconditions: pass.preconditions.iter().map(clause).collect(),
        postconditions: pass.postconditions.iter().map(clause).collect(),
        creates: pass.creates.as_deref().map(strings),
        kinds: strings(&pass.kinds),
        order: pass.order.iter().map(rule).collect(),
        examples: pass.examples.iter().map(example).collect(),
        ..d::Pass::new(string(&pass.name), verbatim(&pass.argument))
    }
}

fn fact((what, text): &(String, String)) -> d::CppFact {
    d::CppFact {
        what: string(what),
        text: string(text),
    }
}

fn anchor(anchor: &Anchor) -> (Vec<d::Spanned<String>>, Option<d::Spanned<String>>) {
    match anchor {
        Anchor::Any => (Vec::new(), None),
        Anchor::Ops(ops) => (strings(ops), None),
        Anchor::Interface(name) => (Vec::new(), Some(string(name))),
    }
}

fn pipeline(pipeline: &PipelineDef) -> d::PipelineDef {
    let (ops, interface) = anchor(&pipeline.anchor);
    let mut draft = d::PipelineDef {
        ops,
        interface,
        summary: prose(&pipeline.summary),
        description: prose(&pipeline.description),
        options: items(&pipeline.options),
        preconditions: pipeline.preconditions.iter().map(clause).collect(),
        postconditions: pipeline.postconditions.iter().map(clause).collect(),
        ..d::PipelineDef::new(string(&pipeline.name), verbatim(&pipeline.argument))
    };
    match &pipeline.form {
        PipelineForm::Body(body) => draft.body = Some(put(body.iter().map(step).collect())),
        PipelineForm::Text(text) => draft.text = prose(text),
        PipelineForm::Builder(path) => draft.builder = Some(string(path)),
    }
    draft
}

fn step(written: &Step) -> d::Step {
    match written {
        Step::Run(name, arguments) => d::Step::Call(d::Call {
            kind: d::CallKind::Run,
            name: string(name),
            arguments: arguments.iter().map(argument).collect(),
        }),
        Step::Use(name, arguments) => d::Step::Call(d::Call {
            kind: d::CallKind::Use,
            name: string(name),
            arguments: arguments.iter().map(argument).collect(),
        }),
        Step::Nest(on, steps) => {
            let (ops, interface) = match on {
                Anchor::Any => (vec![string("any")], None),
                on => anchor(on),
            };
            d::Step::Nest(d::Nest {
                span: Span::default(),
                ops,
                interface,
                steps: steps.iter().map(step).collect(),
            })
        }
        Step::When(option, condition, steps) => d::Step::When(d::When {
            option: string(option),
            conditions: match condition {
                Condition::Holds => Vec::new(),
                Condition::Compared(comparison, value) => vec![d::Condition {
                    comparison: *comparison,
                    value: put(value.literal()),
                }],
            },
            steps: steps.iter().map(step).collect(),
        }),
        Step::ExtensionPoint(name) => d::Step::ExtensionPoint(string(name)),
    }
}

fn argument(argument: &Argument) -> d::CallArgument {
    let value_literal = |value: &Value| {
        put(match value.literal() {
            d::Literal::Str(text) => d::Literal::Str(text.replace('$', "$$")),
            literal => literal,
        })
    };
    d::CallArgument {
        option: string(&argument.option),
        value: d::ArgumentSource::Value(match &argument.value {
            ArgumentValue::One(value) => d::Default::One(value_literal(value)),
            ArgumentValue::Many(values) => {
                d::Default::Many(put(values.iter().map(value_literal).collect()))
            }
            ArgumentValue::Forward(field) => {
                d::Default::One(put(d::Literal::Str(format!("${field}"))))
            }
        }),
    }
}
