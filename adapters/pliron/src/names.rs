//! Names of operations as text.

use std::any::TypeId;
use std::collections::BTreeMap;
use std::sync::{PoisonError, RwLock};

use pliron::context::{Context, Ptr};
use pliron::operation::Operation;

/// pliron puts the name of an operation together whenever it is asked, from two parts. A pipeline asks often and wants one
/// text that outlives the borrow, so each name is made once. There are as many as there are Rust types of operations.
static NAMES: RwLock<BTreeMap<TypeId, &'static str>> = RwLock::new(BTreeMap::new());

/// The full name of an operation, such as `builtin.func`; nothing if it was erased.
pub(crate) fn of(context: &Context, ptr: Ptr<Operation>) -> Option<&'static str> {
    drop(ptr.try_deref(context).ok()?);
    let op = Operation::get_op_dyn(ptr, context);
    let kind = op.op_ref().as_any().type_id();
    let known = NAMES.read().unwrap_or_else(PoisonError::into_inner);
    if let Some(name) = known.get(&kind) {
        return Some(name);
    }
    drop(known);
    let mut names = NAMES.write().unwrap_or_else(PoisonError::into_inner);
    let name = names.entry(kind);
    Some(name.or_insert_with(|| op.op_ref().get_opid().to_string().leak()))
}
