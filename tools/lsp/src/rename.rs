//! Renaming across files. Whether the new name is right is asked of the checks themselves.

use std::collections::{BTreeMap, BTreeSet};

use lsp_types::{
    DocumentChanges, OneOf, OptionalVersionedTextDocumentIdentifier, PrepareRenameResponse,
    RenameParams, TextDocumentEdit, TextDocumentPositionParams, TextEdit, WorkspaceEdit,
};
use passdefs::diagnostic::Diagnostic;
use passdefs::names::{argument_of_field, field_of_argument, kebab_case, upper_camel_case};
use passdefs::references::{NameForm, Target};

use crate::answers::{RequestContext, RequestError};
use crate::navigation::same;
use crate::symbols::Occurrence;
use crate::workspace::Workspace;

pub(crate) fn prepare(
    cx: &mut RequestContext<'_, '_>,
    params: TextDocumentPositionParams,
) -> Option<PrepareRenameResponse> {
    let (name, offset) = cx.offset(&params)?;
    let program = cx.workspace.program(&name);
    let reference = program.reference_at(&name, offset)?;
    let range = reference.span.start..reference.span.end;
    Some(PrepareRenameResponse::RangeWithPlaceholder {
        range: cx.workspace.range(&name, range),
        placeholder: program.text(reference.span).to_owned(),
    })
}

/// Renames the entity at a position in all files.
pub(crate) fn rename(
    cx: &mut RequestContext<'_, '_>,
    params: RenameParams,
) -> Result<Option<WorkspaceEdit>, RequestError> {
    let Some((name, offset)) = cx.offset(&params.text_document_position) else {
        return Ok(None);
    };
    let program = cx.workspace.program(&name);
    let Some(reference) = program.reference_at(&name, offset) else {
        return Err(RequestError(
            "there is no name of a declaration here".to_owned(),
        ));
    };
    let occurrences = same(cx, &name, offset);
    let is_declared_here = occurrences
        .iter()
        .any(|occurrence| occurrence.is_declaration);
    if !is_declared_here {
        let written = program.text(reference.span);
        let message = format!("`{written}` is declared in no file of the workspace");
        return Err(RequestError(message));
    }
    let new = NewName::of(
        &reference.target,
        reference.form,
        &params.new_name,
        &occurrences,
    )?;
    let edits = edits(cx.workspace, &occurrences, &new);
    check(cx.workspace, &edits)?;
    Ok(Some(workspace_edit(cx.workspace, edits)))
}

/// The new name in both forms; `None` for a form that stays.
struct NewName {
    rust: Option<String>,
    pipeline: Option<String>,
}

impl NewName {
    /// Derives the other form of a new name where the old one was derived.
    fn of(
        target: &Target,
        form: NameForm,
        new: &str,
        occurrences: &[Occurrence],
    ) -> Result<Self, RequestError> {
        let declared = occurrences
            .iter()
            .filter(|occurrence| occurrence.is_declaration);
        let forms: BTreeSet<NameForm> = declared.map(|occurrence| occurrence.form).collect();
        let is_made = |form| !forms.contains(&form);
        let (rust, pipeline) = match (target, form) {
            (Target::Option(_), NameForm::Rust) => (new.to_owned(), argument_of_field(new)),
            (Target::Option(_), NameForm::Pipeline) => (field_of_argument(new), new.to_owned()),
            (_, NameForm::Rust) => (new.to_owned(), kebab_case(new)),
            (_, NameForm::Pipeline) => (upper_camel_case(new), new.to_owned()),
        };
        let (rust, pipeline) = match form {
            NameForm::Rust => (Some(rust), is_made(NameForm::Pipeline).then_some(pipeline)),
            NameForm::Pipeline if is_made(NameForm::Pipeline) => (Some(rust), Some(pipeline)),
            NameForm::Pipeline => (None, Some(pipeline)),
        };
        let made_back = rust
            .as_deref()
            .zip(pipeline.as_deref())
            .is_none_or(|(rust, pipeline)| match target {
                Target::Option(_) => argument_of_field(rust) == pipeline,
                _ => kebab_case(rust) == pipeline,
            });
        if made_back {
            Ok(Self { rust, pipeline })
        } else {
            Err(RequestError(format!(
                "no Rust name gives `{new}` as the name in pipelines; write that name beside the Rust name first"
            )))
        }
    }

