//! From names to declarations and uses, from definitions to Rust and back.

use lsp_types::request::{GotoImplementationParams, GotoImplementationResponse};
use lsp_types::{
    DocumentHighlight, DocumentHighlightKind, DocumentHighlightParams, DocumentLink,
    DocumentLinkParams, GotoDefinitionParams, GotoDefinitionResponse, Location, Position, Range,
    ReferenceParams, SymbolInformation, SymbolKind, WorkspaceSymbolParams,
};
use pass_def_tools::syntax::{Syntax, SyntaxNode};
use passdefs::references::{NameForm, Target};
use passdefs::vocabulary::Names;

use crate::answers::RequestContext;
use crate::rust;
use crate::symbols::{Occurrence, callables, occurrences, symbol};
use crate::workspace::is_definition;

/// Finds the declaration of the name at a position, the file of an include, or the origin of a line of generated code.
pub(crate) fn definition(
    cx: &mut RequestContext<'_, '_>,
    params: GotoDefinitionParams,
) -> Option<GotoDefinitionResponse> {
    let at = params.text_document_position_params;
    let found = match cx.offset(&at) {
        Some((name, offset)) => declared(cx, &name, offset),
        None => {
            let name = cx.workspace.name(&at.text_document.uri);
            let document = cx.workspace.open.get(&name)?;
            let offset = document.lines.offset(&document.text, at.position);
            from_rust(cx, &name, offset)
        }
    };
    (!found.is_empty()).then_some(GotoDefinitionResponse::Array(found))
}

fn declared(cx: &mut RequestContext<'_, '_>, name: &str, offset: u32) -> Vec<Location> {
    let program = cx.workspace.program(name);
    let Some(reference) = program.reference_at(name, offset) else {
        return path_at(cx, name, offset);
    };
    match &reference.target {
        Target::External(argument) => {
            let mut found = Vec::new();
            for program in cx.workspace.programs(cx.stop) {
                for target in callables(&program, argument) {
                    let span = program.declaration(&target);
                    found.extend(span.and_then(|span| cx.workspace.place(&program, span)));
                }
            }
            found.dedup();
            found
        }
        Target::Kind(_) => {
            let references = program.names.iter();
            let kinds =
                references.filter(|entry| entry.is_declaration && entry.target == reference.target);
            kinds
                .filter_map(|kind| cx.workspace.place(&program, kind.span))
                .collect()
        }
        target => {
            let span = program.declaration(target);
            span.and_then(|span| cx.workspace.place(&program, span))
                .into_iter()
                .collect()
        }
    }
}

/// Finds the file of an include at an offset, or the Rust function that a path names.
fn path_at(cx: &mut RequestContext<'_, '_>, name: &str, offset: u32) -> Vec<Location> {
    let Some(document) = cx.workspace.open.get(name) else {
        return Vec::new();
    };
    let syntax = document.syntax();
    let Some((node, text)) = syntax.nodes().find_map(|node| text_at(node, offset)) else {
        return Vec::new();
    };
    let names = node
        .ty()
        .and_then(|ty| ty.arguments.first())
        .map(|argument| argument.names);
    if names == Some(Names::Files) {
        let file = cx.workspace.included_file(name, text);
        return match cx.workspace.text(&file) {
            Ok(_) => cx.workspace.location(&file, 0..0).into_iter().collect(),
            Err(_) => Vec::new(),
        };
    }
    if !text.contains("::") {
        return Vec::new();
    }
    let found = rust::functions(cx.workspace, text, cx.stop);
    locations(cx, found)
}

/// Returns the string at an offset, with its node.
fn text_at<'s>(node: SyntaxNode<'s>, offset: u32) -> Option<(SyntaxNode<'s>, &'s str)> {
    let mut texts = node.texts();
    let here = texts.find(|(_, range)| range.start <= offset && offset <= range.end);
    let below = || node.children().find_map(|child| text_at(child, offset));
    here.map(|(text, _)| (node, text)).or_else(below)
}

