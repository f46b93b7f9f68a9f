//! Flags of a context that let the printer skip the collection of aliases and resources, which visits the whole module.

use std::sync::atomic::{AtomicBool, Ordering};

use super::Context;
use crate::attrs::AttrData;
use crate::print;
use crate::types::TypeData;

#[derive(Default)]
pub(super) struct AliasCandidates {
    /// An attribute or type that may get an alias or refers to a resource.
    named: AtomicBool,
    distinct: AtomicBool,
    long: AtomicBool,
}

const LONG_ATTR_LEN: usize = 1 << 18;

impl Context {
    pub(crate) fn may_have_aliases(&self) -> bool {
        self.alias_candidates.named.load(Ordering::Relaxed)
    }

    pub(crate) fn has_distinct(&self) -> bool {
        self.alias_candidates.distinct.load(Ordering::Relaxed)
    }

    pub(crate) fn has_long(&self) -> bool {
        self.alias_candidates.long.load(Ordering::Relaxed)
    }

    pub(super) fn note_attr(&self, attr: &AttrData) {
        if is_long(attr) {
            self.alias_candidates.long.store(true, Ordering::Relaxed);
        }
        if matches!(attr, AttrData::Distinct { .. }) {
            self.alias_candidates
                .distinct
                .store(true, Ordering::Relaxed);
        }
        if !self.may_have_aliases() && print::is_alias_candidate_attr(self, attr) {
            self.alias_candidates.named.store(true, Ordering::Relaxed);
        }
    }

    pub(super) fn note_type(&self, ty: &TypeData) {
        if !self.may_have_aliases() && print::is_alias_candidate_type(self, ty) {
            self.alias_candidates.named.store(true, Ordering::Relaxed);
        }
    }

    /// Updates the flags after the registration of dialects with aliases.
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
    length >= LONG_ATTR_LEN
}
