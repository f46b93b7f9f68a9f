//! The driver, a builder of tools.

use std::ffi::OsString;
use std::fmt;
use std::io::{self, IsTerminal, Read, Write};
use std::path::Path;
use std::process::ExitCode;
use std::sync::{Arc, OnceLock};

use pass_debug::validation::{Effort, Validation, ValidationLog, Validator};
use pass_runtime::diagnostic::Emit;
use pass_runtime::ir::{IrText, ParallelIr};
use pass_runtime::manager::CancelToken;
use pass_runtime::registry::RegisterError;
use pass_runtime::schedule::Parallel;
use pass_runtime::{Diagnostic, Failure, Ir, PassManager, PassRegistry};

use crate::argument_file;
use crate::arguments;
use crate::binary::{self, BinaryFormat};
use crate::cache::OpenCache;
use crate::child_role::ChildRole;
use crate::command::{self, Reduce};
use crate::diagnostics::Renderer;
use crate::files::{self, Source};
use crate::flag::{self, Flag};
use crate::interrupt::{ShutdownState, SignalHandler};
use crate::output::{CheckedWriter, write_lossy};
use crate::own_stack::with_usual_stack;
use crate::run_error::{RunError, with_help};
use crate::session;
use crate::settings::Settings;

/// A tool that reads a module, runs passes on it and prints the result, with the flags of `mlir-opt`.
///
/// ```
/// # use pass_toy::Toy;
/// use pass_driver::{Driver, Streams};
///
/// let tool = Driver::<Toy>::new("toy-opt").about("Runs passes on names.");
/// let (mut stdout, mut stderr) = (Vec::new(), Vec::new());
/// let streams = Streams {
///     stdin: &mut "builtin.module\n  func.func @f\n".as_bytes(),
///     stdout: &mut stdout,
///     stderr: &mut stderr,
/// };
/// assert_eq!(tool.run([], streams), 0);
/// assert_eq!(stdout, b"builtin.module\n  func.func @f\n");
/// ```
pub struct Driver<I: IrText> {
    pub(crate) name: String,
    pub(crate) about: String,
    pub(crate) version: String,
    pub(crate) context: Box<dyn Fn() -> Box<I::Context> + Send + Sync>,
    pub(crate) schedule: Option<SetSchedule<I>>,
    /// True if the process ends with the run, so that destructors are skipped.
    pub(crate) ends_process: bool,
    /// True if standard error is a terminal that shows colours.
    pub(crate) colors: bool,
    /// The state of the run that the handler of signals reads.
    pub(crate) shutdown: ShutdownState,
    pub(crate) cancel: Option<CancelToken>,
    /// What this process does for another one of the same tool.
    pub(crate) role: Option<ChildRole>,
    /// Reduces modules; `None` without [`Driver::reducible`].
    pub(crate) reduce: Option<Reduce<I>>,
    /// Executes functions; `None` without [`Driver::validator`].
    pub(crate) add_validation: Option<Box<AddValidation<I>>>,
    pub(crate) binary: Option<BinaryFormat<I>>,
    /// Keeps results of passes; `None` for an IR whose operations cannot be kept.
    pub(crate) cache: Option<OpenCache<I>>,
    /// The identity of the tool for the cache; `None` for that of the program.
    #[cfg(feature = "cache")]
    pub(crate) identity: Option<String>,
    /// Flags of the tool's own.
    pub(crate) extensions: Vec<Extension<I>>,
    register: Vec<Box<Register<I>>>,
}

/// A flag with a file that changes the context before anything is read, or adds passes before the other flags are.
pub(crate) struct Extension<I: IrText> {
    pub(crate) name: &'static str,
    pub(crate) summary: &'static str,
    effect: Effect<I>,
}

enum Effect<I: IrText> {
    Context(Box<Extend<I>>),
    Passes(Box<RegisterFrom<I>>),
}

