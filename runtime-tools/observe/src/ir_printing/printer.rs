//! The instrumentation that makes dumps.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::ir_printing::tree::Tree;
use crate::ir_printing::{Dump, DumpSink, IrPrinting, Moment, ToDiagnostics};
use pass_runtime::Failure;
use pass_runtime::Preserved;
use pass_runtime::diagnostic::{Emit, Operation};
use pass_runtime::info::PassInfo;
use pass_runtime::instrumentation::{Instrumentation, PassSite, StepFailure, Verdict};
use pass_runtime::ir::Ir;

/// Prints the IR before and after passes.
///
/// Of several instrumentations it is best added after those that may skip a pass and before those that measure time.
///
/// ```
/// # mod tree { include!("../../../../pass-runtime/tests/doc/tree.rs"); }
/// # use tree::*;
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
    tree: Tree,
    /// The operations before the passes that are under way, by run and span.
    before: Mutex<BTreeMap<(u64, u64), Before>>,
}

/// What the dump after a pass needs of the operation before the pass.
struct Before {
    fingerprint: Option<u64>,
    text: Option<String>,
}

impl IrPrinter {
    /// Emits dumps as diagnostics.
    pub fn new(settings: IrPrinting) -> Self {
        Self::with_sink(settings, ToDiagnostics)
    }

    /// Hands dumps to `sink`.
    pub fn with_sink(settings: IrPrinting, sink: impl DumpSink) -> Self {
        Self {
            settings,
            sink: Arc::new(sink),
            tree: Tree::default(),
            before: Mutex::default(),
        }
    }

    /// Makes a dump. It is handed to the sink once all before it is final.
    fn dump<I: Ir>(
        &self,
        moment: Moment,
        pass: &PassSite<'_, I>,
        op: &I::Op<'_>,
        before: Option<String>,
        emit: Emit<'_>,
    ) {
        let (cx, settings) = (pass.context(), &self.settings);
        let Some(info) = pass.info().filter(|_| self.is_chosen(pass)) else {
            return;
        };
        let mut options = settings.options;
        if moment == Moment::Failed {
            // The custom form may rely on the very property that is violated.
            options.generic |= I::verify(cx, op, true, &mut drop).is_err();
        }
        let is_outermost = pass.place().levels().len() == 1;
        let snapshot = if settings.module_scope {
            pass.snapshot(op, options)
        } else {
            // Names are defined ahead of the outermost operation.
            options.local_scope |= !is_outermost;
            pass.operation_snapshot(op, options)
        };
        let name = I::facts(cx, I::name(cx, op)).name;
        let mut dump = Dump {
            moment,
            pass: info,
            operation: Operation::new(name, I::symbol(cx, op)),
            place: pass.place(),
            is_whole: settings.module_scope && snapshot.is_whole(),
            is_outermost,
            text: String::new(),
            before,
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

    /// True if the operation of the pass, or one around it, has one of the symbols.
    fn is_chosen<I: Ir>(&self, pass: &PassSite<'_, I>) -> bool {
        let symbols = &self.settings.symbols;
        symbols.is_empty() || self.tree.has_symbol(pass, symbols)
    }

    /// True if the operations around a step matter.
    fn follows_operations(&self) -> bool {
        self.settings.tree || !self.settings.symbols.is_empty()
    }

    fn end<I: Ir>(&self, pass: &PassSite<'_, I>) {
        if self.follows_operations() {
            self.tree.end(pass);
        }
    }

    fn needs_before(&self, pass: &PassInfo) -> bool {
        let settings = &self.settings;
        let after = settings.after.contains(pass);
        settings.keep_before || (settings.on_change && after && !settings.on_failure)
    }

    fn take_before<I: Ir>(&self, pass: &PassSite<'_, I>) -> Option<Before> {
        self.lock().remove(&key(pass))
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<(u64, u64), Before>> {
        self.before.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<I: Ir> Instrumentation<I> for IrPrinter {
    fn needs_snapshots(&self) -> bool {
        self.settings.module_scope
    }

    fn before_pass(&self, pass: &PassSite<'_, I>, op: &I::Op<'_>, emit: Emit<'_>) -> Verdict {
        if self.follows_operations() {
            self.tree.begin(pass, op);
        }
        let Some(info) = pass.info() else {
            return Verdict::Run;
        };
        if self.settings.before.contains(info) {
            self.dump(Moment::Before, pass, op, None, emit);
        }
        if self.needs_before(info) {
            let IrPrinting {
                options,
                keep_before,
                on_change,
                ..
            } = &self.settings;
            let text = keep_before.then(|| I::print(pass.context(), op, *options));
            let fingerprint = on_change.then(|| I::fingerprint(pass.context(), op));
            let before = Before { fingerprint, text };
            self.lock().insert(key(pass), before);
        }
        Verdict::Run
    }

    fn after_pass(
        &self,
        pass: &PassSite<'_, I>,
        op: &I::Op<'_>,
        _: &Preserved,
        emit: Emit<'_>,
    ) -> Result<(), Failure> {
        let before = self.take_before(pass);
        if let Some(info) = pass.info().filter(|_| !self.settings.on_failure)
            && self.settings.after.contains(info)
        {
            let fingerprint = before.as_ref().and_then(|before| before.fingerprint);
            let same = |before| before == I::fingerprint(pass.context(), op);
            if !fingerprint.is_some_and(same) {
                let text = before.and_then(|before| before.text);
                self.dump(Moment::After, pass, op, text, emit);
            }
        }
        self.end(pass);
        Ok(())
    }

    fn after_failed_pass(
        &self,
        pass: &PassSite<'_, I>,
        op: &I::Op<'_>,
        _: &StepFailure,
        emit: Emit<'_>,
    ) {
        let before = self.take_before(pass);
        let is_chosen = |info| self.settings.on_failure || self.settings.after.contains(info);
        if pass.info().is_some_and(is_chosen) {
            let text = before.and_then(|before| before.text);
            self.dump(Moment::Failed, pass, op, text, emit);
        }
        self.end(pass);
    }
}

fn key<I: Ir>(pass: &PassSite<'_, I>) -> (u64, u64) {
    (pass.run().unique, pass.span())
}

impl fmt::Debug for IrPrinter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("IrPrinter")
            .field("settings", &self.settings)
            .finish_non_exhaustive()
    }
}
