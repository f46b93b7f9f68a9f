//! Reads command lines.
//!
//! The conventions are those of LLVM's tools: one dash or two, `--flag=value` or `--flag value` where a value is needed,
//! `--flag=false` for switches, the last one wins, and the order of passes is the order of their flags.

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};

use pass_observe::ir_printing::PassFilter;
use pass_runtime::ir::IrText;
use pass_text::names::nearest;

use crate::command::{self, Command};
use crate::definition_files;
use crate::driver::Driver;
use crate::files;
use crate::flag::{self, Flag, spelled};
use crate::remarks;
use crate::run_error::with_help;
use crate::settings::{Argument, PassFlag, Settings};
use crate::unsupported_flags;

/// Reads the arguments of a run, without the name of the tool. `passes` are the passes and pipelines that are flags as well.
pub(crate) fn read<I: IrText>(
    args: impl IntoIterator<Item = OsString>,
    passes: &[&'static str],
    driver: &Driver<I>,
) -> Result<Settings, String> {
    let flags = flag::of_runs::<I>().filter(|flag| driver.has_format_of(flag));
    read_with(args, passes, flags.collect(), &driver.extension_names())
}

/// Returns the values of a flag, which must be known before the other arguments are read.
pub(crate) fn values_of<'a>(args: &'a [OsString], flag: &str) -> Vec<&'a OsStr> {
    let mut values = Vec::new();
    let mut args = args.iter().take_while(|arg| *arg != "--");
    while let Some(arg) = args.next() {
        // The reader reports what cannot be split.
        let Ok((text, value)) = split_value(arg) else {
            continue;
        };
        if text
            .strip_prefix('-')
            .is_some_and(|name| name.strip_prefix('-').unwrap_or(name) == flag)
        {
            values.extend(value.or_else(|| args.next().map(OsString::as_os_str)));
        }
    }
    values
}

