//! The commands `completions` and `man`: completion scripts and manual pages from the table of flags and the registry.

use std::ffi::OsString;

use clap::builder::{EnumValueParser, PossibleValuesParser};
use clap::{Arg, ArgAction, Command, ValueEnum, ValueHint};
use clap_complete::Shell;
use pass_runtime::PassRegistry;
use pass_runtime::ir::IrText;
use pass_runtime::registry::Registration;

use crate::command::{self, MANUAL_COMMANDS};
use crate::driver::{Driver, Extension};
use crate::flag::{self, Flag};
use crate::help;
use crate::run_error::RunError;
use crate::settings::Argument;

impl<I: IrText> Driver<I> {
    /// Adds the commands `completions SHELL`, which prints a completion script, and `man`, which prints a manual page.
    ///
    /// ```
    /// # use pass_driver::Driver;
    /// # use pass_runtime::ir::IrText;
    /// fn tool<I: IrText>(tool: Driver<I>) -> Driver<I> {
    ///     tool.manual()
    /// }
    /// ```
    #[must_use]
    pub fn manual(mut self) -> Self {
        self.manual = Some(text::<I>);
        self
    }
}

/// Returns the text of one of the commands, or `None` for other arguments.
fn text<I: IrText>(
    driver: &Driver<I>,
    registry: &PassRegistry<I>,
    arguments: &[OsString],
) -> Option<Result<String, RunError>> {
    let words: Vec<&str> = arguments
        .iter()
        .map_while(|argument| argument.to_str())
        .collect();
    let text = match words.as_slice() {
        [name, "--help" | "-help" | "-h"] => return help_of(driver, name).map(Ok),
        ["completions", shell] => script(driver, registry, shell),
        ["completions", ..] => Err("expected a shell: 'completions bash'".to_owned()),
        ["man"] => page(command_line(driver, registry)),
        ["man", name] => page_of_command(command_line(driver, registry), name),
        ["man", ..] => Err("expected the name of a command or nothing: 'man bisect'".to_owned()),
        _ => return None,
    };
    Some(text.map_err(RunError::of_tool))
}

/// Returns the help for one of the commands, or `None` for another word.
fn help_of<I: IrText>(driver: &Driver<I>, name: &str) -> Option<String> {
    let (_, summary) = MANUAL_COMMANDS.into_iter().find(|(own, _)| *own == name)?;
    let word = if name == "man" { "[COMMAND]" } else { "SHELL" };
    let usage = format!("{} {name} {word}", driver.name);
    let flags: Vec<&Flag> = help_flag::<I>().collect();
    Some(help::of_command::<I>(summary, &usage, &flags, &[]))
}

fn help_flag<I: IrText>() -> impl Iterator<Item = &'static Flag> {
    flag::available::<I>().filter(|flag| flag.is_one_of(&["help"]))
}

fn script<I: IrText>(
    driver: &Driver<I>,
    registry: &PassRegistry<I>,
    shell: &str,
) -> Result<String, String> {
    let shell: Shell = shell.parse().map_err(|_| {
        let known: Vec<String> = Shell::value_variants()
            .iter()
            .map(Shell::to_string)
            .collect();
        let known = known.join(", ");
        let known = known
            .rsplit_once(", ")
            .map_or_else(String::new, |(some, last)| format!("{some} and {last}"));
        format!("no shell is called '{shell}'\nhelp: known are {known}")
    })?;
    let mut script = Vec::new();
    let mut tool = command_line(driver, registry);
    clap_complete::generate(shell, &mut tool, &driver.name, &mut script);
    let script = String::from_utf8_lossy(&script).into_owned();
    // clap_complete spells the dash of a tool in two ways in a script for bash, which then finds no command of the tool.
    let labels = ["__subcmd__", "__"].map(|dash| driver.name.replace('-', dash) + "__subcmd__");
    // Bash makes a word of `=`, which separates a flag from its value.
    let previous = "    prev=\"$3\"\n";
    let before_equals_sign =
        "    [[ \"${prev}\" == \"=\" ]] && prev=\"${COMP_WORDS[COMP_CWORD-2]}\"\n";
    Ok(match shell {
        Shell::Bash => script
            .replace(&labels[0], &labels[1])
            .replace(previous, &format!("{previous}{before_equals_sign}")),
        _ => script,
    })
}

