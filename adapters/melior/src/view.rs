//! The part of an operation that passes inside of it may read.

#![expect(
    unsafe_code,
    reason = "attributes are kept as addresses, which have no lifetime"
)]

use melior::ir::attribute::{Attribute, AttributeLike};
use melior::ir::operation::OperationLike;
use mlir_sys::MlirAttribute;
use pass_runtime::ir::AncestorView;

use crate::context::MlirContext;
use crate::ir::Mlir;
use crate::op::{MlirName, MlirOp};

/// Name and attributes of an operation around the one at hand. They are handles, so copying them costs little.
#[derive(Clone, Debug)]
pub struct MlirView {
    context: u64,
    attributes: Vec<(MlirName, usize)>,
}

impl MlirView {
    /// The attribute of that name.
    pub fn attribute<'c>(&self, cx: &'c MlirContext, name: &str) -> Option<Attribute<'c>> {
        if self.context != cx.id() {
            return None;
        }
        let wanted = MlirName::new(cx, name);
        let (_, address) = self.attributes.iter().find(|(name, _)| *name == wanted)?;
        let raw = MlirAttribute {
            ptr: *address as *const std::ffi::c_void,
        };
        // SAFETY: attributes live as long as their context, which is this one.
        Some(unsafe { Attribute::from_raw(raw) })
    }
}

impl AncestorView<Mlir> for MlirView {
    fn of(cx: &MlirContext, op: &MlirOp<'_>) -> Self {
        let operation = op.operation();
        let attributes = operation.attributes().map(|(name, attribute)| {
            let name = MlirName::of_identifier(cx, name);
            (name, attribute.to_raw().ptr as usize)
        });
        Self {
            context: cx.id(),
            attributes: attributes.collect(),
        }
    }
}
