//! Places in the TableGen files that a dump was made from.

use std::collections::{BTreeMap, BTreeSet};

use super::dump::{Dump, Record};
use passdefs::source::{Sources, Span};

/// The lines at which records are declared, by file.
pub(super) struct Places {
    files: BTreeMap<String, (u32, Vec<usize>)>,
    /// The place of records without one: the dump itself.
    unknown: Span,
}

impl Places {
    /// Reads all places of a dump, and adds their files to the sources.
    pub(super) fn of(dump: &Dump, sources: &mut Sources, file: u32) -> Self {
        let mut lines: BTreeMap<&str, BTreeSet<usize>> = BTreeMap::new();
        for (name, line) in dump.records().flat_map(Record::places).filter_map(split) {
            lines.entry(name).or_default().insert(line);
        }
        let files = lines.into_iter().map(|(name, lines)| {
            let lines: Vec<usize> = lines.into_iter().collect();
            let places = lines.iter().map(|line| (*line, 1)).collect();
            (name.to_owned(), (sources.add_places(name, places), lines))
        });
        Places {
            files: files.collect(),
            unknown: Span {
                file,
                start: 0,
                end: 0,
            },
        }
    }

    /// Returns the outermost place of a record, which is its declaration.
    pub(super) fn of_record(&self, record: Record<'_>) -> Span {
        let place = record
            .places()
            .next_back()
            .and_then(|place| self.find(place));
        place.unwrap_or(self.unknown)
    }

    fn find(&self, place: &str) -> Option<Span> {
        let (name, line) = split(place)?;
        let (file, lines) = self.files.get(name)?;
        let at = lines.binary_search(&line).ok()?;
        let at = u32::try_from(at).ok()?;
        Some(Span {
            file: *file,
            start: at,
            end: at,
        })
    }
}

pub(super) fn split(place: &str) -> Option<(&str, usize)> {
    let (name, line) = place.rsplit_once(':')?;
    Some((name, line.parse().ok()?))
}