/// Leads from generated code to its definition file, and from an implementation to the pass.
fn from_rust(cx: &mut RequestContext<'_, '_>, name: &str, offset: u32) -> Vec<Location> {
    let Ok(text) = cx.workspace.text(name) else {
        return Vec::new();
    };
    let is_here = |range: &std::ops::Range<u32>| range.start <= offset && offset <= range.end;
    if let Some(origin) = rust::origins(&text)
        .into_iter()
        .find(|origin| is_here(&origin.range))
    {
        return origin_location(cx, name, &origin).into_iter().collect();
    }
    let implemented = pass_def_tools::implementations(&text);
    let Some((pass, _)) = implemented.iter().find(|(_, range)| is_here(range)) else {
        return Vec::new();
    };
    let mut found = Vec::new();
    for program in cx.workspace.programs(cx.stop) {
        for declared in program
            .set()
            .all_passes()
            .filter(|entry| entry.name == *pass)
        {
            let span = program.declaration(&Target::Pass(declared.id));
            found.extend(span.and_then(|span| cx.workspace.place(&program, span)));
        }
    }
    found.sort_by_key(|location| (location.uri.to_string(), location.range.start));
    found.dedup();
    found
}

fn origin_location(
    cx: &mut RequestContext<'_, '_>,
    rust: &str,
    origin: &rust::Origin<'_>,
) -> Option<Location> {
    let file = rust::definition_file(cx.workspace, rust, origin.file)?;
    let url = cx.workspace.root.url(&file)?;
    let start = Position::new(0, 0);
    Some(Location::new(url, Range::new(start, start)))
}

/// Finds the Rust that implements a pass, or that builds the entity at a position.
pub(crate) fn implementation(
    cx: &mut RequestContext<'_, '_>,
    params: GotoImplementationParams,
) -> Option<GotoImplementationResponse> {
    let (name, offset) = cx.offset(&params.text_document_position_params)?;
    let program = cx.workspace.program(&name);
    let found = match &program.reference_at(&name, offset)?.target {
        Target::Pass(id) => {
            let pass = &program.set()[*id];
            rust::implementations(cx.workspace, &pass.name, cx.stop)
        }
        Target::Pipeline(id) => {
            let path = program.set()[*id].form.builder()?;
            rust::functions(cx.workspace, path, cx.stop)
        }
        _ => return None,
    };
    let found = locations(cx, found);
    (!found.is_empty()).then_some(GotoDefinitionResponse::Array(found))
}

fn locations(
    cx: &mut RequestContext<'_, '_>,
    found: Vec<(String, std::ops::Range<u32>)>,
) -> Vec<Location> {
    let found = found.into_iter();
    found
        .filter_map(|(file, range)| cx.workspace.location(&file, range))
        .collect()
}

/// Returns all occurrences of the entity at a position.
pub(crate) fn same(cx: &mut RequestContext<'_, '_>, name: &str, offset: u32) -> Vec<Occurrence> {
    let program = cx.workspace.program(name);
    let Some(reference) = program.reference_at(name, offset) else {
        return Vec::new();
    };
    let symbol = symbol(cx.workspace, &program, &reference.target, cx.stop);
    occurrences(cx.workspace, name, &symbol, cx.stop)
}

pub(crate) fn references(
    cx: &mut RequestContext<'_, '_>,
    params: ReferenceParams,
) -> Option<Vec<Location>> {
    let (name, offset) = cx.offset(&params.text_document_position)?;
    let with_declaration = params.context.include_declaration;
    let found = same(cx, &name, offset).into_iter();
    let found: Vec<Occurrence> = found
        .filter(|same| with_declaration || !same.is_declaration)
        .collect();
    let locations = found
        .iter()
        .filter_map(|same| cx.workspace.location(&same.file, same.range()));
    Some(locations.collect())
}

