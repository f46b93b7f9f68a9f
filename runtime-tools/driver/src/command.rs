//! The commands of a tool, which are its first argument.

#[cfg(feature = "batch")]
mod batch;
mod bisect;
mod reduce;
#[cfg(feature = "batch")]
mod serve;
mod shuffle;

use std::ffi::OsString;
use std::sync::Arc;

use pass_debug::culprit::CulpritSearch;
use pass_debug::validation::ValidationLog;
use pass_runtime::ir::IrText;
use pass_runtime::manager::CancelToken;
use pass_runtime::{Diagnostic, OpPassManager, PassManager, PassRegistry};
use pass_text::names::nearest;

use crate::arguments;
#[cfg(feature = "cache")]
use crate::cache;
use crate::diagnostics::Renderer;
use crate::driver::{Driver, Extension, Streams};
use crate::files::{self, Source};
use crate::flag::{self, Flag};
use crate::help;
use crate::memory::limit_memory;
use crate::output::{Output, write_lossy};
use crate::pipelines::Pipelines;
use crate::run_error::{RunError, with_help};
use crate::session::{check_legality, root_name};
use crate::settings::Settings;
use crate::test_script::TestScript;

pub(crate) use reduce::Reduce;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    #[cfg(feature = "batch")]
    Batch,
    Bisect,
    Reduce,
    #[cfg(feature = "batch")]
    Serve,
    Shuffle,
    #[cfg(feature = "cache")]
    Cache,
}

/// The flags of runs that commands take to read and write a module.
const MODULE_FLAGS: &[&str] = &[
    "allow-unregistered-dialect",
    "h",
    "help",
    "max-memory",
    "no-implicit-module",
    "o",
    "print-debuginfo",
    "print-op-generic",
];

/// The flags of runs that commands take to run a pipeline.
const PIPELINE_FLAGS: &[&str] = &[
    "check-legality",
    "check-unchanged",
    "no-skip",
    "pass-pipeline",
    "strict-legality",
    "strict-order",
    "validate",
    "verify-each",
];

/// The flags of runs that the commands for many modules take besides.
#[cfg(feature = "batch")]
const COMPILE_FLAGS: &[&str] = &[
    "diagnostic-verbosity",
    "elide-elementsattrs-if-larger",
    "elide-resource-strings-if-larger",
    "insert-missing",
    "merge-idempotent",
    "print-local-scope",
    "print-op-on-diagnostic",
];

/// Returns the names of the commands that take a flag of this name, if runs do not take it.
pub(crate) fn of_flag(name: &str) -> &'static [&'static str] {
    match name {
        "out-dir" | "from-list" | "workers" | "force" | "reduce-failures" => &["batch"],
        "deadline" => &["batch", "serve"],
        "allow-files" => &["serve"],
        "test" | "test-arg" | "test-timeout" => &["bisect", "reduce", "shuffle"],
        "max-tests" => &["bisect", "reduce"],
        "seed" | "runs" | "canonical" => &["shuffle"],
        _ => &[],
    }
}

pub(crate) fn is_of_shuffle(flag: &Flag) -> bool {
    of_flag(flag.names[0]) == ["shuffle"]
}

/// Checks that the tool has the command, if that is what the arguments begin with.
pub(crate) fn check_available<I: IrText>(
    driver: &Driver<I>,
    arguments: &[OsString],
) -> Result<(), RunError> {
    let name = arguments.first().and_then(|first| first.to_str());
    let provider = match name {
        Some("batch" | "serve") if !cfg!(feature = "batch") => {
            "the feature `batch` of the crate `passwright` adds it"
        }
        Some("cache") if driver.cache.is_none() => {
            "`Driver::caching` adds it, with the feature `batch` of the crate `passwright`"
        }
        Some("reduce") if driver.reduce.is_none() => {
            "`Driver::reducible` adds it, for an IR that is a `ReducibleIr`"
        }
        _ => return Ok(()),
    };
    let name = name.unwrap_or_default();
    let message = format!("this tool is built without the command '{name}'");
    let help = format!("{provider}; a file of this name is './{name}'");
    Err(RunError::of_tool(with_help(message, help)))
}

