//! The map file that an import writes, to be filled in.

use std::collections::{BTreeMap, BTreeSet};

use super::cpp::canonical;
use super::kept::Kept;
use crate::draft::Draft;
use crate::print::map::{OpenEntry, print};
use crate::unknown::{self, Kind};

/// One line for each class, type, default and flag that is known in C++ only.
pub(super) fn of(draft: &Draft, kept: &Kept) -> String {
    let unknown: Vec<_> = unknown::find(draft)
        .into_iter()
        .map(|unknown| (canonical(unknown.cpp), unknown))
        .collect();
    let mut entries: Vec<OpenEntry<'_>> = Vec::new();
    let mut index: BTreeMap<(Kind, &str), usize> = BTreeMap::new();
    for (cpp, unknown) in &unknown {
        let node = match unknown.kind {
            Kind::Anchor => "op",
            Kind::Type => "type",
            Kind::Dialect => "dialect",
            Kind::Default => "default",
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

/// The names of types, each once.
fn types(of: &BTreeSet<String>) -> String {
    of.iter().map(String::as_str).collect::<Vec<_>>().join(", ")
}
