//! The names that operations hold, and the rules about them.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

use pass_runtime::info::legality::{Bits, Contract, EntityKind, Monitor, NameTable, Universe};
use pass_runtime::instrumentation::{ExecutionId, PassSite, PipelineSite};
use pass_runtime::ir::{Ir, Occurrence};
use pass_runtime::options::PassRun;
use pass_runtime::{Location, OpPassManager};

use super::blame::{Names, Origins};

/// The rules of all passes of a pipeline, and the names that runs have met.
pub(super) struct Rules {
    universe: Universe<'static>,
    /// True if a rule is about types.
    has_types: bool,
    shared: RwLock<Shared>,
}

#[derive(Default)]
struct Shared {
    names: NameTable,
    /// By step of a pipeline.
    monitors: BTreeMap<u64, Monitor<'static>>,
}

/// Returns the contracts of the passes of a pipeline, those of nested pipelines included.
pub(super) fn contracts_of<I: Ir>(pipeline: &OpPassManager<I>) -> Vec<Contract<'static>> {
    let mut contracts = Vec::new();
    for element in pipeline.elements() {
        contracts.extend(element.info().map(|info| info.legality()));
        contracts.extend(element.nested().into_iter().flat_map(contracts_of));
    }
    contracts
}

impl Rules {
    pub(super) fn new(contracts: Vec<Contract<'static>>) -> Self {
        let mut clauses = contracts.iter().flat_map(|contract| contract.clauses());
        let has_types = clauses.any(|clause| {
            let mut rules = clause.rules.rules().iter();
            rules.any(|rule| rule.pattern.kind() == EntityKind::Type)
        });
        Self {
            universe: Universe::new(contracts, []),
            has_types,
            shared: RwLock::default(),
        }
    }

    fn read(&self) -> RwLockReadGuard<'_, Shared> {
        self.shared.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn write(&self) -> RwLockWriteGuard<'_, Shared> {
        self.shared.write().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the kind and the name with a number.
    pub(super) fn name(&self, number: usize) -> (EntityKind, String) {
        let shared = self.read();
        let (kind, name) = shared.names.name(number);
        (kind, name.to_owned())
    }

    /// Returns the names in an operation, itself included. Returns `None` if the IR cannot list them.
    pub(super) fn names_in<I: Ir>(&self, cx: &I::Context, op: &I::Op<'_>) -> Option<Bits> {
        let mut groups = Bits::default();
        let mut new = BTreeMap::new();
        {
            let shared = self.read();
            let mut note = |occurrence: Occurrence<'_, Location>| {
                let (kind, key) = (occurrence.kind, occurrence.key);
                match shared.names.group(kind, key) {
                    Some(group) => groups.insert(group),
                    None => {
                        new.entry((kind, key))
                            .or_insert_with(|| (occurrence.names)());
                    }
                }
            };
            if !I::visit_entities(cx, op, self.has_types, &mut note) {
                return None;
            }
            if new.is_empty() {
                return Some(shared.names.names_in(&groups));
            }
        }
        let mut shared = self.write();
        let Shared { names, monitors } = &mut *shared;
        for ((kind, key), of_key) in new {
            groups.insert(names.add(kind, key, of_key));
        }
        for monitor in monitors.values_mut() {
            monitor.extend(&self.universe, names);
        }
        Some(names.names_in(&groups))
    }

    /// Calls `check` with the rules of a pass.
    pub(super) fn monitor<I: Ir, T>(
        &self,
        pass: &PassSite<'_, I>,
        check: impl FnOnce(&Monitor<'static>) -> T,
    ) -> T {
        self.monitor_with_names(pass, |monitor, _, _| check(monitor))
    }

    /// Calls `check` with the rules of a pass and all names.
    pub(super) fn monitor_with_names<I: Ir, T>(
        &self,
        pass: &PassSite<'_, I>,
        check: impl FnOnce(&Monitor<'static>, &Universe<'static>, &NameTable) -> T,
    ) -> T {
        {
            let shared = self.read();
            if let Some(monitor) = shared.monitors.get(&pass.id()) {
                return check(monitor, &self.universe, &shared.names);
            }
        }
        let mut shared = self.write();
        let Shared { names, monitors } = &mut *shared;
        let monitor = monitors.entry(pass.id()).or_insert_with(|| {
            let mut monitor = new_monitor(pass);
            monitor.extend(&self.universe, names);
            monitor
        });
        check(monitor, &self.universe, names)
    }
}

