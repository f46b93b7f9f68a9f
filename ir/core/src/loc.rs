//! Locations: what a [`Loc`] handle stands for.

use crate::handle::{Attr, Ident, Loc};
use crate::lines::Lines;

/// A location, with handles to its parts.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum LocData {
    /// `unknown`.
    Unknown,
    /// `"file":1:2`, `"file":1:2 to 3:4`.
    File {
        /// The name.
        file: Ident,
        /// The start.
        start: Position,
        /// The end; equal to the start for a single position.
        end: Position,
    },
    /// `"name"`, `"name"(location)`.
    Name {
        /// The name.
        name: Ident,
        /// Of what.
        child: Loc,
    },
    /// `callsite(callee at caller)`.
    CallSite {
        /// The callee.
        callee: Loc,
        /// From where.
        caller: Loc,
    },
    /// `fused<meta>[a, b]`.
    Fused {
        /// The fused locations.
        parts: Box<[Loc]>,
        /// An attribute with further data of a dialect.
        metadata: Option<Attr>,
    },
}

/// A line and a column. Both count from 1; 0:0 is the implicit root of a file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position {
    /// The line.
    pub line: u32,
    /// The column, in bytes.
    pub column: u32,
}

impl Loc {
    /// The unknown location.
    pub const UNKNOWN: Self = Self(0);

    /// Returns whether it is a position of a text that was parsed, which is looked up when it is asked for.
    pub fn is_offset(self) -> bool {
        self.0 >= Self::FIRST_OFFSET
    }

    /// The first handle that is an offset into the parsed texts instead of an index.
    pub(crate) const FIRST_OFFSET: u32 = 1 << 31;
}

/// The lines of a parsed text, by which locations are resolved lazily.
pub(crate) struct Source {
    pub(crate) file: Ident,
    /// The first handle of this text.
    pub(crate) base: u32,
    /// The number added to lines, for a text that is part of a longer one.
    pub(crate) first_line: u32,
    /// The number added to columns of the first line.
    pub(crate) first_column: u32,
    pub(crate) lines: Lines,
}

impl Source {
    pub(crate) fn position(&self, offset: u32) -> Position {
        let (line, start) = self.lines.at(offset);
        Position {
            line: self.first_line + line + 1,
            column: offset - start + 1 + if line == 0 { self.first_column } else { 0 },
        }
    }
}