type Extend<I> =
    dyn Fn(&mut <I as Ir>::Context, &Path, Emit<'_>) -> Result<(), Failure> + Send + Sync;

pub(crate) type SetSchedule<I> = fn(&mut PassManager<I>, Arc<Parallel>);

type AddValidation<I> = dyn Fn(&mut PassManager<I>, Effort, &ValidationLog) + Send + Sync;

type RegisterFrom<I> = dyn Fn(&mut PassRegistry<I>, &Path) -> Result<(), Failure> + Send + Sync;

type Register<I> = dyn Fn(&mut PassRegistry<I>) -> Result<(), RegisterError> + Send + Sync;

/// The standard streams of a tool.
///
/// ```
/// use pass_driver::Streams;
///
/// let (mut stdout, mut stderr) = (Vec::new(), Vec::new());
/// let streams = Streams { stdin: &mut std::io::empty(), stdout: &mut stdout, stderr: &mut stderr };
/// # drop(streams);
/// ```
pub struct Streams<'s> {
    /// The input, unless the arguments name a file.
    pub stdin: &'s mut (dyn Read + Send),
    /// The result.
    pub stdout: &'s mut dyn Write,
    /// Diagnostics, reports and dumps.
    pub stderr: &'s mut (dyn Write + Send),
}

impl<I: IrText> Driver<I> {
    /// Creates a tool without passes, with the default context.
    ///
    /// ```
    /// # use pass_toy::Toy;
    /// let tool = pass_driver::Driver::<Toy>::new("toy-opt");
    /// assert_eq!(tool.registry()?.passes().count(), 0);
    /// # Ok::<(), pass_runtime::registry::RegisterError>(())
    /// ```
    pub fn new(name: impl Into<String>) -> Self
    where
        I::Context: Default,
    {
        Self::with_context(name, Box::default)
    }

    /// Creates a tool without passes for an IR whose context is unsized or has no default. `context` creates the context of each run.
    ///
    /// ```
    /// # use pass_toy::{Context, Toy};
    /// let tool = pass_driver::Driver::<Toy>::with_context("toy-opt", || Box::new(Context::default()));
    /// # drop(tool);
    /// ```
    pub fn with_context(
        name: impl Into<String>,
        context: impl Fn() -> Box<I::Context> + Send + Sync + 'static,
    ) -> Self {
        Self {
            name: name.into(),
            about: String::new(),
            version: String::new(),
            context: Box::new(context),
            schedule: None,
            ends_process: false,
            colors: false,
            shutdown: ShutdownState::default(),
            cancel: None,
            role: None,
            reduce: None,
            add_validation: None,
            binary: None,
            cache: None,
            #[cfg(feature = "cache")]
            identity: None,
            extensions: Vec::new(),
            register: Vec::new(),
        }
    }