pub(crate) fn highlight(
    cx: &mut RequestContext<'_, '_>,
    params: DocumentHighlightParams,
) -> Option<Vec<DocumentHighlight>> {
    let (name, offset) = cx.offset(&params.text_document_position_params)?;
    let found = same(cx, &name, offset).into_iter();
    let found = found
        .filter(|same| same.file == name)
        .map(|same| DocumentHighlight {
            range: cx.workspace.range(&name, same.range()),
            kind: Some(if same.is_declaration {
                DocumentHighlightKind::WRITE
            } else {
                DocumentHighlightKind::READ
            }),
        });
    Some(found.collect())
}

/// Links the origins in a Rust text, and the files that a definition file includes.
pub(crate) fn links(
    cx: &mut RequestContext<'_, '_>,
    params: DocumentLinkParams,
) -> Option<Vec<DocumentLink>> {
    let name = cx.workspace.name(&params.text_document.uri);
    let text = cx.workspace.text(&name).ok()?;
    let mut links = Vec::new();
    for origin in rust::origins(&text)
        .iter()
        .filter(|_| name.ends_with(".rs"))
    {
        let location = origin_location(cx, &name, origin);
        let Some(Location { uri, .. }) = location else {
            continue;
        };
        links.push(link(cx.workspace.range(&name, origin.range.clone()), uri));
    }
    if is_definition(&name) {
        let syntax = Syntax::parse(&text);
        for node in syntax.nodes() {
            let argument = node.ty().and_then(|ty| ty.arguments.first());
            let is_path = argument.is_some_and(|argument| argument.names == Names::Files);
            for (path, range) in node.texts().filter(|_| is_path) {
                let file = cx.workspace.included_file(&name, path);
                let url = cx.workspace.root.url(&file);
                let range = cx.workspace.range(&name, range);
                links.extend(url.map(|url| link(range, url)));
            }
        }
    }
    Some(links)
}

fn link(range: Range, target: lsp_types::Url) -> DocumentLink {
    DocumentLink {
        range,
        target: Some(target),
        tooltip: None,
        data: None,
    }
}

/// Returns the declarations whose names contain the letters of a query in order.
#[expect(
    deprecated,
    reason = "the type of the protocol has a field that is not used any more"
)]
pub(crate) fn workspace_symbols(
    cx: &mut RequestContext<'_, '_>,
    params: WorkspaceSymbolParams,
) -> Option<lsp_types::WorkspaceSymbolResponse> {
    let mut found: Vec<SymbolInformation> = Vec::new();
    for program in cx.workspace.programs(cx.stop) {
        for reference in program
            .names
            .iter()
            .filter(|reference| reference.is_declaration)
        {
            let kind = match &reference.target {
                Target::Group(_) => SymbolKind::MODULE,
                Target::Pass(_) => SymbolKind::CLASS,
                Target::Pipeline(_) => SymbolKind::FUNCTION,
                Target::Legality(_) => SymbolKind::INTERFACE,
                Target::Enum(_) => SymbolKind::ENUM,
                Target::OptionSet(_) => SymbolKind::STRUCT,
                _ => continue,
            };
            let name = program.text(reference.span);
            let has_one_name = matches!(kind, SymbolKind::STRUCT | SymbolKind::INTERFACE);
            let is_second = reference.form == NameForm::Pipeline && !has_one_name;
            if is_second || !has_letters(name, &params.query) {
                continue;
            }
            let location = cx.workspace.place(&program, reference.span);
            found.extend(location.map(|location| SymbolInformation {
                name: name.to_owned(),
                kind,
                tags: None,
                deprecated: None,
                location,
                container_name: None,
            }));
        }
    }
    found.sort_by(|a, b| a.name.cmp(&b.name));
    found.dedup();
    Some(lsp_types::WorkspaceSymbolResponse::Flat(found))
}

fn has_letters(name: &str, query: &str) -> bool {
    let mut letters = name.chars().flat_map(char::to_lowercase);
    let mut query_letters = query.chars().flat_map(char::to_lowercase);
    query_letters.all(|letter| letters.any(|entry| entry == letter))
}
