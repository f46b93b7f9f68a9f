// An example that implements a trait for the IR includes this file: there are no inner attributes.

use pass_runtime::diagnostic::Emit;
use pass_runtime::ir::{OpFacts, ParallelIr, PrintOptions};
use pass_runtime::{Failure, Ir};

/// The marker of an IR whose operations are nodes with a name.
pub struct Tree;

/// An operation.
#[derive(Clone, Debug, PartialEq)]
pub struct Node {
    /// `root`, `branch` or `leaf`, if it is registered.
    pub name: &'static str,
    /// The operations that it holds.
    pub children: Vec<Node>,
}

/// Returns an operation that holds others.
pub fn node<const N: usize>(name: &'static str, children: [Node; N]) -> Node {
    Node {
        name,
        children: children.into(),
    }
}

impl Ir for Tree {
    type Context = ();
    type Op<'a> = &'a mut Node;
    type OpName = &'static str;
    type View = ();

    fn reborrow<'s>(op: &'s mut Self::Op<'_>) -> Self::Op<'s> {
        op
    }
    fn key(op: &Self::Op<'_>) -> u64 {
        std::ptr::from_ref(&**op).addr() as u64
    }
    fn name(_: &(), op: &Self::Op<'_>) -> &'static str {
        op.name
    }
    fn facts(_: &(), name: &'static str) -> OpFacts<'static> {
        OpFacts::registered(name).isolated(true)
    }
    fn op_name(_: &(), text: &str) -> Option<&'static str> {
        ["root", "branch", "leaf"]
            .into_iter()
            .find(|name| *name == text)
    }
    fn for_each_child(_: &(), op: &mut Self::Op<'_>, visit: &mut dyn FnMut(Self::Op<'_>)) {
        op.children.iter_mut().for_each(visit);
    }
    fn verify(_: &(), _: &Self::Op<'_>, _: bool, _: Emit<'_>) -> Result<(), Failure> {
        Ok(())
    }
    fn print(_: &(), op: &Self::Op<'_>, _: PrintOptions) -> String {
        format!("{op:?}")
    }
    fn known_ops(_: &()) -> Vec<String> {
        ["root", "branch", "leaf"].map(str::to_owned).into()
    }
}

impl ParallelIr for Tree {
    fn children<'s>(_: &(), op: &'s mut Self::Op<'_>) -> Vec<Self::Op<'s>> {
        op.children.iter_mut().collect()
    }
}
