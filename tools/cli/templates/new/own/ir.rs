//! A small IR: a tree of operations, each with a kind, perhaps a symbol, and the operations inside of it.
//!
//! Its text has one operation a line, two blanks deeper than the one around it. It has never heard of passes.

use std::collections::HashSet;
use std::sync::Arc;

/// The kinds of operations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Kind {
    Module,
    Func,
    Nop,
    Return,
}

impl Kind {
    pub(crate) const ALL: [Self; 4] = [Self::Module, Self::Func, Self::Nop, Self::Return];

    pub(crate) fn text(self) -> &'static str {
        match self {
            Self::Module => "builtin.module",
            Self::Func => "func.func",
            Self::Nop => "builtin.nop",
            Self::Return => "func.return",
        }
    }

    pub(crate) fn named(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.text() == text)
    }

    /// True if operations of this kind are compiled on their own.
    pub(crate) fn is_unit(self) -> bool {
        matches!(self, Self::Module | Self::Func)
    }
}

/// An operation with all that is inside of it.
#[derive(Clone, Debug)]
pub(crate) struct Op {
    pub(crate) kind: Kind,
    pub(crate) symbol: Option<String>,
    /// File and line.
    pub(crate) place: (Arc<str>, usize),
    pub(crate) children: Vec<Op>,
}

/// The line of a syntax error, and its message.
pub(crate) type SyntaxError = (usize, String);

/// Deeper text is refused, since printing takes stack for each level.
const MAX_DEPTH: usize = 64;

impl Op {
    pub(crate) fn new(kind: Kind, place: (Arc<str>, usize)) -> Self {
        Self {
            kind,
            symbol: None,
            place,
            children: Vec::new(),
        }
    }

    /// The operations at the top of a text, whose first line has the given number.
    pub(crate) fn parse(
        file: &str,
        text: &str,
        first_line: usize,
    ) -> Result<Vec<Self>, SyntaxError> {
        let file = Arc::from(file);
        // The operations of each level that have no end yet.
        let mut levels = vec![Vec::new()];
        for (line, text) in (first_line..).zip(text.lines()) {
            let written = text.trim();
            if written.is_empty() || written.starts_with("//") {
                continue;
            }
            let depth = (text.len() - text.trim_start().len()) / 2;
            if depth >= levels.len().min(MAX_DEPTH) {
                return Err((line, "unexpected indentation".to_owned()));
            }
            close(&mut levels, depth);
            let op = Self::parse_line(written, (Arc::clone(&file), line));
            levels[depth].push(op.map_err(|message| (line, message))?);
            levels.push(Vec::new());
        }
        close(&mut levels, 0);
        Ok(levels.swap_remove(0))
    }

    fn parse_line(written: &str, place: (Arc<str>, usize)) -> Result<Self, String> {
        let (written, place) = match written.split_once(" //") {
            Some((written, comment)) => (written, parse_place(comment).unwrap_or(place)),
            None => (written, place),
        };
        let (name, symbol) = match written.split_once(" @") {
            Some((name, symbol)) => (name, Some(symbol.to_owned())),
            None => (written, None),
        };
        let kind = Kind::named(name).ok_or_else(|| format!("unknown operation '{name}'"))?;
        let op = Self::new(kind, place);
        Ok(Self { symbol, ..op })
    }

    /// The text, one line for each operation.
    pub(crate) fn print(&self, places: bool) -> String {
        let symbol = self.symbol.as_ref().map(|symbol| format!(" @{symbol}"));
        let place = places.then(|| format!(" // {}:{}", self.place.0, self.place.1));
        let mut text = self.kind.text().to_owned();
        text.extend([symbol, place].into_iter().flatten());
        for child in &self.children {
            for line in child.print(places).lines() {
                text += "\n  ";
                text += line;
            }
        }
        text
    }

    /// The errors of this operation, each with the operation that it is about.
    pub(crate) fn check(&self) -> Vec<(&Self, String)> {
        let mut found = Vec::new();
        let ends = self.children.last().map(|last| last.kind);
        if self.kind == Kind::Func && ends != Some(Kind::Return) {
            found.push((self, "'func.func' op must end in 'func.return'".to_owned()));
        }
        let mut symbols = HashSet::new();
        for child in &self.children {
            if let Some(symbol) = &child.symbol
                && !symbols.insert(symbol)
            {
                found.push((child, format!("symbol '{symbol}' is defined twice")));
            }
        }
        found
    }
}

/// Reads a place in a comment, as [`Op::print`] writes it.
fn parse_place(comment: &str) -> Option<(Arc<str>, usize)> {
    let (file, line) = comment.trim().rsplit_once(':')?;
    Some((file.into(), line.parse().ok()?))
}

/// Ends the levels below `depth`: their operations are inside of the last one of the level above.
fn close(levels: &mut Vec<Vec<Op>>, depth: usize) {
    while levels.len() > depth + 1 {
        let children = levels.pop().unwrap_or_default();
        if let Some(parent) = levels.last_mut().and_then(|level| level.last_mut()) {
            parent.children = children;
        }
    }
}
