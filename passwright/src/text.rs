//! Reads files and standard input as text.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use passdefs::catalogue;
use passdefs::diagnostic::Diagnostic;
use passdefs::source::{MOST_BYTES, Sources, Span};

use crate::file_name::{is_stdin, name_of};
use crate::parallel;
use crate::report::{Report, Reported};

/// The text of a file that another one includes, or the reason why it cannot be read. `-` is a file like any other here,
/// and whatever is not a regular file is refused: a pipe could block for ever.
pub(crate) fn read_included(file: &Path) -> Result<String, String> {
    // The path of the working directory itself may be empty.
    let file = match file == Path::new("") {
        true => Path::new("."),
        false => file,
    };
    let name = file.display();
    match fs::metadata(file) {
        Err(error) => return Err(format!("cannot read `{name}`: {}", reason(&error))),
        Ok(it) if it.is_dir() => return Err(format!("cannot read `{name}`: is a directory")),
        Ok(it) if !it.is_file() => return Err(format!("`{name}` is not a regular file")),
        Ok(_) => {}
    }
    let opened = File::open(file);
    text(&name_of(file), opened, MOST_BYTES).map_err(|it| match it {
        Unreadable::Refused(message) => message,
        Unreadable::NotUtf8(found) => {
            let messages = found.0.iter().map(|it| it.message.as_str());
            format!("{name}: {}", messages.collect::<String>())
        }
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
    NotUtf8(Box<(Vec<Diagnostic>, Sources)>),
}

impl Unreadable {
    fn said(self, report: &Report) -> Reported {
        match self {
            Self::Refused(message) => report.error(&message, None),
            Self::NotUtf8(found) => {
                let (diagnostics, sources) = *found;
                match report.diagnostics(&diagnostics, &sources) {
                    Ok(()) | Err(Reported) => Reported,
                }
            }
        }
    }
}

fn read(file: &Path, most: u64) -> Result<String, Unreadable> {
    let name = name_of(file);
    if is_stdin(file) {
        return text(&name, Ok(io::stdin().lock()), most);
    }
    if is_named_pipe(file) {
        return Err(Unreadable::Refused(format!(
            "`{name}` is not a regular file; a pipe is read as standard input, `-`"
        )));
    }
    text(&name, File::open(file), most)
}

/// `true` for a pipe, a socket or a device in a folder of the user, which could block for ever when it is opened. Those that
/// the system shows below `/dev` and `/proc`, such as the pipe of `<(command)`, are open already.
fn is_named_pipe(file: &Path) -> bool {
    let is_of_system = file.starts_with("/dev") || file.starts_with("/proc");
    let is_other = |it: fs::Metadata| !it.is_file() && !it.is_dir();
    !is_of_system && fs::metadata(file).is_ok_and(is_other)
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

/// The first byte that is not part of a character.
fn not_utf8(name: &str, error: &std::string::FromUtf8Error) -> (Vec<Diagnostic>, Sources) {
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
    let mut report = passdefs::report::Report::default();
    report
        .error(catalogue::NOT_UTF8, span, message)
        .help("definitions are UTF-8 text");
    (report.finish(), sources)
}
