//! Semantic tokens: words by their class, and names by what they stand for.

use std::ops::Range;

use lsp_types::{
    SemanticToken, SemanticTokenModifier, SemanticTokenType, SemanticTokens, SemanticTokensLegend,
    SemanticTokensParams, SemanticTokensResult,
};
use pass_def_tools::syntax::Class;
use passdefs::references::Target;

use crate::answers::RequestContext;
use crate::document::Document;

/// The types of tokens, in the order of the legend.
const TYPES: [SemanticTokenType; 15] = [
    SemanticTokenType::COMMENT,
    SemanticTokenType::KEYWORD,
    SemanticTokenType::PROPERTY,
    SemanticTokenType::DECORATOR,
    SemanticTokenType::STRING,
    SemanticTokenType::NUMBER,
    SemanticTokenType::MACRO,
    SemanticTokenType::NAMESPACE,
    SemanticTokenType::CLASS,
    SemanticTokenType::FUNCTION,
    SemanticTokenType::PARAMETER,
    SemanticTokenType::STRUCT,
    SemanticTokenType::ENUM,
    SemanticTokenType::ENUM_MEMBER,
    SemanticTokenType::INTERFACE,
];

pub(crate) fn legend() -> SemanticTokensLegend {
    SemanticTokensLegend {
        token_types: TYPES.into(),
        token_modifiers: vec![SemanticTokenModifier::DECLARATION],
    }
}

fn type_of(class: Class) -> SemanticTokenType {
    match class {
        Class::Comment => SemanticTokenType::COMMENT,
        Class::Node => SemanticTokenType::KEYWORD,
        Class::Property => SemanticTokenType::PROPERTY,
        Class::Annotation => SemanticTokenType::DECORATOR,
        Class::Number => SemanticTokenType::NUMBER,
        Class::Keyword => SemanticTokenType::MACRO,
        _ => SemanticTokenType::STRING,
    }
}

fn type_of_name(target: &Target) -> SemanticTokenType {
    match target {
        Target::Group(_) | Target::Kind(_) => SemanticTokenType::NAMESPACE,
        Target::Pass(_) | Target::External(_) => SemanticTokenType::CLASS,
        Target::Pipeline(_) => SemanticTokenType::FUNCTION,
        Target::Legality(_) => SemanticTokenType::INTERFACE,
        Target::Option(_) => SemanticTokenType::PARAMETER,
        Target::OptionSet(_) => SemanticTokenType::STRUCT,
        Target::Enum(_) => SemanticTokenType::ENUM,
        Target::EnumValue(_) => SemanticTokenType::ENUM_MEMBER,
    }
}

struct Piece {
    range: Range<u32>,
    ty: SemanticTokenType,
    is_declaration: bool,
}

pub(crate) fn tokens(
    cx: &mut RequestContext<'_, '_>,
    params: SemanticTokensParams,
) -> Option<SemanticTokensResult> {
    let name = cx.workspace.name(&params.text_document.uri);
    let program = cx.workspace.program(&name);
    let document = cx.workspace.document(&name)?;
    let file = program.file(&name);
    let references = program.names.iter();
    let mut names: Vec<Piece> = references
        .filter(|reference| Some(reference.span.file) == file)
        .map(|reference| Piece {
            range: reference.span.start..reference.span.end,
            ty: type_of_name(&reference.target),
            is_declaration: reference.is_declaration,
        })
        .collect();
    names.sort_by_key(|name| (name.range.start, name.range.end));
    names.dedup_by(|next, before| next.range.start < before.range.end);
    let mut pieces = Vec::new();
    let mut names = names.into_iter().peekable();
    for (range, class) in document.syntax().classes() {
        let mut at = range.start;
        while let Some(name) = names.next_if(|name| name.range.end <= range.end) {
            if name.range.start >= at {
                pieces.push(unmarked_piece(at..name.range.start, class));
                at = name.range.end;
                pieces.push(name);
            }
        }
        pieces.push(unmarked_piece(at..range.end, class));
    }
    Some(SemanticTokensResult::Tokens(SemanticTokens {
        result_id: None,
        data: encoded(document, pieces),
    }))
}

fn unmarked_piece(range: Range<u32>, class: Class) -> Piece {
    Piece {
        range,
        ty: type_of(class),
        is_declaration: false,
    }
}

/// Encodes each piece by its distance from the previous one.
fn encoded(document: &Document, pieces: Vec<Piece>) -> Vec<SemanticToken> {
    let text = document.text.as_str();
    let (mut line, mut character) = (0, 0);
    let mut data = Vec::new();
    for piece in pieces {
        let number = TYPES
            .iter()
            .position(|ty| *ty == piece.ty)
            .unwrap_or_default();
        let mut start = piece.range.start;
        let whole = piece.range.start as usize..piece.range.end as usize;
        for part in text
            .get(whole)
            .unwrap_or_default()
            .split_inclusive(['\n', '\r'])
        {
            let end = start + part.trim_end_matches(['\n', '\r']).len() as u32;
            let range = document.lines.range(text, start..end);
            start += part.len() as u32;
            let length = range.end.character.saturating_sub(range.start.character);
            if length == 0 || range.start.line != range.end.line {
                continue;
            }
            let delta_line = range.start.line - line;
            let before = if delta_line == 0 { character } else { 0 };
            data.push(SemanticToken {
                delta_line,
                delta_start: range.start.character - before,
                length,
                token_type: number as u32,
                token_modifiers_bitset: u32::from(piece.is_declaration),
            });
            (line, character) = (range.start.line, range.start.character);
        }
    }
    data
}
