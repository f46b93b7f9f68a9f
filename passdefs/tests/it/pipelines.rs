//! Random pipelines, rules about order and examples, over the passes of a random group.

use pass_text as text;
use passdefs::draft::Comparison;
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::{select, subsequence};

use crate::sets::{self, INTS};
use crate::wild::*;

/// Kinds of a pass.
pub(crate) fn kinds() -> impl Strategy<Value = Vec<String>> {
    subsequence(&["cleanup", "lowering", "k9"][..], 0..=3)
        .prop_map(|kinds| kinds.into_iter().map(str::to_owned).collect())
}

/// Rules that do not contradict each other: all are about a pass that no pipeline runs.
pub(crate) fn rules() -> impl Strategy<Value = Vec<OrderRule>> {
    let targets = [
        OrderTarget::Pass("first-pass".to_owned()),
        OrderTarget::Kind("first-kind".to_owned()),
        OrderTarget::Pass("cse".to_owned()),
    ];
    let direction = select(&[Relation::Before, Relation::After][..]);
    let rules = direction.prop_flat_map(move |direction| {
        let targets = targets
            .iter()
            .cloned()
            .map(move |target| (direction, target));
        let mut rules: Vec<(Relation, OrderTarget)> = targets.collect();
        rules.push((
            Relation::ConflictsWith,
            OrderTarget::Pass("first-pass".to_owned()),
        ));
        let kind = OrderTarget::Kind("first-kind".to_owned());
        if direction == Relation::After {
            rules.push((Relation::Requires, kind));
        } else {
            rules.push((Relation::FollowedBy, kind));
        }
        let most = rules.len();
        subsequence(rules, 0..=most)
    });
    let told = vec((select(&Strength::ALL[..]), sets::text()), 6);
    (rules, told).prop_map(|(rules, told)| {
        let rules = rules.into_iter().zip(told);
        let rule = |((relation, target), (strength, reason))| OrderRule {
            relation,
            target,
            // If it runs, no pass that it requires runs.
            strength: match relation {
                Relation::Requires | Relation::FollowedBy => Strength::Weak,
                _ => strength,
            },
            reason,
        };
        rules.map(rule).collect()
    })
}

/// The group with pipelines over its passes, and with examples of them.
pub(crate) fn completed(group: Group, base: usize) -> impl Strategy<Value = Group> {
    let examples: Vec<_> = group
        .passes
        .iter()
        .map(|pass| examples(pass, &group))
        .collect();
    let pipelines = sets::numbered(2, {
        let group = group.clone();
        move |number| pipeline(base + number, group.clone())
    });
    (examples, pipelines).prop_map(move |(examples, pipelines)| {
        let mut group = group.clone();
        for (pass, examples) in group.passes.iter_mut().zip(examples) {
            pass.examples = examples;
        }
        group.pipelines = pipelines;
        group
    })
}

fn examples(pass: &Pass, group: &Group) -> BoxedStrategy<Vec<Example>> {
    let options = flat(&pass.options, group);
    let arguments = arguments(&options, &[], group);
    let example = (sets::text(), arguments, sets::text(), sets::text());
    let example = example.prop_map(move |(title, arguments, before, after)| Example {
        title,
        options: text::OptionList::new(entries(&arguments, |value| value)).to_string(),
        before,
        after,
    });
    vec(example, 0..3).boxed()
}

fn pipeline(number: usize, group: Group) -> impl Strategy<Value = PipelineDef> {
    let form = form(group.clone());
    let names = (sets::camel(5000 + number), sets::argument(5000 + number));
    let anchor = select(vec![
        Anchor::Any,
        Anchor::Ops(vec!["func.func".to_owned(), "gpu.func".to_owned()]),
        Anchor::Interface("FunctionOpInterface".to_owned()),
    ]);
    // It requires all that a pass in it may require.
    let nowhere = || RuleItem::Rule("nowhere".to_owned(), false, String::new());
    let nowhere_type = || RuleItem::Rule("!nowhere".to_owned(), false, String::new());
    let conditions = vec(Just(()), 0..2).prop_map(move |conditions| {
        let clause = conditions.iter().map(|()| Clause {
            legality: None,
            rules: vec![nowhere(), nowhere_type()],
        });
        clause.collect::<Vec<Clause>>()
    });
    (names, anchor, sets::line(), sets::text(), form, conditions).prop_map(
        |((name, argument), anchor, summary, description, (options, form), conditions)| {
            PipelineDef {
                name,
                argument,
                // Steps have anchors of their own, which have to fit.
                anchor: match form {
                    PipelineForm::Builder(_) => anchor,
                    PipelineForm::Body(_) | PipelineForm::Text(_) => Anchor::Any,
                },
                summary,
                description,
                options,
                preconditions: conditions.clone(),
                postconditions: conditions,
                form,
            }
        },
    )
}

