//! Diagnostics as data for C.

use std::borrow::Cow;
use std::sync::{Arc, OnceLock};

use passwright::diagnostic::{Location, Severity};
use passwright::text::Span;
use passwright::text::render::{ResolvedLocation, Style, Text, Texts, render};

use crate::abi::{Out, PwDiagnostic, PwReport, PwStatus, PwString, PwText, export};
use crate::call::{CallError, call_without_report, require_out};
use crate::table::{self, Named};

/// A text for callers, which ends with a zero byte.
#[derive(Debug)]
pub(crate) struct OwnedText(Box<str>);

impl Named for OwnedText {
    const NOUN: &'static str = "text";
}

impl OwnedText {
    pub(crate) fn new(text: &str) -> Self {
        Self(format!("{text}\0").into())
    }

    fn as_str(&self) -> &str {
        self.0.strip_suffix('\0').unwrap_or_default()
    }

    fn view(&self) -> PwString {
        PwString::of(self.0.as_bytes())
    }
}

#[derive(Debug)]
pub(crate) struct Diagnostic {
    severity: u32,
    message: OwnedText,
    file: Option<OwnedText>,
    line: usize,
    column: usize,
    drawing: Drawing,
    /// The text of the drawing, rendered on first use.
    rendered: OnceLock<OwnedText>,
}

/// A rendered diagnostic, or a diagnostic with the text that it is rendered from.
#[derive(Debug)]
enum Drawing {
    Rendered(String),
    Lazy(Box<passwright::Diagnostic>, Arc<Source>),
}

impl Diagnostic {
    /// Returns an error without a location.
    pub(crate) fn error(message: &str) -> Self {
        let drawing = Drawing::Rendered(format!("error: {message}"));
        Self::new(0, message, drawing, None)
    }

    /// Returns a diagnostic about a pipeline.
    pub(crate) fn of_pipeline(
        diagnostic: &passwright::text::diagnostic::Diagnostic<Span>,
        text: &str,
    ) -> Self {
        const NAME: &str = "<pipeline>";
        let before = text.get(..diagnostic.location.start).unwrap_or(text);
        let line_start = before.rfind('\n').map_or(0, |at| at + 1);
        let line = before.matches('\n').count() + 1;
        let column = before[line_start..].chars().count() + 1;
        let place = Some((NAME, line, column));
        let drawing = render(diagnostic, &Text { name: NAME, text }, Style::Mlir);
        Self::new(
            severity_number(diagnostic.severity),
            &diagnostic.message,
            Drawing::Rendered(drawing),
            place,
        )
    }

    /// Returns a diagnostic about a module, which was read from this text.
    pub(crate) fn of_module(diagnostic: passwright::Diagnostic, source: &Arc<Source>) -> Self {
        let severity = severity_number(diagnostic.severity);
        let (message, location) = (diagnostic.message.clone(), diagnostic.location.clone());
        let place = match &location {
            Location::File { name, line, column } => Some((&**name, *line, *column)),
            _ => None,
        };
        let drawing = Drawing::Lazy(Box::new(diagnostic), Arc::clone(source));
        Self::new(severity, &message, drawing, place)
    }

    fn new(
        severity: u32,
        message: &str,
        drawing: Drawing,
        place: Option<(&str, usize, usize)>,
    ) -> Self {
        let (file, line, column) = place.map_or((None, 0, 0), |(file, line, column)| {
            (Some(file), line, column)
        });
        Self {
            severity,
            message: OwnedText::new(message),
            file: file.map(OwnedText::new),
            line,
            column,
            drawing,
            rendered: OnceLock::new(),
        }
    }

    fn drawing(&self) -> &OwnedText {
        self.rendered.get_or_init(|| {
            let drawing = match &self.drawing {
                Drawing::Rendered(drawing) => Cow::Borrowed(drawing),
                Drawing::Lazy(diagnostic, source) => {
                    Cow::Owned(render(diagnostic, &**source, Style::Mlir))
                }
            };
            OwnedText::new(drawing.trim_end_matches('\n'))
        })
    }

    pub(crate) fn message(&self) -> String {
        self.message.as_str().to_owned()
    }

    pub(crate) fn is_error(&self) -> bool {
        self.severity == 0
    }
}

/// Returns the number of a severity in the header.
fn severity_number(severity: Severity) -> u32 {
    match severity {
        Severity::Error => 0,
        Severity::Warning => 1,
        Severity::Remark => 2,
        _ => 3,
    }
}

/// The text of a module.
#[derive(Debug)]
pub(crate) struct Source {
    name: String,
    text: String,
    /// The offset of each line.
    lines: OnceLock<Vec<usize>>,
}

impl Source {
    pub(crate) fn new(name: &str, text: &str) -> Self {
        Self {
            name: name.to_owned(),
            text: text.to_owned(),
            lines: OnceLock::new(),
        }
    }

