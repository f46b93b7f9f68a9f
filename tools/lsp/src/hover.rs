//! Hovers: the documentation of a name, of a node, or of a property.

use lsp_types::{Hover, HoverContents, HoverParams, MarkupContent, MarkupKind};
use pass_def_tools::syntax::SyntaxNode;

use crate::answers::RequestContext;
use crate::describe;
use crate::symbols::callables;
use passdefs::references::Target;

pub(crate) fn hover(cx: &mut RequestContext<'_, '_>, params: HoverParams) -> Option<Hover> {
    let (name, offset) = cx.offset(&params.text_document_position_params)?;
    let program = cx.workspace.program(&name);
    if let Some(reference) = program.reference_at(&name, offset) {
        let local = describe::target(program.set(), &reference.target);
        let text = match &reference.target {
            Target::External(argument) => describe_external(cx, argument).or(local),
            _ => local,
        };
        let range = reference.span.start..reference.span.end;
        let range = cx.workspace.range(&name, range);
        return text.map(|text| markdown_hover(text, range));
    }
    let document = cx.workspace.document(&name)?;
    let syntax = document.syntax();
    let (text, range) = syntax.nodes().find_map(|node| described(node, offset))?;
    Some(markdown_hover(
        text,
        document.lines.range(&document.text, range),
    ))
}

/// Returns the documentation of a pass or pipeline that another file of the workspace declares.
fn describe_external(cx: &mut RequestContext<'_, '_>, argument: &str) -> Option<String> {
    for program in cx.workspace.programs(cx.stop) {
        if let Some(target) = callables(&program, argument).first() {
            return describe::target(program.set(), target);
        }
    }
    None
}

/// Describes the node or the property whose name is at an offset.
fn described(node: SyntaxNode<'_>, offset: u32) -> Option<(String, std::ops::Range<u32>)> {
    let is_here = |range: &std::ops::Range<u32>| range.start <= offset && offset <= range.end;
    if !is_here(&node.range()) {
        return None;
    }
    let Some(ty) = node.ty() else {
        return node.children().find_map(|child| described(child, offset));
    };
    if is_here(&node.name_range()) {
        return Some((describe::node(ty), node.name_range()));
    }
    let mut properties = node.properties();
    if let Some((name, range)) = properties.find(|(_, range)| is_here(range)) {
        let known = ty
            .properties
            .iter()
            .find(|property| property.name == name)?;
        return Some((describe::property(known), range));
    }
    node.children().find_map(|child| described(child, offset))
}

fn markdown_hover(text: String, range: lsp_types::Range) -> Hover {
    let contents = MarkupContent {
        kind: MarkupKind::Markdown,
        value: text,
    };
    Hover {
        contents: HoverContents::Markup(contents),
        range: Some(range),
    }
}
