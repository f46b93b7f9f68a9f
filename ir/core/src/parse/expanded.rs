//! The expanded sizes of attributes, types and locations.
//!
//! Equal parts are stored once, so a few lines of aliases that use each other twice would expand to a text of any size.

use rustc_hash::FxHashMap;

use crate::attrs::AttrData;
use crate::context::Context;
use crate::handle::{Attr, Ident, Loc, Type};
use crate::loc::LocData;
use crate::print::{is_alias_candidate_attr, is_alias_candidate_type};
use crate::types::TypeData;

/// The maximum number of parts of an expanded alias.
pub(super) const MAX_PARTS: u64 = 1 << 24;

/// The cached sizes. The recursion is as deep as the parser allows.
#[derive(Default)]
pub(super) struct Sizes {
    attrs: FxHashMap<Attr, u64>,
    types: FxHashMap<Type, u64>,
    locs: FxHashMap<Loc, u64>,
}

impl Sizes {
    /// Returns the number of parts of an attribute. An attribute that is printed as an alias counts as one part of
    /// its users.
    pub(super) fn attr(&mut self, cx: &Context, attr: Attr) -> u64 {
        if let Some(&known) = self.attrs.get(&attr) {
            return known;
        }
        let size = match &*cx.attr(attr) {
            AttrData::Array(parts) => self.sum(parts, |sizes, &part| sizes.used_attr(cx, part)),
            AttrData::Dict(parts) => self.sum(parts, |sizes, part| sizes.used_attr(cx, part.1)),
            AttrData::Distinct { attr, .. } => self.used_attr(cx, *attr),
            AttrData::Dialect {
                rest, parts, ty, ..
            } => {
                let parts = self.sum(&**parts, |sizes, &part| sizes.used_attr(cx, part));
                let parts = parts.saturating_add(in_text(cx, *rest));
                parts.saturating_add(ty.map_or(0, |ty| self.used_type(cx, ty)))
            }
            AttrData::Type(ty) => self.used_type(cx, *ty),
            AttrData::Location(loc) => self.loc(cx, *loc),
            data => data.ty().map_or(0, |ty| self.used_type(cx, ty)),
        };
        let size = size.saturating_add(1);
        self.attrs.insert(attr, size);
        size
    }

    /// Returns the number of parts of a type.
    pub(super) fn ty(&mut self, cx: &Context, ty: Type) -> u64 {
        if let Some(&known) = self.types.get(&ty) {
            return known;
        }
        let size = match cx.ty(ty) {
            TypeData::Function { inputs, results } => {
                let inputs = self.sum(inputs, |sizes, &ty| sizes.used_type(cx, ty));
                inputs.saturating_add(self.sum(results, |sizes, &ty| sizes.used_type(cx, ty)))
            }
            TypeData::Tuple(types) => self.sum(types, |sizes, &ty| sizes.used_type(cx, ty)),
            TypeData::Dialect { rest, parts, .. } => {
                let parts = self.sum(parts, |sizes, &part| sizes.used_attr(cx, part));
                parts.saturating_add(in_text(cx, *rest))
            }
            TypeData::Complex(element) | TypeData::Vector { element, .. } => {
                self.used_type(cx, *element)
            }
            TypeData::Tensor {
                element, encoding, ..
            } => {
                let encoding = self.sum(encoding, |sizes, &attr| sizes.used_attr(cx, attr));
                self.used_type(cx, *element).saturating_add(encoding)
            }
            TypeData::MemRef {
                element,
                layout,
                memory_space,
                ..
            } => {
                let more = layout.iter().chain(memory_space);
                let more = self.sum(more, |sizes, &attr| sizes.used_attr(cx, attr));
                self.used_type(cx, *element).saturating_add(more)
            }
            _ => 0,
        };
        let size = size.saturating_add(1);
        self.types.insert(ty, size);
        size
    }

    fn loc(&mut self, cx: &Context, loc: Loc) -> u64 {
        if let Some(&known) = self.locs.get(&loc) {
            return known;
        }
        let size = match cx.loc(loc) {
            LocData::Name { child, .. } if child != Loc::UNKNOWN => self.loc(cx, child),
            LocData::CallSite { callee, caller } => {
                let callee = self.loc(cx, callee);
                callee.saturating_add(self.loc(cx, caller))
            }
            LocData::Fused { parts, metadata } => {
                let metadata = metadata.map_or(0, |attr| self.used_attr(cx, attr));
                let parts = self.sum(&parts, |sizes, &part| sizes.loc(cx, part));
                parts.saturating_add(metadata)
            }
            _ => 0,
        };
        let size = size.saturating_add(1);
        self.locs.insert(loc, size);
        size
    }

    fn used_attr(&mut self, cx: &Context, attr: Attr) -> u64 {
        let data = cx.attr(attr);
        let by_alias =
            is_alias_candidate_attr(cx, &data) && !matches!(*data, AttrData::Location(_));
        if by_alias { 1 } else { self.attr(cx, attr) }
    }

    fn used_type(&mut self, cx: &Context, ty: Type) -> u64 {
        if is_alias_candidate_type(cx, cx.ty(ty)) {
            1
        } else {
            self.ty(cx, ty)
        }
    }

    fn sum<T>(
        &mut self,
        parts: impl IntoIterator<Item = T>,
        mut size: impl FnMut(&mut Self, T) -> u64,
    ) -> u64 {
        let mut sum = 0_u64;
        for part in parts {
            sum = sum.saturating_add(size(self, part));
        }
        sum
    }
}

/// Returns the number of parts that correspond to the length of a text.
fn in_text(cx: &Context, text: Ident) -> u64 {
    cx.str(text).len() as u64 / 16
}
