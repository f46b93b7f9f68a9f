//! Prints a set of passes as KDL text that reads back with the same meaning.

mod legality;
mod pass;
mod pipeline;
mod table;
mod value;

use pass_kdl::{NodeWriter, Writer};

use crate::model::{Enum, Group, OptionSet, PassSet};
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
    let mut printer = Printer {
        set,
        writer: Writer::default(),
        is_table: false,
    };
    for group in set.groups() {
        printer.writer.gap();
        printer.group(group);
    }
    printer.writer.finish()
}

/// Prints the declarations of a set.
struct Printer<'s> {
    set: &'s PassSet,
    writer: Writer,
    /// `true` for the row of a table: what pipelines are checked against alone, without names of what the group shares.
    is_table: bool,
}

impl<'s> Printer<'s> {
    fn node(&mut self, name: &str, parts: impl FnOnce(&mut NodeWriter<'_>)) {
        self.writer.node(name, parts);
    }

    /// Prints a node with a block.
    fn block(
        &mut self,
        name: &str,
        parts: impl FnOnce(&mut NodeWriter<'_>),
        block: impl FnOnce(&mut Self),
    ) {
        self.writer.open(name, parts);
        block(self);
        self.writer.close();
    }

    /// Prints a node with one string, unless that is empty.
    fn text(&mut self, name: &str, text: &str) {
        if !text.is_empty() {
            self.node(name, |node| node.string(text));
        }
    }

    /// Prints a node with these strings, if there are any.
    fn strings<'t>(
        &mut self,
        name: &str,
        strings: impl IntoIterator<Item = &'t (impl AsRef<str> + ?Sized + 't)>,
    ) {
        let mut strings = strings.into_iter().peekable();
        if strings.peek().is_some() {
            self.node(name, |node| {
                strings.for_each(|string| node.string(string.as_ref()));
            });
        }
    }

    fn group(&mut self, group: &'s Group) {
        let set = self.set;
        self.block(
            "group",
            |node| node.string(&group.name),
            |printer| {
                printer.writer.gap();
                printer.text("doc", &group.doc);
                for declared in set.enums(group) {
                    printer.writer.gap();
                    printer.enumeration(declared);
                }
                for declared in set.option_sets(group) {
                    printer.writer.gap();
                    printer.option_set(declared);
                }
                for declared in set.legalities(group) {
                    printer.writer.gap();
                    printer.legality(declared);
                }
                printer.writer.gap();
                printer.strings("external", &group.externals);
                for kind in &group.external_kinds {
                    printer.node("external", |node| node.string_property("kind", kind));
                }
                let passes = set.passes(group);
                for (index, pass) in passes.iter().enumerate() {
                    let mut earlier = passes.iter().take(index);
                    let is_repeated = earlier.any(|earlier| earlier.argument == pass.argument);
                    printer.writer.gap();
                    printer.pass(pass, is_repeated);
                }
                for pipeline in set.pipelines(group) {
                    printer.writer.gap();
                    printer.pipeline(pipeline);
                }
            },
        );
    }

    fn enumeration(&mut self, declared: &Enum) {
        let parts = |node: &mut NodeWriter<'_>| {
            node.string(&declared.name);
            if let Some(path) = &declared.rust {
                node.string_property("rust", path);
            }
            node.text(&declared.doc);
        };
        self.block("enum", parts, |printer| {
            for value in &declared.values {
                printer.node("value", |node| {
                    node.string(&value.name);
                    node.string(&value.text);
                    node.text(&value.doc);
                });
            }
        });
    }

    fn option_set(&mut self, declared: &OptionSet) {
        let name = |node: &mut NodeWriter<'_>| node.string(&declared.name);
        self.block("options", name, |printer| {
            for option in &declared.options {
                printer.option(&printer.set[*option]);
            }
        });
    }
}
