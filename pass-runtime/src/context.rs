//! The context of a pass while it runs.

use std::borrow::Cow;
use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::Arc;

use crate::analysis::{Analyses, Analysis, Cache};
use crate::ancestor::Ancestor;
use crate::cancel::CancelToken;
use crate::diagnostic::{Diagnostic, Location, Operation, Severity};
use crate::failure::Failure;
use crate::info::PassInfo;
use crate::instrumentation::{
    ActionUnit, BoxedFailure, FailureKind, Interest, PassSite, Sink, StepFailure,
};
use crate::ir::{Ir, PrintOptions};
use crate::manager::{Engine, PassEntry};
use crate::panic::catch;
use crate::pass_emitter::PassEmitter;
use crate::preserved::Preserved;
use crate::results::Reads;

/// The context of a pass while it runs on one operation.
///
/// ```
/// # use pass_toy::tree::*;
/// use pass_runtime::{Analysis, AnalysisContext, Failure, PassContext, Preserved};
///
/// struct Leaves(usize);
///
/// impl Analysis<Tree> for Leaves {
///     fn build(op: &&mut Node, _: &AnalysisContext<'_, Tree>) -> Self {
///         Self(op.children.iter().filter(|child| child.name == "leaf").count())
///     }
/// }
///
/// // The body of `run_on_operation` of some pass.
/// fn run(op: &mut Node, cx: &mut PassContext<'_, Tree>) -> Result<Preserved, Failure> {
///     let leaves = cx.analysis::<Leaves>(&op).0;
///     cx.remark(&op, format!("{leaves} leaves"));
///     cx.action("prune", || op.children.retain(|child| child.name != "leaf"));
///     Ok(Preserved::unless(leaves > 0))
/// }
/// # let _ = run;
/// ```
pub struct PassContext<'a, I: Ir> {
    /// Borrowed: copying it dominates the cost of creating a context.
    pub(crate) site: &'a PassSite<'a, I>,
    pub(crate) entry: &'a Arc<PassEntry<I>>,
    pub(crate) op: u64,
    pub(crate) cache: &'a mut Cache<I>,
    pub(crate) emitter: PassEmitter<'a, I>,
    /// The number of pipelines that the pass has run.
    pub(crate) pipelines: usize,
    /// The number of actions and scopes that the pass has begun.
    begun: Cell<usize>,
    /// True once the pass knows that the run is cancelled: it has asked, or a pipeline that it runs was stopped.
    pub(crate) knows_cancellation: Cell<bool>,
    /// The operation before the pass, where something asks for the objects of actions.
    pub(crate) unit: Option<&'a ActionUnit>,
    /// Whether the pass would change nothing if it ran again; `None` if nothing says so.
    pub(crate) is_at_fixed_point: Cell<Option<bool>>,
}

impl<'a, I: Ir> PassContext<'a, I> {
    pub(crate) fn new(
        site: &'a PassSite<'a, I>,
        entry: &'a Arc<PassEntry<I>>,
        op: &I::Op<'_>,
        unit: Option<&'a ActionUnit>,
        cache: &'a mut Cache<I>,
        emit: Sink<'a, I>,
    ) -> Self {
        let interest = site.engine.chain.interest;
        if interest.intersects(Interest::ACTIONS | Interest::SCOPES) {
            site.frame.note_location(site.context(), op);
        }
        Self {
            site,
            entry,
            op: I::key(op),
            cache,
            emitter: PassEmitter::new(emit),
            pipelines: 0,
            begun: Cell::new(0),
            knows_cancellation: Cell::new(false),
            unit,
            is_at_fixed_point: Cell::default(),
        }
    }