impl Command {
    const ALL: &[Self] = &[
        #[cfg(feature = "batch")]
        Self::Batch,
        Self::Bisect,
        Self::Reduce,
        #[cfg(feature = "batch")]
        Self::Serve,
        Self::Shuffle,
        #[cfg(feature = "cache")]
        Self::Cache,
    ];

    pub(crate) fn of(arguments: &[OsString]) -> Option<Self> {
        let first = arguments.first()?;
        let mut commands = Self::ALL.iter().copied();
        commands.find(|command| command.name() == first)
    }

    pub(crate) fn name(self) -> &'static str {
        match self {
            #[cfg(feature = "batch")]
            Self::Batch => "batch",
            #[cfg(feature = "batch")]
            Self::Serve => "serve",
            Self::Bisect => "bisect",
            Self::Reduce => "reduce",
            Self::Shuffle => "shuffle",
            #[cfg(feature = "cache")]
            Self::Cache => "cache",
        }
    }

    fn summary(self) -> &'static str {
        match self {
            #[cfg(feature = "batch")]
            Self::Batch => {
                "Compiles many modules on all processors, and writes the results and a manifest, from which a later run goes on"
            }
            #[cfg(feature = "batch")]
            Self::Serve => "Compiles a module for each request on standard input",
            Self::Bisect => {
                "Finds the first pass execution, and the first action of it, after which a test fails, and writes the module before it"
            }
            Self::Reduce => {
                "Makes a module smaller while a test fails for it, and writes the smallest"
            }
            Self::Shuffle => {
                "Runs the pipeline in random orders that its rules allow, and reports the smallest swaps that change the result"
            }
            #[cfg(feature = "cache")]
            Self::Cache => {
                "Shows what a cache holds: 'cache stats'; removes what is old: 'cache prune'; or checks each entry: 'cache verify'"
            }
        }
    }

    fn flags<I: IrText>(self, driver: &Driver<I>) -> Vec<&'static Flag> {
        let others = self.other_flags();
        let flags = flag::available::<I>().filter(|flag| {
            if self.is_cache() {
                return flag.is_one_of(&["cache", "cache-limit", "h", "help"]);
            }
            of_flag(flag.names[0]).contains(&self.name())
                || others.iter().any(|others| flag.is_one_of(others))
                || (flag.is_one_of(MODULE_FLAGS) && (flag.names[0] != "o" || !self.takes_many()))
        });
        let flags = flags.filter(|flag| driver.supports(flag));
        flags.collect()
    }

    /// Returns the flags of the tool's own that the command takes: those that work on one module.
    fn extensions<I: IrText>(self, driver: &Driver<I>) -> &[Extension<I>] {
        if self.takes_many() || self.is_cache() {
            &[]
        } else {
            &driver.extensions
        }
    }

    /// Returns what the command reads, as its usage shows it.
    fn input(self) -> &'static str {
        match self {
            #[cfg(feature = "batch")]
            Self::Batch => " --out-dir=FOLDER [FILE|FOLDER|PATTERN|-]...",
            #[cfg(feature = "batch")]
            Self::Serve => "",
            #[cfg(feature = "cache")]
            Self::Cache => " stats|prune|verify --cache=FOLDER",
            Self::Bisect | Self::Reduce | Self::Shuffle => " [FILE|-]",
        }
    }

    /// Returns true if the command compiles many modules, whose results it writes itself.
    fn takes_many(self) -> bool {
        #[cfg(feature = "batch")]
        return matches!(self, Self::Batch | Self::Serve);
        #[cfg(not(feature = "batch"))]
        return false;
    }

    /// Returns true if the command is about a folder of results.
    fn is_cache(self) -> bool {
        #[cfg(feature = "cache")]
        return self == Self::Cache;
        #[cfg(not(feature = "cache"))]
        return false;
    }

    /// Returns true if arguments that are no flags are the list of inputs.
    pub(crate) fn takes_words(self) -> bool {
        self.takes_many() || self.is_cache()
    }

    /// Returns the help for a flag of runs that the command does not take; `None` for other flags.
    pub(crate) fn help_for_flag_of_runs<I: IrText>(self, name: &str) -> Option<String> {
        flag::of_runs::<I>().find(|flag| flag.is_one_of(&[name]))?;
        let command = self.name();
        let instead = if name == "o" && self.takes_many() {
            "; '--out-dir' names the folder of the results"
        } else {
            ""
        };
        Some(format!(
            "it is a flag of runs, which '{command}' does not take{instead}"
        ))
    }

    pub(crate) fn takes_passes(self) -> bool {
        self != Self::Reduce && !self.is_cache()
    }

    /// Returns the flags of runs that the command takes besides those about a module.
    fn other_flags(self) -> &'static [&'static [&'static str]] {
        match self {
            #[cfg(feature = "batch")]
            Self::Batch => &[
                PIPELINE_FLAGS,
                COMPILE_FLAGS,
                &["isolate", "split-input-file"],
                &["cache", "cache-limit", "check-cache", "explain-cache"],
            ],
            #[cfg(feature = "batch")]
            Self::Serve => &[PIPELINE_FLAGS, COMPILE_FLAGS],
            Self::Bisect | Self::Shuffle => &[PIPELINE_FLAGS],
            Self::Reduce => &[],
            #[cfg(feature = "cache")]
            Self::Cache => &[],
        }
    }

    pub(crate) fn run<I: IrText>(
        self,
        driver: &Driver<I>,
        registry: &Arc<PassRegistry<I>>,
        arguments: &[OsString],
        streams: &mut Streams<'_>,
    ) -> Result<(), RunError> {
        let passes = registry.iter().filter(|_| self.takes_passes());
        let passes: Vec<&'static str> = passes.map(|entry| entry.argument()).collect();
        let flags = self.flags(driver);
        let given = arguments[1..].iter().cloned();
        let extensions = self.extensions(driver);
        let names: Vec<_> = extensions.iter().map(|extension| extension.name).collect();
        let settings =
            arguments::read_of_command::<I>(self, given, &passes, flags.clone(), &names)?;
        if settings.help || settings.short_help {
            let usage = format!("{} {} [FLAGS]{}", driver.name, self.name(), self.input());
            let text = help::of_command(self.summary(), &usage, &flags, extensions);
            return Ok(Output::Stdout.finish(&text, streams.stdout)?);
        }
        match self {
            #[cfg(feature = "batch")]
            Self::Batch => batch::run(driver, registry, arguments, &settings, streams),
            #[cfg(feature = "batch")]
            Self::Serve => serve::start(driver, registry, &settings, streams),
            Self::Bisect => bisect::run(Job::new(self, driver, registry, &settings, streams)?),
            Self::Shuffle => shuffle::run(Job::new(self, driver, registry, &settings, streams)?),
            Self::Reduce => reduce::run(driver, registry, &settings, streams),
            #[cfg(feature = "cache")]
            Self::Cache => cache::run_command(driver, &settings, streams),
        }
    }
}

