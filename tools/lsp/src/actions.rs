//! Quick fixes for diagnostics, and changes of structure.

mod extract;

use std::collections::BTreeMap;
use std::ops::Range;
use std::rc::Rc;

use lsp_types::{
    CodeAction, CodeActionKind, CodeActionOrCommand, CodeActionParams, Diagnostic as LspDiagnostic,
    WorkspaceEdit,
};
use pass_def_tools::syntax::{Cursor, Syntax, SyntaxNode};
use pass_kdl::lexer::{self, TokenKind};
use passdefs::diagnostic::{Diagnostic, Fix};
use passdefs::vocabulary::Cardinality;

use crate::answers::RequestContext;
use crate::program::Program;
use crate::publish;
use crate::rename::workspace_edit;

pub(crate) struct Edit {
    pub(crate) range: Range<u32>,
    pub(crate) text: String,
}

pub(crate) fn actions(
    cx: &mut RequestContext<'_, '_>,
    params: CodeActionParams,
) -> Option<Vec<CodeActionOrCommand>> {
    let (name, document) = cx.document(&params.text_document)?;
    let start = document.lines.offset(&document.text, params.range.start);
    let end = document.lines.offset(&document.text, params.range.end);
    let text = document.text.clone();
    let mut actions = Vec::new();
    for program in cx.workspace.programs_with(&name) {
        for diagnostic in program.diagnostics() {
            let span = diagnostic.location;
            let is_here = span.start <= end && start <= span.end;
            if program.name(span) == name && is_here {
                add_fixes(cx, &program, diagnostic, &text, &mut actions);
            }
        }
    }
    if let Some((title, edits)) = extract::into_set(&text, start) {
        let edit = edit(cx, &name, edits);
        actions.push(action(title, CodeActionKind::REFACTOR_EXTRACT, edit, None));
    }
    let only = params.context.only;
    actions.retain(|action| match (&only, &action.kind) {
        (Some(only), Some(kind)) => only.iter().any(|requested| {
            let (requested, kind) = (requested.as_str(), kind.as_str());
            kind == requested
                || kind
                    .strip_prefix(requested)
                    .is_some_and(|kind| kind.starts_with('.'))
        }),
        _ => true,
    });
    actions.dedup();
    let actions = actions.into_iter().map(CodeActionOrCommand::CodeAction);
    Some(actions.collect())
}

fn add_fixes(
    cx: &mut RequestContext<'_, '_>,
    program: &Rc<Program>,
    diagnostic: &Diagnostic,
    text: &str,
    actions: &mut Vec<CodeAction>,
) {
    let name = program.name(diagnostic.location).to_owned();
    let shown = publish::to_lsp(cx.workspace, program, diagnostic);
    let syntax = Syntax::parse(text);
    for fix in &diagnostic.subject {
        let found = edit_of(&syntax, text, diagnostic, fix);
        let Some((title, change)) = found else {
            continue;
        };
        let edit = edit(cx, &name, vec![change]);
        let is_first = !actions
            .iter()
            .any(|action| action.is_preferred == Some(true));
        let mut action = action(title, CodeActionKind::QUICKFIX, edit, Some(shown.clone()));
        // A fix that removes text is never the preferred one.
        action.is_preferred = (is_first && !matches!(fix, Fix::Remove)).then_some(true);
        actions.push(action);
    }
}

/// Returns the edit and the title of a fix, or `None` if it has no place in the text.
fn edit_of(
    syntax: &Syntax,
    text: &str,
    diagnostic: &Diagnostic,
    fix: &Fix,
) -> Option<(String, Edit)> {
    let range = diagnostic.location.start..diagnostic.location.end;
    match fix {
        Fix::Replace { written, by } => {
            let slice = text.get(range.start as usize..range.end as usize)?;
            let start = range.start + slice.find(written.as_str())? as u32;
            let range = start..start + written.len() as u32;
            let title = format!("write `{by}`");
            Some((
                title,
                Edit {
                    range,
                    text: by.clone(),
                },
            ))
        }
        Fix::RenameNode(by) => {
            let node = syntax.nodes().find_map(|node| around(node, &range))?;
            let range = node.name_range();
            Some((
                format!("write `{by}`"),
                Edit {
                    range,
                    text: by.clone(),
                },
            ))
        }
        Fix::Remove => {
            syntax
                .nodes()
                .find_map(|node| removal(node, &range))
                .map(|(what, range)| {
                    let range = whole_lines(text, range);
                    let text = String::new();
                    (format!("remove this {what}"), Edit { range, text })
                })
        }
        Fix::Add { block, node } => {
            let block = block.start..block.end;
            let owner = syntax.nodes().find_map(|node| around(node, &block))?;
            let edit = added(text, owner, node)?;
            Some((format!("add `{node}` to the {}", owner.name()), edit))
        }
        _ => None,
    }
}

