//! The text of `--help`.

use pass_runtime::PassRegistry;
use pass_runtime::info::Arity;
use pass_runtime::ir::IrText;
use pass_runtime::registry::RegisteredPass;

use crate::command;
use crate::driver::{Driver, Extension};
use crate::flag::{self, Flag, spelled};
use crate::listing::{self, Row};
use crate::settings::Argument;

/// The groups of flags in the short text.
const COMMON: [&str; 2] = ["Input and output", "Passes"];

/// Returns the text of `--help`, or the short one of `-h`.
pub(crate) fn render<I: IrText>(
    driver: &Driver<I>,
    registry: &PassRegistry<I>,
    is_short: bool,
) -> String {
    let tool = &driver.name;
    let about = match driver.about.as_str() {
        "" => String::new(),
        about => format!("{about}\n\n"),
    };
    let passes = if is_short {
        listing::names(registry)
    } else {
        listing::render(registry)
    };
    let commands = command::summaries(driver);
    let commands =
        commands.map(|(name, about)| Row::new(format!("  {name}"), format!("- {about}")));
    let commands: Vec<Row> = commands.collect();
    let flags = flag::of_runs::<I>().filter(|flag| driver.supports(flag));
    let flags = flags.filter(|flag| !is_short || COMMON.contains(&flag.group));
    let flags: Vec<&Flag> = flags.collect();
    let more = if is_short {
        format!("\n'{tool} --help' shows all flags, and the options of passes.\n")
    } else {
        String::new()
    };
    format!(
        "{about}Usage: {tool} [FLAGS] [FILE|-]\n       {tool} COMMAND [FLAGS] [FILE|-]\n\n\
         Reads a module, runs passes on it, prints it. Without FILE, or with '-', it reads standard input.\n\n\
         {passes}\n\
         Each pass and pipeline is a flag: '--NAME' or '--NAME=OPTIONS', such as '--NAME=\"a=1 b=2\"'.\n\
         They run in the order of their flags.{}\n\n\
         Commands, explained by '{tool} COMMAND --help':\n{}\n{}{more}",
        example(registry),
        listing::layout(&commands),
        flag_groups(&flags, &driver.extensions)
    )
}

pub(crate) fn of_command<I: IrText>(
    about: &str,
    usage: &str,
    flags: &[&Flag],
    extensions: &[Extension<I>],
) -> String {
    format!(
        "{about}\n\nUsage: {usage}\n\n{}",
        flag_groups(flags, extensions)
    )
}

/// Returns the flags with the headings of their groups; those of the tool's own come first.
fn flag_groups<I: IrText>(flags: &[&Flag], extensions: &[Extension<I>]) -> String {
    let mut groups = Vec::new();
    if !extensions.is_empty() {
        let rows: Vec<Row> = extensions.iter().map(extension_row).collect();
        groups.push(format!("Flags of this tool:\n{}", listing::layout(&rows)));
    }
    for group in flags.chunk_by(|left, right| left.group == right.group) {
        let rows: Vec<Row> = group.iter().copied().map(row).collect();
        groups.push(format!("{}:\n{}", group[0].group, listing::layout(&rows)));
    }
    groups.join("\n")
}

fn extension_row<I: IrText>(extension: &Extension<I>) -> Row {
    let flag = format!("  --{}=<file>", extension.name);
    Row::new(flag, format!("- {}", extension.summary))
}

/// Returns a sentence that shows a pipeline of a registered pass without required options, or an empty string if no pass is.
fn example<I: IrText>(registry: &PassRegistry<I>) -> String {
    let has_required_option = |pass: &RegisteredPass<I>| {
        let mut options = pass.info().options.iter();
        options.any(|option| option.arity == Arity::Required)
    };
    let passes = registry
        .passes()
        .filter(|pass| pass.info().interface.is_none() && !has_required_option(pass));
    // The operation of a pass may be the root itself, so a pass on any operation comes first.
    let Some(pass) = passes.min_by_key(|pass| !pass.info().ops.is_empty()) else {
        return String::new();
    };
    let (argument, ops) = (pass.info().argument, pass.info().ops);
    let pipeline = match ops.first() {
        Some(op) => format!("any({op}({argument}))"),
        None => format!("any({argument})"),
    };
    format!(" A whole pipeline is given as in\n--pass-pipeline='{pipeline}'.")
}

fn row(flag: &Flag) -> Row {
    let value_name = match flag.argument {
        Argument::Switch => String::new(),
        Argument::Text | Argument::Path | Argument::OptionalText => flag.placeholder.to_owned(),
        Argument::Choice(words) => words().join("|").trim_start_matches('|').to_owned(),
    };
    let value = match flag.argument {
        Argument::Switch => String::new(),
        argument if argument.is_required() => format!("=<{value_name}>"),
        _ => format!("[=<{value_name}>]"),
    };
    let names: Vec<String> = flag.names.iter().map(|name| spelled(name)).collect();
    Row::new(
        format!("  {}{value}", names.join(", ")),
        format!("- {}", flag.summary),
    )
}
