//! Diagnostics as data for C.

use std::sync::{Arc, OnceLock};

use passwright::diagnostic::Location;
use passwright::text::Span;
use passwright::text::render::{ResolvedLocation, Style, Text, Texts, render};

use crate::abi::{Out, PwDiagnostic, PwReport, PwStatus, PwString, PwText, export};
use crate::call::{Refusal, call_without_report, require_out};
use crate::table::{self, Named};

/// A text with a zero byte behind it, for callers.
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

/// A diagnostic.
#[derive(Debug)]
pub(crate) struct Finding {
    severity: u32,
    message: OwnedText,
    file: Option<OwnedText>,
    line: usize,
    column: usize,
    excerpt: Excerpt,
    /// The drawing, which is made when it is asked for.
    drawing: OnceLock<OwnedText>,
}

/// The drawing of a finding: made, or the diagnostic and the source to make it from.
#[derive(Debug)]
enum Excerpt {
    Drawn(String),
    OfModule(Box<passwright::Diagnostic>, Arc<Source>),
}

impl Finding {
    /// Returns an error that is about no text.
    pub(crate) fn error(message: &str) -> Self {
        let drawing = Excerpt::Drawn(format!("error: {message}"));
        Self::new(0, message, drawing, None)
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
            Excerpt::Drawn(drawing),
            place,
        )
    }

    /// Returns a diagnostic about a module, which was read from this text.
    pub(crate) fn of_module(diagnostic: passwright::Diagnostic, source: &Arc<Source>) -> Self {
        let severity = severity(diagnostic.is_error(), &diagnostic.severity.to_string());
        let (message, location) = (diagnostic.message.clone(), diagnostic.location.clone());
        let place = match &location {
            Location::File { name, line, column } => Some((&**name, *line, *column)),
            _ => None,
        };
        let excerpt = Excerpt::OfModule(Box::new(diagnostic), Arc::clone(source));
        Self::new(severity, &message, excerpt, place)
    }

    fn new(
        severity: u32,
        message: &str,
        excerpt: Excerpt,
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
            excerpt,
            drawing: OnceLock::new(),
        }
    }

    fn drawing(&self) -> &OwnedText {
        self.drawing.get_or_init(|| {
            let rendered;
            let drawing = match &self.excerpt {
                Excerpt::Drawn(drawing) => drawing,
                Excerpt::OfModule(diagnostic, source) => {
                    rendered = render(diagnostic, &**source, Style::Mlir);
                    &rendered
                }
            };
            OwnedText::new(drawing.trim_end_matches('\n'))
        })
    }

    /// Returns the message.
    pub(crate) fn text(&self) -> String {
        self.message.as_str().to_owned()
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
    name: String,
    text: String,
    /// The byte at which each line starts.
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

    /// Returns the byte of a line and a column, both counted from 1.
    fn offset(&self, line: usize, column: usize) -> Option<usize> {
        let lines = self.lines.get_or_init(|| {
            let breaks = self.text.match_indices('\n').map(|(at, _)| at + 1);
            std::iter::once(0).chain(breaks).collect()
        });
        let start = *lines.get(line.checked_sub(1)?)?;
        let line = self.text.get(start..)?.split('\n').next()?;
        let within = line.char_indices().nth(column.checked_sub(1)?);
        Some(start + within.map_or(line.len(), |(at, _)| at))
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
    findings: Vec<Finding>,
    /// The drawings, one behind the other, which are made when they are asked for.
    drawings: OnceLock<OwnedText>,
}

impl Named for Report {
    const NOUN: &'static str = "report";
}

impl Report {
    pub(crate) fn new(findings: Vec<Finding>) -> Self {
        Self {
            drawings: OnceLock::new(),
            findings,
        }
    }

    fn drawings(&self) -> &OwnedText {
        self.drawings.get_or_init(|| {
            let findings = self.findings.iter();
            let drawings: Vec<&str> = findings.map(|finding| finding.drawing().as_str()).collect();
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
        table::get::<Report>(report.id).map_or(0, |report| report.findings.len())
    }

    /// Returns a diagnostic.
    fn pw_report_get(report: PwReport, index: usize, diagnostic: Out<'_, PwDiagnostic>) -> PwStatus {
        call_without_report(|| {
            let diagnostic = require_out(diagnostic, "diagnostic")?;
            let report = table::get::<Report>(report.id)?;
            let missing = || Refusal::argument("the report has not so many diagnostics");
            let finding = report.findings.get(index).ok_or_else(missing)?;
            diagnostic.write(PwDiagnostic {
                severity: finding.severity,
                message: finding.message.view(),
                file: finding.file.as_ref().map_or(PwString::ABSENT, OwnedText::view),
                line: finding.line as u64,
                column: finding.column as u64,
                drawing: finding.drawing().view(),
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
    use std::time::{Duration, Instant};

    use super::*;

    #[test]
    fn a_report_reads_the_text_once() {
        const LINES: usize = 200_000;
        let source = Arc::new(Source::new(
            "a.mlir",
            &"  \"test.op\"() : () -> ()\n".repeat(LINES),
        ));
        let finding = |line| {
            let name = "a.mlir".into();
            let location = Location::File {
                name,
                line,
                column: 3,
            };
            Finding::of_module(passwright::Diagnostic::warning(location, "is odd"), &source)
        };
        let started = Instant::now();
        let report = Report::new((1..=LINES).map(finding).collect());
        assert!(
            source.lines.get().is_none(),
            "nobody has asked for a drawing"
        );
        let last = "a.mlir:200000:3: warning: is odd\n  \"test.op\"() : () -> ()\n  ^";
        assert_eq!(report.findings[LINES - 1].drawing().as_str(), last);
        assert!(report.drawings().as_str().ends_with(last));
        let elapsed = started.elapsed();
        assert!(elapsed < Duration::from_secs(60), "{elapsed:?}");
    }
}
