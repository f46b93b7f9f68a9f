//! The command that makes a file again.
//!
//! A generated file states it, and files that are generated on different machines must be equal, so there an absolute
//! path is reduced to its last part. A message that suggests the command has the paths as they were given.

use std::path::{Path, PathBuf};

use clap::ValueEnum;

use crate::args::{DocsArgs, DocsFormat, GenArgs, Includes, Target};
use crate::file_name::{exact, is_stdin, portable};

/// One command in both spellings.
#[derive(Debug)]
pub(crate) struct CommandLine {
    /// As generated files state it: the same on every machine.
    pub(crate) portable: String,
    /// As it can be run where the program runs.
    pub(crate) exact: String,
}

type Spelling = fn(&Path) -> String;

impl CommandLine {
    pub(crate) fn of_gen(args: &GenArgs) -> Self {
        Self::new(|spelling| gen_words(args, spelling))
    }

    pub(crate) fn of_docs(args: &DocsArgs) -> Self {
        Self::new(|spelling| docs_words(args, spelling))
    }

    fn new(words: impl Fn(Spelling) -> Vec<String>) -> Self {
        Self {
            portable: quoted(&words(portable)),
            exact: quoted(&words(exact)),
        }
    }
}

fn gen_words(args: &GenArgs, spelling: Spelling) -> Vec<String> {
    let mut words = words("gen", &args.inputs.files, &args.target, spelling);
    words.extend(root_words(&args.includes, spelling));
    if args.crate_path != passwright_build::CratePath::default().to_string() {
        words.extend(["--crate-path".to_owned(), args.crate_path.clone()]);
    }
    words.extend(args.python.then(|| "--python".to_owned()));
    words.extend(args.c_header.then(|| "--c-header".to_owned()));
    words
}

fn docs_words(args: &DocsArgs, spelling: Spelling) -> Vec<String> {
    let mut words = words("docs", &args.inputs.files, &args.target, spelling);
    words.extend(root_words(&args.includes, spelling));
    if args.format != DocsFormat::default()
        && let Some(format) = args.format.to_possible_value()
    {
        words.extend(["--format".to_owned(), format.get_name().to_owned()]);
    }
    for (name, file) in &args.template {
        words.extend([
            "--template".to_owned(),
            format!("{name}={}", spelling(file)),
        ]);
    }
    words
}

fn root_words(includes: &Includes, spelling: Spelling) -> Vec<String> {
    let folders = includes.include_root.iter().map(|folder| spelling(folder));
    folders
        .flat_map(|folder| ["--include-root".to_owned(), folder])
        .collect()
}

fn words(command: &str, files: &[PathBuf], target: &Target, spelling: Spelling) -> Vec<String> {
    let mut words = vec!["passwright".to_owned(), command.to_owned()];
    words.extend(files.iter().map(|file| spelling(file)));
    if let Some(file) = target.output.as_ref().filter(|output| !is_stdin(output)) {
        words.extend(["-o".to_owned(), spelling(file)]);
    }
    if let Some(folder) = &target.out_dir {
        words.extend(["--out-dir".to_owned(), spelling(folder)]);
    }
    words
}

/// Returns the words as a shell reads them back.
pub(crate) fn quoted<W: AsRef<str>>(words: &[W]) -> String {
    let quote = |word: &W| {
        let word = word.as_ref();
        // No argument of a program holds the one character that cannot be quoted.
        shlex::try_quote(word).map_or_else(|_| word.to_owned(), |quote| quote.into_owned())
    };
    words.iter().map(quote).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests;
