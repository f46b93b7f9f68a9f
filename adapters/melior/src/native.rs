//! C++ passes of MLIR in our pass manager.

#![expect(
    unsafe_code,
    reason = "pass managers of MLIR move between threads, and run on borrowed operations"
)]

use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, Once, PoisonError};

use pass_runtime::diagnostic::Operation;
use pass_runtime::info::{Arity, OptionInfo};
use pass_runtime::ir::OpFacts;
use pass_runtime::options::{OptionWriter, PassOptions};
use pass_runtime::registry::{BuildError, PipelineWriter};
use pass_runtime::text::OptionList;
use pass_runtime::{Failure, Ir, Pass, PassContext, Preserved};

use crate::context::{Alive, MlirContext};
use crate::ir::Mlir;
use crate::op::MlirOp;
use crate::{scope, spelling, sys};

/// A pass in MLIR's registry, with its options.
///
/// It runs through pass managers of MLIR, at most one for each thread that runs it. Each is built once, from the printed
/// options. The first one fills MLIR's registry.
#[derive(Clone, Default)]
pub struct NativePass {
    prepared: Option<Arc<Managers>>,
    /// True if its options name passes, see [`runs_pipelines_of`](Self::runs_pipelines_of).
    runs_others: bool,
}

/// The number of runs of passes that run pipelines of their options. The dependences of these are unknown.
static RUNS_OF_OTHERS: AtomicU64 = AtomicU64::new(0);

/// Managers of a single pass.
struct Managers {
    /// The text of the pass with its options, anchored on any operation.
    pipeline: String,
    idle: Mutex<Vec<Manager>>,
    /// Serializes the construction of managers, because C++ passes may rely on it.
    building: Mutex<()>,
    /// The last field, so that the managers are dropped first.
    context: Alive,
}

