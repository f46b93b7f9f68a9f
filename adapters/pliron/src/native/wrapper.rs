//! The adapter of pliron passes without options.

use std::fmt;
use std::marker::PhantomData;

use pass_runtime::info::StatisticInfo;
use pass_runtime::options::NoOptions;
use pass_runtime::{Failure, OperationPass, Pass, PassContext, PassInfo, Preserved, Statistic};

use crate::ir::Pliron;
use crate::native;
use crate::op::PlironOp;

/// The description of a pass of pliron. It is implemented for a local marker type, because the orphan rule forbids it for a
/// pass of another crate.
///
/// ```
/// use pass_pliron::native::{Native, NativePass};
/// use pass_runtime::{Pass, PassInfo};
/// use pliron::opts::dce::DCEPass;
///
/// enum MyDce {}
///
/// impl NativePass for MyDce {
///     type Wrapped = DCEPass;
///     const INFO: PassInfo = PassInfo::new("MyDce", "my-dce").summary("Remove what is dead").ops(&["builtin.func"]);
/// }
///
/// assert_eq!(<Native<MyDce> as Pass>::INFO.statistics[0].name, "changed");
/// ```
pub trait NativePass: 'static {
    /// The pass of pliron. Each run makes a new instance, because a pass may hold state.
    type Wrapped: pliron::pass::Pass + Default;

    /// The static description. It has no options, and gets its statistics from [`Native`].
    const INFO: PassInfo;
}

/// An adapter of a pliron pass without options. It counts the operations that it changed.
pub struct Native<N> {
    changed: Statistic,
    describes: PhantomData<fn() -> N>,
}

impl<N: NativePass> Native<N> {
    /// Creates the pass.
    pub fn new() -> Self {
        Self {
            changed: Statistic::new(),
            describes: PhantomData,
        }
    }
}

const STATISTICS: &[StatisticInfo] = &[StatisticInfo::new(
    "changed",
    "Number of operations it ran on and changed",
)];

impl<N: NativePass> Pass for Native<N> {
    type Options = NoOptions;

    const INFO: &'static PassInfo = &N::INFO.statistics(STATISTICS);

    fn from_options(_options: NoOptions) -> Self {
        Self::new()
    }

    fn to_options(&self) -> NoOptions {
        NoOptions
    }

    fn statistics(&self) -> Vec<&Statistic> {
        vec![&self.changed]
    }
}

impl<N: NativePass> OperationPass<Pliron> for Native<N> {
    fn run_on_operation(
        &self,
        op: PlironOp<'_>,
        cx: &mut PassContext<'_, Pliron>,
    ) -> Result<Preserved, Failure> {
        let preserved = native::run(&mut N::Wrapped::default(), op, cx)?;
        if !preserved.is_all() {
            self.changed.increment();
        }
        Ok(preserved)
    }
}

impl<N: NativePass> Clone for Native<N> {
    fn clone(&self) -> Self {
        Self::new()
    }
}

impl<N: NativePass> Default for Native<N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<N: NativePass> fmt::Debug for Native<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Native({})", N::INFO.argument)
    }
}
