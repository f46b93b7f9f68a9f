// The IR of the example on the first page of the documentation: a tree of nodes with names.

use pass_runtime::{Emit, Ir, Location, OpStatus, PrintOptions, UnknownDialect};

/// The marker of an IR whose operations are nodes with a name.
pub struct Tree;

#[derive(Debug, PartialEq)]
pub struct Node {
    pub name: &'static str,
    pub children: Vec<Node>,
}

pub fn node<const N: usize>(name: &'static str, children: [Node; N]) -> Node {
    Node {
        name,
        children: children.into(),
    }
}

impl Ir for Tree {
    type Context = ();
    type Op<'a> = &'a mut Node;

    fn reborrow<'s>(op: &'s mut Self::Op<'_>) -> Self::Op<'s> {
        op
    }
    fn name<'s>(op: &'s Self::Op<'_>) -> &'s str {
        op.name
    }
    fn identity(op: &Self::Op<'_>) -> u64 {
        std::ptr::from_ref(&**op).addr() as u64
    }
    fn for_each_child(_: &(), op: &mut Self::Op<'_>, visit: &mut dyn FnMut(Self::Op<'_>)) {
        op.children.iter_mut().for_each(visit);
    }
    fn is_registered(_: &(), _: &Self::Op<'_>) -> bool {
        true
    }
    fn is_isolated(_: &(), _: &Self::Op<'_>) -> bool {
        true
    }
    fn implements(_: &(), _: &Self::Op<'_>, _: &str) -> bool {
        false
    }
    fn op_status(_: &(), op: &str) -> OpStatus {
        match op {
            "root" | "branch" | "leaf" => OpStatus::Registered { isolated: true },
            _ => OpStatus::Unknown,
        }
    }
    fn op_may_implement(_: &(), _: &str, _: &str) -> bool {
        false
    }
    fn known_ops(_: &()) -> Vec<String> {
        ["root", "branch", "leaf"].map(str::to_owned).into()
    }
    fn verify(_: &(), _: &Self::Op<'_>, _: bool, _: Emit<'_>) -> Result<(), pass_runtime::Failure> {
        Ok(())
    }
    fn location(_: &(), _: &Self::Op<'_>) -> Location {
        Location::Unknown
    }
    fn symbol(_: &(), _: &Self::Op<'_>) -> Option<String> {
        None
    }
    fn print(_: &(), op: &Self::Op<'_>, _: PrintOptions) -> String {
        format!("{op:?}")
    }
    fn load_dialect(_: &(), _: &str) -> Result<(), UnknownDialect> {
        Ok(())
    }
}
