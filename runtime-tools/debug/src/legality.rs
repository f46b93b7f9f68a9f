//! Checks what passes require, ensure and create, in runs.

mod blame;
mod state;

use std::collections::BTreeMap;
use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};

use pass_runtime::Location;
use pass_runtime::diagnostic::{Diagnostic, NoteKind};
use pass_runtime::info::legality::{
    Bits, Clause, Contract, EntityKind, Monitor, NameTable, Verdict as Decision,
};
use pass_runtime::instrumentation::{
    Event, Instrumentation, Interest, Outcome, PassSite, Sink, Verdict,
};
use pass_runtime::ir::Ir;
use pass_runtime::{Failure, OpPassManager};

use blame::Origins;
use state::{Frames, Rules, contracts_of};

/// The maximum number of violations of one pass execution that are reported.
const MAX_REPORTED: usize = 10;

/// Checks before and after each pass what the contracts of passes say, on the operation that it runs on: that it gets no operation
/// or type that its precondition forbids, leaves none that its postcondition forbids, and creates none that it does not say.
///
/// A violation is an error that names the pass, the operation or type with its place, the reason of the rule, and who is to
/// blame: of a precondition the pass that brought it in, or the input, and else the pass itself. Then the pass fails.
///
/// One walk after each pass that changed something serves all rules. A pass that another instrumentation skips may leave what it
/// says it removes, so preconditions are not checked behind it.
///
/// ```
/// # use pass_toy::tree::*;
/// use pass_debug::legality::CheckLegality;
/// use pass_runtime::PassManager;
///
/// let mut manager = PassManager::<Tree>::new("root");
/// // No pass says anything, so there is nothing to check.
/// assert!(CheckLegality::of(manager.pipeline()).is_none());
/// # manager.run(&(), &mut node("root", []), &mut drop)?;
/// # Ok::<(), pass_runtime::Failure>(())
/// ```
pub struct CheckLegality {
    rules: Rules,
    frames: Frames,
    origins: Origins,
    /// True once a pass was skipped that would have removed something.
    is_incomplete: AtomicBool,
    /// True once the IR has shown that it cannot list its operations.
    is_unsupported: AtomicBool,
}

