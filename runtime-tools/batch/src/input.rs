//! The modules that a command line names.

use std::borrow::Cow;
use std::cell::LazyCell;
use std::collections::HashSet;
use std::fmt;
use std::fs;
use std::hash::{BuildHasher, RandomState};
use std::io::{self, BufRead, Read};
use std::path::{Path, PathBuf};

use serde::Deserialize;

use crate::module::{self, Content, Module};
use crate::outputs::{IN_OUTPUTS, UNFINISHED, is_in, is_named_in};
use crate::protocol::MAX_FRAME;

/// The extension of files that are found in folders.
const EXTENSION: &str = "mlir";

/// The inputs of a batch: files, folders, patterns such as `kernels/**/*.mlir`, and JSON lines.
#[derive(Default)]
pub struct Inputs<'i> {
    /// Files, folders and patterns. In a folder, all files that end in `.mlir` are modules, also in its subfolders.
    pub paths: Vec<PathBuf>,
    /// Further paths, one per line.
    pub list: Option<Box<dyn BufRead + Send + 'i>>,
    /// Objects with a name `id`, and a module `text` or its file `path`, one per line.
    pub json_lines: Option<Box<dyn BufRead + Send + 'i>>,
    /// The marker between the modules of a file.
    pub split_marker: Option<String>,
    /// The folder of the outputs, which are no inputs of the next run: it is left out where a folder or a pattern covers it.
    pub outputs: Option<PathBuf>,
}

impl fmt::Debug for Inputs<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut debug = f.debug_struct("Inputs");
        debug.field("paths", &self.paths).finish_non_exhaustive()
    }
}

/// An input that names no modules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InputError {
    /// The input.
    pub input: String,
    /// The reason.
    pub reason: String,
}

impl fmt::Display for InputError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}': {}", self.input, self.reason)
    }
}

impl std::error::Error for InputError {}

#[derive(Deserialize)]
#[serde(
    deny_unknown_fields,
    expecting = "an object with `id` and either `text` or `path`"
)]
struct JsonLine {
    id: String,
    text: Option<String>,
    path: Option<PathBuf>,
}

impl<'i> Inputs<'i> {
    /// Returns an iterator over the modules. A name that occurred before is a module that is
    /// [missing](Content::Missing).
    ///
    /// # Errors
    ///
    /// Returns an error if a path is in the folder of the outputs, where a result may replace it. An item is an error for a path that
    /// does not exist, a pattern or folder without files, and a list that cannot be read. Of a list, such a path is a module that is
    /// [missing](Content::Missing), so that the others go on.
    ///
    /// ```
    /// use pass_batch::{Content, Inputs, Module};
    ///
    /// let lines = "{\"id\": \"a.mlir\", \"text\": \"module\"}\n".as_bytes();
    /// let inputs = Inputs { json_lines: Some(Box::new(lines)), ..Inputs::default() };
    /// let modules: Result<Vec<Module>, _> = inputs.modules()?.collect();
    /// assert_eq!(modules?, [Module::new("a.mlir", Content::Text("module".to_owned()))]);
    /// # Ok::<(), pass_batch::InputError>(())
    /// ```
    pub fn modules(
        self,
    ) -> Result<impl Iterator<Item = Result<Module, InputError>> + 'i, InputError> {
        let search = Search::new(self.outputs.as_deref());
        for path in &self.paths {
            search.check(path)?;
        }
        let marker = self.split_marker;
        let listed = lines(self.list, "the list of inputs");
        let listed = listed.map(|line| line.map(|(_, line)| (path_of(line), true)));
        let paths = self.paths.into_iter().map(|path| Ok((path, false)));
        let paths = paths.chain(listed);
        let outputs = self.outputs.clone();
        // The folder may be there by the time of the first path only.
        let search = LazyCell::new(move || Search::new(outputs.as_deref()));
        let modules_of = move |(path, is_listed): (PathBuf, bool)| match search.files_of(&path) {
            Ok(files) => {
                let files = files.into_iter();
                let modules = files.flat_map(|(id, path)| parts_of(id, path, marker.as_deref()));
                modules.map(Ok).collect()
            }
            Err(error) if is_listed => vec![Ok(missing(module::id_of(&path), &error.reason))],
            Err(error) => vec![Err(error)],
        };
        let of_files =
            paths.flat_map(move |path| path.map_or_else(|error| vec![Err(error)], &modules_of));
        let json = lines(self.json_lines, "the JSON lines");
        let of_json = json.map(|line| line.map(|(number, line)| of_json_line(&line, number)));
        let mut names = Names {
            outputs: self.outputs,
            ..Names::default()
        };
        let modules = of_files.chain(of_json);
        Ok(modules.map(move |module| module.map(|module| names.check(module))))
    }
}

