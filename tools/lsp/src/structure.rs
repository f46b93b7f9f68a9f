//! The outline of a text, and the parts of it that can be folded.

use lsp_types::{
    DocumentSymbol, DocumentSymbolParams, DocumentSymbolResponse, FoldingRange, FoldingRangeKind,
    FoldingRangeParams, SymbolKind,
};
use pass_def_tools::syntax::SyntaxNode;
use passdefs::vocabulary::{AttributeForm, NodeType};

use crate::answers::RequestContext;
use crate::document::Document;

pub(crate) fn outline(
    cx: &mut RequestContext<'_, '_>,
    params: DocumentSymbolParams,
) -> Option<DocumentSymbolResponse> {
    let (_, document) = cx.document(&params.text_document)?;
    let syntax = document.syntax();
    let symbols = syntax.nodes().filter_map(|node| symbol(document, node));
    Some(DocumentSymbolResponse::Nested(symbols.collect()))
}

/// Returns the symbol of a declaration: a node that is an item, a field or a variant in Rust.
#[expect(
    deprecated,
    reason = "the type of the protocol has a field that is not used any more"
)]
fn symbol(document: &Document, node: SyntaxNode<'_>) -> Option<DocumentSymbol> {
    let kind = kind(node.ty()?)?;
    let (text, place) = node
        .texts()
        .next()
        .unwrap_or((node.name(), node.name_range()));
    let range = |range| document.lines.range(&document.text, range);
    let children: Vec<_> = node
        .children()
        .filter_map(|child| symbol(document, child))
        .collect();
    let whole = node.range();
    Some(DocumentSymbol {
        name: if text.is_empty() { node.name() } else { text }.to_owned(),
        detail: node.texts().nth(1).map(|(text, _)| text.to_owned()),
        kind,
        tags: None,
        deprecated: None,
        selection_range: range(place.start..place.end.min(whole.end)),
        range: range(whole),
        children: (!children.is_empty()).then_some(children),
    })
}

/// Returns the kind of a declaration, derived from its Rust item and its block.
fn kind(ty: &NodeType) -> Option<SymbolKind> {
    let children = (ty.children)();
    let holds_steps = children.iter().any(|child| child.node.part == "step");
    match ty.rust {
        _ if ty.is_item && ty.holds_items() => Some(SymbolKind::MODULE),
        _ if ty.is_item && holds_steps => Some(SymbolKind::FUNCTION),
        // An enum has nothing but its values in its block.
        _ if ty.is_item && children.len() == 1 => Some(SymbolKind::ENUM),
        _ if ty.is_item => Some(SymbolKind::CLASS),
        AttributeForm::Field(_) if ty.properties.is_empty() => Some(SymbolKind::ENUM_MEMBER),
        AttributeForm::Field(_) | AttributeForm::BareField => Some(SymbolKind::FIELD),
        _ => None,
    }
}

/// Folds blocks, values of several lines, and comments on several lines.
pub(crate) fn folds(
    cx: &mut RequestContext<'_, '_>,
    params: FoldingRangeParams,
) -> Option<Vec<FoldingRange>> {
    let (_, document) = cx.document(&params.text_document)?;
    let syntax = document.syntax();
    let mut folds = Vec::new();
    for node in syntax.nodes() {
        add_folds(document, node, &mut folds);
    }
    let mut comments: Vec<(u32, u32)> = Vec::new();
    for comment in syntax.comments() {
        let range = document.lines.range(&document.text, comment);
        match comments.last_mut() {
            Some(last) if last.1 + 1 == range.start.line => last.1 = range.end.line,
            _ => comments.push((range.start.line, range.end.line)),
        }
    }
    let comments = comments.into_iter();
    folds.extend(comments.filter_map(|lines| fold(lines, Some(FoldingRangeKind::Comment))));
    folds.sort_by_key(|fold| (fold.start_line, fold.end_line));
    folds.dedup_by_key(|fold| fold.start_line);
    Some(folds)
}

fn add_folds(document: &Document, node: SyntaxNode<'_>, folds: &mut Vec<FoldingRange>) {
    let lines = |range: std::ops::Range<u32>| {
        let range = document.lines.range(&document.text, range);
        (range.start.line, range.end.line)
    };
    if node.has_block() {
        let (start, end) = lines(node.range());
        // The line with the brace stays in sight.
        folds.extend(fold((start, end.saturating_sub(1)), None));
    }
    for value in node.values() {
        folds.extend(fold(lines(value), None));
    }
    for child in node.children() {
        add_folds(document, child, folds);
    }
}

fn fold((start, end): (u32, u32), kind: Option<FoldingRangeKind>) -> Option<FoldingRange> {
    (start < end).then(|| FoldingRange {
        start_line: start,
        end_line: end,
        kind,
        ..FoldingRange::default()
    })
}
