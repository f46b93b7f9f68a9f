//! Dictionaries: lists of entries that are sorted by the text of their names, as they are printed.

use std::sync::atomic::Ordering;

use super::Context;
use crate::attrs::AttrData;
use crate::handle::{Attr, Ident};

const LINEAR_SEARCH_MAX: usize = 16;

/// The maximum number of dictionaries that a context interns because operations changed. Operations own the
/// dictionaries after that.
const STORED_CHANGES: u32 = 1 << 12;

/// The entries of a dictionary, sorted by name.
pub(crate) type Entries = Vec<(Ident, Attr)>;

impl Context {
    /// Returns a dictionary; entries may come in any order, and of two with the same name the last counts.
    pub fn dict_attr(&self, entries: impl IntoIterator<Item = (Ident, Attr)>) -> Attr {
        self.intern_dict(entries.into_iter().collect())
    }

    /// Interns a dictionary. Not generic, so that it is compiled once.
    fn intern_dict(&self, mut sorted: Entries) -> Attr {
        if !sorted.is_sorted_by(|a, b| self.compare_names(a.0, b.0).is_lt()) {
            sorted.reverse();
            self.sort_entries(&mut sorted);
            sorted.dedup_by_key(|entry| entry.0);
        }
        self.intern_attr(AttrData::Dict(sorted.into()))
    }

    /// Sorts entries by name. Entries of the same name keep their order.
    pub(crate) fn sort_entries(&self, entries: &mut Entries) {
        entries.sort_by(|a, b| self.compare_names(a.0, b.0));
    }

    /// Returns the value of `key` in a dictionary.
    pub fn dict_get(&self, dict: Attr, key: Ident) -> Option<Attr> {
        self.entry(self.attr(dict).as_dict()?, key)
    }

    pub(crate) fn entry(&self, entries: &[(Ident, Attr)], key: Ident) -> Option<Attr> {
        if entries.len() <= LINEAR_SEARCH_MAX {
            let found = entries.iter().find(|entry| entry.0 == key);
            return found.map(|entry| entry.1);
        }
        let place = self.place_of(entries, key).ok()?;
        Some(entries[place].1)
    }

    /// Returns the dictionary with `key` set to `value`, or without it.
    #[must_use]
    pub fn dict_with(&self, dict: Attr, key: Ident, value: Option<Attr>) -> Attr {
        match self.changed_entries(dict, key, value) {
            Some(changed) => self.intern_attr(AttrData::Dict(changed.into())),
            None => dict,
        }
    }

    /// Returns the dictionary of an operation with `key` set to `value`, or without it. An error holds the entries of
    /// a dictionary that is not interned, so that repeated changes of an operation do not fill the context.
    pub(crate) fn dict_after_change(
        &self,
        dict: Attr,
        key: Ident,
        value: Option<Attr>,
    ) -> Result<Attr, Entries> {
        let Some(changed) = self.changed_entries(dict, key, value) else {
            return Ok(dict);
        };
        if changed.len() > LINEAR_SEARCH_MAX {
            return Err(changed);
        }
        let data = AttrData::Dict(changed.as_slice().into());
        if let Some(index) = self.attrs.find(&data) {
            return Ok(Attr(index));
        }
        if self.stored_changes.load(Ordering::Relaxed) >= STORED_CHANGES {
            return Err(changed);
        }
        self.stored_changes.fetch_add(1, Ordering::Relaxed);
        Ok(self.intern_attr(data))
    }

    /// Sets or removes an entry. Returns whether anything changed.
    pub(crate) fn change_entry(
        &self,
        entries: &mut Entries,
        key: Ident,
        value: Option<Attr>,
    ) -> bool {
        match (self.place_of(entries, key), value) {
            (Err(_), None) => return false,
            (Ok(at), Some(value)) if entries[at].1 == value => return false,
            (Ok(at), None) => drop(entries.remove(at)),
            (Ok(at), Some(value)) => entries[at].1 = value,
            (Err(at), Some(value)) => entries.insert(at, (key, value)),
        }
        true
    }

    fn changed_entries(&self, dict: Attr, key: Ident, value: Option<Attr>) -> Option<Entries> {
        let entries = self.attr(dict).as_dict().unwrap_or_default();
        let mut changed = Entries::with_capacity(entries.len() + 1);
        changed.extend_from_slice(entries);
        self.change_entry(&mut changed, key, value)
            .then_some(changed)
    }

    fn place_of(&self, entries: &[(Ident, Attr)], key: Ident) -> Result<usize, usize> {
        entries.binary_search_by(|entry| self.compare_names(entry.0, key))
    }
}