    /// Returns the context of the IR, shared by all operations.
    pub fn context(&self) -> &'a I::Context {
        self.site.context()
    }

    /// Returns the description of the pass that runs.
    pub fn info(&self) -> &'static PassInfo {
        self.entry.info
    }

    /// Returns the analysis `A` of `op`, which is the operation of the pass or one nested in it. It is built unless it is
    /// known. If the operation was changed since, the pass is responsible for not relying on the result.
    ///
    /// # Panics
    ///
    /// If the analysis depends on itself. The pass fails then, with an error that says so.
    pub fn analysis<A: Analysis<I>>(&self, op: &I::Op<'_>) -> &A {
        self.analyses().get(op, None)
    }

    /// Returns the analysis `A` of `op`, which is the operation of the pass or one nested in it, if it is known.
    pub fn cached_analysis<A: Analysis<I>>(&self, op: &I::Op<'_>) -> Option<&A> {
        self.site.frame.reads.note(Reads::OTHERS);
        self.analyses().cached(op)
    }

    /// Returns the analysis `A` of the operation directly around the one at hand, if it is known. There is no building it
    /// from inside, where others run beside.
    pub fn parent_analysis<A: Analysis<I>>(&self) -> Option<&'a A> {
        self.ancestors().next()?.cached_analysis()
    }

    /// Returns the operations around the one at hand, from the inside out.
    pub fn ancestors(&self) -> impl Iterator<Item = Ancestor<'a, I>> + use<'a, I> {
        self.site.pipeline().ancestors()
    }

    /// Emits a diagnostic, which gets the pass, its operation and the place in the pipeline unless it has them.
    pub fn emit(&self, mut diagnostic: Diagnostic) {
        self.site.stamp(&mut diagnostic);
        self.emitter.emit(diagnostic);
    }

    /// Reports that this pass, with these options, would change nothing of the operation as it leaves it, and do nothing else that
    /// matters. It need not run again until something changes the operation, see
    /// [`PassManager::set_skip`](crate::PassManager::set_skip). It does if an instrumentation skipped one of its actions.
    pub fn reached_fixed_point(&mut self) {
        let known = self.is_at_fixed_point.get();
        self.is_at_fixed_point.set(known.or(Some(true)));
    }

    /// Returns whether the run is cancelled: a pass that takes long should end then. Whatever the pass returns, the run fails from
    /// then on, since the pass may have done half of its work.
    pub fn is_cancelled(&self) -> bool {
        let is_cancelled = self.site.engine.is_cancelled();
        if is_cancelled {
            self.knows_cancellation.set(true);
        }
        is_cancelled
    }

    /// Returns the token of the run, for another thread that works for the pass; ask [`is_cancelled`](Self::is_cancelled) afterwards.
    pub fn cancel_token(&self) -> Option<&'a CancelToken> {
        self.site.engine.cancel
    }

    /// Returns the options of the run for printing an operation.
    pub fn print_options(&self) -> PrintOptions {
        self.site.engine.print_options
    }

    /// Runs `body` within a named scope, see [`scope`](Self::scope): for work that needs the context exclusively, such as
    /// running a pipeline.
    pub fn in_scope<T>(
        &mut self,
        name: impl Into<Cow<'static, str>>,
        body: impl FnOnce(&mut Self) -> T,
    ) -> T {
        let site = self.is_observed().then(|| self.open_scope(name.into()));
        let ran = catch_unwind(AssertUnwindSafe(|| body(self)));
        if let Some(site) = &site {
            self.close_scope(site, ran.is_err());
        }
        ran.unwrap_or_else(|panic| resume_unwind(panic))
    }

    pub(crate) fn next_number(&self) -> usize {
        self.begun.replace(self.begun.get() + 1)
    }

    /// Emits an error about `op`, which fails the pass only if the result is returned: `return Err(cx.error(..))`.
    pub fn error(&self, op: &I::Op<'_>, message: impl AsRef<str>) -> Failure {
        self.emit(self.about(Severity::Error, op, message.as_ref()));
        Failure::new()
    }

    /// As [`PassContext::error`], for an operation that an [`Ir`] cannot print whole from `op` alone: the note shows `text`.
    pub fn error_showing(
        &self,
        op: &I::Op<'_>,
        message: impl AsRef<str>,
        text: impl FnOnce() -> String,
    ) -> Failure {
        let engine = self.site.engine;
        let mut diagnostic = engine.about_without_note(Severity::Error, op, message.as_ref());
        if engine.show_operations {
            diagnostic = diagnostic.see_operation(&text());
        }
        self.emit(diagnostic);
        Failure::new()
    }

    /// Emits a warning about `op`.
    pub fn warning(&self, op: &I::Op<'_>, message: impl AsRef<str>) {
        self.emit(self.about(Severity::Warning, op, message.as_ref()));
    }

    /// Emits a remark about `op`.
    pub fn remark(&self, op: &I::Op<'_>, message: impl AsRef<str>) {
        self.emit(self.about(Severity::Remark, op, message.as_ref()));
    }

    /// Emits text that was asked for, shown verbatim in the order of the diagnostics.
    pub fn output(&self, text: impl Into<String>) {
        self.emit(Diagnostic::output(text));
    }

    /// Reports the analyses that the pass claims to have preserved and has not.
    pub(crate) fn check_preserved(
        &self,
        op: &I::Op<'_>,
        preserved: &Preserved,
    ) -> Result<(), Failure> {
        let (analyses, scratch) = (self.analyses(), Cache::default());
        let cx = analyses.scratch(&scratch);
        let mut result = Ok(());
        for entry in self.cache.entries() {
            if entry.is_wrongly_preserved(preserved, op, &cx) {
                let (pass, analysis) = (self.info().name, entry.name());
                let message = format!(
                    "pass '{pass}' says that analysis '{analysis}' still holds, which it does not"
                );
                result = Err(self.error(op, message));
            }
        }
        result
    }

    fn analyses(&self) -> Analyses<'_, I> {
        Analyses {
            site: *self.site,
            op: self.op,
            name: self.site.frame.name,
            cache: self.cache,
            above: self.site.frame.above,
            hooks: Some(&self.emitter),
        }
    }

    /// Returns a diagnostic at the place of `op`, to add notes to before it is emitted. Its message starts with the name of
    /// the operation.
    pub fn about(&self, severity: Severity, op: &I::Op<'_>, message: &str) -> Diagnostic {
        self.site.engine.about(severity, op, message)
    }
}

