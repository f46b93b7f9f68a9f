//! Prints a set of passes as KDL text that reads back with the same meaning.

mod legality;
mod order;
mod pass;
mod pipeline;
mod table;
mod value;

use pass_kdl::Writer;

use crate::model::{Enum, Group, OptionSet, PassSet};
use pipeline::PipelineFacts;
pub use table::pass_table;

/// Prints a set of passes as KDL. Loading the text gives a set with the same meaning.
///
/// ```
/// let text = r#"group "Example" { pass "A" "a" { summary "First"; option "level" "u8" default=3; }; }"#;
/// let set = passdefs::load([("passes.kdl", text)]).set.unwrap();
/// let printed = passdefs::print_kdl(&set);
/// assert_eq!(printed, r#"group "Example" {
///     pass "A" "a" {
///         summary "First"
///         option "level" "u8" default=3
///     }
/// }
/// "#);
/// assert!(passdefs::load([("printed.kdl", printed)]).set.unwrap().same_meaning(&set));
/// ```
pub fn print_kdl(set: &PassSet) -> String {
    let mut writer = Writer::default();
    for group in set.groups() {
        writer.gap();
        print_group(&mut writer, set, group);
    }
    writer.finish()
}

fn print_group(writer: &mut Writer, set: &PassSet, group: &Group) {
    writer.open("group", |node| node.string(&group.name));
    if !group.doc.is_empty() {
        writer.gap();
        writer.node("doc", |node| node.string(&group.doc));
    }
    for declared in set.enums(group) {
        writer.gap();
        print_enum(writer, declared);
    }
    for declared in set.option_sets(group) {
        writer.gap();
        print_option_set(writer, set, declared);
    }
    for declared in set.legalities(group) {
        writer.gap();
        legality::print_legality(writer, set, declared);
    }
    if !group.externals.is_empty() || !group.external_kinds.is_empty() {
        writer.gap();
    }
    if !group.externals.is_empty() {
        pass::print_strings(writer, "external", &group.externals);
    }
    for kind in &group.external_kinds {
        writer.node("external", |node| node.string_property("kind", kind));
    }
    let passes = set.passes(group);
    for (index, pass) in passes.iter().enumerate() {
        let mut earlier = passes.iter().take(index);
        let is_repeated_argument = earlier.any(|earlier| earlier.argument == pass.argument);
        writer.gap();
        pass::print_pass(writer, set, pass, is_repeated_argument);
    }
    for pipeline in set.pipelines(group) {
        writer.gap();
        pipeline::print_pipeline(writer, set, pipeline, PipelineFacts::All);
    }
    writer.close();
}

fn print_enum(writer: &mut Writer, declared: &Enum) {
    writer.open("enum", |node| {
        node.string(&declared.name);
        if let Some(path) = &declared.rust {
            node.string_property("rust", path);
        }
        node.text(&declared.doc);
    });
    for value in &declared.values {
        writer.node("value", |node| {
            node.string(&value.name);
            node.string(&value.text);
            node.text(&value.doc);
        });
    }
    writer.close();
}

fn print_option_set(writer: &mut Writer, set: &PassSet, declared: &OptionSet) {
    writer.open("options", |node| node.string(&declared.name));
    for option in &declared.options {
        pass::print_option(writer, set, &set[*option]);
    }
    writer.close();
}
