//! One operation, as its definition has it.

use super::defaults;
use super::dump::Record;
use super::inlining;
use super::traits::Traits;

/// A constraint of a type, and what the tables call it.
const KINDS: &[(&str, &str)] = &[
    ("AnyInteger", "Integer"),
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

/// The row of an operation in a table.
pub(super) struct Operation {
    /// With that of the dialect.
    pub(super) name: String,
    pub(super) traits: Traits,
    /// Sorted.
    pub(super) properties: Vec<String>,
    /// Properties that are not attributes, sorted.
    pub(super) native: Vec<String>,
    /// Properties that must be there, in the order of the definition.
    pub(super) required: Vec<String>,
    /// Properties that have a default, and its text.
    pub(super) defaults: Vec<(String, String)>,
    pub(super) operands: Vec<&'static str>,
    pub(super) results: Vec<&'static str>,
    /// None where there may be any number.
    pub(super) regions: Option<usize>,
    /// None where there may be any number.
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
            operands: kinds(record, "arguments"),
            results: kinds(record, "results"),
            regions: count(record, "regions", "VariadicRegion"),
            successors: count(record, "successors", "VariadicSuccessor"),
            name,
        };
        for (value, argument) in record.args("arguments") {
            operation.argument(value, argument)?;
        }
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

    /// An operation that is written in C++ alone: any operands, no results, regions or properties.
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
            operands: vec!["Variadic"],
            results: Vec::new(),
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

    /// The sizes of groups are a property of their own; all are zero unless written.
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

/// The constraint of a value without decorations.
fn inner(value: Record<'_>) -> Record<'_> {
    match value.def("constraint") {
        Some(constraint) if value.is("OpVariable") => inner(constraint),
        _ => value,
    }
}

fn is_value(value: Record<'_>) -> bool {
    inner(value).is("TypeConstraint")
}

/// The kinds of operands or results, up to the first that is variadic.
fn kinds(record: Record<'_>, key: &str) -> Vec<&'static str> {
    let mut kinds = Vec::new();
    let values = record.args(key).into_iter();
    for (value, _) in values.filter(|(value, _)| is_value(*value)) {
        let value = inner(value);
        if value.is("Variadic") || value.is("Optional") {
            kinds.push("Variadic");
            break;
        }
        let known = KINDS.iter().find(|row| row.0 == value.name());
        kinds.push(known.map_or("Any", |row| row.1));
    }
    kinds
}

fn count(record: Record<'_>, key: &str, variadic: &str) -> Option<usize> {
    let all = record.args(key);
    let fixed = !all.iter().any(|(one, _)| one.is(variadic));
    fixed.then_some(all.len())
}
