//! The reader of command lines.
//!
//! The conventions are those of LLVM's tools: one dash or two, `--flag=value` or `--flag value` where a value is needed,
//! `--flag=false` for switches, the last one wins, and the order of passes is the order of their flags.

use std::ffi::{OsStr, OsString};
use std::path::Path;

use pass_runtime::ir::IrText;
use pass_text::names::nearest;

use crate::command;
use crate::definition_files;
use crate::failed::Failed;
use crate::flag_table::{self, Choice, Flag, Takes};
use crate::settings::{PassFlag, Settings};

/// A command line that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct UsageError {
    /// The mistake.
    pub(crate) message: String,
    /// The help: the right spelling.
    pub(crate) help: Option<String>,
}

/// Reads the arguments after the name of the tool. `passes` are the names that are flags as well; none is a flag of the
/// tool.
pub(crate) fn read<I: IrText>(
    args: impl IntoIterator<Item = OsString>,
    passes: &[&'static str],
) -> Result<Settings, UsageError> {
    read_with(args, passes, flag_table::offered::<I>().collect())
}

/// Reads arguments of which some are flags of this list.
pub(crate) fn read_with(
    args: impl IntoIterator<Item = OsString>,
    passes: &[&'static str],
    flags: Vec<&'static Flag>,
) -> Result<Settings, UsageError> {
    let mut reader = Reader {
        settings: Settings::default(),
        args: args.into_iter(),
        passes,
        flags,
    };
    let mut only_files = false;
    while let Some(arg) = reader.args.next() {
        match arg.as_encoded_bytes() {
            b"--" if !only_files => only_files = true,
            [b'-', _, ..] if !only_files => reader.flag(&arg)?,
            _ => reader.file(arg)?,
        }
    }
    match clash(&reader.settings) {
        Some(error) => Err(error),
        None => Ok(reader.settings),
    }
}

/// Flags that contradict each other.
fn clash(settings: &Settings) -> Option<UsageError> {
    if settings.dumps.diff && settings.dumps.printing.module_scope {
        let message = "'--print-ir-diff' cannot be combined with '--print-ir-module-scope'";
        let help = "a diff shows what a pass changed in its own operation".to_owned();
        return Some(UsageError::new(message.to_owned(), Some(help)));
    }
    if let Some(error) = reproducer_clash(settings).or_else(|| phases_clash(settings)) {
        return Some(error);
    }
    let mode = match settings {
        settings if settings.list_passes => "--list-passes",
        settings if settings.show_dialects => "--show-dialects",
        settings if settings.run_examples => "--run-examples",
        _ => return None,
    };
    let other = match settings {
        settings if settings.show_dialects && mode != "--show-dialects" => "'--show-dialects'",
        settings if settings.run_examples && mode != "--run-examples" => "'--run-examples'",
        settings if settings.pipeline.is_some() => "'--pass-pipeline'",
        settings if settings.output.is_some() => "'-o'",
        settings if settings.input.is_some() => "an input file",
        _ => return None,
    };
    let message = format!("'{mode}' cannot be combined with {other}");
    let help = format!("'{mode}' reads no input and writes to standard output");
    Some(UsageError::new(message, Some(help)))
}

/// Flags that do not go with a pipeline in several parts.
fn phases_clash(settings: &Settings) -> Option<UsageError> {
    settings.edits.dump_phases.as_ref()?;
    let (other, help) = match settings {
        settings if settings.split_marker.is_some() => (
            "--split-input-file",
            "the files of the parts would have the same names",
        ),
        settings if settings.reproducers.generate.is_some() => (
            "--generate-reproducer",
            "a reproducer holds one pipeline, and each phase is one",
        ),
        _ => return None,
    };
    let message = format!("'--dump-compilation-phases-to' cannot be combined with '{other}'");
    Some(UsageError::new(message, Some(help.to_owned())))
}

/// Flags about reproducers that contradict each other.
fn reproducer_clash(settings: &Settings) -> Option<UsageError> {
    let reproducers = &settings.reproducers;
    let files = [
        ("--crash-reproducer", &reproducers.crash),
        ("--generate-reproducer", &reproducers.generate),
    ];
    let mut named = files
        .iter()
        .filter(|(_, path)| path.as_deref() == Some(Path::new("-")));
    if let Some((flag, _)) = named.next() {
        let message = format!("'{flag}' needs the name of a file");
        let help = "standard output takes the result of the run".to_owned();
        return Some(UsageError::new(message, Some(help)));
    }
    None
}

struct Reader<'p, A> {
    settings: Settings,
    args: A,
    passes: &'p [&'static str],
    flags: Vec<&'static Flag>,
}

