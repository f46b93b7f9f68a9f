//! Python modules and their stubs.

mod class;
mod docstring;
mod enumeration;
mod literal;
mod names;
mod option;

use passdefs::model::PassSet;

use class::Class;
use names::Names;

use crate::text;

/// A Python module.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Module {
    /// The module, a file that ends in `.py`.
    pub source: String,
    /// Its types alone, a file that ends in `.pyi`.
    pub stub: String,
}

/// Returns the module of all groups. Its header names `command`, which generates it.
///
/// A pass or pipeline is a class that is named after its argument, in snake case. A name that is
/// reserved in Python or the module gets an underscore as suffix; of two equal names, the later one gets the name of its
/// group as suffix.
pub fn generate(set: &PassSet, command: &str) -> Module {
    generate_for(set, command, "passwright")
}

/// Returns the module as [`generate`] does, for passes on the IR of another package, which has base classes of its own in its
/// module `declared`.
pub fn generate_for(set: &PassSet, command: &str, package: &str) -> Module {
    let names = Names::new(set);
    let enums: Vec<_> = set
        .groups()
        .flat_map(|group| set.enums(group))
        .filter(|declared| declared.same_as.is_none())
        .collect();
    let classes: Vec<_> = set
        .groups()
        .flat_map(|group| {
            let passes = set.passes(group).iter();
            let passes = passes.map(|pass| Class::of_pass(set, &names, pass));
            let pipelines = set.pipelines(group).iter();
            passes.chain(pipelines.map(|pipeline| Class::of_pipeline(set, &names, pipeline)))
        })
        .collect();
    let (mut source, mut stub) = (names.exports(), names.exports());
    for declared in enums {
        source += &enumeration::source(set, &names, declared);
        stub += &enumeration::stub(&names, declared);
    }
    for class in classes {
        source += &class.source();
        stub += &class.stub();
    }
    let lines = text::header(set, command);
    let lines = lines.iter().map(|line| format!("# {line}\n"));
    let (header, doc) = (lines.collect::<String>(), docstring::of_module(set));
    let [source_imports, stub_imports] = [&source, &stub].map(|text| {
        let base = format!("\nfrom {package} import declared");
        imports(text).replace(BASE, &base)
    });
    Module {
        source: format!("{header}{doc}\n{FUTURE}{source_imports}{source}"),
        stub: format!("{header}{stub_imports}{stub}"),
    }
}

/// Returns whether a name of ASCII letters, digits and underscores can be that of a module, beside the package `passwright`.
pub fn can_be_module(name: &str) -> bool {
    name != "passwright" && !names::is_reserved(name)
}

const FUTURE: &str = "from __future__ import annotations\n\n";

/// The start of the import of base classes.
const BASE: &str = "\nfrom passwright import declared";

/// The names that a module may refer to, and the import of each.
const IMPORTS: &[(&str, &str)] = &[
    ("_dataclasses.", "import dataclasses as _dataclasses\n"),
    ("_datetime.", "import datetime as _datetime\n"),
    ("(enum.Enum)", "import enum\n"),
    ("_typing.", "import typing as _typing\n"),
    (
        "_Sequence[",
        "from collections.abc import Sequence as _Sequence\n",
    ),
    (
        "_declared.",
        "\nfrom passwright import declared as _declared\n",
    ),
    (
        "@_deprecated(",
        "from typing_extensions import deprecated as _deprecated\n",
    ),
];

/// Returns the imports of what the text refers to.
fn imports(text: &str) -> String {
    let used = IMPORTS.iter().filter(|(name, _)| text.contains(name));
    used.map(|(_, import)| *import).collect()
}
