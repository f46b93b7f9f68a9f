//! Locations of a context.

use std::sync::atomic::Ordering;

use rustc_hash::FxHashSet;

use super::Context;
use crate::handle::{Attr, Ident, Loc};
use crate::lines::Lines;
use crate::loc::{LocData, Position, Source};

const LINEAR_SEARCH_MAX: usize = 16;

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

    /// One location for several, as MLIR makes it: each once, without unknown ones, and with the parts of those that
    /// are fused with the same metadata.
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
        self.intern_fused(&locs.into_iter().collect::<Vec<Loc>>(), metadata)
    }

    fn intern_fused(&self, locs: &[Loc], metadata: Option<Attr>) -> Loc {
        let (mut parts, mut seen): (Vec<Loc>, FxHashSet<Loc>) = Default::default();
        let mut add = |part: Loc| {
            let is_new = if parts.len() < LINEAR_SEARCH_MAX {
                !parts.contains(&part)
            } else {
                if seen.is_empty() {
                    seen.extend(&parts);
                }
                seen.insert(part)
            };
            if part != Loc::UNKNOWN && is_new {
                parts.push(part);
            }
        };
        for &loc in locs {
            match self.loc(loc) {
                LocData::Fused {
                    parts,
                    metadata: inner,
                } if inner == metadata => parts.iter().copied().for_each(&mut add),
                _ => add(loc),
            }
        }
        match (&parts[..], metadata) {
            ([], None) => return Loc::UNKNOWN,
            ([one], None) => return *one,
            ([], Some(_)) => parts.push(Loc::UNKNOWN),
            _ => {}
        }
        let parts = parts.into();
        self.intern_loc(LocData::Fused { parts, metadata })
    }

    /// Returns the data of a location.
    pub fn loc(&self, loc: Loc) -> LocData {
        if loc.0 < Loc::FIRST_OFFSET {
            return self.locs.get(loc.0).clone();
        }
        let (file, start) = self.resolve(loc);
        LocData::File {
            file,
            start,
            end: start,
        }
    }

    /// File, line and column of the first place that a location leads to: of a call site, where the callee is.
    pub fn file_position(&self, loc: Loc) -> Option<(&str, Position)> {
        let (file, position, _) = self.find_place(loc)?;
        Some((file, position))
    }

    /// Like [`Context::file_position`], with a column that counts characters instead of bytes, for display.
    ///
    /// ```
    /// use pass_ir::{parse, Context, ParseOptions};
    ///
    /// let cx = Context::new();
    /// let errors = parse(&cx, "// é\n\"é\"() : () -> )", &ParseOptions::default()).unwrap_err();
    /// let (_, bytes) = cx.file_position(errors[0].location).unwrap();
    /// let (_, characters) = cx.file_position_in_chars(errors[0].location).unwrap();
    /// assert_eq!((bytes.column, characters.column), (5, 4));
    /// ```
    pub fn file_position_in_chars(&self, loc: Loc) -> Option<(&str, Position)> {
        let (file, mut position, inside) = self.find_place(loc)?;
        position.column -= inside;
        Some((file, position))
    }

    /// Returns the first position, and the number of bytes before it in its line that do not start a character.
    fn find_place(&self, loc: Loc) -> Option<(&str, Position, u32)> {
        let mut pending = vec![loc];
        while let Some(loc) = pending.pop() {
            if loc.0 >= Loc::FIRST_OFFSET {
                let Some(source) = self.source_of(loc) else {
                    continue;
                };
                let offset = loc.0 - source.base;
                let (position, inside) = (source.position(offset), source.inside_before(offset));
                return Some((self.str(source.file), position, inside));
            }
            match self.locs.get(loc.0) {
                LocData::Unknown => {}
                LocData::File { file, start, .. } => return Some((self.str(*file), *start, 0)),
                LocData::Name { child, .. } => pending.push(*child),
                LocData::CallSite { callee, caller } => pending.extend([*caller, *callee]),
                LocData::Fused { parts, .. } => pending.extend(parts.iter().rev()),
            }
        }
        None
    }

    /// Returns the interned handle of a location, which equal locations share.
    pub(crate) fn canonical(&self, loc: Loc) -> Loc {
        if loc.0 < Loc::FIRST_OFFSET {
            loc
        } else {
            self.intern_loc(self.loc(loc))
        }
    }

    /// Reserves the location handles of a text, which follows that many lines and columns of a longer one. Returns the
    /// handle of the first byte.
    pub(crate) fn add_source(&self, file: Ident, text: &str, before: (u32, u32)) -> Option<u32> {
        let length = u32::try_from(text.len()).ok()?.checked_add(1)?;
        let reserve = |next: u32| next.checked_add(length);
        let base = self
            .next_source
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, reserve)
            .ok()?;
        // Most texts are ASCII, and then nothing has to be looked for byte by byte.
        let inside = if text.is_ascii() {
            Box::default()
        } else {
            let bytes = text.bytes().zip(0..);
            let found = bytes.filter(|(byte, _)| byte & 0xC0 == 0x80);
            found.map(|(_, offset)| offset).collect()
        };
        self.sources.push(Source {
            file,
            base,
            first_line: before.0,
            first_column: before.1,
            lines: Lines::of(text.as_bytes()),
            inside,
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
        // Texts that threads add at the same time may be stored in another order than that of their bases.
        let sources = self.sources.iter().map(|(_, source)| source);
        let before = sources.filter(|source| source.base <= loc.0);
        before.max_by_key(|source| source.base)
    }
}