/// Options of a pipeline, some of those of a pass, and its steps.
fn form(group: Group) -> BoxedStrategy<(Vec<OptionItem>, PipelineForm)> {
    let own = if group.passes.is_empty() {
        Just(Vec::new()).boxed()
    } else {
        let all = group.passes.iter().map(|pass| pass.options.clone());
        let all: Vec<Vec<OptionItem>> = all.collect();
        select(all)
            .prop_flat_map(|options| subsequence(options.clone(), 0..=options.len()))
            .boxed()
    };
    let builder = || Just(PipelineForm::Builder("crate::build".to_owned()));
    own.prop_flat_map(move |items| {
        let own: Vec<OptionDef> = flat(&items, &group);
        let body = vec(step(&group, &own, false), 0..4).prop_map(PipelineForm::Body);
        let text = vec(step(&group, &own, true), 0..4).prop_map(move |steps| {
            let elements = steps.iter().map(|step| element(step).to_string());
            PipelineForm::Text(elements.collect::<Vec<_>>().join(","))
        });
        let form = prop_oneof![4 => body, 3 => text, 1 => builder()];
        (Just(items), form)
    })
    .boxed()
}

/// A step of a body, or one that text can say, too.
fn step(group: &Group, own: &[OptionDef], in_text: bool) -> BoxedStrategy<Step> {
    let mut leaves: Vec<BoxedStrategy<Step>> = vec![external(own, in_text).boxed()];
    for pass in &group.passes {
        let options = flat(&pass.options, group);
        let name = pass.argument.clone();
        let run = arguments(&options, own, group)
            .prop_map(move |arguments| Step::Run(name.clone(), arguments));
        leaves.push(run.boxed());
    }
    if !in_text {
        let point = Just(Step::ExtensionPoint("early-on".to_owned()));
        leaves.push(point.boxed());
    }
    let leaf = select(leaves).prop_flat_map(|leaf| leaf);
    let whens: Vec<BoxedStrategy<(String, Condition)>> = if in_text {
        Vec::new()
    } else {
        own.iter()
            .filter_map(|option| condition(option, group))
            .collect()
    };
    leaf.prop_recursive(3, 12, 3, move |inner| {
        let anchor = prop_oneof![
            Just(Anchor::Any),
            Just(Anchor::Interface("FunctionOpInterface".to_owned()))
        ];
        let nest = (anchor, vec(inner.clone(), 0..3))
            .prop_map(|(anchor, steps)| Step::Nest(anchor, steps));
        if whens.is_empty() {
            return nest.boxed();
        }
        let condition = select(whens.clone()).prop_flat_map(|condition| condition);
        let when = (condition, vec(inner, 0..3))
            .prop_map(|((option, condition), steps)| Step::When(option, condition, steps));
        prop_oneof![nest, when].boxed()
    })
    .boxed()
}

/// An external pass or pipeline takes any arguments. Text does not tell the two apart.
fn external(own: &[OptionDef], in_text: bool) -> impl Strategy<Value = Step> + use<> {
    let mut values = vec![
        sets::text()
            .prop_map(|text| ArgumentValue::One(Value::Text(text)))
            .boxed(),
    ];
    if !own.is_empty() {
        let fields: Vec<String> = own.iter().map(|option| option.field.clone()).collect();
        values.push(select(fields).prop_map(ArgumentValue::Forward).boxed());
    }
    let value = select(values).prop_flat_map(|value| value);
    let given = sets::numbered(2, move |number| (sets::argument(number), value.clone()));
    (given, any::<bool>()).prop_map(move |(given, is_pipeline)| {
        let given = given
            .into_iter()
            .map(|(option, value)| Argument { option, value });
        if is_pipeline && !in_text {
            Step::Use("usual".to_owned(), given.collect())
        } else {
            Step::Run("cse".to_owned(), given.collect())
        }
    })
}

/// Arguments of a pass: all that it requires, and some of the rest.
fn arguments(
    options: &[OptionDef],
    own: &[OptionDef],
    group: &Group,
) -> BoxedStrategy<Vec<Argument>> {
    let each: Vec<_> = options
        .iter()
        .map(|option| {
            let required = matches!(option.arity, Arity::Required | Arity::Unknown { .. });
            let argument = argument(option, own, group);
            if required {
                argument.prop_map(Some).boxed()
            } else {
                option::weighted(0.4, argument).boxed()
            }
        })
        .collect();
    each.prop_map(|arguments| arguments.into_iter().flatten().collect())
        .boxed()
}

