//! Patterns: the dialects, operations and types that rules name.

use std::fmt;

/// What a name stands for.
///
/// Closed: an IR holds operations and types.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum EntityKind {
    /// An operation, such as `scf.for`.
    Operation,
    /// A type, such as `tensor` of the builtin dialect or `llvm.ptr`.
    Type,
}

impl EntityKind {
    /// Both of them.
    pub const ALL: [EntityKind; 2] = [EntityKind::Operation, EntityKind::Type];
}

/// The operations or types that a rule is about.
///
/// | text | matches |
/// |---|---|
/// | `scf` | every operation of the dialect |
/// | `scf.for` | the operation |
/// | `!tensor` | the builtin type `tensor`, and every type of a dialect `tensor` |
/// | `!llvm.ptr` | the type |
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Pattern<'a> {
    kind: EntityKind,
    name: &'a str,
}

/// A text that is no pattern.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PatternError(String);

impl<'a> Pattern<'a> {
    /// Creates the pattern of an operation, or of all operations of a dialect.
    pub const fn operation(name: &'a str) -> Self {
        Self {
            kind: EntityKind::Operation,
            name,
        }
    }

    /// Creates the pattern of a type, or of all types of a dialect. The name lacks the `!`.
    pub const fn of_type(name: &'a str) -> Self {
        Self {
            kind: EntityKind::Type,
            name,
        }
    }

    /// Parses a pattern.
    ///
    /// # Errors
    ///
    /// If the text is not the name of a dialect, an operation, or a type with `!` before it.
    ///
    /// ```
    /// use pass_text::legality::{EntityKind, Pattern};
    /// let pattern = Pattern::parse("!llvm.ptr")?;
    /// assert_eq!((pattern.kind(), pattern.dialect()), (EntityKind::Type, "llvm"));
    /// assert!(pattern.matches(EntityKind::Type, "llvm.ptr"));
    /// assert!(Pattern::parse("!").is_err());
    /// # Ok::<(), pass_text::legality::PatternError>(())
    /// ```
    pub fn parse(text: &'a str) -> Result<Self, PatternError> {
        let pattern = match text.strip_prefix('!') {
            Some(name) => Self::of_type(name),
            None => Self::operation(text),
        };
        let is_letter = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '$' || c == '-';
        let is_part = |part: &str| !part.is_empty() && part.chars().all(is_letter);
        if pattern.name.split('.').all(is_part) {
            Ok(pattern)
        } else {
            Err(PatternError(text.to_owned()))
        }
    }

    /// Returns whether it is about operations or types.
    pub const fn kind(&self) -> EntityKind {
        self.kind
    }

    /// Returns the name without `!`.
    pub const fn name(&self) -> &'a str {
        self.name
    }

    /// Returns the dialect; that of a builtin type is the name of the type.
    pub fn dialect(&self) -> &'a str {
        dialect_of(self.name)
    }

    /// Returns whether it names a whole dialect.
    pub fn is_dialect(&self) -> bool {
        !self.name.contains('.')
    }

    /// Returns whether an operation or a type with this name is meant.
    pub fn matches(&self, kind: EntityKind, name: &str) -> bool {
        let is_named = if self.is_dialect() {
            dialect_of(name) == self.name
        } else {
            name == self.name
        };
        self.kind == kind && is_named
    }

    pub(crate) const fn of_kind(kind: EntityKind, name: &'a str) -> Self {
        Self { kind, name }
    }
}

/// Returns the part of a name before its first dot.
pub(crate) fn dialect_of(name: &str) -> &str {
    name.split_once('.').map_or(name, |(dialect, _)| dialect)
}

impl fmt::Display for Pattern<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sigil = match self.kind {
            EntityKind::Operation => "",
            EntityKind::Type => "!",
        };
        write!(f, "{sigil}{}", self.name)
    }
}

impl fmt::Display for PatternError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "`{}` does not name a dialect, an operation or a type",
            self.0
        )
    }
}

impl std::error::Error for PatternError {}
