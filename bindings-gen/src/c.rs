//! C headers.

mod comment;
mod creation;
mod enumeration;
mod field;
mod literal;
mod names;

use passdefs::model::{Group, PassSet};

use crate::text;
use comment::comment;
use creation::Creation;
use names::{LIBRARY, Names};

/// Returns the header of all groups, for C11 and C++17. Its first lines name `command`, which generates it.
///
/// A pass or pipeline has a function that creates it, and, if it has options, a struct of them and a function that returns
/// their defaults. Names begin with that of the group, after an `x` if that is `pw`, the prefix of the library. A name that is
/// reserved in C or taken in the header gets a number as suffix.
///
/// ```
/// let text = r#"group "G" {
///     pass "Unroll" "unroll" {
///         summary "Unroll loops"
///         option "factor" "u32" default=4 min=1 "Copies of the body"
///     }
/// }"#;
/// let set = passdefs::load([("passes.kdl", text)]).set.unwrap();
/// let header = pass_bindings_gen::c::generate(&set, "passwright gen --c-header passes.kdl");
/// assert!(header.contains("  uint32_t factor;\n"));
/// assert!(header.contains("static inline PwPass g_create_unroll(const GUnrollOptions *options) {\n"));
/// ```
pub fn generate(set: &PassSet, command: &str) -> String {
    header(set, Names::new(set, ""), command)
}

/// Returns the header of passes that ship with the library, whose names all begin with `pw`: a user may have a group with the same name.
///
/// ```
/// let text = r#"group "Transforms" { pass "CSE" "cse" { summary "Eliminate common subexpressions" } }"#;
/// let set = passdefs::load([("passes.kdl", text)]).set.unwrap();
/// let header = pass_bindings_gen::c::generate_shipped(&set, "cargo xtask gen");
/// assert!(header.contains("PwStatus pw_transforms_register_passes("));
/// ```
pub fn generate_shipped(set: &PassSet, command: &str) -> String {
    header(set, Names::new(set, LIBRARY), command)
}

fn header(set: &PassSet, mut names: Names, command: &str) -> String {
    let guard = names.guard();
    let lines = text::header(set, command).join("\n");
    let doc = comment(&text::of_groups(set), "");
    let groups: String = set
        .groups()
        .map(|group| of_group(set, &mut names, group))
        .collect();
    format!(
        "{}\n#ifndef {guard}\n#define {guard}\n\n#include \"passwright.h\"\n\n#ifdef __cplusplus\nextern \"C\" {{\n#endif\n\
         {groups}\n#ifdef __cplusplus\n}} /* extern \"C\" */\n#endif\n\n#endif /* {guard} */\n",
        comment(&lines, "") + &doc
    )
}

/// Returns the declarations of a group: its enums, passes and pipelines, and their registration.
fn of_group(set: &PassSet, names: &mut Names, group: &Group) -> String {
    let mut out = String::new();
    for declared in set
        .enums(group)
        .iter()
        .filter(|declared| declared.same_as.is_none())
    {
        out += &enumeration::definition(set, names, declared);
    }
    for pass in set.passes(group) {
        out += &Creation::of_pass(set, names, group, pass).definitions();
    }
    for pipeline in set.pipelines(group) {
        out += &Creation::of_pipeline(set, names, group, pipeline).definitions();
    }
    let function = names.registration(group);
    let doc = format!(
        "Registers the passes and pipelines of {}. The library of the tool defines it, with `passwright_c::export_passes!`.",
        group.name
    );
    out + &format!(
        "\n{}PwStatus {function}(PwRegistry registry, PwReport *report);\n",
        comment(&doc, "")
    )
}
