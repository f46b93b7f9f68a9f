//! The smallest IR that a pass can run on: a tree of named operations.

#![allow(dead_code, unreachable_pub, reason = "no user needs all of it")]

use passwright::diagnostic::Emit;
use passwright::ir::{LoadError, OpFacts, PrintOptions};
use passwright::{Failure, Ir};

/// An operation.
pub struct Node {
    pub name: &'static str,
    pub children: Vec<Node>,
}

/// The IR.
pub struct Toy;

impl Ir for Toy {
    type Context = ();
    type Op<'a> = &'a mut Node;
    type OpName = &'static str;
    type View = ();

    fn reborrow<'s>(op: &'s mut Self::Op<'_>) -> Self::Op<'s> {
        op
    }

    fn key(op: &Self::Op<'_>) -> u64 {
        std::ptr::from_ref::<Node>(op).addr() as u64
    }

    fn name((): &(), op: &Self::Op<'_>) -> &'static str {
        op.name
    }

    fn facts((): &(), name: &'static str) -> OpFacts<'static> {
        OpFacts::registered(name).isolated(true)
    }

    fn op_name((): &(), text: &str) -> Option<&'static str> {
        ["builtin.module", "func.func", "llvm.func"]
            .into_iter()
            .find(|name| *name == text)
    }

    fn for_each_child((): &(), op: &mut Self::Op<'_>, visit: &mut dyn FnMut(Self::Op<'_>)) {
        op.children.iter_mut().for_each(visit);
    }

    fn verify(
        (): &(),
        _op: &Self::Op<'_>,
        _recursive: bool,
        _emit: Emit<'_>,
    ) -> Result<(), Failure> {
        Ok(())
    }

    fn print((): &(), op: &Self::Op<'_>, _options: PrintOptions) -> String {
        op.name.to_owned()
    }

    fn load_dialect((): &(), _dialect: &str) -> Result<(), LoadError> {
        Ok(())
    }
}
