//! Definitions as Rust items: structs with `#[pass(..)]`, enums with `#[pass_enum]`, and `pass_group!`, which lists them.

mod docs;
mod enums;
mod items;
mod nodes;
mod reader;
mod scan;
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
use crate::vocabulary::node::{Entry, Node};
use items::GroupNode;
pub use items::{GroupItem, ListedPass};
use reader::Reader;
use scan::Item;
pub use scan::ItemKind;
pub use span_map::SpanMap;

/// Reads the file that documentation names by `include_str!`, by its path from the folder of the text, or says why it cannot.
pub type ReadDocs<'r> = dyn FnMut(&str) -> Result<String, String> + 'r;

/// Reads a Rust source file and adds it to `sources`. Items without an attribute of Passwright are skipped. The first group is
/// named after the file, and holds all items that no `pass_group!` lists.
pub fn read(
    sources: &mut Sources,
    name: &str,
    text: &str,
    read_docs: &mut ReadDocs<'_>,
) -> (Draft, Vec<Diagnostic>) {
    let file = sources.add(name, text);
    let mut report = Report::default();
    let nodes = read_nodes(&mut report, (name, file), text, read_docs);
    (draft(&mut report, nodes), report.finish())
}

/// Returns the groups of a Rust source file as nodes, and ignores errors. Spans count from the start of the text.
pub fn nodes(name: &str, text: &str) -> Vec<Node> {
    let mut report = Report::default();
    let groups = read_nodes(&mut report, (name, 0), text, &mut |_| Ok(String::new()));
    groups.into_iter().map(|group| group.node).collect()
}

fn read_nodes(
    report: &mut Report,
    (name, file): (&str, u32),
    text: &str,
    read_docs: &mut ReadDocs<'_>,
) -> Vec<GroupNode> {
    let mut reader = Reader {
        span_map: SpanMap::Text(file),
        report,
        read_docs,
    };
    let file_name = name.rsplit(['/', '\\']).next().unwrap_or(name);
    let stem = file_name.strip_suffix(".rs").unwrap_or(file_name);
    let start = Span {
        file,
        ..Span::default()
    };
    match TokenStream::from_str(&without_shebang(text)) {
        Ok(tokens) => {
            let name = Spanned::new(upper_camel_case(stem), start);
            items::groups(&mut reader, tokens, name)
        }
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

/// Returns the draft of some groups. Rust sees one item at a time, so that rules may name what is declared elsewhere.
fn draft(report: &mut Report, groups: Vec<GroupNode>) -> Draft {
    let mut draft = Draft::default();
    for GroupNode { node, listed } in groups {
        NodeReader::new(report, Spelling::Attribute, &FILE).check_node(&node, &GROUP);
        draft.groups.extend(group(&node).map(|group| Group {
            open: true,
            listed,
            ..group
        }));
    }
    draft
}

/// An item that an attribute macro has read.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct ParsedItem {
    /// The definition, as a set of one group without a name, and the diagnostics.
    pub outcome: Outcome,
    /// The compiler's spans for those of diagnostics.
    pub spans: CompilerSpans,
    /// The item without the attributes of Passwright.
    pub item: TokenStream,
}

/// Reads and checks an item with an attribute of this kind: the arguments of the attribute, and the item.
///
/// ```
/// use passdefs::frontend::attr::{ItemKind, read_item};
/// use quote::quote;
/// let item = quote! { #[doc = " Folds constants"] struct Fold { #[option(default = 3)] rounds: u8 } };
/// let parsed = read_item(ItemKind::Pass, quote!("fold"), item, &mut |path| Err(format!("no {path}")));
/// assert_eq!(parsed.outcome.set.unwrap().all_passes().next().unwrap().argument, "fold");
/// assert_eq!(parsed.item.to_string(), quote! { #[doc = " Folds constants"] struct Fold { rounds: u8 } }.to_string());
/// ```
pub fn read_item(
    kind: ItemKind,
    args: TokenStream,
    item: TokenStream,
    read_docs: &mut ReadDocs<'_>,
) -> ParsedItem {
    let mut report = Report::default();
    let mut reader = Reader {
        span_map: SpanMap::Compiler(CompilerSpans::default()),
        report: &mut report,
        read_docs,
    };
    let name = reader.spanned(String::new(), proc_macro2::Span::call_site());
    let mut node = Node::of(GROUP.name, Entry::text(name));
    let (item_node, cleaned) = items::read_item(&mut reader, Item::new(kind, args, item));
    node.children.get_or_insert_default().extend(item_node);
    let (spans, sources) = reader.span_map.finish();
    let listed = None;
    let draft = draft(&mut report, vec![GroupNode { node, listed }]);
    ParsedItem {
        outcome: finish(sources, &draft, report.finish()),
        spans,
        item: cleaned,
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
