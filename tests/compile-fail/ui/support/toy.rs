//! The smallest IR that a pass can run on: a tree of named operations.

#![allow(dead_code, unreachable_pub, reason = "no user needs all of it")]

use pass_runtime::{Emit, Failure, Ir, Location, OpStatus, PrintOptions, UnknownDialect};

/// An operation.
pub struct Node {
    pub name: String,
    pub children: Vec<Node>,
}

/// The IR.
pub struct Toy;

impl Ir for Toy {
    type Context = ();
    type Op<'a> = &'a mut Node;

    fn reborrow<'s>(op: &'s mut Self::Op<'_>) -> Self::Op<'s> {
        op
    }

    fn name<'s>(op: &'s Self::Op<'_>) -> &'s str {
        &op.name
    }

    fn identity(op: &Self::Op<'_>) -> u64 {
        std::ptr::from_ref::<Node>(op).addr() as u64
    }

    fn for_each_child((): &(), op: &mut Self::Op<'_>, visit: &mut dyn FnMut(Self::Op<'_>)) {
        op.children.iter_mut().for_each(visit);
    }

    fn is_registered((): &(), _op: &Self::Op<'_>) -> bool {
        true
    }

    fn is_isolated((): &(), _op: &Self::Op<'_>) -> bool {
        true
    }

    fn implements((): &(), _op: &Self::Op<'_>, _interface: &str) -> bool {
        true
    }

    fn op_status((): &(), _op: &str) -> OpStatus {
        OpStatus::Registered { isolated: true }
    }

    fn op_may_implement((): &(), _op: &str, _interface: &str) -> bool {
        true
    }

    fn known_ops((): &()) -> Vec<String> {
        Vec::new()
    }

    fn verify(
        (): &(),
        _op: &Self::Op<'_>,
        _recursive: bool,
        _emit: Emit<'_>,
    ) -> Result<(), Failure> {
        Ok(())
    }

    fn location((): &(), _op: &Self::Op<'_>) -> Location {
        Location::Unknown
    }

    fn symbol((): &(), _op: &Self::Op<'_>) -> Option<String> {
        None
    }

    fn print((): &(), op: &Self::Op<'_>, _options: PrintOptions) -> String {
        op.name.clone()
    }

    fn load_dialect((): &(), _dialect: &str) -> Result<(), UnknownDialect> {
        Ok(())
    }
}
