//! The tables of the dialects in `pass-dialects`, made from the operation definitions that MLIR installs.
//!
//! Facts alone are taken: names, traits, interfaces, names and defaults of properties, counts. `llvm-tblgen` prints the
//! records of each definition file as JSON; from those come one table a dialect.

mod defaults;
pub mod dump;
mod emit;
mod enumeration;
mod handwritten;
mod inlining;
mod leaf;
mod operation;
mod parameters;
mod regions;
mod rules;
mod table;
mod test;
mod traits;

use dump::{Dump, Tool};
use operation::Operation;
use std::collections::{BTreeMap, BTreeSet};

const FOLDER: &str = "ir/dialects/src/generated";

/// A line for each dialect: its name, and its definition files below the folder of all dialects.
const DEFINITIONS: &str = include_str!("definitions.txt");

struct Dialect {
    name: &'static str,
    operations: BTreeMap<String, Operation>,
    /// The class in C++, without its namespace.
    class: String,
    /// The dialects that are loaded with it: first their classes, then their names.
    depends: Vec<String>,
    /// Mnemonics of the attributes and types that are printed once, each with its alias.
    aliases: BTreeSet<(String, String)>,
    attributes: BTreeSet<String>,
    types: BTreeSet<String>,
    /// Attributes that hold a value of an enumeration: mnemonic and row.
    enumerations: BTreeMap<String, String>,
    /// Attributes whose text the definitions describe: mnemonic and row.
    attribute_texts: BTreeMap<String, String>,
    type_texts: BTreeMap<String, String>,
}

/// Aliases that the definitions do not have: dialect, mnemonic, alias.
const MORE_ALIASES: &[(&str, &str, &str)] = &[("sparse_tensor", "encoding", "sparse")];

/// Operations that are written in C++ alone, each with its interfaces.
const WITHOUT_DEFINITION: &[(&str, &[&str])] = &[
    (
        "affine.dma_start",
        &["AffineMapAccessInterface", "MemoryEffectOpInterface"],
    ),
    (
        "affine.dma_wait",
        &["AffineMapAccessInterface", "MemoryEffectOpInterface"],
    ),
];

/// Dialects that accept operations that they do not declare.
const OPEN: &[&str] = &["llvm", "nvvm", "rocdl", "shape", "spirv"];

/// Dialects whose attributes are read by C++ that the definitions do not describe.
const OWN_ATTRIBUTES: &[&str] = &["spirv"];

/// Dialects whose types are read by C++ that the definitions do not describe.
const OWN_TYPES: &[&str] = &["gpu", "llvm", "quant", "spirv", "transform"];

/// Reads the definitions and returns the generated files, each with its text.
///
/// # Errors
///
/// A message if MLIR's definitions or `llvm-tblgen` are not installed, or a definition cannot be read.
pub fn files() -> Result<Vec<(String, String)>, String> {
    let tool = Tool::find()?;
    let mut dialects = Vec::new();
    for line in DEFINITIONS.lines() {
        let mut words = line.split(' ');
        let name = words.next().unwrap_or_default();
        dialects.push(read(&tool, name, words)?);
    }
    resolve(&mut dialects);
    // The table of `builtin` is written by hand.
    let dialects = dialects.iter().filter(|dialect| dialect.name != "builtin");
    let dialects: Vec<&Dialect> = dialects.collect();
    let mut files = vec![(format!("{FOLDER}/mod.rs"), emit::module(&dialects))];
    files.extend(dialects.iter().map(|dialect| {
        let file = format!("{FOLDER}/{}.table", dialect.name);
        (file, emit::table(dialect))
    }));
    Ok(files)
}

