//! The map file that an import writes, to be filled in.

use std::collections::{BTreeMap, BTreeSet};

use pass_kdl::Writer;
use passdefs::draft::Draft;
use passdefs::internal::cpp_only::{self, CppFactKind};

use crate::cpp::normalize_cpp;
use crate::kept::KeptFacts;
use crate::map_reader;
use crate::mapping::{Entry, Namespaces};

/// An entry whose last word is missing.
#[derive(Clone, Debug)]
struct OpenEntry {
    /// The node: `op`, `dialect`, `type`, `default` or `flags`.
    node: &'static str,
    cpp: String,
    uses: usize,
    /// The types of the options that have the default.
    of: BTreeSet<String>,
}

/// The C++ texts of imports that nothing stands for yet: lines for a map file, each without its last word.
#[derive(Clone, Debug, Default)]
pub struct MissingEntries {
    entries: Vec<OpenEntry>,
    /// By node and by what all spellings of the text have in common, the position.
    index: BTreeMap<(&'static str, String), usize>,
    namespaces: Namespaces,
}

impl MissingEntries {
    pub(crate) fn new(namespaces: Namespaces) -> Self {
        Self {
            namespaces,
            ..Self::default()
        }
    }

    /// Adds the entries of another import with the same map.
    pub fn extend(&mut self, other: Self) {
        if self.entries.is_empty() {
            self.namespaces = other.namespaces;
        }
        other.entries.into_iter().for_each(|entry| self.add(entry));
    }

    fn add(&mut self, entry: OpenEntry) {
        let key = (entry.node, self.namespaces.key(&entry.cpp));
        let at = *self.index.entry(key).or_insert(self.entries.len());
        match self.entries.get_mut(at) {
            Some(known) => {
                known.uses += entry.uses;
                known.of.extend(entry.of);
            }
            None => self.entries.push(entry),
        }
    }

    /// Returns a map file with these entries.
    pub fn map_file(&self) -> String {
        let entries: Vec<&OpenEntry> = self.entries.iter().collect();
        print(&entries, true)
    }

    /// Returns a map file as it is, with the entries that it lacks at its end.
    ///
    /// ```
    /// let missing = pass_import::MissingEntries::default();
    /// let map = "// ours\ndialect \"zoo::ZooDialect\" \"zoo\"\n";
    /// assert_eq!(missing.added_to(map), map);
    /// ```
    pub fn added_to(&self, map: &str) -> String {
        let lines = map_reader::lines(map).into_iter();
        let keys = lines.map(|(node, cpp)| (node, self.namespaces.key(&cpp)));
        let known: BTreeSet<(String, String)> = keys.collect();
        let is_new = |entry: &&OpenEntry| {
            !known.contains(&(entry.node.to_owned(), self.namespaces.key(&entry.cpp)))
        };
        let new: Vec<&OpenEntry> = self.entries.iter().filter(is_new).collect();
        if new.is_empty() {
            return map.to_owned();
        }
        let gap = match map {
            "" => "",
            map if map.ends_with('\n') => "\n",
            _ => "\n\n",
        };
        format!("{map}{gap}{}", print(&new, map.is_empty()))
    }
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
fn print(entries: &[&OpenEntry], is_new_file: bool) -> String {
    let mut writer = Writer::default();
    let mut needs_gap = is_new_file;
    if is_new_file {
        writer.comment(
            "Add to each line what stands for the C++, and give this file to `import tablegen --map`.",
        );
    }
    for (kind, meaning) in KINDS {
        let mut of_kind = entries
            .iter()
            .filter(|entry| entry.node == *kind)
            .peekable();
        if of_kind.peek().is_none() {
            continue;
        }
        if std::mem::replace(&mut needs_gap, true) {
            writer.gap();
        }
        writer.comment(meaning);
        for entry in of_kind {
            writer.node(entry.node, |node| {
                node.string(&entry.cpp);
                node.property("uses", &entry.uses.to_string());
                if !entry.of.is_empty() {
                    let of: Vec<&str> = entry.of.iter().map(String::as_str).collect();
                    node.string_property("of", &of.join(", "));
                }
            });
        }
    }
    writer.finish()
}

/// Collects the classes, types, defaults and flags that are known in C++ only.
pub(crate) fn find(draft: &Draft, kept: &KeptFacts, entries: &[Entry]) -> MissingEntries {
    let mut missing = MissingEntries::new(Namespaces::of(entries));
    for unknown in cpp_only::find(draft) {
        missing.add(OpenEntry {
            node: match unknown.kind {
                CppFactKind::Anchor => "op",
                CppFactKind::Type => "type",
                CppFactKind::Dialect => "dialect",
                CppFactKind::Default => "default",
            },
            cpp: normalize_cpp(unknown.cpp),
            uses: unknown.uses.len(),
            of: unknown.types,
        });
    }
    for text in kept.texts() {
        missing.add(OpenEntry {
            node: "flags",
            cpp: text.cpp.clone(),
            uses: text.uses,
            of: BTreeSet::new(),
        });
    }
    missing
}
