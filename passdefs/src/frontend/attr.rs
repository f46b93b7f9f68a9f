//! Definitions as Rust items with attributes: structs with `#[pass(..)]`, `#[pass_options]` or
//! `#[pass_pipeline(..)]`, enums with `#[pass_enum]`, and modules with `#[pass_group(..)]` around them.

mod docs;
mod enums;
mod items;
mod nodes;
mod places;
mod reader;
#[doc(hidden)]
pub mod scan;
mod set_items;
mod sets;
mod structs;
mod syntax;
mod types;

use std::str::FromStr;

use proc_macro2::TokenStream;

pub use places::Spans;

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
pub use places::Places;
use reader::Reader;
pub use scan::ItemKind;

/// Reads one Rust text and adds it to `sources`. Items without an attribute of Passwright are skipped. Items
/// outside of groups form one that is named after the file.
pub fn read(sources: &mut Sources, name: &str, text: &str) -> (Draft, Vec<Diagnostic>) {
    let file = sources.add(name, text);
    let mut report = Report::default();
    let nodes = read_nodes(&mut report, name, file, text);
    (draft(&mut report, &nodes), report.finish())
}

/// Parses the nodes of a Rust text, ignoring errors.
pub fn nodes(name: &str, text: &str) -> Vec<Node> {
    let groups = read_nodes(&mut Report::default(), name, 0, text);
    groups.into_iter().map(|group| group.node).collect()
}

fn read_nodes(report: &mut Report, name: &str, file: u32, text: &str) -> Vec<GroupNode> {
    let mut reader = Reader {
        places: Places::Text(file),
        report,
    };
    match TokenStream::from_str(&without_shebang(text)) {
        Ok(tokens) => read_tokens(&mut reader, name, file, tokens),
        Err(error) => {
            let span = reader.places.of(error.span());
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

/// Facts about an item that an attribute macro needs.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Expansion {
    /// The definition, as a set of one group, and everything that was found. The group of an item outside of groups has no name, and
    /// no registration function of its own.
    pub outcome: Outcome,
    /// Turns places in diagnostics into spans of the compiler.
    pub spans: Spans,
    /// The item without the attributes of Passwright.
    pub item: TokenStream,
}

fn read_tokens(
    reader: &mut Reader<'_>,
    name: &str,
    file: u32,
    tokens: TokenStream,
) -> Vec<GroupNode> {
    let stem = name
        .rsplit(['/', '\\'])
        .next()
        .unwrap_or(name)
        .trim_end_matches(".rs");
    let start = Span {
        file,
        start: 0,
        end: 0,
    };
    let ungrouped = items::ungrouped(Spanned::new(upper_camel_case(stem), start));
    let found = items::find(reader, tokens, ungrouped);
    let ungrouped = Some(found.group).filter(|group| !group.node.block().is_empty());
    let mut groups: Vec<_> = ungrouped.into_iter().chain(found.groups).collect();
    groups.sort_by_key(|group| group.node.name.span);
    groups
}

/// Reads and checks an item with an attribute of this kind: the arguments of the attribute, and the item. An option set or a
/// pipeline outside of a group is reported.
///
/// ```
/// use passdefs::frontend::attr::{ItemKind, expand};
/// use quote::quote;
/// let item = quote! { #[doc = " Folds constants"] struct Fold { #[option(default = 3)] rounds: u8 } };
/// let expansion = expand(ItemKind::Pass, quote!(name = "fold"), item);
/// assert_eq!(expansion.outcome.set.unwrap().all_passes().next().unwrap().argument, "fold");
/// assert_eq!(expansion.item.to_string(), quote! { #[doc = " Folds constants"] struct Fold { rounds: u8 } }.to_string());
/// ```
pub fn expand(kind: ItemKind, args: TokenStream, item: TokenStream) -> Expansion {
    let mut report = Report::default();
    let mut reader = Reader {
        places: Places::Table(Spans::default()),
        report: &mut report,
    };
    let ungrouped = items::ungrouped(reader.spanned(String::new(), proc_macro2::Span::call_site()));
    let found = items::find_one(&mut reader, kind, args, item, ungrouped);
    let (spans, sources) = reader.places.finish();
    let groups = match kind {
        ItemKind::Group => found.groups,
        ItemKind::Pass | ItemKind::Enum | ItemKind::Options | ItemKind::Pipeline => {
            vec![found.group]
        }
    };
    let draft = draft(&mut report, &groups);
    Expansion {
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
