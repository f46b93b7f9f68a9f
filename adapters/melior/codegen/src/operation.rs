//! Operations, read from their definitions.

use std::collections::BTreeMap;

use pass_ods::dump::{Dump, Record};

use crate::BuildError;
use crate::attribute::Attribute;
use crate::constraint::{Alternatives, of_type, type_text};
use crate::names::{camel, is_name};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Arity {
    One,
    Optional,
    Variadic,
}

/// A group of operands or results, a region or a successor.
pub(crate) struct Part<'d> {
    pub(crate) name: &'d str,
    pub(crate) arity: Arity,
    pub(crate) summary: String,
    pub(crate) alternatives: Alternatives,
    /// The attribute with the sizes of nested groups.
    pub(crate) sizes: Option<&'d str>,
    pub(crate) blocks: Option<u16>,
    /// The only type that it may have.
    pub(crate) r#type: Option<String>,
}

pub(crate) struct Operation<'d> {
    pub(crate) record: Record<'d>,
    /// The full name, with that of the dialect.
    pub(crate) name: String,
    /// The type in Rust.
    pub(crate) class: String,
    pub(crate) operands: Vec<Part<'d>>,
    pub(crate) results: Vec<Part<'d>>,
    pub(crate) attributes: Vec<Attribute<'d>>,
    pub(crate) regions: Vec<Part<'d>>,
    pub(crate) successors: Vec<Part<'d>>,
    pub(crate) traits: Vec<Record<'d>>,
    pub(crate) parents: Vec<String>,
}

/// The names of operations by their classes in C++.
pub(crate) struct Classes(BTreeMap<String, Vec<String>>);

impl Classes {
    pub(crate) fn new(dump: &Dump) -> Self {
        let mut classes: BTreeMap<_, Vec<_>> = BTreeMap::new();
        for record in dump.instances("Op") {
            let name = full_name(record);
            classes
                .entry(class(record).to_owned())
                .or_default()
                .push(name);
        }
        Self(classes)
    }

    /// Returns the operation of a class, if there is only one.
    fn op(&self, class: &str) -> Option<String> {
        let class = class.rsplit("::").next()?.trim();
        match self.0.get(class)?.as_slice() {
            [name] => Some(name.clone()),
            _ => None,
        }
    }
}

/// Returns the class in C++, which is the name of the record after its first underscore.
fn class(record: Record<'_>) -> &str {
    let name = record.name();
    match name.split_once('_') {
        Some((_, class)) if !class.is_empty() => class,
        _ => name,
    }
}

fn full_name(record: Record<'_>) -> String {
    let dialect = record
        .def("opDialect")
        .map_or("", |dialect| dialect.text("name"));
    format!("{dialect}.{}", record.text("opName"))
}

impl<'d> Operation<'d> {
    pub(crate) fn read(record: Record<'d>, classes: &Classes) -> Result<Self, BuildError> {
        let name = record.text("opName");
        if !is_name(name) {
            let message = format!("{name:?} is no name of an operation");
            return Err(BuildError::at(record, message));
        }
        let traits = traits(record);
        let mut operation = Self {
            record,
            name: full_name(record),
            class: camel(class(record)),
            operands: Vec::new(),
            results: Vec::new(),
            attributes: Vec::new(),
            regions: parts(record, "regions", "VariadicRegion"),
            successors: parts(record, "successors", "VariadicSuccessor"),
            parents: parents(&traits, classes),
            traits,
        };
        for (argument, name) in record.args("arguments") {
            let argument = constrained(argument);
            if argument.is("TypeConstraint") {
                operation.operands.push(value(argument, name));
            } else if !argument.is("DerivedAttr") {
                operation.attributes.push(Attribute::read(name, argument)?);
            }
        }
        let results = record.args("results").into_iter();
        operation.results = results
            .map(|(result, name)| value(constrained(result), name))
            .collect();
        Ok(operation)
    }

    /// Returns whether the operation has a trait with this class in C++.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.traits
            .iter()
            .any(|record| record.text("trait") == name)
    }

    /// Returns whether the attribute holds the sizes of nested groups of an operand.
    pub(crate) fn has_group_sizes(&self, attribute: &str) -> bool {
        let mut operands = self.operands.iter();
        operands.any(|part| part.sizes == Some(attribute))
    }

    /// Returns whether a record of a trait passes a test.
    pub(crate) fn has_record(&self, test: impl Fn(&Record<'d>) -> bool) -> bool {
        self.traits.iter().any(test)
    }
}

/// Returns the constraint of an argument without decorators, such as memory effects.
fn constrained(record: Record<'_>) -> Record<'_> {
    record.def("constraint").unwrap_or(record)
}

fn value<'d>(record: Record<'d>, name: &'d str) -> Part<'d> {
    let arity = if record.is("Variadic") {
        Arity::Variadic
    } else if record.is("Optional") {
        Arity::Optional
    } else {
        Arity::One
    };
    let base = record
        .def("baseType")
        .filter(|_| arity != Arity::One)
        .unwrap_or(record);
    Part {
        name,
        arity,
        summary: summary(record, base),
        alternatives: of_type(base),
        sizes: record
            .is("VariadicOfVariadic")
            .then(|| record.text("segmentAttrName")),
        blocks: None,
        r#type: type_text(record),
    }
}

/// Returns the summary of the constraint of a value, or else its name.
fn summary(record: Record<'_>, base: Record<'_>) -> String {
    let prefix = if record.is("Variadic") {
        "variadic of "
    } else {
        ""
    };
    let words = base.text("summary");
    let words = if words.is_empty() { base.name() } else { words };
    format!("{prefix}{words}")
}

fn parts<'d>(record: Record<'d>, field: &str, variadic: &str) -> Vec<Part<'d>> {
    let parts = record.args(field).into_iter().map(|(part, name)| Part {
        name,
        arity: if part.is(variadic) {
            Arity::Variadic
        } else {
            Arity::One
        },
        summary: part.text("summary").to_owned(),
        alternatives: Alternatives::new(),
        sizes: None,
        blocks: part
            .number("blocks")
            .and_then(|count| count.try_into().ok()),
        r#type: None,
    });
    parts.collect()
}

/// Returns all traits, lists flattened.
fn traits(record: Record<'_>) -> Vec<Record<'_>> {
    let (mut all, mut stack) = (Vec::new(), record.defs("traits"));
    stack.reverse();
    while let Some(record) = stack.pop() {
        if record.is("TraitList") {
            stack.extend(record.defs("traits").into_iter().rev());
        } else {
            all.push(record);
        }
    }
    all
}

/// Returns the names of the allowed parent operations. Empty if one of them is not known.
fn parents(traits: &[Record<'_>], classes: &Classes) -> Vec<String> {
    let mut traits = traits.iter().map(|record| record.text("trait"));
    let list = traits.find_map(|text| text.strip_prefix("HasParent<")?.strip_suffix(">::Impl"));
    let parents = list.into_iter().flat_map(|list| list.split(','));
    let parents: Option<Vec<_>> = parents.map(|class| classes.op(class)).collect();
    parents.unwrap_or_default()
}