    /// Sets the function that creates the context of each run, in which dialects are registered.
    ///
    /// ```
    /// # use pass_toy::{Context, Toy};
    /// let tool = pass_driver::Driver::<Toy>::new("toy-opt").context(Context::default);
    /// # drop(tool);
    /// ```
    #[must_use]
    pub fn context(mut self, context: impl Fn() -> I::Context + Send + Sync + 'static) -> Self
    where
        I::Context: Sized,
    {
        self.context = Box::new(move || Box::new(context()));
        self
    }

    /// Sets the first line of `--help`.
    ///
    /// ```
    /// # use pass_toy::Toy;
    /// # use pass_driver::{Driver, Streams};
    /// let tool = Driver::<Toy>::new("toy-opt").about("Runs passes on names.");
    /// # let (mut stdout, mut stderr) = (Vec::new(), Vec::new());
    /// # let stdin = &mut std::io::empty();
    /// # let streams = Streams { stdin, stdout: &mut stdout, stderr: &mut stderr };
    /// assert_eq!(tool.run(["--help".into()], streams), 0);
    /// assert!(stdout.starts_with(b"Runs passes on names."));
    /// ```
    #[must_use]
    pub fn about(mut self, about: impl Into<String>) -> Self {
        self.about = about.into();
        self
    }

    /// Sets the version in `--version`.
    ///
    /// ```
    /// # use pass_toy::Toy;
    /// let tool = pass_driver::Driver::<Toy>::new("toy-opt").version(env!("CARGO_PKG_VERSION"));
    /// # drop(tool);
    /// ```
    #[must_use]
    pub fn version(mut self, version: impl Into<String>) -> Self {
        self.version = version.into();
        self
    }

    pub(crate) fn version_line(&self) -> String {
        let version = match self.version.as_str() {
            "" => String::new(),
            version => format!(" {version}"),
        };
        let runtime = env!("CARGO_PKG_VERSION");
        format!("{}{version} (pass-driver {runtime})\n", self.name)
    }

    /// Adds passes and pipelines, usually by a generated function `register_<group>_passes`.
    ///
    /// ```
    /// # use pass_toy::Toy;
    /// # use pass_runtime::PassRegistry;
    /// # use pass_runtime::registry::RegisterError;
    /// # fn register_toy_passes(_: &mut PassRegistry<Toy>) -> Result<(), RegisterError> { Ok(()) }
    /// let tool = pass_driver::Driver::<Toy>::new("toy-opt").passes(register_toy_passes);
    /// # drop(tool);
    /// ```
    #[must_use]
    pub fn passes(
        mut self,
        register: impl Fn(&mut PassRegistry<I>) -> Result<(), RegisterError> + Send + Sync + 'static,
    ) -> Self {
        self.register.push(Box::new(register));
        self
    }

    /// Runs nested pipelines on several operations in parallel, unless `--disable-threading` is given. The number of threads is the one
    /// in the environment variable `RAYON_NUM_THREADS`, or else that of the processors.
    ///
    /// ```
    /// # use pass_toy::Toy;
    /// let tool = pass_driver::Driver::<Toy>::new("toy-opt").parallel();
    /// # drop(tool);
    /// ```
    #[must_use]
    pub fn parallel(mut self) -> Self
    where
        I: ParallelIr,
    {
        self.schedule = Some(|manager, pool| {
            manager.set_schedule(pool);
        });
        self
    }

    /// Sets what executes functions, for the flag `--validate`. The examples of passes are validated without the flag.
    ///
    /// ```
    /// # use pass_debug::validation::Validator;
    /// # use pass_driver::Driver;
    /// # use pass_runtime::ir::IrText;
    /// fn tool<I: IrText>(tool: Driver<I>, meanings: impl Validator<I> + Clone) -> Driver<I> {
    ///     tool.validator(meanings)
    /// }
    /// ```
    #[must_use]
    pub fn validator(mut self, validator: impl Validator<I> + Clone) -> Self {
        self.add_validation = Some(Box::new(move |manager, effort, log| {
            let validation = Validation::new(validator.clone(), effort, log.clone());
            manager.add_instrumentation(validation);
        }));
        self
    }

    /// Sets a binary format, in which modules are read and, with the flag `--emit-bytecode`, written.
    ///
    /// ```
    /// # use pass_toy::Toy;
    /// use pass_driver::{BinaryFormat, Driver, Streams};
    /// use pass_runtime::Failure;
    /// use pass_runtime::ir::{IrText, PrintOptions};
    ///
    /// let tool = Driver::<Toy>::new("toy-opt").binary(BinaryFormat {
    ///     magic: b"\xff",
    ///     read: |cx, name, bytes, options, emit| {
    ///         let text = std::str::from_utf8(&bytes[1..]).map_err(|_| Failure::because("broken"))?;
    ///         Toy::parse(cx, name, text, options, emit)
    ///     },
    ///     write: |cx, root, _, _| {
    ///         let text = Toy::print_root(cx, root, PrintOptions::default());
    ///         Ok([b"\xff", text.as_bytes()].concat())
    ///     },
    /// });
    /// # let (mut stdout, mut stderr) = (Vec::new(), Vec::new());
    /// # let stdin = &mut &b"\xffbuiltin.module\n"[..];
    /// # let streams = Streams { stdin, stdout: &mut stdout, stderr: &mut stderr };
    /// assert_eq!(tool.run(["--emit-bytecode".into()], streams), 0);
    /// assert_eq!(stdout, b"\xffbuiltin.module\n");
    /// ```
    #[must_use]
    pub fn binary(mut self, format: BinaryFormat<I>) -> Self {
        self.binary = Some(format);
        self
    }

    /// Adds a flag of the tool's own, `--NAME=<file>`, also to the commands that look into one module. `apply` changes the context of each
    /// run that has it, before anything is read, and may add dialects to it.
    ///
    /// ```
    /// # use pass_toy::Toy;
    /// use pass_runtime::Failure;
    ///
    /// let tool = pass_driver::Driver::<Toy>::new("toy-opt")
    ///     .extension("names", "Read names from this file", |_, file, _| {
    ///         let names = std::fs::read_to_string(file);
    ///         names.map(drop).map_err(|_| Failure::because("no such file"))
    ///     });
    /// # let (mut stdout, mut stderr) = (Vec::new(), Vec::new());
    /// # let stdin = &mut std::io::empty();
    /// # let streams = pass_driver::Streams { stdin, stdout: &mut stdout, stderr: &mut stderr };
    /// assert_eq!(tool.run(["--names=missing.txt".into()], streams), 1);
    /// assert_eq!(stderr, b"toy-opt: error: '--names': no such file\n");
    /// ```
    #[must_use]
    pub fn extension(
        mut self,
        name: &'static str,
        summary: &'static str,
        apply: impl Fn(&mut I::Context, &Path, Emit<'_>) -> Result<(), Failure> + Send + Sync + 'static,
    ) -> Self {
        self.extensions.push(Extension {
            name,
            summary,
            effect: Effect::Context(Box::new(apply)),
        });
        self
    }

    /// Adds a flag of the tool's own, `--NAME=<file>`, with which a file brings passes along: `register` adds them for each run that has it,
    /// before the other flags are read, so that they are flags as well.
    ///
    /// ```
    /// # use pass_toy::Toy;
    /// use pass_runtime::Failure;
    ///
    /// let tool = pass_driver::Driver::<Toy>::new("toy-opt")
    ///     .passes_from("load-passes", "Add the passes of this file", |_registry, file| {
    ///         let passes = std::fs::read_to_string(file);
    ///         passes.map(drop).map_err(|_| Failure::because("no such file"))
    ///     });
    /// # let (mut stdout, mut stderr) = (Vec::new(), Vec::new());
    /// # let stdin = &mut std::io::empty();
    /// # let streams = pass_driver::Streams { stdin, stdout: &mut stdout, stderr: &mut stderr };
    /// assert_eq!(tool.run(["--load-passes=missing.txt".into()], streams), 1);
    /// assert_eq!(stderr, b"toy-opt: error: '--load-passes': no such file\n");
    /// ```
    #[must_use]
    pub fn passes_from(
        mut self,
        name: &'static str,
        summary: &'static str,
        register: impl Fn(&mut PassRegistry<I>, &Path) -> Result<(), Failure> + Send + Sync + 'static,
    ) -> Self {
        self.extensions.push(Extension {
            name,
            summary,
            effect: Effect::Passes(Box::new(register)),
        });
        self
    }

    /// Returns the bytes that a module in the binary format begins with.
    pub(crate) fn magic(&self) -> Option<&'static [u8]> {
        self.binary.as_ref().map(|format| format.magic)
    }

    pub(crate) fn extension_names(&self) -> Vec<&'static str> {
        let extensions = self.extensions.iter();
        extensions.map(|extension| extension.name).collect()
    }