    fn get(&self, form: NameForm) -> Option<&String> {
        match form {
            NameForm::Rust => self.rust.as_ref(),
            NameForm::Pipeline => self.pipeline.as_ref(),
        }
    }
}

type Edits = BTreeMap<String, BTreeMap<(u32, u32), String>>;

fn edits(workspace: &mut Workspace<'_>, occurrences: &[Occurrence], new: &NewName) -> Edits {
    let mut edits = Edits::new();
    for one in occurrences {
        let Some(text) = new.get(one.form) else {
            continue;
        };
        let written = workspace.text(&one.file).unwrap_or_default();
        let byte_at = |at: Option<usize>| at.and_then(|at| written.as_bytes().get(at)).copied();
        // A bare word of KDL cannot be any text, and is put in quotes then.
        let is_word = text
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte));
        let before = byte_at((one.start as usize).checked_sub(1));
        let after = byte_at(Some(one.end as usize));
        let is_bare = [before, after]
            .iter()
            .all(|byte| byte.is_none_or(|byte| b" \t\n\r{};=".contains(&byte)));
        let text = if one.is_anchor {
            pass_docs_gen::slug(text)
        } else if is_bare && !is_word {
            format!("{text:?}")
        } else {
            text.clone()
        };
        let of_file = edits.entry(one.file.clone()).or_default();
        of_file.insert((one.start, one.end), text);
    }
    edits
}

/// Refuses edits that cause new errors: the checks know the rules of names.
fn check(workspace: &mut Workspace<'_>, edits: &Edits) -> Result<(), RequestError> {
    let mut roots: BTreeSet<String> = edits.keys().cloned().collect();
    for file in edits.keys() {
        roots.extend(workspace.including(file));
    }
    let errors = |workspace: &mut Workspace<'_>, root: &str| {
        let program = workspace.program(root);
        let diagnostics = program.analysis.outcome.diagnostics.iter();
        let errors = diagnostics
            .filter(|diagnostic| diagnostic.is_error())
            .cloned();
        errors.collect::<Vec<Diagnostic>>()
    };
    let before: Vec<Vec<Diagnostic>> = roots.iter().map(|root| errors(workspace, root)).collect();
    let mut originals = BTreeMap::new();
    for (file, edits) in edits {
        let original = workspace.text(file).unwrap_or_default();
        let mut text = original.to_string();
        for ((start, end), new) in edits.iter().rev() {
            text.replace_range(*start as usize..*end as usize, new);
        }
        originals.insert(file.clone(), workspace.override_text(file, Some(text)));
    }
    let mut refused = None;
    for (root, before) in roots.iter().zip(before) {
        let after = errors(workspace, root);
        // Messages of errors that stay may hold the name, so errors are compared by their codes.
        let mut codes: Vec<&str> = before.iter().map(|error| error.code).collect();
        let new = after.into_iter().filter(|error| {
            let same = codes.iter().position(|code| *code == error.code);
            same.map(|at| codes.swap_remove(at)).is_none()
        });
        refused = refused.or(new.last());
    }
    for (file, original) in originals {
        workspace.override_text(&file, original);
    }
    match refused {
        Some(found) => Err(RequestError(found.message)),
        None => Ok(()),
    }
}

pub(crate) fn workspace_edit(workspace: &mut Workspace<'_>, edits: Edits) -> WorkspaceEdit {
    let mut documents = Vec::new();
    for (file, edits) in edits {
        let version = workspace.open.get(&file).map(|open| open.version);
        let Some(uri) = workspace.root.url(&file) else {
            continue;
        };
        let edits = edits.into_iter().map(|((start, end), new_text)| {
            let range = workspace.range(&file, start..end);
            OneOf::Left(TextEdit { range, new_text })
        });
        documents.push(TextDocumentEdit {
            edits: edits.collect(),
            text_document: OptionalVersionedTextDocumentIdentifier { uri, version },
        });
    }
    WorkspaceEdit {
        document_changes: Some(DocumentChanges::Edits(documents)),
        ..WorkspaceEdit::default()
    }
}
