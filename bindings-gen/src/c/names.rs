//! The names that declarations have in C.

use std::collections::{BTreeMap, BTreeSet};

use passdefs::model::{Enum, EnumId, Group, PassSet};
use passdefs::names::{snake_case, upper_camel_case};

use crate::text::unique;

/// Reserved words of C11 and C++20, macros of compilers and included headers, and locals of generated functions.
const RESERVED: &[&str] = &[
    "alignas",
    "alignof",
    "and",
    "and_eq",
    "asm",
    "auto",
    "bitand",
    "bitor",
    "bool",
    "break",
    "case",
    "catch",
    "char",
    "char16_t",
    "char32_t",
    "char8_t",
    "class",
    "co_await",
    "co_return",
    "co_yield",
    "compl",
    "concept",
    "const",
    "const_cast",
    "consteval",
    "constexpr",
    "constinit",
    "continue",
    "decltype",
    "default",
    "delete",
    "do",
    "double",
    "dynamic_cast",
    "else",
    "enum",
    "explicit",
    "export",
    "extern",
    "false",
    "float",
    "for",
    "friend",
    "goto",
    "i386",
    "if",
    "inline",
    "int",
    "linux",
    "long",
    "mutable",
    "namespace",
    "new",
    "noexcept",
    "not",
    "not_eq",
    "nullptr",
    "operator",
    "options",
    "or",
    "or_eq",
    "pass",
    "private",
    "protected",
    "public",
    "register",
    "reinterpret_cast",
    "requires",
    "restrict",
    "return",
    "short",
    "signed",
    "sizeof",
    "static",
    "static_assert",
    "static_cast",
    "struct",
    "switch",
    "template",
    "this",
    "thread_local",
    "throw",
    "true",
    "try",
    "typedef",
    "typeid",
    "typename",
    "typeof",
    "union",
    "unix",
    "unsigned",
    "using",
    "virtual",
    "void",
    "volatile",
    "wchar_t",
    "while",
    "xor",
    "xor_eq",
];

/// The prefix of names in `passwright.h` and in the header of the shipped passes.
pub(super) const LIBRARY: &str = "pw";

/// The names of the header.
pub(super) struct Names {
    /// The prefix of names.
    prefix: &'static str,
    enums: BTreeMap<EnumId, EnumNames>,
    /// By the position of the group.
    registrations: Vec<String>,
    guard: String,
    taken: BTreeSet<String>,
}

/// The names of an enum.
pub(super) struct EnumNames {
    /// The type.
    pub(super) ty: String,
    /// The type of a list of values.
    pub(super) list: String,
    /// The function that returns a value as that of an option.
    pub(super) convert: String,
    /// The constants.
    pub(super) members: Vec<String>,
}

impl Names {
    pub(super) fn new(set: &PassSet, prefix: &'static str) -> Self {
        let mut names = Self {
            prefix,
            enums: BTreeMap::new(),
            registrations: Vec::new(),
            guard: String::new(),
            taken: RESERVED.iter().map(|&word| word.to_owned()).collect(),
        };
        let groups: Vec<String> = set.groups().map(|group| names.snake(group)).collect();
        names.guard = names.unique(format!("{}_PASSES_H", groups.join("_").to_uppercase()));
        for group in set.groups() {
            let registration = names.unique(format!("{}_register_passes", names.snake(group)));
            names.registrations.push(registration);
            for declared in set
                .enums(group)
                .iter()
                .filter(|declared| declared.same_as.is_none())
            {
                let of_enum = names.of_enum(group, declared);
                names.enums.insert(declared.id, of_enum);
            }
        }
        names
    }

    fn of_enum(&mut self, group: &Group, declared: &Enum) -> EnumNames {
        let ty = self.ty(group, &declared.name, "");
        let snake = format!("{}_{}", self.snake(group), snake_case(&declared.name));
        let members = declared.values.iter();
        let members =
            members.map(|value| format!("{snake}_{}", snake_case(&value.name)).to_uppercase());
        EnumNames {
            list: self.unique(format!("{ty}List")),
            convert: self.unique(format!("{snake}_value")),
            members: members
                .collect::<Vec<_>>()
                .into_iter()
                .map(|name| self.unique(name))
                .collect(),
            ty,
        }
    }

    pub(super) fn guard(&self) -> String {
        self.guard.clone()
    }

    pub(super) fn registration(&self, group: &Group) -> &str {
        self.registrations
            .get(group.id.index())
            .map_or("", String::as_str)
    }

    /// Returns the names of an enum; of one that several groups include, those of the first.
    pub(super) fn enumeration(&self, declared: &Enum) -> Option<&EnumNames> {
        self.enums.get(&declared.same_as.unwrap_or(declared.id))
    }

    /// Returns the name of a type: `GroupNameSuffix`.
    pub(super) fn ty(&mut self, group: &Group, name: &str, suffix: &str) -> String {
        let group = upper_camel_case(&self.snake(group));
        self.unique(format!("{group}{name}{suffix}"))
    }

    /// Returns the name of a function: `group_prefix_name_suffix`.
    pub(super) fn function(
        &mut self,
        group: &Group,
        prefix: &str,
        name: &str,
        suffix: &str,
    ) -> String {
        let (group, name) = (self.snake(group), snake_case(name));
        self.unique(format!("{group}_{prefix}{name}{suffix}"))
    }

    /// Returns the prefix of the names of a group.
    fn snake(&self, group: &Group) -> String {
        let name = match snake_case(&group.name) {
            name if name.is_empty() => "passes".to_owned(),
            // The prefix of the library is reserved.
            name if name == LIBRARY || name.starts_with("pw_") => format!("x{name}"),
            name => name,
        };
        match self.prefix {
            "" => name,
            prefix => format!("{prefix}_{name}"),
        }
    }

    fn unique(&mut self, name: String) -> String {
        unique(safe(&name), "", &mut self.taken)
    }
}

/// Returns unique field names of a struct for the requested names.
pub(super) fn fields(names: impl Iterator<Item = String>) -> Vec<String> {
    let mut taken = RESERVED.iter().map(|&word| word.to_owned()).collect();
    names
        .map(|name| unique(safe(&name), "", &mut taken))
        .collect()
}

/// Returns an identifier of C without underscores at the start, which are reserved.
fn safe(name: &str) -> String {
    let letters = name.chars().map(|letter| {
        if letter.is_ascii_alphanumeric() {
            letter
        } else {
            '_'
        }
    });
    let name: String = letters.collect();
    let name = name.trim_start_matches('_');
    if name.starts_with(|first: char| first.is_ascii_alphabetic()) {
        name.to_owned()
    } else {
        format!("x{name}")
    }
}

#[cfg(test)]
mod tests {
    use super::fields;

    #[test]
    fn names_of_fields_are_free_and_different() {
        let names = ["type", "default", "int", "a-b", "a_b", "_Bool", "3d", "é"];
        let expected = [
            "type",
            "default_2",
            "int_2",
            "a_b",
            "a_b_2",
            "Bool",
            "x3d",
            "x",
        ];
        assert_eq!(fields(names.map(str::to_owned).into_iter()), expected);
    }
}
