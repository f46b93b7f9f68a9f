//! Structs that are named sets of options, and the passes that take them in.

use std::collections::VecDeque;

use proc_macro2::TokenStream;
use syn::{Field, Ident, ItemStruct};

use super::reader::Reader;
use super::scan::{Item, ItemKind, MAX_DEPTH, Piece, pieces};
use super::structs;
use crate::catalogue;
use crate::draft::Spanned;
use crate::vocabulary::group::OPTIONS;
use crate::vocabulary::node::Node;

/// The option sets of a group.
#[derive(Default)]
pub(super) struct Sets {
    /// `true` inside of a group; elsewhere there are no sets.
    in_group: bool,
    /// The fields by set, without our attributes.
    fields: Vec<(String, Vec<Field>)>,
    /// The nodes in source order; `None` for an item that could not be read.
    nodes: VecDeque<Option<Node>>,
}

impl Sets {
    /// Reads the option sets of a group. They may stand below the passes that use them, so they are read before everything else.
    pub(super) fn of_group(reader: &mut Reader<'_>, body: TokenStream, depth: usize) -> Self {
        let mut sets = Sets {
            in_group: true,
            ..Sets::default()
        };
        sets.find_in(reader, body, depth);
        sets
    }

    fn find_in(&mut self, reader: &mut Reader<'_>, tokens: TokenStream, depth: usize) {
        for piece in pieces(tokens) {
            match piece {
                Piece::Module(_, body) if depth + 1 < MAX_DEPTH => {
                    self.find_in(reader, body.stream(), depth + 1);
                }
                Piece::Item(item) if item.kind == ItemKind::Options => self.add(reader, item),
                Piece::Item(_) | Piece::Module(..) | Piece::Other(_) => {}
            }
        }
    }

    /// Adds the next set, which may not be readable.
    fn add(&mut self, reader: &mut Reader<'_>, item: Item) {
        let (node, fields) = read_set(reader, item).unzip();
        let name = node.as_ref().and_then(|node| node.text(0));
        self.fields.extend(name.map(|name| name.value).zip(fields));
        self.nodes.push_back(node);
    }

    pub(super) fn next_node(&mut self) -> Option<Node> {
        self.nodes.pop_front().flatten()
    }

    pub(super) fn in_group(&self) -> bool {
        self.in_group
    }

    /// Creates the empty list of fields of a struct that uses sets.
    pub(super) fn flattened(&self, item: &ItemStruct) -> Flattened<'_> {
        let field_names = item.fields.iter().filter_map(|field| field.ident.clone());
        Flattened {
            sets: self,
            own: field_names.collect(),
            fields: Vec::new(),
        }
    }
}

fn read_set(reader: &mut Reader<'_>, item: Item) -> Option<(Node, Vec<Field>)> {
    if reader.is_too_deep(&item.tokens) || reader.is_too_deep(&item.args) {
        return None;
    }
    let mut parsed = reader.parse::<ItemStruct>(&item, "struct")?;
    let args = (item.args, item.span);
    let node = structs::read(reader, &OPTIONS, args, &mut parsed, &Sets::default())?;
    Some((node, structs::take_fields(&mut parsed)))
}

/// The fields of a struct, with those of the sets that it uses in place.
pub(super) struct Flattened<'s> {
    sets: &'s Sets,
    own: Vec<Ident>,
    fields: Vec<Field>,
}

impl Flattened<'_> {
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
                reader.error(catalogue::WRONG_ITEM, name.span, message);
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

    pub(super) fn into_fields(self) -> Vec<Field> {
        self.fields
    }
}
