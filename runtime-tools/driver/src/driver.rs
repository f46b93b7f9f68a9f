//! The driver: what a tool is put together from, and its entry points.

use std::ffi::OsString;
use std::fmt;
use std::io::{self, IsTerminal, Read, Write};
use std::process::ExitCode;

use pass_runtime::ir::{IrText, ParallelIr};
use pass_runtime::manager::CancelToken;
use pass_runtime::registry::RegisterError;
use pass_runtime::schedule::{NoThreads, Parallel};
use pass_runtime::{PassManager, PassRegistry};

use crate::command::{Manual, Reduce};
use crate::flag_table;
use crate::interrupt::{self, Interrupted, LastWords, Reporting};
use crate::progress::{Progress, Stderr};
use crate::session;

/// A tool that reads a module, runs passes on it and prints it.
///
/// The command line is that of `mlir-opt`, as far as it goes. The page of the [crate] has a whole tool.
pub struct Driver<I: IrText> {
    pub(crate) name: String,
    pub(crate) about: String,
    pub(crate) version: String,
    pub(crate) context: Box<dyn Fn() -> Box<I::Context>>,
    pub(crate) schedule: Option<SetSchedule<I>>,
    /// The process ends with the run, so what it holds need not be given back piece by piece.
    pub(crate) ends_process: bool,
    /// True if standard error takes colours.
    pub(crate) colors: bool,
    /// Progress on a terminal.
    pub(crate) progress: Option<Progress>,
    /// Reported if the process has to end in the middle of a run.
    pub(crate) last_words: LastWords,
    /// True while a run that has ended is reported.
    pub(crate) reporting: Reporting,
    /// Cancels runs from outside.
    pub(crate) cancel: Option<CancelToken>,
    /// Makes modules smaller, where the IR can.
    pub(crate) reduce: Option<Reduce<I>>,
    /// Completion scripts and pages for `man`, for a tool that is installed.
    pub(crate) manual: Option<Manual<I>>,
    register: Vec<Box<Register<I>>>,
}

/// Makes a manager use threads.
pub(crate) type SetSchedule<I> = fn(&mut PassManager<I>) -> Result<(), NoThreads>;

type Register<I> = dyn Fn(&mut PassRegistry<I>) -> Result<(), RegisterError>;

/// The streams from which a tool reads and to which it writes.
pub struct Streams<'s> {
    /// The input that is read if no file is named.
    pub stdin: &'s mut dyn Read,
    /// The result.
    pub stdout: &'s mut dyn Write,
    /// Everything that is said about it.
    pub stderr: &'s mut (dyn Write + Send),
}

impl<I: IrText> Driver<I> {
    /// A tool of that name without passes, whose context is the default one.
    pub fn new(name: impl Into<String>) -> Self
    where
        I::Context: Default,
    {
        Self::with_context(name, Box::default)
    }

    /// A tool of that name without passes, whose context `make` makes: the place to declare dialects.
    pub fn with_context(
        name: impl Into<String>,
        make: impl Fn() -> Box<I::Context> + 'static,
    ) -> Self {
        Self {
            name: name.into(),
            about: String::new(),
            version: String::new(),
            context: Box::new(make),
            schedule: None,
            ends_process: false,
            colors: false,
            progress: None,
            last_words: LastWords::default(),
            reporting: Reporting::default(),
            cancel: None,
            reduce: None,
            manual: None,
            register: Vec::new(),
        }
    }