    /// Creates a context, and changes it as the flags of the tool's own say.
    pub(crate) fn extended_context(
        &self,
        settings: &Settings,
        stderr: &mut (dyn Write + Send),
    ) -> Result<Box<I::Context>, RunError> {
        let mut cx = self.new_context(settings);
        for (number, path) in &settings.extensions {
            let Some(Extension {
                name,
                effect: Effect::Context(apply),
                ..
            }) = self.extensions.get(*number)
            else {
                continue;
            };
            let source = OnceLock::new();
            let mut emit = |diagnostic: Diagnostic| {
                let source = source.get_or_init(|| {
                    let read = files::read(Some(path), &mut io::empty(), None);
                    let nothing = || Source::new(path.display().to_string(), String::new());
                    read.unwrap_or_else(|_| nothing())
                });
                let renderer = Renderer::new(source, settings.diagnostic_style);
                write_lossy(stderr, &renderer.render(&diagnostic));
            };
            apply(&mut cx, path, &mut emit).map_err(|failure| match failure.reason() {
                Some(reason) => RunError::of_tool(format!("'--{name}': {reason}")),
                None => RunError::diagnosed(),
            })?;
        }
        Ok(cx)
    }

    /// Returns false for a flag that needs what the tool lacks.
    pub(crate) fn supports(&self, flag: &Flag) -> bool {
        let is_validated = self.add_validation.is_some() || flag.names[0] != "validate";
        let is_cached =
            self.cache.is_some() || flag::required_feature(flag.names[0]) != flag::CACHE;
        is_validated && is_cached && self.has_format_of(flag)
    }

    /// Returns false for a flag of a binary format that the tool lacks.
    pub(crate) fn has_format_of(&self, flag: &Flag) -> bool {
        self.binary.is_some() || !binary::has_flag(flag)
    }

    /// Validates the passes of a manager if the settings ask for it.
    pub(crate) fn validate(
        &self,
        settings: &Settings,
        manager: &mut PassManager<I>,
        log: &ValidationLog,
    ) {
        if let (Some(add), Some(effort)) = (&self.add_validation, settings.validate) {
            add(manager, effort, log);
        }
    }

