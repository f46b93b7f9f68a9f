//! The module in Rust.

mod accessors;
mod build;

use std::collections::{BTreeMap, HashSet};
use std::fmt::Write;

use pass_ods::dump::{Dump, Record};

use crate::BuildError;
use crate::attribute::{Attribute, Presence, attribute_name};
use crate::enumeration::Enumeration;
use crate::names::{Scope, doc, escaped, literal, snake};
use crate::operation::{Arity, Operation, Part};

/// Names of the prelude that the module uses, traits of called methods among them.
const PRELUDE: [&str; 9] = [
    "Vec", "String", "Option", "Result", "Some", "None", "Ok", "Iterator", "ToOwned",
];

const ALLOWED: &str = "#[allow(dead_code, nonstandard_style, unreachable_pub, clippy::all, clippy::pedantic, reason = \"generated for all users of the dialect\")]";

/// Returns the module of a dialect.
pub(crate) fn module(
    dialect: &str,
    dump: &Dump,
    operations: &[Operation<'_>],
) -> Result<String, BuildError> {
    let attributes = operations
        .iter()
        .flat_map(|operation| &operation.attributes);
    let (mut enumerations, mut dialect_enums) = (BTreeMap::new(), BTreeMap::new());
    for kind in attributes.map(|attribute| &attribute.kind) {
        let Some(enumeration) = &kind.enumeration else {
            continue;
        };
        let name = &*enumeration.name;
        let known = enumerations.insert(name, enumeration);
        if known.is_some_and(|known: &Enumeration<'_>| !known.is_like(enumeration)) {
            return Err(two_enumerations(dialect, name));
        }
        if let Some(record) = kind.dialect_attribute {
            let name = attribute_name(record);
            let known = dialect_enums.insert(name.clone(), (record, enumeration));
            if known.is_some_and(|(known, _)| known.name() != record.name()) {
                return Err(two_enumerations(dialect, &name));
            }
        }
    }
    let mut scope = Scope::with(&PRELUDE);
    let names = enumerations
        .keys()
        .copied()
        .chain(dialect_enums.keys().map(|name| &**name));
    for name in names {
        let free = scope.take(name, "");
        free.ok_or_else(|| two_enumerations(dialect, name))?;
    }
    let mut op_names = HashSet::new();
    let named = operations.iter().map(|operation| {
        if !op_names.insert(&*operation.name) {
            let message = format!("two operations are called '{}'", operation.name);
            return Err(BuildError::at(operation.record, message));
        }
        let taken = || {
            let class = &operation.class;
            BuildError::at(
                operation.record,
                format!("two operations of '{dialect}' are `{class}` in Rust"),
            )
        };
        let name = scope.take(&operation.class, "Op").ok_or_else(taken)?;
        let state = scope.take(&format!("{name}State"), "_").ok_or_else(taken)?;
        Ok((operation, name, state))
    });
    let named = named.collect::<Result<Vec<_>, BuildError>>()?;
    let mut code = format!(
        "/// The dialect `{dialect}`.\n{ALLOWED}\npub mod {} {{\n",
        escaped(&snake(dialect))
    );
    code.push_str("    use ::pass_melior as m;\n    use ::pass_melior::define as d;\n\n");
    definition(&mut code, dialect, dump, &named);
    for enumeration in enumerations.values() {
        enumeration.emit(&mut code);
    }
    for (name, (record, enumeration)) in &dialect_enums {
        dialect_enum(&mut code, name, *record, enumeration);
    }
    for (operation, name, state) in &named {
        op(&mut code, operation, name, state)?;
    }
    code.truncate(code.trim_end().len());
    code.push_str("\n}\n");
    Ok(code)
}

fn two_enumerations(dialect: &str, name: &str) -> BuildError {
    BuildError::new(format!(
        "two enumerations of '{dialect}', or one and a type that Rust has, are `{name}` in Rust"
    ))
}

/// Emits the table of the dialect.
fn definition(
    code: &mut String,
    dialect: &str,
    dump: &Dump,
    operations: &[(&Operation<'_>, String, String)],
) {
    let entities = |class: &str, emit: fn(Record<'_>) -> String| {
        let records = dump.instances(class);
        let own = records.filter(|record| {
            let owner = record.def("dialect");
            owner.is_some_and(|owner| owner.text("name") == dialect)
        });
        let named = own.filter(|record| !record.text("mnemonic").is_empty());
        named.map(emit).collect::<Vec<_>>().join(", ")
    };
    let types = entities("TypeDef", |record| literal(record.text("mnemonic")));
    let attributes = entities("AttrDef", |record| {
        let cases = record.def("enum").map(|cases| cases.defs("enumerants"));
        let cases = cases.into_iter().flatten().map(|case| case.text("str"));
        format!(
            "({:?}, &{:?})",
            record.text("mnemonic"),
            cases.collect::<Vec<_>>()
        )
    });
    let operations = operations.iter();
    let operations =
        operations.map(|(_, name, _)| format!("<{name}<'_> as m::TypedOp>::DEFINITION"));
    let operations = operations.collect::<Vec<_>>().join(",\n            ");
    _ = write!(
        code,
        "    /// The definition, which [`define`](m::MlirContext::define) adds to a context.\n    \
         pub static DIALECT: d::DialectDefinition = d::DialectDefinition {{\n        name: {dialect:?},\n        \
         types: &[{types}],\n        attributes: &[{attributes}],\n        operations: &[\n            \
         {operations},\n        ],\n    }};\n\n"
    );
}

/// Emits the attribute of a dialect with an enumeration as its parameter.
fn dialect_enum(code: &mut String, name: &str, record: Record<'_>, enumeration: &Enumeration<'_>) {
    let (full, mnemonic) = (record.text("attrName"), record.text("mnemonic"));
    let dialect = full
        .strip_suffix(mnemonic)
        .unwrap_or(full)
        .trim_end_matches('.');
    let (prefix, suffix) = if record.text("assemblyFormat").trim().starts_with("`<`") {
        (format!("#{full}<"), ">")
    } else {
        (format!("#{dialect}<{mnemonic} "), ">")
    };
    let cases = &enumeration.name;
    _ = write!(
        code,
        "    /// The attribute `#{}`.\n    #[derive(Debug)]\n    pub struct {name};\n\n    \
         impl m::attribute::EnumerationAttribute for {name} {{\n        type Cases = {cases};\n        \
         const PREFIX: &'static str = {prefix:?};\n        \
         const SUFFIX: &'static str = {suffix:?};\n        \
         const NAME: &'static str = {full:?};\n    }}\n\n",
        doc(full)
    );
}

/// Emits an operation.
fn op(code: &mut String, op: &Operation<'_>, name: &str, state: &str) -> Result<(), BuildError> {
    let summary = doc(op.record.text("summary"));
    let separator = if summary.is_empty() { "" } else { ": " };
    _ = writeln!(
        code,
        "    ::pass_melior::typed_op! {{\n        /// `{}`{separator}{summary}\n        {name} {state} d::OpDefinition {{",
        op.name
    );
    _ = writeln!(code, "            name: {:?},", op.name);
    for (field, parts) in [("operands", &op.operands), ("results", &op.results)] {
        table(code, field, parts.iter().map(part));
    }
    table(code, "attributes", op.attributes.iter().map(attribute));
    for (field, parts) in [("regions", &op.regions), ("successors", &op.successors)] {
        table(code, field, parts.iter().map(part));
    }
    let traits = op.traits.iter().map(|record| record.text("trait"));
    let traits: Vec<_> = traits
        .filter(|name| name.chars().all(char::is_alphanumeric) && !name.is_empty())
        .collect();
    let has_no_effects =
        op.has_record(|record| record.is("MemoryEffects") && record.defs("effects").is_empty());
    for (field, value) in [
        (
            "has_operand_sizes",
            format!("{}", op.has("AttrSizedOperandSegments")),
        ),
        (
            "has_result_sizes",
            format!("{}", op.has("AttrSizedResultSegments")),
        ),
        ("traits", format!("&{traits:?}")),
        ("parents", format!("&{:?}", op.parents)),
        ("has_no_effects", format!("{has_no_effects}")),
        (
            "is_speculatable",
            format!("{}", op.has("AlwaysSpeculatableImplTrait")),
        ),
    ] {
        _ = writeln!(code, "            {field}: {value},");
    }
    code.push_str("        }\n    }\n\n");
    let methods = accessors::Methods::new(op)?;
    methods.emit(code, op, name);
    build::emit(code, op, name, state, &methods);
    Ok(())
}

/// Ends an `impl` block, without a blank line after its last function.
fn close(code: &mut String) {
    code.truncate(code.trim_end().len());
    code.push_str("\n    }\n\n");
}

fn table(code: &mut String, field: &str, parts: impl Iterator<Item = String>) {
    let parts: Vec<_> = parts
        .map(|part| format!("\n                {part},"))
        .collect();
    let end = if parts.is_empty() {
        ""
    } else {
        "\n            "
    };
    _ = writeln!(code, "            {field}: &[{}{end}],", parts.concat());
}

fn part(part: &Part<'_>) -> String {
    let blocks = part
        .blocks
        .map_or("None".to_owned(), |blocks| format!("Some({blocks})"));
    row(
        part.name,
        part.arity,
        &part.summary,
        &part.alternatives,
        &blocks,
    )
}

fn attribute(attribute: &Attribute<'_>) -> String {
    let arity = if matches!(attribute.presence, Presence::Required) {
        Arity::One
    } else {
        Arity::Optional
    };
    row(
        attribute.name,
        arity,
        attribute.summary,
        &attribute.alternatives,
        "None",
    )
}

fn row(name: &str, arity: Arity, summary: &str, any_of: &[String], blocks: &str) -> String {
    let any_of = any_of.iter().map(|alternative| format!("d::{alternative}"));
    let any_of = any_of.collect::<Vec<_>>().join(", ");
    format!(
        "d::Part {{ name: {name:?}, arity: d::Arity::{arity:?}, summary: {summary:?}, any_of: &[{any_of}], blocks: {blocks} }}"
    )
}
