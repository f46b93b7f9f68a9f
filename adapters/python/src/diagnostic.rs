//! Diagnostics, their locations, and remarks, as data for Python.

use std::sync::Arc;

use passwright::text::Span;
use passwright::text::names::nearest;
use passwright::text::render::{ResolvedLocation, Style, Text, Texts, render};
use pyo3::prelude::*;

/// A place in a text.
#[pyclass(frozen, get_all, eq, hash, from_py_object, module = "passwright")]
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Location {
    /// The name of the text; of a place that is in no text, its words.
    file: String,
    /// The line, counted from 1.
    line: Option<usize>,
    /// The column, counted from 1.
    column: Option<usize>,
}

#[pymethods]
impl Location {
    fn __str__(&self) -> String {
        match (self.line, self.column) {
            (Some(line), Some(column)) => format!("{}:{line}:{column}", self.file),
            _ => self.file.clone(),
        }
    }

    fn __repr__(&self) -> String {
        format!("Location({})", self.__str__())
    }

    #[new]
    fn new(file: String, line: Option<usize>, column: Option<usize>) -> Self {
        Self { file, line, column }
    }

    fn __getnewargs__(&self) -> (&str, Option<usize>, Option<usize>) {
        (&self.file, self.line, self.column)
    }
}

impl Location {
    pub(crate) fn of(location: &passwright::diagnostic::Location) -> Option<Self> {
        match location {
            passwright::diagnostic::Location::Unknown => None,
            passwright::diagnostic::Location::File { name, line, column } => Some(Self {
                file: name.to_string(),
                line: Some(*line),
                column: Some(*column),
            }),
            other => Some(Self {
                file: other.to_string(),
                line: None,
                column: None,
            }),
        }
    }

    fn in_text(text: &Text<'_>, span: Span) -> Self {
        let before = text.text.get(..span.start).unwrap_or(text.text);
        let line_start = before.rfind('\n').map_or(0, |at| at + 1);
        Self {
            file: text.name.to_owned(),
            line: Some(before.matches('\n').count() + 1),
            column: Some(before[line_start..].chars().count() + 1),
        }
    }
}

/// An additional fact of a diagnostic.
#[pyclass(frozen, get_all, from_py_object, module = "passwright")]
#[derive(Clone, Debug)]
pub(crate) struct Note {
    /// The message.
    message: String,
    /// The place, if the note has one of its own.
    location: Option<Location>,
}

#[pymethods]
impl Note {
    fn __repr__(&self) -> String {
        format!("Note({:?})", self.message)
    }

    #[new]
    fn new(message: String, location: Option<Location>) -> Self {
        Self { message, location }
    }

    fn __getnewargs__(&self) -> NoteFields {
        (self.message.clone(), self.location.clone())
    }
}

/// A message about a text, a pipeline or an operation. `str()` of it is its drawing, with the line that it is about.
#[pyclass(frozen, get_all, module = "passwright")]
#[derive(Clone, Debug)]
pub(crate) struct Diagnostic {
    /// `error`, `warning`, `remark` or `output`.
    severity: String,
    /// The message.
    message: String,
    /// The place that is wrong, if it is known.
    location: Option<Location>,
    /// Additional facts, and further places.
    notes: Vec<Note>,
    /// The advice on how to fix it.
    help: Option<String>,
    /// The name of the pass that ran.
    pass_name: Option<String>,
    /// The name of the operation that it is about.
    operation: Option<String>,
    /// The drawing, with the line that it is about.
    text: String,
}

#[pymethods]
impl Diagnostic {
    fn __str__(&self) -> &str {
        &self.text
    }

    fn __repr__(&self) -> String {
        format!("Diagnostic({}: {:?})", self.severity, self.message)
    }

    /// Restores a diagnostic that was pickled.
    #[new]
    fn restore(fields: DiagnosticFields) -> Self {
        let (severity, message, location, notes, help, pass_name, operation, text) = fields;
        Self {
            severity,
            message,
            location,
            notes,
            help,
            pass_name,
            operation,
            text,
        }
    }

    fn __getnewargs__(&self) -> (DiagnosticFields,) {
        let this = self.clone();
        let fields = (
            this.severity,
            this.message,
            this.location,
            this.notes,
            this.help,
            this.pass_name,
            this.operation,
            this.text,
        );
        (fields,)
    }
}

/// The fields of a note, for a pickle.
type NoteFields = (String, Option<Location>);

/// The fields of a diagnostic in their order, for a pickle.
type DiagnosticFields = (
    String,
    String,
    Option<Location>,
    Vec<Note>,
    Option<String>,
    Option<String>,
    Option<String>,
    String,
);

