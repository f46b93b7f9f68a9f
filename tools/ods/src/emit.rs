//! Tables as Rust.

use super::Dialect;
use super::handwritten::{BEHAVIOUR, BY_INTERFACE, CONSTANTS, FIELDS, MAKERS, SHORT_IN};
use super::operation::{Operation, Value};
use std::collections::BTreeMap;
use std::fmt::Write;

const HEADER: &str = "\
// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in tools/ods/src/lib.rs.

";

/// The file that names all tables.
pub(super) fn index(dialects: &[Dialect]) -> String {
    let mut text = format!("{HEADER}//! The tables of all dialects.\n\n");
    let dialects: Vec<&Dialect> = dialects
        .iter()
        .filter(|dialect| dialect.name != "builtin")
        .collect();
    for dialect in &dialects {
        let _ = writeln!(text, "pub(crate) mod {};", module(dialect.name));
    }
    text.push_str(
        "\nuse pass_ir::dialect::Dialect;\n\n/// The dialects of MLIR but `builtin`, sorted by name.\n",
    );
    text.push_str("pub static DIALECTS: &[&Dialect] = &[\n");
    for dialect in &dialects {
        let _ = writeln!(text, "    &{}::DIALECT,", module(dialect.name));
    }
    text.push_str("];\n\n");
    constants(&dialects, &mut text);
    text
}

