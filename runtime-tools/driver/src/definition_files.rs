//! Help for files of pass definitions that are given as input instead of IR.

use std::path::Path;

use pass_runtime::Diagnostic;

/// Extensions of definition files, with the commands that read them.
const COMMANDS: &[(&str, &str)] = &[
    ("kdl", "passwright check"),
    ("td", "llvm-tblgen --dump-json"),
];

/// Adds a help to a diagnostic if the name of the input is one of a definition file.
pub(crate) fn add_help(name: &str, diagnostic: Diagnostic) -> Diagnostic {
    match help(Path::new(name)) {
        Some(help) if diagnostic.help.is_none() => diagnostic.help(help),
        _ => diagnostic,
    }
}

pub(crate) fn help(file: &Path) -> Option<String> {
    let extension = file.extension()?;
    let (_, command) = COMMANDS.iter().find(|(known, _)| extension == *known)?;
    let file = file.display();
    Some(format!(
        "'{file}' is called like a definition file, which '{command} {file}' reads; a tool that registers its passes runs them"
    ))
}
