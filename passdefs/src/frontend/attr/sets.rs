//! Structs that are named sets of options, and the passes that take them in.

use std::collections::VecDeque;

use proc_macro2::TokenStream;
use syn::{Field, Ident, ItemStruct};

use super::items::MAX_DEPTH;
use super::scan::{Item, Kind, Piece, pieces};
use super::{Reader, structs};
use crate::catalogue;
use crate::draft::Spanned;
use crate::vocabulary::group::OPTIONS;
use crate::vocabulary::node::Node;

/// The sets that passes can take in.
#[derive(Default)]
pub(super) struct Sets {
    /// `true` if there is a group around, where alone sets are known.
    in_group: bool,
    /// The fields of each, without the attributes that are ours.
    fields: Vec<(String, Vec<Field>)>,
    /// Their nodes in the order of their items; nothing for an item that could not be read.
    nodes: VecDeque<Option<Node>>,
}

impl Sets {
    /// The sets that stand in the body of a group. They may stand below the passes that use them, so they are read before
    /// everything else.
    pub(super) fn find(reader: &mut Reader<'_>, body: TokenStream, depth: usize) -> Self {
        let mut sets = Sets {
            in_group: true,
            ..Sets::default()
        };
        sets.find_in(reader, body, depth);
        sets
    }

    /// The node of the next item that is a set.
    pub(super) fn next_node(&mut self) -> Option<Node> {
        self.nodes.pop_front().flatten()
    }

    /// `true` if there is a group around.
    pub(super) fn in_group(&self) -> bool {
        self.in_group
    }

    fn find_in(&mut self, reader: &mut Reader<'_>, tokens: TokenStream, depth: usize) {
        for piece in pieces(tokens) {
            match piece {
                Piece::Module(_, body) if depth + 1 < MAX_DEPTH => {
                    self.find_in(reader, body.stream(), depth + 1);
                }
                Piece::Item(item) if item.kind == Kind::Options => {
                    let (node, fields) = read_item(reader, item).unzip();
                    let name = node.as_ref().and_then(|node| node.text(0));
                    self.fields.extend(name.map(|name| name.value).zip(fields));
                    self.nodes.push_back(node);
                }
                Piece::Item(_) | Piece::Module(..) | Piece::Other(_) => {}
            }
        }
    }

    /// The fields of a struct that takes in sets; none yet.
    pub(super) fn flattened(&self, item: &ItemStruct) -> Flattened<'_> {
        let own = item.fields.iter().filter_map(|field| field.ident.clone());
        Flattened {
            sets: self,
            own: own.collect(),
            fields: Vec::new(),
        }
    }
}

/// The fields of a struct, those of sets in place.
pub(super) struct Flattened<'s> {
    sets: &'s Sets,
    /// Names that the struct's own fields have.
    own: Vec<Ident>,
    fields: Vec<Field>,
}

impl Flattened<'_> {
    /// Adds a field of the struct's own.
    pub(super) fn push(&mut self, field: Field) {
        self.fields.push(field);
    }

    /// Adds the fields of sets. What would be there twice is left out: that it is has to be said
    /// once, and the compiler would say it again.
    pub(super) fn take_in(
        &mut self,
        reader: &mut Reader<'_>,
        names: impl Iterator<Item = Spanned<String>>,
    ) {
        for name in names {
            if !self.sets.in_group {
                let message = "option sets are known in a module with `#[pass_group]` only";
                reader
                    .report
                    .error(catalogue::WRONG_ITEM, name.span, message);
                continue;
            }
            let known = self.sets.fields.iter().find(|(set, _)| *set == name.value);
            let fields = known.map_or(&[][..], |(_, fields)| fields);
            for field in fields {
                let taken = self.fields.iter().filter_map(|field| field.ident.as_ref());
                if !self
                    .own
                    .iter()
                    .chain(taken)
                    .any(|ident| field.ident.as_ref() == Some(ident))
                {
                    self.fields.push(field.clone());
                }
            }
        }
    }

    /// All of them.
    pub(super) fn into_fields(self) -> Vec<Field> {
        self.fields
    }
}

/// A struct with `#[pass_options(..)]`, and its fields.
fn read_item(reader: &mut Reader<'_>, item: Item) -> Option<(Node, Vec<Field>)> {
    if reader.is_too_deep(&item.tokens) || reader.is_too_deep(&item.args) {
        return None;
    }
    let mut parsed = reader.parse::<ItemStruct>(&item, "struct")?;
    let args = (item.args, item.span);
    let node = structs::read(reader, &OPTIONS, args, &mut parsed, &Sets::default())?;
    Some((node, structs::take_fields(&mut parsed)))
}
