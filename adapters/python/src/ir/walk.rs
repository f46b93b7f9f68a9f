//! Walks through an operation and all that is nested in it.

use passwright::embedded::{Body, OpId, WalkOrder};
use pyo3::prelude::*;

use super::access::{Path, Place};
use super::op::Operation;
use crate::error::value_error;

/// A walk through bodies that are nested in each other.
pub(crate) struct Walk<'w> {
    place: &'w Place,
    order: WalkOrder,
    found: Vec<Operation>,
}

impl<'w> Walk<'w> {
    pub(crate) fn new(place: &'w Place, order: WalkOrder) -> Self {
        let found = Vec::new();
        Self {
            place,
            order,
            found,
        }
    }

    /// Returns the operations in order.
    pub(crate) fn into_ops(self) -> Vec<Operation> {
        self.found
    }

    /// Visits the outermost operation, whose body this is.
    pub(crate) fn root(&mut self, root: Operation, body: Option<&Body>) {
        self.around(root, |walk| {
            if let Some(body) = body {
                walk.ops(body, &None, body.walk_in(walk.order));
            }
        });
    }

    /// Visits an operation of a body.
    pub(crate) fn op(&mut self, body: &Body, path: &Path, op: OpId) {
        let mut ops = body.walk_nested(op, self.order);
        match self.order {
            WalkOrder::Pre => ops.insert(0, op),
            WalkOrder::Post => ops.push(op),
        }
        self.ops(body, path, ops);
    }

    /// Visits an operation before or after what is nested in it.
    fn around(&mut self, op: Operation, nested: impl FnOnce(&mut Self)) {
        match self.order {
            WalkOrder::Pre => {
                self.found.push(op);
                nested(self);
            }
            WalkOrder::Post => {
                nested(self);
                self.found.push(op);
            }
        }
    }

    /// Visits operations of a body. Isolated operations nest as deep as the parser allows.
    fn ops(&mut self, body: &Body, path: &Path, ops: Vec<OpId>) {
        for id in ops {
            let op = Operation::nested(self.place, path, id);
            let Some(nested) = body.nested(id) else {
                self.found.push(op);
                continue;
            };
            let inside = op.inside(id);
            self.around(op, |walk| {
                walk.ops(nested, &inside, nested.walk_in(walk.order));
            });
        }
    }
}

/// Returns the order with this name.
pub(crate) fn order_of(py: Python<'_>, name: &str) -> PyResult<WalkOrder> {
    match name {
        "pre" => Ok(WalkOrder::Pre),
        "post" => Ok(WalkOrder::Post),
        other => {
            let message = format!("expected `pre` or `post`, found `{other}`");
            Err(value_error(py, &message))
        }
    }
}