impl<A: Iterator<Item = OsString>> Reader<'_, A> {
    fn file(&mut self, arg: OsString) -> Result<(), UsageError> {
        match &self.settings.input {
            None => {
                self.settings.input = Some(arg.into());
                Ok(())
            }
            Some(first) => {
                let message = format!(
                    "'{}' is one file too many after '{}'",
                    arg.display(),
                    first.display()
                );
                let help = self.instead_of_files(first, Path::new(&arg));
                Err(UsageError::new(message, Some(help)))
            }
        }
    }

    /// The help for two files where one is possible.
    fn instead_of_files(&self, first: &Path, second: &Path) -> String {
        let words = [first, second].into_iter().filter_map(Path::to_str);
        let mut passes = words.filter(|word| self.passes.contains(word));
        if let Some(pass) = passes.next() {
            return format!("a pass is a flag: '{}'", spelled(pass));
        }
        if let Some(meant) = first.to_str().and_then(command::nearest_command) {
            return format!("did you mean the command '{meant}'?");
        }
        let help = definition_files::help(second).or_else(|| definition_files::help(first));
        help.unwrap_or_else(|| "options of a pass are given as '--pass=options'".to_owned())
    }

    fn flag(&mut self, arg: &OsStr) -> Result<(), UsageError> {
        let text = utf8(arg)?;
        let body = text
            .strip_prefix("--")
            .or_else(|| text.strip_prefix('-'))
            .unwrap_or(text);
        let (name, value) = match body.split_once('=') {
            Some((name, value)) => (name, Some(value.to_owned())),
            None => (body, None),
        };
        let known = self
            .flags
            .iter()
            .copied()
            .find(|flag| flag.names.contains(&name));
        if let Some(flag) = known {
            return self.known(flag, name, value);
        }
        match self.passes.iter().find(|pass| **pass == name) {
            Some(argument) => {
                self.settings.passes.push(PassFlag {
                    argument,
                    options: value.unwrap_or_default(),
                });
                Ok(())
            }
            None => Err(self.unknown(name)),
        }
    }

    fn known(&mut self, flag: &Flag, name: &str, value: Option<String>) -> Result<(), UsageError> {
        match flag.takes {
            Takes::Switch(set) => set(&mut self.settings, truth(name, value.as_deref())?),
            Takes::Text(_, set) => {
                let text = match value {
                    Some(value) => value,
                    None => utf8(&self.next(name)?)?.to_owned(),
                };
                set(&mut self.settings, text);
            }
            Takes::Path(_, set) => {
                let path = value.map_or_else(|| self.next(name), |value| Ok(value.into()))?;
                set(&mut self.settings, path.into());
            }
            Takes::Number(_, set) => {
                let text = value.map_or_else(|| self.next(name), |value| Ok(value.into()))?;
                set(&mut self.settings, number(name, utf8(&text)?)?);
            }
            Takes::Choice(choices) => {
                let bare = choices.iter().any(|(word, _)| word.is_empty());
                let word = match value {
                    Some(word) => word,
                    None if bare => String::new(),
                    None => utf8(&self.next(name)?)?.to_owned(),
                };
                choose(name, choices, &word)?(&mut self.settings);
            }
            Takes::OptionalText(_, set, default) => {
                let text = value
                    .filter(|value| !value.is_empty())
                    .unwrap_or_else(|| default.to_owned());
                set(&mut self.settings, text);
            }
        }
        Ok(())
    }

    fn next(&mut self, name: &str) -> Result<OsString, UsageError> {
        let missing = || {
            let flag = spelled(name);
            let help = format!("write it behind the flag: '{flag}=...' or '{flag} ...'");
            UsageError::new(format!("'{flag}' needs a value"), Some(help))
        };
        self.args.next().ok_or_else(missing)
    }

    fn unknown(&self, name: &str) -> UsageError {
        if let Some((feature, false)) = flag_table::feature_of(name) {
            let message = format!("this tool is built without the flag '{}'", spelled(name));
            let help = format!("enable the feature `{feature}` of the crate `passwright`");
            return UsageError::new(message, Some(help));
        }
        let names = self
            .flags
            .iter()
            .flat_map(|flag| flag.names)
            .chain(self.passes);
        let instead = flag_table::instead_of(name).map(str::to_owned);
        let commands = command::that_take(name).map(|all| format!("it is a flag of {all}"));
        let better = commands.or(instead).or_else(|| self.without_braces(name));
        let help = match (nearest(name, names.copied()), better) {
            (_, Some(help)) => help,
            (Some(meant), None) => format!("did you mean '{}'?", spelled(meant)),
            (None, None) if self.passes.is_empty() => "'--help' lists the flags".to_owned(),
            (None, None) => {
                "'--help' lists the flags; a declared pass is one once it is registered, by \
                             `Driver::passes(register_<group>_passes)`"
                    .to_owned()
            }
        };
        UsageError::new(format!("unknown flag '{}'", spelled(name)), Some(help))
    }

    /// The help for the flag of a pass whose options are in braces, as in pipeline text.
    fn without_braces(&self, name: &str) -> Option<String> {
        let (pass, _) = name.split_once('{')?;
        let flag = self.passes.contains(&pass).then(|| spelled(pass))?;
        Some(format!(
            "options of a pass follow a `=`, without braces: '{flag}=\"option=value\"'"
        ))
    }
}

