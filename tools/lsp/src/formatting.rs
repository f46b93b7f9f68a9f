//! Formatting: the layout of `passwright fmt`.

use lsp_types::{DocumentFormattingParams, TextEdit};
use passdefs::source::Sources;

use crate::answers::{RequestContext, RequestError};

/// Returns an edit of the part that differs from the canonical layout; a text that is not KDL stays as it is.
pub(crate) fn format(
    cx: &mut RequestContext<'_, '_>,
    params: DocumentFormattingParams,
) -> Result<Option<Vec<TextEdit>>, RequestError> {
    let name = cx.workspace.name(&params.text_document.uri);
    let Some(document) = cx.workspace.document(&name) else {
        return Ok(None);
    };
    let before = document.text.as_str();
    let (after, _) = pass_def_tools::format_kdl(&mut Sources::new(), &name, before);
    // An editor that formats on each save would show an error that stands at its place already.
    let Some(after) = after else {
        return Ok(None);
    };
    if before == after {
        return Ok(Some(Vec::new()));
    }
    let pairs = before.chars().zip(after.chars());
    let same = pairs.take_while(|(one, other)| one == other);
    let start: usize = same.map(|(letter, _)| letter.len_utf8()).sum();
    let (rest, new) = (before.get(start..), after.get(start..));
    let (rest, new) = (rest.unwrap_or_default(), new.unwrap_or_default());
    let pairs = rest.chars().rev().zip(new.chars().rev());
    let same = pairs.take_while(|(one, other)| one == other);
    let tail: usize = same.map(|(letter, _)| letter.len_utf8()).sum();
    let end = before.len() - tail;
    let new_text = new.get(..new.len() - tail).unwrap_or_default().to_owned();
    let range = document.lines.range(before, start as u32..end as u32);
    Ok(Some(vec![TextEdit { range, new_text }]))
}
