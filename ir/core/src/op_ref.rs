//! Shared access to an operation of a body.

use crate::body::{Body, Header};
use crate::context::Context;
use crate::handle::{Attr, Ident, Loc, OpId, OpName, Type, ValueId};
use crate::name;

/// Shared access to an operation of a body, and through it to the body.
///
/// ```
/// use pass_dialects::op;
/// use pass_ir::{parse, OpRef, ParseOptions};
///
/// let cx = pass_dialects::context();
/// let text = r#"
/// %0 = "arith.constant"() <{value = 7 : i32}> : () -> i32
/// %1 = "arith.addi"(%0, %0) : (i32, i32) -> i32"#;
/// let module = parse(&cx, text, &ParseOptions::default()).unwrap();
/// let body = module.body().unwrap();
/// let sum = OpRef::new(&cx, body, body.walk()[1]);
/// let constant = sum.defining(sum.operand(0).unwrap()).unwrap();
/// assert_eq!(constant.name(), op::ARITH_CONSTANT);
/// assert_eq!(cx.attr_text(constant.attr_named("value").unwrap()), "7 : i32");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct OpRef<'a> {
    cx: &'a Context,
    body: &'a Body,
    id: OpId,
}

impl<'a> OpRef<'a> {
    /// Returns the operation `id` of `body`.
    pub fn new(cx: &'a Context, body: &'a Body, id: OpId) -> Self {
        Self { cx, body, id }
    }

    /// Returns the operation that defines a value of the same body. Returns `None` for the argument of a block.
    pub fn defining(&self, value: ValueId) -> Option<Self> {
        let id = self.body.defining_op(value)?;
        Some(Self { id, ..*self })
    }

    /// Returns the context that operations share.
    pub fn context(&self) -> &'a Context {
        self.cx
    }

    /// Returns the body that it is in.
    pub fn body(&self) -> &'a Body {
        self.body
    }

    /// Returns the handle in that body.
    pub fn id(&self) -> OpId {
        self.id
    }

    /// Returns the name.
    pub fn name(&self) -> OpName {
        self.body.name(self.id)
    }

    /// Returns the name as text.
    pub fn name_str(&self) -> &'a str {
        self.cx.op_name_str(self.name())
    }

    /// Returns name, location, attributes and properties.
    pub fn header(&self) -> Header {
        self.body.header(self.cx, self.id)
    }

    /// Returns the location.
    pub fn location(&self) -> Loc {
        self.body.location(self.id)
    }

    /// Returns the value of a property or attribute.
    pub fn attr(&self, key: Ident) -> Option<Attr> {
        self.body.attr(self.cx, self.id, key)
    }

    /// Returns the value of a property or attribute, by the text of its name.
    pub fn attr_named(&self, key: &str) -> Option<Attr> {
        self.attr(self.cx.find_ident(key)?)
    }

    /// Returns an integer attribute.
    #[must_use]
    pub fn int_value(&self, key: &str) -> Option<i64> {
        self.cx.attr(self.attr_named(key)?).as_int()?.as_i64()
    }

    /// Returns the elements of a dense array.
    #[must_use]
    pub fn int_array(&self, key: &str) -> Option<&'a [i64]> {
        self.cx.attr(self.attr_named(key)?).as_dense_array()
    }

    /// Returns the numbers of operands by group, from the property `operandSegmentSizes`.
    #[must_use]
    pub fn operand_segments(&self) -> Option<&'a [i64]> {
        let segments = self.attr(name::OPERAND_SEGMENT_SIZES)?;
        self.cx.attr(segments).as_dense_array()
    }

    /// Returns the operands.
    pub fn operands(
        &self,
    ) -> impl ExactSizeIterator<Item = ValueId> + DoubleEndedIterator + Clone + 'a {
        self.body.operands(self.id)
    }

    /// Returns an operand.
    pub fn operand(&self, index: usize) -> Option<ValueId> {
        self.body.operand(self.id, index)
    }

    /// Returns the results.
    pub fn results(
        &self,
    ) -> impl ExactSizeIterator<Item = ValueId> + DoubleEndedIterator + Clone + use<> {
        self.body.results(self.id)
    }

    /// Returns a result.
    pub fn result(&self, index: usize) -> Option<ValueId> {
        self.body.result(self.id, index)
    }

    /// Returns the type of a value of the same body.
    pub fn type_of(&self, value: ValueId) -> Type {
        self.body.value_type(value)
    }
}
