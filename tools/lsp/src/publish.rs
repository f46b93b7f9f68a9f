//! Diagnostics as editors show them, sent where they have changed.

use std::collections::{BTreeMap, BTreeSet};

use lsp_types::{
    Diagnostic as LspDiagnostic, DiagnosticRelatedInformation, DiagnosticSeverity, DiagnosticTag,
    NumberOrString, PublishDiagnosticsParams,
};
use passdefs::catalogue;
use passdefs::diagnostic::{Diagnostic, Severity};

use crate::program::Program;
use crate::workspace::{Workspace, is_definition};

#[derive(Default)]
pub(crate) struct Published {
    sent: BTreeMap<String, Vec<LspDiagnostic>>,
    /// True if something has changed since.
    pub(crate) is_due: bool,
}

impl Published {
    /// Returns the files whose diagnostics have changed since the client got them.
    pub(crate) fn update(
        &mut self,
        workspace: &mut Workspace<'_>,
    ) -> Vec<PublishDiagnosticsParams> {
        if !std::mem::take(&mut self.is_due) {
            return Vec::new();
        }
        let now = current(workspace);
        let mut changed = Vec::new();
        let names: BTreeSet<&String> = now.keys().chain(self.sent.keys()).collect();
        for name in names {
            let found = now.get(name).cloned().unwrap_or_default();
            if self.sent.get(name).is_some_and(|sent| *sent == found) {
                continue;
            }
            let version = workspace.open.get(name).map(|open| open.version);
            if let Some(url) = workspace.root.url(name) {
                changed.push(PublishDiagnosticsParams::new(url, found, version));
            }
        }
        self.sent = now;
        changed
    }
}

/// Returns the diagnostics of the open files, of those that they include, and of those that include them.
fn current(workspace: &mut Workspace<'_>) -> BTreeMap<String, Vec<LspDiagnostic>> {
    let open: Vec<String> = workspace.open.keys().cloned().collect();
    let mut by_file: BTreeMap<String, Vec<LspDiagnostic>> = BTreeMap::new();
    let mut done = BTreeSet::new();
    for name in open
        .iter()
        .filter(|name| is_definition(name) || !name.contains('.'))
    {
        by_file.entry(name.clone()).or_default();
        if workspace.is_foreign(name) {
            continue;
        }
        for program in workspace.programs_with(name) {
            if !done.insert(std::rc::Rc::as_ptr(&program)) {
                continue;
            }
            for diagnostic in program.diagnostics() {
                let file = program.name(diagnostic.location).to_owned();
                let shown = to_lsp(workspace, &program, diagnostic);
                let found = by_file.entry(file).or_default();
                // A mistake in an included file is met by everyone who includes it.
                if !found.contains(&shown) {
                    found.push(shown);
                }
            }
        }
    }
    for found in by_file.values_mut() {
        found.sort_by_key(|diagnostic| (diagnostic.range.start, diagnostic.range.end));
    }
    by_file
}

pub(crate) fn to_lsp(
    workspace: &mut Workspace<'_>,
    program: &Program,
    diagnostic: &Diagnostic,
) -> LspDiagnostic {
    let span = diagnostic.location;
    let name = program.name(span).to_owned();
    let range = workspace.range(&name, span.start..span.end);
    let mut message = diagnostic.message.clone();
    if !diagnostic.label.is_empty() {
        message = format!("{message}: {}", diagnostic.label);
    }
    for note in &diagnostic.notes {
        message = format!("{message}\nnote: {}", note.message);
    }
    if let Some(help) = &diagnostic.help {
        message = format!("{message}\nhelp: {help}");
    }
    let related = diagnostic.labels.iter().filter_map(|label| {
        Some(DiagnosticRelatedInformation {
            location: workspace.place(program, label.location)?,
            message: label.text.clone(),
        })
    });
    let related: Vec<_> = related.collect();
    let unused = [catalogue::UNUSED_OPTION_SET, catalogue::UNUSED_INCLUDE].map(|code| code.id());
    let is_unused = unused.contains(&diagnostic.code);
    LspDiagnostic {
        range,
        severity: Some(match diagnostic.severity {
            Severity::Error => DiagnosticSeverity::ERROR,
            Severity::Warning => DiagnosticSeverity::WARNING,
            _ => DiagnosticSeverity::INFORMATION,
        }),
        code: Some(NumberOrString::String(diagnostic.code.to_owned())),
        source: Some("passwright".to_owned()),
        message,
        related_information: (!related.is_empty()).then_some(related),
        tags: is_unused.then(|| vec![DiagnosticTag::UNNECESSARY]),
        ..LspDiagnostic::default()
    }
}
