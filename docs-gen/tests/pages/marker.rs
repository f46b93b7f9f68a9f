//! Fills every field of the model with a marker and finds each on the page, in every format that shows the whole model.
//!
//! [`crate::fields`] says which markers a model holds by taking it apart, so that a new field has to be thought of there.

use std::cell::Cell;

use pass_docs_gen::{Format, Reference};
use passdefs::model::{
    Anchor, Argument, ArgumentValue, Arity, Condition, CppFact, Deprecated, Enum, EnumValue,
    Example, Group, OptionDef, OptionItem, OptionSet, OptionType, OrCpp, OrderRule, OrderTarget,
    Origin, Pass, PassSet, PipelineDef, PipelineForm, Relation, Scalar, ScalarType, StateField,
    StatisticDef, Step, Strength, Value,
};

use crate::fields::fields;

/// Hands out markers.
#[derive(Default)]
struct Markers {
    given: Cell<usize>,
    /// Stands around each marker, to see whether it is let through.
    before: &'static str,
    after: &'static str,
}

impl Markers {
    fn next(&self) -> usize {
        self.given.set(self.given.get() + 1);
        self.given.get()
    }

    /// A text that is nowhere else; `what` says what it stands for.
    fn text(&self, what: &str) -> String {
        format!("{}m{:03}{what}{}", self.before, self.next(), self.after)
    }

    /// A number that is nowhere else.
    fn number(&self) -> i128 {
        7_770_000 + i128::try_from(self.next()).unwrap()
    }

    fn origin(&self) -> Origin {
        let line = usize::try_from(self.number()).unwrap();
        let column = usize::try_from(self.number()).unwrap();
        Origin {
            file: self.text("file").into(),
            line,
            column,
            ..Origin::default()
        }
    }

    fn cpp(&self) -> CppFact {
        CppFact {
            what: self.text("what"),
            text: self.text("cpp"),
            origin: self.origin(),
        }
    }

    fn option(&self, ty: OptionType, arity: Arity) -> OptionDef {
        let (min, max) = match ty {
            OptionType::BuiltIn(ScalarType::I64) => (
                Some(Scalar::Int(self.number())),
                Some(Scalar::Int(self.number())),
            ),
            _ => (None, None),
        };
        OptionDef {
            field: self.text("field"),
            argument: self.text("argument"),
            ty,
            arity,
            doc: self.text("doc"),
            min,
            max,
            cpp: vec![self.cpp()],
            origin: self.origin(),
        }
    }

    fn unknown(&self, list: bool) -> Arity {
        Arity::Unknown {
            list,
            cpp: self.text("cppdefault"),
        }
    }

    fn options(&self, enum_name: &str, variant: &str) -> Vec<OptionDef> {
        let single = |value| Arity::Single(Some(value));
        vec![
            self.option(
                OptionType::BuiltIn(ScalarType::String),
                single(Value::Scalar(Scalar::Text(self.text("string")))),
            ),
            self.option(
                OptionType::BuiltIn(ScalarType::I64),
                single(Value::Scalar(Scalar::Int(self.number()))),
            ),
            self.option(
                OptionType::Path(self.text("path")),
                single(Value::Text(self.text("text"))),
            ),
            self.option(
                OptionType::BuiltIn(ScalarType::Pipeline),
                single(Value::Scalar(Scalar::Text(self.text("pipeline")))),
            ),
            self.option(
                OptionType::Enum(enum_name.into()),
                single(Value::Enum(variant.into())),
            ),
            self.option(
                OptionType::BuiltIn(ScalarType::F64),
                single(Value::Scalar(Scalar::F64(self.number() as f64))),
            ),
            self.option(
                OptionType::BuiltIn(ScalarType::String),
                Arity::List(Some(vec![Value::Scalar(Scalar::Text(
                    self.text("element"),
                ))])),
            ),
            self.option(OptionType::BuiltIn(ScalarType::Bool), Arity::Required),
            self.option(OptionType::BuiltIn(ScalarType::Bool), self.unknown(false)),
            self.option(OptionType::BuiltIn(ScalarType::String), self.unknown(true)),
            self.option(OptionType::BuiltIn(ScalarType::Char), Arity::Optional),
        ]
    }

    fn enumeration(&self) -> Enum {
        let value = EnumValue {
            name: self.text("variant"),
            text: self.text("value"),
            doc: self.text("valuedoc"),
            origin: self.origin(),
        };
        Enum {
            name: self.text("enum"),
            doc: self.text("enumdoc"),
            rust: Some(self.text("rust")),
            values: vec![value],
            origin: self.origin(),
        }
    }

