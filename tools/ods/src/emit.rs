//! The generated files: a module in Rust that lists the dialects, and a table of declarations as text for each of them.

use super::Dialect;
use super::handwritten::{
    BEHAVIOUR, BY_INTERFACE, CONSTANTS, CONTROL_FLOW, CORE, FIELDS, MAKERS, SHORT_IN,
};
use super::operation::{Operation, Value};
use super::table;
use std::collections::BTreeMap;
use std::fmt::Write;

const HEADER: &str = "\
// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in tools/ods/src/definitions.txt.

";

pub(super) fn module(dialects: &[&Dialect]) -> String {
    let mut text = format!("{HEADER}//! The shipped dialects.\n\n");
    text.push_str(
        "#[cfg(feature = \"all-dialects\")]\nuse pass_ir::dialect::{Container, ElementType};\n",
    );
    text.push_str("use pass_ir::dialect::Dialect;\n\n");
    text.push_str("/// The dialects of MLIR but `builtin`, sorted by name. Those beyond the core need the feature `all-dialects`.\n");
    text.push_str("pub static DIALECTS: &[&Dialect] = &[\n");
    for dialect in dialects {
        text.push_str(&condition(dialect, "    "));
        let _ = writeln!(text, "    &{},", dialect.name.to_uppercase());
    }
    text.push_str("];\n");
    for dialect in dialects {
        write_dialect(dialect, &mut text);
    }
    write_constants(dialects, &mut text);
    text
}

/// Returns the attribute of a dialect that is not in every build, in a line of its own.
fn condition(dialect: &Dialect, indent: &str) -> String {
    if CORE.split(' ').any(|core| core == dialect.name) {
        String::new()
    } else {
        format!("{indent}#[cfg(feature = \"all-dialects\")]\n")
    }
}

fn write_dialect(dialect: &Dialect, text: &mut String) {
    let name = dialect.name;
    let aliases: Vec<_> = dialect.aliases.iter().collect();
    let mut fields = vec![
        format!("name: {name:?}"),
        format!("declarations: Some(crate::tables::declarations!({name:?}))"),
        format!("aliases: &{aliases:?}"),
        format!("is_open: {}", super::OPEN.contains(&name)),
        "is_exhaustive: true".to_owned(),
        format!("depends: &{:?}", dialect.depends),
    ];
    if !super::OWN_ATTRIBUTES.contains(&name) {
        fields.push(format!(
            "attributes: Some(&{:?})",
            Vec::from_iter(&dialect.attributes)
        ));
    }
    if !super::OWN_TYPES.contains(&name) {
        fields.push(format!(
            "types: Some(&{:?})",
            Vec::from_iter(&dialect.types)
        ));
    }
    if let Some((_, mnemonics)) = SHORT_IN.iter().find(|row| row.0 == name) {
        fields.push(format!("short_in: &{mnemonics:?}"));
    }
    let is_in = |names: &str| names.split(' ').any(|dialect| dialect == name);
    if is_in(BEHAVIOUR) {
        fields.push(format!("behaviour: crate::{name}::BEHAVIOUR"));
    }
    if is_in(CONTROL_FLOW) {
        let rows = name.to_uppercase();
        fields.push(format!("behaviour: crate::control_flow::{rows}"));
    }
    if BY_INTERFACE.contains(&name) {
        fields.push(format!("interface_behaviour: crate::{name}::INTERFACES"));
    }
    if let Some((_, function)) = MAKERS.iter().find(|row| row.0 == name) {
        fields.push(format!("materialize: Some(crate::{function})"));
    }
    let handwritten = FIELDS.iter().filter(|row| row.0 == name);
    fields.extend(handwritten.map(|row| row.1.to_owned()));
    if CONSTANTS.contains(&name) {
        fields.push(format!("constants: Some(op::{}_OPS)", name.to_uppercase()));
    }
    let _ = write!(
        text,
        "\n{}pub(crate) static {}: Dialect = Dialect {{\n",
        condition(dialect, ""),
        name.to_uppercase()
    );
    for field in fields {
        let _ = writeln!(text, "    {field},");
    }
    text.push_str("    ..Dialect::EMPTY\n};\n");
}

fn write_constants(dialects: &[&Dialect], text: &mut String) {
    text.push_str(
        "\n/// The names of the operations that passes ask for most, in a context that knows the dialects.\n\
         #[expect(missing_docs, reason = \"each constant is spelled as the operation\")]\n\
         pub mod op {\n    use pass_ir::OpName;\n    pub use pass_ir::dialect::op::*;\n",
    );
    let mut number = 0;
    for name in CONSTANTS {
        let _ = write!(
            text,
            "\n    pub(crate) const {}_OPS: u32 = {number};\n",
            name.to_uppercase()
        );
        let dialect = dialects.iter().find(|dialect| dialect.name == *name);
        for operation in dialect
            .into_iter()
            .flat_map(|dialect| dialect.operations.keys())
        {
            let constant = operation.replace('.', "_").to_uppercase();
            let _ = writeln!(
                text,
                "    pub const {constant}: OpName = OpName::constant({number});"
            );
            number += 1;
        }
    }
    text.push_str("}\n");
}