fn constants(dialects: &[&Dialect], text: &mut String) {
    text.push_str(
        "/// The names of the operations that passes ask for most, in a context that knows the dialects.\n",
    );
    text.push_str(
        "#[expect(missing_docs, reason = \"each constant is spelled as the operation\")]\n",
    );
    text.push_str("pub mod op {\n    use pass_ir::OpName;\n    pub use pass_ir::dialect::op::*;\n");
    let mut number = 0;
    for name in CONSTANTS {
        let dialect = dialects.iter().find(|dialect| dialect.name == *name);
        let operations = dialect.map(|dialect| &dialect.operations);
        let _ = write!(
            text,
            "\n    pub(crate) const {}: u32 = {number};\n",
            first_constant(name)
        );
        for operation in operations.into_iter().flat_map(BTreeMap::keys) {
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

/// The constant for the number of the first constant handle of a dialect.
fn first_constant(dialect: &str) -> String {
    format!("{}_OPS", dialect.to_uppercase())
}

/// The name of the module of a dialect.
pub(super) fn module(name: &str) -> String {
    match name {
        "async" => "async_".to_owned(),
        name => name.to_owned(),
    }
}

/// The table of one dialect.
pub(super) fn dialect(dialect: &Dialect) -> String {
    let mut body = String::new();
    let mut shared = Shared::default();
    for operation in dialect.operations.values() {
        row(operation, &mut shared, &mut body);
    }
    let name = dialect.name;
    let aliases: Vec<_> = dialect.aliases.iter().collect();
    let mut text = format!("{HEADER}//! Operations of the dialect `{name}`.\n\n");
    let shared = shared.text();
    let mut tables = rows("enumerations", &dialect.enumerations);
    tables.push_str(&rows("attribute_texts", &dialect.attribute_texts));
    tables.push_str(&rows("type_texts", &dialect.type_texts));
    let library = if name == "builtin" {
        "crate"
    } else {
        "pass_ir"
    };
    let fields: String = FIELDS
        .iter()
        .filter(|row| row.0 == name)
        .map(|row| row.1)
        .collect();
    imports(
        &format!("{shared}{body}{tables}{fields}Dialect"),
        library,
        &mut text,
    );
    text.push_str(&shared);
    let _ = write!(
        text,
        "\npub(crate) static DIALECT: Dialect = Dialect {{\n    name: {name:?},\n    ops: &[\n{body}    ],\n    \
         aliases: &{aliases:?},\n    is_open: {},\n    is_exhaustive: true,\n",
        super::OPEN.contains(&name)
    );
    if !dialect.depends.is_empty() {
        let _ = writeln!(text, "    depends: &{:?},", dialect.depends);
    }
    let lists = [
        ("attributes", &dialect.attributes, super::OWN_ATTRIBUTES),
        ("types", &dialect.types, super::OWN_TYPES),
    ];
    for (field, mnemonics, own) in lists {
        if !own.contains(&name) {
            let mnemonics: Vec<_> = mnemonics.iter().collect();
            let _ = writeln!(text, "    {field}: Some(&{mnemonics:?}),");
        }
    }
    text.push_str(&tables);
    if let Some((_, mnemonics)) = SHORT_IN.iter().find(|row| row.0 == name) {
        let _ = writeln!(text, "    short_in: &{mnemonics:?},");
    }
    behaviour(name, &mut text);
    let fields = FIELDS.iter().filter(|row| row.0 == name);
    for (_, field) in fields {
        let _ = writeln!(text, "    {field},");
    }
    if CONSTANTS.contains(&name) {
        let _ = writeln!(
            text,
            "    constants: Some(super::op::{}),",
            first_constant(name)
        );
    }
    text.push_str("    ..Dialect::EMPTY\n};\n");
    text
}

/// A field of the table with rows for attributes, by mnemonic.
fn rows(field: &str, rows: &BTreeMap<String, String>) -> String {
    if rows.is_empty() {
        return String::new();
    }
    let mut text = format!("    {field}: &[\n");
    for row in rows.values() {
        let _ = writeln!(text, "        {row},");
    }
    text.push_str("    ],\n");
    text
}

/// The behaviour that is written by hand.
fn behaviour(name: &str, text: &mut String) {
    let module = module(name);
    let root = if name == "builtin" {
        "super::"
    } else {
        "crate::"
    };
    if BEHAVIOUR.contains(&name) {
        let _ = writeln!(text, "    behaviour: {root}{module}::BEHAVIOUR,");
    }
    if BY_INTERFACE.contains(&name) {
        let _ = writeln!(text, "    interface_behaviour: {root}{module}::INTERFACES,");
    }
    if let Some((_, maker)) = MAKERS.iter().find(|row| row.0 == name) {
        let _ = writeln!(text, "    materialize: Some({root}{maker}),");
    }
}

/// Names that the rows of a table may use.
const NAMES: &[&str] = &[
    "Aspect",
    "AttrClass",
    "AttrConstraint",
    "AttrTest",
    "Blocks",
    "Container",
    "Dialect",
    "ElementType",
    "Enumeration",
    "Frame",
    "Kind",
    "OpDef",
    "Order",
    "Parameter",
    "ParameterKind",
    "Parameters",
    "Part",
    "Piece",
    "Rule",
    "RuleTest",
    "Traits",
    "Transform",
    "TypeClass",
    "TypeConstraint",
    "TypeTest",
];

fn imports(body: &str, library: &str, text: &mut String) {
    // Words in texts are no names.
    let body = body.replace("\\\"", "");
    let body: String = body.split('"').step_by(2).collect();
    // A name may be the end of another one.
    let uses = |name: &str| {
        body.match_indices(name).any(|(at, _)| {
            let before = body[..at].chars().next_back();
            let after = body[at + name.len()..].chars().next();
            !before.is_some_and(char::is_alphanumeric) && !after.is_some_and(char::is_alphanumeric)
        })
    };
    let used: Vec<&str> = NAMES.iter().copied().filter(|name| uses(name)).collect();
    for name in ["FloatKind", "Sign"] {
        if uses(name) {
            let _ = writeln!(text, "use {library}::data::{name};");
        }
    }
    let _ = writeln!(text, "use {library}::dialect::{{{}}};\n", used.join(", "));
}

/// The lists of interfaces, each with its constant.
#[derive(Default)]
struct Shared {
    sets: Vec<String>,
    types: Vec<String>,
    attributes: Vec<String>,
}

impl Shared {
    fn text(&self) -> String {
        let mut text = String::new();
        for (number, set) in self.sets.iter().enumerate() {
            let _ = writeln!(text, "const SET_{number}: &[&str] = &{set};");
        }
        for (number, row) in self.types.iter().enumerate() {
            let _ = writeln!(
                text,
                "static TYPE_{number}: TypeConstraint = TypeConstraint {{ {row} }};"
            );
        }
        for (number, row) in self.attributes.iter().enumerate() {
            let _ = writeln!(
                text,
                "static ATTR_{number}: AttrConstraint = AttrConstraint {{ {row} }};"
            );
        }
        text
    }

    fn constant(&mut self, set: String) -> String {
        format!("SET_{}", place(&mut self.sets, set))
    }
}

/// The place of a text in a list, to which it is added unless it is there.
fn place(list: &mut Vec<String>, text: String) -> usize {
    let known = list.iter().position(|one| *one == text);
    known.unwrap_or_else(|| {
        list.push(text);
        list.len() - 1
    })
}

fn row(operation: &Operation, shared: &mut Shared, text: &mut String) {
    let traits: Vec<String> = operation
        .traits
        .traits
        .iter()
        .map(|name| format!("Traits::{name}"))
        .collect();
    let _ = write!(
        text,
        "        OpDef::new({:?}, Traits::all(&[{}]))",
        operation.name,
        traits.join(", ")
    );
    kinds(".operands", &operation.operands, shared, text);
    kinds(".results", &operation.results, shared, text);
    match operation.regions {
        Some(0) => {}
        Some(count) => drop(write!(text, ".regions({count})")),
        None => text.push_str(".variadic_regions()"),
    }
    match operation.successors {
        Some(0) => {}
        Some(count) => drop(write!(text, ".successors({count})")),
        None => text.push_str(".variadic_successors()"),
    }
    names(operation, shared, text);
    constraints(operation, shared, text);
    text.push_str(",\n");
}

fn names(operation: &Operation, shared: &mut Shared, text: &mut String) {
    if !operation.traits.interfaces.is_empty() {
        let all: Vec<&String> = operation.traits.interfaces.iter().collect();
        let _ = write!(text, ".interfaces({})", shared.constant(format!("{all:?}")));
    }
    if !operation.properties.is_empty() {
        let _ = write!(text, ".properties(&{:?})", operation.properties);
    }
    if !operation.native.is_empty() {
        let _ = write!(text, ".native(&{:?})", operation.native);
    }
    if !operation.required.is_empty() {
        let _ = write!(text, ".required(&{:?})", operation.required);
    }
    if !operation.defaults.is_empty() {
        let _ = write!(text, ".defaults(&{:?})", operation.defaults);
    }
}

fn kinds(method: &str, values: &[Value], shared: &mut Shared, text: &mut String) {
    if values.is_empty() {
        return;
    }
    let kinds = values.iter().map(|value| match &value.constraint {
        None => format!("Kind::{}", value.kind),
        Some((words, test)) => {
            let row = format!("text: {words:?}, test: {test}");
            let number = place(&mut shared.types, row);
            format!("Kind::{}(&TYPE_{number})", value.kind)
        }
    });
    let kinds: Vec<String> = kinds.collect();
    let _ = write!(text, "{method}(&[{}])", kinds.join(", "));
}

fn constraints(operation: &Operation, shared: &mut Shared, text: &mut String) {
    if !operation.attributes.is_empty() {
        let rows = operation.attributes.iter().map(|(name, one)| {
            let row = format!(
                "text: {:?}, test: {}, storage: {}",
                one.text, one.test, one.storage
            );
            format!("({name:?}, &ATTR_{})", place(&mut shared.attributes, row))
        });
        let rows: Vec<String> = rows.collect();
        let _ = write!(text, ".attributes(&[{}])", rows.join(", "));
    }
    if !operation.rules.is_empty() {
        let _ = write!(text, ".rules(&[{}])", operation.rules.join(", "));
    }
    let places = &operation.places;
    if !places.blocks.is_empty() {
        let rows = places
            .blocks
            .iter()
            .map(|(name, blocks)| format!("({name:?}, Blocks::{blocks})"));
        let rows: Vec<String> = rows.collect();
        let _ = write!(text, ".blocks(&[{}])", rows.join(", "));
    }
    if !places.parents.is_empty() {
        let _ = write!(text, ".parents(&{:?})", places.parents);
    }
    if let Some(terminator) = &places.terminator {
        let _ = write!(text, ".terminator({terminator:?})");
    }
}