impl CheckLegality {
    /// Creates the check of runs of a pipeline. Returns `None` if no pass in it states anything.
    pub fn of<I: Ir>(pipeline: &OpPassManager<I>) -> Option<Self> {
        let contracts = contracts_of(pipeline);
        let states = |contract: &Contract<'_>| {
            contract.creates.is_some() || contract.clauses().next().is_some()
        };
        contracts.iter().any(states).then(|| Self {
            rules: Rules::new(contracts),
            frames: Frames::default(),
            origins: Origins::default(),
            is_incomplete: AtomicBool::new(false),
            is_unsupported: AtomicBool::new(false),
        })
    }

    /// Returns the names in the operation, at present.
    fn names_in<I: Ir>(&self, cx: &I::Context, op: &I::Op<'_>, emit: Sink<'_, I>) -> Bits {
        let names = self.rules.names_in::<I>(cx, op);
        names.unwrap_or_else(|| {
            if !self.is_unsupported.swap(true, Ordering::Relaxed) {
                let message = "legality is not checked: this IR does not list its operations";
                emit(Diagnostic::warning(Location::Unknown, message).into());
            }
            Bits::default()
        })
    }

    fn is_supported(&self) -> bool {
        !self.is_unsupported.load(Ordering::Relaxed)
    }

    fn begin<I: Ir>(&self, pass: &PassSite<'_, I>, op: &I::Op<'_>, emit: Sink<'_, I>) -> Verdict {
        let violated = |before: &Bits| {
            let is_checked = self.is_supported() && !self.is_incomplete.load(Ordering::Relaxed);
            if is_checked {
                let violated = |monitor: &Monitor<'_>| monitor.violated(before);
                self.rules.monitor(pass, violated)
            } else {
                Vec::new()
            }
        };
        let known = self.frames.with_names(pass, violated);
        let violated = known.unwrap_or_else(|| {
            let before = self.names_in::<I>(pass.context(), op, &mut *emit);
            let violated = violated(&before);
            self.frames.set_names(pass, before);
            violated
        });
        if violated.is_empty() {
            return Verdict::Run;
        }
        self.report(pass, op, &violated, Breach::Precondition, emit);
        Verdict::Fail(Failure::new())
    }

    fn end<I: Ir>(
        &self,
        pass: &PassSite<'_, I>,
        op: &I::Op<'_>,
        outcome: &Outcome<'_>,
        emit: Sink<'_, I>,
    ) -> Result<(), Failure> {
        let is_skipped = matches!(outcome, Outcome::Skipped);
        if is_skipped {
            let is_needed = self.rules.monitor(pass, Monitor::is_needed);
            if is_needed && !pass.is_skipped() {
                self.is_incomplete.store(true, Ordering::Relaxed);
            }
            return Ok(());
        }
        if outcome.failure().is_some() || !self.is_supported() {
            self.frames.take_names(pass);
            return Ok(());
        }
        let (left, created) = if outcome.is_unchanged() {
            let left = |names: &Bits| self.rules.monitor(pass, |monitor| monitor.left(names));
            let left = self.frames.with_names(pass, left);
            (left.unwrap_or_default(), Vec::new())
        } else {
            let Some(before) = self.frames.take_names(pass) else {
                return Ok(());
            };
            let after = self.names_in::<I>(pass.context(), op, &mut *emit);
            let brought = after.difference(&before);
            let check = |monitor: &Monitor<'_>, universe: &_, names: &_| {
                let created = monitor.created(universe, names, &before, &brought);
                (monitor.left(&after), created)
            };
            let violations = self.rules.monitor_with_names(pass, check);
            self.frames.set_changed(pass, after, &brought);
            violations
        };
        self.report(pass, op, &left, Breach::Postcondition, &mut *emit);
        self.report(pass, op, &created, Breach::Creation, emit);
        if left.is_empty() && created.is_empty() {
            Ok(())
        } else {
            Err(Failure::new())
        }
    }

    /// Reports each name that a pass must not get, leave or create.
    fn report<I: Ir>(
        &self,
        pass: &PassSite<'_, I>,
        op: &I::Op<'_>,
        numbers: &[usize],
        breach: Breach,
        emit: Sink<'_, I>,
    ) {
        if numbers.is_empty() {
            return;
        }
        let occurrences = occurrences::<I>(pass.context(), op);
        for number in numbers.iter().take(MAX_REPORTED) {
            let (kind, name) = self.rules.name(*number);
            let occurrence = occurrences.get(&(kind, name.clone()));
            let occurrence = occurrence.cloned().unwrap_or_default();
            let violation = Violation {
                pass,
                breach,
                kind,
                name: &name,
                occurrence: &occurrence,
            };
            let (clause, by) = match breach {
                Breach::Precondition => {
                    let clause = self
                        .rules
                        .monitor(pass, |monitor| monitor.requirement(kind, &name));
                    (
                        clause,
                        Some(self.frames.origin(&self.origins, pass, *number)),
                    )
                }
                Breach::Postcondition => (
                    self.rules
                        .monitor(pass, |monitor| monitor.promise(kind, &name)),
                    None,
                ),
                Breach::Creation => (None, None),
            };
            let mut diagnostic = violation.diagnostic(clause, by);
            diagnostic = diagnostic.note_of_kind(
                NoteKind::Pass,
                I::location(pass.context(), op),
                violation.step(&pass.operation(op).to_string()),
            );
            diagnostic.subject.operation = Some(pass.operation(op));
            emit(diagnostic.into());
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Breach {
    Precondition,
    Postcondition,
    Creation,
}

/// Something that a pass must not get, leave or create.
struct Violation<'v, 's, I: Ir> {
    pass: &'v PassSite<'s, I>,
    breach: Breach,
    kind: EntityKind,
    name: &'v str,
    occurrence: &'v IllegalEntity,
}

impl<I: Ir> Violation<'_, '_, I> {
    /// Returns the error. `by` is the pass that brought it in, for a precondition; an inner `None` stands for the input.
    fn diagnostic(
        &self,
        clause: Option<(&'static Clause<'static>, Decision)>,
        by: Option<Option<&'static str>>,
    ) -> Diagnostic {
        let pass = self.pass.info().map_or("", |info| info.argument);
        let entity = shown(self.kind, self.name);
        let reason = clause.map(|(clause, decision)| clause.rules.reason(decision));
        let reason = match reason.unwrap_or_default() {
            "" => String::new(),
            reason => format!(": {reason}"),
        };
        let count = match self.occurrence.count {
            0 | 1 => String::new(),
            count => format!(", of which there are {count}"),
        };
        let message = match self.breach {
            Breach::Precondition => format!("pass '{pass}' must not get {entity}{count}{reason}"),
            Breach::Postcondition => {
                format!("pass '{pass}' must not leave {entity}{count}{reason}")
            }
            Breach::Creation => {
                format!("pass '{pass}' does not say that it creates {entity}{count}")
            }
        };
        let location = &self.occurrence.location;
        let mut diagnostic = Diagnostic::error(location.clone(), message);
        if let Some((clause, _)) = clause.filter(|(clause, _)| !clause.name.is_empty()) {
            diagnostic = diagnostic.note(format!("the rule is that of legality '{}'", clause.name));
        }
        let blame = match (self.breach, by.flatten()) {
            (Breach::Precondition, Some(by)) => {
                format!("pass '{by}' brought it in")
            }
            (Breach::Precondition, None) => {
                "the input holds it, and no earlier pass removes it".to_owned()
            }
            (Breach::Postcondition, _) => {
                format!("the postcondition of pass '{pass}' says that none is left")
            }
            (Breach::Creation, _) => format!("pass '{pass}' is wrong, or its declaration"),
        };
        diagnostic = diagnostic.note(blame);
        if self.breach == Breach::Creation {
            let help = if self
                .pass
                .info()
                .is_some_and(|info| info.contract.creates.is_some())
            {
                "name it in `creates`"
            } else {
                "name it in `creates`, or its dialect in `dialects`"
            };
            diagnostic = diagnostic.help(help);
        }
        diagnostic
    }

    fn step(&self, operation: &str) -> String {
        let when = if self.breach == Breach::Precondition {
            "before"
        } else {
            "after"
        };
        let pass = self.pass.info().map_or("", |info| info.argument);
        format!("{when} pass '{pass}' on {operation}")
    }
}

fn shown(kind: EntityKind, name: &str) -> String {
    match kind {
        EntityKind::Operation => format!("'{name}'"),
        EntityKind::Type => format!("type '!{name}'"),
    }
}

impl<I: Ir> Instrumentation<I> for CheckLegality {
    fn interest(&self) -> Interest {
        // A result that is put in place is the one after several passes.
        Interest::PASSES | Interest::PIPELINES | Interest::REPEATS
    }

    fn enter(&self, event: &Event<'_, '_, I>, emit: Sink<'_, I>) -> Verdict {
        match event {
            Event::Pipeline { pipeline, .. } => self.frames.push(pipeline),
            Event::Pass { pass, op } if pass.runs() => {
                let begins_pass = pass.info().is_some();
                if begins_pass && let Verdict::Fail(failure) = self.begin(pass, op, emit) {
                    return Verdict::Fail(failure);
                }
                // Those that run below on other threads find the origins there.
                self.frames.share(&self.origins, pass);
            }
            _ => {}
        }
        Verdict::Run
    }

    fn exit(
        &self,
        event: &Event<'_, '_, I>,
        outcome: &Outcome<'_>,
        emit: Sink<'_, I>,
    ) -> Result<(), Failure> {
        match event {
            Event::Pipeline { pipeline, .. } => self.frames.pop(&self.origins, pipeline),
            Event::Pass { pass, op } => {
                self.frames.unshare(&self.origins, pass);
                if pass.info().is_some() {
                    return self.end(pass, op, outcome, emit);
                }
            }
            _ => {}
        }
        Ok(())
    }
}

/// Operations or types of one name that rules forbid.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct IllegalEntity {
    /// Operations or types.
    pub kind: EntityKind,
    /// The name, without `!`.
    pub name: String,
    /// The number of operations with that name; for a type, of results, block arguments and attributes that hold it.
    pub count: usize,
    /// The place of the first one.
    pub location: Location,
    /// The reason of the rule that forbids it; may be empty.
    pub reason: &'static str,
}

impl Default for IllegalEntity {
    fn default() -> Self {
        Self {
            kind: EntityKind::Operation,
            name: String::new(),
            count: 0,
            location: Location::Unknown,
            reason: "",
        }
    }
}

/// It is displayed as messages name it, with its number and the reason.
impl fmt::Display for IllegalEntity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.count, shown(self.kind, &self.name))?;
        if self.reason.is_empty() {
            Ok(())
        } else {
            write!(f, " ({})", self.reason)
        }
    }
}