/// An idle manager of MLIR.
struct Manager(melior::pass::PassManager<'static>);

// SAFETY: a manager is not bound to the thread that created it, and a thread takes it out of the list before it uses it.
unsafe impl Send for Manager {}

impl NativePass {
    /// Prepares a pass with the options of `pass` to run on several threads: loads the dialects that it needs.
    ///
    /// # Errors
    ///
    /// Fails with MLIR's message if MLIR has no such pass, or rejects an option.
    pub fn prepare<P: Pass>(cx: &MlirContext, pass: &P) -> Result<Self, Failure> {
        Self::prepare_text(cx, pipeline_of(pass).map_err(Failure::because)?)
    }

    /// Prepares the pass of a pipeline on any operation.
    pub(crate) fn prepare_text(cx: &MlirContext, pipeline: String) -> Result<Self, Failure> {
        let manager = build(cx.alive(), &pipeline).map_err(Failure::because)?;
        let _access = cx.access();
        let is_loaded = cx.exclusively(|context| sys::load_dialects_of(&manager.0, context));
        if is_loaded.is_none() && !sys::dialects_of_are_loaded(&manager.0, cx.raw_context()) {
            return Err(Failure::because(
                "it needs dialects that cannot be loaded while threads run: declare them for the pass that runs this \
                 pipeline",
            ));
        }
        Ok(Self {
            prepared: Some(Arc::new(Managers {
                pipeline,
                idle: Mutex::new(vec![manager]),
                building: Mutex::default(),
                context: cx.alive().clone(),
            })),
            runs_others: false,
        })
    }

    /// Declares that these options of `pass` are pipelines that it runs. If one has another value than its default, results of the pass
    /// are not cached: the passes in it may depend on anything.
    #[must_use]
    pub fn runs_pipelines_of<P: Pass>(mut self, pass: &P, options: &[&str]) -> Self {
        let mut writer = OptionWriter::new(<P::Options as PassOptions>::TABLE);
        pass.to_options().write(&mut writer);
        let written = writer.finish().entries;
        let is_given = |option: &&str| written.iter().any(|entry| entry.key.text == *option);
        self.runs_others = options.iter().any(is_given);
        self
    }

    #[cfg(feature = "cache")]
    pub(crate) fn runs_of_others() -> u64 {
        RUNS_OF_OTHERS.load(Ordering::Relaxed)
    }

    /// Returns whether `pass` may run on operations of this name, according to MLIR.
    pub fn accepts<P: Pass>(&self, cx: &MlirContext, pass: &P, op: &OpFacts<'_>) -> bool {
        self.accepts_text(cx, || pipeline_of(pass), op)
    }

    /// Returns whether the pass of a pipeline on any operation may run on operations of this name.
    pub(crate) fn accepts_text(
        &self,
        cx: &MlirContext,
        pipeline: impl FnOnce() -> Result<String, String>,
        op: &OpFacts<'_>,
    ) -> bool {
        let _access = cx.access();
        let managers = self.prepared.as_ref();
        let managers = managers.filter(|managers| managers.context.is(cx));
        let manager = match managers {
            Some(managers) => managers.take(),
            None => pipeline().and_then(|pipeline| build(cx.alive(), &pipeline)),
        };
        // `prepare` reports why a pass cannot be built.
        let Ok(manager) = manager else {
            return true;
        };
        let accepts = sys::accepts(&manager.0, cx.raw_context(), &op.name);
        if let Some(managers) = managers {
            managers.idle().push(manager);
        }
        accepts
    }

    /// Runs the pass, and emits the diagnostics of MLIR as those of the pass.
    ///
    /// # Errors
    ///
    /// Fails if the pass fails, if it was never prepared, or if the operation is of another context or not isolated from above.
    pub fn run(&self, op: MlirOp<'_>, cx: &PassContext<'_, Mlir>) -> Result<Preserved, Failure> {
        let managers = self.prepared.as_ref();
        let managers = managers.filter(|managers| managers.context.is(cx.context()));
        let managers = managers.ok_or_else(|| Failure::because("it was not prepared"))?;
        if op.context().id() != cx.context().id() {
            return Err(Failure::because(
                "the operation was made in another context of MLIR",
            ));
        }
        if !op.is_isolated() {
            return Err(Failure::because("the operation is not isolated from above"));
        }
        if self.runs_others {
            RUNS_OF_OTHERS.fetch_add(1, Ordering::Relaxed);
        }
        let _access = cx.context().access();
        let manager = managers.take().map_err(Failure::because)?;
        // SAFETY: the operation is lent to this pass, the manager was taken out of the list, and the dialects of the pass
        // were loaded when it was prepared.
        let run = || unsafe { sys::run(&manager.0, op.raw()) };
        let (ran, diagnostics) = scope::collect(cx.context(), run);
        managers.idle().push(manager);
        for mut diagnostic in diagnostics {
            let operation = || Operation::new(op.name_text(), Mlir::symbol(cx.context(), &op));
            diagnostic.subject.operation.get_or_insert_with(operation);
            cx.emit(diagnostic);
        }
        match ran {
            Some(changed_nothing) => Ok(Preserved::unless(!changed_nothing)),
            None => Err(Failure::new()),
        }
    }
}

impl Managers {
    /// Takes an idle manager, or builds a new one.
    fn take(&self) -> Result<Manager, String> {
        let idle = self.idle().pop();
        if let Some(manager) = idle {
            return Ok(manager);
        }
        let _building = self.building.lock().unwrap_or_else(PoisonError::into_inner);
        build(&self.context, &self.pipeline)
    }

    fn idle(&self) -> MutexGuard<'_, Vec<Manager>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn build(context: &Alive, pipeline: &str) -> Result<Manager, String> {
    register_passes();
    // SAFETY: each owner of the manager keeps the context as well, or drops the manager before its borrow of the context ends.
    let context = unsafe { context.unbound() };
    let manager = sys::manager_for_any(context);
    sys::fill(&manager, pipeline)?;
    Ok(Manager(manager))
}

pub(crate) fn register_passes() {
    static REGISTERED: Once = Once::new();
    REGISTERED.call_once(melior::utility::register_all_passes);
}

/// Appends the passes of a registered pipeline of MLIR. MLIR expands it with these options; the passes then are like any
/// others, with names, order rules, timing and dumps of their own.
///
/// ```
/// use pass_melior::{Mlir, MlirContext, append_registered_pipeline};
/// use pass_runtime::{OpPassManager, PassRegistry};
/// use pass_runtime::options::NoOptions;
/// use pass_runtime::registry::PipelineWriter;
///
/// let (cx, registry) = (MlirContext::new(), PassRegistry::<Mlir>::new());
/// let mut manager = OpPassManager::new("builtin.module");
/// let mut writer = PipelineWriter::new(&registry, &cx, Box::new(&mut manager));
/// let error = append_registered_pipeline(&mut writer, "buffer-deallocation-pipeline", &NoOptions).unwrap_err();
/// assert!(error.to_string().contains("`expand-realloc`"), "its passes are looked up in the registry: {error}");
/// ```
///
/// # Errors
///
/// Fails if MLIR has no such pipeline or rejects an option, or if the registry lacks one of the passes.
pub fn append_registered_pipeline<I: Ir, O: PassOptions>(
    writer: &mut PipelineWriter<'_, I>,
    name: &str,
    options: &O,
) -> Result<(), BuildError> {
    check_lost::<O>(name, options)?;
    append_expanded(writer, name, O::TABLE, &all_options(options))
}

/// Appends the passes to which MLIR expands a pipeline.
pub(crate) fn append_expanded<I: Ir>(
    writer: &mut PipelineWriter<'_, I>,
    name: &str,
    table: &[OptionInfo],
    options: &OptionList,
) -> Result<(), BuildError> {
    register_passes();
    // A pipeline anchored on `any` accepts passes for all operations; the writer checks their nesting.
    let context = melior::Context::new();
    let manager = sys::manager_for_any(&context);
    let filled = spelling::check_printable(name, table, options)
        .and_then(|()| spelling::on_any(name, table, options))
        .and_then(|text| sys::fill(&manager, &text));
    filled.map_err(|error| BuildError::new(format!("MLIR's pipeline `{name}`: {error}")))?;
    writer.append_text(&sys::passes(&manager))
}

/// Options of pipelines that MLIR passes on to a pass that cannot print them: pipeline, option, default, and the value that the
/// pass has without the option.
const LOST: [(&str, &str, &str, &str); 4] = [
    ("sparsifier", "create-sparse-deallocs", "true", "false"),
    (
        "sparsifier",
        "enable-buffer-initialization",
        "false",
        "false",
    ),
    ("sparsifier", "enable-runtime-library", "true", "false"),
    (
        "sparsifier",
        "test-bufferization-analysis-only",
        "false",
        "false",
    ),
];

/// Checks that the text of the expanded pipeline keeps its options.
fn check_lost<O: PassOptions>(pipeline: &str, options: &O) -> Result<(), BuildError> {
    let mut writer = OptionWriter::complete(O::TABLE);
    options.write(&mut writer);
    let written = writer.finish().entries;
    let value = |option: &str| {
        let entry = written.iter().find(|entry| entry.key.text == option)?;
        Some(entry.value.as_ref()?.text())
    };
    let (mut lost, mut kept) = (Vec::new(), Vec::new());
    for (_, option, default, own) in LOST.iter().filter(|row| row.0 == pipeline) {
        let value = value(option).map_or_else(|| (*default).to_owned(), |text| text.to_string());
        if value != *own {
            lost.push(format!("{option}={value}"));
            kept.push(format!("{option}={own}"));
        }
    }
    if lost.is_empty() {
        return Ok(());
    }
    let lost = lost.join(" ");
    let message = format!("MLIR's pipeline `{pipeline}` has a pass without an option for '{lost}'");
    let help = format!("with '{}' it can be built", kept.join(" "));
    Err(BuildError::new(message).help(help))
}

/// Returns the text of a pipeline of the pass on any operation, with all of its options.
fn pipeline_of<P: Pass>(pass: &P) -> Result<String, String> {
    let options = all_options(&pass.to_options());
    spelling::on_any(
        P::INFO.argument,
        <P::Options as PassOptions>::TABLE,
        &options,
    )
}

/// Returns all options but empty lists, since MLIR's constructors may set other defaults than its definitions.
fn all_options<O: PassOptions>(options: &O) -> OptionList {
    let mut writer = OptionWriter::complete(O::TABLE);
    options.write(&mut writer);
    let mut written = writer.finish();
    let is_plain_list = |name: &str| {
        let mut table = O::TABLE.iter();
        table.any(|info| info.name == name && info.arity == Arity::List && info.default.is_none())
    };
    written.entries.retain(|entry| {
        let is_empty = entry
            .value
            .as_ref()
            .is_some_and(|value| value.items().is_empty());
        !(is_empty && is_plain_list(&entry.key.text))
    });
    written
}

impl fmt::Debug for NativePass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pipeline = self.prepared.as_ref().map(|managers| &managers.pipeline);
        f.debug_tuple("NativePass").field(&pipeline).finish()
    }
}