    /// Sets the function that makes contexts: the place to register dialects.
    #[must_use]
    pub fn context(mut self, make: impl Fn() -> I::Context + 'static) -> Self
    where
        I::Context: Sized,
    {
        self.context = Box::new(move || Box::new(make()));
        self
    }

    /// Sets the line that opens the help text.
    #[must_use]
    pub fn about(mut self, about: impl Into<String>) -> Self {
        self.about = about.into();
        self
    }

    /// Sets the version that `--version` shows, usually `env!("CARGO_PKG_VERSION")`.
    #[must_use]
    pub fn version(mut self, version: impl Into<String>) -> Self {
        self.version = version.into();
        self
    }

    /// The line that `--version` shows.
    pub(crate) fn version_line(&self) -> String {
        let version = match self.version.as_str() {
            "" => String::new(),
            version => format!(" {version}"),
        };
        let runtime = env!("CARGO_PKG_VERSION");
        format!("{}{version} (pass-driver {runtime})\n", self.name)
    }

    /// Adds passes and pipelines; generated `register_..._passes` functions fit.
    #[must_use]
    pub fn passes(
        mut self,
        register: impl Fn(&mut PassRegistry<I>) -> Result<(), RegisterError> + 'static,
    ) -> Self {
        self.register.push(Box::new(register));
        self
    }

    /// Runs nested pipelines on several operations at a time, unless `--disable-threading` is given: on as many threads as
    /// the machine runs at a time, or as the environment variable `RAYON_NUM_THREADS` says.
    #[must_use]
    pub fn parallel(mut self) -> Self
    where
        I: ParallelIr,
        for<'a> I::Op<'a>: Send,
    {
        self.schedule = Some(|manager| {
            manager.set_schedule(Parallel::new(wanted_threads())?);
            Ok(())
        });
        self
    }

    /// Sets the token that cancels runs from outside.
    #[must_use]
    pub fn cancel(mut self, token: CancelToken) -> Self {
        self.cancel = Some(token);
        self
    }

    /// True once the run is to end early.
    pub(crate) fn is_cancelled(&self) -> bool {
        self.cancel.as_ref().is_some_and(CancelToken::is_cancelled)
    }

    /// Runs the tool as this process: its arguments, its standard streams. A signal that asks the process to end cancels
    /// the run, and leaves no temporary file. On a terminal, a run of more than a second shows its progress.
    pub fn main(mut self) -> ExitCode {
        self.ends_process = true;
        let is_terminal = io::stderr().is_terminal();
        self.colors = is_terminal && std::env::var_os("NO_COLOR").is_none();
        let is_plain = std::env::var_os("TERM").is_some_and(|terminal| terminal == "dumb");
        self.progress = (is_terminal && !is_plain).then(Progress::start).flatten();
        interrupt::watch(Interrupted {
            tool: self.name.clone(),
            token: self.cancel.get_or_insert_default().clone(),
            progress: self.progress.clone(),
            last_words: self.last_words.clone(),
            reporting: self.reporting.clone(),
        });
        // A pass that panics is reported as a diagnostic, in the order of the operations.
        crate::panics::quiet_panics();
        let (mut stdin, mut stdout) = (io::stdin().lock(), io::stdout().lock());
        let mut stderr = Stderr(self.progress.clone());
        let streams = Streams {
            stdin: &mut stdin,
            stdout: &mut stdout,
            stderr: &mut stderr,
        };
        let status = self.run(std::env::args_os().skip(1), streams);
        if let Some(progress) = &self.progress {
            progress.hide();
        }
        ExitCode::from(status)
    }

    /// Runs the tool with these arguments, the name of the tool not among them. Returns the exit status: 0 if all went
    /// well, else 1, and then nothing is written but to standard error.
    ///
    /// With `--split-input-file`, standard output still gets the parts that went well.
    pub fn run(&self, args: impl IntoIterator<Item = OsString>, mut streams: Streams<'_>) -> u8 {
        match session::run(self, args.into_iter().collect(), &mut streams) {
            Ok(()) => 0,
            Err(failed) => {
                // There is nobody left to tell if this cannot be written.
                let _ = streams.stderr.write_all(failed.message.as_bytes());
                1
            }
        }
    }

    /// The registry with all passes in it.
    ///
    /// # Errors
    ///
    /// If names clash, with each other or with flags of the tool.
    pub fn registry(&self) -> Result<PassRegistry<I>, RegisterError> {
        let mut registry = PassRegistry::new();
        for register in &self.register {
            register(&mut registry)?;
        }
        for entry in registry.iter() {
            let argument = entry.argument();
            let mut flags = flag_table::offered::<I>().chain(flag_table::of_tests());
            if let Some(flag) = flags.find(|flag| flag.names.contains(&argument)) {
                return Err(RegisterError::Reserved {
                    argument: argument.to_owned(),
                    what: entry.registered(),
                    flag: flag.summary.to_owned(),
                });
            }
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

/// The number of threads that the environment asks for; 0 if it leaves that to the machine. The name of the variable is that
/// which tools on rayon have in common.
fn wanted_threads() -> usize {
    let wanted = std::env::var("RAYON_NUM_THREADS").ok();
    wanted.and_then(|wanted| wanted.parse().ok()).unwrap_or(0)
}
