//! Flags of a context that let the printer skip its search for aliases and resources.
//!
//! Aliases are numbered in the order in which all of a module is visited. Most modules have nothing that gets an alias, and
//! then the visit is spared.

use std::sync::atomic::{AtomicBool, Ordering};

use super::Context;
use crate::attrs::AttrData;
use crate::print;
use crate::types::TypeData;

/// The kinds of entities that have been interned so far.
#[derive(Default)]
pub(super) struct Notable {
    /// Something that gets an alias, or names a resource.
    named: AtomicBool,
    distinct: AtomicBool,
    /// An attribute whose text is long.
    long: AtomicBool,
}

/// The number of elements from which on an attribute is long.
const LONG: usize = 1 << 18;

impl Context {
    /// True if some attribute or type may get an alias, or some attribute refers to a resource.
    pub(crate) fn may_have_aliases(&self) -> bool {
        self.notable.named.load(Ordering::Relaxed)
    }

    /// True if there is a distinct attribute.
    pub(crate) fn has_distinct(&self) -> bool {
        self.notable.distinct.load(Ordering::Relaxed)
    }

    /// True if there is an attribute whose text is long.
    pub(crate) fn has_long(&self) -> bool {
        self.notable.long.load(Ordering::Relaxed)
    }

    pub(super) fn note_attr(&self, attr: &AttrData) {
        if is_long(attr) {
            self.notable.long.store(true, Ordering::Relaxed);
        }
        if matches!(attr, AttrData::Distinct { .. }) {
            self.notable.distinct.store(true, Ordering::Relaxed);
        }
        if !self.may_have_aliases() && print::is_notable_attr(self, attr) {
            self.notable.named.store(true, Ordering::Relaxed);
        }
    }

    pub(super) fn note_type(&self, ty: &TypeData) {
        if !self.may_have_aliases() && print::is_notable_type(self, ty) {
            self.notable.named.store(true, Ordering::Relaxed);
        }
    }

    /// Looks at all that is there anew, after dialects have said what gets an alias.
    pub(super) fn note_all(&self) {
        self.attrs.values().for_each(|attr| self.note_attr(attr));
        self.types.values().for_each(|ty| self.note_type(ty));
    }
}

fn is_long(attr: &AttrData) -> bool {
    let length = match attr {
        AttrData::Dense { data, .. } => data.stored(),
        AttrData::DenseArray { values, .. } => values.len(),
        AttrData::Array(values) | AttrData::WideArray { values, .. } => values.len(),
        AttrData::Dict(entries) => entries.len(),
        _ => 0,
    };
    length >= LONG
}
