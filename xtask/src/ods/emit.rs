//! Tables as Rust.

use super::Dialect;
use super::operation::{Operation, Value};
use std::collections::BTreeMap;
use std::fmt::Write;

/// Dialects whose operations have constants; their handles are the same in every context.
const CONSTANTS: &[&str] = &["builtin", "func", "arith", "cf", "ub", "scf"];

/// Dialects whose behaviour is written by hand, in `ir/core/src/dialect`.
const BEHAVIOUR: &[&str] = &[
    "acc",
    "affine",
    "amdgpu",
    "arith",
    "async",
    "bufferization",
    "builtin",
    "cf",
    "complex",
    "emitc",
    "func",
    "gpu",
    "index",
    "linalg",
    "llvm",
    "math",
    "memref",
    "ml_program",
    "nvgpu",
    "nvvm",
    "omp",
    "pdl",
    "quant",
    "scf",
    "shape",
    "shard",
    "sparse_tensor",
    "spirv",
    "tensor",
    "tosa",
    "transform",
    "vector",
    "wasmssa",
];

/// Those of them in which it is also written by interface.
const BY_INTERFACE: &[&str] = &["linalg"];

/// Dialects whose operations may fold to constants, each with the function that makes these.
const MAKERS: &[(&str, &str)] = &[
    ("affine", "arith::materialize"),
    ("arith", "arith::materialize"),
    ("cf", "arith::materialize"),
    ("complex", "constants::complex"),
    ("emitc", "constants::emitc"),
    ("func", "func::materialize"),
    ("index", "constants::index"),
    ("linalg", "arith::materialize"),
    ("llvm", "llvm::materialize"),
    ("math", "arith::materialize"),
    ("memref", "arith::materialize"),
    ("scf", "arith::materialize"),
    ("shape", "constants::shape"),
    ("smt", "constants::smt"),
    ("sparse_tensor", "arith::materialize"),
    ("spirv", "constants::spirv"),
    ("tensor", "arith::materialize"),
    ("tosa", "constants::tosa"),
    ("ub", "ub::materialize"),
    ("vector", "arith::materialize"),
];

const HEADER: &str = "\
// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in xtask/src/ods.rs.

";

/// The file that names all tables.
pub(super) fn index(dialects: &[Dialect]) -> String {
    let mut text = format!("{HEADER}//! The dialects that are built in.\n\n");
    for dialect in dialects {
        let _ = writeln!(text, "mod {};", module(dialect.name));
    }
    text.push_str(
        "\nuse super::Dialect;\n\n/// The dialects that every context knows, sorted by name.\n",
    );
    text.push_str("pub static DIALECTS: &[&Dialect] = &[\n");
    for dialect in dialects {
        let _ = writeln!(text, "    &{}::DIALECT,", module(dialect.name));
    }
    text.push_str(
        "];\n\n/// Those whose operations have constants, in the order of the constants.\n",
    );
    text.push_str("pub(crate) static CONSTANTS: &[&Dialect] = &[\n");
    for name in CONSTANTS {
        let _ = writeln!(text, "    &{name}::DIALECT,");
    }
    text.push_str("];\n\n");
    constants(dialects, &mut text);
    text
}

fn constants(dialects: &[Dialect], text: &mut String) {
    text.push_str("/// The names of the operations that passes ask for most.\n");
    text.push_str(
        "#[expect(missing_docs, reason = \"each constant is spelled as the operation\")]\n",
    );
    text.push_str("pub mod op {\n    use crate::handle::OpName;\n\n");
    let chosen = CONSTANTS
        .iter()
        .filter_map(|name| dialects.iter().find(|dialect| dialect.name == *name));
    let names = chosen.flat_map(|dialect| dialect.operations.keys());
    for (position, name) in names.enumerate() {
        let constant = name.replace('.', "_").to_uppercase();
        let _ = writeln!(
            text,
            "    pub const {constant}: OpName = OpName({position});"
        );
    }
    text.push_str("}\n");
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
    imports(&format!("{shared}{body}{tables}Dialect"), &mut text);
    text.push_str(&shared);
    let _ = write!(
        text,
        "\npub(super) static DIALECT: Dialect = Dialect {{\n    name: {name:?},\n    ops: &[\n{body}    ],\n    \
         aliases: &{aliases:?},\n    is_open: {},\n",
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
    if BEHAVIOUR.contains(&name) {
        let _ = writeln!(text, "    behaviour: crate::dialect::{module}::BEHAVIOUR,");
    }
    if BY_INTERFACE.contains(&name) {
        let _ = writeln!(
            text,
            "    interface_behaviour: crate::dialect::{module}::INTERFACES,"
        );
    }
    if let Some((_, maker)) = MAKERS.iter().find(|row| row.0 == name) {
        let _ = writeln!(text, "    materialize: Some(crate::dialect::{maker}),");
    }
}

/// Dialects in some of whose types others of the same dialect are printed without its name: that is written in C++.
const SHORT_IN: &[(&str, &[&str])] = &[("llvm", &["array", "func", "struct"])];

/// Names that the rows of a table may use.
const NAMES: &[&str] = &[
    "Aspect",
    "AttrClass",
    "AttrConstraint",
    "AttrTest",
    "Blocks",
    "Dialect",
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

fn imports(body: &str, text: &mut String) {
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
    let others = [
        ("attrs::FlagKind", "FlagKind"),
        ("float::FloatKind", "FloatKind"),
        ("types::Sign", "Sign"),
    ];
    for (path, _) in others.iter().filter(|row| uses(row.1)) {
        let _ = writeln!(text, "use crate::{path};");
    }
    let _ = writeln!(text, "use crate::dialect::{{{}}};\n", used.join(", "));
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
