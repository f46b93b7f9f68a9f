//! Typed views of operations: what a name promises, as methods.
//!
//! A view is made of an [`OpRef`] with `cast`, which answers `None` for any other operation, and reads operands, results
//! and attributes under the names that MLIR gives them. `build` makes the operation. There is one view for each operation
//! that passes commonly ask about; every other one is read through [`OpRef`] and made from an [`OpSpec`](crate::OpSpec).
//!
//! ```
//! use pass_ir::ops::arith;
//! use pass_ir::{parse, Context, OpRef, ParseOptions};
//!
//! let cx = Context::new();
//! let text = r#"
//! %0 = "arith.constant"() <{value = 7 : i32}> : () -> i32
//! %1 = "arith.addi"(%0, %0) : (i32, i32) -> i32"#;
//! let module = parse(&cx, text, &ParseOptions::default()).unwrap();
//! let body = module.body().unwrap();
//! let sums: Vec<_> = body.walk().into_iter().filter_map(|op| arith::AddIOp::cast(OpRef::new(&cx, body, op))).collect();
//! let lhs = body.defining_op(sums[0].lhs()).unwrap();
//! let constant = arith::ConstantOp::cast(OpRef::new(&cx, body, lhs)).unwrap();
//! assert_eq!(cx.attr_text(constant.value()), "7 : i32");
//! ```

pub mod arith;
pub mod builtin;
pub mod cf;
pub mod func;
pub mod scf;

use crate::body::{Body, Header};
use crate::context::Context;
use crate::handle::{Attr, Ident, Loc, OpId, OpName, Type, ValueId};

/// An operation of a body, to be read together with all that is around it there.
#[derive(Clone, Copy, Debug)]
pub struct OpRef<'a> {
    cx: &'a Context,
    body: &'a Body,
    id: OpId,
}

impl<'a> OpRef<'a> {
    /// The operation `id` of `body`.
    #[must_use]
    pub fn new(cx: &'a Context, body: &'a Body, id: OpId) -> Self {
        Self { cx, body, id }
    }

    /// The operation that defines a value of the same body; none for the argument of a block.
    #[must_use]
    pub fn defining(&self, value: ValueId) -> Option<Self> {
        let id = self.body.defining_op(value)?;
        Some(Self { id, ..*self })
    }

    /// The context that operations share.
    #[must_use]
    pub fn context(&self) -> &'a Context {
        self.cx
    }

    /// The body that it is in.
    #[must_use]
    pub fn body(&self) -> &'a Body {
        self.body
    }

    /// The handle in that body.
    #[must_use]
    pub fn id(&self) -> OpId {
        self.id
    }

    /// The name.
    #[must_use]
    pub fn name(&self) -> OpName {
        self.body.name(self.id)
    }

    /// The name as text.
    #[must_use]
    pub fn name_str(&self) -> &'a str {
        self.cx.op_name_str(self.name())
    }

    /// Name, location, attributes and properties.
    #[must_use]
    pub fn header(&self) -> &'a Header {
        self.body.header(self.id)
    }

    /// The location.
    #[must_use]
    pub fn location(&self) -> Loc {
        self.header().loc
    }

    /// The value of a property or attribute.
    #[must_use]
    pub fn attr(&self, key: Ident) -> Option<Attr> {
        self.header().attr(self.cx, key)
    }

    /// The value of a property or attribute, by the text of its name.
    #[must_use]
    pub fn attr_named(&self, key: &str) -> Option<Attr> {
        self.attr(self.cx.find_ident(key)?)
    }

    /// The operands.
    pub fn operands(
        &self,
    ) -> impl ExactSizeIterator<Item = ValueId> + DoubleEndedIterator + Clone + 'a {
        self.body.operands(self.id)
    }

    /// An operand.
    #[must_use]
    pub fn operand(&self, index: usize) -> Option<ValueId> {
        self.body.operand(self.id, index)
    }

    /// The results.
    pub fn results(
        &self,
    ) -> impl ExactSizeIterator<Item = ValueId> + DoubleEndedIterator + Clone + use<> {
        self.body.results(self.id)
    }

    /// A result.
    #[must_use]
    pub fn result(&self, index: usize) -> Option<ValueId> {
        self.body.result(self.id, index)
    }

    /// The type of a value of the same body.
    #[must_use]
    pub fn type_of(&self, value: ValueId) -> Type {
        self.body.value_type(value)
    }

    /// True if the operation has this name and at least so many operands and results, so that a view may rely on them.
    fn has_shape(&self, name: OpName, operands: usize, results: usize) -> bool {
        self.name() == name
            && self.body.operand_count(self.id) >= operands
            && self.body.result_count(self.id) >= results
    }

    /// An operand that a view knows to be there.
    fn expect_operand(&self, index: usize) -> ValueId {
        self.operand(index).unwrap_or(ValueId::NONE)
    }

    /// A result that a view knows to be there.
    fn expect_result(&self, index: usize) -> ValueId {
        self.result(index).unwrap_or(ValueId::NONE)
    }
}

/// Declares views: name, operation, and which operands and results it has under which names.
macro_rules! views {
    ($($(#[$doc:meta])* $View:ident = $NAME:ident ($($operand:ident: $at:literal),*) -> ($($result:ident: $to:literal),*);)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $View<'a>(crate::ops::OpRef<'a>);

        impl<'a> $View<'a> {
            /// The view, if the operation has this name and the operands and results that the name promises.
            #[must_use]
            pub fn cast(op: crate::ops::OpRef<'a>) -> Option<Self> {
                const OPERANDS: &[usize] = &[$($at),*];
                const RESULTS: &[usize] = &[$($to),*];
                op.has_shape(crate::op::$NAME, OPERANDS.len(), RESULTS.len()).then_some(Self(op))
            }

            /// The operation behind the view.
            #[must_use]
            pub fn op(&self) -> crate::ops::OpRef<'a> {
                self.0
            }

            $(
                #[doc = concat!("The operand `", stringify!($operand), "`.")]
                #[must_use]
                pub fn $operand(&self) -> crate::ValueId {
                    self.0.expect_operand($at)
                }
            )*

            $(
                #[doc = concat!("The result `", stringify!($result), "`.")]
                #[must_use]
                pub fn $result(&self) -> crate::ValueId {
                    self.0.expect_result($to)
                }
            )*
        }
    )*};
}

use views;
