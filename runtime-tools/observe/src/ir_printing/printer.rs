//! The instrumentation that dumps the IR.

use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::ir_printing::tree::Tree;
use crate::ir_printing::{Dump, DumpSink, IrPrinting, Moment, ToDiagnostics};
use pass_runtime::Failure;
use pass_runtime::diagnostic::Operation;
use pass_runtime::info::PassInfo;
use pass_runtime::instrumentation::{
    ByExecution, Event, Instrumentation, Interest, Outcome, PassSite, Sink, Verdict,
};
use pass_runtime::ir::{Ir, PrintOptions};

/// Prints the IR before and after passes.
///
/// Of several instrumentations it is best added after those that may skip a pass and before those that measure time.
///
/// ```
/// # use pass_toy::tree::*;
/// use pass_runtime::PassManager;
/// use pass_observe::ir_printing::{IrPrinter, IrPrinting, PassFilter};
///
/// let mut manager = PassManager::<Tree>::new("root");
/// let mut printing = IrPrinting::default();
/// printing.before = PassFilter::All;
/// manager.add_instrumentation(IrPrinter::new(printing));
/// # manager.run(&(), &mut node("root", []), &mut drop).unwrap();
/// ```
pub struct IrPrinter {
    settings: IrPrinting,
    sink: Arc<dyn DumpSink>,
    pub(super) tree: Tree,
    /// The operations before running passes.
    before: Mutex<ByExecution<Before>>,
}

#[derive(Default)]
struct Before {
    fingerprint: Option<u64>,
    text: Option<String>,
}

impl IrPrinter {
    /// Creates a printer that emits dumps as diagnostics.
    pub fn new(settings: IrPrinting) -> Self {
        Self::with_sink(settings, ToDiagnostics)
    }

    /// Creates a printer that passes dumps to `sink`.
    pub fn with_sink(settings: IrPrinting, sink: impl DumpSink) -> Self {
        Self {
            settings,
            sink: Arc::new(sink),
            tree: Tree::default(),
            before: Mutex::default(),
        }
    }

    /// Dumps the operation. The sink gets the dump once all earlier steps are final.
    fn dump<I: Ir>(
        &self,
        moment: Moment,
        pass: &PassSite<'_, I>,
        op: &I::Op<'_>,
        before: Option<String>,
        emit: Sink<'_, I>,
    ) {
        let (cx, settings) = (pass.context(), &self.settings);
        let Some(info) = pass.info().filter(|_| self.is_selected_symbol(pass)) else {
            return;
        };
        let mut options = self.print_options(pass);
        if moment == Moment::Failed {
            // The custom form may rely on the very property that is violated.
            options.generic |= I::verify(cx, op, true, &mut drop).is_err();
        }
        let snapshot = if settings.module_scope {
            pass.snapshot(op, options)
        } else {
            pass.operation_snapshot(op, options)
        };
        let name = I::facts(cx, I::name(cx, op)).name;
        let mut dump = Dump {
            moment,
            pass: info,
            operation: Operation::new(name, I::symbol(cx, op)),
            place: pass.place(),
            is_whole: settings.module_scope && snapshot.is_whole(),
            is_outermost: is_outermost(pass),
            has_local_scope: options.local_scope,
            text: String::new(),
            // Texts in two forms differ in every line.
            before: before.filter(|_| options.generic == settings.options.generic),
            file: settings
                .tree
                .then(|| self.tree.next(pass, info.argument))
                .flatten(),
        };
        let sink = Arc::clone(&self.sink);
        snapshot.print(emit, move |text, emit| {
            text.clone_into(&mut dump.text);
            sink.take(dump, emit);
        });
    }

    fn print_options<I: Ir>(&self, pass: &PassSite<'_, I>) -> PrintOptions {
        let mut options = self.settings.options;
        // Names are defined ahead of the outermost operation.
        options.local_scope |= !self.settings.module_scope && !is_outermost(pass);
        options
    }

    /// Returns whether the operation of the pass, or an ancestor, has a selected symbol.
    fn is_selected_symbol<I: Ir>(&self, pass: &PassSite<'_, I>) -> bool {
        let symbols = &self.settings.symbols;
        symbols.is_empty() || self.tree.has_symbol(pass, symbols)
    }

    /// Returns whether the ancestors of operations matter.
    fn needs_tree(&self) -> bool {
        self.settings.tree || !self.settings.symbols.is_empty()
    }

    fn needs_before(&self, pass: &PassInfo) -> bool {
        let settings = &self.settings;
        let after = settings.after.contains(pass);
        settings.keep_before || (settings.on_change && after && !settings.on_failure)
    }

    fn lock(&self) -> MutexGuard<'_, ByExecution<Before>> {
        self.before.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<I: Ir> Instrumentation<I> for IrPrinter {
    fn interest(&self) -> Interest {
        let snapshots = Interest::SNAPSHOTS.when(self.settings.module_scope);
        let runs = Interest::RUNS.when(self.settings.tree);
        Interest::PASSES | Interest::REPEATS | snapshots | runs
    }

    fn enter(&self, event: &Event<'_, '_, I>, emit: Sink<'_, I>) -> Verdict {
        let Event::Pass { pass, op } = event else {
            return Verdict::Run;
        };
        if self.needs_tree() {
            self.tree.begin(pass, op);
        }
        let Some(info) = pass.info() else {
            return Verdict::Run;
        };
        if self.settings.before.contains(info) {
            self.dump(Moment::Before, pass, op, None, emit);
        }
        if self.needs_before(info) {
            let (cx, settings) = (pass.context(), &self.settings);
            let text = (settings.keep_before).then(|| I::print(cx, op, self.print_options(pass)));
            let fingerprint = settings.on_change.then(|| I::fingerprint(cx, op));
            let before = Before { fingerprint, text };
            self.lock().insert(pass.execution(), before);
        }
        Verdict::Run
    }

    fn exit(
        &self,
        event: &Event<'_, '_, I>,
        outcome: &Outcome<'_>,
        emit: Sink<'_, I>,
    ) -> Result<(), Failure> {
        let (pass, op) = match event {
            Event::Pass { pass, op } => (pass, op),
            Event::Run { pipeline, .. } => {
                self.tree.end_run(pipeline.run());
                return Ok(());
            }
            _ => return Ok(()),
        };
        let before = self.lock().remove(&pass.execution()).unwrap_or_default();
        let settings = &self.settings;
        let failed = outcome.failure().is_some();
        let is_selected = |info| {
            if settings.on_failure {
                failed
            } else {
                settings.after.contains(info)
            }
        };
        let is_unchanged = || {
            let fingerprint = before.fingerprint.filter(|_| !failed);
            fingerprint.is_some_and(|before| before == I::fingerprint(pass.context(), op))
        };
        if pass.info().is_some_and(is_selected) && !is_unchanged() {
            let moment = if failed {
                Moment::Failed
            } else {
                Moment::After
            };
            self.dump(moment, pass, op, before.text, emit);
        }
        if self.needs_tree() {
            self.tree.end(pass);
        }
        Ok(())
    }
}

fn is_outermost<I: Ir>(pass: &PassSite<'_, I>) -> bool {
    pass.place().levels().len() == 1
}

impl fmt::Debug for IrPrinter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("IrPrinter")
            .field("settings", &self.settings)
            .finish_non_exhaustive()
    }
}
