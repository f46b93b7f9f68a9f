//! Inlay hints: names that are not written because they are made of others, and what steps of pipelines do to the IR.

use lsp_types::{InlayHint, InlayHintKind, InlayHintLabel, InlayHintParams};
use passdefs::legality::{Contracts, Judge, Tables};
use passdefs::model::PassSet;
use passdefs::references::{NameForm, Target};
use passdefs::source::Span;

use crate::answers::RequestContext;

/// The maximum number of classes that a hint names on each side.
const MAX_CLASSES: usize = 4;

/// Shows the names in pipelines that are derived from Rust names and differ from them, and behind steps of pipelines what they remove
/// and may bring in.
pub(crate) fn hints(
    cx: &mut RequestContext<'_, '_>,
    params: InlayHintParams,
) -> Option<Vec<InlayHint>> {
    let name = cx.workspace.name(&params.text_document.uri);
    let program = cx.workspace.program(&name);
    let document = cx.workspace.document(&name)?;
    let (file, set) = (program.file(&name), program.set());
    let start = document.lines.offset(&document.text, params.range.start);
    let end = document.lines.offset(&document.text, params.range.end);
    let declarations = program.names.iter().filter(|reference| {
        Some(reference.span.file) == file
            && reference.is_declaration
            && start <= reference.span.start
            && reference.span.end <= end
    });
    let declarations: Vec<_> = declarations.collect();
    let mut hints = Vec::new();
    for reference in declarations
        .iter()
        .filter(|reference| reference.form == NameForm::Rust)
    {
        let is_written = declarations
            .iter()
            .any(|entry| entry.form == NameForm::Pipeline && entry.target == reference.target);
        let made = match &reference.target {
            Target::Option(id) => &set[*id].argument,
            Target::EnumValue(id) => &set[*id].text,
            _ => continue,
        };
        if is_written || made == program.text(reference.span) {
            continue;
        }
        // Behind the quotes.
        let after = document
            .text
            .get(reference.span.end as usize..)
            .unwrap_or_default();
        let quote = u32::from(after.starts_with('"'));
        let position = reference.span.end + quote;
        hints.push((position, format!(" = {made}"), InlayHintKind::PARAMETER));
    }
    let steps = changes_of_steps(set).into_iter();
    let steps =
        steps.filter(|(span, _)| Some(span.file) == file && start <= span.start && span.end <= end);
    hints.extend(steps.map(|(span, text)| {
        let position = end_of_step(&document.text, span.end);
        (position, text, InlayHintKind::TYPE)
    }));
    hints.dedup_by_key(|(position, ..)| *position);
    let hints = hints.into_iter().map(|(position, label, kind)| InlayHint {
        position: document.lines.position(&document.text, position),
        label: InlayHintLabel::String(label),
        kind: Some(kind),
        text_edits: None,
        tooltip: None,
        padding_left: None,
        padding_right: None,
        data: None,
    });
    Some(hints.collect())
}

/// Returns the end of the line of a step, or of the step itself if another one follows in the line.
fn end_of_step(text: &str, end: u32) -> u32 {
    let rest = text.get(end as usize..).unwrap_or_default();
    let line = rest.split(['\n', ';', '}']).next().unwrap_or_default();
    end + line.trim_end().len() as u32
}

/// Returns what steps of pipelines remove and may bring in of what rules name, by the place of the step.
fn changes_of_steps(set: &PassSet) -> Vec<(Span, String)> {
    let mut changes = Vec::new();
    if !set.has_conditions() {
        return changes;
    }
    let tables = Tables::of(set);
    let contracts = Contracts::of(&tables);
    let judge = Judge::new(&contracts).with_states();
    for pipeline in set.all_pipelines() {
        let judged = judge.pipeline(pipeline.id);
        let universe = &judged.universe;
        let precondition = contracts.of_pipeline(pipeline.id).precondition;
        let mut before: Vec<_> = universe.entities().collect();
        before.retain(|entity| {
            let mut clauses = precondition.iter();
            clauses.all(|clause| universe.verdict(clause.rules, *entity).is_legal())
        });
        let mut numbered = (0..).zip(&judged.runs).peekable();
        while let Some((number, run)) = numbered.next() {
            // The last run of a step shows what is behind it.
            let ends_step = numbered
                .peek()
                .is_none_or(|(_, next)| next.step != run.step);
            let Some(behind) = judged.judgement.behind.get(&number).filter(|_| ends_step) else {
                continue;
            };
            let names = |classes: &Vec<_>, without: &Vec<_>| {
                let named = classes
                    .iter()
                    .filter(|entity| universe.pattern(**entity).is_some());
                let named = named.filter(|entity| !without.contains(*entity));
                let names: Vec<String> = named.map(|entity| judged.class_text(*entity)).collect();
                match names.get(MAX_CLASSES..) {
                    Some([_, ..]) => format!("{}, ..", names[..MAX_CLASSES].join(", ")),
                    _ => names.join(", "),
                }
            };
            let (removed, brought) = (names(&before, behind), names(behind, &before));
            let parts = [("without", removed), ("may have", brought)];
            let parts = parts.iter().filter(|(_, names)| !names.is_empty());
            let parts: Vec<String> = parts
                .map(|(word, names)| format!("{word} {names}"))
                .collect();
            if !parts.is_empty() {
                changes.push((run.span, format!(" // {}", parts.join("; "))));
            }
            before.clone_from(behind);
        }
    }
    changes
}
