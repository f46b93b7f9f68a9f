//! The option sets of a group. They may stand below the passes that use them, so they are read before everything else.

use proc_macro2::TokenStream;
use syn::{Field, ItemStruct};

use super::reader::Reader;
use super::scan::{Item, ItemKind, MAX_DEPTH, Piece, pieces};
use super::sets::Sets;
use super::structs;
use crate::vocabulary::group::OPTIONS;
use crate::vocabulary::node::Node;

pub(super) fn find(reader: &mut Reader<'_>, body: TokenStream, depth: usize) -> Sets {
    let mut sets = Sets::of_group();
    find_in(reader, &mut sets, body, depth);
    sets
}

fn find_in(reader: &mut Reader<'_>, sets: &mut Sets, tokens: TokenStream, depth: usize) {
    for piece in pieces(tokens) {
        match piece {
            Piece::Module(_, body) if depth + 1 < MAX_DEPTH => {
                find_in(reader, sets, body.stream(), depth + 1);
            }
            Piece::Item(item) if item.kind == ItemKind::Options => {
                sets.add(read_item(reader, item));
            }
            Piece::Item(_) | Piece::Module(..) | Piece::Other(_) => {}
        }
    }
}

fn read_item(reader: &mut Reader<'_>, item: Item) -> Option<(Node, Vec<Field>)> {
    if reader.is_too_deep(&item.tokens) || reader.is_too_deep(&item.args) {
        return None;
    }
    let mut parsed = reader.parse::<ItemStruct>(&item, "struct")?;
    let args = (item.args, item.span);
    let node = structs::read(reader, &OPTIONS, args, &mut parsed, &Sets::default())?;
    Some((node, structs::take_fields(&mut parsed)))
}
