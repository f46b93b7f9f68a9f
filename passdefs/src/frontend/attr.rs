//! Definitions as Rust items with attributes: structs with `#[pass(..)]`, `#[pass_options]` or
//! `#[pass_pipeline(..)]`, enums with `#[pass_enum]`, and modules with `#[pass_group(..)]` around them.

mod docs;
mod enums;
mod items;
mod nodes;
mod reader;
#[doc(hidden)]
pub mod scan;
mod sets;
mod span_map;
mod structs;
mod syntax;
mod types;

use std::str::FromStr;

use proc_macro2::TokenStream;

pub use span_map::CompilerSpans;

use crate::catalogue;
use crate::diagnostic::Diagnostic;
use crate::draft::{Draft, Group, Spanned};
use crate::frontend::reader::Reader as NodeReader;
use crate::names::upper_camel_case;
use crate::outcome::{Outcome, finish};
use crate::report::Report;
use crate::source::{Sources, Span};
use crate::vocabulary::Spelling;
use crate::vocabulary::group::{FILE, GROUP, group};
use crate::vocabulary::node::Node;
use items::GroupNode;
use reader::Reader;
pub use scan::ItemKind;
pub use span_map::SpanMap;

/// Reads a Rust source file and adds it to `sources`. Items without an attribute of Passwright are skipped. Items outside of
/// groups go into an implicit group that is named after the file.
pub fn read(sources: &mut Sources, name: &str, text: &str) -> (Draft, Vec<Diagnostic>) {
    let file = sources.add(name, text);
    let mut report = Report::default();
    let nodes = read_nodes(&mut report, name, file, text);
    (draft(&mut report, &nodes), report.finish())
}

/// Returns the groups of a Rust source file as nodes, and ignores errors. Spans count from the start of the text.
pub fn nodes(name: &str, text: &str) -> Vec<Node> {
    let groups = read_nodes(&mut Report::default(), name, 0, text);
    groups.into_iter().map(|group| group.node).collect()
}

fn read_nodes(report: &mut Report, name: &str, file: u32, text: &str) -> Vec<GroupNode> {
    let mut reader = Reader {
        span_map: SpanMap::Text(file),
        report,
    };
    match TokenStream::from_str(&without_shebang(text)) {
        Ok(tokens) => read_tokens(&mut reader, name, file, tokens),
        Err(error) => {
            let span = reader.span_map.map(error.span());
            reader.report.error(
                catalogue::RUST_SYNTAX,
                span,
                "the text cannot be split into Rust tokens",
            );
            Vec::new()
        }
    }
}

fn draft(report: &mut Report, groups: &[GroupNode]) -> Draft {
    let mut draft = Draft::default();
    for GroupNode { node, is_open } in groups {
        NodeReader::new(report, Spelling::Attribute, &FILE).check_node(node, &GROUP);
        draft.groups.extend(group(node).map(|group| Group {
            open: *is_open,
            ..group
        }));
    }
    draft
}

/// An item that an attribute macro has read.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct ParsedItem {
    /// The definition, as a set of one group, and the diagnostics. The group of an item outside of groups has no name, and no
    /// registration function of its own.
    pub outcome: Outcome,
    /// The compiler's spans for those of diagnostics.
    pub spans: CompilerSpans,
    /// The item without the attributes of Passwright.
    pub item: TokenStream,
}

fn read_tokens(
    reader: &mut Reader<'_>,
    name: &str,
    file: u32,
    tokens: TokenStream,
) -> Vec<GroupNode> {
    let file_name = name.rsplit(['/', '\\']).next().unwrap_or(name);
    let stem = file_name.strip_suffix(".rs").unwrap_or(file_name);
    let start = Span {
        file,
        ..Span::default()
    };
    let implicit_group = items::implicit_group(Spanned::new(upper_camel_case(stem), start));
    let found = items::find(reader, tokens, implicit_group);
    let implicit_group = Some(found.group).filter(|group| !group.node.block().is_empty());
    let mut groups: Vec<_> = implicit_group.into_iter().chain(found.groups).collect();
    groups.sort_by_key(|group| group.node.name.span);
    groups
}

/// Reads and checks an item with an attribute of this kind: the arguments of the attribute, and the item. An option set or a
/// pipeline outside of a group is reported.
///
/// ```
/// use passdefs::frontend::attr::{ItemKind, read_item};
/// use quote::quote;
/// let item = quote! { #[doc = " Folds constants"] struct Fold { #[option(default = 3)] rounds: u8 } };
/// let parsed = read_item(ItemKind::Pass, quote!(name = "fold"), item);
/// assert_eq!(parsed.outcome.set.unwrap().all_passes().next().unwrap().argument, "fold");
/// assert_eq!(parsed.item.to_string(), quote! { #[doc = " Folds constants"] struct Fold { rounds: u8 } }.to_string());
/// ```
pub fn read_item(kind: ItemKind, args: TokenStream, item: TokenStream) -> ParsedItem {
    let mut report = Report::default();
    let mut reader = Reader {
        span_map: SpanMap::Compiler(CompilerSpans::default()),
        report: &mut report,
    };
    let implicit_group =
        items::implicit_group(reader.spanned(String::new(), proc_macro2::Span::call_site()));
    let found = items::find_one(&mut reader, kind, args, item, implicit_group);
    let (spans, sources) = reader.span_map.finish();
    let groups = match kind {
        ItemKind::Group => found.groups,
        ItemKind::Pass | ItemKind::Enum | ItemKind::Options | ItemKind::Pipeline => {
            vec![found.group]
        }
    };
    let draft = draft(&mut report, &groups);
    ParsedItem {
        outcome: finish(sources, &draft, report.finish()),
        spans,
        item: found.cleaned,
    }
}

/// Replaces a shebang line by spaces.
pub fn without_shebang(text: &str) -> std::borrow::Cow<'_, str> {
    let is_shebang =
        text.starts_with("#!") && !text.trim_start_matches("#!").trim_start().starts_with('[');
    if !is_shebang {
        return text.into();
    }
    let length = text.find('\n').unwrap_or(text.len());
    let rest = text.get(length..).unwrap_or("");
    format!("{}{rest}", " ".repeat(length)).into()
}
