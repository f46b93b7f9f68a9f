//! Requests with the functions that answer them, and what the client is told about them.

use lsp_server::{ErrorCode, Request, Response};
use lsp_types::request::{
    CodeActionRequest, Completion, DocumentHighlightRequest, DocumentLinkRequest,
    DocumentSymbolRequest, FoldingRangeRequest, Formatting, GotoDefinition, GotoImplementation,
    HoverRequest, InlayHintRequest, PrepareRenameRequest, References, Rename, Request as _,
    SemanticTokensFullRequest, WorkspaceSymbolRequest,
};
use lsp_types::{
    CodeActionKind, CodeActionOptions, CodeActionProviderCapability, CompletionOptions,
    DocumentLinkOptions, FoldingRangeProviderCapability, HoverProviderCapability,
    ImplementationProviderCapability, OneOf, RenameOptions, SemanticTokensFullOptions,
    SemanticTokensOptions, ServerCapabilities, TextDocumentIdentifier, TextDocumentPositionParams,
    TextDocumentSyncCapability, TextDocumentSyncKind,
};

use crate::document::Document;
use crate::workspace::Workspace;
use crate::{actions, completion, formatting, hints, hover, navigation, rename, structure, tokens};

pub(crate) struct RequestError(pub(crate) String);

pub(crate) struct RequestContext<'a, 'd> {
    pub(crate) workspace: &'a mut Workspace<'d>,
    pub(crate) stop: &'a dyn Fn() -> bool,
}

impl RequestContext<'_, '_> {
    /// Returns an open definition file with its name.
    pub(crate) fn document(&self, file: &TextDocumentIdentifier) -> Option<(String, &Document)> {
        let name = self.workspace.name(&file.uri);
        let document = self.workspace.document(&name)?;
        Some((name, document))
    }

    /// Returns the name of an open definition file and the offset of a position in it.
    pub(crate) fn offset(&self, at: &TextDocumentPositionParams) -> Option<(String, u32)> {
        let (name, document) = self.document(&at.text_document)?;
        let offset = document.lines.offset(&document.text, at.position);
        Some((name, offset))
    }
}

pub(crate) fn capabilities() -> ServerCapabilities {
    let triggers = ["\"", "=", "$", "(", ",", "{", " "].map(str::to_owned);
    let actions = vec![CodeActionKind::QUICKFIX, CodeActionKind::REFACTOR_EXTRACT];
    ServerCapabilities {
        text_document_sync: Some(TextDocumentSyncCapability::Kind(
            TextDocumentSyncKind::INCREMENTAL,
        )),
        completion_provider: Some(CompletionOptions {
            trigger_characters: Some(triggers.into()),
            ..CompletionOptions::default()
        }),
        hover_provider: Some(HoverProviderCapability::Simple(true)),
        definition_provider: Some(OneOf::Left(true)),
        implementation_provider: Some(ImplementationProviderCapability::Simple(true)),
        references_provider: Some(OneOf::Left(true)),
        document_highlight_provider: Some(OneOf::Left(true)),
        document_symbol_provider: Some(OneOf::Left(true)),
        workspace_symbol_provider: Some(OneOf::Left(true)),
        document_link_provider: Some(DocumentLinkOptions {
            resolve_provider: None,
            work_done_progress_options: Default::default(),
        }),
        rename_provider: Some(OneOf::Right(RenameOptions {
            prepare_provider: Some(true),
            work_done_progress_options: Default::default(),
        })),
        code_action_provider: Some(CodeActionProviderCapability::Options(CodeActionOptions {
            code_action_kinds: Some(actions),
            ..CodeActionOptions::default()
        })),
        document_formatting_provider: Some(OneOf::Left(true)),
        folding_range_provider: Some(FoldingRangeProviderCapability::Simple(true)),
        inlay_hint_provider: Some(OneOf::Left(true)),
        semantic_tokens_provider: Some(
            SemanticTokensOptions {
                legend: tokens::legend(),
                full: Some(SemanticTokensFullOptions::Bool(true)),
                ..SemanticTokensOptions::default()
            }
            .into(),
        ),
        ..ServerCapabilities::default()
    }
}

pub(crate) fn answer(
    workspace: &mut Workspace<'_>,
    request: Request,
    stop: &dyn Fn() -> bool,
) -> Response {
    if stop() {
        // The caller says that it is cancelled.
        return Response::new_ok(request.id, ());
    }
    let cx = RequestContext { workspace, stop };
    match request.method.as_str() {
        Completion::METHOD => on::<Completion>(cx, request, completion::complete),
        HoverRequest::METHOD => on::<HoverRequest>(cx, request, hover::hover),
        GotoDefinition::METHOD => on::<GotoDefinition>(cx, request, navigation::definition),
        GotoImplementation::METHOD => {
            on::<GotoImplementation>(cx, request, navigation::implementation)
        }
        References::METHOD => on::<References>(cx, request, navigation::references),
        DocumentHighlightRequest::METHOD => {
            on::<DocumentHighlightRequest>(cx, request, navigation::highlight)
        }
        DocumentLinkRequest::METHOD => on::<DocumentLinkRequest>(cx, request, navigation::links),
        PrepareRenameRequest::METHOD => on::<PrepareRenameRequest>(cx, request, rename::prepare),
        Rename::METHOD => try_on::<Rename>(cx, request, rename::rename),
        CodeActionRequest::METHOD => on::<CodeActionRequest>(cx, request, actions::actions),
        DocumentSymbolRequest::METHOD => {
            on::<DocumentSymbolRequest>(cx, request, structure::outline)
        }
        WorkspaceSymbolRequest::METHOD => {
            on::<WorkspaceSymbolRequest>(cx, request, navigation::workspace_symbols)
        }
        FoldingRangeRequest::METHOD => on::<FoldingRangeRequest>(cx, request, structure::folds),
        Formatting::METHOD => try_on::<Formatting>(cx, request, formatting::format),
        InlayHintRequest::METHOD => on::<InlayHintRequest>(cx, request, hints::hints),
        SemanticTokensFullRequest::METHOD => {
            on::<SemanticTokensFullRequest>(cx, request, tokens::tokens)
        }
        unknown => {
            let message = format!("`{unknown}` is not supported");
            Response::new_err(request.id, ErrorCode::MethodNotFound as i32, message)
        }
    }
}

fn on<R: lsp_types::request::Request>(
    cx: RequestContext<'_, '_>,
    request: Request,
    answer: fn(&mut RequestContext<'_, '_>, R::Params) -> R::Result,
) -> Response {
    try_on::<R>(cx, request, |cx, params| Ok(answer(cx, params)))
}

fn try_on<R: lsp_types::request::Request>(
    mut cx: RequestContext<'_, '_>,
    request: Request,
    answer: impl Fn(&mut RequestContext<'_, '_>, R::Params) -> Result<R::Result, RequestError>,
) -> Response {
    let (id, params) = (
        request.id,
        serde_json::from_value::<R::Params>(request.params),
    );
    let params = match params {
        Ok(params) => params,
        Err(error) => {
            let code = ErrorCode::InvalidParams as i32;
            return Response::new_err(id, code, error.to_string());
        }
    };
    match answer(&mut cx, params) {
        Ok(result) => Response::new_ok(id, result),
        Err(RequestError(message)) => {
            Response::new_err(id, ErrorCode::RequestFailed as i32, message)
        }
    }
}
