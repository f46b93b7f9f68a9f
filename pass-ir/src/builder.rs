//! Making operations one after the other.

use crate::body::{Body, InsertPoint, OpSpec};
use crate::context::Context;
use crate::handle::{BlockId, Loc, OpId, RegionId, Type, ValueId};

/// Makes operations at a place that moves on behind each of them.
///
/// Typed constructors, such as [`arith::AddIOp::build`](crate::ops::arith::AddIOp::build), take one.
///
/// ```
/// use pass_ir::ops::{arith, func};
/// use pass_ir::{Builder, Context, InsertPoint, Loc, Module, Type};
///
/// let cx = Context::new();
/// let mut module = Module::empty(&cx, Loc::UNKNOWN);
/// let mut root = module.root(&cx);
/// let body = root.body_mut().unwrap();
/// let block = body.entry(body.top_regions()[0]).unwrap();
/// let mut builder = Builder::new(&cx, body, InsertPoint::End(block), Loc::UNKNOWN);
/// func::FuncOp::build(&mut builder, "twice", &[Type::I32], &[Type::I32], |builder, args| {
///     let sum = arith::AddIOp::build(builder, args[0], args[0]);
///     func::ReturnOp::build(builder, &[sum]);
/// });
/// assert_eq!(module.verify(&cx), []);
/// assert_eq!(module.print(&cx), r#""builtin.module"() ({
///   "func.func"() <{function_type = (i32) -> i32, sym_name = "twice"}> ({
///   ^bb0(%arg0: i32):
///     %0 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
///     "func.return"(%0) : (i32) -> ()
///   }) : () -> ()
/// }) : () -> ()
/// "#);
/// ```
#[derive(Debug)]
pub struct Builder<'a> {
    cx: &'a Context,
    body: &'a mut Body,
    at: InsertPoint,
    loc: Loc,
}

impl<'a> Builder<'a> {
    /// A builder that puts operations into `body` at a place, with this location.
    pub fn new(cx: &'a Context, body: &'a mut Body, at: InsertPoint, loc: Loc) -> Self {
        Self { cx, body, at, loc }
    }

    /// A builder that puts operations before `op`, with the location of `op`.
    pub fn before(cx: &'a Context, body: &'a mut Body, op: OpId) -> Self {
        let loc = body.location(op);
        Self::new(cx, body, InsertPoint::Before(op), loc)
    }

    /// The context that operations share.
    #[must_use]
    pub fn context(&self) -> &'a Context {
        self.cx
    }

    /// The body that is built into.
    #[must_use]
    pub fn body(&self) -> &Body {
        self.body
    }

    /// The body that is built into, to be changed.
    pub fn body_mut(&mut self) -> &mut Body {
        self.body
    }

    /// Where the next operation goes.
    #[must_use]
    pub fn insertion_point(&self) -> InsertPoint {
        self.at
    }

    /// Moves on to another place.
    pub fn set_insertion_point(&mut self, at: InsertPoint) {
        self.at = at;
    }

    /// The location of what is made.
    #[must_use]
    pub fn location(&self) -> Loc {
        self.loc
    }

    /// Changes the location of what is made from here on.
    pub fn set_location(&mut self, loc: Loc) {
        self.loc = loc;
    }

    /// Makes an operation and moves behind it.
    pub fn create(&mut self, spec: &OpSpec<'_>) -> OpId {
        let op = self.body.create(self.cx, spec, self.at);
        if let InsertPoint::Start(_) | InsertPoint::After(_) = self.at {
            self.at = InsertPoint::After(op);
        }
        op
    }

    /// Makes an operation of one result, and gives that.
    ///
    /// The result is missing only if `spec` names no type for it; then an operation with none was made, and the value
    /// of no operation is given, which the verifier reports where it is used.
    pub(crate) fn create_value(&mut self, spec: &OpSpec<'_>) -> ValueId {
        let op = self.create(spec);
        self.body.result_start(op)
    }

    /// Adds a block with arguments of these types at the end of a region, and builds at its end while `build` runs;
    /// then goes on where it was.
    pub fn block<R>(
        &mut self,
        region: RegionId,
        args: &[Type],
        build: impl FnOnce(&mut Self, &[ValueId]) -> R,
    ) -> (BlockId, R) {
        let args: Vec<(Type, Loc)> = args.iter().map(|&ty| (ty, self.loc)).collect();
        let block = self.body.append_block(region, &args);
        let values: Vec<ValueId> = self.body.args(block).collect();
        let outer = std::mem::replace(&mut self.at, InsertPoint::End(block));
        let result = build(self, &values);
        self.at = outer;
        (block, result)
    }

    /// A builder for what an isolated operation owns, at the end of a new block of its region `index`.
    pub(crate) fn nested_block(
        &mut self,
        op: OpId,
        index: usize,
        args: &[Type],
        build: impl FnOnce(&mut Builder<'_>, &[ValueId]),
    ) {
        let (cx, loc) = (self.cx, self.loc);
        let Some(nested) = self.body.nested_mut(op) else {
            return;
        };
        let Some(&region) = nested.top_regions().get(index) else {
            return;
        };
        let args: Vec<(Type, Loc)> = args.iter().map(|&ty| (ty, loc)).collect();
        let block = nested.append_block(region, &args);
        let values: Vec<ValueId> = nested.args(block).collect();
        let mut builder = Builder::new(cx, nested, InsertPoint::End(block), loc);
        build(&mut builder, &values);
    }
}
