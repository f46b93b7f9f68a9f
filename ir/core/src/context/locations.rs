//! Locations of a context.

use std::sync::PoisonError;

use crate::hash::HashSet;

use super::Context;
use crate::handle::{Attr, Ident, Loc};
use crate::lines::Lines;
use crate::loc::{LocData, Position, Source};

const LINEAR_SEARCH_MAX: usize = 16;

/// The maximum number of parts of a fused location that are copied when it is fused with others.
const MAX_COPIED_PARTS: usize = 16;

impl Context {
    /// Returns the handle of a location.
    pub fn intern_loc(&self, data: LocData) -> Loc {
        Loc(self.locs.intern(data))
    }

    /// Returns a place in a file.
    pub fn file_loc(&self, file: Ident, line: u32, column: u32) -> Loc {
        let start = Position { line, column };
        self.intern_loc(LocData::File {
            file,
            start,
            end: start,
        })
    }

    /// Fuses locations as MLIR does: each once, without unknown ones, and with the parts of those that are fused with the same
    /// metadata.
    ///
    /// ```
    /// use pass_ir::{Context, Loc};
    ///
    /// let cx = Context::new();
    /// let file = cx.file_loc(cx.ident("a.c"), 1, 2);
    /// assert_eq!(cx.fused_loc([file, Loc::UNKNOWN, file], None), file);
    /// ```
    #[must_use]
    pub fn fused_loc(&self, locs: impl IntoIterator<Item = Loc>, metadata: Option<Attr>) -> Loc {
        let locs: Vec<Loc> = locs.into_iter().collect();
        // Copying many parts for each of many merges would take quadratic time and memory.
        let is_long =
            |parts: &[Loc]| parts.len() > MAX_COPIED_PARTS || self.has_fused_parts(parts, metadata);
        let mut fused = locs
            .iter()
            .filter_map(|&loc| self.fused_parts(loc, metadata));
        let is_nested = fused.any(is_long);
        let mut parts = self.distinct_parts(&locs, metadata, is_nested);
        match (&parts[..], metadata) {
            ([], None) => return Loc::UNKNOWN,
            ([one], None) => return *one,
            ([], Some(_)) => parts.push(Loc::UNKNOWN),
            _ => {}
        }
        let parts = parts.into();
        self.intern_loc(LocData::Fused { parts, metadata })
    }

    /// Returns the parts of a location that is fused with this metadata, as they are stored: they may be fused with it
    /// as well.
    fn fused_parts(&self, loc: Loc, metadata: Option<Attr>) -> Option<&[Loc]> {
        if loc.0 >= Loc::FIRST_OFFSET {
            return None;
        }
        match self.locs.get(loc.0) {
            LocData::Fused {
                parts,
                metadata: inner,
            } if *inner == metadata => Some(parts),
            _ => None,
        }
    }

    fn has_fused_parts(&self, parts: &[Loc], metadata: Option<Attr>) -> bool {
        parts
            .iter()
            .any(|&part| self.fused_parts(part, metadata).is_some())
    }

    /// Returns each known location once. Locations that are fused with this metadata are replaced by their parts, unless
    /// they stay nested.
    fn distinct_parts(&self, locs: &[Loc], metadata: Option<Attr>, is_nested: bool) -> Vec<Loc> {
        let (mut visited, mut seen): (Vec<Loc>, HashSet<Loc>) = Default::default();
        let mut parts = Vec::new();
        let mut pending: Vec<Loc> = locs.iter().rev().copied().collect();
        while let Some(loc) = pending.pop() {
            let is_new = if visited.len() < LINEAR_SEARCH_MAX {
                !visited.contains(&loc)
            } else {
                if seen.is_empty() {
                    seen.extend(&visited);
                }
                seen.insert(loc)
            };
            if loc == Loc::UNKNOWN || !is_new {
                continue;
            }
            visited.push(loc);
            match self.fused_parts(loc, metadata) {
                Some(inner) if !is_nested => pending.extend(inner.iter().rev()),
                _ => parts.push(loc),
            }
        }
        parts
    }

    /// Returns the data of a location.
    pub fn loc(&self, loc: Loc) -> LocData {
        if loc.0 >= Loc::FIRST_OFFSET {
            let (file, start) = self.resolve(loc);
            return LocData::File {
                file,
                start,
                end: start,
            };
        }
        match self.locs.get(loc.0) {
            LocData::Fused { parts, metadata } if self.has_fused_parts(parts, *metadata) => {
                LocData::Fused {
                    parts: self.distinct_parts(parts, *metadata, false).into(),
                    metadata: *metadata,
                }
            }
            data => data.clone(),
        }
    }

    /// Returns the file, line and column of the first place that a location leads to: of a call site, where the callee is.
    pub fn file_position(&self, loc: Loc) -> Option<(&str, Position)> {
        let mut pending = vec![loc];
        while let Some(loc) = pending.pop() {
            if loc.0 >= Loc::FIRST_OFFSET {
                let Some(source) = self.source_of(loc) else {
                    continue;
                };
                let position = source.position(loc.0 - source.base);
                return Some((self.str(source.file), position));
            }
            match self.locs.get(loc.0) {
                LocData::Unknown => {}
                LocData::File { file, start, .. } => return Some((self.str(*file), *start)),
                LocData::Name { child, .. } => pending.push(*child),
                LocData::CallSite { callee, caller } => pending.extend([*caller, *callee]),
                LocData::Fused { parts, .. } => pending.extend(parts.iter().rev()),
            }
        }
        None
    }

    /// Returns the interned handle of a location, which equal locations share.
    pub(crate) fn canonical(&self, loc: Loc) -> Loc {
        let is_canonical = loc.0 < Loc::FIRST_OFFSET
            && match self.locs.get(loc.0) {
                LocData::Fused { parts, metadata } => !self.has_fused_parts(parts, *metadata),
                _ => true,
            };
        if is_canonical {
            loc
        } else {
            self.intern_loc(self.loc(loc))
        }
    }

    /// Reserves the location handles of a text, which follows that many lines and columns of a longer one. Returns the
    /// handle of the first byte.
    pub(crate) fn add_source(&self, file: Ident, text: &str, before: (u32, u32)) -> Option<u32> {
        let length = u32::try_from(text.len()).ok()?.checked_add(1)?;
        let lines = Lines::of(text.as_bytes());
        // The lock is held until the text is stored, so that texts are stored in the order of their bases.
        let mut next = self
            .next_source
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        let base = *next;
        *next = base.checked_add(length)?;
        self.sources.push(Source {
            file,
            base,
            first_line: before.0,
            first_column: before.1,
            lines,
        });
        Some(base)
    }

    fn resolve(&self, loc: Loc) -> (Ident, Position) {
        match self.source_of(loc) {
            Some(source) => (source.file, source.position(loc.0 - source.base)),
            None => (crate::name::EMPTY, Position::default()),
        }
    }

    fn source_of(&self, loc: Loc) -> Option<&Source> {
        let (mut low, mut high) = (0, self.sources.count());
        while low < high {
            let middle = low.midpoint(high);
            // A text that another thread is adding has no location yet.
            let source = self.sources.get(middle);
            if source.is_some_and(|source| source.base <= loc.0) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        self.sources.get(low.checked_sub(1)?)
    }
}
