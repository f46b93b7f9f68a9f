//! What a cache knows of MLIR: results of texts.

use pass_cache::PortableIr;

use crate::context::MlirContext;
use crate::ir::Mlir;
use crate::native::NativePass;
use crate::sys;

/// A pass in C++ may read all that its operation leads to, so nothing is kept of single passes.
impl PortableIr for Mlir {
    type Place = ();

    /// The parts of a text share a context: dialects that earlier ones have loaded are known to passes, and names of resources are
    /// taken.
    const TEXTS_ARE_INDEPENDENT: bool = false;

    fn side_effects() -> u64 {
        sys::written().wrapping_add(NativePass::runs_of_others())
    }

    fn context_text(cx: &MlirContext) -> String {
        let allows_unregistered = cx.raw_context().allow_unregistered_dialects();
        format!("{allows_unregistered}\n{}", cx.dialects().join("\n"))
    }
}
