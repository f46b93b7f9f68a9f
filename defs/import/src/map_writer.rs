//! The map file that an import writes, to be filled in.

use std::collections::{BTreeMap, BTreeSet};

use passdefs::draft::Draft;
use passdefs::internal::Writer;
use passdefs::internal::cpp_only::{self, CppFactKind};

use crate::cpp::normalize_cpp;
use crate::kept::KeptFacts;

/// An entry whose last word is missing.
struct OpenEntry<'t> {
    /// The node: `op`, `dialect`, `type`, `default` or `flags`.
    node: &'static str,
    cpp: &'t str,
    uses: usize,
    /// The types of the options that have the default.
    of: String,
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

/// Returns the entries as KDL, by kind, each on a line at whose end the missing word can be added.
///
/// The file is read as it is, too: an entry without its last word says nothing.
fn print(entries: &[OpenEntry<'_>]) -> String {
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

/// Writes one line for each class, type, default and flag that is known in C++ only.
pub(crate) fn write(draft: &Draft, kept: &KeptFacts) -> String {
    let unknown: Vec<_> = cpp_only::find(draft)
        .into_iter()
        .map(|unknown| (normalize_cpp(unknown.cpp), unknown))
        .collect();
    let mut entries: Vec<OpenEntry<'_>> = Vec::new();
    let mut index: BTreeMap<(CppFactKind, &str), usize> = BTreeMap::new();
    for (cpp, unknown) in &unknown {
        let node = match unknown.kind {
            CppFactKind::Anchor => "op",
            CppFactKind::Type => "type",
            CppFactKind::Dialect => "dialect",
            CppFactKind::Default => "default",
        };
        let at = *index.entry((unknown.kind, cpp)).or_insert(entries.len());
        match entries.get_mut(at) {
            Some(entry) => entry.uses += unknown.uses.len(),
            None => entries.push(OpenEntry {
                node,
                cpp,
                uses: unknown.uses.len(),
                of: types(&unknown.types),
            }),
        }
    }
    entries.extend(kept.texts().iter().map(|text| OpenEntry {
        node: "flags",
        cpp: &text.cpp,
        uses: text.uses,
        of: String::new(),
    }));
    print(&entries)
}

/// Returns the names of types, each once.
fn types(of: &BTreeSet<String>) -> String {
    of.iter().map(String::as_str).collect::<Vec<_>>().join(", ")
}
