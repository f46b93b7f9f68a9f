//! Diagnostics as data for C.

use passwright::diagnostic::Location;
use passwright::text::Span;
use passwright::text::render::{ResolvedLocation, Style, Text, Texts, render};

use crate::abi::{Out, PwDiagnostic, PwReport, PwStatus, PwString, PwText, export};
use crate::call::{Refusal, place, quiet};
use crate::table::{self, Named};

/// A text with a zero byte behind it, for callers.
#[derive(Debug)]
pub(crate) struct OwnedText(Box<[u8]>);

impl Named for OwnedText {
    const NOUN: &'static str = "text";
}

impl OwnedText {
    pub(crate) fn new(text: &str) -> Self {
        let bytes = text.bytes().chain([0]);
        Self(bytes.collect())
    }

    fn view(&self) -> PwString {
        PwString::of(&self.0)
    }
}

/// A diagnostic.
#[derive(Debug)]
pub(crate) struct Finding {
    severity: u32,
    text: String,
    message: OwnedText,
    file: Option<OwnedText>,
    line: usize,
    column: usize,
    drawing: String,
    drawing_for_callers: OwnedText,
}

impl Finding {
    /// Returns an error that is about no text.
    pub(crate) fn error(message: &str) -> Self {
        Self::new(0, message, format!("error: {message}"), None)
    }

    /// Returns a diagnostic about a pipeline.
    pub(crate) fn of_pipeline(
        diagnostic: &passwright::text::diagnostic::Diagnostic<Span>,
        text: &str,
    ) -> Self {
        let text = Text {
            name: "<pipeline>",
            text,
        };
        let before = text
            .text
            .get(..diagnostic.location.start)
            .unwrap_or(text.text);
        let line_start = before.rfind('\n').map_or(0, |at| at + 1);
        let line = before.matches('\n').count() + 1;
        let column = before[line_start..].chars().count() + 1;
        let place = Some((text.name, line, column));
        let drawing = render(diagnostic, &text, Style::Mlir);
        Self::new(
            severity(diagnostic.is_error(), &diagnostic.severity.to_string()),
            &diagnostic.message,
            drawing,
            place,
        )
    }

    /// Returns a diagnostic about a module, which was read from this text.
    pub(crate) fn of_module(diagnostic: &passwright::Diagnostic, source: &Source) -> Self {
        let place = match &diagnostic.location {
            Location::File { name, line, column } => Some((&**name, *line, *column)),
            _ => None,
        };
        let drawing = render(diagnostic, source, Style::Mlir);
        Self::new(
            severity(diagnostic.is_error(), &diagnostic.severity.to_string()),
            &diagnostic.message,
            drawing,
            place,
        )
    }

    fn new(
        severity: u32,
        message: &str,
        drawing: String,
        place: Option<(&str, usize, usize)>,
    ) -> Self {
        let (file, line, column) = place.map_or((None, 0, 0), |(file, line, column)| {
            (Some(file), line, column)
        });
        let drawing = drawing.trim_end_matches('\n').to_owned();
        Self {
            severity,
            text: message.to_owned(),
            message: OwnedText::new(message),
            file: file.map(OwnedText::new),
            line,
            column,
            drawing_for_callers: OwnedText::new(&drawing),
            drawing,
        }
    }

    /// Returns the message.
    pub(crate) fn text(&self) -> String {
        self.text.clone()
    }

    /// Returns whether it is an error.
    pub(crate) fn is_error(&self) -> bool {
        self.severity == 0
    }
}

/// Returns the number of a severity in the header.
fn severity(is_error: bool, name: &str) -> u32 {
    match name {
        _ if is_error => 0,
        "warning" => 1,
        "remark" => 2,
        _ => 3,
    }
}

/// The text of a module.
#[derive(Debug)]
pub(crate) struct Source {
    pub(crate) name: String,
    pub(crate) text: String,
}

impl Texts<Location> for Source {
    fn resolve<'t>(&'t self, location: &'t Location) -> ResolvedLocation<'t> {
        match location {
            Location::File { name, line, column } => {
                let place = ResolvedLocation::at(&**name, *line, *column);
                match offset(&self.text, *line, *column).filter(|_| **name == *self.name) {
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

/// Returns the byte of a line and a column, both counted from 1.
fn offset(text: &str, line: usize, column: usize) -> Option<usize> {
    let breaks = text.match_indices('\n').map(|(at, _)| at + 1);
    let mut starts = std::iter::once(0).chain(breaks);
    let start = starts.nth(line.checked_sub(1)?)?;
    let line = text.get(start..)?.split('\n').next()?;
    let within = line.char_indices().nth(column.checked_sub(1)?);
    Some(start + within.map_or(line.len(), |(at, _)| at))
}

/// The diagnostics of a call.
#[derive(Debug)]
pub(crate) struct Report {
    findings: Vec<Finding>,
    /// The drawings, one behind the other.
    drawings: OwnedText,
}

impl Named for Report {
    const NOUN: &'static str = "report";
}

impl Report {
    pub(crate) fn new(findings: Vec<Finding>) -> Self {
        let drawings: Vec<&str> = findings
            .iter()
            .map(|finding| finding.drawing.as_str())
            .collect();
        Self {
            drawings: OwnedText::new(&drawings.join("\n")),
            findings,
        }
    }
}

export! {
    /// Frees a report.
    fn pw_report_free(report: PwReport) {
        table::free::<Report>(report.id);
    }

    /// Returns the number of diagnostics.
    fn pw_report_length(report: PwReport) -> usize {
        table::get::<Report>(report.id).map_or(0, |report| report.findings.len())
    }

    /// Returns a diagnostic.
    fn pw_report_get(report: PwReport, index: usize, diagnostic: Out<'_, PwDiagnostic>) -> PwStatus {
        quiet(|| {
            let diagnostic = place(diagnostic, "diagnostic")?;
            let report = table::get::<Report>(report.id)?;
            let missing = || Refusal::argument("the report has not so many diagnostics");
            let finding = report.findings.get(index).ok_or_else(missing)?;
            diagnostic.write(PwDiagnostic {
                severity: finding.severity,
                message: finding.message.view(),
                file: finding.file.as_ref().map_or(PwString::ABSENT, OwnedText::view),
                line: finding.line as u64,
                column: finding.column as u64,
                drawing: finding.drawing_for_callers.view(),
            });
            Ok(())
        })
    }

    /// Returns the drawings of all diagnostics.
    fn pw_report_view(report: PwReport) -> PwString {
        table::get::<Report>(report.id).map_or(PwString::ABSENT, |report| report.drawings.view())
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