struct Job<'s, 'o, I: IrText> {
    driver: &'s Driver<I>,
    registry: &'s Arc<PassRegistry<I>>,
    settings: &'s Settings,
    streams: &'s mut Streams<'o>,
    cancel: CancelToken,
    /// Tells whether a module shows the failure; `shuffle` runs without one.
    script: Option<TestScript>,
    text: Arc<String>,
    /// The name of the outermost operation.
    root: String,
    cx: Box<I::Context>,
    output: Output,
}

impl<'s, 'o, I: IrText> Job<'s, 'o, I> {
    fn new(
        command: Command,
        driver: &'s Driver<I>,
        registry: &'s Arc<PassRegistry<I>>,
        settings: &'s Settings,
        streams: &'s mut Streams<'o>,
    ) -> Result<Self, RunError> {
        let cancel = driver.cancel.clone().unwrap_or_default();
        let script = TestScript::new(settings, cancel.clone());
        if command != Command::Shuffle && script.is_none() && settings.validate.is_none() {
            let help = "it is called with the name of a file, and fails if that shows the failure";
            return Err(RunError::of_tool(with_help("'--test' is missing", help)));
        }
        let output = Output::open(settings.output.as_deref())?;
        if let Some(mebibytes) = settings.max_memory {
            limit_memory(driver, mebibytes)?;
        }
        let input = settings.input.as_deref();
        let source = if command.takes_passes() {
            files::read(input, streams.stdin, None)?
        } else {
            files::read_without_passes(input, streams.stdin, None)?
        };
        let cx = driver.extended_context(settings, streams.stderr)?;
        let root = check_module::<I>(&cx, &source, settings)?;
        Ok(Self {
            driver,
            registry,
            settings,
            cancel,
            script,
            text: source.text(),
            root,
            cx,
            streams,
            output,
        })
    }

