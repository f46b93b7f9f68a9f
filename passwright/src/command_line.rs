//! The command that makes a file again, as the file itself says it.
//!
//! Files are made on many machines and have to come out equal, so an absolute path leaves only its last part.

use std::path::Path;

use crate::args::{DocsArgs, DocsFormat, GenArgs, Target};
use crate::input;

/// The command that makes what `gen` makes.
pub(crate) fn of_gen(args: &GenArgs) -> String {
    let mut words = vec!["passwright".to_owned(), "gen".to_owned()];
    inputs(&args.inputs.files, &mut words);
    target(&args.target, &mut words);
    if args.runtime_path != pass_codegen::RuntimePath::default().to_string() {
        words.extend(["--runtime-path".to_owned(), quoted(&args.runtime_path)]);
    }
    words.join(" ")
}

/// The command that makes what `docs` makes.
pub(crate) fn of_docs(args: &DocsArgs) -> String {
    let mut words = vec!["passwright".to_owned(), "docs".to_owned()];
    inputs(&args.inputs.files, &mut words);
    target(&args.target, &mut words);
    match args.format {
        DocsFormat::Markdown => {}
        DocsFormat::Mlir => words.push("--format mlir".to_owned()),
        DocsFormat::Html => words.push("--format html".to_owned()),
        DocsFormat::Json => words.push("--format json".to_owned()),
    }
    for (name, file) in &args.template {
        let value = format!("{name}={}", portable(file));
        words.extend(["--template".to_owned(), quoted(&value)]);
    }
    words.join(" ")
}

/// A path as it may stand in a file that is the same on every machine.
pub(crate) fn portable(path: &Path) -> String {
    let shown = match path.file_name() {
        Some(name) if path.is_absolute() => Path::new(name),
        _ => path,
    };
    shown.display().to_string()
}

fn inputs(files: &[std::path::PathBuf], words: &mut Vec<String>) {
    for file in files {
        let shown = if input::is_stdin(file) {
            "-".to_owned()
        } else {
            quoted(&portable(file))
        };
        words.push(shown);
    }
}

fn target(target: &Target, words: &mut Vec<String>) {
    if let Some(file) = target.output.as_ref().filter(|it| !input::is_stdin(it)) {
        words.extend(["-o".to_owned(), quoted(&portable(file))]);
    }
    if let Some(folder) = &target.out_dir {
        words.extend(["--out-dir".to_owned(), quoted(&portable(folder))]);
    }
}

/// A word as a shell reads it back.
fn quoted(word: &str) -> String {
    let is_plain = |it: char| it.is_alphanumeric() || "-_./=:,+@%".contains(it);
    if !word.is_empty() && word.chars().all(is_plain) {
        return word.to_owned();
    }
    format!("'{}'", word.replace('\'', r"'\''"))
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::{portable, quoted};

    #[test]
    fn paths_are_the_same_on_every_machine() {
        assert_eq!(portable(Path::new("sub/passes.kdl")), "sub/passes.kdl");
        assert_eq!(portable(Path::new("/somewhere/passes.kdl")), "passes.kdl");
    }

    #[test]
    fn words_are_quoted_for_a_shell() {
        assert_eq!(quoted("sub/passes.kdl"), "sub/passes.kdl");
        assert_eq!(quoted("it's mine.kdl"), r"'it'\''s mine.kdl'");
    }
}
