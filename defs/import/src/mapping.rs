//! The user's map from C++ to definitions.

use std::collections::BTreeMap;

use super::cpp::normalize_cpp;
use super::upstream::strip_mlir_prefix;
use passdefs::catalogue;
use passdefs::diagnostic::Fix;
use passdefs::draft::{Literal, Spanned, TypeText};
use passdefs::names::shown;
use passdefs::report::Report;

/// A C++ text with what stands for it here.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    pub(crate) kind: EntryKind,
    pub(crate) cpp: Spanned<String>,
    pub(crate) target: Spanned<Target>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum EntryKind {
    /// The introduction of the group's page; there is no C++ text for it.
    Doc,
    Type,
    Default,
    /// Flags of options, or one of several.
    Flags,
    /// The class of an operation, or a base class of passes.
    Op,
    Dialect,
    /// An expression that makes an instance of a pass.
    Constructor,
    /// The Rust name of the pass that a record declares.
    Name,
    /// The argument of the pass that a record declares.
    Argument,
    /// A namespace that C++ text may leave out.
    Namespace,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Target {
    /// A type; of each element, if the option takes any number of values.
    Type {
        ty: TypeText,
        list: bool,
        optional: bool,
    },
    Value(Literal),
    /// No value: the option is optional.
    Nothing,
    /// A name, a path, or C++ text in place of the other.
    Text(String),
    /// The interface of the operations that passes of a class run on.
    Interface(String),
}

impl EntryKind {
    pub(super) fn node(self) -> &'static str {
        match self {
            EntryKind::Doc => "doc",
            EntryKind::Type => "type",
            EntryKind::Default => "default",
            EntryKind::Flags => "flags",
            EntryKind::Op => "op",
            EntryKind::Dialect => "dialect",
            EntryKind::Constructor => "constructor",
            EntryKind::Name | EntryKind::Argument => "pass",
            EntryKind::Namespace => "namespace",
        }
    }
}

impl Entry {
    /// Returns the node with its C++ text. An introduction has none, and a default may be empty.
    fn subject(&self) -> String {
        let node = self.kind.node();
        match (self.kind, self.cpp.value.as_str()) {
            (EntryKind::Doc, _) => format!("`{node}`"),
            (_, "") => format!("`{node} \"\"`"),
            (_, cpp) => format!("{node} {}", shown(cpp)),
        }
    }
}

/// The namespaces that C++ text may leave out.
#[derive(Clone, Debug, Default)]
pub(crate) struct Namespaces(Vec<String>);

impl Namespaces {
    pub(crate) fn of<'e>(entries: impl IntoIterator<Item = &'e Entry>) -> Self {
        let named = entries
            .into_iter()
            .filter(|entry| entry.kind == EntryKind::Namespace);
        let names = named.map(|entry| entry.cpp.value.trim_start_matches("::").to_owned());
        Self(names.filter(|name| !name.is_empty()).collect())
    }

    /// Returns the text that all spellings of a C++ text have in common.
    pub(crate) fn key(&self, cpp: &str) -> String {
        let names = self.0.iter();
        let key = names.fold(normalize_cpp(cpp), |key, name| {
            without_namespace(&key, name)
        });
        strip_mlir_prefix(&key).to_owned()
    }
}

/// Removes the namespace from the names that begin with it.
fn without_namespace(text: &str, namespace: &str) -> String {
    let prefix = format!("{namespace}::");
    let (mut kept, mut rest) = (String::new(), text);
    while let Some((before, after)) = rest.split_once(&prefix) {
        let outside = before.strip_suffix("::").unwrap_or(before);
        let is_in_name = |letter: char| letter.is_alphanumeric() || matches!(letter, '_' | ':');
        if outside.ends_with(is_in_name) {
            kept.extend([before, &prefix]);
        } else {
            kept.push_str(outside);
        }
        rest = after;
    }
    kept + rest
}

pub(super) struct Mapping {
    entries: Vec<EntryUse>,
    /// The positions of the entries of a kind by their normalized C++ text, in order.
    index: BTreeMap<(EntryKind, String), Vec<usize>>,
    pub(super) namespaces: Namespaces,
    /// The kinds of C++ texts without an entry.
    unmapped: Vec<EntryKind>,
}

struct EntryUse {
    entry: Entry,
    was_used: bool,
}

impl Mapping {
    pub(super) fn new(entries: Vec<Entry>) -> Self {
        let namespaces = Namespaces::of(&entries);
        let mut index: BTreeMap<_, Vec<usize>> = BTreeMap::new();
        for (at, entry) in entries.iter().enumerate() {
            let key = (entry.kind, namespaces.key(&entry.cpp.value));
            index.entry(key).or_default().push(at);
        }
        let known = |entry: Entry| EntryUse {
            entry,
            was_used: false,
        };
        Mapping {
            entries: entries.into_iter().map(known).collect(),
            index,
            namespaces,
            unmapped: Vec::new(),
        }
    }

    pub(super) fn find(&mut self, kind: EntryKind, cpp: &str) -> Option<Spanned<Target>> {
        let positions = self.index.get(&(kind, self.namespaces.key(cpp)))?;
        for at in positions {
            self.entries[*at].was_used = true;
        }
        Some(self.entries[*positions.first()?].entry.target.clone())
    }

    pub(super) fn record_unmapped(&mut self, kind: EntryKind) {
        self.unmapped.push(kind);
    }

    pub(super) fn text(&mut self, kind: EntryKind, cpp: &str) -> Option<Spanned<String>> {
        let Spanned { value, span } = self.find(kind, cpp)?;
        match value {
            Target::Text(text) => Some(Spanned::new(text, span)),
            Target::Type { .. } | Target::Value(_) | Target::Nothing | Target::Interface(_) => None,
        }
    }

    /// Returns the C++ flags that have entries, each with the text that replaces them.
    pub(super) fn flag_entries(&self) -> Vec<(Spanned<String>, Spanned<String>)> {
        let entries = self.entries.iter().map(|known| &known.entry);
        let flags = entries.filter(|entry| entry.kind == EntryKind::Flags);
        let pairs = flags.filter_map(|entry| match &entry.target.value {
            Target::Text(text) => {
                let target = Spanned::new(text.clone(), entry.target.span);
                Some((entry.cpp.clone(), target))
            }
            _ => None,
        });
        pairs.collect()
    }

    /// Reports two entries for the same C++ text that differ.
    pub(super) fn report_contradictions(&self, report: &mut Report) {
        for positions in self.index.values() {
            let mut same = positions.iter().map(|at| &self.entries[*at].entry);
            let Some(first) = same.next() else { continue };
            for entry in same.filter(|entry| entry.target.value != first.target.value) {
                let message = format!("the map states two things of {}", entry.subject());
                let diag = report.error(catalogue::REPEATED, entry.target.span, message);
                diag.repeats(first.target.span).fix(Fix::Remove);
            }
        }
    }

    /// Reports unused entries of the kinds that the dump needs and lacks an entry of: they may be misspelt. Other unused entries
    /// may be there for other dumps.
    pub(super) fn report_unused(&self, report: &mut Report) {
        let unused = self.entries.iter().filter(|known| !known.was_used);
        for EntryUse { entry, .. } in
            unused.filter(|known| self.unmapped.contains(&known.entry.kind))
        {
            let message = format!("nothing in the dump has the {}", entry.subject());
            report.warning(catalogue::UNUSED_MAPPING, entry.cpp.span, message);
        }
    }
}
