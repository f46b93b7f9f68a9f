//! Facts about operations, computed when a pass first asks for them and kept while they hold.

mod cache;
mod context;
mod once_map;

pub use crate::preserved::Preserved;
pub use context::AnalysisContext;

pub(crate) use cache::{Cache, Dependencies, take_child};
pub(crate) use context::Analyses;

use crate::ir::Ir;

/// Facts about an operation and the operations nested in it.
///
/// A pass asks for it with [`PassContext::analysis`](crate::PassContext::analysis). It is built when it is asked for the
/// first time, and kept until a pass changes the operation without saying that it still holds.
///
/// ```
/// # use pass_toy::tree::*;
/// use pass_runtime::{Analysis, AnalysisContext, Failure, PassContext, Preserved};
///
/// struct Width(usize);
///
/// impl Analysis<Tree> for Width {
///     fn build(op: &&mut Node, _: &AnalysisContext<'_, Tree>) -> Self {
///         Self(op.children.len())
///     }
/// }
///
/// // What a pass does that asks for it.
/// fn run_on_operation(op: &mut Node, cx: &mut PassContext<'_, Tree>) -> Result<Preserved, Failure> {
///     let Width(width) = cx.analysis(&op);
///     cx.remark(&op, format!("is {width} wide"));
///     Ok(Preserved::all())
/// }
/// ```
pub trait Analysis<I: Ir>: Send + Sync + Sized + 'static {
    /// Computes the analysis. It depends on the other analyses that it asks `cx` for.
    fn build(op: &I::Op<'_>, cx: &AnalysisContext<'_, I>) -> Self;

    /// Returns true if the analysis no longer holds after a pass that reported `preserved`, less the analyses already found not
    /// to hold. `dependencies_hold` is true if all analyses that it was built from, on this operation and on nested ones, still
    /// hold. Not called after a pass that changed nothing. The analyses of nested operations are dropped whenever a pass
    /// changed something, since another operation may be in their place.
    fn is_invalidated(&self, preserved: &Preserved, dependencies_hold: bool) -> bool {
        !(dependencies_hold && preserved.contains::<Self>())
    }

    /// Compares this cached analysis with `fresh`. Differences reveal passes that claim to preserve
    /// an analysis that they invalidate, see [`PassManager::set_check_preserved`](crate::PassManager::set_check_preserved).
    fn agrees_with(&self, _fresh: &Self) -> bool {
        true
    }

    /// Returns the name in reports: that of the type, without the path.
    fn name() -> &'static str {
        let name = std::any::type_name::<Self>();
        let end = name.find('<').unwrap_or(name.len());
        let start = name[..end].rfind("::").map_or(0, |colons| colons + 2);
        &name[start..]
    }
}
