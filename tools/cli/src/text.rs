//! Reads files and standard input as text.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::string::FromUtf8Error;
use std::sync::atomic::{AtomicBool, Ordering};

use passdefs::catalogue;
use passdefs::diagnostic::Diagnostic;
use passdefs::source::{MAX_BYTES, Sources, Span};
use passwright_build::input::{self, InputError};

use crate::file_kind::Accepts;
use crate::file_name::{exact, is_stdin, name_of};
use crate::parallel;
use crate::report::{AlreadyReported, Report};
use crate::suggest_file;

/// Returns the text of a file that another one includes, or the reason why it cannot be read. `-` is a file like any other here.
pub(crate) fn read_included(file: &Path) -> Result<String, String> {
    // The path of the working directory itself may be empty.
    let file = if file == Path::new("") {
        Path::new(".")
    } else {
        file
    };
    input::read_text(file).map_err(|error| refusal(&exact(file), &error))
}

/// Returns the text of each file; every file that cannot be read is reported.
pub(crate) fn read_all(
    files: &[PathBuf],
    accepts: Accepts,
    report: &Report,
) -> Result<Vec<String>, AlreadyReported> {
    for file in files {
        refuse_foreign(file, accepts, report)?;
    }
    let read = parallel::map(files, report, |file| read(file, MAX_BYTES));
    let texts = read.into_iter().zip(files);
    let texts = texts.map(|(text, file)| text.map_err(|error| unreadable(file, error, report)));
    let (texts, failed): (Vec<_>, Vec<_>) = texts.partition(Result::is_ok);
    if failed.is_empty() {
        texts.into_iter().collect()
    } else {
        Err(AlreadyReported)
    }
}

/// Returns the text of a file that need not be a definition, or of standard input.
pub(crate) fn read_text(file: &Path, report: &Report) -> Result<String, AlreadyReported> {
    read(file, MAX_BYTES_OF_DUMP).map_err(|error| unreadable(file, error, report))
}

/// Returns the text of a file, or of standard input, for a command that reads files of these kinds.
pub(crate) fn read_as(
    file: &Path,
    accepts: Accepts,
    report: &Report,
) -> Result<String, AlreadyReported> {
    refuse_foreign(file, accepts, report)?;
    read_text(file, report)
}

fn refuse_foreign(file: &Path, accepts: Accepts, report: &Report) -> Result<(), AlreadyReported> {
    match accepts.refusal(file) {
        Some((message, help)) => Err(report.error(&message, Some(&help))),
        None => Ok(()),
    }
}

/// The most bytes of a dump, which repeats every record that a file includes.
const MAX_BYTES_OF_DUMP: u64 = 512 << 20;

/// Whether standard input has been read: a second read would find it empty.
static STDIN_WAS_READ: AtomicBool = AtomicBool::new(false);

/// Returns the text of a file, or of standard input, of at most that many bytes. Opens nothing that could block.
pub(crate) fn read(file: &Path, most: u64) -> Result<String, InputError> {
    if is_stdin(file) {
        if STDIN_WAS_READ.swap(true, Ordering::Relaxed) {
            let error = io::Error::other("it is given twice and can be read once");
            return Err(InputError::Io(error));
        }
        return input::read_from(io::stdin().lock(), most);
    }
    if is_named_pipe(file) {
        return Err(InputError::NotRegular);
    }
    input::read_from(File::open(file)?, most)
}

/// `true` for a pipe, a socket or a device in a folder of the user, which could block for ever when it is opened. Those that
/// the system shows below `/dev` and `/proc`, such as the pipe of `<(command)`, are open already.
fn is_named_pipe(file: &Path) -> bool {
    let is_of_system = file.starts_with("/dev") || file.starts_with("/proc");
    let is_other = |metadata: fs::Metadata| !metadata.is_file() && !metadata.is_dir();
    !is_of_system && fs::metadata(file).is_ok_and(is_other)
}

fn unreadable(file: &Path, error: InputError, report: &Report) -> AlreadyReported {
    let name = name_of(file);
    match error {
        InputError::NotUtf8(error) => {
            let (diagnostics, sources) = not_utf8(&name, &error);
            match report.diagnostics(&diagnostics, &sources) {
                Ok(()) | Err(AlreadyReported) => AlreadyReported,
            }
        }
        error => {
            let help = match &error {
                InputError::NotRegular => Some("a pipe is read as standard input, `-`".to_owned()),
                InputError::Io(error) if error.kind() == io::ErrorKind::NotFound => {
                    suggest_file::help(file)
                }
                _ => None,
            };
            report.error(&refusal(&name, &error), help.as_deref())
        }
    }
}

fn refusal(name: &str, error: &InputError) -> String {
    let reason = match error {
        InputError::Io(error) => reason(error),
        error => error.to_string(),
    };
    format!("cannot read `{name}`: {reason}")
}

/// Returns the reason of a failure in the words of the system, without its number, for use within a sentence.
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

/// Returns the first byte that is not part of a character.
fn not_utf8(name: &str, error: &FromUtf8Error) -> (Vec<Diagnostic>, Sources) {
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
    let is_utf16 =
        error.as_bytes().starts_with(b"\xff\xfe") || error.as_bytes().starts_with(b"\xfe\xff");
    let help = if is_utf16 {
        "the file is UTF-16, as some shells write it; save it as UTF-8"
    } else {
        "definitions are UTF-8 text"
    };
    let mut report = passdefs::report::Report::default();
    report.error(catalogue::NOT_UTF8, span, message).help(help);
    (report.finish(), sources)
}