/// Returns the lines that are not blank, each with its number, without their line breaks.
fn lines<'i>(
    reader: Option<Box<dyn BufRead + Send + 'i>>,
    what: &'static str,
) -> impl Iterator<Item = Result<(usize, Vec<u8>), InputError>> + 'i {
    let lines = reader.into_iter().flat_map(|mut reader| {
        std::iter::from_fn(move || next_line(&mut *reader, MAX_FRAME).transpose())
    });
    let lines = lines.zip(1..).map(move |(line, number)| match line {
        Ok(line) => Ok((number, without_mark(&line, number).trim_ascii().to_vec())),
        Err(error) => Err(input_error(what, reason_of(&error))),
    });
    lines.filter(|line| !line.as_ref().is_ok_and(|(_, line)| line.is_empty()))
}

/// Returns a line without the byte order mark, with which editors may begin the first one.
fn without_mark(line: &[u8], number: usize) -> &[u8] {
    let mark = line.strip_prefix("\u{feff}".as_bytes());
    mark.filter(|_| number == 1).unwrap_or(line)
}

/// Reads a line of a bounded length; `None` at the end.
fn next_line(reader: &mut dyn BufRead, max_length: usize) -> io::Result<Option<Vec<u8>>> {
    let mut line = Vec::new();
    let length = reader
        .take(max_length as u64 + 1)
        .read_until(b'\n', &mut line)?;
    if length > max_length {
        let message = format!("a line has more than {max_length} bytes");
        return Err(io::Error::new(io::ErrorKind::InvalidData, message));
    }
    Ok((length > 0).then_some(line))
}

/// Returns the path that a line names, which need not be UTF-8 where paths need not.
fn path_of(line: Vec<u8>) -> PathBuf {
    #[cfg(unix)]
    return PathBuf::from(<std::ffi::OsString as std::os::unix::ffi::OsStringExt>::from_vec(line));
    #[cfg(not(unix))]
    return PathBuf::from(String::from_utf8_lossy(&line).into_owned());
}

/// Returns the reason of an error without the error number of the system.
pub(crate) fn reason_of(error: &io::Error) -> String {
    let text = error.to_string();
    text.split(" (os error ")
        .next()
        .unwrap_or_default()
        .to_owned()
}

/// Returns a module that no input has.
fn missing(id: String, reason: impl fmt::Display) -> Module {
    Module::new(id, Content::Missing(reason.to_string()))
}

fn input_error(input: &str, reason: impl fmt::Display) -> InputError {
    InputError {
        input: input.to_owned(),
        reason: reason.to_string(),
    }
}

/// A search for files.
struct Search {
    /// The folder that is left out, without links.
    outputs: Option<PathBuf>,
}

impl Search {
    fn new(outputs: Option<&Path>) -> Self {
        Self {
            outputs: outputs.and_then(|folder| fs::canonicalize(folder).ok()),
        }
    }

    /// Returns an error for a path in the folder of the outputs.
    fn check(&self, path: &Path) -> Result<(), InputError> {
        let outputs = self.outputs.as_ref();
        if outputs.is_some_and(|folder| is_named_in(folder, path)) {
            return Err(input_error(&path.display().to_string(), IN_OUTPUTS));
        }
        Ok(())
    }

    /// Returns the files that a path stands for, each with its name.
    fn files_of(&self, path: &Path) -> Result<Vec<(String, PathBuf)>, InputError> {
        let input = path.display().to_string();
        let error = |reason: &dyn fmt::Display| input_error(&input, reason);
        self.check(path)?;
        if path.is_dir() {
            let mut files = Vec::new();
            self.collect_files(path, &mut files)?;
            if files.is_empty() {
                return Err(error(&format!(
                    "the folder has no file that ends in '.{EXTENSION}'; a pattern names others: '{input}/**/*.txt'"
                )));
            }
            let named = files.into_iter().map(|file| {
                let id = module::id_of(file.strip_prefix(path).unwrap_or(&file));
                (id, file)
            });
            return Ok(named.collect());
        }
        if path.exists() || !input.contains(['*', '?', '[']) {
            return match fs::metadata(path) {
                Ok(_) => Ok(vec![(module::id_of(path), path.to_owned())]),
                Err(reason) => Err(error(&reason_of(&reason))),
            };
        }
        let found = glob::glob(&input).map_err(|reason| error(&reason))?;
        let mut files = Vec::new();
        let mut place = "";
        for file in found {
            let file = file.map_err(|reason| error(&reason))?;
            if file.is_file() {
                if self.is_output(&file) {
                    place = " outside of the folder of the outputs";
                } else {
                    files.push((module::id_of(&file), file));
                }
            }
        }
        if files.is_empty() {
            return Err(error(&format!("no file{place} matches the pattern")));
        }
        Ok(files)
    }

    /// Collects the files of a folder in the order of their names. A link to a folder is not followed, since it may lead back.
    fn collect_files(&self, folder: &Path, files: &mut Vec<PathBuf>) -> Result<(), InputError> {
        let error =
            |reason: io::Error| input_error(&folder.display().to_string(), reason_of(&reason));
        let entries: io::Result<Vec<_>> = fs::read_dir(folder).map_err(error)?.collect();
        let mut entries = entries.map_err(error)?;
        entries.sort_by_key(fs::DirEntry::file_name);
        for entry in entries {
            let path = entry.path();
            if entry.file_type().map_err(error)?.is_dir() {
                if !self.is_output(&path) {
                    self.collect_files(&path, files)?;
                }
            } else if is_module(&path) {
                files.push(path);
            }
        }
        Ok(())
    }