impl UsageError {
    /// The failure of the tool that was called so.
    pub(crate) fn into_failed(self, tool: &str) -> Failed {
        Failed::of_tool(tool, &self.message, self.help.as_deref())
    }

    fn new(message: String, help: Option<String>) -> Self {
        Self { message, help }
    }
}

/// A flag as people write it.
pub(crate) fn spelled(name: &str) -> String {
    let dashes = if name.chars().count() == 1 { "-" } else { "--" };
    format!("{dashes}{name}")
}

fn utf8(arg: &OsStr) -> Result<&str, UsageError> {
    let error = || UsageError::new(format!("argument '{}' is not UTF-8", arg.display()), None);
    arg.to_str().ok_or_else(error)
}

fn choose(name: &str, choices: &[Choice], word: &str) -> Result<fn(&mut Settings), UsageError> {
    if let Some((_, set)) = choices.iter().find(|(choice, _)| *choice == word) {
        return Ok(*set);
    }
    let message = format!("'{word}' is no value for '{}'", spelled(name));
    let words = choices
        .iter()
        .map(|(choice, _)| *choice)
        .filter(|choice| !choice.is_empty());
    let words: Vec<String> = words.map(|choice| format!("'{choice}'")).collect();
    Err(UsageError::new(
        message,
        Some(format!("it is {}", words.join(" or "))),
    ))
}

fn number(name: &str, text: &str) -> Result<usize, UsageError> {
    text.parse().map_err(|_| {
        let message = format!("'{text}' is no value for '{}'", spelled(name));
        UsageError::new(message, Some("it is a number of 0 or more".to_owned()))
    })
}

fn truth(name: &str, value: Option<&str>) -> Result<bool, UsageError> {
    match value {
        None | Some("" | "true" | "TRUE" | "True" | "1") => Ok(true),
        Some("false" | "FALSE" | "False" | "0") => Ok(false),
        Some(other) => {
            let message = format!("'{other}' is no value for '{}'", spelled(name));
            Err(UsageError::new(
                message,
                Some("it is 'true' or 'false'".to_owned()),
            ))
        }
    }
}
