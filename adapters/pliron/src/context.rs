//! The names that pipelines may use: operations, interfaces and dialects.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use pass_runtime::ir::{LoadError, OpFacts};
use pliron::builtin::op_interfaces::{
    BranchOpInterface, CallOpInterface, IsTerminatorInterface, IsolatedFromAboveInterface,
    NoTerminatorInterface, OneOpdInterface, OneRegionInterface, OneResultInterface,
    OneSuccInterface, OperandSegmentInterface, RegionBranchOpInterface, RegionKindInterface,
    SameOperandsAndResultType, SameOperandsType, SameResultsType, SingleBlockRegionInterface,
    SymbolOpInterface, SymbolTableInterface, SymbolUserOpInterface,
};
use pliron::builtin::ops::{ConstantOp, FuncOp, ModuleOp};
use pliron::context::Context;
use pliron::dialect::DialectName;
use pliron::op::{Op, OpInterfaceMarker, OpObj, op_impls};
use pliron::operation::Operation;
use pliron::opts::constants::{BranchOpFoldInterface, ConstFoldInterface};
use pliron::opts::dce::{BlockArgRemoval, SideEffects};
use pliron::opts::mem2reg::{PromotableAllocationInterface, PromotableOpInterface};
use pliron::parsable::{Parsable, parse_from_str};

use crate::op::{Kind, PlironName, PlironOp};

/// The operations and interfaces that a pipeline may name.
///
/// pliron registers the operations of all linked crates in a private list, and its interfaces have no names at run time,
/// so both are added here. `new` adds `module`, `func`, `constant` and pliron's interfaces.
///
/// ```
/// use pass_pliron::PlironContext;
/// use pliron::builtin::op_interfaces::SymbolOpInterface;
/// use pliron::builtin::ops::ForwardRefOp;
///
/// let mut cx = PlironContext::new();
/// cx.add_op::<ForwardRefOp>().add_interface::<dyn SymbolOpInterface>("Symbol");
/// assert_eq!(cx.ops(), ["builtin.constant", "builtin.forward_ref", "builtin.func", "builtin.module"]);
/// ```
pub struct PlironContext {
    interfaces: BTreeMap<&'static str, Implements>,
    samples: Mutex<Samples>,
    generation: u64,
}

/// Asks an operation for a certain interface.
type Implements = fn(&dyn Op) -> bool;

/// One operation of each kind, which is asked for its interfaces only. Samples of added kinds live in this context; the
/// modules of the others may have been dropped.
struct Samples {
    context: Context,
    kinds: BTreeMap<PlironName, Sample>,
    /// The added kinds, which pipelines may name.
    added: BTreeMap<String, PlironName>,
}

struct Sample {
    text: String,
    op: OpObj,
}

impl PlironContext {
    /// Creates a context with pliron's modules, functions, constants and interfaces.
    pub fn new() -> Self {
        let samples = Samples {
            context: Context::new(),
            kinds: BTreeMap::new(),
            added: BTreeMap::new(),
        };
        let mut this = Self {
            interfaces: BTreeMap::new(),
            samples: Mutex::new(samples),
            generation: 0,
        };
        this.add_op::<ModuleOp>()
            .add_op::<FuncOp>()
            .add_op::<ConstantOp>();
        this.add_structural_interfaces();
        this.add_other_interfaces();
        this
    }

    /// Adds an operation, which has its full name in pipelines, such as `builtin.func`.
    pub fn add_op<T: Op>(&mut self) -> &mut Self {
        let samples = self
            .samples
            .get_mut()
            .unwrap_or_else(PoisonError::into_inner);
        let info = T::get_concrete_op_info();
        let sample = Operation::new(&mut samples.context, info, vec![], vec![], vec![], 0);
        let sample = Operation::get_op_dyn(sample, &samples.context);
        let (kind, text) = (
            Kind::of_op(sample.op_ref()),
            T::get_opid_static().to_string(),
        );
        samples.added.insert(text.clone(), kind.name);
        let op = sample;
        samples.kinds.insert(kind.name, Sample { text, op });
        self.bump_generation()
    }