fn page(command: Command) -> Result<String, String> {
    let mut page = Vec::new();
    let rendered = clap_mangen::Man::new(command).render(&mut page);
    rendered.map_err(|error| error.to_string())?;
    Ok(String::from_utf8_lossy(&page).into_owned())
}

fn page_of_command(mut tool: Command, name: &str) -> Result<String, String> {
    tool.build();
    let names: Vec<&str> = tool.get_subcommands().map(Command::get_name).collect();
    let Some(command) = tool.find_subcommand(name) else {
        let names = names.join(", ");
        return Err(format!(
            "no command is called '{name}'\nhelp: known are {names}"
        ));
    };
    let title = format!("{}-{name}", tool.get_name());
    page(command.clone().name(title))
}

/// Describes the command line to clap, which does not parse it.
fn command_line<I: IrText>(driver: &Driver<I>, registry: &PassRegistry<I>) -> Command {
    let flags = flag::of_runs::<I>().filter(|flag| driver.supports(flag));
    let mut tool = base(driver.name.clone(), &driver.about)
        .version(driver.version.clone())
        .args(flags.map(flag))
        .args(driver.extensions.iter().map(extension))
        .args(registry.iter().map(entry))
        .arg(file());
    for page in command::with_flags(driver) {
        let mut command = base(page.name.to_owned(), page.summary)
            .args(page.flags.into_iter().map(flag))
            .args(page.extensions.iter().map(extension));
        if page.takes_passes {
            command = command.args(registry.iter().map(entry));
        }
        if page.takes_files {
            command = command.arg(file());
        } else if !page.actions.is_empty() {
            let actions = PossibleValuesParser::new(page.actions);
            command = command.arg(Arg::new("ACTION").value_parser(actions).required(true));
        }
        tool = tool.subcommand(command);
    }
    let [completions, man] = MANUAL_COMMANDS
        .map(|(name, about)| base(name.to_owned(), about).args(help_flag::<I>().map(flag)));
    let shells = EnumValueParser::<Shell>::new();
    let shell = Arg::new("SHELL").value_parser(shells).required(true);
    let command = Arg::new("COMMAND").help("Name of a command");
    tool.subcommand(completions.arg(shell))
        .subcommand(man.arg(command))
}

fn base(name: String, about: &str) -> Command {
    // The table of flags has the flags `help` and `version`.
    Command::new(name)
        .about(about.to_owned())
        .disable_help_flag(true)
        .disable_version_flag(true)
        .disable_help_subcommand(true)
}

fn file() -> Arg {
    Arg::new("FILE")
        .help("Input; '-' or nothing is standard input")
        .value_hint(ValueHint::FilePath)
}

fn entry<I: IrText>(entry: &Registration<I>) -> Arg {
    let argument = Arg::new(entry.argument()).long(entry.argument());
    optional(argument, "options").help(entry.summary())
}

fn extension<I: IrText>(extension: &Extension<I>) -> Arg {
    let argument = Arg::new(extension.name).long(extension.name);
    let argument = argument.value_name("file").help(extension.summary);
    argument.value_hint(ValueHint::AnyPath)
}

fn flag(flag: &Flag) -> Arg {
    let name = flag.names[0];
    let mut argument = Arg::new(name).help(flag.summary);
    for (index, name) in flag.names.iter().enumerate() {
        let mut letters = name.chars();
        argument = match (index, letters.next(), letters.next()) {
            (0, Some(letter), None) => argument.short(letter),
            (0, ..) => argument.long(*name),
            (_, Some(letter), None) => argument.visible_short_alias(letter),
            // The spellings of `mlir-opt` work, and would double every list.
            _ => argument.alias(*name),
        };
    }
    let name = flag.placeholder;
    match flag.argument {
        Argument::Switch => argument.action(ArgAction::SetTrue),
        Argument::Text => argument.value_name(name),
        Argument::OptionalText => optional(argument, name),
        Argument::Path => argument.value_name(name).value_hint(ValueHint::AnyPath),
        Argument::Choice(words) => {
            let words: Vec<&str> = words()
                .into_iter()
                .filter(|word| !word.is_empty())
                .collect();
            let argument = if flag.argument.is_required() {
                argument
            } else {
                optional(argument, "word")
            };
            argument.value_parser(PossibleValuesParser::new(words))
        }
    }
}

fn optional(argument: Arg, what: &'static str) -> Arg {
    argument
        .value_name(what)
        .num_args(0..=1)
        .require_equals(true)
}