    fn rule(&self, relation: Relation, target: OrderTarget) -> OrderRule {
        OrderRule {
            relation,
            target,
            strength: Strength::Weak,
            reason: self.text("reason"),
            origin: self.origin(),
        }
    }

    fn pass(&self, anchor: OrCpp<Anchor>, options: Vec<OptionItem>) -> Pass {
        Pass {
            name: self.text("Pass"),
            argument: self.text("pass"),
            anchor,
            summary: self.text("summary"),
            description: self.text("description"),
            dialects: vec![
                OrCpp::Known(self.text("dialect")),
                OrCpp::Cpp(self.text("dialectclass")),
                OrCpp::Cpp(self.text("dialectclass")),
            ],
            options,
            statistics: vec![StatisticDef {
                field: self.text("field"),
                name: self.text("statistic"),
                doc: self.text("doc"),
                origin: self.origin(),
            }],
            state: vec![StateField {
                field: self.text("state"),
                ty: self.text("type"),
                origin: self.origin(),
            }],
            constructor: Some(self.text("constructor")),
            required: true,
            deprecated: Some(Deprecated {
                since: Some(self.text("since")),
                instead: Some(self.text("instead")),
                note: self.text("note"),
            }),
            kinds: vec![self.text("kind")],
            order: vec![
                self.rule(Relation::Before, OrderTarget::Pass(self.text("target"))),
                self.rule(Relation::After, OrderTarget::Kind(self.text("kind"))),
                self.rule(
                    Relation::ImmediatelyAfter,
                    OrderTarget::Pass(self.text("target")),
                ),
                self.rule(
                    Relation::ConflictsWith,
                    OrderTarget::Pass(self.text("target")),
                ),
            ],
            examples: vec![Example {
                title: self.text("title"),
                options: self.text("options"),
                before: self.text("before"),
                after: self.text("after"),
                origin: self.origin(),
            }],
            cpp: vec![self.cpp()],
            origin: self.origin(),
        }
    }

    fn argument(&self, value: ArgumentValue) -> Argument {
        Argument {
            option: self.text("option"),
            value,
            origin: self.origin(),
        }
    }

    fn steps(&self) -> Vec<Step> {
        let text = || Value::Scalar(Scalar::Text(self.text("given")));
        let values = vec![
            ArgumentValue::One(text()),
            ArgumentValue::Many(vec![text(), text()]),
            ArgumentValue::Forward(self.text("forward")),
            ArgumentValue::Text(self.text("given")),
        ];
        let run = Step::Run {
            pass: self.text("pass"),
            external: true,
            arguments: values.into_iter().map(|it| self.argument(it)).collect(),
            origin: self.origin(),
        };
        let used = Step::Use {
            pipeline: self.text("used"),
            external: true,
            arguments: vec![self.argument(ArgumentValue::One(text()))],
            origin: self.origin(),
        };
        let nest = Step::Nest {
            anchor: Anchor::Interface(self.text("interface")),
            steps: vec![run],
            origin: self.origin(),
        };
        let point = Step::ExtensionPoint {
            name: self.text("point"),
            origin: self.origin(),
        };
        let mut steps = vec![nest, used, point];
        for condition in [
            Condition::True,
            Condition::Given,
            Condition::Is(text()),
            Condition::IsNot(text()),
            Condition::AtLeast(text()),
            Condition::AtMost(text()),
        ] {
            steps.push(Step::When {
                option: self.text("field"),
                condition,
                steps: Vec::new(),
                origin: self.origin(),
            });
        }
        steps
    }

    fn pipeline(&self, form: PipelineForm) -> PipelineDef {
        PipelineDef {
            name: self.text("Pipeline"),
            argument: self.text("pipeline"),
            anchor: Anchor::Ops(vec![self.text("op")]),
            summary: self.text("summary"),
            description: self.text("description"),
            options: vec![OptionItem::Own(
                self.option(OptionType::BuiltIn(ScalarType::String), Arity::Optional),
            )],
            form,
            origin: self.origin(),
        }
    }