    fn is_output(&self, path: &Path) -> bool {
        let outputs = self.outputs.as_ref();
        outputs.is_some_and(|folder| is_in(folder, path))
    }
}

/// Returns whether a file that was found is a module. A pipe would be waited for; a link that leads nowhere is a module that is missing.
fn is_module(path: &Path) -> bool {
    path.extension()
        .is_some_and(|extension| extension == EXTENSION)
        && fs::metadata(path).map_or(true, |metadata| metadata.is_file())
}

/// Returns the modules of a file, which a marker may separate.
fn parts_of(id: String, path: PathBuf, marker: Option<&str>) -> Vec<Module> {
    if is_lossy(&id, &path) {
        return vec![missing(format!("{id}.refused"), "the name is not UTF-8")];
    }
    // A file that cannot be read is one module that cannot.
    let text = marker.and_then(|marker| Some((marker, fs::read_to_string(&path).ok()?)));
    let Some((marker, text)) = text.filter(|(marker, text)| text.contains(marker)) else {
        return vec![Module::new(id, Content::File(path))];
    };
    let parts = text.split(marker).zip(1..);
    let parts = parts.filter(|(part, _)| !part.trim().is_empty());
    let modules = parts.map(|(part, number)| {
        Module::new(
            module::id_of_part(&id, number),
            Content::Text(part.to_owned()),
        )
    });
    modules.collect()
}

/// Returns whether the name of a module has lost bytes of that of its file, so that other files may have it too.
fn is_lossy(id: &str, path: &Path) -> bool {
    id.contains(char::REPLACEMENT_CHARACTER) && path.to_str().is_none()
}

fn of_json_line(line: &[u8], number: usize) -> Module {
    let missing = |reason: String| missing(format!("line-{number}"), reason);
    let read: JsonLine = match serde_json::from_slice(line) {
        Ok(read) => read,
        Err(error) => {
            // Each line is line 1 to the reader.
            let reason = error
                .to_string()
                .replace(" at line 1 column ", " at column ");
            return missing(format!("line {number} of the JSON lines: {reason}"));
        }
    };
    match (read.text, read.path) {
        (Some(text), None) => Module::new(read.id, Content::Text(text)),
        (None, Some(path)) => Module::new(read.id, Content::File(path)),
        _ => missing(format!(
            "line {number} of the JSON lines has to have either 'text' or 'path'"
        )),
    }
}

/// The names so far, as hashes, since a batch may have millions.
#[derive(Default)]
struct Names {
    hasher: RandomState,
    files: HashSet<u64>,
    folders: HashSet<u64>,
    /// The folder of the outputs.
    outputs: Option<PathBuf>,
    /// True if names that differ only in case are two files; `None` before the first name.
    has_case: Option<bool>,
}

impl Names {
    fn check(&mut self, module: Module) -> Module {
        let Err(reason) = self.insert(&module.id) else {
            return module;
        };
        // The row of the first module with the name stays the last one of that name.
        let id = format!("{}.refused", module::id_of(Path::new(&module.id)));
        missing(id, format!("'{}': {reason}", module.id))
    }

    /// Inserts a name, or returns the reason why it is wrong.
    fn insert(&mut self, id: &str) -> Result<(), &'static str> {
        module::check_id(id)?;
        let outputs = self.outputs.as_deref();
        let probe = || outputs.is_none_or(|folder| has_case(folder).unwrap_or(true));
        let has_case = *self.has_case.get_or_insert_with(probe);
        let id = if has_case {
            Cow::Borrowed(id)
        } else {
            Cow::Owned(id.to_lowercase())
        };
        let hash = self.hasher.hash_one(&*id);
        let ends = id.match_indices('/').map(|(end, _)| end);
        let folders: Vec<u64> = ends.map(|end| self.hasher.hash_one(&id[..end])).collect();
        if self.files.contains(&hash) {
            return Err(if has_case {
                "another module has the same name"
            } else {
                "another module has the same name but for upper and lower case, which the file system of the outputs does not tell apart"
            });
        }
        if self.folders.contains(&hash) || folders.iter().any(|hash| self.files.contains(hash)) {
            return Err("the name of a module is that of a folder of another one");
        }
        self.files.insert(hash);
        self.folders.extend(folders);
        Ok(())
    }
}

/// Returns whether the names of two files in a folder may differ only in case.
fn has_case(folder: &Path) -> io::Result<bool> {
    let mut builder = tempfile::Builder::new();
    let file = builder.prefix(UNFINISHED).suffix("A").tempfile_in(folder)?;
    let name = file.path().file_name().unwrap_or_default();
    let other = folder.join(name.to_string_lossy().to_lowercase());
    Ok(!other.try_exists()?)
}

#[cfg(test)]
mod tests;