    /// Checks that the tool can do what the settings ask for.
    pub(crate) fn check_support(&self, settings: &Settings) -> Result<(), String> {
        if settings.validate.is_none() || self.add_validation.is_some() {
            return Ok(());
        }
        let message = "'--validate': functions of this IR cannot be executed";
        Err(with_help(
            message,
            "`Driver::validator` adds what executes them",
        ))
    }

    /// Sets the token that cancels runs.
    ///
    /// ```
    /// # use pass_toy::Toy;
    /// use pass_driver::{Driver, Streams};
    /// use pass_runtime::manager::CancelToken;
    ///
    /// let token = CancelToken::default();
    /// let tool = Driver::<Toy>::new("toy-opt").cancel(token.clone());
    /// token.cancel();
    /// # let (mut stdout, mut stderr) = (Vec::new(), Vec::new());
    /// # let stdin = &mut "builtin.module\n".as_bytes();
    /// # let streams = Streams { stdin, stdout: &mut stdout, stderr: &mut stderr };
    /// assert_eq!(tool.run([], streams), 1);
    /// assert!(stderr.ends_with(b"the run was cancelled\n"));
    /// ```
    #[must_use]
    pub fn cancel(mut self, token: CancelToken) -> Self {
        self.cancel = Some(token);
        self
    }

    pub(crate) fn new_context(&self, settings: &Settings) -> Box<I::Context> {
        let mut cx = (self.context)();
        I::allow_unregistered_dialects(&mut cx, settings.allow_unregistered_dialect);
        I::set_threads(&mut cx, !settings.disable_threading);
        cx
    }

    /// Starts the threads of a run, on which passes run, and on which the IR is parsed, verified and printed.
    pub(crate) fn start_pool() -> Result<Arc<Parallel>, RunError> {
        let pool = Parallel::new(thread_count()).map_err(RunError::of_tool)?;
        Ok(Arc::new(pool))
    }

    pub(crate) fn is_cancelled(&self) -> bool {
        self.cancel.as_ref().is_some_and(CancelToken::is_cancelled)
    }

    /// Runs the tool with the arguments and standard streams of the process. `SIGINT`, `SIGTERM` and `SIGHUP` cancel the run and remove
    /// temporary files; the exit status is then the one that shells show for the signal, such as 130.
    ///
    /// An argument `@FILE` stands for the arguments in that file, one a line.
    ///
    /// ```no_run
    /// # use pass_toy::Toy;
    /// fn main() -> std::process::ExitCode {
    ///     pass_driver::Driver::<Toy>::new("toy-opt").main()
    /// }
    /// ```
    pub fn main(self) -> ExitCode {
        with_usual_stack(|| self.run_process())
    }

    fn run_process(mut self) -> ExitCode {
        self.ends_process = true;
        let is_terminal = io::stderr().is_terminal();
        self.colors = is_terminal && std::env::var_os("NO_COLOR").is_none();
        let signals = SignalHandler {
            tool: self.name.clone(),
            token: self.cancel.get_or_insert_default().clone(),
            state: self.shutdown.clone(),
        };
        signals.start();
        // Panics of passes are reported as diagnostics.
        crate::panics::quiet_panics();
        let mut args = match argument_file::expand(std::env::args_os().skip(1)) {
            Ok(args) => args,
            Err(message) => {
                let text = RunError::of_tool(message).take_text(&self.name);
                write_lossy(&mut io::stderr(), &text);
                return ExitCode::FAILURE;
            }
        };
        self.role = ChildRole::take(&mut args);
        // Without their locks, for which a pass on another thread would wait for ever when it prints something.
        let (mut stdin, mut stdout, mut stderr) = (io::stdin(), io::stdout(), io::stderr());
        let streams = Streams {
            stdin: &mut stdin,
            stdout: &mut stdout,
            stderr: &mut stderr,
        };
        let status = self.run(args, streams);
        let interrupted = self.shutdown.status().filter(|_| status != 0);
        ExitCode::from(interrupted.unwrap_or(status))
    }

