//! Fills every field of the model with a marker and finds each on the page.

use std::cell::RefCell;

use pass_docs_gen::{Format, Reference};
use passdefs::model::{
    Anchor, Arity, CppFact, Deprecated, Enum, EnumValue, Group, IntType, Number, OptionDef,
    OptionItem, OptionSet, OptionType, Origin, Pass, PassSet, StateField, StatisticDef, Value,
};

/// Hands out markers and remembers them.
#[derive(Default)]
struct Markers {
    given: RefCell<Vec<String>>,
}

impl Markers {
    /// A text that is nowhere else; `what` says what it stands for.
    fn text(&self, what: &str) -> String {
        let mut given = self.given.borrow_mut();
        let marker = format!("m{:03}{what}", given.len());
        given.push(marker.clone());
        marker
    }

    /// A number that is nowhere else.
    fn number(&self) -> i128 {
        let mut given = self.given.borrow_mut();
        let number = 7_770_000 + given.len() as i128;
        given.push(number.to_string());
        number
    }

    fn origin(&self) -> Origin {
        let line = usize::try_from(self.number()).unwrap();
        Origin {
            file: self.text("file").into(),
            line,
            column: 1,
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
            OptionType::Int(_) => (
                Some(Number::Int(self.number())),
                Some(Number::Int(self.number())),
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

    fn options(&self, enum_name: &str, variant: &str) -> Vec<OptionDef> {
        let single = |value| Arity::Single(Some(value));
        vec![
            self.option(OptionType::String, single(Value::Str(self.text("string")))),
            self.option(
                OptionType::Int(IntType::I64),
                single(Value::Int(self.number())),
            ),
            self.option(
                OptionType::Path(self.text("path")),
                single(Value::Text(self.text("text"))),
            ),
            self.option(
                OptionType::Pipeline,
                single(Value::Pipeline(self.text("pipeline"))),
            ),
            self.option(
                OptionType::Enum(enum_name.into()),
                single(Value::Enum(variant.into())),
            ),
            self.option(OptionType::F64, single(Value::Float(self.number() as f64))),
            self.option(
                OptionType::String,
                Arity::List(Some(vec![Value::Str(self.text("element"))])),
            ),
            self.option(OptionType::Bool, Arity::Required),
            self.option(OptionType::Char, Arity::Optional),
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
            values: vec![value],
            origin: self.origin(),
        }
    }

    fn pass(&self, anchor: Anchor, options: Vec<OptionItem>) -> Pass {
        Pass {
            name: self.text("Pass"),
            argument: self.text("pass"),
            anchor,
            summary: self.text("summary"),
            description: self.text("description"),
            dialects: vec![self.text("dialect"), self.text("dialect")],
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
            cpp: vec![self.cpp()],
            origin: self.origin(),
        }
    }

    fn set(&self) -> PassSet {
        let enumeration = self.enumeration();
        let options = self.options(&enumeration.name, &enumeration.values[0].name);
        let set = OptionSet {
            name: self.text("set"),
            options: vec![self.option(OptionType::String, Arity::List(None))],
            origin: self.origin(),
        };
        let mut items: Vec<OptionItem> = options.into_iter().map(OptionItem::Own).collect();
        items.push(OptionItem::Set {
            name: set.name.clone(),
            origin: self.origin(),
        });
        let group = Group {
            name: self.text("Group"),
            doc: self.text("groupdoc"),
            enums: vec![enumeration],
            option_sets: vec![set],
            passes: vec![
                self.pass(Anchor::Ops(vec![self.text("op"), self.text("op")]), items),
                self.pass(Anchor::Interface(self.text("interface")), Vec::new()),
            ],
            origin: self.origin(),
        };
        PassSet {
            groups: vec![group],
        }
    }
}

fn missing(format: Format) -> Vec<String> {
    let markers = Markers::default();
    let set = markers.set();
    let page = Reference::new().format(format).page(&set).unwrap();
    let given = markers.given.into_inner();
    given.into_iter().filter(|it| !page.contains(it)).collect()
}

#[test]
fn every_field_is_on_the_markdown_page() {
    assert_eq!(missing(Format::Markdown), [""; 0]);
}

#[test]
fn every_field_is_in_the_json() {
    assert_eq!(missing(Format::Json), [""; 0]);
}

#[test]
fn everything_that_has_no_text_of_its_own_is_on_the_page() {
    let page = Reference::new().page(&Markers::default().set()).unwrap();
    let words = [
        "| required |",
        "| none |",
        "| `i64` |",
        "| `pipeline` |",
        "list of `string`",
        "| Required | bisection",
    ];
    for word in words {
        assert!(page.contains(word), "{word}\n{page}");
    }
}
