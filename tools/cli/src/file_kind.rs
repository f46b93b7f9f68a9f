//! Files that a command does not read, with the command that does.

use std::path::Path;

struct Kind {
    extension: &'static str,
    noun: &'static str,
    /// The command to use; `FILE` stands for the file, and `STEM` for its path without the extension.
    help: &'static str,
}

const KINDS: &[Kind] = &[
    Kind {
        extension: "td",
        noun: "TableGen",
        help: "`llvm-tblgen --dump-json -I INCLUDES FILE -o STEM.json` makes a dump of it, with the folder of MLIR's headers for \
               `INCLUDES`, and `passwright import tablegen STEM.json --group NAME -o STEM.kdl` makes definitions of that",
    },
    Kind {
        extension: "json",
        noun: "JSON",
        help: "`passwright import tablegen FILE --group NAME -o STEM.kdl` makes definitions of what `llvm-tblgen --dump-json` \
               prints",
    },
    Kind {
        extension: "rs",
        noun: "Rust",
        help: "`cargo fmt` formats Rust; `passwright convert FILE` writes its definitions as KDL",
    },
    Kind {
        extension: "kdl",
        noun: "a definition file",
        help: "`passwright check FILE` checks it",
    },
    Kind {
        extension: "mlir",
        noun: "IR",
        help: "a tool with passes reads it: `pass-opt FILE`",
    },
];

/// The file extensions that a command reads. Files with unknown extensions are read, too.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Accepts(&'static [&'static str]);

impl Accepts {
    /// Definitions in every spelling.
    pub(crate) const DEFINITIONS: Self = Self(&["kdl", "rs", "json"]);
    pub(crate) const KDL: Self = Self(&["kdl"]);
    pub(crate) const RUST: Self = Self(&["rs"]);
    /// Dumps of records.
    pub(crate) const DUMP: Self = Self(&["json"]);

    /// Returns the message and the help for an existing file of a kind that the command does not read.
    pub(crate) fn refusal(self, file: &Path) -> Option<(String, String)> {
        let kind = kind(file).filter(|kind| !self.0.contains(&kind.extension) && file.is_file())?;
        let message = format!("`{}` is {}", file.display(), kind.noun);
        Some((message, kind.help_for(file)))
    }
}

/// Returns the help for a file in the place of a command.
pub(crate) fn next_step_help(file: &Path) -> Option<String> {
    let kind = kind(file)?;
    Some(match kind.extension {
        "rs" => format!("`passwright check {}` checks it", file.display()),
        _ => kind.help_for(file),
    })
}

fn kind(file: &Path) -> Option<&'static Kind> {
    let extension = file.extension()?;
    KINDS.iter().find(|kind| extension == kind.extension)
}

impl Kind {
    fn help_for(&self, file: &Path) -> String {
        let help = self
            .help
            .replace("STEM", &file.with_extension("").display().to_string());
        help.replace("FILE", &file.display().to_string())
    }
}