fn new_monitor<I: Ir>(pass: &PassSite<'_, I>) -> Monitor<'static> {
    let Some(info) = pass.info() else {
        return Monitor::new(Contract::new(), |_| None);
    };
    let run = PassRun::new(info, pass.all_options());
    Monitor::new(info.legality(), |clause| run.applies(clause))
}

/// What is known of the operation of a pipeline that runs.
struct Frame {
    /// The check that it belongs to.
    check: u64,
    execution: ExecutionId,
    /// The names in the operation, unless something has changed it since.
    names: Option<Bits>,
    /// The names that passes have brought in, each with the last of these passes; `None` if nothing has changed.
    origins: Option<Names>,
}

thread_local! {
    /// The pipelines that this thread runs, innermost last: one that waits for others may take on their work meanwhile.
    static FRAMES: RefCell<Vec<Frame>> = const { RefCell::new(Vec::new()) };
}

static NEXT_CHECK: AtomicU64 = AtomicU64::new(0);

/// The state of one check, in the threads that run its pipelines.
pub(super) struct Frames {
    check: u64,
}

impl Default for Frames {
    fn default() -> Self {
        Self {
            check: NEXT_CHECK.fetch_add(1, Ordering::Relaxed),
        }
    }
}

impl Frames {
    /// Calls `use_frame` with the frame of a pipeline, if this thread has it.
    fn with<T>(
        &self,
        execution: ExecutionId,
        use_frame: impl FnOnce(&mut Frame) -> T,
    ) -> Option<T> {
        FRAMES.with_borrow_mut(|frames| {
            let mut frames = frames.iter_mut().rev();
            let is_meant =
                |frame: &&mut Frame| frame.check == self.check && frame.execution == execution;
            frames.find(is_meant).map(use_frame)
        })
    }

    pub(super) fn push<I: Ir>(&self, pipeline: &PipelineSite<'_, I>) {
        let frame = Frame {
            check: self.check,
            execution: pipeline.execution(),
            names: None,
            origins: None,
        };
        FRAMES.with_borrow_mut(|frames| frames.push(frame));
    }

    /// Ends a pipeline. What its passes have brought in is told to the step that ran it.
    pub(super) fn pop<I: Ir>(&self, origins: &Origins, pipeline: &PipelineSite<'_, I>) {
        let execution = pipeline.execution();
        let frame = FRAMES.with_borrow_mut(|frames| {
            let is_meant =
                |frame: &Frame| frame.check == self.check && frame.execution == execution;
            frames
                .iter()
                .rposition(is_meant)
                .map(|index| frames.remove(index))
        });
        let changes = frame.and_then(|frame| frame.origins);
        if let (Some(changes), Some(caller)) = (changes, pipeline.caller()) {
            origins.add(caller.execution(), changes);
        }
    }

    /// Calls `check` with the names in the operation of a pass. Returns `None` if they are not known.
    pub(super) fn with_names<I: Ir, T>(
        &self,
        pass: &PassSite<'_, I>,
        check: impl FnOnce(&Bits) -> T,
    ) -> Option<T> {
        let execution = pass.pipeline().execution();
        self.with(execution, |frame| frame.names.as_ref().map(check))?
    }

    pub(super) fn take_names<I: Ir>(&self, pass: &PassSite<'_, I>) -> Option<Bits> {
        self.with(pass.pipeline().execution(), |frame| frame.names.take())?
    }

    pub(super) fn set_names<I: Ir>(&self, pass: &PassSite<'_, I>, names: Bits) {
        self.with(pass.pipeline().execution(), |frame| {
            frame.names = Some(names);
        });
    }

    /// Sets the names behind a pass that changed something, some of which it brought in.
    pub(super) fn set_changed<I: Ir>(
        &self,
        pass: &PassSite<'_, I>,
        names: Bits,
        brought: &[usize],
    ) {
        let name = pass.info().map_or("", |info| info.argument);
        self.with(pass.pipeline().execution(), |frame| {
            frame.names = Some(names);
            let origins = frame.origins.get_or_insert_default();
            origins.extend(brought.iter().map(|number| (*number, name)));
        });
    }

    /// Makes the origins of a pipeline known to those that a step of it runs inside of its operation.
    pub(super) fn share<I: Ir>(&self, origins: &Origins, step: &PassSite<'_, I>) {
        let execution = step.pipeline().execution();
        let state = self.with(execution, |frame| {
            (frame.origins.clone(), frame.names.clone())
        });
        let Some((known, before)) = state else { return };
        if let Some(known) = known {
            origins.add(execution, known);
        }
        if step.info().is_some() {
            origins.set_before(step.execution(), before);
        }
    }

    /// Ends what [`share`](Self::share) began, and takes over what nested pipelines have brought in. What pipelines of a pass have
    /// brought in is the work of the pass, once it has ended.
    pub(super) fn unshare<I: Ir>(&self, origins: &Origins, step: &PassSite<'_, I>) {
        let execution = step.pipeline().execution();
        origins.take(execution);
        let nested = origins.take(step.execution());
        if let Some(nested) = nested.filter(|_| step.info().is_none()) {
            self.with(execution, |frame| {
                frame.names = None;
                frame.origins.get_or_insert_default().extend(nested);
            });
        }
    }

    /// Returns the pass that brought a name into the operation of a pass; `None` if the input holds it.
    pub(super) fn origin<I: Ir>(
        &self,
        origins: &Origins,
        pass: &PassSite<'_, I>,
        number: usize,
    ) -> Option<&'static str> {
        let mut callers = std::iter::successors(Some(*pass), |site| site.pipeline().caller());
        callers.find_map(|step| {
            let execution = step.pipeline().execution();
            let of_frame = || {
                self.with(execution, |frame| {
                    frame.origins.as_ref()?.get(&number).copied()
                })
            };
            let during = origins.during(&step, number);
            during
                .or_else(|| of_frame().flatten())
                .or_else(|| origins.get(execution, number))
        })
    }
}
