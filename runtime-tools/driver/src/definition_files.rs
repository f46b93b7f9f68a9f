//! Files that declare passes, by their names: given as input, they are not IR.

use std::path::Path;

use pass_runtime::Diagnostic;

/// Extensions of definition files, and the command that reads one of that name.
const COMMANDS: &[(&str, &str)] = &[
    ("kdl", "passwright check"),
    ("td", "llvm-tblgen --dump-json"),
];

/// The diagnostic about an input of that name, with the help that the file declares passes if it is called so.
pub(crate) fn explained(name: &str, diagnostic: Diagnostic) -> Diagnostic {
    match help(Path::new(name)) {
        Some(help) if diagnostic.help.is_none() => diagnostic.help(help),
        _ => diagnostic,
    }
}

/// The help for a file that declares passes, by its name.
pub(crate) fn help(file: &Path) -> Option<String> {
    let extension = file.extension()?;
    let (_, command) = COMMANDS.iter().find(|(known, _)| extension == *known)?;
    let file = file.display();
    Some(format!(
        "'{file}' is called like a definition file, which '{command} {file}' reads; a tool that registers its passes runs them"
    ))
}
