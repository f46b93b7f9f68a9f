//! The names of declarations in Python.

use std::collections::{BTreeMap, BTreeSet};

use passdefs::model::{Enum, EnumId, PassId, PassSet, PipelineId};
use passdefs::names::{is_identifier, snake_case};

use crate::text::unique;

/// The names of the module: of enums, passes and pipelines.
pub(super) struct Names {
    enums: BTreeMap<EnumId, String>,
    passes: BTreeMap<PassId, String>,
    pipelines: BTreeMap<PipelineId, String>,
    /// All of them, in the order of the module.
    order: Vec<String>,
}

/// Keywords, soft ones aside, and the names that annotations and defaults of the module refer to.
const RESERVED: &[&str] = &[
    "False",
    "None",
    "True",
    "and",
    "as",
    "assert",
    "async",
    "await",
    "break",
    "class",
    "continue",
    "def",
    "del",
    "elif",
    "else",
    "except",
    "finally",
    "for",
    "from",
    "global",
    "if",
    "import",
    "in",
    "is",
    "lambda",
    "nonlocal",
    "not",
    "or",
    "pass",
    "raise",
    "return",
    "try",
    "while",
    "with",
    "yield",
    "annotations",
    "bool",
    "enum",
    "float",
    "int",
    "str",
    "tuple",
    "_Sequence",
    "_dataclasses",
    "_datetime",
    "_declared",
    "_deprecated",
    "_typing",
    "__debug__",
    "self",
];

/// Returns whether the name is reserved in Python or the module.
pub(super) fn is_reserved(name: &str) -> bool {
    RESERVED.contains(&name)
}

impl Names {
    pub(super) fn new(set: &PassSet) -> Self {
        let mut names = Self {
            enums: BTreeMap::new(),
            passes: BTreeMap::new(),
            pipelines: BTreeMap::new(),
            order: Vec::new(),
        };
        let mut taken = BTreeSet::new();
        for group in set.groups() {
            let own = set.enums(group).iter();
            for declared in own.filter(|declared| declared.same_as.is_none()) {
                let name = unique(safe(&declared.name), &group.name, &mut taken);
                names.order.push(name.clone());
                names.enums.insert(declared.id, name);
            }
        }
        for group in set.groups() {
            for pass in set.passes(group) {
                let name = unique(safe(&pass.argument), &group.name, &mut taken);
                names.order.push(name.clone());
                names.passes.insert(pass.id, name);
            }
            for pipeline in set.pipelines(group) {
                let name = unique(safe(&pipeline.argument), &group.name, &mut taken);
                names.order.push(name.clone());
                names.pipelines.insert(pipeline.id, name);
            }
        }
        names
    }

    /// Returns the class of an enum; of one that several groups include, that of the first.
    pub(super) fn enumeration<'a>(&'a self, declared: &'a Enum) -> &'a str {
        let id = declared.same_as.unwrap_or(declared.id);
        self.enums.get(&id).map_or(&declared.name, String::as_str)
    }

    pub(super) fn pass(&self, id: PassId) -> &str {
        self.passes.get(&id).map_or("", String::as_str)
    }

    pub(super) fn pipeline(&self, id: PipelineId) -> &str {
        self.pipelines.get(&id).map_or("", String::as_str)
    }

    pub(super) fn exports(&self) -> String {
        if self.order.is_empty() {
            return "\n__all__: list[str] = []\n".to_owned();
        }
        let names = self.order.iter().map(|name| format!("    \"{name}\",\n"));
        format!("\n__all__ = [\n{}]\n", names.collect::<String>())
    }
}

/// Returns the fields of a class, one for each of the names in definitions.
pub(super) fn fields<'n>(names: impl Iterator<Item = &'n str>) -> Vec<String> {
    let mut taken = BTreeSet::new();
    names
        .map(|name| unique(safe(name), "", &mut taken))
        .collect()
}

/// Returns the members of an enum, one for each of its values: `REGION_SIMPLIFY` for `RegionSimplify`.
pub(super) fn members(declared: &Enum) -> Vec<String> {
    let mut taken = BTreeSet::new();
    let names = declared.values.iter().map(|value| {
        let upper = snake_case(&value.name).to_uppercase();
        if is_identifier(&upper) {
            upper
        } else {
            value.name.clone()
        }
    });
    names
        .map(|name| unique(safe(&name), "", &mut taken))
        .collect()
}

/// Returns an identifier that is not reserved in the module.
fn safe(name: &str) -> String {
    let letters = name.chars().map(|letter| {
        let continues = is_identifier(&format!("a{letter}"));
        if continues { letter } else { '_' }
    });
    let mut name: String = letters.collect();
    if !is_identifier(&name) && !is_reserved(&name) {
        name.insert(0, '_');
    }
    // Python mangles such names in the bodies of classes.
    while name.starts_with("__") {
        name.remove(0);
    }
    if is_reserved(&name) {
        name.push('_');
    }
    name
}

#[cfg(test)]
mod tests {
    use super::{fields, safe};

    #[test]
    fn names_of_python_get_an_underscore() {
        let names = [
            "lambda",
            "symbol-dce",
            "int",
            "type",
            "__private",
            "3d",
            "self",
            "None",
        ];
        let expected = [
            "lambda_",
            "symbol_dce",
            "int_",
            "type",
            "_private",
            "_3d",
            "self_",
            "None_",
        ];
        assert_eq!(names.map(safe), expected);
    }

    #[test]
    fn no_two_fields_have_the_same_name() {
        assert_eq!(
            fields(["a-b", "a_b", "a.b"].into_iter()),
            ["a_b", "a_b_2", "a_b_3"]
        );
    }
}