    /// Adds an interface by its name in passes and pipelines.
    pub fn add_interface<T: ?Sized + OpInterfaceMarker + 'static>(
        &mut self,
        name: &'static str,
    ) -> &mut Self {
        self.interfaces.insert(name, op_impls::<T>);
        self.bump_generation()
    }

    /// Returns the names of the added operations, sorted.
    pub fn ops(&self) -> Vec<String> {
        self.samples().added.keys().cloned().collect()
    }

    /// Returns the names of the added interfaces, sorted.
    pub fn interfaces(&self) -> impl Iterator<Item = &'static str> {
        self.interfaces.keys().copied()
    }

    /// Returns the name of an operation and records it for later queries.
    pub(crate) fn name(&self, op: &PlironOp<'_>) -> PlironName {
        let kind = op.kind();
        let mut samples = self.samples();
        if !samples.kinds.contains_key(&kind.name) && op.is_alive() {
            let sample = Sample {
                text: kind.id.to_string(),
                op: Operation::get_op_dyn(op.ptr(), op.context()),
            };
            samples.kinds.insert(kind.name, sample);
        }
        kind.name
    }

    /// Returns the name of an added operation.
    pub(crate) fn find_op(&self, text: &str) -> Option<PlironName> {
        self.samples().added.get(text).copied()
    }

    /// Returns the facts of an operation. A name of another context is reported as unregistered.
    pub(crate) fn facts(&self, name: PlironName) -> OpFacts<'static> {
        match self.samples().kinds.get(&name) {
            Some(sample) => {
                let isolated = op_impls::<dyn IsolatedFromAboveInterface>(sample.op.op_ref());
                OpFacts::registered(sample.text.clone()).isolated(isolated)
            }
            None => OpFacts::unregistered("<unknown>"),
        }
    }

    pub(crate) fn implements(&self, name: PlironName, interface: &str) -> bool {
        let samples = self.samples();
        let sample = samples.kinds.get(&name);
        let interface = self.interfaces.get(interface);
        sample
            .zip(interface)
            .is_some_and(|(sample, implements)| implements(sample.op.op_ref()))
    }

    /// Checks that a dialect exists. Linked dialects need no loading; pliron's parser knows their names.
    pub(crate) fn find_dialect(&self, dialect: &str) -> Result<(), LoadError> {
        let mut samples = self.samples();
        let is_name = DialectName::try_new(dialect).is_ok();
        if is_name && parse_from_str(DialectName::parser(()), &mut samples.context, dialect).is_ok()
        {
            return Ok(());
        }
        let dialects = samples.added.keys().filter_map(|op| op.split_once('.'));
        let known: BTreeSet<&str> = dialects.map(|(dialect, _)| dialect).collect();
        Err(LoadError::Unknown {
            known: known.into_iter().map(str::to_owned).collect(),
        })
    }

    pub(crate) fn generation(&self) -> u64 {
        self.generation
    }

    fn samples(&self) -> MutexGuard<'_, Samples> {
        self.samples.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes a new generation, which is unique in the process, so that caches can use it as a key.
    fn bump_generation(&mut self) -> &mut Self {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        self.generation = NEXT.fetch_add(1, Ordering::Relaxed);
        self
    }

    fn add_structural_interfaces(&mut self) {
        self.add_interface::<dyn IsolatedFromAboveInterface>("IsolatedFromAboveInterface")
            .add_interface::<dyn IsTerminatorInterface>("IsTerminatorInterface")
            .add_interface::<dyn NoTerminatorInterface>("NoTerminatorInterface")
            .add_interface::<dyn OneOpdInterface>("OneOpdInterface")
            .add_interface::<dyn OneRegionInterface>("OneRegionInterface")
            .add_interface::<dyn OneResultInterface>("OneResultInterface")
            .add_interface::<dyn OneSuccInterface>("OneSuccInterface")
            .add_interface::<dyn OperandSegmentInterface>("OperandSegmentInterface")
            .add_interface::<dyn RegionKindInterface>("RegionKindInterface")
            .add_interface::<dyn SameOperandsAndResultType>("SameOperandsAndResultType")
            .add_interface::<dyn SameOperandsType>("SameOperandsType")
            .add_interface::<dyn SameResultsType>("SameResultsType")
            .add_interface::<dyn SingleBlockRegionInterface>("SingleBlockRegionInterface");
    }

    fn add_other_interfaces(&mut self) {
        self.add_interface::<dyn BlockArgRemoval>("BlockArgRemoval")
            .add_interface::<dyn BranchOpFoldInterface>("BranchOpFoldInterface")
            .add_interface::<dyn BranchOpInterface>("BranchOpInterface")
            .add_interface::<dyn CallOpInterface>("CallOpInterface")
            .add_interface::<dyn ConstFoldInterface>("ConstFoldInterface")
            .add_interface::<dyn PromotableAllocationInterface>("PromotableAllocationInterface")
            .add_interface::<dyn PromotableOpInterface>("PromotableOpInterface")
            .add_interface::<dyn RegionBranchOpInterface>("RegionBranchOpInterface")
            .add_interface::<dyn SideEffects>("SideEffects")
            .add_interface::<dyn SymbolOpInterface>("SymbolOpInterface")
            .add_interface::<dyn SymbolTableInterface>("SymbolTableInterface")
            .add_interface::<dyn SymbolUserOpInterface>("SymbolUserOpInterface");
    }
}

impl Default for PlironContext {
    fn default() -> Self {
        Self::new()
    }
}

impl fmt::Debug for PlironContext {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PlironContext")
            .field("ops", &self.ops())
            .field("interfaces", &self.interfaces.keys())
            .finish_non_exhaustive()
    }
}
