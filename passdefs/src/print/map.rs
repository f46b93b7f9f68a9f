//! A map file that is to be filled in.

use super::text::Writer;

/// An entry whose last word is missing.
pub(crate) struct OpenEntry<'t> {
    /// The node: `op`, `dialect`, `type`, `default` or `flags`.
    pub(crate) node: &'static str,
    /// The C++ text.
    pub(crate) cpp: &'t str,
    /// The number of places that use it.
    pub(crate) uses: usize,
    /// The types of the options that have the default.
    pub(crate) of: String,
}

/// The comment before the entries of one kind.
const KINDS: &[(&str, &str)] = &[
    (
        "op",
        "What passes run on: the name of an operation such as func.func, any, or (interface)Name. Of an InterfacePass: \
         (interface)Name.",
    ),
    ("dialect", "The name of a dialect in the IR, such as arith."),
    (
        "type",
        "A type of options: string, u32, or the path of a Rust type.",
    ),
    (
        "default",
        "The default of options of this type; #null if there may be no value.",
    ),
    (
        "flags",
        "What the flags stand for: \"llvm::cl::values(..)\", or \"\" if they are of no account.",
    ),
];

/// The entries as KDL, by kind, each on a line at whose end the missing word can be added.
///
/// The file is read as it is, too: an entry without its last word says nothing.
pub(crate) fn print(entries: &[OpenEntry<'_>]) -> String {
    let mut writer = Writer::default();
    writer.comment(
        "Add to each line what stands for the C++, and give this file to `import tablegen --map`.",
    );
    for (kind, meaning) in KINDS {
        let mut of_kind = entries
            .iter()
            .filter(|entry| entry.node == *kind)
            .peekable();
        if of_kind.peek().is_none() {
            continue;
        }
        writer.gap();
        writer.comment(meaning);
        for entry in of_kind {
            writer.node(entry.node, |node| {
                node.string(entry.cpp);
                node.property("uses", &entry.uses.to_string());
                if !entry.of.is_empty() {
                    node.string_property("of", &entry.of);
                }
            });
        }
    }
    writer.finish()
}
