//! Tables as Rust.

use super::Dialect;
use super::operation::Operation;
use std::fmt::Write;

/// Dialects whose operations have constants; their handles are the same in every context.
const CONSTANTS: &[&str] = &["builtin", "func", "arith", "cf", "ub", "scf"];

/// Dialects whose behaviour is written by hand, in `pass-ir/src/dialect`.
const BEHAVIOUR: &[&str] = &[
    "affine",
    "arith",
    "bufferization",
    "builtin",
    "cf",
    "emitc",
    "func",
    "linalg",
    "llvm",
    "memref",
    "scf",
    "shard",
    "spirv",
    "tensor",
    "vector",
    "wasmssa",
];

/// Those of them in which it is also written by interface.
const BY_INTERFACE: &[&str] = &["linalg"];

/// Dialects whose operations may fold to constants, each with the dialect that makes these.
const MAKERS: &[(&str, &str)] = &[
    ("arith", "arith"),
    ("cf", "arith"),
    ("func", "func"),
    ("llvm", "llvm"),
    ("scf", "arith"),
    ("ub", "ub"),
];

/// Names of the kinds of types in the tables.
const KINDS: &[&str] = &[
    "Any",
    "BoolLike",
    "FixedIntLike",
    "FloatLike",
    "Function",
    "I1",
    "Index",
    "IntLike",
    "IntLikeOrMemRef",
    "IntOrIndex",
    "Integer",
    "ScalarLikeOrMemRef",
    "Variadic",
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
    imports(&body, &mut text);
    for (number, set) in shared.sets.iter().enumerate() {
        let _ = writeln!(text, "const SET_{number}: &[&str] = &{set};");
    }
    let _ = write!(
        text,
        "\npub(super) static DIALECT: Dialect = Dialect {{\n    name: {name:?},\n    ops: &[\n{body}    ],\n    \
         aliases: &{aliases:?},\n    is_open: {},\n",
        super::OPEN.contains(&name)
    );
    behaviour(name, &mut text);
    text.push_str("    ..Dialect::EMPTY\n};\n");
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
        let _ = writeln!(
            text,
            "    materialize: Some(crate::dialect::{maker}::materialize),"
        );
    }
}

fn imports(body: &str, text: &mut String) {
    let used: Vec<&str> = KINDS
        .iter()
        .copied()
        .filter(|kind| {
            [
                format!("[{kind},"),
                format!("[{kind}]"),
                format!(" {kind},"),
                format!(" {kind}]"),
            ]
            .iter()
            .any(|text| body.contains(text))
        })
        .collect();
    if !used.is_empty() {
        let _ = writeln!(text, "use crate::dialect::Kind::{{{}}};", used.join(", "));
    }
    text.push_str("use crate::dialect::{Dialect, OpDef, Traits};\n\n");
}

/// The lists of interfaces, each with its constant.
#[derive(Default)]
struct Shared {
    sets: Vec<String>,
}

impl Shared {
    fn constant(&mut self, set: String) -> String {
        let known = self.sets.iter().position(|one| *one == set);
        let number = known.unwrap_or_else(|| {
            self.sets.push(set);
            self.sets.len() - 1
        });
        format!("SET_{number}")
    }
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
    kinds(".operands", &operation.operands, text);
    kinds(".results", &operation.results, text);
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

fn kinds(method: &str, kinds: &[&str], text: &mut String) {
    if !kinds.is_empty() {
        let _ = write!(text, "{method}(&[{}])", kinds.join(", "));
    }
}
