//! A set of passes as KDL text that reads back as an equal set.

pub(crate) mod map;
mod order;
mod pass;
mod pipeline;
mod text;

use crate::model::{Enum, Group, OptionSet, PassSet};
use pipeline::Scope;
use text::Writer;

/// The definitions as KDL.
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
/// assert_eq!(passdefs::load([("printed.kdl", printed)]).set.unwrap(), set);
/// ```
pub fn print_kdl(set: &PassSet) -> String {
    let mut writer = Writer::default();
    let scope = Scope::of(set);
    for group in &set.groups {
        writer.gap();
        print_group(&mut writer, group, &scope);
    }
    writer.finish()
}

fn print_group(writer: &mut Writer, group: &Group, scope: &Scope<'_>) {
    writer.open("group", |node| node.string(&group.name));
    if !group.doc.is_empty() {
        writer.gap();
        writer.node("doc", |node| node.string(&group.doc));
    }
    for declared in &group.enums {
        writer.gap();
        print_enum(writer, declared);
    }
    for set in &group.option_sets {
        writer.gap();
        print_option_set(writer, set, group);
    }
    if !group.externals.is_empty() {
        writer.gap();
        pass::print_strings(writer, "external", &group.externals);
    }
    for pass in &group.passes {
        writer.gap();
        pass::print_pass(writer, pass, group);
    }
    for pipeline in &group.pipelines {
        writer.gap();
        pipeline::print_pipeline(writer, pipeline, group, scope);
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

fn print_option_set(writer: &mut Writer, set: &OptionSet, group: &Group) {
    writer.open("options", |node| node.string(&set.name));
    for option in &set.options {
        pass::print_option(writer, option, group);
    }
    writer.close();
}
