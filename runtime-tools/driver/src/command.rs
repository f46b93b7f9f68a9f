//! The commands of a tool, which are its first argument.

mod bisect;
mod reduce;
mod shuffle;

use std::ffi::OsString;

use pass_runtime::PassRegistry;
use pass_runtime::ir::{IrText, ParseOptions};
use pass_text::names::nearest;

use crate::driver::{Driver, Streams};
use crate::failed::Failed;
use crate::flag_table::{self, Flag};
use crate::flags;
use crate::help;
use crate::output::Output;
use crate::settings::Settings;

pub(crate) use reduce::Reduce;

/// The text that the arguments ask for, if they begin with one of the commands [`OF_MANUAL`].
pub(crate) type Manual<I> =
    fn(&Driver<I>, &PassRegistry<I>, &[OsString]) -> Option<Result<String, Failed>>;

/// The commands of a tool that is installed.
pub(crate) const OF_MANUAL: [(&str, &str); 2] = [
    (
        "completions",
        "Prints the completion script for a shell: bash, elvish, fish, powershell or zsh",
    ),
    (
        "man",
        "Prints the page for `man` of the tool, or of the command that is named",
    ),
];

/// A command, which is the first argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    Bisect,
    Reduce,
    Shuffle,
}

/// The command with its name, and what it does.
const COMMANDS: [(Command, &str, &str); 3] = [
    (
        Command::Bisect,
        "bisect",
        "Finds the first pass execution, and the first action of it, after which a test fails, and writes the module before it",
    ),
    (
        Command::Reduce,
        "reduce",
        "Makes a module smaller while a test fails for it, and writes the smallest",
    ),
    (
        Command::Shuffle,
        "shuffle",
        "Runs the pipeline in random orders that its rules allow, and reports the smallest swaps that change the result",
    ),
];

/// The flags of runs that reading and writing a module takes.
const OF_MODULES: &[&str] = &[
    "allow-unregistered-dialect",
    "help",
    "max-memory",
    "no-implicit-module",
    "o",
    "print-debuginfo",
    "print-op-generic",
];

/// The flags of runs that a pipeline takes.
const OF_PIPELINES: &[&str] = &[
    "check-unchanged",
    "pass-pipeline",
    "strict-order",
    "verify-each",
];

impl Command {
    /// The command that the arguments begin with.
    pub(crate) fn of(arguments: &[OsString]) -> Option<Self> {
        let first = arguments.first()?;
        let mut commands = COMMANDS.iter();
        commands.find_map(|(command, name, _)| (*name == first).then_some(*command))
    }

    /// The flags that it takes.
    fn flags<I: IrText>(self) -> Vec<&'static Flag> {
        let of_runs = flag_table::offered::<I>().filter(|flag| {
            let takes = |names: &[&str]| flag.names.iter().any(|name| names.contains(name));
            takes(OF_MODULES) || (self != Self::Reduce && takes(OF_PIPELINES))
        });
        let of_command = flag_table::of_tests()
            .filter(|flag| self != Self::Shuffle || !flag.names.contains(&"max-tests"));
        let of_shuffle = flag_table::of_shuffle().filter(|_| self == Self::Shuffle);
        of_runs.chain(of_command).chain(of_shuffle).collect()
    }

    /// Runs it with the arguments behind its name.
    pub(crate) fn run<I: IrText>(
        self,
        driver: &Driver<I>,
        registry: &PassRegistry<I>,
        arguments: &[OsString],
        streams: &mut Streams<'_>,
    ) -> Result<(), Failed> {
        let passes: Vec<&'static str> = match self {
            Self::Bisect | Self::Shuffle => registry.iter().map(|entry| entry.argument()).collect(),
            Self::Reduce => Vec::new(),
        };
        let flags = self.flags::<I>();
        let arguments = arguments.iter().skip(1).cloned();
        let settings = flags::read_with(arguments, &passes, flags.clone())
            .map_err(|error| error.into_failed(&driver.name))?;
        if settings.help {
            let row = COMMANDS.iter().find(|(command, ..)| *command == self);
            let (name, about) = row.map_or(("", ""), |(_, name, about)| (*name, *about));
            let text = help::of_command(&driver.name, name, about, &flags);
            let written = Output::Stdout.finish(&text, streams.stdout);
            return written.map_err(Failed::line);
        }
        match self {
            Self::Bisect => bisect::run(driver, registry, &settings, streams),
            Self::Shuffle => shuffle::run(driver, registry, &settings, streams),
            Self::Reduce => reduce::run(driver, &settings, streams),
        }
    }
}

/// The command that is meant by a name that is none, if one is near.
pub(crate) fn nearest_command(name: &str) -> Option<&'static str> {
    nearest(name, COMMANDS.iter().map(|(_, name, _)| *name))
}

/// The commands that take a flag of this name which runs do not take.
pub(crate) fn that_take(name: &str) -> Option<&'static str> {
    let takes = |flag: &Flag| flag.names.contains(&name);
    if flag_table::of_shuffle().any(takes) {
        return Some("'shuffle'");
    }
    let commands = match name {
        "max-tests" => "'bisect' and 'reduce'",
        _ => "'bisect', 'reduce' and 'shuffle'",
    };
    flag_table::of_tests().any(takes).then_some(commands)
}

/// The commands with what they do, for the help text.
pub(crate) fn summaries(is_installed: bool) -> impl Iterator<Item = (&'static str, &'static str)> {
    let commands = COMMANDS.into_iter().map(|(_, name, about)| (name, about));
    commands.chain(OF_MANUAL.into_iter().filter(move |_| is_installed))
}

/// The commands with what they do and their flags, but for those that print texts.
#[cfg(feature = "manual")]
pub(crate) fn with_flags<I: IrText>()
-> impl Iterator<Item = (&'static str, &'static str, Vec<&'static Flag>)> {
    let commands = COMMANDS.into_iter();
    commands.map(|(command, name, about)| (name, about, command.flags::<I>()))
}

/// Options for reading the module.
fn parse_options(settings: &Settings) -> ParseOptions {
    ParseOptions::default().implicit_root(settings.implicit_module)
}

/// A context as the settings ask for.
fn context<I: IrText>(driver: &Driver<I>, settings: &Settings) -> Box<I::Context> {
    let mut cx = (driver.context)();
    I::allow_unregistered_dialects(&mut cx, settings.allow_unregistered_dialects);
    I::set_threads(&mut cx, settings.threads);
    cx
}
