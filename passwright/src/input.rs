//! Reads definition files and turns them into a checked set.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use passdefs::diagnostic::{Diagnostic, Label, Severity};
use passdefs::model::PassSet;
use passdefs::source::{Sources, Span};

use crate::command_line::portable;
use crate::explain::{EMPTY_FILE, NOT_UTF8};
use crate::report::{Report, Reported};

/// Definitions that are right, with the texts that they come from.
#[derive(Debug)]
pub(crate) struct Loaded {
    /// The definitions.
    pub(crate) set: PassSet,
    /// The texts, under the names that the user knows them by.
    pub(crate) sources: Sources,
    /// By file: the name under which `set` has it.
    pub(crate) names: Vec<String>,
    /// By file: its number among the sources.
    pub(crate) numbers: Vec<u32>,
}

/// Whether the path stands for standard input.
pub(crate) fn is_stdin(path: &Path) -> bool {
    path == Path::new("-")
}

/// Reads and checks all files, and reports what is found.
pub(crate) fn load(files: &[PathBuf], report: &Report) -> Result<Loaded, Reported> {
    let texts = read_all(files, report)?;
    let outcome = passdefs::load(texts.iter().map(|(name, text)| (name, text)));
    report.diagnostics(&outcome.diagnostics, &outcome.sources)?;
    let set = outcome.set.ok_or(Reported)?;
    report.diagnostics(&empty_files(&set, &outcome.files), &outcome.sources)?;
    let names: Vec<String> = files.iter().map(|it| portable_name(it)).collect();
    let set = match names.iter().ne(texts.iter().map(|(name, _)| name)) {
        true => renamed(&names, &texts).unwrap_or(set),
        false => set,
    };
    let sources = outcome.sources;
    Ok(Loaded {
        set,
        sources,
        names,
        numbers: outcome.files,
    })
}

/// The same set with other names for its files. It is the same text, so it is right again.
fn renamed(names: &[String], texts: &[(String, String)]) -> Option<PassSet> {
    let texts = texts.iter().map(|(_, text)| text);
    passdefs::load(names.iter().zip(texts)).set
}

/// The text of each file; every file that cannot be read is reported.
fn read_all(files: &[PathBuf], report: &Report) -> Result<Vec<(String, String)>, Reported> {
    let mut texts = Vec::new();
    let mut failed = None;
    if files.iter().filter(|it| is_stdin(it)).count() > 1 {
        failed = Some(report.error(
            "standard input `-` is given twice and can be read once",
            None,
        ));
        return failed.map_or(Ok(texts), Err);
    }
    for file in files {
        match read_text(file, report) {
            Ok(text) => texts.push((name_of(file), text)),
            Err(reported) => failed = Some(reported),
        }
    }
    failed.map_or(Ok(texts), Err)
}

/// The text of a file, or of standard input.
pub(crate) fn read_text(file: &Path, report: &Report) -> Result<String, Reported> {
    let mut bytes = Vec::new();
    let read = match is_stdin(file) {
        true => io::stdin()
            .lock()
            .take(MOST_BYTES + 1)
            .read_to_end(&mut bytes),
        false => File::open(file).and_then(|it| it.take(MOST_BYTES + 1).read_to_end(&mut bytes)),
    };
    if let Err(error) = read {
        return Err(report.error(
            &format!("cannot read `{}`: {}", name_of(file), reason(&error)),
            None,
        ));
    }
    if bytes.len() as u64 > MOST_BYTES {
        return Err(report.error(&format!("`{}` is larger than 1 GiB", name_of(file)), None));
    }
    String::from_utf8(bytes).map_err(|error| not_utf8(file, &error, report))
}

/// Offsets are 32 bits wide, and no definition comes near.
const MOST_BYTES: u64 = 1 << 30;

/// Why an operation failed, in the words of the system without its number, to go on in a sentence.
pub(crate) fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    let mut words = match text.split_once(" (os error") {
        Some((words, _)) => words.to_owned(),
        None => text,
    };
    if let Some(first) = words.get_mut(..1) {
        first.make_ascii_lowercase();
    }
    words
}

/// The name that diagnostics show.
pub(crate) fn name_of(file: &Path) -> String {
    match is_stdin(file) {
        true => "<stdin>".to_owned(),
        false => file.display().to_string(),
    }
}

fn portable_name(file: &Path) -> String {
    match is_stdin(file) {
        true => name_of(file),
        false => portable(file),
    }
}

/// Reports the first byte that is not part of a character.
fn not_utf8(file: &Path, error: &std::string::FromUtf8Error, report: &Report) -> Reported {
    let at = error.utf8_error().valid_up_to();
    let byte = error.as_bytes().get(at).copied().unwrap_or_default();
    let mut sources = Sources::new();
    let number = sources.add(&name_of(file), &String::from_utf8_lossy(error.as_bytes()));
    let start = u32::try_from(at).unwrap_or(u32::MAX);
    let width = char::REPLACEMENT_CHARACTER.len_utf8() as u32;
    let span = Span {
        file: number,
        start,
        end: start + width,
    };
    let message = format!("the byte 0x{byte:02x} is not part of a UTF-8 character");
    let found = diagnostic(NOT_UTF8.code, span, message, "definitions are UTF-8 text");
    match report.diagnostics(&[found], &sources) {
        Ok(()) | Err(Reported) => Reported,
    }
}

/// The files that declare nothing.
fn empty_files(set: &PassSet, numbers: &[u32]) -> Vec<Diagnostic> {
    let declares = |number: u32| set.groups.iter().any(|it| it.origin.span.file == number);
    let empty = numbers.iter().copied().filter(|it| !declares(*it));
    let found = empty.map(|file| {
        let message = "the file declares nothing".to_owned();
        diagnostic(
            EMPTY_FILE.code,
            Span {
                file,
                start: 0,
                end: 0,
            },
            message,
            "a definition file has a `group`",
        )
    });
    found.collect()
}

fn diagnostic(code: &'static str, span: Span, message: String, help: &str) -> Diagnostic {
    Diagnostic {
        code,
        severity: Severity::Error,
        message,
        primary: Label {
            span,
            text: String::new(),
        },
        secondary: Vec::new(),
        notes: Vec::new(),
        help: Some(help.to_owned()),
    }
}
