//! The printed names of values, for other views of the IR.

use super::number::{Counts, Numbered};
use super::operation::Frame;
use crate::body::Body;
use crate::context::Context;
use crate::handle::{OpId, ValueId};
use crate::op_access::Op;

/// The printed names of the values of a body.
///
/// ```
/// use pass_ir::{ParseOptions, ValueNames, parse};
///
/// let cx = pass_dialects::context();
/// let mut module = parse(&cx, r#"%a = "ub.poison"() : () -> i32"#, &ParseOptions::default()).unwrap();
/// let root = module.root(&cx);
/// let names = ValueNames::of(&root).unwrap();
/// let op = names.body().walk()[0];
/// assert_eq!(names.name(&cx, names.body().result(op, 0).unwrap()), "%0");
/// ```
pub struct ValueNames<'a>(Frame<'a>);

impl<'a> ValueNames<'a> {
    /// Returns the names in the body of an isolated operation that is printed on its own.
    pub fn of(op: &'a Op<'_>) -> Option<Self> {
        let numbered = Numbered::Values;
        let start = Counts::of_root(numbered, op.result_types().len() as u32);
        op.body()
            .map(|body| Self(Frame::of(body, numbered, start, None)))
    }

    /// Returns the body.
    pub fn body(&self) -> &'a Body {
        self.0.body
    }

    /// Returns the names in the body of a nested isolated operation.
    pub fn nested(&self, op: OpId) -> Option<Self> {
        self.0.nested(op).map(Self)
    }

    /// Returns the name of a value, such as `%arg0`, `%3` or `%3#1`.
    pub fn name(&self, cx: &Context, value: ValueId) -> String {
        cx.printed(|printer| printer.value(&self.0, value))
    }
}

impl std::fmt::Debug for ValueNames<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("ValueNames").finish_non_exhaustive()
    }
}
