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

/// The extension of definition files, by which those in a folder are found.
pub(crate) const EXTENSION: &str = "kdl";

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

/// The text of a file that another one includes, or the reason why it cannot be read. `-` is a file like any other here,
/// and a pipe, which could block for ever, is refused.
pub(crate) fn read_included(file: &Path) -> Result<String, String> {
    // The path of the working directory itself may be empty.
    let file = match file == Path::new("") {
        true => Path::new("."),
        false => file,
    };
    let name = file.display();
    match std::fs::metadata(file) {
        Err(error) => return Err(format!("cannot read `{name}`: {}", reason(&error))),
        Ok(it) if it.is_dir() => return Err(format!("cannot read `{name}`: is a directory")),
        Ok(it) if !it.is_file() => return Err(format!("`{name}` is not a regular file")),
        Ok(_) => {}
    }
    let opened = File::open(file);
    text(&name_of(file), opened, MOST_BYTES).map_err(|it| match it {
        Unreadable::Refused(message) => message,
        Unreadable::NotUtf8(found) => format!("{name}: {}", found.0.message),
    })
}

/// The text of each file; every file that cannot be read is reported.
pub(crate) fn read_all(files: &[PathBuf], report: &Report) -> Result<Vec<String>, Reported> {
    if files.iter().filter(|it| is_stdin(it)).count() > 1 {
        let message = "standard input `-` is given twice and can be read once";
        return Err(report.error(message, None));
    }
    let read = parallel::map(files, report, |file| read(file, MOST_BYTES));
    let texts = read.into_iter().map(|it| it.map_err(|it| it.said(report)));
    let (texts, failed): (Vec<_>, Vec<_>) = texts.partition(Result::is_ok);
    match failed.is_empty() {
        true => texts.into_iter().collect(),
        false => Err(Reported),
    }
}

/// The text of a file that need not be a definition, or of standard input.
pub(crate) fn read_text(file: &Path, report: &Report) -> Result<String, Reported> {
    read(file, MOST_BYTES_OF_DUMP).map_err(|it| it.said(report))
}

/// The reason why a file gives no text.
enum Unreadable {
    /// The file cannot be read, or is too large.
    Refused(String),
    /// A byte is not part of a character.
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

fn read(file: &Path, most: u64) -> Result<String, Unreadable> {
    let name = name_of(file);
    match is_stdin(file) {
        true => text(&name, Ok(io::stdin().lock()), most),
        false => text(&name, File::open(file), most),
    }
}

fn text(name: &str, reader: io::Result<impl Read>, most: u64) -> Result<String, Unreadable> {
    let mut bytes = Vec::new();
    let read = reader.and_then(|it| it.take(most + 1).read_to_end(&mut bytes));
    if let Err(error) = read {
        let reason = reason(&error);
        return Err(Unreadable::Refused(format!(
            "cannot read `{name}`: {reason}"
        )));
    }
    if bytes.len() as u64 > most {
        let most = most >> 20;
        return Err(Unreadable::Refused(format!(
            "`{name}` is larger than {most} MiB"
        )));
    }
    String::from_utf8(bytes).map_err(|error| Unreadable::NotUtf8(Box::new(not_utf8(name, &error))))
}

/// The most bytes of a definition or a Rust source. People write files that are a thousand times smaller, and memory and
/// time grow with the size of a hostile one.
const MOST_BYTES: u64 = 64 << 20;

/// The most bytes of a dump, which repeats every record that a file includes.
const MOST_BYTES_OF_DUMP: u64 = 512 << 20;

/// The reason of a failure in the words of the system, without its number, for use within a sentence.
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