    /// Returns the offset of a line and a column in bytes, both counted from 1.
    fn offset(&self, line: usize, column: usize) -> Option<usize> {
        let lines = self.lines.get_or_init(|| {
            let breaks = self.text.match_indices('\n').map(|(at, _)| at + 1);
            std::iter::once(0).chain(breaks).collect()
        });
        let start = *lines.get(line.checked_sub(1)?)?;
        let line = self.text.get(start..)?.split('\n').next()?;
        Some(start + column.checked_sub(1)?.min(line.len()))
    }
}

impl Texts<Location> for Source {
    fn resolve<'t>(&'t self, location: &'t Location) -> ResolvedLocation<'t> {
        match location {
            Location::File { name, line, column } => {
                let place = ResolvedLocation::at(&**name, *line, *column);
                let is_here = **name == *self.name;
                match is_here.then(|| self.offset(*line, *column)).flatten() {
                    // An empty span is drawn as a caret.
                    Some(start) => place.within(&self.text, Span::new(start, start)),
                    None => place,
                }
            }
            Location::Unknown => ResolvedLocation::unknown(location.to_string()),
            other => ResolvedLocation::named(other.to_string()),
        }
    }
}

/// The diagnostics of a call.
#[derive(Debug)]
pub(crate) struct Report {
    diagnostics: Vec<Diagnostic>,
    /// The drawings of all diagnostics, rendered on first use.
    drawings: OnceLock<OwnedText>,
}

impl Named for Report {
    const NOUN: &'static str = "report";
}

impl Report {
    pub(crate) fn new(diagnostics: Vec<Diagnostic>) -> Self {
        Self {
            drawings: OnceLock::new(),
            diagnostics,
        }
    }

    fn drawings(&self) -> &OwnedText {
        self.drawings.get_or_init(|| {
            let diagnostics = self.diagnostics.iter();
            let drawings: Vec<&str> = diagnostics
                .map(|diagnostic| diagnostic.drawing().as_str())
                .collect();
            OwnedText::new(&drawings.join("\n"))
        })
    }
}

export! {
    /// Frees a report.
    fn pw_report_free(report: PwReport) {
        table::free::<Report>(report.id);
    }

    /// Returns the number of diagnostics.
    fn pw_report_length(report: PwReport) -> usize {
        table::get::<Report>(report.id).map_or(0, |report| report.diagnostics.len())
    }

    /// Returns a diagnostic.
    fn pw_report_get(report: PwReport, index: usize, diagnostic: Out<'_, PwDiagnostic>) -> PwStatus {
        call_without_report(|| {
            let out = require_out(diagnostic, "diagnostic")?;
            let report = table::get::<Report>(report.id)?;
            let missing = || CallError::argument("the report has fewer diagnostics");
            let diagnostic = report.diagnostics.get(index).ok_or_else(missing)?;
            out.write(PwDiagnostic {
                severity: diagnostic.severity,
                message: diagnostic.message.view(),
                file: diagnostic.file.as_ref().map_or(PwString::ABSENT, OwnedText::view),
                line: diagnostic.line as u64,
                column: diagnostic.column as u64,
                drawing: diagnostic.drawing().view(),
            });
            Ok(())
        })
    }

    /// Returns the drawings of all diagnostics.
    fn pw_report_view(report: PwReport) -> PwString {
        table::get::<Report>(report.id).map_or(PwString::ABSENT, |report| report.drawings().view())
    }

    /// Frees a text.
    fn pw_text_free(text: PwText) {
        table::free::<OwnedText>(text.id);
    }

    /// Returns a text.
    fn pw_text_view(text: PwText) -> PwString {
        table::get::<OwnedText>(text.id).map_or(PwString::ABSENT, |text| text.view())
    }

    /// Returns the number of handles that are not freed.
    fn pw_live_handles() -> usize {
        table::len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_reads_the_text_once() {
        const LINES: usize = 200_000;
        let source = Arc::new(Source::new(
            "a.mlir",
            &"  \"test.op\"() : () -> ()\n".repeat(LINES),
        ));
        let diagnostic = |line| {
            let name = "a.mlir".into();
            let location = Location::File {
                name,
                line,
                column: 3,
            };
            Diagnostic::of_module(passwright::Diagnostic::warning(location, "is odd"), &source)
        };
        let report = Report::new((1..=LINES).map(diagnostic).collect());
        assert!(
            source.lines.get().is_none(),
            "nobody has asked for a drawing"
        );
        let last = "a.mlir:200000:3: warning: is odd\n  \"test.op\"() : () -> ()\n  ^";
        assert_eq!(report.diagnostics[LINES - 1].drawing().as_str(), last);
        assert!(report.drawings().as_str().ends_with(last));
    }

    #[test]
    fn a_column_counts_bytes() {
        let source = Arc::new(Source::new("a.mlir", "\"\u{e9}\" x"));
        let location = Location::file("a.mlir", 1, 6);
        let odd = passwright::Diagnostic::warning(location, "is odd");
        let drawing = Diagnostic::of_module(odd, &source);
        let expected = "a.mlir:1:6: warning: is odd\n\"\u{e9}\" x\n    ^";
        assert_eq!(drawing.drawing().as_str(), expected);
    }
}