    fn pipeline(&mut self) -> Result<OpPassManager<I>, RunError> {
        let (settings, cx) = (self.settings, &*self.cx);
        let stderr = &mut *self.streams.stderr;
        let mut warn = |text: &str| write_lossy(stderr, text);
        let pipelines = Pipelines::new(self.registry, settings, cx, &mut warn)?;
        let built = pipelines.for_root(&self.root, &mut warn)?;
        Ok(built.whole())
    }

    /// Sets up the manager of a run that is compared with others.
    fn configure(&self) -> impl Fn(&mut PassManager<I>) + use<'s, 'o, I> {
        let (driver, settings, registry) = (self.driver, self.settings, self.registry);
        move |manager| {
            configure(driver, registry, settings, manager);
            manager.set_warn_unused(false);
        }
    }

    fn search<'p>(
        &'p self,
        pipeline: &'p OpPassManager<I>,
        configure: &'p dyn Fn(&mut PassManager<I>),
    ) -> CulpritSearch<'p, I> {
        CulpritSearch {
            context: &*self.cx,
            text: &self.text,
            parse: self.settings.parse_options(),
            print: self.settings.print_options(),
            pipeline,
            configure,
            cancel: self.cancel.clone(),
        }
    }
}

/// Returns the name of the outermost operation of a module, or what is wrong with the module.
fn check_module<I: IrText>(
    cx: &I::Context,
    source: &Source,
    settings: &Settings,
) -> Result<String, RunError> {
    let renderer = Renderer::new(source, settings.diagnostic_style);
    let mut errors = String::new();
    let mut emit = |diagnostic: Diagnostic| errors += &renderer.render(&diagnostic);
    let parse = settings.parse_options();
    let root = I::parse(cx, &source.name, &source.text(), parse, &mut emit);
    let name = root.and_then(|mut root| {
        I::verify(cx, &I::root(&mut root), true, &mut emit)?;
        Ok(root_name::<I>(cx, &mut root))
    });
    name.map_err(|_| RunError::new(errors))
}

/// Sets up the manager of a run of a command, whose observers are those that check passes.
pub(crate) fn configure<I: IrText>(
    driver: &Driver<I>,
    registry: &Arc<PassRegistry<I>>,
    settings: &Settings,
    manager: &mut PassManager<I>,
) {
    manager.set_verify_each(settings.verify_each);
    manager.set_check_unchanged(settings.check_unchanged);
    manager.set_skip(!settings.no_skip);
    manager.set_registry(Arc::clone(registry));
    check_legality(settings, manager);
    driver.validate(settings, manager, &ValidationLog::default());
}

pub(crate) fn nearest_command(name: &str) -> Option<&'static str> {
    nearest(name, Command::ALL.iter().copied().map(Command::name))
}

pub(crate) fn help_for_flag(name: &str) -> Option<String> {
    let names: Vec<String> = of_flag(name)
        .iter()
        .map(|command| format!("'{command}'"))
        .collect();
    let (last, others) = names.split_last()?;
    let names = match others.join(", ").as_str() {
        "" => last.clone(),
        others => format!("{others} and {last}"),
    };
    Some(format!("it is a flag of {names}"))
}

pub(crate) fn summaries<I: IrText>(
    driver: &Driver<I>,
) -> impl Iterator<Item = (&'static str, &'static str)> {
    available(driver).map(|command| (command.name(), command.summary()))
}

fn available<I: IrText>(driver: &Driver<I>) -> impl Iterator<Item = Command> + use<I> {
    let can_reduce = driver.reduce.is_some();
    #[cfg(feature = "cache")]
    let can_cache = driver.cache.is_some();
    let commands = Command::ALL.iter().copied();
    commands.filter(move |command| match command {
        Command::Reduce => can_reduce,
        #[cfg(feature = "cache")]
        Command::Cache => can_cache,
        _ => true,
    })
}