/// Returns what clauses forbid and an operation holds, itself included, such as what the postcondition of the pass that runs does not
/// allow yet. Conditions of clauses are not looked at. It is empty for an IR that cannot [list](Ir::visit_entities) its operations.
///
/// ```
/// # use pass_toy::tree::*;
/// use pass_debug::legality::illegal_entities;
/// use pass_runtime::{Diagnostic, Failure, PassContext, Preserved};
///
/// // The body of `run_on_operation` of some pass.
/// fn run(op: &mut Node, cx: &mut PassContext<'_, Tree>) -> Result<Preserved, Failure> {
///     // ...
///     for left in illegal_entities::<Tree>(cx.context(), &op, cx.info().legality().postcondition) {
///         cx.emit(Diagnostic::warning(left.location.clone(), format!("{left} could not be converted")));
///     }
///     Ok(Preserved::none())
/// }
/// # let _ = run;
/// ```
pub fn illegal_entities<I: Ir>(
    cx: &I::Context,
    op: &I::Op<'_>,
    clauses: &[Clause<'static>],
) -> Vec<IllegalEntity> {
    select_illegal(occurrences::<I>(cx, op), clauses)
}

fn select_illegal(
    found: BTreeMap<(EntityKind, String), IllegalEntity>,
    clauses: &[Clause<'static>],
) -> Vec<IllegalEntity> {
    let illegal = found.into_values().filter_map(|mut entity| {
        let clauses = clauses.iter();
        let mut verdicts =
            clauses.map(|clause| (clause, clause.rules.verdict(entity.kind, &entity.name)));
        let (clause, verdict) = verdicts.find(|(_, verdict)| !verdict.is_legal())?;
        entity.reason = clause.rules.reason(verdict);
        Some(entity)
    });
    illegal.collect()
}

/// Returns all operations and types in an operation, by kind and name.
fn occurrences<I: Ir>(
    cx: &I::Context,
    op: &I::Op<'_>,
) -> BTreeMap<(EntityKind, String), IllegalEntity> {
    let mut names = NameTable::default();
    let mut found: Vec<IllegalEntity> = Vec::new();
    I::visit_entities(cx, op, true, &mut |occurrence| {
        let numbers = names.note(&occurrence).to_vec();
        found.resize_with(names.len(), IllegalEntity::default);
        for number in numbers {
            let entity = &mut found[number];
            if entity.count == 0 {
                let (kind, name) = names.name(number);
                entity.kind = kind;
                name.clone_into(&mut entity.name);
                entity.location = (occurrence.location)();
            }
            entity.count += 1;
        }
    });
    by_kind_and_name(found)
}

fn by_kind_and_name(found: Vec<IllegalEntity>) -> BTreeMap<(EntityKind, String), IllegalEntity> {
    let found = found.into_iter();
    found
        .map(|entity| ((entity.kind, entity.name.clone()), entity))
        .collect()
}

impl fmt::Debug for CheckLegality {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("CheckLegality").finish_non_exhaustive()
    }
}