impl Diagnostic {
    /// Returns the diagnostics of a run.
    pub(crate) fn of_run(diagnostics: &[passwright::Diagnostic], source: &Source) -> Vec<Self> {
        if diagnostics.is_empty() {
            return Vec::new();
        }
        let excerpts = Excerpts::new(source);
        let diagnostics = diagnostics.iter();
        diagnostics
            .map(|diagnostic| Self::with_excerpts(diagnostic, &excerpts))
            .collect()
    }

    fn with_excerpts(diagnostic: &passwright::Diagnostic, excerpts: &Excerpts<'_>) -> Self {
        let mut diagnostic = diagnostic.clone();
        say_in_python(&mut diagnostic, excerpts);
        let drawing = render(&diagnostic, excerpts, Style::Mlir);
        let subject = &diagnostic.subject;
        let operation = subject.operation.as_ref();
        Self {
            pass_name: subject.pass.map(str::to_owned),
            operation: operation.map(|operation| operation.name.clone()),
            ..Self::new(&diagnostic, drawing, Location::of)
        }
    }

    /// Returns a diagnostic about a text that is not IR.
    pub(crate) fn of_text(
        diagnostic: &passwright::text::diagnostic::Diagnostic<Span>,
        name: &str,
        text: &str,
    ) -> Self {
        let text = Text { name, text };
        let drawing = render(diagnostic, &text, Style::Mlir);
        Self::new(diagnostic, drawing, |span| {
            Some(Location::in_text(&text, *span))
        })
    }

    fn new<L, S>(
        diagnostic: &passwright::text::diagnostic::Diagnostic<L, S>,
        drawing: String,
        locate: impl Fn(&L) -> Option<Location>,
    ) -> Self {
        let labels = diagnostic.labels.iter().map(|label| Note {
            message: label.text.clone(),
            location: locate(&label.location),
        });
        let notes = diagnostic.notes.iter().map(|note| Note {
            message: note.message.clone(),
            location: note.location.as_ref().and_then(&locate),
        });
        Self {
            severity: diagnostic.severity.to_string(),
            message: diagnostic.message.clone(),
            location: locate(&diagnostic.location),
            notes: labels.chain(notes).collect(),
            help: diagnostic.help.clone(),
            pass_name: None,
            operation: None,
            text: drawing.trim_end_matches('\n').to_owned(),
        }
    }

    /// Returns the diagnostic as that of the pass, which is known by its name alone.
    pub(crate) fn of_pass(self, pass_name: Option<String>) -> Self {
        Self { pass_name, ..self }
    }

    pub(crate) fn is_error(&self) -> bool {
        self.severity == "error"
    }
}

/// Replaces advice that is for users of `mlir-opt`, whose words the IR has.
fn say_in_python(diagnostic: &mut passwright::Diagnostic, excerpts: &Excerpts<'_>) {
    let message = &mut diagnostic.message;
    if let Some((fact, _)) = message.split_once(" If this is intended, please ") {
        *message = fact.trim_end_matches('.').to_owned();
        let help = "`pw.parse(.., allow_unregistered=True)` accepts what no dialect declares";
        diagnostic.help = Some(help.to_owned());
    } else if message.contains("looks like the custom form") {
        let help = "the package `passwright-mlir`, in the folder `adapters/melior/python`, reads it where LLVM is there";
        diagnostic.help = Some(help.to_owned());
    } else if message == "use of undeclared SSA value name" {
        diagnostic.help = excerpts.undeclared(&diagnostic.location);
    }
}

/// The number of diagnostics that the text of an exception shows.
const SHOWN: usize = 5;

/// Returns the first drawings one after the other, errors before all others, and the number of those that are left out.
pub(crate) fn drawn(diagnostics: &[Diagnostic]) -> String {
    let mut shown: Vec<usize> = (0..diagnostics.len()).collect();
    shown.sort_by_key(|&at| !diagnostics[at].is_error());
    shown.truncate(SHOWN);
    shown.sort_unstable();
    let mut texts: Vec<&str> = shown
        .iter()
        .map(|&at| diagnostics[at].text.as_str())
        .collect();
    let rest = diagnostics.len() - shown.len();
    let more = format!("and {rest} more, which `error.diagnostics` has");
    if rest > 0 {
        texts.push(&more);
    }
    texts.join("\n")
}

/// The text that a module was read from.
#[derive(Clone, Debug)]
pub(crate) struct Source {
    /// Its name in locations.
    pub(crate) name: String,
    kind: SourceKind,
}

#[derive(Clone, Debug)]
enum SourceKind {
    /// A file, which is read again for an excerpt.
    File,
    /// The text itself.
    Text(Arc<str>),
}

impl Source {
    pub(crate) fn file(name: String) -> Self {
        let kind = SourceKind::File;
        Self { name, kind }
    }

