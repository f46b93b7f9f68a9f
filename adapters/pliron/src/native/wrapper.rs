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
/// use pass_pliron::native::{PlironPassAdapter, PlironPassSpec};
/// use pass_runtime::{Pass, PassInfo};
/// use pliron::opts::dce::DCEPass;
///
/// enum MyDce {}
///
/// impl PlironPassSpec for MyDce {
///     type Wrapped = DCEPass;
///     const INFO: PassInfo = PassInfo::new("MyDce", "my-dce").summary("Remove what is dead").ops(&["builtin.func"]);
/// }
///
/// assert_eq!(<PlironPassAdapter<MyDce> as Pass>::INFO.statistics[0].name, "changed");
/// ```
pub trait PlironPassSpec: 'static {
    /// The pass of pliron. Each run makes a new instance, because a pass may hold state.
    type Wrapped: pliron::pass::Pass + Default;

    /// The static description. It has no options, and gets its statistics from [`PlironPassAdapter`].
    const INFO: PassInfo;
}

/// An adapter of a pliron pass without options. It counts the operations that it changed.
pub struct PlironPassAdapter<N> {
    changed: Statistic,
    _spec: PhantomData<fn() -> N>,
}

impl<N: PlironPassSpec> PlironPassAdapter<N> {
    /// Creates a pass whose counter is zero.
    pub fn new() -> Self {
        Self {
            changed: Statistic::new(),
            _spec: PhantomData,
        }
    }
}

const STATISTICS: &[StatisticInfo] = &[StatisticInfo::new(
    "changed",
    "Number of operations it ran on and changed",
)];

impl<N: PlironPassSpec> Pass for PlironPassAdapter<N> {
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

impl<N: PlironPassSpec> OperationPass<Pliron> for PlironPassAdapter<N> {
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

/// A copy counts from zero.
impl<N: PlironPassSpec> Clone for PlironPassAdapter<N> {
    fn clone(&self) -> Self {
        Self::new()
    }
}

impl<N: PlironPassSpec> Default for PlironPassAdapter<N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<N: PlironPassSpec> fmt::Debug for PlironPassAdapter<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PlironPassAdapter({})", N::INFO.argument)
    }
}
