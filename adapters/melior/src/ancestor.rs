//! The attributes of an ancestor, which passes on nested operations may read.

#![expect(
    unsafe_code,
    reason = "attributes are stored as addresses without a lifetime"
)]

use melior::ir::AttributeLike;
use melior::ir::operation::OperationLike;
use mlir_sys::MlirAttribute;
use pass_runtime::ir::AncestorView;

use crate::attr::Attribute;
use crate::context::MlirContext;
use crate::ir::Mlir;
use crate::op::{MlirName, MlirOp};
use crate::reader::Reader;

/// The attributes of an ancestor, as handles.
#[derive(Clone, Debug)]
pub struct MlirView {
    context: u64,
    attributes: Vec<(MlirName, usize)>,
}

impl MlirView {
    /// Returns the attribute of that name, for a reader in the same context.
    pub fn attribute<'r>(&self, reader: &'r Reader<'_>, name: &str) -> Option<Attribute<'r>> {
        if self.context != reader.context().id() {
            return None;
        }
        let key = MlirName::new(reader.context(), name);
        let (_, address) = self.attributes.iter().find(|(name, _)| *name == key)?;
        let raw = MlirAttribute {
            ptr: *address as *const std::ffi::c_void,
        };
        // SAFETY: attributes live as long as their context, which is that of the reader.
        Some(unsafe { Attribute::from_raw(raw) })
    }
}

impl AncestorView<Mlir> for MlirView {
    fn of(_cx: &MlirContext, op: &MlirOp<'_>) -> Self {
        let cx = op.context();
        let _access = cx.access();
        let operation = op.melior();
        let attributes = operation.attributes().map(|(name, attribute)| {
            let name = MlirName::from_identifier(cx, name);
            (name, attribute.to_raw().ptr as usize)
        });
        Self {
            context: cx.id(),
            attributes: attributes.collect(),
        }
    }
}