/// Returns the table of a dialect: seven lists, which `ir/dialects/src/tables.rs` reads.
pub(super) fn table(dialect: &Dialect) -> String {
    let mut shared = Shared::default();
    let operations = dialect.operations.values();
    let operations: Vec<String> = operations
        .map(|operation| row(operation, &mut shared))
        .collect();
    let texts = |rows: &BTreeMap<String, String>| rows.values().cloned().collect();
    let lists: [Vec<String>; 7] = [
        shared.sets,
        shared.types,
        shared.attributes,
        operations,
        texts(&dialect.enumerations),
        texts(&dialect.attribute_texts),
        texts(&dialect.type_texts),
    ];
    let mut text = HEADER.to_owned();
    for rows in lists {
        text.push_str("[\n");
        for row in rows {
            text.push_str(&table::row(&row));
            text.push('\n');
        }
        text.push_str("]\n");
    }
    text
}

/// Rows that several operations share, which refer to them by number.
#[derive(Default)]
struct Shared {
    sets: Vec<String>,
    types: Vec<String>,
    attributes: Vec<String>,
}

/// Returns the index of a row, which is added unless it is there.
fn index_of(rows: &mut Vec<String>, row: String) -> usize {
    rows.iter()
        .position(|known| *known == row)
        .unwrap_or_else(|| {
            rows.push(row);
            rows.len() - 1
        })
}

fn row(operation: &Operation, shared: &mut Shared) -> String {
    let traits: Vec<&str> = operation.traits.traits.iter().map(|name| &**name).collect();
    let mut text = format!("{:?} [{}]", operation.name, traits.join(" "));
    kinds(".operands", &operation.operands, shared, &mut text);
    kinds(".results", &operation.results, shared, &mut text);
    let counts = [
        ("regions", operation.regions),
        ("successors", operation.successors),
    ];
    for (name, count) in counts {
        let _ = match count {
            Some(0) => Ok(()),
            Some(count) => write!(text, ".{name} {count}"),
            None => write!(text, ".variadic_{name}"),
        };
    }
    if !operation.traits.interfaces.is_empty() {
        let set = format!("{:?}", Vec::from_iter(&operation.traits.interfaces));
        let _ = write!(text, ".interfaces {}", index_of(&mut shared.sets, set));
    }
    let places = &operation.places;
    let lists = [
        ("properties", &operation.properties),
        ("native", &operation.native),
        ("required", &operation.required),
        ("parents", &places.parents),
    ];
    for (name, list) in lists.into_iter().filter(|list| !list.1.is_empty()) {
        let _ = write!(text, ".{name} {list:?}");
    }
    if !operation.defaults.is_empty() {
        let _ = write!(text, ".defaults {:?}", operation.defaults);
    }
    if !operation.attributes.is_empty() {
        let rows = operation.attributes.iter().map(|(name, constraint)| {
            let row = format!(
                "{:?} {} {}",
                constraint.text, constraint.test, constraint.storage
            );
            format!("{name:?} {}", index_of(&mut shared.attributes, row))
        });
        let _ = write!(text, ".attributes [{}]", rows.collect::<Vec<_>>().join(" "));
    }
    if !operation.rules.is_empty() {
        let _ = write!(text, ".rules [{}]", operation.rules.join(" "));
    }
    if !places.blocks.is_empty() {
        let rows = places
            .blocks
            .iter()
            .map(|(name, blocks)| format!("{name:?} {blocks}"));
        let _ = write!(text, ".blocks [{}]", rows.collect::<Vec<_>>().join(" "));
    }
    if let Some(terminator) = &places.terminator {
        let _ = write!(text, ".terminator {terminator:?}");
    }
    text
}

fn kinds(field: &str, values: &[Value], shared: &mut Shared, text: &mut String) {
    if values.is_empty() {
        return;
    }
    let kinds = values.iter().map(|value| match &value.constraint {
        None => value.kind.to_owned(),
        Some((words, test)) => {
            let row = format!("{words:?} {test}");
            format!("{} {}", value.kind, index_of(&mut shared.types, row))
        }
    });
    let _ = write!(text, "{field} [{}]", kinds.collect::<Vec<_>>().join(" "));
}