    fn set(&self) -> PassSet {
        let enumeration = self.enumeration();
        let options = self.options(&enumeration.name, &enumeration.values[0].name);
        let set = OptionSet {
            name: self.text("set"),
            options: vec![self.option(OptionType::BuiltIn(ScalarType::String), Arity::List(None))],
            origin: self.origin(),
        };
        let mut items: Vec<OptionItem> = options.into_iter().map(OptionItem::Own).collect();
        items.push(OptionItem::Set {
            name: set.name.clone(),
            origin: self.origin(),
        });
        let text = PipelineForm::Text {
            text: self.text("text"),
            steps: self.steps(),
        };
        let group = Group {
            name: self.text("Group"),
            doc: self.text("groupdoc"),
            enums: vec![enumeration],
            option_sets: vec![set],
            passes: vec![
                self.pass(
                    Anchor::Ops(vec![self.text("op"), self.text("op")]).into(),
                    items,
                ),
                self.pass(Anchor::Interface(self.text("interface")).into(), Vec::new()),
                self.pass(OrCpp::Cpp(self.text("class")), Vec::new()),
            ],
            pipelines: vec![
                self.pipeline(PipelineForm::Body(self.steps())),
                self.pipeline(text),
                self.pipeline(PipelineForm::Builder(self.text("builder"))),
            ],
            externals: vec![self.text("external")],
            origin: self.origin(),
        };
        PassSet {
            groups: vec![group],
        }
    }
}

/// A set in which every field has a marker.
pub(crate) fn everything() -> PassSet {
    Markers::default().set()
}

fn page(format: Format, set: &PassSet) -> String {
    Reference::new().format(format).page(set).unwrap()
}

/// The private fields of the first pass and the second, taken out.
fn private_state(set: &mut PassSet) -> Vec<StateField> {
    let passes = set.groups.iter_mut().flat_map(|it| &mut it.passes);
    passes
        .flat_map(|it| std::mem::take(&mut it.state))
        .collect()
}

/// Fields of which no value is on the page, but for those in `except`.
fn missing(format: Format, except: &[&str]) -> Vec<String> {
    let mut set = everything();
    if format != Format::Json {
        private_state(&mut set).clear();
    }
    let page = page(format, &set);
    let all = fields(&set).into_iter();
    let lost = all.filter(|(field, value)| !except.contains(field) && !page.contains(value));
    lost.map(|(field, value)| format!("{field}: {value}"))
        .collect()
}

#[test]
fn every_field_has_a_marker_once() {
    let mut unfilled: Vec<&str> = crate::fields::NAMES.to_vec();
    for (field, value) in fields(&everything()) {
        assert!(!value.is_empty(), "{field} has a value without text");
        unfilled.retain(|it| *it != field);
    }
    assert_eq!(unfilled, [""; 0]);
}

/// A column is of use to a program that opens an editor; a reader finds the line.
const NOT_FOR_READERS: &[&str] = &["Origin.column"];

#[test]
fn every_field_is_on_the_markdown_page() {
    assert_eq!(missing(Format::Markdown, NOT_FOR_READERS), [""; 0]);
}

#[test]
fn every_field_is_on_the_html_page() {
    assert_eq!(missing(Format::Html, NOT_FOR_READERS), [""; 0]);
}

/// A field that only the author's code sees is of no use to a reader.
#[test]
fn private_state_is_on_no_page_for_readers() {
    let mut set = everything();
    let pages = [Format::Markdown, Format::Html].map(|it| page(it, &set));
    let state = private_state(&mut set);
    assert!(!state.is_empty());
    for StateField { field, ty, .. } in state {
        assert!(
            pages
                .iter()
                .all(|it| !it.contains(&field) && !it.contains(&ty)),
            "{field}"
        );
    }
}

#[test]
fn every_field_is_in_the_json() {
    assert_eq!(missing(Format::Json, &[]), [""; 0]);
}

#[test]
fn no_field_is_let_through_to_html() {
    let markers = Markers {
        before: "<q class='",
        after: "'>&amp;</q>",
        ..Markers::default()
    };
    let set = markers.set();
    let reference = Reference::new().format(Format::Html);
    let mut pages = reference.pages(&set).unwrap();
    pages.retain(|it| it.name.ends_with(".html"));
    let mut texts: Vec<String> = pages.into_iter().map(|it| it.text).collect();
    texts.push(page(Format::Html, &set));
    for text in texts {
        // What names the sources stands in a comment, where a tag is none.
        let (_, text) = text.split_once("-->").unwrap();
        let let_through = text
            .lines()
            .find(|it| it.contains("<q") || it.contains("'>&amp;<"));
        assert_eq!(let_through, None);
    }
}

#[test]
fn everything_that_has_no_text_of_its_own_is_on_the_page() {
    let page = page(Format::Markdown, &everything());
    let words = [
        "| required |",
        "| none |",
        "| `i64` |",
        "| `pipeline` |",
        "list of `string`",
        "| Required | bisection",
        "- should come before ",
        "- should come after ",
        "- should come immediately after ",
        "- should not be in one pipeline with ",
        " is true:",
        " is given:",
        " is not `",
        " is at least `",
        " is at most `",
        "(declared elsewhere)",
    ];
    for word in words {
        assert!(page.contains(word), "{word}\n{page}");
    }
}
