//! One operation, as its definition has it.

use super::defaults;
use super::dump::Record;
use super::inlining;
use super::regions::Places;
use super::test::{self, Subject, Test};
use super::traits::Traits;
use super::{leaf, rules};

/// A constraint of a type, and what the tables call it.
const KINDS: &[(&str, &str)] = &[
    ("AnyInteger", "Integer"),
    ("AnyType", "Any"),
    ("AnySignlessIntegerOrIndex", "IntOrIndex"),
    ("BitcastTypeConstraint", "ScalarLikeOrMemRef"),
    ("BoolLike", "BoolLike"),
    ("FloatLike", "FloatLike"),
    ("FunctionType", "Function"),
    ("I1", "I1"),
    ("Index", "Index"),
    ("IndexCastTypeConstraint", "IntLikeOrMemRef"),
    ("SignlessFixedWidthIntegerLike", "FixedIntLike"),
    ("SignlessIntegerOrIndexLike", "IntLike"),
];

pub(super) struct Value {
    pub(super) name: String,
    /// The variant of `Kind`.
    pub(super) kind: &'static str,
    /// The text and the test of the constraint, unless the kind implies it.
    pub(super) constraint: Option<(String, String)>,
}

impl Value {
    fn read(value: Record<'_>, name: &str) -> Self {
        let varies = match value {
            _ if value.is("Variadic") => Some("Many"),
            _ if value.is("Optional") => Some("Optional"),
            _ => None,
        };
        let base = varies.and_then(|_| value.def("baseType")).unwrap_or(value);
        let known = KINDS.iter().find(|row| row.0 == base.name());
        let test = base
            .def("predicate")
            .map(|test| test::of(test, Subject::Type));
        let constraint = |test: String| (value.text("summary").to_owned(), test);
        let (kind, constraint) = match (varies, known, test) {
            (None, Some((_, kind)), _) => (*kind, None),
            (None, None, Some(Test::Known(test))) => ("One", Some(constraint(test))),
            (None, ..) => ("Any", None),
            (Some(kind), _, Some(Test::Known(test))) => (kind, Some(constraint(test))),
            (Some("Many"), ..) => ("Variadic", None),
            (Some(kind), ..) => (kind, Some(constraint("TypeTest::All(&[])".to_owned()))),
        };
        Self {
            name: name.to_owned(),
            kind,
            constraint,
        }
    }

    /// Creates a declaration of any number of values of any types.
    fn anything() -> Self {
        Self {
            name: String::new(),
            kind: "Variadic",
            constraint: None,
        }
    }

    pub(super) fn is_single(&self) -> bool {
        !matches!(self.kind, "Variadic" | "Many" | "Optional")
    }
}

pub(super) struct AttrConstraint {
    pub(super) text: String,
    pub(super) test: String,
    pub(super) storage: String,
}

impl AttrConstraint {
    fn read(value: Record<'_>) -> Option<Self> {
        if !value.is("Attr") {
            return None;
        }
        let value = base_of(value);
        let values = || value.defs("enumerants").into_iter();
        let is_cases = value.is("IntEnumAttr") && !value.is("BitEnumAttrBase");
        let (test, storage) = if is_cases {
            let numbers: Vec<i64> = values().filter_map(|case| case.number("value")).collect();
            let test = leaf::cases(value.number("bitwidth")?, &numbers);
            (test.clone(), test)
        } else {
            let test = test::of(value.def("predicate")?, Subject::Attribute);
            (test, leaf::storage(value.dump(), value.text("storageType")))
        };
        let always = || String::from("AttrTest::All(&[])");
        let known = |test| match test {
            Test::Known(test) => Some(test),
            _ => None,
        };
        let (test, storage) = (known(test), known(storage));
        if test.is_none() && storage.is_none() {
            return None;
        }
        Some(Self {
            text: value.text("summary").to_owned(),
            test: test.unwrap_or_else(always),
            storage: storage.unwrap_or_else(always),
        })
    }
}