fn argument(option: &OptionDef, own: &[OptionDef], group: &Group) -> BoxedStrategy<Argument> {
    let mut values = vec![match option.arity {
        Arity::List(_) | Arity::Unknown { list: true, .. } => vec(value(option, group), 0..3)
            .prop_map(ArgumentValue::Many)
            .boxed(),
        _ => value(option, group).prop_map(ArgumentValue::One).boxed(),
    }];
    let same = |other: &&OptionDef| {
        let range = |option: &OptionDef| (option.min.clone(), option.max.clone());
        (&other.ty, &other.arity, range(other)) == (&option.ty, &option.arity, range(option))
    };
    if let Some(same) = own.iter().find(same) {
        values.push(Just(ArgumentValue::Forward(same.field.clone())).boxed());
    }
    let name = option.argument.clone();
    select(values)
        .prop_flat_map(|value| value)
        .prop_map(move |value| Argument {
            option: name.clone(),
            value,
        })
        .boxed()
}

/// Values that an option can have.
fn value(option: &OptionDef, group: &Group) -> BoxedStrategy<Value> {
    match &option.ty {
        OptionType::BuiltIn(ScalarType::Bool) => any::<bool>().prop_map(Value::Bool).boxed(),
        OptionType::BuiltIn(ScalarType::F32 | ScalarType::F64) => {
            let values = &[0.0, -0.0, 0.1, f64::INFINITY][..];
            select(values).prop_map(Value::Float).boxed()
        }
        OptionType::BuiltIn(ScalarType::String) => sets::text().prop_map(Value::Text).boxed(),
        OptionType::BuiltIn(ScalarType::Char) => any::<char>().prop_map(Value::Char).boxed(),
        OptionType::BuiltIn(ScalarType::Pipeline) => {
            Just(Value::Text("any(cse)".to_owned())).boxed()
        }
        OptionType::BuiltIn(int) => {
            let bounds = INTS.iter().find(|(ty, ..)| ty == int);
            let (_, least, largest) = *bounds.expect("a type that the generator knows");
            select(vec![least, largest, 7]).prop_map(Value::Int).boxed()
        }
        OptionType::Path(_) => sets::text().prop_map(Value::Text).boxed(),
        OptionType::Enum(name) => {
            let declared = group.enums.iter().find(|declared| declared.name == *name);
            let values = &declared.expect("the enum").values;
            let texts: Vec<String> = values.iter().map(|value| value.text.clone()).collect();
            select(texts).prop_map(Value::Text).boxed()
        }
    }
}

fn condition(option: &OptionDef, group: &Group) -> Option<BoxedStrategy<(String, Condition)>> {
    let field = option.field.clone();
    let compared = !matches!(
        option.ty,
        OptionType::Path(_) | OptionType::BuiltIn(ScalarType::Pipeline)
    );
    let condition = match &option.arity {
        Arity::List(_) | Arity::Unknown { list: true, .. } | Arity::Optional => {
            Just(Condition::Holds).boxed()
        }
        _ if option.ty == OptionType::BuiltIn(ScalarType::Bool) => Just(Condition::Holds).boxed(),
        _ if compared => {
            let number = matches!(&option.ty, OptionType::BuiltIn(ty) if ty.is_ordered());
            let kinds = if number { 4 } else { 2 };
            (value(option, group), select(&Comparison::ALL[..kinds]))
                .prop_map(|(value, comparison)| Condition::Compared(comparison, value))
                .boxed()
        }
        _ => return None,
    };
    Some(
        condition
            .prop_map(move |condition| (field.clone(), condition))
            .boxed(),
    )
}

/// A step as pipeline text.
fn element(step: &Step) -> text::Element {
    match step {
        Step::Nest(anchor, steps) => {
            let names = match anchor {
                Anchor::Any => Vec::new(),
                Anchor::Ops(ops) => ops.clone(),
                Anchor::Interface(name) => vec![name.clone()],
            };
            let elements = steps.iter().map(element).collect();
            text::Element::Nested(text::Pipeline::new(text::Anchor::new(names), elements))
        }
        Step::Run(pass, arguments) => {
            let entries = entries(arguments, literal);
            text::Element::pass(pass, text::OptionList::new(entries))
        }
        other => panic!("no text says {other:?}"),
    }
}

/// Arguments as text; `literal` spells a value that stands for itself.
fn entries(given: &[Argument], literal: fn(text::Value) -> text::Value) -> Vec<text::OptionEntry> {
    let entry = |argument: &Argument| {
        let value = match &argument.value {
            ArgumentValue::One(value) => literal(text::Value::scalar(&value.text())),
            ArgumentValue::Many(values) => {
                literal(text::Value::list(values.iter().map(Value::text)))
            }
            ArgumentValue::Forward(field) => text::Value::scalar(&format!("${field}")),
        };
        text::OptionEntry::new(&argument.option, Some(value))
    };
    given.iter().map(entry).collect()
}

/// A value in which no `$` forwards anything.
fn literal(value: text::Value) -> text::Value {
    if value.is_quoted() {
        return value;
    }
    text::Value::from_spelling(&value.raw().replace('$', "$$")).unwrap()
}