impl<I: Ir> PassSite<'_, I> {
    /// Returns an error about an operation that a panic may have left inconsistent: it is not printed, and an IR that panics
    /// when it is asked for its name or location gets an error without them.
    #[cold]
    pub(crate) fn error_after_panic(&self, op: &I::Op<'_>, message: &str) -> Diagnostic {
        let about = catch(|| self.engine.about_without_note(Severity::Error, op, message));
        let mut diagnostic =
            about.unwrap_or_else(|_| Diagnostic::error(Location::Unknown, message));
        self.stamp(&mut diagnostic);
        diagnostic
    }

    pub(crate) fn about(&self, severity: Severity, op: &I::Op<'_>, message: &str) -> Diagnostic {
        let mut diagnostic = self.engine.about(severity, op, message);
        self.stamp(&mut diagnostic);
        diagnostic
    }

    /// Emits an error, and returns it as the failure of the step.
    #[cold]
    pub(crate) fn fail<T>(
        &self,
        kind: FailureKind,
        op: &I::Op<'_>,
        message: &str,
        emit: Sink<'_, I>,
    ) -> Result<T, BoxedFailure> {
        emit(self.about(Severity::Error, op, message).into());
        Err(StepFailure::new(kind, message))
    }
}

/// The greatest number of elements of an attribute that a note shows, which is that of MLIR.
const LONGEST_IN_NOTES: usize = 16;

impl<I: Ir> Engine<'_, I> {
    /// Returns a diagnostic about an operation: at its place, and starting with its name.
    pub(crate) fn about(&self, severity: Severity, op: &I::Op<'_>, message: &str) -> Diagnostic {
        let diagnostic = self.about_without_note(severity, op, message);
        if !self.show_operations {
            return diagnostic;
        }
        // The custom form may rely on the very property that is violated, and a note is about the operation alone.
        let options = self.print_options.generic(severity == Severity::Error);
        let options = options.local_scope(true).locations(false);
        let options = options.elide_elements(Some(LONGEST_IN_NOTES));
        match catch(|| I::print(self.cx, op, options)) {
            Ok(text) => diagnostic.see_operation(&text),
            Err(panic) => diagnostic.note(format!("printing the operation panicked: {panic}")),
        }
    }

    /// Returns the same without the note that shows the operation.
    fn about_without_note(&self, severity: Severity, op: &I::Op<'_>, message: &str) -> Diagnostic {
        let name = I::facts(self.cx, I::name(self.cx, op)).name;
        let message = format!("'{name}' op {message}");
        let diagnostic = Diagnostic::new(severity, I::location(self.cx, op), message);
        let mut diagnostic = diagnostic.called_from(I::calls(self.cx, op));
        diagnostic.subject.operation = Some(self.operation(op));
        diagnostic
    }

    pub(crate) fn operation(&self, op: &I::Op<'_>) -> Operation {
        let name = I::facts(self.cx, I::name(self.cx, op)).name;
        Operation::new(name, I::symbol(self.cx, op))
    }
}

/// Returns the operation as the object of an action: its text is that without its regions.
#[cold]
pub(crate) fn unit<I: Ir>(cx: &I::Context, op: &I::Op<'_>) -> ActionUnit {
    let options = PrintOptions::default().skip_regions(true).local_scope(true);
    ActionUnit::new(I::print(cx, op, options), I::location(cx, op))
}
