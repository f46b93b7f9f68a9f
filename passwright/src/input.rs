//! Reads definition files and turns them into a checked set.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use passdefs::diagnostic::{Diagnostic, Label, Severity};
use passdefs::model::PassSet;
use passdefs::source::{Sources, Span};

use crate::command_line::portable;
use crate::explain::{EMPTY_FILE, NOT_UTF8};
use crate::includes::Includes;
use crate::parallel;
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
    /// Files that these include.
    pub(crate) included: Vec<PathBuf>,
}

impl Loaded {
    /// Every file that was read: those that are given, and what they include.
    pub(crate) fn files(&self, given: &[PathBuf]) -> Vec<PathBuf> {
        given.iter().chain(&self.included).cloned().collect()
    }
}

/// Whether the path stands for standard input.
pub(crate) fn is_stdin(path: &Path) -> bool {
    path == Path::new("-")
}

/// Reads and checks all files, and reports what is found.
pub(crate) fn load(files: &[PathBuf], report: &Report) -> Result<Loaded, Reported> {
    let texts = read_all(files, report)?;
    let texts: Vec<_> = files.iter().map(|it| name_of(it)).zip(texts).collect();
    let mut includes = Includes::new(files, texts.iter().map(|(name, _)| name));
    let named = texts.iter().map(|(name, text)| (name, text));
    let outcome = passdefs::load_with(named, &mut |from, path| includes.read(from, path));
    let included = includes.into_files();
    report.diagnostics(&outcome.diagnostics, &outcome.sources)?;
    let set = outcome.set.ok_or(Reported)?;
    report.diagnostics(&empty_files(&set, &outcome.files), &outcome.sources)?;
    let names: Vec<String> = files.iter().map(|it| portable_name(it)).collect();
    let set = match names.iter().ne(texts.iter().map(|(name, _)| name)) {
        true => renamed(&names, &texts, files).unwrap_or(set),
        false => set,
    };
    let sources = outcome.sources;
    Ok(Loaded {
        set,
        sources,
        names,
        numbers: outcome.files,
        included,
    })
}

/// The same set with other names for its files. It is the same text, so it is right again.
fn renamed(names: &[String], texts: &[(String, String)], files: &[PathBuf]) -> Option<PassSet> {
    let texts = texts.iter().map(|(_, text)| text);
    let mut includes = Includes::new(files, names.iter());
    let named = names.iter().zip(texts);
    passdefs::load_with(named, &mut |from, path| includes.read(from, path)).set
}

/// The text of a file that another one includes, or why there is none.
pub(crate) fn read_included(file: &Path) -> Result<String, String> {
    read(file).map_err(|it| match it {
        Unreadable::Refused(message) => message,
        Unreadable::NotUtf8(found) => format!("{}: {}", name_of(file), found.0.message),
    })
}

/// The text of each file; every file that cannot be read is reported.
pub(crate) fn read_all(files: &[PathBuf], report: &Report) -> Result<Vec<String>, Reported> {
    if files.iter().filter(|it| is_stdin(it)).count() > 1 {
        let message = "standard input `-` is given twice and can be read once";
        return Err(report.error(message, None));
    }
    let read = parallel::map(files, report, |file| read(file));
    let texts = read.into_iter().map(|it| it.map_err(|it| it.said(report)));
    let (texts, failed): (Vec<_>, Vec<_>) = texts.partition(Result::is_ok);
    match failed.is_empty() {
        true => texts.into_iter().collect(),
        false => Err(Reported),
    }
}

/// The text of a file, or of standard input.
pub(crate) fn read_text(file: &Path, report: &Report) -> Result<String, Reported> {
    read(file).map_err(|it| it.said(report))
}

/// Why there is no text.
enum Unreadable {
    /// The system says no.
    Refused(String),
    /// There are bytes that are no text.
    NotUtf8(Box<(Diagnostic, Sources)>),
}

impl Unreadable {
    fn said(self, report: &Report) -> Reported {
        match self {
            Self::Refused(message) => report.error(&message, None),
            Self::NotUtf8(found) => {
                let (diagnostic, sources) = *found;
                match report.diagnostics(&[diagnostic], &sources) {
                    Ok(()) | Err(Reported) => Reported,
                }
            }
        }
    }
}

fn read(file: &Path) -> Result<String, Unreadable> {
    let mut bytes = Vec::new();
    let read = match is_stdin(file) {
        true => io::stdin()
            .lock()
            .take(MOST_BYTES + 1)
            .read_to_end(&mut bytes),
        false => File::open(file).and_then(|it| it.take(MOST_BYTES + 1).read_to_end(&mut bytes)),
    };
    let name = name_of(file);
    if let Err(error) = read {
        let reason = reason(&error);
        return Err(Unreadable::Refused(format!(
            "cannot read `{name}`: {reason}"
        )));
    }
    if bytes.len() as u64 > MOST_BYTES {
        return Err(Unreadable::Refused(format!(
            "`{name}` is larger than 1 GiB"
        )));
    }
    String::from_utf8(bytes).map_err(|error| Unreadable::NotUtf8(Box::new(not_utf8(&name, &error))))
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

pub(crate) fn portable_name(file: &Path) -> String {
    match is_stdin(file) {
        true => name_of(file),
        false => portable(file),
    }
}

/// The first byte that is not part of a character.
fn not_utf8(name: &str, error: &std::string::FromUtf8Error) -> (Diagnostic, Sources) {
    let at = error.utf8_error().valid_up_to();
    let byte = error.as_bytes().get(at).copied().unwrap_or_default();
    let mut sources = Sources::new();
    let number = sources.add(name, &String::from_utf8_lossy(error.as_bytes()));
    let start = u32::try_from(at).unwrap_or(u32::MAX);
    let width = char::REPLACEMENT_CHARACTER.len_utf8() as u32;
    let span = Span {
        file: number,
        start,
        end: start + width,
    };
    let message = format!("the byte 0x{byte:02x} is not part of a UTF-8 character");
    let help = "definitions are UTF-8 text";
    (diagnostic(NOT_UTF8.code, span, message, help), sources)
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