    /// Runs the tool with arguments, which do not include its name. Returns the exit status: 0 after a success, 141 if nobody
    /// reads standard output any more, as shells show it for a process that `SIGPIPE` ends, and 1 after any other error. If
    /// standard error cannot be written, that is an error too.
    ///
    /// After an error the file of the result is left as it was, while reports about the run are written. With `--split-input-file`,
    /// standard output gets the results of the parts that succeed.
    ///
    /// ```
    /// # use pass_toy::Toy;
    /// # use pass_driver::{Driver, Streams};
    /// # let (mut stdout, mut stderr) = (Vec::new(), Vec::new());
    /// # let stdin = &mut std::io::empty();
    /// # let streams = Streams { stdin, stdout: &mut stdout, stderr: &mut stderr };
    /// let status = Driver::<Toy>::new("toy-opt").run(["--unknown".into()], streams);
    /// assert_eq!(status, 1);
    /// assert!(stderr.starts_with(b"toy-opt: error: unknown flag '--unknown'"));
    /// ```
    pub fn run(&self, args: impl IntoIterator<Item = OsString>, streams: Streams<'_>) -> u8 {
        let mut stderr = CheckedWriter::new(streams.stderr);
        let mut checked = Streams {
            stdin: streams.stdin,
            stdout: streams.stdout,
            stderr: &mut stderr,
        };
        let status = match session::run(self, args.into_iter().collect(), &mut checked) {
            Ok(()) => 0,
            Err(mut error) => {
                write_lossy(&mut stderr, &error.take_text(&self.name));
                error.status
            }
        };
        // There is no other place to report that a report or a dump is cut.
        if status == 0 && stderr.has_failed() {
            1
        } else {
            status
        }
    }

    /// Returns the registry with the passes of the tool.
    ///
    /// # Errors
    ///
    /// Returns an error if two passes have the same name, or a pass has the name of a flag.
    ///
    /// ```
    /// # use pass_toy::Toy;
    /// let registry = pass_driver::Driver::<Toy>::new("toy-opt").registry()?;
    /// assert!(registry.get("cse").is_none());
    /// # Ok::<(), pass_runtime::registry::RegisterError>(())
    /// ```
    pub fn registry(&self) -> Result<PassRegistry<I>, RegisterError> {
        let registry = self.registered()?;
        self.check_reserved(&registry)?;
        Ok(registry)
    }

    /// Returns the registry with the passes of the tool, and those that files in the arguments bring along.
    pub(crate) fn registry_for(&self, args: &[OsString]) -> Result<PassRegistry<I>, RunError> {
        let mut registry = self.registered().map_err(RunError::of_tool)?;
        for extension in &self.extensions {
            let Effect::Passes(register) = &extension.effect else {
                continue;
            };
            for file in arguments::values_of(args, extension.name) {
                register(&mut registry, Path::new(file)).map_err(|failure| {
                    let reason = failure.reason().unwrap_or("it brings no passes along");
                    RunError::of_tool(format!("'--{}': {reason}", extension.name))
                })?;
            }
        }
        self.check_reserved(&registry).map_err(RunError::of_tool)?;
        for extension in &self.extensions {
            if let Some(flag) =
                flag::available::<I>().find(|flag| flag.is_one_of(&[extension.name]))
            {
                let (name, known) = (extension.name, flag.summary);
                let message = format!(
                    "the tool's own flag '--{name}' has the name of a flag of all tools ({known})"
                );
                return Err(RunError::of_tool(message));
            }
        }
        Ok(registry)
    }

    /// Checks that no pass has the name of a flag.
    fn check_reserved(&self, registry: &PassRegistry<I>) -> Result<(), RegisterError> {
        for entry in registry.iter() {
            let argument = entry.argument();
            let mut flags = flag::available::<I>().filter(|flag| !command::is_of_shuffle(flag));
            let flag = flags.find(|flag| flag.names.contains(&argument));
            let mut own = self.extensions.iter();
            let own = || own.find(|own| own.name == argument).map(|own| own.summary);
            if let Some(flag) = flag.map(|flag| flag.summary).or_else(own) {
                return Err(RegisterError::Reserved {
                    argument: argument.to_owned(),
                    entry: entry.declaration(),
                    flag: flag.to_owned(),
                });
            }
        }
        Ok(())
    }

    fn registered(&self) -> Result<PassRegistry<I>, RegisterError> {
        let mut registry = PassRegistry::new();
        for register in &self.register {
            register(&mut registry)?;
        }
        Ok(registry)
    }
}

impl<I: IrText> fmt::Debug for Driver<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Driver")
            .field("name", &self.name)
            .finish_non_exhaustive()
    }
}

/// Returns the number of threads in the environment variable of rayon; 0 stands for the number of processors.
fn thread_count() -> usize {
    let count = std::env::var("RAYON_NUM_THREADS").ok();
    count.and_then(|count| count.parse().ok()).unwrap_or(0)
}
