//! An operation to fold or rewrite.

use std::fmt;
use std::ops::Deref;

use crate::handle::{Attr, OpName, Type, ValueId};
use crate::op_ref::OpRef;

/// An operation to fold or rewrite: an [`OpRef`] with the constants among the values that it uses.
///
/// A value is constant if a constant defines it. An analysis can supply its own constants through
/// [`Site::with_constants`].
#[derive(Clone, Copy)]
pub struct Site<'a> {
    op: OpRef<'a>,
    constants: Option<&'a dyn Fn(ValueId) -> Option<Attr>>,
}

impl<'a> Site<'a> {
    /// Wraps an operation whose values are constant if a constant defines them.
    pub fn new(op: OpRef<'a>) -> Self {
        Self {
            op,
            constants: None,
        }
    }

    /// Wraps an operation with the constants of an analysis.
    #[must_use]
    pub fn with_constants(op: OpRef<'a>, constants: &'a dyn Fn(ValueId) -> Option<Attr>) -> Self {
        Self {
            op,
            constants: Some(constants),
        }
    }

    /// Returns the constants of the analysis.
    pub fn constants(&self) -> Option<&'a dyn Fn(ValueId) -> Option<Attr>> {
        self.constants
    }

    /// Returns the attribute of a constant value.
    pub fn constant(&self, value: ValueId) -> Option<Attr> {
        if let Some(constants) = self.constants {
            return constants(value);
        }
        let def = self.defining(value)?;
        self.body().constant_value(def.context(), def.id())
    }

    /// Returns the operation that defines a value, if it has the name.
    pub fn def(&self, value: ValueId, name: OpName) -> Option<Self> {
        let op = self.defining(value).filter(|def| def.name() == name)?;
        Some(Self { op, ..*self })
    }

    /// Returns the first two operands.
    pub fn pair(&self) -> Option<(ValueId, ValueId)> {
        Some((self.operand(0)?, self.operand(1)?))
    }

    /// Returns the type of a result.
    pub fn result_type(&self, index: usize) -> Option<Type> {
        Some(self.type_of(self.result(index)?))
    }

    /// Returns whether a result has a use.
    pub fn is_used(&self, index: usize) -> bool {
        self.result(index)
            .is_some_and(|value| self.body().has_uses(value))
    }
}

impl<'a> Deref for Site<'a> {
    type Target = OpRef<'a>;

    fn deref(&self) -> &Self::Target {
        &self.op
    }
}

impl fmt::Debug for Site<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Site").field(&self.op).finish()
    }
}