/// Replaces C++ classes by the names of their operations, without unknown classes.
fn resolve(dialects: &mut [Dialect]) {
    let operations = dialects
        .iter()
        .flat_map(|dialect| dialect.operations.values());
    let classes: Vec<(String, String)> = operations
        .map(|operation| (operation.places.class.clone(), operation.name.clone()))
        .collect();
    let name = |class: &String| {
        let shorter = class.trim_start_matches("::").trim_start_matches("mlir::");
        // From within the namespace of its dialect, a class of another one is named with that one's.
        let inner = shorter.split_once("::").map_or(shorter, |split| split.1);
        let found = classes.iter().find(|(known, _)| {
            let known = known.trim_start_matches("::").trim_start_matches("mlir::");
            known == shorter || known == inner
        });
        found.map(|(_, name)| name.clone())
    };
    let loaded: Vec<(String, String)> = dialects
        .iter()
        .map(|dialect| (dialect.class.clone(), dialect.name.to_owned()))
        .collect();
    for dialect in &mut *dialects {
        let name = |class: &String| {
            let class = class.rsplit("::").next()?;
            let found = loaded.iter().find(|(known, _)| known == class);
            found.map(|(_, name)| name.clone())
        };
        dialect.depends = dialect.depends.iter().filter_map(name).collect();
    }
    for operation in dialects
        .iter_mut()
        .flat_map(|dialect| dialect.operations.values_mut())
    {
        let places = &mut operation.places;
        let parents: Option<Vec<String>> = places.parents.iter().map(name).collect();
        places.parents = parents.unwrap_or_default();
        places.terminator = places.terminator.as_ref().and_then(name);
    }
}

fn read(
    tool: &Tool,
    name: &'static str,
    paths: impl Iterator<Item = &'static str>,
) -> Result<Dialect, String> {
    let mut dialect = Dialect {
        name,
        operations: BTreeMap::new(),
        class: String::new(),
        depends: Vec::new(),
        aliases: BTreeSet::new(),
        attributes: BTreeSet::new(),
        types: BTreeSet::new(),
        enumerations: BTreeMap::new(),
        attribute_texts: BTreeMap::new(),
        type_texts: BTreeMap::new(),
    };
    let more = MORE_ALIASES.iter().filter(|row| row.0 == name);
    dialect
        .aliases
        .extend(more.map(|row| (row.1.to_owned(), row.2.to_owned())));
    for (operation, interfaces) in WITHOUT_DEFINITION {
        if operation.split('.').next() == Some(name) {
            let row = Operation::without_definition(operation, interfaces);
            dialect.operations.insert(row.name.clone(), row);
        }
    }
    for path in paths {
        let dump = tool.dump(path)?;
        add_records(&mut dialect, &dump).map_err(|error| format!("{path}: {error}"))?;
    }
    Ok(dialect)
}

/// Adds the records of the dialect; a file includes those of others.
fn add_records(dialect: &mut Dialect, dump: &Dump) -> Result<(), String> {
    let mut dialects = dump.instances("Dialect");
    if let Some(record) = dialects.find(|record| record.text("name") == dialect.name) {
        dialect.class = record.name().replace('_', "");
        let depends = record.texts("dependentDialects").into_iter();
        dialect.depends = depends.map(str::to_owned).collect();
    }
    for record in dump.instances("Op") {
        let owner = record
            .def("opDialect")
            .ok_or("an operation without dialect")?;
        if owner.text("name") == dialect.name {
            let operation = Operation::read(record, dialect.name)?;
            dialect.operations.insert(operation.name.clone(), operation);
        }
    }
    for record in dump.instances("AttrDef").chain(dump.instances("TypeDef")) {
        let owner = record
            .def("dialect")
            .ok_or("an attribute without dialect")?;
        if owner.text("name") != dialect.name {
            continue;
        }
        let (mnemonics, texts) = if record.is("AttrDef") {
            (&mut dialect.attributes, &mut dialect.attribute_texts)
        } else {
            (&mut dialect.types, &mut dialect.type_texts)
        };
        texts.extend(parameters::read(record));
        let mnemonic = record.text("mnemonic");
        mnemonics.extend((!mnemonic.is_empty()).then(|| mnemonic.to_owned()));
        if record.number("genMnemonicAlias") == Some(1) {
            let mnemonic = record.text("mnemonic");
            dialect
                .aliases
                .insert((mnemonic.to_owned(), mnemonic.to_owned()));
        }
    }
    let attributes = dump.instances("AttrDef").filter(|record| {
        let owner = record.def("dialect");
        owner.is_some_and(|owner| owner.text("name") == dialect.name)
    });
    dialect
        .enumerations
        .extend(attributes.filter_map(enumeration::read));
    Ok(())
}