    pub(crate) fn given(name: String, text: &str) -> Self {
        let kind = SourceKind::Text(text.into());
        Self { name, kind }
    }

    /// Returns the text, if it can still be read.
    fn text(&self) -> Option<Arc<str>> {
        match &self.kind {
            SourceKind::File => Some(std::fs::read_to_string(&self.name).ok()?.into()),
            SourceKind::Text(text) => Some(Arc::clone(text)),
        }
    }
}

/// Resolves locations of the IR to places in the text of a module.
struct Excerpts<'s> {
    source: &'s Source,
    text: Option<Arc<str>>,
    /// The byte at which each line starts.
    lines: Vec<usize>,
}

impl<'s> Excerpts<'s> {
    fn new(source: &'s Source) -> Self {
        let text = source.text();
        let breaks = text.iter().flat_map(|text| text.match_indices('\n'));
        let lines = breaks.map(|(at, _)| at + 1);
        let lines = std::iter::once(0).chain(lines).collect();
        Self {
            source,
            text,
            lines,
        }
    }

    /// Returns what to say about the name of a value that is not there, at this place.
    fn undeclared(&self, location: &passwright::diagnostic::Location) -> Option<String> {
        let passwright::diagnostic::Location::File { line, column, .. } = location else {
            return None;
        };
        let text = self.text.as_deref()?;
        let start = self.offset(text, *line, *column)?;
        let end_of = |text: &str| {
            let is_part = |letter: char| letter.is_alphanumeric() || "_$.-".contains(letter);
            text.find(|letter| !is_part(letter)).unwrap_or(text.len())
        };
        let names = text.split('%').skip(1).map(|rest| &rest[..end_of(rest)]);
        let rest = text.get(start..)?.strip_prefix('%')?;
        let name = &rest[..end_of(rest)];
        let others: std::collections::BTreeSet<&str> = names
            .filter(|other| *other != name && !other.is_empty())
            .collect();
        Some(match nearest(name, others) {
            Some(other) => format!("no value `%{name}` is defined: did you mean `%{other}`?"),
            None => format!("no value `%{name}` is defined"),
        })
    }

    /// Returns the byte of a line and a column in bytes, both counted from 1.
    fn offset(&self, text: &str, line: usize, column: usize) -> Option<usize> {
        let start = *self.lines.get(line.checked_sub(1)?)?;
        let line = text.get(start..)?.split('\n').next()?;
        Some(start + column.checked_sub(1)?.min(line.len()))
    }
}

impl Texts<passwright::diagnostic::Location> for Excerpts<'_> {
    fn resolve<'t>(
        &'t self,
        location: &'t passwright::diagnostic::Location,
    ) -> ResolvedLocation<'t> {
        let (name, line, column) = match location {
            passwright::diagnostic::Location::File { name, line, column } => (name, *line, *column),
            passwright::diagnostic::Location::Unknown => {
                return ResolvedLocation::unknown(location.to_string());
            }
            other => return ResolvedLocation::named(other.to_string()),
        };
        let place = ResolvedLocation::at(&**name, line, column);
        let text = self.text.as_deref().filter(|_| **name == *self.source.name);
        let start = text.and_then(|text| self.offset(text, line, column));
        match (text, start) {
            // An empty span is drawn as a caret.
            (Some(text), Some(start)) => place.within(text, Span::new(start, start)),
            _ => place,
        }
    }
}

/// A remark of a pass on an optimization.
#[pyclass(frozen, get_all, module = "passwright")]
#[derive(Clone, Debug)]
pub(crate) struct Remark {
    /// `Passed`, `Missed`, `Failure` or `Analysis`.
    kind: String,
    /// The kind of optimization.
    category: String,
    /// The name of the remark.
    name: String,
    /// Key and value of each argument.
    arguments: Vec<(String, String)>,
    /// The place, if it is known.
    location: Option<Location>,
    /// The name of the pass.
    pass_name: String,
    /// The name of the operation.
    operation: Option<String>,
    /// The remark on one line.
    text: String,
}

#[pymethods]
impl Remark {
    fn __str__(&self) -> &str {
        &self.text
    }

    fn __repr__(&self) -> String {
        format!("Remark({:?})", self.text)
    }
}

impl Remark {
    pub(crate) fn of(remark: &passwright::remark::Remark, pass_name: &str) -> Self {
        let operation = remark.operation.as_ref();
        Self {
            kind: remark.kind.to_string(),
            category: remark.category.clone(),
            name: remark.name.clone(),
            arguments: remark.arguments.clone(),
            location: remark.location.as_ref().and_then(Location::of),
            pass_name: pass_name.to_owned(),
            operation: operation.map(|operation| operation.name.clone()),
            text: remark.to_string(),
        }
    }
}
