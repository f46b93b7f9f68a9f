//! Inlay hints: names that are not written because they are made of others.

use lsp_types::{InlayHint, InlayHintKind, InlayHintLabel, InlayHintParams};
use passdefs::references::{NameForm, Target};

use crate::answers::RequestContext;

/// Shows the names in pipelines that are derived from Rust names and differ from them.
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
        hints.push(InlayHint {
            position: document
                .lines
                .position(&document.text, reference.span.end + quote),
            label: InlayHintLabel::String(format!(" = {made}")),
            kind: Some(InlayHintKind::PARAMETER),
            text_edits: None,
            tooltip: None,
            padding_left: None,
            padding_right: None,
            data: None,
        });
    }
    hints.dedup_by_key(|hint| hint.position);
    Some(hints)
}