/// Returns the innermost node with a place.
fn around<'s>(node: SyntaxNode<'s>, range: &Range<u32>) -> Option<SyntaxNode<'s>> {
    let node_range = node.range();
    if node_range.start > range.start || range.end > node_range.end {
        return None;
    }
    node.children()
        .find_map(|child| around(child, range))
        .or(Some(node))
}

/// Returns the node, property or argument that a fix at a range removes.
fn removal(node: SyntaxNode<'_>, range: &Range<u32>) -> Option<(&'static str, Range<u32>)> {
    let node_range = node.range();
    if node_range.start > range.start || range.end > node_range.end {
        return None;
    }
    if node.name_range() == *range {
        return Some(("node", node_range));
    }
    let properties = node.properties().map(|(_, name)| name);
    for name in properties {
        let whole = node
            .values()
            .find(|node| node.start <= name.start && name.end <= node.end);
        if let Some(whole) = whole.filter(|whole| whole == range || name == *range) {
            return Some(("property", whole));
        }
    }
    let mut texts = node.texts().map(|(_, range)| range);
    if texts.any(|text| text == *range) {
        let counts = node.ty()?.arguments.iter().map(|argument| argument.count);
        let is_many = counts.clone().any(|count| {
            matches!(
                count,
                Cardinality::Some | Cardinality::Any | Cardinality::Unless(_)
            )
        });
        return if is_many && node.texts().count() > 1 {
            Some(("argument", range.clone()))
        } else {
            Some(("node", node_range))
        };
    }
    node.children().find_map(|child| removal(child, range))
}

/// Extends a range by the whitespace before it, and to the whole line if nothing else is on it.
fn whole_lines(text: &str, range: Range<u32>) -> Range<u32> {
    let (start, mut end) = (range.start as usize, range.end as usize);
    let before = text.get(..start).unwrap_or_default();
    let start_of_space = before.trim_end_matches([' ', '\t']).len();
    end += usize::from(text.get(end..).unwrap_or_default().starts_with(';'));
    let after = text.get(end..).unwrap_or_default();
    let is_alone = start_of_space == 0
        || before
            .get(..start_of_space)
            .unwrap_or_default()
            .ends_with('\n');
    match after.split_once('\n') {
        Some((rest, _)) if is_alone && rest.trim().is_empty() => {
            start_of_space as u32..(end + rest.len() + 1) as u32
        }
        // The rest of the line keeps its indentation.
        Some((rest, _)) if is_alone => {
            let space = rest.len() - rest.trim_start_matches([' ', '\t']).len();
            start as u32..(end + space) as u32
        }
        _ => start_of_space as u32..end as u32,
    }
}

/// Inserts a node at the start of the block of another one.
fn added(text: &str, owner: SyntaxNode<'_>, node: &str) -> Option<Edit> {
    let range = owner.range();
    // Behind the values: a brace may stand in one of them.
    let head = owner
        .values()
        .map(|owner| owner.end)
        .max()
        .unwrap_or(owner.name_range().end);
    let rest = text.get(head as usize..range.end as usize)?;
    if !owner.has_block() {
        let text = format!(" {{\n    {node}\n}}");
        return Some(Edit {
            range: range.end..range.end,
            text,
        });
    }
    let tokens = lexer::lex(rest);
    let brace = tokens
        .iter()
        .find(|token| token.kind == TokenKind::Mark('{'))?;
    let at = head + brace.end;
    let line = text.get(..range.start as usize)?.rsplit('\n').next()?;
    let indent: String = line
        .chars()
        .take_while(|letter| letter.is_whitespace())
        .collect();
    let is_on_one_line = !text.get(at as usize..range.end as usize)?.contains('\n');
    let text = if is_on_one_line {
        format!(" {node};")
    } else {
        format!("\n{indent}    {node}")
    };
    Some(Edit {
        range: at..at,
        text,
    })
}

/// Inserts a node at the start of the group that a cursor is in.
pub(crate) fn add_to_group(text: &str, cursor: &Cursor, node: &str) -> Option<Edit> {
    let start = cursor.around.first()?.start;
    let syntax = Syntax::parse(text);
    let group = syntax
        .nodes()
        .find(|node| node.name_range().start == start)?;
    added(text, group, node)
}

fn edit(cx: &mut RequestContext<'_, '_>, name: &str, edits: Vec<Edit>) -> WorkspaceEdit {
    let edits = edits
        .into_iter()
        .map(|edit| ((edit.range.start, edit.range.end), edit.text));
    let edits = BTreeMap::from([(name.to_owned(), edits.collect())]);
    workspace_edit(cx.workspace, edits)
}

fn action(
    title: String,
    kind: CodeActionKind,
    edit: WorkspaceEdit,
    diagnostic: Option<LspDiagnostic>,
) -> CodeAction {
    CodeAction {
        title,
        kind: Some(kind),
        diagnostics: diagnostic.map(|diagnostic| vec![diagnostic]),
        edit: Some(edit),
        ..CodeAction::default()
    }
}