/// Returns the attribute without the wrappers for optional attributes and defaults.
fn base_of(value: Record<'_>) -> Record<'_> {
    let plain = [
        "OptionalAttr",
        "DefaultValuedAttr",
        "DefaultValuedOptionalAttr",
    ];
    match value.def("baseAttr") {
        // A base that is confined further is not the whole constraint.
        Some(base) if plain.iter().any(|class| value.is(class)) => base_of(base),
        _ => value,
    }
}

pub(super) struct Operation {
    /// The full name.
    pub(super) name: String,
    pub(super) traits: Traits,
    /// Sorted.
    pub(super) properties: Vec<String>,
    /// Properties that are not attributes, sorted.
    pub(super) native: Vec<String>,
    /// Required properties, in the order of the definition.
    pub(super) required: Vec<String>,
    pub(super) defaults: Vec<(String, String)>,
    pub(super) operands: Vec<Value>,
    pub(super) results: Vec<Value>,
    pub(super) attributes: Vec<(String, AttrConstraint)>,
    /// Agreements between types, as Rust.
    pub(super) rules: Vec<String>,
    pub(super) places: Places,
    /// `None` for any number.
    pub(super) regions: Option<usize>,
    /// `None` for any number.
    pub(super) successors: Option<usize>,
}

impl Operation {
    pub(super) fn read(record: Record<'_>, dialect: &str) -> Result<Self, String> {
        let name = format!("{dialect}.{}", record.text("opName"));
        let mut operation = Self {
            traits: Traits::read(record),
            properties: Vec::new(),
            native: Vec::new(),
            required: Vec::new(),
            defaults: Vec::new(),
            operands: values(record, "arguments"),
            results: values(record, "results"),
            attributes: Vec::new(),
            rules: Vec::new(),
            places: Places::read(record),
            regions: count(record, "regions", "VariadicRegion"),
            successors: count(record, "successors", "VariadicSuccessor"),
            name,
        };
        for (value, argument) in record.args("arguments") {
            operation.argument(value, argument)?;
        }
        operation.rules = rules::of(record, &operation.operands, &operation.results);
        // Only a region can receive anything.
        let inlining = inlining::traits(&operation.name, dialect)
            .filter(|name| *name != "INLINE_TARGET" || operation.regions != Some(0));
        operation.traits.traits.extend(inlining);
        operation.segments(record, "SIZED_OPERANDS", "arguments", "operandSegmentSizes");
        operation.segments(record, "SIZED_RESULTS", "results", "resultSegmentSizes");
        operation.properties.sort();
        operation.native.sort();
        operation.defaults.sort();
        Ok(operation)
    }

    /// Creates an operation that is declared in C++ alone: any operands, no results, regions or properties.
    pub(super) fn without_definition(name: &str, interfaces: &[&str]) -> Self {
        let dialect = name.split('.').next().unwrap_or(name);
        let mut traits = Traits::default();
        traits
            .traits
            .extend(inlining::traits(name, dialect).filter(|name| *name != "INLINE_TARGET"));
        traits
            .interfaces
            .extend(interfaces.iter().map(|&name| name.to_owned()));
        Self {
            name: name.to_owned(),
            traits,
            properties: Vec::new(),
            native: Vec::new(),
            required: Vec::new(),
            defaults: Vec::new(),
            operands: vec![Value::anything()],
            results: Vec::new(),
            attributes: Vec::new(),
            rules: Vec::new(),
            places: Places::default(),
            regions: Some(0),
            successors: Some(0),
        }
    }

    /// Attributes and native properties are the properties of the tables.
    fn argument(&mut self, value: Record<'_>, name: &str) -> Result<(), String> {
        let value = inner(value);
        if !value.is("Attr") && !value.is("Property") {
            return Ok(());
        }
        self.properties.push(name.to_owned());
        let constraint = AttrConstraint::read(value);
        self.attributes
            .extend(constraint.map(|constraint| (name.to_owned(), constraint)));
        if value.is("Property") {
            self.native.push(name.to_owned());
        }
        let default = defaults::of(value);
        let default = default.map_err(|error| format!("{} {name}: {error}", self.name))?;
        let optional = value.number("isOptional") == Some(1);
        if let Some(text) = default {
            self.defaults.push((name.to_owned(), text));
        } else if value.is("Attr") && !optional && value.optional_text("defaultValue").is_none() {
            self.required.push(name.to_owned());
        }
        Ok(())
    }

    /// Adds the property that holds the sizes of groups. All are zero by default.
    fn segments(&mut self, record: Record<'_>, when: &str, values: &str, property: &str) {
        if !self.traits.traits.contains(when) {
            return;
        }
        let groups = record.args(values).into_iter();
        let groups = groups.filter(|(value, _)| is_value(*value)).count();
        let zeros = vec!["0"; groups].join(", ");
        self.properties.push(property.to_owned());
        let text = format!("array<i32: {zeros}>");
        self.defaults.push((property.to_owned(), text));
    }
}

/// Returns the constraint of a value without decorations.
fn inner(value: Record<'_>) -> Record<'_> {
    match value.def("constraint") {
        Some(constraint) if value.is("OpVariable") => inner(constraint),
        _ => value,
    }
}

fn is_value(value: Record<'_>) -> bool {
    inner(value).is("TypeConstraint")
}

fn values(record: Record<'_>, key: &str) -> Vec<Value> {
    let values = record.args(key).into_iter();
    let values = values.filter(|(value, _)| is_value(*value));
    values
        .map(|(value, name)| Value::read(inner(value), name))
        .collect()
}

fn count(record: Record<'_>, key: &str, variadic: &str) -> Option<usize> {
    let args = record.args(key);
    let is_fixed = !args.iter().any(|(value, _)| value.is(variadic));
    is_fixed.then_some(args.len())
}
