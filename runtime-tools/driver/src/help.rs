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

pub(crate) fn render<I: IrText>(driver: &Driver<I>, registry: &PassRegistry<I>) -> String {
    let tool = &driver.name;
    let about = match driver.about.as_str() {
        "" => String::new(),
        about => format!("{about}\n\n"),
    };
    let commands = command::summaries(driver);
    let commands =
        commands.map(|(name, about)| Row::new(format!("  {name}"), format!("- {about}")));
    let commands: Vec<Row> = commands.collect();
    let flags = flag::of_runs::<I>().filter(|flag| driver.supports(flag));
    let extensions = driver.extensions.iter().map(extension_row);
    let flags: Vec<Row> = flags.map(row).chain(extensions).collect();
    format!(
        "{about}Usage: {tool} [FLAGS] [FILE|-]\n       {tool} COMMAND [FLAGS] [FILE|-]\n\n\
         Reads a module, runs passes on it, prints it. Without FILE, or with '-', it reads standard input.\n\n\
         Commands, explained by '{tool} COMMAND --help':\n{}\n\
         Flags:\n{}\n\
         Each pass and pipeline is a flag as well: '--NAME' or '--NAME=OPTIONS', such as '--NAME=\"a=1 b=2\"'. They run \
         in the order of their flags.{}\n\n{}",
        listing::layout(&commands),
        listing::layout(&flags),
        example(registry),
        listing::render(registry)
    )
}

pub(crate) fn of_command<I: IrText>(
    about: &str,
    usage: &str,
    flags: &[&Flag],
    extensions: &[Extension<I>],
) -> String {
    let flags = flags.iter().copied().map(row);
    let flags: Vec<Row> = flags.chain(extensions.iter().map(extension_row)).collect();
    format!(
        "{about}\n\nUsage: {usage}\n\nFlags:\n{}",
        listing::layout(&flags)
    )
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