pub(crate) fn read_with(
    args: impl IntoIterator<Item = OsString>,
    passes: &[&'static str],
    flags: Vec<&'static Flag>,
    extensions: &[&'static str],
) -> Result<Settings, String> {
    Reader::new(args.into_iter(), passes, flags, extensions).read()
}

/// Reads the arguments of a command, without its name.
pub(crate) fn read_of_command<I: IrText>(
    command: Command,
    args: impl IntoIterator<Item = OsString>,
    passes: &[&'static str],
    flags: Vec<&'static Flag>,
    extensions: &[&'static str],
) -> Result<Settings, String> {
    let reader = Reader {
        takes_files: command.takes_words(),
        help: &|flag| command.help_for_flag_of_runs::<I>(flag),
        ..Reader::new(args.into_iter(), passes, flags, extensions)
    };
    reader.read()
}

fn check_conflicts(settings: &Settings) -> Result<(), String> {
    let is_stdout = |path: &Option<PathBuf>| path.as_deref() == Some(Path::new("-"));
    let has_phases = settings.dump_compilation_phases_to.is_some();
    let has_parts = settings.split_input_file.0.is_some();
    let prints = settings.print_ir_diff
        || settings.print_ir_after_failure
        || settings.print_before() != PassFilter::None
        || settings.print_after() != PassFilter::None;
    let keeps = settings.cache.is_some();
    let conflicts = [
        (
            settings.print_ir_diff && settings.print_ir_module_scope,
            "'--print-ir-diff' cannot be combined with '--print-ir-module-scope'",
            "a diff shows what a pass changed in its own operation",
        ),
        (
            !prints && !settings.print_ir_symbols.0.is_empty(),
            "'--print-ir-symbols' needs a flag that prints operations",
            "'--print-ir-after-all' is one",
        ),
        (
            settings.workers == Some(0),
            "'--workers' needs a number of 1 or more",
            "without it, there is one for each processor",
        ),
        (
            settings.cache_limit.is_some() && !keeps,
            "'--cache-limit' needs '--cache'",
            "it limits the size of that folder",
        ),
        (
            settings.explain_cache && !keeps,
            "'--explain-cache' needs '--cache'",
            "without it, no result is kept",
        ),
        (
            settings.check_cache.0 > 0.0 && !keeps,
            "'--check-cache' needs '--cache'",
            "without it, no result is kept",
        ),
        (
            is_stdout(&settings.crash_reproducer),
            "'--crash-reproducer' needs the name of a file",
            "standard output takes the result of the run",
        ),
        (
            is_stdout(&settings.generate_reproducer),
            "'--generate-reproducer' needs the name of a file",
            "standard output takes the result of the run",
        ),
        (
            has_parts && has_phases,
            "'--dump-compilation-phases-to' cannot be combined with '--split-input-file'",
            "the files of the parts would have the same names",
        ),
        (
            has_parts && settings.print_ir_tree_dir.is_some(),
            "'--print-ir-tree-dir' cannot be combined with '--split-input-file'",
            "the files of the parts would have the same names",
        ),
        (
            has_parts && settings.generate_reproducer.is_some(),
            "'--generate-reproducer' cannot be combined with '--split-input-file'",
            "the file would hold the result of the last part alone",
        ),
        (
            settings.emit_bytecode_version.is_some() && !settings.emit_bytecode,
            "'--emit-bytecode-version' needs '--emit-bytecode'",
            "the result is text, which has no version",
        ),
        (
            has_phases && settings.generate_reproducer.is_some(),
            "'--dump-compilation-phases-to' cannot be combined with '--generate-reproducer'",
            "a reproducer holds one pipeline, and each phase is one",
        ),
    ];
    if let Some((_, message, help)) = conflicts.iter().find(|(is_conflict, ..)| *is_conflict) {
        return Err(with_help(message, help));
    }
    check_outputs(settings)?;
    check_listing(settings)
}

/// Files that may be the same: the result replaces the input, and a run that fails has a reproducer in place of its results.
const MAY_BE_SAME: [(&str, &str); 3] = [
    ("the input", "'-o'"),
    ("'-o'", "'--crash-reproducer'"),
    ("'--crash-reproducer'", "'--generate-reproducer'"),
];

/// Checks that no two flags name the same file, except those that [`MAY_BE_SAME`].
fn check_outputs(settings: &Settings) -> Result<(), String> {
    let remarks = remarks::remarks_file(settings).cloned();
    let files = [
        ("the input", &settings.input),
        ("'-o'", &settings.output),
        ("'--crash-reproducer'", &settings.crash_reproducer),
        ("'--generate-reproducer'", &settings.generate_reproducer),
        ("'--report'", &settings.report),
        ("'--trace-file'", &settings.trace_file),
        ("'--remarks-output-file'", &remarks),
        ("'--log-actions-to'", &settings.log_actions_to),
        ("'--profile-actions-to'", &settings.profile_actions_to),
        (
            "'--opt-bisect-print-ir-path'",
            &settings.opt_bisect_print_ir_path,
        ),
    ];
    let mut named: Vec<(PathBuf, &str)> = Vec::new();
    for (flag, path) in files {
        let Some(path) = path.as_deref().and_then(files::identity) else {
            continue;
        };
        let mut others = named.iter().filter(|(other, _)| *other == path);
        if let Some((_, first)) = others.find(|(_, first)| !MAY_BE_SAME.contains(&(first, flag))) {
            return Err(with_help(
                format!("{first} and {flag} are the same file, '{}'", path.display()),
                "the file would hold the output that is written last",
            ));
        }
        named.push((path, flag));
    }
    Ok(())
}

/// Checks that a flag that lists something comes without an input, an output and another such flag.
fn check_listing(settings: &Settings) -> Result<(), String> {
    let listings = [
        (settings.list_passes, "'--list-passes'"),
        (settings.show_dialects, "'--show-dialects'"),
        (settings.run_examples, "'--run-examples'"),
    ];
    let others = [
        (settings.pipeline.is_some(), "'--pass-pipeline'"),
        (settings.output.is_some(), "'-o'"),
        (settings.input.is_some(), "an input file"),
    ];
    let flags = listings.iter().chain(&others);
    let mut flags = flags.filter_map(|(is_given, flag)| is_given.then_some(*flag));
    match (flags.next(), flags.next()) {
        (Some(listing), Some(other)) if listings.iter().any(|(_, flag)| *flag == listing) => {
            Err(with_help(
                format!("{listing} cannot be combined with {other}"),
                format!("{listing} reads no input and writes to standard output"),
            ))
        }
        _ => Ok(()),
    }
}

struct Reader<'p, A> {
    /// True if the settings have a list of inputs instead of one.
    takes_files: bool,
    /// Returns the help for a flag that is known, and not taken here.
    help: &'p dyn Fn(&str) -> Option<String>,
    settings: Settings,
    args: A,
    passes: &'p [&'static str],
    flags: Vec<&'static Flag>,
    extensions: &'p [&'static str],
}

impl<'p, A: Iterator<Item = OsString>> Reader<'p, A> {
    fn new(
        args: A,
        passes: &'p [&'static str],
        flags: Vec<&'static Flag>,
        extensions: &'p [&'static str],
    ) -> Self {
        Self {
            takes_files: false,
            help: &|_| None,
            settings: Settings::default(),
            args,
            passes,
            flags,
            extensions,
        }
    }

    fn read(mut self) -> Result<Settings, String> {
        let mut flags_ended = false;
        while let Some(arg) = self.args.next() {
            match arg.as_encoded_bytes() {
                b"--" if !flags_ended => flags_ended = true,
                [b'-', _, ..] if !flags_ended => self.read_flag(&arg)?,
                _ => self.read_file_name(arg)?,
            }
        }
        check_conflicts(&self.settings)?;
        Ok(self.settings)
    }

    fn read_file_name(&mut self, arg: OsString) -> Result<(), String> {
        match &self.settings.input {
            _ if self.takes_files => {
                self.settings.inputs.push(arg.into());
                Ok(())
            }
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
                let help = self.extra_file_help(first, Path::new(&arg));
                Err(with_help(message, help))
            }
        }
    }

    fn extra_file_help(&self, first: &Path, second: &Path) -> String {
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

    fn read_flag(&mut self, arg: &OsStr) -> Result<(), String> {
        let (text, value) = split_value(arg)?;
        let name = text
            .strip_prefix("--")
            .or_else(|| text.strip_prefix('-'))
            .unwrap_or(text);
        let flag = self
            .flags
            .iter()
            .copied()
            .find(|flag| flag.names.contains(&name));
        if let Some(flag) = flag {
            return self.set_flag(flag, name, value.map(OsStr::to_owned));
        }
        if let Some(number) = self.extensions.iter().position(|own| *own == name) {
            let value = value.map_or_else(|| self.next_value(name), |value| Ok(value.into()))?;
            self.settings.extensions.push((number, value.into()));
            return Ok(());
        }
        match self.passes.iter().find(|pass| **pass == name) {
            Some(argument) => {
                self.settings.passes.push(PassFlag {
                    argument,
                    options: utf8_value(name, value.unwrap_or_default())?.to_owned(),
                });
                Ok(())
            }
            // A flag without a name shows nothing but its dashes without its value.
            None if name.is_empty() => Err(self.unknown_flag_error(name, &arg.to_string_lossy())),
            None => Err(self.unknown_flag_error(name, text)),
        }
    }

    fn set_flag(&mut self, flag: &Flag, name: &str, value: Option<OsString>) -> Result<(), String> {
        let value = match value {
            None if flag.argument.is_required() => self.next_value(name)?,
            value => value.unwrap_or_default(),
        };
        if !matches!(flag.argument, Argument::Path) {
            utf8_value(name, &value)?;
        } else if value.is_empty() {
            let help = format!("leave out '{}' where there is none", spelled(name));
            return Err(with_help(
                format!("the name for '{}' is empty", spelled(name)),
                help,
            ));
        }
        (flag.set)(&mut self.settings, &value).map_err(|help| {
            let message = format!("'{}' is no value for '{}'", value.display(), spelled(name));
            with_help(message, help)
        })
    }

    fn next_value(&mut self, name: &str) -> Result<OsString, String> {
        let missing = || {
            let flag = spelled(name);
            let help = format!("write it behind the flag: '{flag}=...' or '{flag} ...'");
            with_help(format!("'{flag}' needs a value"), help)
        };
        self.args.next().ok_or_else(missing)
    }

    fn unknown_flag_error(&self, name: &str, written: &str) -> String {
        if let Some((feature, false)) = flag::required_feature(name) {
            let message = format!("this tool is built without the flag '{}'", spelled(name));
            let help = format!("enable the feature `{feature}` of the crate `passwright`");
            return with_help(message, help);
        }
        let names = self
            .flags
            .iter()
            .flat_map(|flag| flag.names)
            .chain(self.extensions)
            .chain(self.passes);
        let instead = unsupported_flags::replacement(name).map(str::to_owned);
        let specific = command::help_for_flag(name)
            .or_else(|| (self.help)(name))
            .or(instead)
            .or_else(|| self.braces_help(name));
        let help = match (nearest(name, names.copied()), specific) {
            (_, Some(help)) => help,
            (Some(meant), None) => format!("did you mean '{}'?", spelled(meant)),
            (None, None) if self.passes.is_empty() => "'--help' lists the flags".to_owned(),
            (None, None) => {
                "'--help' lists the flags; a declared pass is one once it is registered, by \
                             `Driver::passes(register_<group>_passes)`"
                    .to_owned()
            }
        };
        with_help(format!("unknown flag '{written}'"), help)
    }

    /// Returns the help for a pass whose options are in braces, as in pipeline text.
    fn braces_help(&self, name: &str) -> Option<String> {
        let (pass, _) = name.split_once('{')?;
        let flag = self.passes.contains(&pass).then(|| spelled(pass))?;
        Some(format!(
            "options of a pass follow a `=`, without braces: '{flag}=\"option=value\"'"
        ))
    }
}

/// Splits a flag at its first `=`. The value may be the name of a file, which need not be UTF-8.
fn split_value(arg: &OsStr) -> Result<(&str, Option<&OsStr>), String> {
    #[cfg(unix)]
    if let Some(at) = arg.as_encoded_bytes().iter().position(|byte| *byte == b'=') {
        use std::os::unix::ffi::OsStrExt;

        let (flag, value) = arg.as_bytes().split_at(at);
        return Ok((
            utf8(OsStr::from_bytes(flag))?,
            Some(OsStr::from_bytes(&value[1..])),
        ));
    }
    let text = utf8(arg)?;
    let split = text.split_once('=');
    Ok(split.map_or((text, None), |(flag, value)| (flag, Some(value.as_ref()))))
}

fn utf8_value<'v>(flag: &str, value: &'v OsStr) -> Result<&'v str, String> {
    let error = || {
        let (value, flag) = (value.display(), spelled(flag));
        format!("the value '{value}' of '{flag}' is not UTF-8")
    };
    value.to_str().ok_or_else(error)
}

fn utf8(arg: &OsStr) -> Result<&str, String> {
    let error = || format!("argument '{}' is not UTF-8", arg.display());
    arg.to_str().ok_or_else(error)
}
